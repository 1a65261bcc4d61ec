import type { Industry } from "./industry.ts";

export const events: Industry = {
  id: "events",
  name: "Events",
  plural: "Event companies",
  synonyms: [
    "event planner",
    "event planners",
    "event planning",
    "event company",
    "event management",
    "event production",
    "event organizer",
    "event organiser",
    "event agency",
    "conference organizer",
    "conference venue",
    "event venue",
    "party planner",
    "party planning",
    "party rental",
    "tent rental",
    "marquee hire",
    "festival",
    "trade show organizer",
    "corporate events",
    "live events",
    "stage hire",
  ],
  vocabulary: [
    "event",
    "conference",
    "conferences",
    "summit",
    "convention",
    "congress",
    "keynote",
    "speakers",
    "panel discussion",
    "attendees",
    "delegates",
    "exhibitors",
    "trade show",
    "expo",
    "trade fair",
    "gala",
    "fundraiser gala",
    "award ceremony",
    "product launch",
    "launch party",
    "company party",
    "holiday party",
    "street fair",
    "festivals",
    "fete",
    "open day",
    "workshops",
    "hackathon",
    "meetup",
    "badges",
    "lanyard",
    "registration desk",
    "ticketing",
    "stage",
    "stagehand",
    "lighting rig",
    "truss",
    "sound system",
    "audiovisual",
    "livestream",
    "crowd control",
    "green room",
    "backstage",
    "bunting",
    "tents",
    "portable toilets",
  ],
  locale: "en-US",
  customers: "organizers",
  openings: {
    ledger: {
      name: "Harcourt Assembly",
      kicker: "Conferences and congresses since 1994",
      headline: "A conference that ends on time.",
      opening:
        "Two to four days, two hundred to three thousand people, one schedule. The microphones work, lunch is long enough, and the last speaker finishes at the minute printed.",
      action: "Ask for a proposal",
      secondAction: "What we run",
    },
    studio: {
      name: "Blank Hall",
      kicker: "Launches, shows, dinners",
      headline: "We start with an empty floor.",
      opening:
        "And put back as little as the idea needs. One color, one sound, a door in an unexpected place.",
      action: "Bring an idea",
      secondAction: "Eleven rooms",
    },
    counter: {
      name: "Bunting & Sons",
      kicker: "Tents, tables, the whole fair",
      headline: "Turning fifty? We’ll do chairs.",
      opening:
        "Fairs, reunions, the library’s book sale. We bring the tent, hang the flags, find you a band, and take it all down while you’re still dancing.",
      action: "Get a quote",
      secondAction: "Tents and prices",
    },
    signal: {
      name: "Loadlist",
      kicker: "Event operations",
      headline: "Four thousand badges. No queue.",
      opening:
        "Six seconds from QR to lanyard. Power, network, crew and cue in one live board, with every change stamped and every cost next to it.",
      action: "Send the spec",
      secondAction: "Rates per day",
    },
    almanac: {
      name: "Fair & Fallow",
      kicker: "Gatherings through the year",
      headline: "Why people still come together in fields",
      opening:
        "There was a fair on this common in 1311, and by all accounts the parking was terrible. We have put on forty-two since: seed swaps, apple days, a night of nothing except bells. People come to be among people. Our work is mostly benches.",
      action: "Propose a fair",
      secondAction: "Read the year",
    },
    marquee: {
      name: "House Lights",
      kicker: "Shows for one night only",
      headline: "House to black. Go.",
      opening:
        "Nine hundred people hold one breath. Then the beams come down like rain and somebody walks out into the middle of it.",
      action: "Call the show",
      secondAction: "Watch it build",
    },
  },
  copies: [
    {
      aboutTitle: "Fourteen people and a very long checklist",
      about: [
        "We plan and run about sixty events a year, for forty to four thousand guests: conferences, launches, fairs, galas. Fourteen of us are employed. On a large day there are a hundred and twenty, most of whom we have known for years.",
        "Each event has one producer, who writes the budget, signs the contracts and stands at the back with a headset. Costs are shown at what they cost; our fee is a line of its own and is fixed.",
        "The schedule is built backward from the moment people leave. Doors, power, water, exits and weather are settled before anyone chooses a color. It is dull work, and the reason that the other part can be enjoyed.",
      ],
      servicesTitle: "What we plan, build and run",
      servicesText:
        "The whole of it, or the part you lack. Quotations list people, gear, place and fee as four sums, and hold for thirty days.",
      reasons: [
        { title: "One producer", text: "From first call to last truck. Their number is on every page." },
        {
          title: "A fixed fee",
          text: "Agreed at the start. Equipment and crew are billed at cost, with receipts.",
        },
        {
          title: "Our own gear",
          text: "Stage, sound, lights and tents in one warehouse, tested on the Tuesday before.",
        },
        {
          title: "A plan for bad days",
          text: "Rain, strike, power cut, missing speaker. Written, and rehearsed twice a year.",
        },
      ],
      processTitle: "From brief to strike",
      process: [
        { title: "Brief", text: "One hour. What should people do on the morning after?" },
        { title: "Plan", text: "Budget, drawing and schedule in ten working days." },
        { title: "Build", text: "Load in, rig, focus, rehearse. You sit in each chair you like." },
        {
          title: "Run, and strike",
          text: "Cued to the second, out by two, floor swept, figures within a week.",
        },
      ],
      closingTitle: "Tell us the date and the worst case.",
      closingText:
        "A number, a place and what worries you. A producer answers within one working day with three questions and a rough sum.",
    },
    {
      aboutTitle: "On being in the same place",
      about: [
        "Almost everything said at a conference could be sent. People know this, and they come all the same. They’d like to see how somebody says it, and who laughs; and to stand afterward by a window with a stranger, holding two small plates.",
        "We make rooms for that. It takes fewer things than you would think. A floor that doesn’t boom, chairs which can be turned round, light on the faces rather than the logo. Enough time between things. A reason to cross to the other side.",
        "We’ve stopped using the word content. There is what’s said and there is what happens while people put on their coats, and the second, as far as we can tell, is what they paid for.",
      ],
      servicesTitle: "Occasions we know how to hold",
      servicesText:
        "A day of ideas, a long dinner, a field with bells in it. They differ less than they look.",
      reasons: [
        { title: "Breaks of forty minutes", text: "Written first. Talks are fitted in around them." },
        { title: "Faces in the light", text: "The screen can be dimmer. Nobody has come to read." },
        { title: "A way out", text: "A quiet room, a bench, a door. People who can leave tend to stay." },
      ],
      processTitle: "How an occasion comes about",
      process: [
        { title: "A question", text: "What would be missing if nobody came?" },
        { title: "A walk through it", text: "In the empty hall, at the real hour, with tape on the floor." },
        { title: "Less", text: "We take away a third. There are fewer speeches, and the soup is better." },
        { title: "The night", text: "You greet people. That’s your only part." },
      ],
      closingTitle: "Leave a window open",
      closingText: "Write us a paragraph about who should meet whom. We’ll answer with a room.",
    },
    {
      aboutTitle: "If it needs a rope, we’ve got rope",
      about: [
        "It began with one tent in 1994, for somebody’s graduation. It rained, everybody stayed, and a stranger asked if it was for hire. Now there’s eleven tents, two stages, four hundred chairs and a generator called Doris.",
        "We light a hall for nine hundred and we do your mom’s ninetieth. You get the same crew either way. Roy’ll pace it out, frown at the floor and say it’ll be fine, and it will.",
        "You don’t need a theme. You need somewhere to look, somewhere to sit and enough toilets. We’ll get you those. Then, if you still want a theme, we’ve got lamps and bunting.",
      ],
      servicesTitle: "What are we putting up?",
      servicesText:
        "One lamp or the whole shebang. Delivery, setup and takedown are in the price, and so’s Roy.",
      reasons: [
        { title: "Up Friday, down Monday", text: "You pay for the day. We’re not counting the nights." },
        { title: "It’s clean", text: "Washed after every rental. Give it a sniff." },
        { title: "We know a band", text: "And a bouncy castle, a bagpiper and a lady with owls." },
        { title: "Rain date’s free", text: "Call by noon the day before. We’ll shuffle." },
      ],
      processTitle: "Three calls, tops",
      process: [
        { title: "First call", text: "What, when, how many, how’s the floor." },
        { title: "Roy pops by", text: "With the measuring wheel. Ten minutes." },
        { title: "We show up", text: "You point at where it goes, and then you go and get changed." },
      ],
      closingTitle: "Got a date? Got a place?",
      closingText: "Tell us about both and roughly who’s coming. We’ll have a price back before supper.",
    },
  ],
  services: [
    {
      name: "Conference, start to finish",
      text: "Program, speakers, place, registration, stage, lunch and the figures afterward. From two hundred people and six months.",
      price: "from $18,500",
      unit: "fixed fee",
    },
    {
      name: "Launch or opening",
      text: "One evening, one idea, sixty to six hundred guests. Concept, build, press table, and gone by morning.",
      price: "from $9,400",
      unit: "fixed fee",
    },
    {
      name: "Gala and awards",
      text: "Seating, stage, script and cue calling for an evening that raises money or hands out glass. We keep it under three hours.",
      price: "from $12,000",
      unit: "fixed fee",
    },
    {
      name: "Fair or festival",
      text: "Permits, plan of the field, stalls, stages, toilets, stewards, weather. One day or a weekend, up to four thousand.",
      price: "from $14,800",
      unit: "fixed fee",
    },
    {
      name: "Company party",
      text: "Summer, winter or because the quarter was good. Four ready-made evenings, or one that’s never been done.",
      price: "from $4,200",
      unit: "fixed fee",
    },
    {
      name: "Family party",
      text: "A tent, tables, lights in the trees and somebody to park cars. For thirty to two hundred, in your own yard.",
      price: "from $1,150",
      unit: "one day",
    },
    {
      name: "Stage, sound and light",
      text: "Our own rig with people who know it, from two speakers and a lectern to a forty-foot truss.",
      price: "from $780",
      unit: "per day",
    },
    {
      name: "Tents and furniture",
      text: "Eleven tents from 10 by 10 to 40 by 100 feet, with floors, sides and four hundred chairs. Put up and taken down.",
      price: "from $240",
      unit: "per day",
    },
    {
      name: "Registration",
      text: "Tickets, badges and a desk with six seconds a head. You see on your phone who has come.",
      price: "$3.80",
      unit: "per guest",
    },
    {
      name: "A producer for the day",
      text: "You planned it; we run it. One headset, one schedule, one calm voice, from load-in to the last truck.",
      price: "$1,280",
      unit: "per day",
    },
  ],
  priceList: [
    {
      title: "Planning and running",
      note: "Fixed fee; crew and gear at cost",
      entries: [
        { name: "Conference, one day", text: "Up to 400 guests", price: "$18,500" },
        { name: "Conference, two days", price: "$27,000" },
        { name: "Gala", text: "Up to 300 guests", price: "$12,000" },
        { name: "Launch", price: "$9,400" },
        { name: "Company party", price: "$4,200" },
      ],
    },
    {
      title: "Tents",
      note: "Per day, put up and taken down",
      entries: [
        { name: "10 by 10 feet", text: "For a stall or a bride", price: "$240" },
        { name: "20 by 40", text: "Eighty at tables", price: "$980" },
        { name: "40 by 60", text: "Two hundred at tables", price: "$2,350" },
        { name: "40 by 100", text: "And a dance floor", price: "$3,600" },
      ],
    },
    {
      title: "Stage, sound, light",
      note: "Per day, with an engineer",
      entries: [
        { name: "Two speakers, two microphones", price: "$780" },
        { name: "Stage, 16 by 12 feet", price: "$640" },
        { name: "Truss with twelve lamps", price: "$1,450" },
        { name: "Screen and projector", price: "$690" },
        { name: "Mirror ball, turning", price: "$60" },
      ],
    },
    {
      title: "Small things",
      entries: [
        { name: "Chair, clean", price: "$3.50" },
        { name: "Table for eight, with cloth", price: "$22" },
        { name: "Bunting, 100 feet", price: "$35" },
        { name: "Badge, printed, with ribbon", price: "$3.80" },
        { name: "Rain date", text: "Called by noon the day before", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "In the yard",
      text: "For a birthday of eighty.",
      price: "$1,150",
      unit: "one day",
      includes: [
        "Tent, 20 by 40",
        "Tables and chairs for eighty",
        "Lights in the trees",
        "Up Friday, down Monday",
      ],
    },
    {
      name: "On the day",
      text: "You planned it. We make it happen.",
      price: "$1,280",
      unit: "per day",
      includes: [
        "A producer with a headset",
        "Schedule to the minute",
        "All vendors received and cued",
        "Figures and thanks within a week",
      ],
      isRecommended: true,
    },
    {
      name: "The whole thing",
      text: "A one-day conference for up to 400.",
      price: "$18,500",
      unit: "fixed fee",
      includes: [
        "Brief, budget, drawing, schedule",
        "Speakers booked and rehearsed",
        "Registration at six seconds a head",
        "Producer, stage manager, crew",
        "Report with numbers",
      ],
    },
  ],
  people: [
    {
      name: "Vivienne Harcourt",
      role: "Founder, conferences",
      text: "Has heard about nine thousand talks. Can tell in a minute which will run over.",
    },
    {
      name: "Roy Bunting",
      role: "Tents and grounds",
      text: "Reads a slope with his feet. Has lost one tent, in 2003, to a cow.",
    },
    {
      name: "Dashiell Okeke",
      role: "Producer, shows",
      text: "Called musicals for eleven years. His “stand by” lowers blood pressure.",
    },
    {
      name: "Marguerite Thibault",
      role: "Producer, galas",
      text: "Cuts speeches with a smile and an actual pair of scissors.",
    },
    {
      name: "Wei-Ting Lo",
      role: "Registration and data",
      text: "Got a line of four thousand down to six seconds each. Is working on five.",
    },
    {
      name: "Stella Brandvold",
      role: "Lights",
      text: "Hangs, focuses, climbs. Believes most rooms want half as much.",
    },
    {
      name: "Abel Contreras",
      role: "Sound",
      text: "Makes the last row hear a whisper, and knows when to turn off the ventilation.",
    },
    {
      name: "Josephine Mbatha",
      role: "Permits and safety",
      text: "Fire officer for twenty years. Walks each exit in the dark, counting.",
    },
  ],
  questions: [
    {
      question: "How far ahead do we need to plan?",
      answer:
        "A conference for four hundred, six months; eight is pleasanter. A gala or a fair, four. A tent in the yard, two weeks, except in June. We have done a launch in nine days and can show you what it cost in sleep.",
    },
    {
      question: "What does a conference cost in total?",
      answer:
        "For one day and three hundred people between $62,000 and $110,000, with place, food, stage and our fee. About half of that is lunch and rent. You get a budget of four sums in ten working days, and it moves only if you move it.",
    },
    {
      question: "Do you mark up equipment and crew?",
      answer:
        "No. They are billed at what they cost us, with the receipts. What’s ours we rent at list price, and the list is on this site. We earn the fixed fee, and it doesn’t grow with the truck.",
    },
    {
      question: "Can we hire only the tent, or only the sound?",
      answer:
        "Yes. Half of our orders are for one thing. It comes with the person who knows how it works, and they leave when it is standing or stay until it’s over, as you prefer.",
    },
    {
      question: "What happens if the weather turns?",
      answer:
        "Tents are rated to 38 miles an hour; from there we clear them. For outdoor events a decision time is agreed beforehand, with a written plan for either case. Call by noon the day before and moving to the rain date is free.",
    },
    {
      question: "Who gets the permits?",
      answer:
        "We do: fire, noise, food, street closure, insurance. Josephine files them, walks the site with the marshal and keeps the folder at the gate. Allow eight weeks for closing a street.",
    },
    {
      question: "How do you keep speakers on time?",
      answer:
        "A rehearsal, a clock they can see, and a light that turns amber. At zero the music starts very softly, then less softly. Nobody has got beyond forty seconds.",
    },
    {
      question: "Can people who can’t come take part?",
      answer:
        "We can stream with two cameras and captions, and have questions from outside read out by a person in the room. It costs from $2,900 a day. For small workshops we’d advise against it; neither side enjoys them.",
    },
    {
      question: "Is it accessible?",
      answer:
        "Ramps, level paths, places to sit in each row, a quiet room, captions and a hearing loop are in every plan. We ask at registration what people need, and somebody is responsible for seeing that it’s there.",
    },
    {
      question: "What if we must cancel?",
      answer:
        "Our fee is charged for the work done and no more. For place and vendors their own terms apply; we negotiate them before you sign, and mark the dates in red. A postponement within the year costs nothing from us.",
    },
  ],
  testimonials: [
    {
      quote:
        "Our chairman has run over for eleven years. At zero, a cello began. He looked up, laughed and stopped. I’ve kept the recording.",
      name: "Priscilla Norwood",
      context: "annual meeting, 600 guests",
    },
    {
      quote: "Roy said the slope would be fine. We played croquet on it after.",
      name: "Earl Dempster",
      context: "his mother’s ninetieth",
    },
    {
      quote:
        "I stood at the door with a stopwatch because I didn’t believe the six seconds. It was five point eight.",
      name: "Aarti Deshmukh",
      context: "developer conference, 4,100",
    },
    {
      quote:
        "They took out two panels and the walk-on music and gave us forty minutes by the windows. Three companies came out of that break.",
      name: "Lennart Bohm",
      context: "founders’ day",
    },
    {
      quote:
        "The power went at 8:14. By 8:15 Dashiell had four flashlights on the choir. People think we planned it.",
      name: "Sister Mary Aquino",
      context: "benefit concert",
    },
    {
      quote:
        "Four sums in March, four sums in October. The difference was ninety dollars, and it was in our favor.",
      name: "Howard Teague",
      context: "trade association",
    },
    { quote: "A lady with owls. I’d asked as a joke.", name: "Nina Sobczak", context: "library fair" },
    {
      quote: "My son uses a chair. For once nobody had to move a plant.",
      name: "Glenda Whitfield-Shaw",
      context: "street festival",
    },
    {
      quote:
        "We raised more in two hours and fifty minutes than the year before in five. Marguerite cut my speech. She was right.",
      name: "Dr. Samuel Oyelaran",
      context: "hospital gala",
    },
    {
      quote:
        "By nine the next morning there was no sign that we’d been there, apart from a very happy lawn-owner.",
      name: "Cordelia Finch-Hale",
      context: "launch, 240 guests",
    },
  ],
  hours: [
    { day: "Monday", open: "09:00", close: "17:30" },
    { day: "Tuesday", open: "09:00", close: "17:30", note: "Gear test, visitors welcome" },
    { day: "Wednesday", open: "09:00", close: "17:30" },
    { day: "Thursday", open: "09:00", close: "17:30" },
    { day: "Friday", open: "08:00", close: "16:00", note: "Trucks leave from six" },
    { day: "Saturday", note: "On site" },
    { day: "Sunday", note: "On site" },
  ],
  hoursNote:
    "The office and warehouse. While your event is up there is a number that a person answers, at four in the morning too.",
  statistics: [
    { figure: "60", label: "events a year" },
    { figure: "6 sec", label: "from ticket to badge" },
    { figure: "11", label: "tents, washed" },
    { figure: "400", label: "chairs of our own" },
  ],
  gallery: [
    {
      caption: "Focused by Stella, at half of what she was offered",
      label: "A stage with a screen under six lamps",
      fits: "conference start finish stage launch awards light keynote gala truss",
    },
    {
      caption: "Forty by sixty, one rope to spare",
      label: "A striped tent of three peaks with flags",
      fits: "fair festival tents furniture weather rain rope field",
    },
    {
      caption: "Works. It was tested on Tuesday",
      label: "A microphone of the old kind",
      fits: "sound stage speakers producer day time voice faces",
    },
    {
      caption: "Five point eight seconds",
      label: "A conference badge on a ribbon",
      fits: "registration badge guests desk tickets ticket one producer",
    },
    {
      caption: "For somebody who is fifty",
      label: "Six balloons on strings",
      fits: "family party birthday yard company band clean",
    },
    {
      caption: "Turning, sixty dollars",
      label: "A mirror ball on its cord",
      fits: "company party gala evening dance night launch plan bad days",
    },
    {
      caption: "Four hundred, and all of them clean",
      label: "Three chairs under a line of flags",
      fits: "chairs furniture tables bunting gala seating breaks minutes clean",
    },
    {
      caption: "Row nine, beside the aisle",
      label: "Two tickets, one on the other",
      fits: "launch opening tickets awards fixed fee show cost",
    },
  ],
  posts: [
    {
      title: "Write the breaks first",
      summary: "A schedule that people thank you for, in four steps.",
      date: "2026-09-22",
      body: [
        "Take a sheet, and put in arrival, lunch and going home. Then two breaks of forty minutes, at half past ten and half past three. What remains is the time you have for talks, and it’s less than you promised. Good.",
        "A talk is twenty minutes with ten for questions. A panel is three people and a chair who interrupts; with five it turns into speeches in a row. Nobody has ever asked us for a longer panel.",
        "Put the best speaker right after lunch and the shortest one last. End ten minutes early. People will go home saying how well it was organized, and they’ll be talking about those ten minutes.",
      ],
    },
    {
      title: "How many toilets?",
      summary: "The question that decides whether they come back next year.",
      date: "2026-06-16",
      body: [
        "One for every seventy-five people, for four hours, without alcohol. With a bar, one for fifty. Two thirds of them for women, or better, all of them for anyone. At least one in twenty wide enough for a wheelchair and a friend.",
        "Put them downwind, on level ground, within sight of the crowd but not of the food, and where a truck can reach them at noon to pump. Light the way there and the inside as well.",
        "Then add two. In thirty years no one has complained that there wasn’t a line.",
      ],
    },
    {
      title: "What to do when the power goes",
      summary: "A page to keep in your back pocket.",
      date: "2026-03-30",
      body: [
        "Say something at once. In the dark ten seconds are long, and a calm voice saying “We’ve lost the lights, please stay where you are” is worth more than a generator. It needn’t be the boss. It needs to be loud.",
        "Flashlights go to the exits, then the stage. If it is back within three minutes, carry on and let the speaker make the joke. If it isn’t, open doors, send people out into the light, and serve whatever is cold.",
        "We rehearse it twice a year with the crew, without telling them when. You may borrow the exercise. It takes eleven minutes and they’ll talk about it for a month.",
      ],
    },
  ],
  events: [
    {
      title: "Gear Tuesday",
      text: "Everything that is going out on Friday, plugged in and switched on. Come and sit in the chairs.",
      date: "2027-01-26",
      time: "10:00",
      place: "The warehouse",
      price: "free",
    },
    {
      title: "Calling a show",
      text: "Dashiell teaches eight people to say “stand by” and “go” over a rig of twelve lamps. Nerves are welcome.",
      date: "2027-02-23",
      time: "15:00",
      place: "The warehouse",
      price: "$90",
    },
    {
      title: "Seed swap",
      text: "Our own fair, the first of the year: two hundred tables, no stage, soup. Bring an envelope.",
      date: "2027-03-13",
      time: "10:00",
      place: "The common",
      price: "free",
    },
    {
      title: "A night of bells",
      text: "Nine towers, one field, forty minutes. Then lanterns and a long way home.",
      date: "2027-06-19",
      time: "21:00",
      place: "The common",
      price: "$15",
    },
  ],
  comparisons: [
    {
      title: "Three weeks before, and on the day",
      before: "Five versions of the schedule, two sorts of ticket, one locked door.",
      after: "One sheet, one badge, a person at each door who knows.",
    },
    {
      title: "A hall at six, and at nine",
      before: "Bare floor, forty cases, somebody asleep on a coil of cable.",
      after: "Twelve lamps, one voice, six hundred faces lit from the front.",
    },
  ],
  partners: [
    "Long Field Stewards",
    "Doris Power & Light",
    "Quiet Room Captions",
    "Hen & Heather Bakes",
    "Kestrel Coaches",
    "The Owl Lady",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Bank transfer", "Stripe"],
  newsletterTitle: "Load-in notes",
  newsletterText:
    "Monthly: one thing that went wrong, what we do now, and the Saturdays when a tent is free.",
  contact: {
    title: "Send the brief, however rough",
    text: "A producer writes back within one working day, with three questions and a first sum.",
    fields: [
      {
        label: "What kind of gathering?",
        kind: "choice",
        options: ["A conference", "A launch", "A gala", "A fair or festival", "A party", "Only the gear"],
      },
      {
        label: "How many people?",
        kind: "choice",
        options: ["Up to 80", "80 to 300", "300 to 1,000", "More than 1,000"],
      },
      { label: "When?", kind: "date" },
      { label: "Where, if you know", kind: "text" },
    ],
    action: "Send to a producer",
  },
  booking: {
    title: "Talk to a producer",
    text: "Forty-five minutes, by video or in the warehouse among the cases. Bring the date and the worst case.",
    slots: ["09:30", "11:00", "13:00", "14:30", "15:30"],
    action: "Book the call",
  },
  places: {
    ledger: {
      street: "90 Assembly Square",
      town: "Boston",
      area: "Massachusetts",
      phone: "(617) 555-0118",
      email: "office@harcourtassembly.example",
    },
    studio: {
      street: "3 Ironbark Lane",
      town: "Melbourne",
      area: "Victoria",
      phone: "(03) 5550 2716",
      email: "floor@blankhall.example",
    },
    counter: {
      street: "417 Fairground Road",
      town: "Lunenburg",
      area: "Nova Scotia",
      phone: "(902) 555-0133",
      email: "roy@buntingandsons.example",
    },
    signal: {
      street: "2800 Blake Freight, Bay 11",
      town: "Denver",
      area: "Colorado",
      phone: "(303) 555-0150",
      email: "spec@loadlist.example",
    },
    almanac: {
      street: "The Old Pound",
      town: "Brattleboro",
      area: "Vermont",
      phone: "(802) 555-0168",
      email: "common@fairandfallow.example",
    },
    marquee: {
      street: "1 Proscenium Way",
      town: "Las Vegas",
      area: "Nevada",
      phone: "(702) 555-0189",
      email: "go@houselights.example",
    },
  },
  pages: [
    { id: "services", name: "What we run" },
    { id: "prices", name: "Rates" },
    { id: "events", name: "Our own" },
    { id: "about", name: "Crew" },
    { id: "gallery", name: "On the day" },
    { id: "contact", name: "Send a brief" },
  ],
};
