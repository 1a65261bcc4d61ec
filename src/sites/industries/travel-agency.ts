import type { Industry } from "./industry.ts";

export const travelAgency: Industry = {
  id: "travel-agency",
  name: "Travel agency",
  plural: "Travel agencies",
  synonyms: [
    "travel agent",
    "travel agents",
    "travel agencies",
    "travel company",
    "tour operator",
    "tour operators",
    "tour company",
    "holiday company",
    "holiday planner",
    "trip planner",
    "travel planner",
    "travel designer",
    "travel consultant",
    "cruise agent",
    "safari company",
    "adventure travel",
    "tour guide",
    "walking tours",
    "city tours",
    "rail holidays",
    "group travel",
    "corporate travel",
  ],
  vocabulary: [
    "travel",
    "trip",
    "trips",
    "holiday",
    "holidays",
    "vacation",
    "itinerary",
    "itineraries",
    "journey",
    "flights",
    "airfare",
    "airport transfer",
    "rail pass",
    "sleeper train",
    "ferry crossing",
    "cruise",
    "cruises",
    "safari",
    "trek",
    "trekking",
    "city break",
    "package holiday",
    "backpacking",
    "sightseeing",
    "excursion",
    "destinations",
    "destination",
    "passport",
    "visa",
    "visas",
    "luggage",
    "suitcase",
    "beach holiday",
    "island hopping",
    "northern lights",
    "wildlife",
    "scuba",
    "fly-drive",
    "stopover",
    "layover",
    "globetrotter",
    "wanderlust",
    "time zone",
    "departures",
    "tour leader",
  ],
  locale: "en-GB",
  customers: "travellers",
  openings: {
    ledger: {
      name: "Penhallow Travel",
      kicker: "Journeys since 1978",
      headline: "Arranged by somebody who has been.",
      opening:
        "Eight people with ninety-one countries between them, and a rule that nobody sells what they have not slept in. You speak to one of us from the first idea until you are home and have unpacked.",
      action: "Talk to a traveller",
      secondAction: "Journeys and prices",
    },
    studio: {
      name: "Slow Line",
      kicker: "Overland, mostly by rail",
      headline: "It takes four days.",
      opening:
        "And that is the point of it. Trains, ferries, a night in between: we plan routes on which the way there is the larger half.",
      action: "Draw my route",
      secondAction: "Eleven lines",
    },
    counter: {
      name: "Sunny & Son",
      kicker: "Holidays, sorted on the high street",
      headline: "Where’s warm, then?",
      opening:
        "Sit down, have a mint. Tell us what went wrong last year, what the kids will eat and what you’ve really got to spend.",
      action: "Pop in and plan",
      secondAction: "This week’s finds",
    },
    signal: {
      name: "Gate Nine",
      kicker: "Trips with the workings shown",
      headline: "Three routes by lunch.",
      opening:
        "Send dates, people and a sum before ten. By one you have three itineraries with every fare, fee and minute of waiting on one page. Book the one you like by four.",
      action: "Send a brief",
      secondAction: "What we charge",
    },
    almanac: {
      name: "The Far Shelf",
      kicker: "Journeys for readers",
      headline: "On leaving home, and when to do it",
      opening:
        "There are nine good days in Kyoto and we can tell you roughly when. There is a ferry in the Hebrides that waits for the post. In Trieste go in November, when the wind has emptied the tables, and take something long to read.",
      action: "Begin a journey",
      secondAction: "From the shelf",
    },
    marquee: {
      name: "Meridian Night",
      kicker: "To the far end of the map",
      headline: "Go where the lights run out.",
      opening: "Ice, dunes, an ocean with nobody on it. Eleven journeys a year, twelve seats on each.",
      action: "Take a seat",
      secondAction: "The eleven",
    },
  },
  copies: [
    {
      aboutTitle: "Eight people and ninety-one countries",
      about: [
        "The firm was begun in 1978 by two teachers who took a sixth form to Istanbul by train and brought all of them back. There are eight of us now. Each knows a part of the world by having lived, worked or been ill there.",
        "You deal with one person. That person quotes, books, rings before you go, and carries the telephone while you are away. It has been rung from a glacier.",
        "A quotation has three parts: what the travel costs us, what we charge for planning, and what we would do without. Your money sits in a trust account until you are back home.",
      ],
      servicesTitle: "Ways of going",
      servicesText:
        "Planned for two, or in a group of twelve; a fortnight, or a year with a child in tow. Prices are examples, with dates, that somebody paid last season.",
      reasons: [
        {
          title: "Slept in, or not sold",
          text: "Each bed on our list was tried by one of us within three years.",
        },
        { title: "One number, day and night", text: "It is answered by the person who planned the trip." },
        {
          title: "A fee, not a commission",
          text: "£35 to £240, agreed beforehand. Rebates from hotels go to you.",
        },
        {
          title: "Held in trust",
          text: "Until you are home. If we went under on Tuesday, you would still be fetched on Wednesday.",
        },
      ],
      processTitle: "From a notion to the platform",
      process: [
        { title: "Talk", text: "Forty minutes. Where, with whom, how you are in the mornings." },
        { title: "Two drafts", text: "Within a week: a sensible one and the other one." },
        { title: "Book", text: "We hold the fares while you think, for 48 hours." },
        { title: "Go", text: "With a folder, a map with our handwriting on it, and a number." },
      ],
      closingTitle: "The kettle, the atlas and an hour.",
      closingText:
        "Tell us roughly where, roughly when and exactly with whom. You have two drafts and a price within seven days.",
    },
    {
      aboutTitle: "The opposite of arriving",
      about: [
        "One may be in Marrakech for lunch. It takes five hours, and the whole of Spain goes by beneath a blind. We think it a pity about Spain.",
        "The trips we like have edges. You watch the roofs change, and then the bread. Somebody gets in at a small station with a cello. By the time that you are there you have some notion of how far it is, which is to say, of what you’re doing there.",
        "We plan with long tables and paper timetables, and leave one day in six empty. It’s on those that things happen. When people write to us afterwards it is nearly always about the day with nothing on it.",
      ],
      servicesTitle: "Lines on the map",
      servicesText:
        "Take one as it stands, or let us bend it. Most people come back having changed at least one end.",
      reasons: [
        { title: "A day with nothing on it", text: "One in six. We won’t fill it, however you plead." },
        { title: "What to read there", text: "Three books with each journey, one of them short." },
        {
          title: "Letters ahead",
          text: "We write to the people at whose table you’ll sit. They expect you.",
        },
      ],
      processTitle: "How a journey is made",
      process: [
        { title: "A question", text: "Why now? It tells us more than where." },
        { title: "A line", text: "In pencil, on a real map. You take it home." },
        { title: "The hinges", text: "The night train, the last boat. We hold those first." },
        { title: "The gaps", text: "Left open on purpose, with a list in case of rain." },
      ],
      closingTitle: "There’s a train at ten past eight",
      closingText: "There generally is. Write and tell us which way you would like to be facing.",
    },
    {
      aboutTitle: "We’ve been there, we’ve had the ice cream",
      about: [
        "Sunny started it with one desk and a fax. Now there’s eight of us, a proper coffee machine and a map with so many pins it won’t hang straight.",
        "If we say the pool’s heated, one of us has stood in it. If we say it’s ten minutes to the beach, that’s with a buggy and somebody crying. Bronwen times it.",
        "And when it goes wrong, because there’s always a strike, you’re not on hold to a robot. You ring Gareth. He’s got the flights up before you’ve finished swearing.",
      ],
      servicesTitle: "So what do you fancy?",
      servicesText:
        "A week on a lounger or the big one you’ve been promising her since 1994. Same chairs, same mints.",
      reasons: [
        { title: "Deposit from £60", text: "And pay the rest in bits. No interest, no funny business." },
        {
          title: "We check you in",
          text: "Seats together, boarding passes printed, case weighed on our scales.",
        },
        { title: "Gareth’s mobile", text: "It’s on the folder. He does sleep, but not deeply." },
        {
          title: "We’ll tell you don’t",
          text: "If it’s rubbish in August, we’ll say it’s rubbish in August.",
        },
      ],
      processTitle: "Dead simple, this",
      process: [
        { title: "Come in", text: "Or ring. Bring whoever’s fussy." },
        { title: "Pick one of three", text: "We always do three. You’ll want the middle one." },
        { title: "Go away", text: "Nicely. Send us a postcard for the wall." },
      ],
      closingTitle: "When can you get the time off?",
      closingText:
        "Give us the dates, the ages and the number you’d rather not go over. We’ll come back with three.",
    },
  ],
  services: [
    {
      name: "A journey planned for you",
      text: "From one idea: route, beds, tickets, a folder and a number. Two drafts within a week, and changes until you like it.",
      price: "from £120",
      unit: "planning fee",
    },
    {
      name: "By rail and ferry",
      text: "Overland to anywhere in Europe and a little further. We know which side to sit on and where the platform really is.",
      price: "from £640",
      unit: "per person, 5 nights",
    },
    {
      name: "A week in the sun",
      text: "Flights, beds, transfers and a beach that one of us has timed with a buggy. Three suggestions, one of them quieter.",
      price: "from £590",
      unit: "per person, 7 nights",
    },
    {
      name: "In a group of twelve",
      text: "Eleven departures a year with one of us leading: Georgia, Lofoten, Oaxaca, the Hebrides. Single rooms cost what they cost.",
      price: "from £1,980",
      unit: "per person, 10 nights",
    },
    {
      name: "The long one",
      text: "Three months or a year away: tickets round the world, visas, vaccines, school letters, and somebody to ring.",
      price: "from £240",
      unit: "planning fee",
    },
    {
      name: "Wildlife",
      text: "Kenya, Botswana, the Pantanal, with guides whom we have known for ten years and camps of eight tents at most.",
      price: "from £3,450",
      unit: "per person, 9 nights",
    },
    {
      name: "Northern lights",
      text: "Four nights above the circle, in the dark of the moon. If the sky stays shut, we put your fee towards another go.",
      price: "from £1,160",
      unit: "per person, 4 nights",
    },
    {
      name: "Travel for work",
      text: "For small firms: one person who knows your aisle seat, one invoice a month, and rebooking at any hour.",
      price: "£18",
      unit: "per booking",
    },
    {
      name: "Visas and papers",
      text: "Forms filled in, photographs measured, passports couriered. We know what the man at counter four is looking for.",
      price: "£55",
      unit: "plus the consulate’s fee",
    },
    {
      name: "One hour with the map",
      text: "You book it all yourself. We tell you what we’d do, where not to change, and what is shut on Mondays.",
      price: "£35",
      unit: "one hour",
    },
  ],
  priceList: [
    {
      title: "What we charge",
      note: "Agreed beforehand; it never depends on what you spend",
      entries: [
        { name: "A weekend", price: "£35" },
        { name: "A week or two", price: "£120" },
        { name: "A month", price: "£180" },
        { name: "A year", price: "£240" },
        { name: "A change of mind, until the fares are bought", price: "free" },
      ],
    },
    {
      title: "By rail",
      note: "Per person, sharing, from London",
      entries: [
        { name: "Lisbon and back", text: "5 nights, two of them moving", price: "£640" },
        { name: "Palermo by sleeper and ferry", text: "8 nights", price: "£1,090" },
        { name: "Stockholm the slow way", text: "7 nights", price: "£980" },
        { name: "Istanbul", text: "12 nights, six capitals", price: "£1,740" },
      ],
    },
    {
      title: "Twelve seats",
      note: "Per person, with one of us leading",
      entries: [
        { name: "Outer Hebrides", text: "8 nights, May", price: "£1,980" },
        { name: "Georgia at the grape harvest", text: "10 nights, October", price: "£2,290" },
        { name: "Oaxaca and the coast", text: "12 nights, February", price: "£3,120" },
        { name: "Lofoten in the dark", text: "6 nights, January", price: "£2,040" },
      ],
    },
    {
      title: "Beside the journey",
      entries: [
        { name: "Visa, filled in and fetched", price: "£55" },
        { name: "Map with our handwriting", price: "included" },
        { name: "Three books", price: "included" },
        { name: "The telephone, day and night", price: "included" },
      ],
    },
  ],
  plans: [
    {
      name: "One hour",
      text: "You book, we advise.",
      price: "£35",
      unit: "one conversation",
      includes: [
        "An hour with whoever lived there",
        "A page of notes by evening",
        "Taken off the fee if you come back",
      ],
    },
    {
      name: "Planned",
      text: "We do everything but pack.",
      price: "£120",
      unit: "up to two weeks away",
      includes: [
        "Two drafts in seven days",
        "All bookings and check-in",
        "Folder, map, three books",
        "A number that is answered",
      ],
      isRecommended: true,
    },
    {
      name: "The long one",
      text: "Up to a year, with or without children.",
      price: "£240",
      unit: "up to a year away",
      includes: [
        "Route and tickets in stages",
        "Visas, vaccines, letters to schools",
        "A call every month",
        "Rebooking without fee",
      ],
    },
  ],
  people: [
    {
      name: "Gwendolyn Penhallow",
      role: "Director, Turkey and the Caucasus",
      text: "Born on the Orient sleeper, or so her mother said. Speaks Georgian at toasts.",
    },
    {
      name: "Sunil Mistry",
      role: "Sun, families",
      text: "The Sunny of it. Has measured forty-one pools by standing in them.",
    },
    {
      name: "Gareth Probert",
      role: "When things go wrong",
      text: "Answers on the second ring. Once got nine people home on a cattle ferry.",
    },
    {
      name: "Ingeborg Dahl",
      role: "The north",
      text: "From Tromsø. Will tell you honestly about the cloud.",
    },
    {
      name: "Babajide Cole",
      role: "Africa",
      text: "Guided in the Mara for eleven years. Knows two of the lions’ grandmothers.",
    },
    {
      name: "Bronwen Ellis",
      role: "Timings, buggies, groups",
      text: "Walks every transfer with a stopwatch and sixteen kilos on wheels.",
    },
    {
      name: "Luz Echeverría",
      role: "Latin America",
      text: "Grew up behind a bus station in Oaxaca and can hear when one is late.",
    },
    { name: "Hugo Tennant", role: "Trains", text: "Owns timetables from 1936. Uses them." },
  ],
  questions: [
    {
      question: "Why should I not book it online?",
      answer:
        "For a weekend in a city you know, do. We are for when there are four tickets that depend on each other, or it’s the one trip in ten years, or you’d like somebody to ring when the airline has sent you a text at midnight.",
    },
    {
      question: "What do you charge?",
      answer:
        "A planning fee: £35 for a weekend up to £240 for a year. It’s agreed before we begin. Travel itself is passed on at what it costs us, and when a hotel gives us a rebate it appears on your bill with a minus in front.",
    },
    {
      question: "Is my money safe?",
      answer:
        "It lies in a trust account until you are home, and flights are covered in the usual way besides. If an airline or a hotel fails, we find another and argue later. The certificate hangs by the door; do read it.",
    },
    {
      question: "How far ahead should we start?",
      answer:
        "School holidays and safaris, nine months. Night trains open about three months before and the good berths go within days, so we set an alarm. For the sun in June, a fortnight can be enough if you aren’t fussy about which island.",
    },
    {
      question: "Can you do it without flying?",
      answer:
        "All of Europe, Morocco, Turkey, and with patience a good deal more. It costs about a fifth extra and takes two days each way, which we plan as part of the holiday. Hugo lives for this question.",
    },
    {
      question: "I travel alone. Will I pay more?",
      answer:
        "Rooms for one are charged at what they cost us, often less than double and sometimes the same. In our groups about a third come alone. Nobody is put at the small table by the door.",
    },
    {
      question: "What if something goes wrong while we’re away?",
      answer:
        "Ring the number on the folder. It reaches the person who planned your trip, or Gareth. We rebook first, and see afterwards who owes what to whom. Last year there were 212 calls, and nineteen of them were about a lost charger.",
    },
    {
      question: "What if I have to cancel?",
      answer:
        "Our fee is kept and everything else follows the terms of the ticket, which we have pointed out to you beforehand in a box. Insurance covers most of it. We will fill in the form.",
    },
    {
      question: "Do you arrange travel for wheelchairs and walkers?",
      answer:
        "Yes, and by having looked: door widths, ramps, which carriage. Bronwen rings the station the day before. Where it will be hard, we say how hard.",
    },
    {
      question: "Can you plan it as a surprise?",
      answer:
        "About thirty a year. We send you the folder in a plain envelope, ring only in working hours and have three cover stories about boilers. You will need to find their passport yourself.",
    },
  ],
  testimonials: [
    {
      quote:
        "There was a strike, then a flood. Gareth rang us before the announcement did. We came home by a boat full of onions and it was the best day.",
      name: "Lynne Haverstock",
      context: "Palermo by rail",
    },
    {
      quote:
        "Hugo told me to sit on the left after Chur. I’d have missed it and never known there was anything to miss.",
      name: "Edmund Voss-Carey",
      context: "alone, eight trains",
    },
    {
      quote:
        "The pool was exactly as warm as Sunny said, which was “not very”. The kids didn’t notice. We’d been told, so nor did we.",
      name: "Rhiannon Tudor",
      context: "family of five",
    },
    {
      quote:
        "Three itineraries at 12:52. Every transfer had the waiting time in minutes. I booked the second from a sandwich queue.",
      name: "K. Abernethy",
      context: "four days, two cities",
    },
    {
      quote:
        "Babajide’s friend turned the engine off and we listened for twenty minutes. That’s the whole review.",
      name: "Patience Moyo",
      context: "the Mara, June",
    },
    {
      quote:
        "On the empty day we got lost and were given lunch by a man who mends clocks. I’d wanted to fill that day. They wouldn’t let me.",
      name: "Arthur and Jill Denby",
      context: "Trieste, November",
    },
    {
      quote:
        "I’m a wheelchair user. Someone had measured the door. It was 71, not 75 as listed, so we had another hotel before I’d left home.",
      name: "Shauna McCreadie",
      context: "Lisbon",
    },
    {
      quote:
        "Cloud for four nights. They put the fee to a second trip, no letter needed. In March the whole sky went.",
      name: "Nasreen Chaudhry",
      context: "Tromsø, twice",
    },
    {
      quote: "A year, two children, nine visas. The school letter alone would have finished me.",
      name: "Dominique Fraser",
      context: "the long one",
    },
    {
      quote: "They told my husband it was the boiler man. For six weeks. He asked after him at the airport.",
      name: "Carol Whitby",
      context: "a surprise",
    },
  ],
  hours: [
    { day: "Monday", open: "09:30", close: "17:30" },
    { day: "Tuesday", open: "09:30", close: "17:30" },
    { day: "Wednesday", open: "09:30", close: "19:00", note: "Map evening" },
    { day: "Thursday", open: "09:30", close: "17:30" },
    { day: "Friday", open: "09:30", close: "17:30" },
    { day: "Saturday", open: "10:00", close: "15:00" },
    { day: "Sunday", note: "The telephone only" },
  ],
  hoursNote:
    "Somebody is at the desk then. If you are on a journey of ours, the number on your folder is answered day and night.",
  statistics: [
    { figure: "91", label: "countries between the eight of us" },
    { figure: "1978", label: "the first train, and all came back" },
    { figure: "1 in 6", label: "days left empty on purpose" },
    { figure: "48 hrs", label: "we hold the fares while you think" },
  ],
  gallery: [
    {
      caption: "Seat 14F, about forty minutes after Oslo",
      label: "The window of an aeroplane with a wing and a low sun",
      fits: "northern lights fly flights sky window sun dark work booking",
    },
    {
      caption: "Weighed on our scales, not theirs",
      label: "A leather suitcase with a straw hat on top",
      fits: "long year packed luggage planned week two suitcase folder",
    },
    {
      caption: "With our handwriting on it",
      label: "A folded map with a marked route",
      fits: "journey planned route map hour line draft rail ferry",
    },
    {
      caption: "Photograph measured, form filled in",
      label: "A passport with a boarding card",
      fits: "visas papers passport counter forms check deposit",
    },
    {
      caption: "Bring one that you have to wind",
      label: "A camera with a leather body",
      fits: "wildlife guides camps safari camera lions group surprise",
    },
    {
      caption: "The ferry that waits for the post",
      label: "A boat under sail",
      fits: "ferry sea boat island hebrides overland slow empty day",
    },
    {
      caption: "Day nine, before breakfast",
      label: "Snowy mountains with a hot-air balloon",
      fits: "group twelve georgia lofoten leading mountains tried slept",
    },
    {
      caption: "1962. Several borders are out of date",
      label: "A globe on a wooden foot",
      fits: "sun week beach world countries number trust answer",
    },
  ],
  posts: [
    {
      title: "The night train, for beginners",
      summary: "Which berth, what to bring, and why you’ll wake at the border.",
      date: "2026-09-08",
      body: [
        "Book a compartment with a door that locks and a basin. A berth in a six-bed couchette is cheaper and will give you stories. Ask for the lower bunk if your knees are over fifty, the upper one if you’re tall: there is a shelf by the door where feet can go.",
        "Take slippers, a torch, earplugs, a bottle of water and something to share. The attendant keeps your ticket overnight and brings it back with bread. Change nothing at the station; you will be handed coffee in a currency you don’t have.",
        "You will sleep badly until about two and then very well. When the train stops and there’s a long quiet, with somebody tapping the wheels, that is the border. Look out. It’s the best view on the line and there is nothing there.",
      ],
    },
    {
      title: "When to go to the places everyone goes",
      summary: "A small table of emptier weeks.",
      date: "2026-05-05",
      body: [
        "Venice: the second and third week of January, in fog, before Carnival. Take boots. Dubrovnik: the last ten days of October, when the ships have gone and the sea has not noticed. Santorini we’d leave to others; try Amorgos in May.",
        "Kyoto has cherry blossom in the first week of April and so do eleven million people. The maples are out from about the eighteenth of November, and if you’re at the gate at half past six you will have a temple to yourself.",
        "Barcelona in February is as warm as Edinburgh in June. Iceland in September has most of the summer’s roads and half its prices, and by ten at night it’s dark enough for the sky to do something.",
      ],
    },
    {
      title: "The day with nothing on it",
      summary: "Why we leave one day in six empty, and what to do if you panic.",
      date: "2026-02-24",
      body: [
        "People tell us that they want a full programme, and then come home and talk about the afternoon when the museum was shut. So we build the shut museum in.",
        "If you wake on the empty day and feel you ought to be seeing something, here is what to do. Go down and turn right. Walk until you want a coffee. Sit where there are old men. Stay until one of them says something, even if it isn’t to you.",
        "Should all else fail, take the first bus to its last stop and come back. It costs about two euros and is how Gwendolyn found the village where she’s going to be buried.",
      ],
    },
  ],
  events: [
    {
      title: "Map evening",
      text: "One country on a large table, with the person who lived there. This time Georgia: bring questions, there is wine.",
      date: "2027-01-20",
      time: "17:30",
      place: "The office",
      price: "free",
    },
    {
      title: "Sleeper school",
      text: "Hugo on berths, borders and booking windows. You leave with three routes and a timetable from 1936.",
      date: "2027-02-17",
      time: "17:30",
      place: "The office",
      price: "£10",
    },
    {
      title: "Outer Hebrides, eight nights",
      text: "Twelve seats, five ferries, Bronwen. Departs from Oban on the noon boat.",
      date: "2027-05-15",
      time: "12:00",
      place: "Oban, pier one",
      price: "£1,980",
    },
    {
      title: "Georgia at the grape harvest",
      text: "Twelve seats, ten nights, more toasts than you’d think. With Gwendolyn.",
      date: "2027-10-02",
      time: "06:40",
      place: "Tbilisi",
      price: "£2,290",
    },
  ],
  comparisons: [
    {
      title: "Sunday night at the kitchen table",
      before: "Nine tabs, four half-booked rooms, two receipts for one ferry.",
      after: "One map, one line, one folder, and a passport on top.",
    },
    {
      title: "Two ways to Lisbon",
      before: "05:10 alarm, 06:55 gate, 11:20 arrived, remembers nothing.",
      after: "Two nights, three trains, the Pyrenees at breakfast.",
    },
  ],
  partners: [
    "Kazbegi Guest Rooms",
    "Nordlys Boats",
    "Camp of Eight Tents",
    "Caledon Ferries",
    "The Three Book Shop",
    "Wagon Nine Sleepers",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "Bank transfer"],
  newsletterTitle: "Seats and seasons",
  newsletterText:
    "On the first of the month: where it’s good in ten weeks’ time, which night trains have opened, and the seats that are left.",
  contact: {
    title: "Tell us the notion",
    text: "Half an idea is plenty. The right one of the eight answers, usually the same day, with a question.",
    fields: [
      { label: "Whereabouts?", kind: "text" },
      { label: "Leaving around", kind: "date" },
      {
        label: "Who’s going?",
        kind: "choice",
        options: ["Only me", "Two of us", "A family", "Friends", "For work"],
      },
      {
        label: "How would you rather get there?",
        kind: "choice",
        options: ["By train", "By air", "By sea", "Whatever is best"],
      },
    ],
    action: "Send the notion",
  },
  booking: {
    title: "Sit down with one of us",
    text: "Forty minutes with whoever knows the place, here or by telephone. Bring a calendar and the fussy one.",
    slots: ["10:00", "11:00", "12:00", "14:00", "15:30", "16:30"],
    action: "Book the chair",
  },
  places: {
    ledger: {
      street: "5 Trim Passage",
      town: "Bath",
      area: "Somerset",
      phone: "01632 960171",
      email: "folder@penhallowtravel.example",
    },
    studio: {
      street: "Arch 12, Temple Sidings",
      town: "Bristol",
      area: "Bristol",
      phone: "0117 496 0188",
      email: "line@slowline.example",
    },
    counter: {
      street: "74 Castle Arcade",
      town: "Cardiff",
      area: "South Glamorgan",
      phone: "029 2018 0149",
      email: "hello@sunnyandson.example",
    },
    signal: {
      street: "9 Finsbury Yard",
      town: "Croydon",
      area: "Surrey",
      phone: "020 7946 0192",
      email: "brief@gatenine.example",
    },
    almanac: {
      street: "18 Elm Hill Court",
      town: "Norwich",
      area: "Norfolk",
      phone: "01632 960136",
      email: "shelf@farshelf.example",
    },
    marquee: {
      street: "2 Titanic Slip",
      town: "Belfast",
      area: "County Antrim",
      phone: "028 9649 6158",
      email: "twelve@meridiannight.example",
    },
  },
  notice:
    "Example prices are per person and were paid last season; fares move. The price on your quotation holds for 48 hours, and your money stays in a trust account until you are home.",
  pages: [
    { id: "services", name: "Ways of going" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "The eight" },
    { id: "gallery", name: "Postcards" },
    { id: "journal", name: "Notes" },
    { id: "contact", name: "Plan a trip" },
  ],
};
