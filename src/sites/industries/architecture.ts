import type { Industry } from "./industry.ts";

export const architecture: Industry = {
  id: "architecture",
  name: "Architecture",
  plural: "Architects",
  synonyms: [
    "architect",
    "architects",
    "architecture firm",
    "architecture practice",
    "architecture studio",
    "architectural practice",
    "architectural designer",
    "architectural services",
    "architect’s office",
    "chartered architect",
    "residential architect",
    "conservation architect",
    "architectural technologist",
    "building designer",
    "house designer",
    "design practice for buildings",
    "urban designer",
    "masterplanner",
    "planning consultant for houses",
    "passivhaus designer",
  ],
  vocabulary: [
    "elevation",
    "elevations",
    "section drawing",
    "site plan",
    "massing",
    "façade",
    "facade",
    "cantilever",
    "atrium",
    "daylight",
    "brief for a house",
    "concept design",
    "technical design",
    "planning application",
    "listed building",
    "conservation area",
    "retrofit",
    "passivhaus",
    "low-energy house",
    "self-build",
    "scale model",
    "model making",
    "drafting",
    "drawing board",
    "building regulations",
    "specification",
    "tender drawings",
    "schedule of works",
    "contract administration",
    "site inspection",
    "competition entry",
    "masterplan",
    "public building",
    "gallery extension",
    "school building",
    "housing scheme",
    "housing association",
    "adaptive reuse",
    "modernist",
    "brutalist",
    "vernacular",
    "materials palette",
    "structural grid",
    "floor area",
    "riba stages",
    "cad",
    "bim",
  ],
  locale: "en-GB",
  customers: "clients",
  openings: {
    ledger: {
      name: "Ferrand Quill Architects",
      kicker: "Chartered practice, founded 1984",
      headline: "Buildings that answer for themselves.",
      opening:
        "Forty-two houses, nine schools, one crematorium and a bridge for otters. Each had a brief of one page, a budget of one figure, and an architect who stayed from the first sketch to the last snag.",
      action: "Discuss a brief",
      secondAction: "Stages and fees",
    },
    studio: {
      name: "Atelier Marne",
      kicker: "Houses and small public rooms",
      headline: "We begin with the light at four.",
      opening:
        "Before there is a plan there is a time of day. We ask where you would like to be standing then, and draw outward from the spot until it has walls.",
      action: "Arrange a conversation",
      secondAction: "Selected rooms",
    },
    counter: {
      name: "Back Extension",
      kicker: "Friendly architects for terraces",
      headline: "Got a dark kitchen? Bring us a photo.",
      opening:
        "Saturday mornings, forty minutes, sixty pounds, and you’ll leave with a sketch. Most people need a wall out and a bigger window. Some just need to move the fridge, and we’ll say.",
      action: "Book a Saturday",
      secondAction: "What it costs",
    },
    signal: {
      name: "Section A-A",
      kicker: "Retrofit and low-energy housing",
      headline: "Drawn to 15 kWh per square metre.",
      opening:
        "Every project modelled, metered and published for two winters after handover. 212 homes so far. Average gap between drawing and bill: four per cent.",
      action: "Start a feasibility",
      secondAction: "Fixed stages",
    },
    almanac: {
      name: "The Plumb Line",
      kicker: "Conservation and quiet additions",
      headline: "A barn, a chapel, a long disagreement with damp",
      opening:
        "Old buildings are seldom wrong. They have been misheard, mostly by cement. In four decades of listening to them we have added eleven rooms that people take for older than they are, and one they don’t.",
      action: "Write to us",
      secondAction: "From the site notebook",
    },
    marquee: {
      name: "North & Void",
      kicker: "Theatres, galleries, one lighthouse",
      headline: "Draw the silence first.",
      opening:
        "Concrete, shadow, a door that takes both hands. Rooms for nine hundred people to hold their breath in.",
      action: "Commission us",
      secondAction: "See the rooms",
    },
  },
  copies: [
    {
      aboutTitle: "Fourteen architects and a model maker",
      about: [
        "The practice was founded in 1984 around one drawing board, which is still in use, mainly for cake. There are fourteen architects here now, two technologists and a model maker. We take on about twelve commissions a year and finish about eleven.",
        "One architect leads each project and remains its author, its correspondent and its visitor in the rain. Partners review every drawing at three fixed points. Clients may sit in, and those who do say that it is the best afternoon of the project.",
        "We are registered, chartered and insured to five million pounds. Fees are fixed by stage. You can stop after any of them, with the drawings, owing nothing further.",
      ],
      servicesTitle: "Stages and services",
      servicesText:
        "Fees are fixed for each stage from a written brief, and stated before it starts. Figures below are for a house or extension of common size.",
      reasons: [
        {
          title: "Costed at every stage",
          text: "By a quantity surveyor, not by hope. On average our tenders have come in within 3.8% of the second estimate.",
        },
        {
          title: "One author",
          text: "The architect you meet draws it, details it and stands on the scaffold.",
        },
        {
          title: "A model of everything",
          text: "In card, at 1:50, by week six. It is far harder to be mistaken about a model.",
        },
        {
          title: "Two winters after",
          text: "We read the meters, come back with a thermal camera, and put right what is ours.",
        },
      ],
      processTitle: "Five stages, each with an end",
      process: [
        { title: "Brief", text: "One page, agreed line by line, with a figure at the foot." },
        { title: "Concept", text: "Three ideas as sketches and card. One survives." },
        { title: "Planning", text: "Drawings, statement, neighbours. 94% approved at first application." },
        {
          title: "Detail and site",
          text: "Every junction drawn, then inspected each week until the keys change hands.",
        },
      ],
      closingTitle: "A brief fits on one page. Send us yours unfinished.",
      closingText:
        "Where it is, what is wrong with it, what you can spend and when you need to be in. A partner replies within three working days.",
    },
    {
      aboutTitle: "Rooms are made of time",
      about: [
        "A plan tells you where things are, and a section how high. Neither mentions that somebody will carry a tray through that door every morning for thirty years, and that the sun will meet them on the way back. It is this that one is really drawing.",
        "We work slowly, with soft pencils and a great many models. They are crude; you are meant to tear at them. The good ideas have generally come from a client with a craft knife, taking away the wall we were proudest of.",
        "After that comes patience of another kind: drains, fire, the width of a flashing. We think of detail as manners. It shows that one has thought of the person who is going to lean there.",
      ],
      servicesTitle: "What we draw",
      servicesText:
        "Houses, and the rooms in which a village or a school meets itself. Additions to old things. Sometimes a chair, if the room insists.",
      reasons: [
        {
          title: "The four o’clock drawing",
          text: "Each principal room is drawn at the hour it matters most, with the shadows calculated and the tray in it.",
        },
        {
          title: "Three materials",
          text: "Seldom more. They are lived with, as samples, on a windowsill, for a whole season.",
        },
        {
          title: "What is there already",
          text: "Half of our projects keep the walls. The least wasteful building is the one that has stopped being demolished.",
        },
      ],
      processTitle: "The length of it",
      process: [
        { title: "Sitting", text: "A day in the place with you, doing whatever you do there." },
        { title: "Making", text: "Models in grey card, ten or twenty. You keep the last." },
        { title: "Arguing", text: "With planners, engineers, and the budget, which is usually right." },
        { title: "Leaving", text: "We hand over in the evening. One should see it first by its own light." },
      ],
      closingTitle: "Notice where you stand when the kettle is on",
      closingText: "Then turn round. Write and tell us what you saw, and what you’d rather have seen.",
    },
    {
      aboutTitle: "Architects, but you can talk to us",
      about: [
        "We don’t all own round glasses. There’s fourteen of us, plus Hilda who makes the models, and half of us live in terraces with the same dark bit in the middle as yours.",
        "You don’t need to know what you want. You just need to know what annoys you. Coats? Bins? Four people, one loo? That’s a brief. We’ll draw it up while you’re moaning.",
        "We’ll be straight on money as well. If eighty grand buys you half of what you’re after, we tell you which half, on day one, before you’ve fallen for the roof light.",
      ],
      servicesTitle: "How far d’you want to go?",
      servicesText:
        "One Saturday sketch, or all the way to moving back in. Each step’s got its own price and you can hop off whenever.",
      reasons: [
        {
          title: "Sketch on the day",
          text: "You watch us draw it, you shout “no, left a bit”. Take it home.",
        },
        {
          title: "We know the planners",
          text: "By name, by pet hate. Ninety-four in a hundred get through first go.",
        },
        {
          title: "We ring your builder",
          text: "So you don’t have to ask about soffits. Nobody should have to ask about soffits.",
        },
        {
          title: "A little card house",
          text: "Hilda makes your place with the roof off. Kids love it. So do mums-in-law.",
        },
      ],
      processTitle: "It goes like this",
      process: [
        { title: "Saturday", text: "Bring photos, the estate agent’s plan, and the grumbles." },
        { title: "Measure up", text: "We come round with a laser. Hide nothing." },
        { title: "Pick one", text: "Three ideas, three prices. You’ll know." },
        {
          title: "Permission, builder, done",
          text: "We do the forms and keep an eye on the fella with the digger.",
        },
      ],
      closingTitle: "Take a photo of the worst corner.",
      closingText:
        "Send it over with roughly what you’d spend. We’ll tell you honestly if it’s a Saturday sketch or a proper job.",
    },
  ],
  services: [
    {
      name: "Saturday sketch",
      text: "Forty minutes with an architect, your photographs and a soft pencil. You take the drawing home.",
      price: "£60",
      unit: "40 min",
    },
    {
      name: "Feasibility study",
      text: "A measured look at site, rules and money: what fits, what it costs, what planners will say. Twelve pages.",
      price: "£1,450",
      unit: "three weeks",
    },
    {
      name: "Extensions and lofts",
      text: "From survey to permission, with a model. Kitchens, roofs, the dark bit in the middle of a terrace.",
      price: "from £4,800",
      unit: "to planning",
    },
    {
      name: "New houses",
      text: "Five stages over about two years, each with its end, its cost plan and its price.",
      price: "from £38,000",
      unit: "all stages",
    },
    {
      name: "Retrofit",
      text: "Insulation, airtightness and heat, in the right order, modelled first and metered afterwards.",
      price: "from £6,200",
      unit: "whole-house plan",
    },
    {
      name: "Listed buildings",
      text: "Consent, repair and careful additions by accredited conservation architects. Lime where it was lime.",
      price: "from £5,400",
      unit: "to consent",
    },
    {
      name: "Schools and halls",
      text: "Public rooms for 30 to 900, built around term times and other people’s weddings.",
      price: "from £24,000",
      unit: "by stage",
    },
    {
      name: "Technical drawings",
      text: "Every junction at 1:5, with a specification that builders can price without guessing.",
      price: "from £5,900",
      unit: "per house",
    },
    {
      name: "On site",
      text: "Weekly inspection, valuations, certificates, and a list of snags that gets shorter.",
      price: "£780",
      unit: "per month",
    },
    {
      name: "Models in card",
      text: "At 1:50 or 1:100, with a lid that comes off, for families, committees and planners.",
      price: "from £690",
      unit: "two weeks",
    },
  ],
  priceList: [
    {
      title: "To find out",
      entries: [
        { name: "Saturday sketch", price: "£60" },
        { name: "Visit with notes", text: "Two hours within 40 miles", price: "£240" },
        { name: "Feasibility study", price: "£1,450" },
        { name: "First meeting about a new building", price: "free" },
      ],
    },
    {
      title: "Extension, up to 40 m²",
      note: "Fixed. You may stop after any stage.",
      entries: [
        { name: "Survey and brief", price: "£980" },
        { name: "Three ideas, one model", price: "£1,900" },
        { name: "Planning application", price: "£1,920" },
        { name: "Technical drawings", price: "£4,200" },
        { name: "On site, per month", price: "£780" },
      ],
    },
    {
      title: "New house, 120 to 220 m²",
      entries: [
        { name: "Brief and site", price: "£3,400" },
        { name: "Concept, with cost plan", price: "£8,600" },
        { name: "Planning", price: "£7,200" },
        { name: "Technical design", price: "£12,400" },
        { name: "Construction, to handover", price: "from £6,400" },
      ],
    },
    {
      title: "By themselves",
      entries: [
        { name: "Model, 1:50, roof off", price: "£690" },
        { name: "Daylight study", price: "£420" },
        { name: "Energy model of a house", price: "£860" },
        { name: "Thermal camera, one winter evening", price: "£310" },
      ],
    },
  ],
  plans: [
    {
      name: "To permission",
      text: "For people with a builder they trust.",
      price: "£4,800",
      unit: "extension to 40 m²",
      includes: [
        "Survey, brief, three ideas",
        "Card model at 1:50",
        "Planning drawings and application",
        "One round with the planners",
      ],
    },
    {
      name: "To the builder",
      text: "With everything drawn, so that prices can be compared.",
      price: "£9,000",
      unit: "extension to 40 m²",
      includes: [
        "Everything to permission",
        "Technical drawings and specification",
        "Structural engineer coordinated",
        "Three tenders, read with you",
      ],
      isRecommended: true,
    },
    {
      name: "To the keys",
      text: "We stay until the snags are done.",
      price: "£13,700",
      unit: "extension to 40 m², six months on site",
      includes: [
        "Everything to the builder",
        "Weekly inspections",
        "Valuations and certificates",
        "Meters read for two winters",
      ],
    },
  ],
  people: [
    {
      name: "Honor Ferrand",
      face: 25,
      role: "Partner, schools and halls",
      text: "Acoustician’s daughter. Claps once in every room she enters, and waits.",
    },
    {
      name: "Idris Vaughan",
      face: 17,
      role: "Partner, conservation",
      text: "Carries a penknife and a lime putty recipe that he will share after the second pint.",
    },
    {
      name: "Saskia Marne",
      face: 18,
      role: "Architect, houses",
      text: "Draws with the left hand, erases with the right. Has built the same window eleven times, better each time.",
    },
    {
      name: "Kofi Darko",
      face: 13,
      role: "Architect, retrofit",
      text: "Lives in his own experiment, a terraced house that costs £212 a year to heat. Shows people round.",
    },
    {
      name: "Hilda Maddocks",
      face: 20,
      role: "Model maker",
      text: "Forty years of card and scalpel. Puts a tiny cat into every model, and doesn’t say where.",
    },
    {
      name: "Ben Rasheed",
      face: 21,
      role: "Technologist",
      text: "Knows where the water goes. Has drawn the same gutter at full size, in chalk, on the car park.",
    },
    {
      name: "Elise Osei",
      face: 12,
      role: "Architect, extensions",
      text: "Runs the Saturdays. Can draw your kitchen upside down so that it is the right way up for you.",
    },
    {
      name: "Callum Strang",
      face: 23,
      role: "Architect, theatres",
      text: "Former stagehand. Believes that every building has a back door and starts there.",
    },
  ],
  questions: [
    {
      question: "Do I need an architect?",
      answer:
        "For a simple box on the back, perhaps not; a good technician will do, and we know some. You need one when the site is awkward, the building old, the budget fixed or the idea unclear. A Saturday sketch is a cheap way to find out.",
    },
    {
      question: "What does an architect cost?",
      answer:
        "For an extension of up to 40 square metres, £4,800 to permission and about £13,700 all the way, fixed. For a new house, from £38,000. That is usually between eight and eleven per cent of the building cost, and you see it before each stage.",
    },
    {
      question: "How much will the building cost?",
      answer:
        "At present about £2,900 a square metre for an extension and £3,200 for a house, before kitchens and tax. A quantity surveyor prices ours twice before tender, so that surprises come early and on paper.",
    },
    {
      question: "How long does it all take?",
      answer:
        "An extension takes about fourteen months from first sketch to moving in, of which six on site. A house takes two years or a little more. Planning is eight weeks on the calendar and about twelve in life.",
    },
    {
      question: "Will we get planning permission?",
      answer:
        "94% of our applications pass at the first attempt, because we ask beforehand and sometimes talk clients out of things. If it’s refused for a reason that we should have foreseen, the second application is free.",
    },
    {
      question: "Can we use our own builder?",
      answer:
        "Yes, if he or she will price from drawings and show you two finished jobs. Otherwise we invite three whom we have worked with, and read the tenders with you line by line.",
    },
    {
      question: "Who owns the drawings?",
      answer:
        "You may use them to build this building, on this site, with whomever you like, once the stage is paid for. We ask only that you let us photograph the result.",
    },
    {
      question: "What does retrofit involve?",
      answer:
        "First a model of where the heat goes. Then fabric, in the right order: draughts, roof, walls, windows, and last the heating, which by then can be small. Done over years if need be, with a plan, so that no step spoils the next.",
    },
    {
      question: "Do you visit the site?",
      answer:
        "Weekly during construction, on varying days. After each visit you get a page with photographs: what is done, what isn’t right yet, what has to be decided and by when.",
    },
    {
      question: "What if we hate the first design?",
      answer:
        "There are three of them, for that reason, and they’re made of card. Bring scissors. If none leads anywhere you may stop, pay for the stage and keep what there is. It has happened twice since 1984.",
    },
  ],
  testimonials: [
    {
      quote:
        "At four o’clock on the fourteenth of February the sun came through that window and reached the table. As drawn.",
      name: "Winifred Soames",
      context: "house, 2024",
    },
    {
      quote:
        "They told us not to build. We moved the stairs instead, for a fifth of the money. I think of them every time I come down.",
      name: "Gareth Lindley",
      context: "Saturday sketch",
    },
    {
      quote:
        "Tender within two per cent of the estimate. I chair a school board; I had stopped believing that such sentences could be written.",
      name: "Annabel Oduwole",
      context: "primary school hall",
    },
    {
      quote: "Our heating bill for last year was £198. Kofi rang to apologise, since he’d forecast £190.",
      name: "The Brennan household",
      context: "retrofit of a terrace",
    },
    {
      quote: "The conservation officer asked which parts were new. I’ll take that to my grave.",
      name: "Sir Julian Astley",
      context: "listed farmhouse",
    },
    {
      quote: "My son found the cat in the model after eleven weeks. It’s behind the boiler.",
      name: "Ritu Sanghera",
      context: "kitchen extension",
    },
    {
      quote:
        "Idris licked a wall and said “cement”. Six months later it was dry, for the first time since the sixties.",
      name: "Father Aidan Quigley",
      context: "chapel repair",
    },
    {
      quote:
        "Elise drew it upside down while I was still describing it. I took the drawing home and cried a bit.",
      name: "Jo Pemberton",
      context: "dark kitchen",
    },
    {
      quote:
        "Nine hundred people, and you can hear a programme being closed. I’ve conducted in worse rooms of greater fame.",
      name: "Tadeusz Wilk",
      context: "concert hall",
    },
    {
      quote:
        "On the day of handover she gave us the keys at dusk, put the lights on and left. I understood only later why she’d insisted on dusk.",
      name: "Cora Blythe",
      context: "house by the estuary",
    },
  ],
  hours: [
    { day: "Monday", open: "09:00", close: "17:30" },
    { day: "Tuesday", open: "09:00", close: "17:30" },
    { day: "Wednesday", open: "09:00", close: "17:30" },
    { day: "Thursday", open: "09:00", close: "17:30" },
    { day: "Friday", open: "09:00", close: "17:00" },
    { day: "Saturday", open: "09:30", close: "13:00", note: "Sketches, by appointment" },
    { day: "Sunday" },
  ],
  hoursNote:
    "The model shelf is open to anyone who rings the bell. Please don’t look for the cats; children have first claim.",
  statistics: [
    { figure: "94%", label: "approved at first application" },
    { figure: "3.8%", label: "between estimate and tender" },
    { figure: "14", label: "architects, and one model maker" },
    { figure: "1984", label: "the first line on paper" },
  ],
  gallery: [
    {
      caption: "House by the estuary, handed over at dusk",
      label: "A house of two long storeys, its windows lit",
      fits: "houses house new built dusk glass light evening rooms cantilever",
    },
    {
      caption: "Ground floor, third idea, the one that survived",
      label: "A floor plan with a pencil",
      fits: "plan sketch drawing brief concept feasibility extensions kitchen draw saturday stage",
    },
    {
      caption: "Village hall, south wall",
      label: "An arch at the top of a stair, the sun behind it",
      fits: "schools halls public listed chapel arch stone rooms silence conservation",
    },
    {
      caption: "1:50, cat not shown",
      label: "A card model of a house on layered ground",
      fits: "model models card made making lid committee planners",
    },
    {
      caption: "The partners’, since 1984",
      label: "A pair of compasses and a scale ruler",
      fits: "architects compasses ruler author technical detail stages junction drawings practice",
    },
    {
      caption: "A season on the windowsill",
      label: "Samples of stone, wood, brick and metal",
      fits: "materials three brick stone wood retrofit lime samples specification",
    },
    {
      caption: "Ninety-six flats, no two the same shadow",
      label: "A tower whose balconies turn from floor to floor",
      fits: "tower housing flats energy low winters site facade city",
    },
    {
      caption: "Issued for construction",
      label: "A blueprint, half unrolled",
      fits: "blueprint construction site tender builder permission planning application regulations",
    },
  ],
  posts: [
    {
      title: "Stand in the dark bit",
      summary: "The middle of a terraced house, and four ways of bringing it daylight.",
      date: "2026-11-12",
      body: [
        "Terraces are bright at both ends and brown in the middle, and a long extension makes the middle longer. One day the family eats in the sun at the back and walks there through a tunnel.",
        "There are four remedies. Lift the ceiling where old and new meet, and put the glass there, in the roof, not at the far end. Leave a courtyard, even one metre by two, for the old back room to look at. Take out the wall beside the stair and borrow the landing window. Or change the plan: put the bath, the boiler and the coats in the dark bit, where they’re happy.",
        "The last is the cheapest, and it is proposed least, because nobody photographs coats.",
        "Before you choose, stand there for ten minutes at the time you’d use it. Take the estate agent’s plan and draw on it where you’d look.",
      ],
    },
    {
      title: "In what order to warm a house",
      summary: "Draughts, roof, walls, windows, boiler: why the last comes last.",
      date: "2026-10-07",
      body: [
        "Most people begin with the boiler, because it breaks. The new one is then chosen for a leaky house, and five years later, when the walls are insulated, it’s twice too large and sulks.",
        "Begin with air. A fan in the front door and a smoke pencil will show you, in an hour, a hole the size of a cat flap made of many small ones. Close those and plan how fresh air gets in on purpose. Then the roof, which is easy; the floor, if you can; the walls, which are not easy and want somebody who knows about damp.",
        "Windows come fourth, and often need only new seals and a second pane inside. Heating is last, and by then it can be small, cool and slow.",
        "Write down all five steps before you take the first, with what each must leave room for: a sill deep enough for the insulation that will come in 2030.",
      ],
    },
    {
      title: "Eleven windows",
      summary: "Notes on drawing the same thing over and over.",
      date: "2026-03-18",
      body: [
        "The first was in 2006, in an attic. It had a seat in it, forty-five centimetres high, and was too shallow. One perched. I apologised and made the next one sixty deep.",
        "In the third I learned that the light should come from behind the shoulder of somebody reading, and put the glass off centre. The fifth had a lamp in the reveal. The sixth lost it again. The eighth was for a woman of ninety-one, and had a rail just where her hand went, which has been in all of them since.",
        "Someone asked me lately when I shall do something new. I am. It’s four centimetres lower.",
      ],
    },
  ],
  events: [
    {
      title: "Bring your floor plan",
      text: "Three architects, three tables, twenty minutes each. The estate agent’s drawing will do.",
      date: "2027-01-30",
      time: "09:30",
      place: "The studio",
      price: "£10",
    },
    {
      title: "A warm house, in January",
      text: "Kofi opens his own. Coats off at the door; bring questions and thick socks.",
      date: "2027-02-06",
      time: "11:00",
      place: "Address on signing up",
      price: "free",
    },
    {
      title: "Card and scalpel",
      text: "Hilda shows how to build your own house at 1:50 in one morning. Plasters provided.",
      date: "2027-03-20",
      time: "09:30",
      place: "The model room",
      price: "£35",
    },
    {
      title: "Open drawings",
      text: "One evening, every live project on the wall, their architects beside them. Say what you think.",
      date: "2027-05-13",
      time: "17:00",
      place: "The studio",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "The back wall of number thirty",
      before: "One sash window, facing south, eighty centimetres wide. A light on at noon.",
      after: "Three panes, a sill to sit on and the pear tree, which had been there all along.",
    },
    {
      title: "A year’s heating",
      before: "£1,640, and a cold stair.",
      after: "£212, read on the meter, stair included.",
    },
  ],
  partners: [
    "Tarn Engineers",
    "Hallam Quantity Surveyors",
    "Lime & Lath",
    "Greywell Joinery",
    "Estuary Trust",
    "Lantern Theatre",
  ],
  accepts: ["Bank transfer", "Visa", "Mastercard"],
  newsletterTitle: "Section and elevation",
  newsletterText: "Four letters a year, one drawing in each, with the reason for it.",
  contact: {
    title: "Tell us about the place",
    text: "What is there, what isn’t, and what you can spend. A partner reads all of it and replies within three working days.",
    fields: [
      { label: "Where is it?", kind: "text" },
      {
        label: "What is it?",
        kind: "choice",
        options: [
          "Extension or loft",
          "New house",
          "Retrofit",
          "Listed building",
          "School or public room",
          "Not sure yet",
        ],
      },
      {
        label: "Budget for building",
        kind: "choice",
        options: ["Up to £80,000", "£80,000 to £250,000", "£250,000 to £1 million", "More"],
      },
      { label: "When to be in", kind: "date" },
    ],
    action: "Send the brief",
  },
  booking: {
    title: "Choose a time to talk",
    text: "In the studio, beside the models, or by video. Saturdays are for sketches and fill about two weeks ahead.",
    slots: ["09:30", "10:15", "11:00", "11:45", "12:15"],
    action: "Keep this time",
  },
  places: {
    ledger: {
      street: "8 Calthorpe Square",
      town: "Norwich",
      area: "Norfolk",
      phone: "01632 960562",
      email: "studio@ferrandquill.example",
    },
    studio: {
      street: "21 Jericho Wharf",
      town: "Oxford",
      area: "Oxfordshire",
      phone: "01632 960619",
      email: "bonjour@ateliermarne.example",
    },
    counter: {
      street: "164 Gloucester Parade",
      town: "Bristol",
      area: "Bristol",
      phone: "0117 496 0248",
      email: "saturday@backextension.example",
    },
    signal: {
      street: "Unit 3, Cotton Exchange Yard",
      town: "Leicester",
      area: "Leicestershire",
      phone: "0116 496 0371",
      email: "start@sectionaa.example",
    },
    almanac: {
      street: "The Chapel House, Bridge End",
      town: "Hay-on-Wye",
      area: "Powys",
      phone: "01632 960943",
      email: "letters@theplumbline.example",
    },
    marquee: {
      street: "40 Leith Docks, Shed 2",
      town: "Edinburgh",
      area: "Midlothian",
      phone: "0131 496 0817",
      email: "door@northandvoid.example",
    },
  },
  pages: [
    { id: "services", name: "Services" },
    { id: "prices", name: "Stages" },
    { id: "about", name: "Practice" },
    { id: "gallery", name: "Work" },
    { id: "journal", name: "Notebook" },
    { id: "contact", name: "Brief us" },
  ],
};
