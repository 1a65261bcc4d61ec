import type { Industry } from "./industry.ts";

export const agency: Industry = {
  id: "agency",
  name: "Agency",
  plural: "Agencies",
  synonyms: [
    "creative agency",
    "design agency",
    "advertising agency",
    "ad agency",
    "branding agency",
    "brand agency",
    "marketing agency",
    "digital agency",
    "web agency",
    "web design agency",
    "media agency",
    "pr agency",
    "seo agency",
    "social media agency",
    "graphic designer",
    "graphic design",
    "graphic design studio",
    "design studio",
    "web designer",
    "web design",
    "copywriter",
    "copywriting",
    "art director",
    "branding",
    "advertising",
    "marketing",
  ],
  vocabulary: [
    "brand identity",
    "rebrand",
    "logo",
    "logos",
    "wordmark",
    "slogan",
    "strapline",
    "campaign",
    "campaigns",
    "billboard",
    "poster campaign",
    "packaging design",
    "brand guidelines",
    "typeface",
    "kerning",
    "colour palette",
    "naming",
    "tone of voice",
    "moodboard",
    "pitch",
    "creative brief",
    "creatives",
    "art direction",
    "illustration",
    "animation",
    "storyboard",
    "media buying",
    "launch",
    "search engine optimisation",
    "conversion rate",
    "social media",
    "influencer",
    "press release",
    "public relations",
    "annual report",
    "wireframe",
    "storefront signage",
    "brand audit",
    "advert",
    "adverts",
  ],
  locale: "en-GB",
  customers: "clients",
  openings: {
    ledger: {
      name: "Pemberton Ash",
      kicker: "Advertising and design since 2003",
      headline: "Be known for one thing, properly.",
      opening:
        "We name companies, draw their marks and write what they say. Fourteen people, one floor above a printer, and clients who on average have been with us for eight years.",
      action: "Brief us",
      secondAction: "What we make",
    },
    studio: {
      name: "Plainwork",
      kicker: "Identity and editorial design",
      headline: "Less logo. More letter.",
      opening:
        "Most companies need a smaller mark and a better sentence. We take away until what remains could only be yours, and then set it in type with room around it.",
      action: "Write to us",
      secondAction: "Recent work",
    },
    counter: {
      name: "Biscuit Tin",
      kicker: "Branding for shops, pubs and makers",
      headline: "You make it lovely. We make it look it.",
      opening:
        "Labels, signs, menus, a website that works on a phone. Come round with a box of what you sell, we’ll put the kettle on and draw.",
      action: "Come round for tea",
      secondAction: "What it costs",
    },
    signal: {
      name: "Ninth Proof",
      kicker: "Brand sprints for young companies",
      headline: "Name, mark and site in fifteen days.",
      opening:
        "Five days to decide, five to draw, five to build. You sit in the room, the price is on this page, and on day fifteen the site is live.",
      action: "Reserve a sprint",
      secondAction: "Day by day",
    },
    almanac: {
      name: "Foolscap & Lark",
      kicker: "A writing-led agency",
      headline: "Words first, and pictures that have read them",
      opening:
        "A brand is what people say about you in the queue, and queues do not speak in straplines. So we begin with a week of listening and a long document nobody asked for, out of which everything else is then drawn.",
      action: "Start a correspondence",
      secondAction: "Essays and arguments",
    },
    marquee: {
      name: "Riot Lantern",
      kicker: "Campaigns that stop traffic",
      headline: "Forty-eight sheets. Six words. One nerve.",
      opening:
        "Posters, films and stunts for theatres, charities and the odd brave bank. If the idea does not frighten somebody in the meeting, we go back upstairs.",
      action: "Dare us",
      secondAction: "See the damage",
    },
  },
  copies: [
    {
      aboutTitle: "Fourteen people and a proofing press",
      about: [
        "We began in 2003 in a back room of the printing works downstairs, and much about us comes from there. Work is pinned to a wall, at full size, before anybody sees it on a screen. Whoever passes may write on it in red.",
        "You deal with the people who make things. There are two planners, four designers, three writers, two developers and a producer who keeps the dates; the founders sit among them and take turns at the kettle.",
        "We take on about nine new clients a year. Each job begins with a brief that we write back to you on one page, since half of all bad work answers a question that nobody had asked.",
      ],
      servicesTitle: "What we make",
      servicesText:
        "Prices are for the whole job, two rounds of changes included. Printing, media and type licences are billed at cost, with the supplier’s invoice attached.",
      reasons: [
        {
          title: "One page back in three days",
          text: "We return your brief as we have understood it, with a price and a date, before you decide anything.",
        },
        {
          title: "Two routes, not nine",
          text: "You see two ideas worked out to the end. We have already had the argument about the other seven.",
        },
        {
          title: "Files that belong to you",
          text: "Type, artwork, code and templates are handed over, and one of us shows your people how to use them.",
        },
        {
          title: "Measured where it counts",
          text: "Agreed before launch: calls, sales, sign-ups or seats. We report after thirty, ninety and three hundred days.",
        },
      ],
      processTitle: "From brief to launch",
      process: [
        {
          title: "Listen",
          text: "Ten customers, five employees, one day behind your counter. Recorded, typed up, sent to you.",
        },
        { title: "Decide", text: "One page: who it is for, what changes in their heads, how we shall know." },
        {
          title: "Draw and write",
          text: "On the wall within two weeks. You come twice, once in the middle.",
        },
        {
          title: "Make",
          text: "Print, build, film, fit. The producer holds one list with a name beside every line.",
        },
      ],
      closingTitle: "Send us the brief you have, however short.",
      closingText:
        "We write it back to you on one page within three working days, priced. If you then take it elsewhere, it will be a better brief.",
    },
    {
      aboutTitle: "On taking things away",
      about: [
        "A good identity is noticed twice: on the first day, and on the day it is missing. In between it should behave like a well-cut coat and let you get on with the conversation.",
        "We start by collecting everything a company has ever said about itself and laying it along the corridor. It is usually some thirty metres. Then we walk up and down with a pencil. What nobody would defend comes down, and by evening there are four sentences left, of which two are new.",
        "The drawing comes after that and goes quickly. We are fourteen; three of us are writers, which is more than is usual, and the designers read.",
      ],
      servicesTitle: "Work of several kinds",
      servicesText:
        "Names, marks, books, labels, sites, and now and then a sign above a door. The smallest job last year was a stamp, and it took nine days.",
      reasons: [
        {
          title: "We write before we draw",
          text: "The first thing you receive is prose. It has saved more clients from a logo than we can count.",
        },
        {
          title: "The wall",
          text: "Everything hangs for a week at the size it will be. Weak ideas fall off by themselves around Thursday.",
        },
        {
          title: "Made to be used by others",
          text: "Your own people will set the next poster. We draw systems that survive a hurried Tuesday.",
        },
      ],
      processTitle: "How quiet work is made",
      process: [
        {
          title: "Corridor",
          text: "All that you have ever said, side by side. You are welcome to walk along.",
        },
        { title: "Four sentences", text: "What you do, for whom, unlike whom, and in what tone." },
        { title: "The wall", text: "Two routes, full size, a week. We mostly look." },
        {
          title: "The handing over",
          text: "Files, rules on six pages, an afternoon with those who will use them.",
        },
      ],
      closingTitle: "Show us your drawer of old leaflets",
      closingText:
        "It tells us more than a presentation. Bring it, or send pictures, and we shall reply with the one that we would keep.",
    },
    {
      aboutTitle: "Upstairs from the printer’s, mind the third step",
      about: [
        "There’s fourteen of us and one biscuit tin, and the rule is whoever has the bad idea fills it. It’s never empty. You need forty bad ones to get a good one, so we get them out early and loud.",
        "We’ve put names on pies, painted a ferry and talked a bank out of a jingle. We don’t do decks with triangles in them. We’ll draw it big, stick it up, and stand in the street to see if anybody turns round.",
        "You’ll be in the room. It’s your name over the door, so you get a pen as well.",
      ],
      servicesTitle: "Things people ask us for",
      servicesText:
        "A name that isn’t taken. A sign you can read from the bus. A website your nan could order from. Tell us what’s bugging you and we’ll say what it needs.",
      reasons: [
        {
          title: "No jargon jar needed",
          text: "If we say “brand architecture”, we owe you a fiver. We’ve paid out twice.",
        },
        {
          title: "You’ll know what it costs",
          text: "It’s on the list. Printing’s extra, at what the printer charges us, and he’s downstairs, ask him.",
        },
        {
          title: "We try it on real people",
          text: "Six strangers and a bus stop. If they don’t get it, it goes in the tin.",
        },
        {
          title: "Fits in with a busy shop",
          text: "We come before you open or after you shut. We like the leftovers.",
        },
      ],
      processTitle: "How we’d go about it",
      process: [
        { title: "Tea", text: "You talk, we draw on the tablecloth. It’s paper." },
        { title: "Forty bad ones", text: "Us, a wall, two days. Best not to look yet." },
        { title: "Two good ones", text: "You pick. Have a sleep on it first, everyone should." },
        {
          title: "Up it goes",
          text: "Printed, painted, switched on. We come and take a photo in front of it.",
        },
      ],
      closingTitle: "What’s the worst thing about your logo?",
      closingText:
        "Go on, say it. We’ve heard “it looks like a foot”. Send a picture and we’ll ring you back tomorrow, kindly.",
    },
  ],
  services: [
    {
      name: "Brand identity",
      text: "Mark, type, colour, a set of templates and six pages of rules that people will follow. Two routes, two rounds.",
      price: "from £9,800",
      unit: "6 to 8 weeks",
    },
    {
      name: "Naming",
      text: "Three hundred names, eleven checked in the registers, three presented, one bought and registered with its domain.",
      price: "£4,500",
      unit: "3 weeks",
    },
    {
      name: "Websites",
      text: "Written, designed and built by the same table. Fast on a bus, readable at ninety, and edited by you.",
      price: "from £12,000",
      unit: "8 to 10 weeks",
    },
    {
      name: "Campaigns",
      text: "One idea across poster, press, radio and screens, with a media plan that says what it will not do.",
      price: "from £18,000",
      unit: "plus media at cost",
    },
    {
      name: "Packaging",
      text: "Up to six products, drawn on the real box, tested on a shelf between rivals in our corridor.",
      price: "£6,400",
      unit: "5 weeks",
    },
    {
      name: "Brand audit",
      text: "Everything you have ever printed along one corridor, a morning of walking, and a list: keep, mend, bin.",
      price: "£1,400",
      unit: "1 week",
    },
    {
      name: "Fifteen-day sprint",
      text: "Name, mark and a four-page site for companies about to open. You take part for six of the days.",
      price: "£16,500",
      unit: "15 working days",
    },
    {
      name: "Tone of voice",
      text: "How you write to customers, in before-and-after pairs from your own letters. With a class for those who write them.",
      price: "£3,900",
      unit: "4 weeks",
    },
    {
      name: "Signs and vans",
      text: "Drawn, specified and watched over until the ladder comes down. Readable from the far pavement.",
      price: "from £1,100",
      unit: "design; fitting at cost",
    },
    {
      name: "On call",
      text: "Four days a month of whichever of us you need, for companies with a brand and no department.",
      price: "£3,200",
      unit: "per month",
    },
  ],
  priceList: [
    {
      title: "To begin",
      entries: [
        { name: "Your brief, rewritten", text: "One page in three days", price: "free" },
        { name: "Brand audit", text: "The corridor, one week", price: "£1,400" },
        { name: "Workshop day", text: "Up to eight of you", price: "£1,900" },
      ],
    },
    {
      title: "Identity",
      note: "Two routes, two rounds of changes",
      entries: [
        { name: "Naming", price: "£4,500" },
        { name: "Brand identity", text: "Up to 50 people", price: "£9,800" },
        { name: "Brand identity, larger", text: "Several languages or sites", price: "from £19,000" },
        { name: "Tone of voice", price: "£3,900" },
        { name: "Packaging", text: "Up to six products", price: "£6,400" },
      ],
    },
    {
      title: "Sites and campaigns",
      entries: [
        { name: "Website", text: "About twelve pages", price: "£12,000" },
        { name: "Website with a shop", price: "from £17,500" },
        { name: "Fifteen-day sprint", text: "Name, mark, four pages", price: "£16,500" },
        { name: "Campaign", text: "Idea to artwork", price: "from £18,000" },
        { name: "Film, thirty seconds", price: "from £11,000" },
      ],
    },
    {
      title: "Small and useful",
      entries: [
        { name: "Shop sign, designed", price: "£1,100" },
        { name: "Menu or price list", price: "£650" },
        { name: "A letter rewritten", text: "The one your customers dread", price: "£240" },
      ],
    },
  ],
  plans: [
    {
      name: "Opening day",
      text: "For shops and makers about to start.",
      price: "£5,900",
      unit: "4 weeks",
      includes: ["Mark, type and colours", "Sign and one label", "A one-page site", "Templates you can edit"],
    },
    {
      name: "Fifteen days",
      text: "For companies that need all of it soon.",
      price: "£16,500",
      unit: "15 working days",
      includes: [
        "Name, registered",
        "Identity with six pages of rules",
        "Four-page site, live",
        "You, in the room for six days",
      ],
      isRecommended: true,
    },
    {
      name: "On call",
      text: "For a brand that has to be kept in shape.",
      price: "£3,200",
      yearlyPrice: "£35,200",
      unit: "per month",
      includes: [
        "Four days of any of us",
        "Answers the same day",
        "A wall review each quarter",
        "Unused days carried over once",
      ],
    },
  ],
  people: [
    {
      name: "Imogena Ward",
      face: 20,
      role: "Founder, writing",
      text: "Wrote a line for a pie in 2004 that people still say to her in pubs. Has made her peace with it.",
    },
    {
      name: "Lachlan Oduro",
      face: 13,
      role: "Founder, design",
      text: "Apprenticed to the printer downstairs. Measures with his thumb and is seldom out by a millimetre.",
    },
    {
      name: "Beatrice Novak",
      face: 6,
      role: "Planner",
      text: "Will stand behind your counter for a day and come back with the question you were avoiding.",
    },
    {
      name: "Fergus Nair",
      face: 3,
      role: "Designer, identity",
      text: "Draws with the wrong hand when he gets too good at something.",
    },
    {
      name: "Wilma Santangelo",
      face: 2,
      role: "Designer, packaging",
      text: "Buys one ugly thing a week to find out why it sells.",
    },
    {
      name: "Rhodri Blakely",
      face: 9,
      role: "Developer",
      text: "Counts kilobytes as others count sheep. Our sites load on the coast line, in the tunnel.",
    },
    {
      name: "Tabitha Nwachukwu",
      face: 14,
      role: "Producer",
      text: "Keeps the list. If it is on the list it happens, and if it is not, it is not her fault.",
    },
    {
      name: "Percy Hallam",
      face: 27,
      role: "Printer in residence",
      text: "Fifty-one years of ink. Comes up at eleven for a biscuit and tells us what will not fold.",
    },
  ],
  questions: [
    {
      question: "What does a logo cost?",
      answer:
        "A mark alone is the wrong purchase, as a hat would be without a coat. The smallest whole thing we sell is the opening-day set for £5,900: mark, type, colours, a sign, a label and a page. A full identity for up to fifty people is £9,800. If you have less, ask for the audit and mend what you have.",
    },
    {
      question: "How long does it take?",
      answer:
        "Six to eight weeks for an identity, eight to ten for a site, fifteen working days if you buy a sprint and clear your diary for six of them. Most delays we see are in approving text, so we write it for you.",
    },
    {
      question: "How many ideas will we see?",
      answer:
        "Two, worked out until you could print them. Behind them are some forty that we have thrown away. If neither is right we begin again once at our own expense; that has happened three times.",
    },
    {
      question: "Do you pitch for work?",
      answer:
        "Not with free designs. We will come and show work for others, tell you what we think of yours, and rewrite your brief on one page. That is free and says more about us than a guess would.",
    },
    {
      question: "Who owns the design?",
      answer:
        "You do, once the last invoice is paid, for all uses and for good. We keep the right to show it. Typefaces and pictures have licences of their own, made out to you and listed on one sheet.",
    },
    {
      question: "Can you work with our own designers?",
      answer:
        "Gladly. About a third of our clients have a department. We draw the system and hand it over, or they do and we write. What matters is that one person on your side may say yes.",
    },
    {
      question: "Will it work for customers over seventy?",
      answer:
        "We test with six strangers of different ages, at a bus stop and on a phone with a cracked screen. Text meets contrast rules, buttons are large, and nothing blinks. It turns out that the young like this as well.",
    },
    {
      question: "How do we know that it worked?",
      answer:
        "We agree on one figure beforehand: calls, seats, orders, applicants. You get it after thirty, ninety and three hundred days, next to what it was. If a campaign failed, the report says so, with our idea of why.",
    },
    {
      question: "Is printing included?",
      answer:
        "Design and artwork are, printing is not. We get three quotes, go to the press with you and pass on the printer’s invoice without a margin. For small runs Percy has opinions and a machine.",
    },
    {
      question: "We only need a small thing. Is that all right?",
      answer:
        "Yes. A menu is £650, a shop sign £1,100, and a difficult letter £240. Small things are seen by more people than annual reports.",
    },
  ],
  testimonials: [
    {
      quote: "They threw away our logo and kept a sentence from a delivery note of 1978. It’s on every van.",
      name: "Maureen Tattersall",
      context: "third-generation dairy",
    },
    {
      quote: "The brief came back on one page and I understood my own company for the first time in years.",
      name: "Gareth Okonjo",
      context: "engineering consultancy",
    },
    {
      quote: "We sold out the run in four days with six words on a poster. Two of them were the dates.",
      name: "Clarissa Bell",
      context: "theatre manager",
    },
    {
      quote: "Day fifteen, four in the afternoon, site live. I’d booked the sixteenth off in case.",
      name: "Hamish Rowe",
      context: "founder, bicycle insurance",
    },
    {
      quote: "Our jam had won prizes for ten years. After the new label, shops rang us.",
      name: "Dilys Pargeter",
      context: "jam maker",
    },
    {
      quote:
        "Beatrice stood behind our counter for a day and noticed that nobody could find the door. We moved the door.",
      name: "Sunil Bhatt",
      context: "pharmacy",
    },
    {
      quote: "I said I wanted something bold. They showed me bold and then they showed me what I’d meant.",
      name: "Orla Devane",
      context: "accountant, sole practice",
    },
    {
      quote: "Rewriting one letter cut our complaints by a third. One letter, £240.",
      name: "Nigel Ashdown",
      context: "water company, customer desk",
    },
    {
      quote: "My team uses the templates. I have never before been able to write that sentence.",
      name: "Rosalind Achebe-Hunt",
      context: "head of communications, charity",
    },
    {
      quote: "The sign is readable from the bus. I know because the driver told me.",
      name: "Kev Mottram",
      context: "chip shop",
    },
  ],
  hours: [
    { day: "Monday", open: "09:00", close: "18:00" },
    { day: "Tuesday", open: "09:00", close: "18:00" },
    { day: "Wednesday", open: "09:00", close: "18:00", note: "Wall review at four" },
    { day: "Thursday", open: "09:00", close: "18:00" },
    { day: "Friday", open: "09:00", close: "16:00" },
    { day: "Saturday" },
    { day: "Sunday" },
  ],
  hoursNote:
    "The wall review on Wednesdays is open to clients and anyone with a nearly good idea. Biscuits are served at eleven.",
  statistics: [
    { figure: "14", label: "people on one floor" },
    { figure: "3 days", label: "until your brief comes back" },
    { figure: "2003", label: "the year of the first proof" },
    { figure: "8 years", label: "the average client stays" },
  ],
  gallery: [
    {
      caption: "Borrowed from a lifeboat, never returned",
      label: "A megaphone, sounding",
      fits: "campaigns campaign launch loud radio sprint films stunts",
    },
    {
      caption: "Eleven blues, one of them right",
      label: "A fan of colour swatches",
      fits: "brand identity colour palette rebrand mark type audit",
    },
    {
      caption: "Route one and route two",
      label: "Two posters on a wall",
      fits: "poster routes ideas campaign wall two tone voice",
    },
    {
      caption: "From the printer’s downstairs",
      label: "Three wooden blocks with letters",
      fits: "naming name type letters writing words tone letter rewritten",
    },
    {
      caption: "Where the forty bad ones live",
      label: "A sketchbook with a mark under construction, and pencils",
      fits: "draw sketch mark logo forty ideas packaging sprint workshop brief",
    },
    {
      caption: "Loads in the tunnel",
      label: "A telephone with a page on it",
      fits: "websites website site phone page build fast shop",
    },
    {
      caption: "On the shelf, between two rivals",
      label: "A bottle and two boxes with labels",
      fits: "packaging products box label shelf jam signs vans",
    },
    {
      caption: "After ninety days",
      label: "A laptop with a chart, and a mug",
      fits: "measured report figures on call results sign-ups media",
    },
  ],
  posts: [
    {
      title: "How to write a brief on one page",
      summary: "Five questions, and the one that should be struck out.",
      date: "2026-10-22",
      body: [
        "Who is it for? Not “everyone”, and not an age group. Name three people you have met. If you cannot, spend a morning behind the counter before you spend anything else.",
        "What do they think now, and what should they think after? Write both as sentences a person would say. “I thought they only did weddings” is worth ten pages of research.",
        "What is true about you that is not true of the one across the road? This takes longest. Ask your oldest customer and your newest employee; they see it, and you have stopped.",
        "What must be in it, and by when? Keep that list short and honest. And strike out the question about which brands you admire. It leads to a cousin of something you have seen, and their lawyers have seen it, too.",
      ],
    },
    {
      title: "A sign that can be read from a bus",
      summary: "Letter heights, contrast and three words fewer.",
      date: "2026-07-16",
      body: [
        "An inch of letter height is legible at about ten metres to someone walking and at six to someone moving. A bus on the far side of a high street is eighteen metres away. Do the sum before you choose the font.",
        "Dark on light carries further than light on dark until the street lamps come on, then it turns round. Matt paint beats gloss, since gloss shows people the sky.",
        "Then leave things out. Your name, what you sell, nothing else; the telephone number has never been dialled from a bus. If the name says what you sell you are down to one line, and may make it as tall as the fascia.",
      ],
    },
    {
      title: "Why we keep the bad ideas",
      summary: "A tin of four thousand cards, and what they are good for.",
      date: "2026-04-09",
      body: [
        "Under the window there is a tin with every idea that did not survive a Thursday. Some are terrible. Some were merely early.",
        "Twice a year we tip it out. An idea that failed for a bank in 2011 turned out to be just right for a swimming pool, and won something. The bank still owns the rights to nothing, as they had not liked it.",
        "What one learns from the tin is that ideas are cheap and fitting is dear. It makes it easier to throw the next one in.",
      ],
    },
  ],
  events: [
    {
      title: "Open wall",
      text: "See work in progress at full size and write on it in red. Students, clients and rivals are welcome.",
      date: "2027-01-20",
      time: "16:00",
      place: "Our corridor",
      price: "free",
    },
    {
      title: "Brief clinic",
      text: "Twenty minutes with a planner for small firms and charities. Bring what you have, on paper.",
      date: "2027-02-17",
      time: "10:00",
      place: "Our table",
      price: "free",
    },
    {
      title: "Set your own poster",
      text: "A day at the proofing press with Percy. Twelve words at most, ten prints to take home.",
      date: "2027-03-20",
      time: "10:00",
      place: "The works, downstairs",
      price: "£85",
    },
    {
      title: "Writing for people who must",
      text: "Letters, notices and refusals: an afternoon with Imogena and your own examples.",
      date: "2027-05-12",
      time: "13:30",
      place: "Our table",
      price: "£140",
    },
  ],
  comparisons: [
    {
      title: "A poster for the harbour theatre",
      before: "Five typefaces, four sponsors, the director’s name twice, and the dates in a corner.",
      after: "One shape, one line, the dates. Sold out in four days.",
    },
    {
      title: "A letter from the water company",
      before: "“We refer to the aforementioned account and wish to advise that arrears have accrued.”",
      after: "“You owe us £64. Here is how to pay it, and whom to ring if you cannot.”",
    },
  ],
  partners: [
    "Tattersall Dairy",
    "Harbour Theatre",
    "Pedal Mutual",
    "Quayside Water",
    "Bramley & Fitch",
    "The Ferry Company",
  ],
  accepts: ["Bank transfer", "Visa", "Mastercard", "Apple Pay", "Direct debit"],
  newsletterTitle: "Out of the tin",
  newsletterText:
    "One discarded idea a month, with the reason. You may use it, if you can think of whom it fits.",
  contact: {
    title: "Tell us what bothers you",
    text: "A sentence or a whole brief. We write it back to you on one page, with a price, within three working days.",
    fields: [
      {
        label: "What might it be?",
        kind: "choice",
        options: [
          "A name or identity",
          "A website",
          "A campaign",
          "Packaging or signs",
          "I would like to talk",
        ],
      },
      { label: "It should be out by", kind: "date" },
      {
        label: "Budget, roughly",
        kind: "choice",
        options: ["Up to £5,000", "£5,000 to £20,000", "More than £20,000", "Please advise"],
      },
    ],
    action: "Send the brief",
  },
  booking: {
    title: "An hour at the wall",
    text: "Come by or call in by video. Bring what you have printed so far, and we tell you what we would keep.",
    slots: ["09:30", "11:00", "13:30", "15:00"],
    action: "Book the hour",
  },
  places: {
    ledger: {
      street: "6 Compositors’ Yard",
      town: "Norwich",
      area: "Norfolk",
      phone: "01632 960147",
      email: "brief@pembertonash.example",
    },
    studio: {
      street: "22 Reform Street",
      town: "Dundee",
      area: "Angus",
      phone: "01632 960381",
      email: "hello@plainwork.example",
    },
    counter: {
      street: "48 Treacle Row",
      town: "Stockport",
      area: "Greater Manchester",
      phone: "0161 496 0274",
      email: "kettle@biscuittin.example",
    },
    signal: {
      street: "90 Tannery Works",
      town: "Bristol",
      area: "Bristol",
      phone: "0117 496 0618",
      email: "sprint@ninthproof.example",
    },
    almanac: {
      street: "11 Inkwell Close",
      town: "Ludlow",
      area: "Shropshire",
      phone: "01632 960529",
      email: "letters@foolscaplark.example",
    },
    marquee: {
      street: "1 Signal Arches",
      town: "London",
      area: "Greater London",
      phone: "020 7946 0733",
      email: "dare@riotlantern.example",
    },
  },
  pages: [
    { id: "gallery", name: "Work" },
    { id: "services", name: "Services" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "People" },
    { id: "journal", name: "Essays" },
    { id: "contact", name: "Contact" },
  ],
};
