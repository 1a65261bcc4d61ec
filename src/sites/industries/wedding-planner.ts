import type { Industry } from "./industry.ts";

export const weddingPlanner: Industry = {
  id: "wedding-planner",
  name: "Wedding planner",
  plural: "Wedding planners",
  synonyms: [
    "wedding planners",
    "wedding planning",
    "wedding coordinator",
    "wedding coordination",
    "day-of coordinator",
    "wedding designer",
    "wedding stylist",
    "wedding consultant",
    "wedding organiser",
    "wedding organizer",
    "wedding agency",
    "elopement planner",
    "destination wedding planner",
    "wedding venue",
    "wedding barn",
    "wedding officiant",
    "celebrant",
    "bridal consultant",
  ],
  vocabulary: [
    "wedding",
    "weddings",
    "bride",
    "brides",
    "groom",
    "bridal",
    "bridesmaid",
    "bridesmaids",
    "best man",
    "maid of honor",
    "newlyweds",
    "fiancé",
    "fiancée",
    "engaged",
    "engagement",
    "married",
    "getting married",
    "marriage",
    "elope",
    "elopement",
    "vows",
    "aisle",
    "ceremony",
    "officiant",
    "rehearsal dinner",
    "first dance",
    "seating chart",
    "save the date",
    "invitations",
    "rsvp",
    "guest list",
    "registry",
    "honeymoon",
    "wedding cake",
    "wedding dress",
    "veil",
    "rings",
    "wedding party",
    "micro wedding",
    "run of show",
    "big day",
    "civil partnership",
  ],
  locale: "en-US",
  customers: "couples",
  openings: {
    ledger: {
      name: "Ashdown & Pryor",
      kicker: "Weddings planned since 2009",
      headline: "A wedding that begins on the hour.",
      opening:
        "Twelve weddings a year, each with two planners who know your grandmother’s name. Budgets in one ledger, vendors paid on the day they are due, and a ceremony that starts when the invitation says.",
      action: "Ask for a date",
      secondAction: "What it costs",
    },
    studio: {
      name: "Quiet Vows",
      kicker: "Weddings for under sixty",
      headline: "Fewer chairs, closer together.",
      opening:
        "A table, a field, one good line of trees. We plan small weddings and take care that nothing on the day is there only to be photographed.",
      action: "Write to us",
      secondAction: "How we work",
    },
    counter: {
      name: "Aunt June’s Weddings",
      kicker: "Tissues, safety pins, a plan",
      headline: "Breathe, honey. June has the list.",
      opening:
        "Your mother’s called twice, the tent guy hasn’t called at all. Give us the binder. You go taste cake.",
      action: "Call June",
      secondAction: "What June does",
    },
    signal: {
      name: "Run Sheet",
      kicker: "Planning with nothing left open",
      headline: "412 tasks. You do nine.",
      opening:
        "One shared board, every vendor on it, every cost to the dollar. You get a nine-line list and a fifteen-minute call on Fridays. We do the other four hundred and three.",
      action: "Open a board",
      secondAction: "Packages",
    },
    almanac: {
      name: "The Long Engagement",
      kicker: "Weddings, and letters about them",
      headline: "To two people, some months before",
      opening:
        "Dear both: nobody will remember the napkins. They’ll remember who cried, what was on fire, and whether there was enough to eat at eleven. We have stood at the back of a hundred and ninety weddings and would like to tell you what we saw.",
      action: "Write back",
      secondAction: "Read the letters",
    },
    marquee: {
      name: "Say It Once",
      kicker: "Ceremonies at nightfall",
      headline: "At dusk, in front of everyone.",
      opening:
        "An arch, a field, two hundred lamps lit in the same breath. Say it once and let the dark have the echo.",
      action: "Choose your dusk",
      secondAction: "See the lamps",
    },
  },
  copies: [
    {
      aboutTitle: "Two planners, twelve dates",
      about: [
        "We take twelve weddings a year. Each has a lead planner and a second, both from the first meeting to the last taxi, so that one can be with you while the other is with the generator.",
        "Money is kept in one ledger that you can read at any time. Vendors invoice you directly, at their own price. We take no commission, and where one is paid by custom it comes off your bill with a note.",
        "The day is written down in a run sheet of five-minute steps. Every vendor has the page that concerns them. There is a second one for rain, made with the same care, and in seven weddings out of twelve we are glad of it.",
      ],
      servicesTitle: "What we take off your hands",
      servicesText:
        "All of it, the last eight weeks of it, or the day alone. Fees are fixed at the outset and do not grow with what you spend.",
      reasons: [
        { title: "A fixed fee", text: "Never a percentage. We gain nothing when the flowers get larger." },
        {
          title: "No commissions",
          text: "What vendors offer us comes off your bill. Last year it was $11,400.",
        },
        { title: "Two plans", text: "One for sun and one for rain, rehearsed alike." },
        { title: "Replies by five", text: "On the same working day, from a person who has read your file." },
      ],
      processTitle: "From yes to the last taxi",
      process: [
        { title: "Meet", text: "An hour, free. Numbers, places, fears, the uncle." },
        { title: "Budget", text: "Twenty lines with real prices, within ten days." },
        { title: "Book", text: "Three vendors for each line, met and compared. You choose." },
        { title: "The day", text: "In at seven, out at one in the morning. You notice us twice." },
      ],
      closingTitle: "Twelve dates a year; some are still free.",
      closingText:
        "Send a season and a rough number of guests. We answer by five on the next working day with the weekends that we have.",
    },
    {
      aboutTitle: "What a wedding is for",
      about: [
        "It is a way of saying a private thing in public so that it will hold. For this one needs some people who love you, a place where they can all hear, and a few words which you mean. The rest is hospitality.",
        "We begin by taking things away. Most couples come to us with a list that somebody else wrote. We read it together and cross out whatever makes one of you tired. What is left tends to be about a third, and is the wedding.",
        "Then we see to it that it’s warm, that the music reaches the last row, that your father has a chair in the shade. Care is mostly furniture.",
      ],
      servicesTitle: "For two people and their witnesses",
      servicesText:
        "From a town hall and a long lunch to a weekend in a barn. We have a soft spot for lunch.",
      reasons: [
        {
          title: "We read the place first",
          text: "Where the sun is at five. Where people will drift. What the frogs do after eight.",
        },
        {
          title: "Words",
          text: "If you want help with the vows, we listen and take notes. You’ll have said them already.",
        },
        { title: "An end", text: "A good evening has one. We plan it as we plan the beginning." },
      ],
      processTitle: "How the months go",
      process: [
        { title: "A walk", text: "With both of you, wherever you like. We ask what you are afraid of." },
        { title: "A page", text: "The day as a short story, in the present tense." },
        { title: "The slow middle", text: "Chairs, licenses, a cook. We write on Fridays." },
        { title: "That morning", text: "Somebody brings you toast and takes your phone." },
      ],
      closingTitle: "Tell us how you met, or don’t",
      closingText: "Either will tell us a good deal. Write a few lines; we answer in full ones.",
    },
    {
      aboutTitle: "She’s seen worse, sweetie",
      about: [
        "June’s done a hundred and ninety of these. There’s been a goose. There’s been a groom up a tree. There was a cake that slid, and three hundred people who never knew, because June can frost with a butter knife in nine minutes.",
        "She’ll ask what you want. Then she’ll ask what your mother wants, and she’ll find the one thing that’s both. She carries two hundred safety pins, a sewing kit, flat shoes in five sizes, and a flask that’s none of your business.",
        "On the day you’ll hear “June’s got it” about forty times. She’s got it.",
      ],
      servicesTitle: "How much June do you need?",
      servicesText:
        "A little at the end or a lot all the way. It’s one price, said out loud, and it doesn’t go up when you fall for the nice chairs.",
      reasons: [
        {
          title: "She takes the phone",
          text: "From the month before, everybody calls June. Your aunt included.",
        },
        {
          title: "The kit",
          text: "Pins, plasters, stain stick, spare rings made of ribbon. It’s been everywhere.",
        },
        { title: "She’ll tell you no", text: "Doves, for one. Ask her about the doves." },
        { title: "You’ll eat", text: "She puts a plate in front of you both and stands there." },
      ],
      processTitle: "Easy as walking down a lawn",
      process: [
        { title: "Coffee", text: "Bring the binder, the app and the argument." },
        { title: "The list", text: "June cuts it in half. You feel better already." },
        { title: "Get married", text: "Cry, dance, sit down. She’ll find your shoes." },
      ],
      closingTitle: "So when’s the big day, hon?",
      closingText:
        "Give June a month and a headcount. If she’s booked, she’ll tell you who’s nearly as good.",
    },
  ],
  services: [
    {
      name: "From yes to the last taxi",
      text: "Everything: budget, place, vendors, paper, design, two run sheets, and two planners on the day. Eight to eighteen months.",
      price: "$7,800",
      unit: "fixed fee",
    },
    {
      name: "The second half",
      text: "You have a place and a date. We find the rest, from cook to quartet, and carry it through.",
      price: "$5,200",
      unit: "fixed fee",
    },
    {
      name: "The last eight weeks",
      text: "You planned it. We read every contract, call every vendor, write the run sheet and are there from seven until one.",
      price: "$2,900",
      unit: "fixed fee",
    },
    {
      name: "A small wedding",
      text: "Up to sixty guests, one place, one long table. Three months are enough, and we enjoy the hurry.",
      price: "$4,100",
      unit: "fixed fee",
    },
    {
      name: "Eloping",
      text: "The two of you, two witnesses, somewhere with a view and a license. We bring the flowers, the judge and the cake.",
      price: "from $1,650",
      unit: "one day",
    },
    {
      name: "A weekend away",
      text: "Guests from far off, three days, one house. Rooms, buses, a welcome supper and a late breakfast.",
      price: "from $9,600",
      unit: "fixed fee",
    },
    {
      name: "Design alone",
      text: "Colors, tables, light and paper, drawn to scale with prices. You or your cousin can build it.",
      price: "$1,450",
      unit: "four weeks",
    },
    {
      name: "Words",
      text: "Two conversations and a draft of your vows or ceremony. We also stand up and speak them, if nobody else will.",
      price: "$620",
      unit: "three weeks",
    },
    {
      name: "Rehearsal",
      text: "An hour the evening before: who stands where, how slowly to walk, what to do with your hands.",
      price: "$380",
      unit: "included with full planning",
    },
    {
      name: "One hour of June",
      text: "Bring the list. A planner crosses out a third of it, prices the rest and tells you what to do on Monday.",
      price: "$140",
      unit: "one hour",
    },
  ],
  priceList: [
    {
      title: "Planning",
      note: "Fixed, in three parts, never a percentage",
      entries: [
        { name: "From yes to the last taxi", text: "Up to 150 guests", price: "$7,800" },
        { name: "The second half", price: "$5,200" },
        { name: "A small wedding", text: "Up to 60 guests", price: "$4,100" },
        { name: "The last eight weeks", price: "$2,900" },
      ],
    },
    {
      title: "On the day",
      entries: [
        { name: "Two planners, seven to one", price: "included" },
        { name: "A third, from 150 guests", price: "$540" },
        { name: "Second day", text: "Supper before or breakfast after", price: "$780" },
        { name: "The kit", text: "Two hundred pins and a flask", price: "included" },
      ],
    },
    {
      title: "Pieces of it",
      entries: [
        { name: "Design alone", price: "$1,450" },
        { name: "Words", price: "$620" },
        { name: "Seating chart, with diplomacy", price: "$260" },
        { name: "One hour, one list", price: "$140" },
      ],
    },
    {
      title: "What others charge",
      note: "Average of our last twelve weddings, 90 guests",
      entries: [
        { name: "Place and chairs", price: "$6,900" },
        { name: "Dinner and drinks", price: "$11,300" },
        { name: "Flowers", price: "$2,850" },
        { name: "Photographs", price: "$3,700" },
        { name: "Music", price: "$2,200" },
      ],
    },
  ],
  plans: [
    {
      name: "The last eight weeks",
      text: "For people who have planned it themselves.",
      price: "$2,900",
      unit: "fixed fee",
      includes: [
        "All contracts read",
        "Run sheets for sun and rain",
        "Rehearsal",
        "Two planners, seven to one",
      ],
    },
    {
      name: "From yes to the last taxi",
      text: "For people who also have jobs.",
      price: "$7,800",
      unit: "fixed fee",
      includes: [
        "Budget in twenty lines",
        "Three vendors for each, compared",
        "Design and paper",
        "A call every Friday",
        "Two planners, seven to one",
      ],
      isRecommended: true,
    },
    {
      name: "A small wedding",
      text: "Up to sixty, one table, three months.",
      price: "$4,100",
      unit: "fixed fee",
      includes: [
        "Place, cook, music, flowers",
        "License and officiant",
        "One planner, one helper",
        "A late breakfast",
      ],
    },
  ],
  people: [
    {
      name: "June Harlan",
      role: "Founder",
      text: "Planned her sister’s wedding in eleven days in 2009 and never really stopped. Owns the kit.",
    },
    {
      name: "Caroline Ashby",
      role: "Lead planner",
      text: "Stage manager for fourteen years. Calls a ceremony like a lighting cue.",
    },
    {
      name: "Mateo Villanueva",
      role: "Lead planner, weekends",
      text: "Moves ninety people by bus so that they think they wandered there.",
    },
    {
      name: "Ngozi Eze",
      role: "Budgets and contracts",
      text: "Came from auditing hospitals. Has found money in every file so far.",
    },
    {
      name: "Wren Halloway",
      role: "Design",
      text: "Draws each table to scale, with the elbows. Allergic to burlap.",
    },
    {
      name: "Reverend Alan Sato",
      role: "Words and ceremonies",
      text: "Any faith or none. Believes that four minutes is a long time.",
    },
    {
      name: "Bridget Moran",
      role: "Second planner",
      text: "Finds the flower girl. Always, within two minutes.",
    },
    {
      name: "Oscar Lindqvist",
      role: "Second planner, rain",
      text: "Knows tents, pumps and where the high ground is. Hums in thunderstorms.",
    },
  ],
  questions: [
    {
      question: "When should we get in touch?",
      answer:
        "A year ahead for a Saturday between May and October, three months for a small wedding. If it is in six weeks, call; June likes those. We take twelve a year and say so at once when we’re full.",
    },
    {
      question: "Isn’t a planner a luxury?",
      answer:
        "Sometimes. If you have eighty free evenings and a calm sister, book the last eight weeks or a single hour. Ngozi finds on average $3,100 per wedding in contracts, which is more than that costs.",
    },
    {
      question: "Why a fixed fee?",
      answer:
        "With a percentage, your planner earns more when you spend more. Ours is agreed at the first meeting, paid in three parts, and stays as it is whether you choose the plain chairs or the others.",
    },
    {
      question: "Do you take commissions from vendors?",
      answer:
        "No. Several offer ten percent, which is common. When they do, it comes off your bill, and the ledger shows the line. You are free to book people whom we have never met.",
    },
    {
      question: "What if it rains?",
      answer:
        "There is a second run sheet, with its own seating, lighting and entrance, agreed two months ahead. The decision falls at a fixed hour, usually ten in the morning. After that nobody looks at the sky.",
    },
    {
      question: "How much will our wedding cost in all?",
      answer:
        "Our last twelve, with ninety guests, came to between $24,000 and $46,000 with our fee. The small ones ran from $9,000. We make a budget of twenty lines in the first ten days, using prices that people have quoted this month.",
    },
    {
      question: "Can our friends do some of it?",
      answer:
        "Yes, and they’ll remember it. We advise on what: cakes, readings, cars. We advise against the bar, the music and the photographs, for reasons that we will tell you over coffee.",
    },
    {
      question: "Do you work with couples of any kind?",
      answer:
        "Of every kind that loves each other and has a license. Ceremonies may be religious, mixed, neither, or in two languages. The Reverend has done three in a canoe.",
    },
    {
      question: "What do you do on the day itself?",
      answer:
        "We open the place at seven, receive eleven deliveries, pin, count, cue and carry. One of us is near you and the other is near the kitchen. We leave at one, after the last taxi, with your presents locked in the right car.",
    },
    {
      question: "What if we have to postpone?",
      answer:
        "A first move to another date costs nothing if we are free. If you cancel, you pay for the part that’s done, and we help to bring back deposits. Should you change your minds about each other, we are kind and very discreet.",
    },
  ],
  testimonials: [
    {
      quote: "At ten past four the generator died. I found out in February, from a bill.",
      name: "Alison and Pete",
      context: "barn, 110 guests",
    },
    {
      quote:
        "She crossed out the favors, the second cake and my cousin’s dove guy. I slept for the first time since Easter.",
      name: "Jasmine Ortega",
      context: "one hour of June",
    },
    {
      quote:
        "My parents haven’t been in one room since 1998. There was a seating chart with a sight line drawn in. They danced with other people, happily.",
      name: "Theo Marchand",
      context: "town hall and lunch",
    },
    {
      quote: "Nine tasks. I kept waiting for the tenth.",
      name: "Hannah Brightwell",
      context: "full planning, 14 months",
    },
    {
      quote: "Ngozi found we’d been charged twice for forks. Six hundred forks.",
      name: "Ravi and Tom",
      context: "hotel ballroom",
    },
    {
      quote: "The ceremony started at five. Not five-ish. My uncle from the Navy wept.",
      name: "Claudia Penrose",
      context: "by the harbor",
    },
    {
      quote: "It poured at eleven. By noon I’d forgotten that there had ever been another plan.",
      name: "Simone Achterhof",
      context: "orchard, plan B",
    },
    {
      quote:
        "We were thirty-one people at one table. I spoke to every one of them. My brother had three hundred and spoke to nine.",
      name: "Ewan Fairbairn",
      context: "a small wedding",
    },
    {
      quote:
        "The Reverend asked us each what the other is like when ill. That was the whole sermon. It took us twelve minutes to answer.",
      name: "Dolores Kim",
      context: "at dusk",
    },
    {
      quote: "Somebody took my phone and gave me toast. That’s my review.",
      name: "Annika Strand",
      context: "bride, 7:40 a.m.",
    },
  ],
  hours: [
    { day: "Monday", note: "After the weekend, we sleep" },
    { day: "Tuesday", open: "10:00", close: "18:00" },
    { day: "Wednesday", open: "10:00", close: "18:00" },
    { day: "Thursday", open: "10:00", close: "19:00", note: "For people with jobs" },
    { day: "Friday", open: "10:00", close: "16:00" },
    { day: "Saturday", note: "At a wedding" },
    { day: "Sunday", open: "13:00", close: "17:00", note: "First meetings" },
  ],
  hoursNote:
    "First meetings take an hour, in our office or by video. In the month of your wedding you have a number that is answered at any time.",
  statistics: [
    { figure: "12", label: "weddings a year" },
    { figure: "190", label: "couples since 2009" },
    { figure: "0%", label: "commission taken" },
    { figure: "200", label: "safety pins in the kit" },
  ],
  gallery: [
    {
      caption: "Held together by nine minutes and a butter knife",
      label: "A three-tiered cake with roses",
      fits: "yes last taxi full everything cake planning fear",
    },
    {
      caption: "Drawn to scale, with the elbows",
      label: "Three gilded chairs in a row",
      fits: "small wedding chairs seating rehearsal design alone place furniture shade",
    },
    {
      caption: "In June’s left pocket until ten to five",
      label: "Two rings, one with a stone",
      fits: "eloping rings witnesses vows license ceremony kit pins",
    },
    {
      caption: "Ninety sent, eighty-one came, all answered",
      label: "An invitation card and its envelope",
      fits: "words paper invitation design date letters page",
    },
    {
      caption: "Caught, eventually, by the best man",
      label: "A bunch of roses with dark leaves",
      fits: "weekend away flowers guests commission bouquet walk",
    },
    {
      caption: "At nine minutes past five",
      label: "Two glasses of sparkling wine",
      fits: "day planners dusk toast end evening fixed fee",
    },
    {
      caption: "Table four, beside the aunt",
      label: "A plate with a card and one rose",
      fits: "second half dinner table plate eat cook budget",
    },
    {
      caption: "The run sheet, page two of eleven",
      label: "A plan of the day on a clipboard with a pen",
      fits: "last eight weeks hour list contracts run sheet rain plan replies",
    },
  ],
  posts: [
    {
      title: "Twelve things nobody noticed",
      summary: "What we have seen couples pay for, and what guests talked about instead.",
      date: "2026-10-20",
      body: [
        "After each wedding we ask ten guests what they remember. Nobody has yet mentioned favors, chair sashes, the cocktail’s name, monogrammed napkins, or the second cake. Welcome signs, one person: it was spelled wrong.",
        "They remember being fed on time, and being warm. They remember a speech if it was under four minutes or over fifteen. They remember where they sat, and beside whom.",
        "So when the sum is fixed, as it always is, take from the first list and give to the second: heaters, a better cook, thirty minutes more of the band. And have somebody think hard about table six.",
      ],
    },
    {
      title: "How to ask your mother not to",
      summary: "A few sentences that have worked.",
      date: "2026-07-07",
      body: [
        "Most quarrels about weddings are about being needed. The harpist isn’t about the harp. Before you say no to it, find something that is hers alone: the toast before dinner, the bread, who walks in with whom.",
        "Then say no once, early, with a reason that concerns you and not her. “We’d like it short enough for Grandpa” has ended more arguments than any budget. Avoid “everybody does” and “nobody does”.",
        "If it still hurts, let us be the villains. “The planner won’t allow it” is what we’re for. June has not allowed things in eleven states.",
      ],
    },
    {
      title: "Rain, a short guide",
      summary: "It will be fine, whichever of the two days you get.",
      date: "2026-04-14",
      body: [
        "Of our last hundred outdoor weddings, thirty-eight had rain and eleven had it during the vows. All hundred are married. The difference between a wet wedding that’s funny and one that’s sad is whether someone decided something at ten in the morning.",
        "Have one umbrella for every two guests, of one color, in one bin. Put mats down where people turn. Move the bar, not the people: they’ll follow it anywhere.",
        "And go out in it for two minutes, the two of you, with the photographer. It’s the picture you will hang.",
      ],
    },
  ],
  events: [
    {
      title: "The list, halved",
      text: "Bring your plans to our long table. Two planners, six couples, red pencils. You leave with half.",
      date: "2027-01-17",
      time: "13:00",
      place: "Our office",
      price: "$40",
    },
    {
      title: "Four minutes",
      text: "An evening on speeches, for best men, sisters and fathers. You write one; the Reverend cuts it.",
      date: "2027-03-04",
      time: "17:30",
      place: "Our office",
      price: "$25",
    },
    {
      title: "Look at the light",
      text: "We walk four places at the hour when you’d marry there, and sit on the chairs.",
      date: "2027-04-11",
      time: "15:00",
      place: "By bus, from our door",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Eight weeks before, and seven",
      before: "Loose sheets, a roll of ribbon, four invoices in three names.",
      after: "One run sheet, one ledger, one date ringed.",
    },
    {
      title: "The same list, before June and after",
      before: "412 things to do, eleven of them doves.",
      after: "Nine things, and a nap.",
    },
  ],
  partners: [
    "Orchard Hill Barn",
    "Gull & Lantern Tents",
    "Marlow Street Strings",
    "Fig & Flour Cakes",
    "Paper Wren Press",
    "Cardinal Coaches",
  ],
  accepts: ["Visa", "Mastercard", "Bank transfer", "Apple Pay", "Stripe"],
  newsletterTitle: "Letters before the day",
  newsletterText:
    "One a month: what to decide now, what can wait, and a thing that we saw last Saturday. It stops when you’re married.",
  contact: {
    title: "Tell us about the two of you",
    text: "A season, a number, a worry. You’ll have an answer by five on the next working day.",
    fields: [
      { label: "Your two first names", kind: "text" },
      {
        label: "How many guests?",
        kind: "choice",
        options: ["Just us", "Up to 30", "Up to 60", "Up to 120", "More than that"],
      },
      { label: "The date, or about when", kind: "date" },
      {
        label: "What should we take over?",
        kind: "choice",
        options: ["All of it", "The second half", "The last weeks", "One hour, please"],
      },
    ],
    action: "Send to June",
  },
  booking: {
    title: "Have a first coffee",
    text: "An hour with a planner, free, here or by video. Bring the list and, if you can, each other.",
    slots: ["10:00", "11:30", "13:00", "14:30", "16:00"],
    action: "Have coffee",
  },
  places: {
    ledger: {
      street: "31 Pelham Walk",
      town: "Newport",
      area: "Rhode Island",
      phone: "(401) 555-0177",
      email: "dates@ashdownpryor.example",
    },
    studio: {
      street: "9 Canyon Lane",
      town: "Santa Fe",
      area: "New Mexico",
      phone: "(505) 555-0109",
      email: "write@quietvows.example",
    },
    counter: {
      street: "122 Magnolia Court",
      town: "Franklin",
      area: "Tennessee",
      phone: "(615) 555-0143",
      email: "june@auntjunes.example",
    },
    signal: {
      street: "560 Fulton Works",
      town: "Chicago",
      area: "Illinois",
      phone: "(312) 555-0126",
      email: "board@runsheet.example",
    },
    almanac: {
      street: "2 Ferry House Road",
      town: "Rhinebeck",
      area: "New York",
      phone: "(845) 555-0160",
      email: "letters@longengagement.example",
    },
    marquee: {
      street: "1 Lantern Field",
      town: "Ojai",
      area: "California",
      phone: "(805) 555-0134",
      email: "dusk@sayitonce.example",
    },
  },
  pages: [
    { id: "services", name: "What we do" },
    { id: "prices", name: "Fees" },
    { id: "about", name: "Planners" },
    { id: "gallery", name: "Details" },
    { id: "journal", name: "Letters" },
    { id: "contact", name: "First coffee" },
  ],
};
