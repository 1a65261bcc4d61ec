import type { Industry } from "./industry.ts";

export const jewelry: Industry = {
  id: "jewelry",
  name: "Jewelry",
  plural: "Jewelers",
  synonyms: [
    "jeweler",
    "jewelers",
    "jewellery",
    "jeweller",
    "jewellers",
    "jewelry store",
    "jewellery shop",
    "jewelry shop",
    "goldsmith",
    "silversmith",
    "watchmaker",
    "watch repair",
    "engagement rings",
    "wedding rings",
    "wedding bands",
    "custom jewelry",
    "handmade jewelry",
    "jewelry designer",
    "jewellery designer",
    "diamonds",
    "gemstones",
    "pearls",
    "necklaces",
    "earrings",
    "engraver",
  ],
  vocabulary: [
    "ring",
    "rings",
    "diamond",
    "emerald",
    "sapphire",
    "ruby",
    "opal",
    "pearl",
    "gem",
    "gems",
    "gemstone",
    "carat",
    "karat",
    "gold",
    "silver",
    "platinum",
    "rose gold",
    "hallmark",
    "solitaire",
    "setting",
    "prong",
    "bezel",
    "bracelet",
    "bangle",
    "necklace",
    "pendant",
    "brooch",
    "cufflinks",
    "signet",
    "engraving",
    "ring size",
    "resize",
    "restringing",
    "appraisal",
    "heirloom ring",
    "proposal",
    "anniversary gift",
    "lab-grown",
    "clasp",
    "locket",
    "charm",
    "watch battery",
    "goldsmith’s bench",
  ],
  locale: "en-US",
  customers: "clients",
  openings: {
    ledger: {
      name: "Calloway & Stein",
      kicker: "Goldsmiths and jewelers since 1971",
      headline: "Set by hand, signed inside.",
      opening:
        "Rings, repairs and remounted heirlooms from a bench you can watch through the glass. Each piece carries our mark, its weight and the initials of the person who made it.",
      action: "Arrange a viewing",
      secondAction: "From the bench",
    },
    studio: {
      name: "Oro Quiet",
      kicker: "Plain gold, well considered",
      headline: "A ring is mostly the finger.",
      opening:
        "We make thin bands, low settings and chains that do not announce themselves. Recycled gold, stones with a known field, and edges that have been sanded until they disappear.",
      action: "Visit the bench",
      secondAction: "Look at pieces",
    },
    counter: {
      name: "The Ring Tree",
      kicker: "Repairs, pearls and popping questions",
      headline: "Dropped it down the sink? Bring the sink.",
      opening:
        "Clasps, batteries, bent rings, gran’s brooch that nobody dares to wear. We fix most things while you wait, and for the big question we’ve got a back room and tissues.",
      action: "Bring it in",
      secondAction: "What it costs",
    },
    signal: {
      name: "Facet Eleven",
      kicker: "Custom rings, transparent prices",
      headline: "See the metal, the stone and the margin.",
      opening:
        "Choose a stone by certificate, a band by millimeter and a date. The price splits into gold, gem and hours on your screen. Cast, set and posted in 21 days.",
      action: "Build a ring",
      secondAction: "Price per part",
    },
    almanac: {
      name: "Locket & Loam",
      kicker: "Old stones, new settings, their stories",
      headline: "Things that were worn by people who laughed",
      opening:
        "A stone has no age, or none that concerns us; what ages is the claw that holds it and the reason it was given. We take old jewelry apart, write down what we are told, and return it in a form that somebody will wear to the market.",
      action: "Bring an heirloom",
      secondAction: "Read the provenance",
    },
    marquee: {
      name: "Midnight Karat",
      kicker: "Engagement rings by appointment",
      headline: "She has already guessed. Be quick.",
      opening:
        "One evening, one tray, one lamp. You choose the stone loose and see it set before the month is out. We can keep a secret, even from your mother.",
      action: "Come after dark",
      secondAction: "Loose stones",
    },
  },
  copies: [
    {
      aboutTitle: "Four benches behind a pane of glass",
      about: [
        "The workshop has stood in the same room since 1971, with four benches of beech and a north light. Visitors see the goldsmiths at work and are asked only not to speak to anyone holding a flame.",
        "We cast and forge in 14 and 18 karat gold and in platinum, all of it recycled and assayed. Diamonds above a third of a carat come with a certificate; for every colored stone we name the country and, where it is known, the mine.",
        "Whatever leaves here is cleaned and checked once a year without charge, for as long as somebody wears it. About six hundred pieces come back each spring, and we know most of them by sight.",
      ],
      servicesTitle: "From the bench",
      servicesText:
        "Prices for making include design, one wax model and the first resizing. Stones are quoted apart, with the certificate on the table.",
      reasons: [
        {
          title: "The price in three parts",
          text: "Metal by weight and the day’s rate, stone by certificate, and our hours. You see all three.",
        },
        {
          title: "Made in this room",
          text: "Nothing is sent out but engraving on glass. Your ring is handled by two people, and both sign the card.",
        },
        {
          title: "One resizing free",
          text: "Fingers change. The first adjustment within five years is ours.",
        },
        {
          title: "Cleaned every spring",
          text: "Claws checked, stones steamed, metal polished. While you wait, for good.",
        },
      ],
      processTitle: "How a ring is made here",
      process: [
        {
          title: "Talk and measure",
          text: "Forty-five minutes, loose stones on a tray, three finger sizes taken at different hours.",
        },
        {
          title: "Drawing and wax",
          text: "A drawing in four days, a wax model to wear in ten. Changes are free until the cast.",
        },
        {
          title: "Cast and set",
          text: "Two to three weeks at one bench. You may come and watch the setting.",
        },
        { title: "Handing over", text: "Card with weights and initials, box, valuation for the insurer." },
      ],
      closingTitle: "Bring the stone, or only the idea.",
      closingText:
        "A goldsmith sees you by appointment on any day but Monday. Drawings and advice are free until you say yes.",
    },
    {
      aboutTitle: "Small things, looked at for a long time",
      about: [
        "A goldsmith’s day is spent within the length of a forearm. It makes one patient, and rather particular about edges. We have been known to refuse a ring that was beautiful and would have caught on gloves.",
        "People bring us stones in matchboxes. They were a grandmother’s, or came out of a ring from a marriage that is over, and nobody knows what to do with them. We put them on gray paper by the window and wait for the person to start talking. The design is usually in the second sentence.",
        "Gold can be melted any number of times. There is no such thing as an old atom of it. We find that consoling, and so do most of those who see it done.",
      ],
      servicesTitle: "What may become of things",
      servicesText:
        "Make, remake, mend, restring, leave alone. We recommend the last more often than one might suppose.",
      reasons: [
        {
          title: "Your gold, melted before you",
          text: "If a ring is to become another, you may hold the torch for the first minute.",
        },
        {
          title: "Made to be forgotten",
          text: "A ring you notice by noon is too high. We lower it until you forget to take it off.",
        },
        {
          title: "The story on a card",
          text: "We write down whose it was and fold it into the box. In sixty years somebody will be glad.",
        },
      ],
      processTitle: "From matchbox to hand",
      process: [
        { title: "The tray", text: "Everything you have, on gray paper. Also the broken clasp." },
        {
          title: "A pencil",
          text: "Three small drawings while you are here. Take them home and leave them in the kitchen.",
        },
        { title: "Wax", text: "You wear a green model for a day. It tells more than any drawing." },
        { title: "Fire", text: "Three weeks. You are invited on the afternoon it is poured." },
      ],
      closingTitle: "There is something in your drawer",
      closingText:
        "Nearly everyone has it, wrapped in tissue. Bring it as it is; you need not know yet what it should be.",
    },
    {
      aboutTitle: "Come in, we don’t bite, and we don’t whisper",
      about: [
        "Some jewelers make you feel underdressed. Our door sticks, the radio’s on and there’s a dog named Carat under bench two. Wear your gardening trousers. Half of our customers do.",
        "We’ve been on the bench since 1971, mending what people sit on, slam in doors and lose in the compost. If it’s worth fixing we’ll fix it. If it isn’t we’ll say so and show you why, under the big magnifier.",
        "And when it’s the big one, we’ll take you in the back, pour you something and get out the tray. Nobody’s ever been rushed. One lad took three years. They’re very happy.",
      ],
      servicesTitle: "What’s it done, then?",
      servicesText:
        "Snapped, shrunk, stopped, gone dull? Or still only a twinkle? Most mending is done while you’re at the bakery.",
      reasons: [
        {
          title: "Fixed while you wait",
          text: "Batteries, clasps, jump rings, earring hooks. Ten minutes and a chat.",
        },
        { title: "We’ll tell you if it’s glass", text: "Gently. It can still be your favorite." },
        { title: "Pay in bits", text: "Six months, no interest, no forms with small print." },
        { title: "We can keep a secret", text: "If your other half comes in, we’ve never seen you before." },
      ],
      processTitle: "Popping the question?",
      process: [
        { title: "Steal a ring", text: "One of theirs, for an hour. We’ll size it and you can put it back." },
        { title: "See the tray", text: "Loose stones, proper light, no pressure. Biscuits." },
        {
          title: "We make it",
          text: "Three weeks. You’ll get a text that looks like it’s from the dentist.",
        },
        {
          title: "Ask",
          text: "If it’s a yes we’ll size it free. If it’s a no we’ll take it back. It’s been a no twice.",
        },
      ],
      closingTitle: "Bring us the drawer of broken bits.",
      closingText:
        "Tip it out on the counter and we’ll sort it: fix, melt, keep, laugh. It costs nothing to look.",
    },
  ],
  services: [
    {
      name: "Rings made for you",
      text: "Drawn with you, tried in wax, cast and set here in 14 or 18 karat gold or platinum. One resizing included.",
      price: "from $1,150",
      unit: "4 weeks, without stone",
    },
    {
      name: "Wedding bands",
      text: "Pairs from one piece of gold, in any width, plain, hammered or engraved inside with your own handwriting.",
      price: "from $480",
      unit: "each, 3 weeks",
    },
    {
      name: "Remounting",
      text: "Your stones in a new setting, your gold melted into it where it can be. You may watch.",
      price: "from $690",
      unit: "3 to 5 weeks",
    },
    {
      name: "Repairs",
      text: "Clasps, claws, broken shanks, bent pins. Looked at under the magnifier with you, priced before we begin.",
      price: "from $25",
      unit: "most within 5 days",
    },
    {
      name: "Resizing",
      text: "Up or down, with matched gold and the seam polished away.",
      price: "from $65",
      unit: "3 days",
    },
    {
      name: "Pearls restrung",
      text: "On silk with a knot between each, new clasp if needed. Worn pearls are turned or replaced.",
      price: "$4",
      unit: "per inch",
    },
    {
      name: "Watches",
      text: "Batteries and straps at once; mechanical movements taken apart, cleaned and timed for a week.",
      price: "from $18",
      unit: "service from $240",
    },
    {
      name: "Engraving",
      text: "By hand, with a burin: initials, dates, a line in your grandmother’s writing.",
      price: "from $45",
      unit: "1 week",
    },
    {
      name: "Valuations",
      text: "For insurance, estates or plain curiosity. Weights, measurements, photographs, a figure we sign.",
      price: "$85",
      unit: "per piece",
    },
    {
      name: "Make your own bands",
      text: "A Saturday at the bench for two, with a goldsmith beside you. You go home with rings that fit.",
      price: "$640",
      unit: "per couple, gold extra",
    },
  ],
  priceList: [
    {
      title: "Made here",
      note: "Without stones; at today’s gold price",
      entries: [
        { name: "Plain band, 14 karat, 2 mm", price: "$480" },
        { name: "Plain band, 18 karat, 4 mm", price: "$1,180" },
        { name: "Solitaire setting, 14 karat", price: "$1,150" },
        { name: "Solitaire setting, platinum", price: "$1,680" },
        { name: "Pendant, 14 karat", price: "from $390" },
      ],
    },
    {
      title: "Stones",
      note: "Shown loose, with papers",
      entries: [
        { name: "Sapphire, Montana, 0.8 ct", price: "from $720" },
        { name: "Diamond, grown, 1 ct", price: "from $950" },
        { name: "Diamond, mined, 0.5 ct", price: "from $1,600" },
        { name: "Opal, Coober Pedy", price: "from $260" },
        { name: "Your own", text: "Checked and cleaned", price: "free" },
      ],
    },
    {
      title: "Mending",
      entries: [
        { name: "Watch battery", text: "While you wait", price: "$18" },
        { name: "Clasp or jump ring", price: "$25" },
        { name: "Claw rebuilt, each", price: "$35" },
        { name: "Ring resized", text: "First time on our own rings free", price: "from $65" },
        { name: "Pearls restrung, 18 inches", price: "$72" },
        { name: "Cleaning and check", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "Loose stone",
      text: "You ask with the stone, and choose the ring together.",
      price: "$1,150",
      unit: "setting, in 14 karat",
      includes: [
        "Stone in a small box for the question",
        "Two design talks",
        "Wax model to wear",
        "Resizing within five years",
      ],
    },
    {
      name: "Complete",
      text: "You ask with the ring.",
      price: "$1,450",
      unit: "with design and setting",
      includes: [
        "Size found out discreetly",
        "Drawing and wax",
        "Delivery on the day you name",
        "Resizing and one change of mind",
      ],
      isRecommended: true,
    },
    {
      name: "Pair",
      text: "Two bands from one piece of gold.",
      price: "$1,080",
      unit: "for both, 14 karat",
      includes: [
        "Widths tried on for a day",
        "Handwriting engraved inside",
        "Cast in one pouring",
        "Polished each spring",
      ],
    },
  ],
  people: [
    {
      name: "Leonora Stein-Abadi",
      face: 36,
      role: "Master goldsmith",
      text: "Fifty-two years at bench one. Has made rings for three generations of one family and refused a fourth his first idea.",
    },
    {
      name: "Matteo Calder",
      face: 9,
      role: "Goldsmith, settings",
      text: "Sets stones so that the light finds them from the side. Plays the cello, for the same fingers.",
    },
    {
      name: "Adaora Obia",
      face: 14,
      role: "Designer and wax carver",
      text: "Draws upside down so that you see it the right way round.",
    },
    {
      name: "Silas Hartnett",
      face: 27,
      role: "Watchmaker",
      text: "Talks to movements. Says that most of them only want to be left in peace with clean oil.",
    },
    {
      name: "Mei Castellanos",
      face: 22,
      role: "Gemologist",
      text: "Can tell where a sapphire grew by what went wrong inside it.",
    },
    {
      name: "Jonas Whitley",
      face: 23,
      role: "Engraver",
      text: "Copies any handwriting in gold. Has promised never to sign a check.",
    },
    {
      name: "Rosalia Benton",
      face: 8,
      role: "Front of house",
      text: "Knows who is engaged before they do. Says nothing.",
    },
    {
      name: "Tobias Reinholt",
      face: 13,
      role: "Apprentice, third year",
      text: "Files, sweeps, melts the sweepings. Last spring they came to eleven grams.",
    },
  ],
  questions: [
    {
      question: "How much should an engagement ring cost?",
      answer:
        "What you can pay without thinking of it each month. Our settings begin at $1,150 and half of the stones people choose are under $1,000. The rule about salaries was invented by an advertisement. We have made a fine ring round a garnet from a riverbed.",
    },
    {
      question: "How do I find out the size in secret?",
      answer:
        "Borrow a ring worn on the same finger, for an hour, or press it into soap and bring us the soap. Failing both, we set it one size large and adjust it free of charge afterwards. Nobody has complained about that part.",
    },
    {
      question: "Where do your stones come from?",
      answer:
        "Sapphires from Montana and Sri Lanka, opals from Coober Pedy, diamonds with a certificate and a country, or grown in a laboratory and sold as such. If we do not know, we say so, and old stones mostly have no papers at all.",
    },
    {
      question: "Can you use my grandmother’s gold?",
      answer:
        "Often, and you may watch. We test it first, because solder and old repairs can make it brittle. If it will not do alone we blend it with new gold of the same color and tell you how much.",
    },
    {
      question: "How long does a ring take?",
      answer:
        "Four weeks for one made for you, three for bands. In a hurry we have done it in nine days. Repairs mostly take five days; clasps and batteries ten minutes.",
    },
    {
      question: "What is the difference between 14 and 18 karat?",
      answer:
        "Out of 24 parts, 14 or 18 are gold. More gold is warmer in color and softer; less is paler, harder and cheaper. For a ring worn while gardening we advise 14, for earrings 18. Both last longer than we shall.",
    },
    {
      question: "Are grown diamonds real?",
      answer:
        "They are diamond, atom for atom, and cost a third or less. They will not keep their price, while a mined one keeps part of it. We sell both and mark them clearly; under the loupe Mei can tell, you cannot.",
    },
    {
      question: "May I bring jewelry bought elsewhere?",
      answer:
        "Please do. We look at it under the magnifier with you, free, and say what it needs. Glued stones and hollow chains we may decline, and will show you why.",
    },
    {
      question: "Can we make our own rings?",
      answer:
        "Yes, one couple a Saturday. You saw, solder, file and polish for six hours, with Matteo at your elbow. It costs $640 and the gold. All hundred and forty pairs so far have fitted, some after a little help.",
    },
    {
      question: "What if the answer is no?",
      answer:
        "Then we take it back within sixty days and keep only the cost of the resizing, if there was one. It has happened twice. One of them came back with another question a year later, and that was a yes.",
    },
  ],
  testimonials: [
    {
      quote:
        "She told me that the stone was glass and then set it as if it weren’t. My mother wore it every day for sixty years. I shall, too.",
      name: "Frances Delacourt",
      context: "a brooch, remounted",
    },
    {
      quote: "The text said “your crown is ready for collection.” My girlfriend asked which tooth.",
      name: "Devon Marsh",
      context: "engaged in June",
    },
    {
      quote: "We sawed and swore for six hours. His is a bit thicker on one side. It’s where I slipped.",
      name: "Carmen & Luke",
      context: "made their own bands",
    },
    {
      quote:
        "My grandfather’s watch has run four seconds fast for a year. Silas apologized for the four seconds.",
      name: "Edmund Opara",
      context: "watch service",
    },
    {
      quote: "I brought in a matchbox with five sad little stones. They are in a row now, like a sentence.",
      name: "Lorna Eddings",
      context: "a remounted ring",
    },
    {
      quote: "The bill had three lines: gold, stone, hours. I’ve never understood a price so well.",
      name: "Anders Quist",
      context: "wedding bands",
    },
    {
      quote: "They talked me out of the larger one.",
      name: "Simone Farrow",
      context: "solitaire, half a carat",
    },
    {
      quote: "Dropped it in the garbage disposal. You would never know. Well, I would.",
      name: "Trudy Vance",
      context: "repair, nine days",
    },
    {
      quote: "He engraved my father’s handwriting from a grocery list. It says “don’t forget.”",
      name: "Joelle Haddon",
      context: "inside a band",
    },
    {
      quote: "I am seventy-four and had my ears pierced for the first time. Rosalia held my hand.",
      name: "Winifred Osei",
      context: "pearl earrings",
    },
  ],
  hours: [
    { day: "Monday", note: "Melting and mending, no visitors" },
    { day: "Tuesday", open: "10:00", close: "18:00" },
    { day: "Wednesday", open: "10:00", close: "18:00" },
    { day: "Thursday", open: "10:00", close: "20:00", note: "Viewings after dark" },
    { day: "Friday", open: "10:00", close: "18:00" },
    { day: "Saturday", open: "10:00", close: "17:00" },
    { day: "Sunday" },
  ],
  hoursNote:
    "Small repairs are done while you wait until an hour before closing. For rings, please make an appointment; the tray deserves it.",
  statistics: [
    { figure: "1971", label: "the same room, four benches" },
    { figure: "3 lines", label: "on every bill: gold, gem, hours" },
    { figure: "600", label: "pieces cleaned each spring" },
    { figure: "2", label: "times it was a no" },
  ],
  gallery: [
    {
      caption: "Half a carat, low, for a gardener",
      label: "A gold ring with a cut stone",
      fits: "rings ring made solitaire engagement resizing setting diamond complete",
    },
    {
      caption: "In the box until Saturday",
      label: "A ring in an open box",
      fits: "box question proposal engagement complete delivery loose stone secret",
    },
    {
      caption: "From her mother’s brooch",
      label: "A pendant with a stone on a velvet bust",
      fits: "remounting pendant necklace heirloom grandmother brooch old stones",
    },
    {
      caption: "On silk, a knot between each",
      label: "A string of pearls",
      fits: "pearls restrung silk pearl necklace inch",
    },
    {
      caption: "Four seconds fast, with apologies",
      label: "A wristwatch with a leather strap",
      fits: "watches watch battery movement clock service strap",
    },
    {
      caption: "For ears pierced at seventy-four",
      label: "A pair of drop earrings",
      fits: "earrings hooks valuations gift engraving piece",
    },
    {
      caption: "One pouring, two people",
      label: "Two plain bands, one leaning on the other",
      fits: "wedding bands pair make own couple engraving handwriting inside",
    },
    {
      caption: "Loose, on gray paper, by the window",
      label: "Three cut stones and a pair of pliers",
      fits: "stones loose gem sapphire tray repairs claws bench prong mending",
    },
  ],
  posts: [
    {
      title: "How to look at a diamond without a lecture",
      summary: "Three minutes, daylight and a white card.",
      date: "2026-11-02",
      body: [
        "Forget the letters for a moment. Lay the stone face down on a white card by a window and look for color at the side. If you see none, nobody will when it is set.",
        "Turn it over and move it. What you want is a flicker of black and white that stays lively to the edge. Stones cut too deep go dark in the middle, as a well does; stones cut too flat have a gray eye.",
        "Flaws matter if you find them without being told where to look. Most you will not. We would rather you spent the difference on a better cut, which is the only thing in a stone that a person made.",
        "Then put it on your hand and go to the other window. If you forget to listen to us, it is the one.",
      ],
    },
    {
      title: "What to do with a box of inherited jewelry",
      summary: "Sort by feeling first and by value second.",
      date: "2026-06-11",
      body: [
        "Make four heaps. Things you would wear. Things you remember on somebody. Things you neither like nor remember. Things that frighten you because they may be valuable.",
        "Have the fourth heap looked at, for $85 a piece or for nothing if you only want to know which are worth the $85. It is generally smaller than people think, and now and then it is the ugly one.",
        "The third heap may be melted. A dozen broken chains came to nineteen grams last year and turned into two bands. The first you should wear, this week, to the shops.",
        "Keep one piece from the second heap exactly as it is, with the bent pin. Write on a card who wore it and where, while there is somebody to ask.",
      ],
    },
    {
      title: "Ring, soap, sunscreen",
      summary: "Small habits that keep gold bright and claws shut.",
      date: "2026-02-10",
      body: [
        "Stones go dull from behind, where cream and soap collect. Once a week: warm water, a drop of dish soap, a baby’s toothbrush, ten minutes. Put the plug in first. We cannot say this often enough.",
        "Chlorine makes gold brittle at the solder, so take rings off for the pool. Emeralds, opals and pearls dislike hot water and scent; they go on last and come off first.",
        "Listen to your ring. Hold it at your ear and tap it. If it rattles, a claw has opened, and it should travel here in an envelope and not on a finger.",
      ],
    },
  ],
  events: [
    {
      title: "The melting",
      text: "Bring broken gold and watch it become a bar. Weighed before, weighed after, and yours.",
      date: "2027-01-16",
      time: "11:00",
      place: "The workshop",
      price: "free",
    },
    {
      title: "Loose stones, late",
      text: "Two hundred stones on trays, Mei with a microscope, and something in a glass.",
      date: "2027-02-11",
      time: "18:00",
      place: "The shop",
      price: "free",
    },
    {
      title: "Stack of three",
      text: "Make three thin silver rings in an evening, hammered as you please. Six people.",
      date: "2027-03-18",
      time: "17:00",
      place: "The benches",
      price: "$110",
    },
    {
      title: "Spring cleaning",
      text: "Everything you own steamed and checked while you have coffee, wherever it was bought.",
      date: "2027-04-17",
      time: "10:00",
      place: "The shop",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "A ring that lived in a drawer",
      before: "1962: white claws high as a ladder, one stone missing, caught on everything.",
      after: "Her gold, her stones, four millimeters lower. Worn daily since March.",
    },
    {
      title: "After the garbage disposal",
      before: "Oval, gray, split at the shoulder, the stone by some miracle in it.",
      after: "New shank in matching gold, claws rebuilt, nine days.",
    },
  ],
  partners: [
    "Yogo Creek Stones",
    "Bramble Box Makers",
    "Assay & Sons",
    "Thistle Silk Company",
    "Penrose Opals",
    "The Little Watch Room",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "Affirm"],
  newsletterTitle: "From the tray",
  newsletterText:
    "Once a month: three stones that came in, one repair, and how it went for the lad who took three years.",
  contact: {
    title: "Tell us what you have, or have in mind",
    text: "A picture helps, even a bad one beside a coin. Rosalia answers within a day and can be discreet.",
    fields: [
      {
        label: "What is it about?",
        kind: "choice",
        options: [
          "An engagement ring",
          "Wedding bands",
          "Something inherited",
          "A repair",
          "A watch",
          "A valuation",
        ],
      },
      { label: "Needed by", kind: "date" },
      {
        label: "May we ring you at home?",
        kind: "choice",
        options: ["Yes", "Please don’t", "Say you are the dentist"],
      },
    ],
    action: "Send discreetly",
  },
  booking: {
    title: "An hour with the tray",
    text: "A goldsmith, loose stones and good light, in the back room. It is free, and nobody asks for an answer.",
    slots: ["10:30", "12:00", "14:00", "15:30", "18:30"],
    action: "Ask for this hour",
  },
  places: {
    ledger: {
      street: "8 Assay Court",
      town: "Philadelphia",
      area: "Pennsylvania",
      phone: "(215) 555-0143",
      email: "bench@callowaystein.example",
    },
    studio: {
      street: "26 Cannery Walk",
      town: "Monterey",
      area: "California",
      phone: "(831) 555-0175",
      email: "visit@oroquiet.example",
    },
    counter: {
      street: "90 Market Street",
      town: "Burlington",
      area: "Vermont",
      phone: "(802) 555-0119",
      email: "fixit@ringtree.example",
    },
    signal: {
      street: "11 Lattice Plaza",
      town: "Toronto",
      area: "Ontario",
      phone: "(416) 555-0186",
      email: "build@faceteleven.example",
    },
    almanac: {
      street: "33 Garnet Hill",
      town: "Asbury",
      area: "New Jersey",
      phone: "(908) 555-0152",
      email: "letters@locketloam.example",
    },
    marquee: {
      street: "7 Lowlight Alley",
      town: "Chicago",
      area: "Illinois",
      phone: "(312) 555-0168",
      email: "evening@midnightkarat.example",
    },
  },
  pages: [
    { id: "gallery", name: "Pieces" },
    { id: "services", name: "The bench" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "Goldsmiths" },
    { id: "journal", name: "Notes" },
    { id: "booking", name: "Viewings" },
  ],
};
