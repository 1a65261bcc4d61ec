import type { Industry } from "./industry.ts";

export const artGallery: Industry = {
  id: "art-gallery",
  name: "Art gallery",
  plural: "Art galleries",
  synonyms: [
    "gallery",
    "art galleries",
    "art dealer",
    "art dealers",
    "contemporary art gallery",
    "artist",
    "artists",
    "fine artist",
    "painter of pictures",
    "portrait painter",
    "sculptor",
    "printmaker",
    "ceramic artist",
    "illustrator",
    "art studio",
    "artist portfolio",
    "art shop",
    "art museum",
    "museum",
    "exhibition space",
    "art fair",
    "art advisor",
    "art collection",
    "sculpture garden",
  ],
  vocabulary: [
    "art",
    "artwork",
    "artworks",
    "exhibition",
    "exhibitions",
    "vernissage",
    "private view",
    "opening night",
    "painting",
    "paintings",
    "canvas",
    "oil on canvas",
    "watercolour",
    "watercolor",
    "etching",
    "lithograph",
    "screenprint",
    "sculpture",
    "sculptures",
    "bronze",
    "plinth",
    "easel",
    "collector",
    "collectors",
    "curator",
    "provenance",
    "red dot",
    "still life",
    "landscape painting",
    "abstract",
    "framing",
    "framed",
    "hanging",
    "edition of",
    "residency",
    "catalogue raisonné",
    "art loan",
    "solo show",
    "group show",
    "estate of the artist",
  ],
  locale: "en-US",
  customers: "collectors",
  openings: {
    ledger: {
      name: "Gallery Ostrander",
      kicker: "Paintings and sculpture since 1983",
      headline: "Nineteen artists, seen over decades.",
      opening:
        "We show eight exhibitions a year and keep faith with those who make them. Works are priced on the wall, with provenance on paper, and may hang at your house before you decide.",
      action: "Arrange a viewing",
      secondAction: "For collectors",
    },
    studio: {
      name: "White Acre",
      kicker: "One room, one work",
      headline: "A single painting, for six weeks.",
      opening:
        "Forty feet of empty wall and a bench. Come at eleven, when the light has crossed the floor, and give the picture twenty minutes. It changes at about the twelfth.",
      action: "Book the bench",
      secondAction: "What is hanging",
    },
    counter: {
      name: "The Hook & Nail",
      kicker: "Art you can carry home on the bus",
      headline: "You’re allowed to like it. That’s the test.",
      opening:
        "Local painters, potters and printmakers, from thirty dollars up. No hush, no Latin, no standing about with your hands behind your back. Kids get a stool.",
      action: "Come have a look",
      secondAction: "What things cost",
    },
    signal: {
      name: "Grid Nine Editions",
      kicker: "Numbered prints, open ledger",
      headline: "Edition of fifty. Price by number.",
      opening:
        "Print 1 costs $180, print 50 costs $420, and half goes to the artist on the day. Every owner, date and resale stands in a public ledger.",
      action: "See open editions",
      secondAction: "How pricing works",
    },
    almanac: {
      name: "Inlet & Ash",
      kicker: "A gallery by the water",
      headline: "Weather, and the people who paint it",
      opening:
        "In the week that the fog stayed, four of our painters were found on the same pier, none of them speaking. What they made hangs here until the clocks change, together with their letters about the color gray.",
      action: "Visit in daylight",
      secondAction: "Letters from studios",
    },
    marquee: {
      name: "Red Dot Hour",
      kicker: "One night, everything for sale",
      headline: "Doors at seven. Gone by ten.",
      opening:
        "A freight hall, a hundred works, no names on the wall. You choose with your eyes, pay one of three prices, and learn who made it on the way out.",
      action: "Get on the list",
      secondAction: "How the night works",
    },
  },
  copies: [
    {
      aboutTitle: "A program of eight exhibitions",
      about: [
        "The gallery opened in 1983 with a painter who could not sell and a dealer who could not stop talking about her. She is in eleven museums now, and still sends us the difficult ones first.",
        "We represent nineteen artists and have exchanged four in ten years. Each has an exhibition every other year. In between we place works with collectors, lend to museums and keep the record: what was made, when, who owns it and where it has been shown.",
        "Prices are printed beside the works. They rise slowly and are the same for everybody, the critic included. Half goes to the artist within fourteen days of payment.",
      ],
      servicesTitle: "For collectors and houses",
      servicesText:
        "Advice is free and takes time. What costs money is stated here: framing, hanging, records, transport.",
      reasons: [
        { title: "Prices on the wall", text: "Nobody needs to ask in a low voice. There is no second list." },
        {
          title: "Two weeks on your own wall",
          text: "Any work under $8,000 may be tried at home. We bring it, hang it and fetch it.",
        },
        {
          title: "Half to the artist in 14 days",
          text: "Printed on your invoice, with the date on which it was paid.",
        },
        {
          title: "Bought back at what you paid",
          text: "Within five years, toward a work by anyone we show. It has happened twenty-two times.",
        },
      ],
      processTitle: "Acquiring a work",
      process: [
        {
          title: "Look",
          text: "As often as you like. Ask for the rack; nine tenths of what we hold is not on the wall.",
        },
        { title: "Try", text: "Two weeks at home, insured by us. Live with it in the evening, too." },
        {
          title: "Agree",
          text: "Invoice with provenance and condition. Up to ten monthly payments without interest.",
        },
        {
          title: "Hang",
          text: "Our technician comes with the right screws. You receive a file that you can leave to somebody.",
        },
      ],
      closingTitle: "Ask to see the rack.",
      closingText:
        "Tell us what you have looked at twice. We pull out ten works for you and leave you alone with them.",
    },
    {
      aboutTitle: "On standing still",
      about: [
        "The average visitor to a museum looks at a picture for eight seconds, most of which go on the label. We have taken the label away and put a bench there. People complain for about four minutes, and afterwards we have to ask them to leave at closing time.",
        "What we show is slow. It was made by people who scrape off in the evening what they did in the morning, and now and then leave a corner of it. You find that corner in the second half hour.",
        "We do not explain. But one of us is usually in the back with the door open, and likes to be asked.",
      ],
      servicesTitle: "What can be done with pictures",
      servicesText:
        "Look at them, live with them, lend them, mend them, pass them on. We help with all five and are glad if you stay with the first.",
      reasons: [
        {
          title: "Daylight",
          text: "The windows face north. On dark afternoons we close early, because there is nothing to see.",
        },
        {
          title: "Fewer works",
          text: "A wall holds one thing well. Two are a conversation and three are a shop.",
        },
        {
          title: "The painter’s own words",
          text: "On request, a letter from the studio. They are seldom about art.",
        },
      ],
      processTitle: "How to look, if you would like to be told",
      process: [
        { title: "From the door", text: "Large shapes. Is it warm? Would you walk into it?" },
        { title: "From the bench", text: "Until you are bored. Then a little longer." },
        { title: "From a hand’s breadth", text: "Edges, scrapes, the hair of the brush. Somebody was here." },
        { title: "From memory", text: "At supper, describe it to someone. What you add is yours." },
      ],
      closingTitle: "The bench is free at eleven",
      closingText: "It seats two. Reserve it for an hour, and we shall turn the sign on the door.",
    },
    {
      aboutTitle: "We hang it straight and talk it plain",
      about: [
        "You know that feeling in a gallery that somebody’s about to tell you off? We hated it too. So there’s a sofa, a radio and a sign that says please ask. Touch the pots. That’s what handles are for.",
        "Everyone on our walls lives within a bus ride and most drop by on Saturdays. You can meet the person who painted your sky and ask why it’s green. Generally there’s a reason.",
        "Prices start at thirty dollars and stop about where your rent does. You can pay in bits, swap it inside a year, and we’ll come bang the nail in.",
      ],
      servicesTitle: "How we can help",
      servicesText:
        "Pick it, frame it, hang it, swap it. And if there’s a gap over the couch, send us a picture of the couch.",
      reasons: [
        {
          title: "Borrow it first",
          text: "Two weeks on your wall for nothing. If you stop seeing it, bring it back.",
        },
        { title: "Pay in bits", text: "Ten months, no interest, no forms." },
        { title: "We bring the hammer", text: "Straight, at the right height, dust gone. Ten minutes." },
        { title: "Half’s for the painter", text: "Every time, inside two weeks. They’ve got rent as well." },
      ],
      processTitle: "Never bought art?",
      process: [
        { title: "Have a wander", text: "Grab a coffee. Whatever you walk back to is the one." },
        { title: "Take it home", text: "We’ll wrap it for the bus." },
        { title: "Live with it", text: "Does it make you late? Good sign." },
        { title: "Keep it or swap it", text: "Up to you. Nobody sulks." },
      ],
      closingTitle: "What’s over your couch right now?",
      closingText:
        "Send us a snap, gap and all. We’ll send three ideas back, with prices, and one of them will surprise you.",
    },
  ],
  services: [
    {
      name: "Trial at home",
      text: "Any work under $8,000, brought, hung and insured for two weeks. You keep it or we fetch it.",
      price: "free",
      unit: "14 days",
    },
    {
      name: "Art on loan",
      text: "Works for homes and offices, changed twice a year. A third of the rent counts toward buying.",
      price: "from $45",
      unit: "per month and work",
    },
    {
      name: "Framing",
      text: "Oak, maple, walnut, welded steel; museum glass; mounts without acid. Made in the back room.",
      price: "from $140",
      unit: "2 to 3 weeks",
    },
    {
      name: "Hanging",
      text: "One technician with a level and every screw there is. Single works or a whole staircase.",
      price: "$75",
      unit: "per hour, first hour free with a purchase",
    },
    {
      name: "Commissions",
      text: "A portrait, a view, a wall. We introduce you to three artists, agree on a sketch and stand in between.",
      price: "from $1,200",
      unit: "3 to 8 months",
    },
    {
      name: "Collection records",
      text: "Everything you own measured, photographed, condition noted, valued for the insurer.",
      price: "$60",
      unit: "per work",
    },
    {
      name: "An hour on the rack",
      text: "Ten works pulled for you by somebody who has asked three questions, and then left the room.",
      price: "free",
      unit: "60 min",
    },
    {
      name: "Cleaning and repair",
      text: "Dust, nicotine, a child’s elbow. Looked at here, treated by a conservator we have known for twenty years.",
      price: "from $180",
      unit: "estimate first",
    },
    {
      name: "Selling a work",
      text: "From an estate or a change of heart. We say what it may bring and offer it to those who might want it.",
      price: "free",
      unit: "advice; a fifth of the price when sold",
    },
    {
      name: "School mornings",
      text: "A class, an artist, rolls of paper. They look for an hour and make for another.",
      price: "free",
      unit: "Wednesdays",
    },
  ],
  priceList: [
    {
      title: "On the walls",
      note: "What works usually cost here",
      entries: [
        { name: "Small prints and drawings", price: "from $30" },
        { name: "Numbered editions", price: "from $180" },
        { name: "Ceramics and small sculpture", price: "from $90" },
        { name: "Paintings, to two feet", price: "from $650" },
        { name: "Large paintings", price: "from $4,200" },
      ],
    },
    {
      title: "Framing",
      note: "A picture of 16 by 20 inches",
      entries: [
        { name: "Maple, plain glass", price: "$140" },
        { name: "Oak, museum glass", price: "$235" },
        { name: "Walnut, floating", price: "$260" },
        { name: "Welded steel", price: "$310" },
      ],
    },
    {
      title: "Around the work",
      entries: [
        { name: "Trial at home, two weeks", price: "free" },
        { name: "Hanging, per hour", price: "$75" },
        { name: "Record of a work", text: "With photograph and value", price: "$60" },
        { name: "Crate, built to measure", price: "from $160" },
        { name: "Transport within 30 miles", price: "$50" },
      ],
    },
  ],
  plans: [
    {
      name: "One wall",
      text: "For a room that is missing something.",
      price: "$45",
      unit: "per month",
      includes: [
        "One work, changed twice a year",
        "Delivered and hung",
        "Insured by us",
        "A third counts toward buying",
      ],
    },
    {
      name: "Friend of the gallery",
      text: "For those who come to look.",
      price: "$12",
      yearlyPrice: "$120",
      unit: "per month",
      includes: [
        "Previews, a day before others",
        "Four studio visits a year",
        "A small print each December",
        "The bench, whenever it is free",
      ],
      isRecommended: true,
    },
    {
      name: "Office",
      text: "For ten walls and people who pass them.",
      price: "$380",
      yearlyPrice: "$4,180",
      unit: "per month",
      includes: [
        "Ten works, changed twice a year",
        "Hung over a weekend",
        "A talk for those who work there",
        "Insured by us",
      ],
    },
  ],
  people: [
    {
      name: "Verena Ostrow",
      face: 36,
      role: "Founder",
      text: "Sold her car for the first show in 1983. The painting she bought with the rest is still not for sale.",
    },
    {
      name: "Emil Okonski",
      face: 35,
      role: "Director",
      text: "Trained as a carpenter, so the walls are straight. Writes to each artist by hand.",
    },
    {
      name: "Salma Tan",
      face: 22,
      role: "Exhibitions",
      text: "Hangs a show in her head on the train and then takes out a third of it.",
    },
    {
      name: "Augustin Reilly",
      face: 11,
      role: "Framing",
      text: "Mitres by eye, checks by light. Keeps offcuts for the school mornings.",
    },
    {
      name: "Philomena Baptista",
      face: 14,
      role: "Collectors",
      text: "Asks three questions and pulls ten works. The tenth is the one.",
    },
    {
      name: "Casper Nygaard",
      face: 31,
      role: "Technician",
      text: "Has hung a bronze from a ceiling of plaster. Will tell you how if you buy him lunch.",
    },
    {
      name: "Ottoline Graves",
      face: 18,
      role: "Records and loans",
      text: "Knows where each of 4,100 works is tonight.",
    },
    {
      name: "Mateus Ferraz",
      face: 21,
      role: "School mornings",
      text: "Painter. Believes that anyone under nine is one, too.",
    },
  ],
  questions: [
    {
      question: "May I come just to look?",
      answer:
        "Yes, that is what it is for. Entry is free, nobody will speak to you unless you look up, and you may sit for as long as we are open. About one visitor in sixty buys something, usually on the fourth visit.",
    },
    {
      question: "What does art cost here?",
      answer:
        "From $30 for a small print to about $18,000 for a large painting. Half of what we sell costs less than $700. Prices are beside the works and are the same for everybody.",
    },
    {
      question: "Can I pay in installments?",
      answer:
        "Over ten months without interest, from $200. You take the work home after the first payment. There is no credit check; in forty years two people have vanished, and one of them came back.",
    },
    {
      question: "What if I tire of it?",
      answer:
        "Exchange it within a year for anything of the same price. Within five years we take it back at what you paid toward another work. After that we help you sell it and keep a fifth.",
    },
    {
      question: "How do I know that it is genuine?",
      answer:
        "You buy from the person who was given it by the artist. Each invoice carries title, year, measurements, provenance and our signature. For estates we show you the papers before you ask.",
    },
    {
      question: "How high should I hang it?",
      answer:
        "With its middle at 57 inches, lower over a sofa, higher on stairs. Casper brings a paper cut to size, and you move it about until it is right. Then he makes one hole.",
    },
    {
      question: "How do you choose artists?",
      answer:
        "We visit studios, go back a year later, and see whether we remembered. Work sent by e-mail is looked at on the first Monday of each month by all of us, and answered. In ten years we have taken on four people.",
    },
    {
      question: "Is art a good investment?",
      answer:
        "For the eyes. A few of our artists sell for ten times what they did, most for the same or a little more. If you need the money back at a certain time, buy something with a maturity date.",
    },
    {
      question: "Can you find something for a particular wall?",
      answer:
        "Send a picture with a chair in it for scale. Philomena suggests three works, one of which you will dislike at first. We bring all three; it is easier to see than to imagine.",
    },
    {
      question: "Are children welcome?",
      answer:
        "Very. There are stools, pencils and a rule about sculptures, which is one finger. On Wednesday mornings we belong to a school until noon, and you are welcome to watch.",
    },
  ],
  testimonials: [
    {
      quote:
        "I went in to get out of the rain and sat in front of a gray picture for an hour. I own it now. It still isn’t gray.",
      name: "Leopold Carrigan",
      context: "bought on the fourth visit",
    },
    {
      quote: "Ten months at sixty dollars. My father asked what it does. I said it does the wall.",
      name: "Chiamaka Dorsey",
      context: "first painting",
    },
    {
      quote: "They brought three. I hated one. It’s the one we kept.",
      name: "Renata & Phil",
      context: "over the sofa",
    },
    {
      quote: "The price was next to it. I had practised asking and didn’t need to.",
      name: "Samuel Pickett",
      context: "an etching",
    },
    {
      quote: "My class of seven-year-olds was silent for eleven minutes. I have witnesses.",
      name: "Dolores Whitfield",
      context: "second-grade teacher",
    },
    {
      quote:
        "He hung four hundred pounds of bronze in our lobby on a Sunday and left the floor cleaner than it was.",
      name: "Gavin Strauss",
      context: "office loan",
    },
    {
      quote: "I sold them my mother’s collection. They rang me before each piece left.",
      name: "Isolde Martin",
      context: "an estate",
    },
    {
      quote: "After a year we swapped it. We miss the first one. We visit it at the neighbors’.",
      name: "Beth Ann Kowal",
      context: "exchanged in May",
    },
    {
      quote:
        "They answered my e-mail with my drawings after five weeks. Four sentences, all of them useful, and no.",
      name: "Yusuf Amari",
      context: "painter",
    },
    {
      quote: "You learn to see the corner. That’s all I can tell you.",
      name: "Marguerita Stone",
      context: "friend since 2008",
    },
  ],
  hours: [
    { day: "Monday" },
    { day: "Tuesday" },
    { day: "Wednesday", open: "10:00", close: "18:00", note: "A school until noon" },
    { day: "Thursday", open: "10:00", close: "20:00" },
    { day: "Friday", open: "10:00", close: "18:00" },
    { day: "Saturday", open: "10:00", close: "17:00" },
    { day: "Sunday", open: "12:00", close: "16:00" },
  ],
  hoursNote:
    "Between exhibitions we are closed for four days to paint the walls. Entry is free, and openings are on the first Thursday.",
  statistics: [
    { figure: "1983", label: "the first exhibition" },
    { figure: "19", label: "artists, some for decades" },
    { figure: "half", label: "to the artist, in 14 days" },
    { figure: "8", label: "exhibitions a year" },
  ],
  gallery: [
    {
      caption: "Untitled, which took four years",
      label: "A painting of an arch and two discs under a spot lamp",
      fits: "paintings large trial home exhibition look painting artist",
    },
    {
      caption: "Two rings, one block of stone",
      label: "A sculpture of two rings on a plinth",
      fits: "sculpture ceramics bronze stone commissions hanging plinth",
    },
    {
      caption: "The rack, pulled out for you",
      label: "Three paintings hung close on a wall",
      fits: "rack hour collection records loan office works walls friend",
    },
    {
      caption: "On the pier, in the fog",
      label: "An easel with a picture of a shore",
      fits: "commissions view weather painter studio pier shore school landscape",
    },
    {
      caption: "What a morning leaves behind",
      label: "Three brushes and two tubes of paint",
      fits: "school mornings artist cleaning repair paint brushes studio",
    },
    {
      caption: "Found in an estate, with its letter",
      label: "A head of stone in profile on a plinth",
      fits: "selling estate provenance portrait head conservator work",
    },
    {
      caption: "Eleven o’clock",
      label: "A bench before a large painting",
      fits: "bench look exhibition single six weeks sit hour rack",
    },
    {
      caption: "Augustin’s corners",
      label: "Three corners of frames and a pencil",
      fits: "framing oak maple walnut frame mount glass corner",
    },
  ],
  posts: [
    {
      title: "How to look at one picture for twenty minutes",
      summary: "With a timetable, for those who like one.",
      date: "2026-10-15",
      body: [
        "Minutes one to three: name what is there, as if on the telephone. It feels childish, and shows you what you had not noticed. Most people miss a whole figure.",
        "Minutes four to ten are dull. Let your eye go where it wants and note where it returns. There is generally a road through a picture, and it was laid.",
        "At about the twelfth minute colors begin to move. This is physiology and not poetry; the eye gets tired of red and hands you green. Painters know. They have put the green there for you to come upon.",
        "Use the last five to go close. Look for a place where something was changed. Then leave without looking back, and draw it on a napkin at lunch.",
      ],
    },
    {
      title: "Buying a first work of art",
      summary: "Five rules from forty years, each with an exception.",
      date: "2026-06-18",
      body: [
        "Set a sum before you go in. It clears the head and we can work with any. Exception: the one that you think of on the bus three days later.",
        "Buy from somebody who will still be there in ten years, and ask what happens if you tire of it. Ask who gets the money. A good answer has a number in it.",
        "Never match the sofa. Sofas last nine years.",
        "Try it at home for an evening, a morning and a bad mood. And frame it decently; a drawing for eighty dollars in a good frame has outfaced many an oil.",
      ],
    },
    {
      title: "Letters about gray",
      summary: "Four painters, one fog, and what they mixed.",
      date: "2026-03-05",
      body: [
        "“There is no black in it,” writes the first. “I used ultramarine and the brown that everyone looks down on, and white like a miser.” She worked from the end of the pier, wearing gloves, and lost a brush to the sea.",
        "The second painted from the car with the heater on. His gray is green, as he saw it through a windshield, and he has decided that this is what it is about.",
        "The third says only: “I waited for it to lift. It did not lift. I am grateful.”",
        "The fourth has sent no letter but a jar of sea water, which has gone clear. It stands beside the pictures, and visitors ask the price.",
      ],
    },
  ],
  events: [
    {
      title: "First Thursday",
      text: "The new exhibition opens. The artist is there, hiding near the coats. Wine, and water for drivers.",
      date: "2027-02-04",
      time: "18:00",
      place: "The gallery",
      price: "free",
    },
    {
      title: "Twenty minutes",
      text: "Twelve people, one picture, a clock. Afterwards soup, at which everybody describes another painting.",
      date: "2027-02-27",
      time: "11:00",
      place: "The bench",
      price: "$15",
    },
    {
      title: "Studio visit, by boat",
      text: "To the painter on the far shore, who makes lunch and shows what she scraped off.",
      date: "2027-04-10",
      time: "10:00",
      place: "From the pier",
      price: "$65",
    },
    {
      title: "A frame in a day",
      text: "Cut, glue and finish one frame of oak with Augustin. Bring a picture of up to 12 by 16 inches.",
      date: "2027-05-15",
      time: "10:00",
      place: "The back room",
      price: "$130",
    },
  ],
  comparisons: [
    {
      title: "A view of the harbor, 1921",
      before: "Brown with nicotine, torn at the mast, hung over a stove.",
      after: "Cleaned over five weeks. It turns out to be morning.",
    },
    {
      title: "The wall over the stairs",
      before: "Eleven nails, four pictures, one of them straight.",
      after: "Five works on two lines, one hole for each.",
    },
  ],
  partners: [
    "Tidewater Museum",
    "Ash Street Press",
    "Cold Pier Residency",
    "Linden Frame Works",
    "The Print Ledger",
    "Harbor Arts Fund",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "Bank transfer"],
  newsletterTitle: "What is hanging",
  newsletterText:
    "Eight letters a year, one for each exhibition: one picture, one sentence by the artist, the date of the opening.",
  contact: {
    title: "Ask about a work",
    text: "One that you saw, one that you lost sight of, or a gap on a wall. Philomena replies within a day, with prices.",
    fields: [
      {
        label: "What brings you?",
        kind: "choice",
        options: [
          "A work I have seen",
          "A wall to fill",
          "Art on loan",
          "A commission",
          "Something to sell",
          "I am an artist",
        ],
      },
      { label: "Size of the wall, more or less", kind: "text" },
      {
        label: "To spend, at most",
        kind: "choice",
        options: ["$200", "$1,000", "$5,000", "More", "I would rather see first"],
      },
    ],
    action: "Send the question",
  },
  booking: {
    title: "Reserve the bench, or the rack",
    text: "An hour with one picture, or with ten that we pull out for you. Free, and we leave the room.",
    slots: ["10:30", "11:30", "13:00", "14:30", "16:00"],
    action: "Reserve the hour",
  },
  places: {
    ledger: {
      street: "200 Cooper Row",
      town: "Cincinnati",
      area: "Ohio",
      phone: "(513) 555-0126",
      email: "office@ostrander.example",
    },
    studio: {
      street: "1 Grain Elevator Road",
      town: "Marfa Springs",
      area: "Texas",
      phone: "(432) 555-0157",
      email: "bench@whiteacre.example",
    },
    counter: {
      street: "415 Cannon Street",
      town: "Duluth Heights",
      area: "Minnesota",
      phone: "(218) 555-0185",
      email: "hi@hooknail.example",
    },
    signal: {
      street: "59 Registry Place",
      town: "Minneapolis",
      area: "Minnesota",
      phone: "(612) 555-0114",
      email: "ledger@gridnine.example",
    },
    almanac: {
      street: "6 Pier Approach",
      town: "Lunenburg",
      area: "Nova Scotia",
      phone: "(902) 555-0189",
      email: "letters@inletash.example",
    },
    marquee: {
      street: "88 Freight Yard, Hall C",
      town: "Oakland",
      area: "California",
      phone: "(510) 555-0131",
      email: "list@reddothour.example",
    },
  },
  pages: [
    { id: "gallery", name: "Works" },
    { id: "services", name: "For collectors" },
    { id: "events", name: "Calendar" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "The gallery" },
    { id: "journal", name: "Letters" },
    { id: "contact", name: "Visit" },
  ],
};
