import type { Industry } from "./industry.ts";

export const construction: Industry = {
  id: "construction",
  name: "Construction",
  plural: "Construction companies",
  synonyms: [
    "construction company",
    "construction firm",
    "construction business",
    "builder",
    "builders",
    "building company",
    "building contractor",
    "general contractor",
    "general contractors",
    "home builder",
    "house builder",
    "housebuilder",
    "custom home builder",
    "remodeling contractor",
    "remodeler",
    "renovation company",
    "framing contractor",
    "design-build firm",
    "concrete contractor",
    "masonry contractor",
    "bricklayer",
    "extension builder",
    "adu builder",
    "groundworks contractor",
  ],
  vocabulary: [
    "building site",
    "jobsite",
    "scaffold",
    "scaffolding",
    "crane",
    "excavator",
    "foundation",
    "foundations",
    "footing",
    "footings",
    "slab",
    "concrete",
    "rebar",
    "brick",
    "bricks",
    "brickwork",
    "masonry",
    "mortar",
    "timber frame",
    "framing",
    "studs",
    "joists",
    "rafters",
    "trusses",
    "roofing",
    "cladding",
    "drywall",
    "plasterboard",
    "home addition",
    "extension",
    "loft conversion",
    "adu",
    "granny flat",
    "renovation",
    "remodel",
    "demolition",
    "subcontractor",
    "subcontractors",
    "hard hat",
    "change order",
    "punch list",
    "snagging",
    "building permit",
    "planning permission",
    "groundbreaking",
    "topping out",
    "garage build",
    "square footage",
    "bid",
    "tender",
  ],
  locale: "en-US",
  customers: "owners",
  openings: {
    ledger: {
      name: "Brannock Builders",
      kicker: "General contractors since 1979",
      headline: "Finished on the date in the contract.",
      opening:
        "Forty-one of our last forty-three jobs closed on or before the day we signed for. The other two were a flood and a change of mind, and both owners have agreed to talk to you.",
      action: "Discuss a project",
      secondAction: "Scope of work",
    },
    studio: {
      name: "Oak & Plumb",
      kicker: "Houses and additions in timber",
      headline: "A house should be able to explain itself.",
      opening:
        "You can read how ours stand: which post carries, where the load goes, why the window is there. We build four or five a year and are on site for each one every day.",
      action: "Walk a house with us",
      secondAction: "What we build",
    },
    counter: {
      name: "Second Story Builders",
      kicker: "Additions for families who’d rather stay",
      headline: "Love the street, need a bedroom?",
      opening:
        "Stay put. We’ll go up, out or over the garage, keep your kitchen working while we do it, and have the dog’s name learned by the first Tuesday.",
      action: "Ask us over",
      secondAction: "Ballpark prices",
    },
    signal: {
      name: "Plumbline Build Co.",
      kicker: "ADUs, garages and shells",
      headline: "Slab to keys in 118 days.",
      opening:
        "Fixed scope. Fixed price. A schedule with every trade on it, updated at 5 p.m. with photos. Backyard homes from $186,000, permit and utilities included.",
      action: "Check my lot",
      secondAction: "Fixed prices",
    },
    almanac: {
      name: "Fieldstone & Sons",
      kicker: "Masons and builders, third generation",
      headline: "A wall remembers who built it",
      opening:
        "My grandfather signed his work on the inside, in carpenter’s pencil, with the weather. We open those walls now and then to add a room, and before we close them again we sign below him.",
      action: "Send us your plans",
      secondAction: "Stories from the site",
    },
    marquee: {
      name: "Ironwood",
      kicker: "We build the difficult ones",
      headline: "Steep lot. Bad soil. Build it anyway.",
      opening: "Cliffs, floodplains, alleys too narrow for a truck. Six crews and one crane of our own.",
      action: "Show us the lot",
      secondAction: "Built so far",
    },
  },
  copies: [
    {
      aboutTitle: "One contract, one superintendent, one number",
      about: [
        "The company has held a general contractor’s license since 1979 and is bonded to three million dollars. It employs twenty-six people: carpenters, masons, an excavator operator and four superintendents. Plumbing, electrical and roofing are done by trades who have worked with us for at least ten years.",
        "Each job has one superintendent, who has no other. He or she is on site from seven, holds the schedule and signs the daily log, which you can read the same evening with photographs.",
        "We price from finished drawings, line by line. Where the drawings leave something open we write an allowance and say so. A change is a page with a cost and a number of days, and nothing happens until you have signed it.",
      ],
      servicesTitle: "Scope of work",
      servicesText:
        "Residential and light commercial, from a garage slab to 12,000 square feet. Figures are what recent jobs have come to, and yours will follow from drawings.",
      reasons: [
        {
          title: "A date with a penalty",
          text: "For each day past substantial completion we pay $250. It has been drawn on twice since 2011.",
        },
        {
          title: "The log at five o’clock",
          text: "Who was here, what was done, what arrived, what is next. With photographs of what will soon be covered.",
        },
        {
          title: "Retainage until the list is done",
          text: "You hold five percent until the last item on the punch list has your initials.",
        },
        {
          title: "Ten years on the structure",
          text: "Two on finishes, one on whatever the weather can reach. In writing, and transferable.",
        },
      ],
      processTitle: "From drawings to keys",
      process: [
        {
          title: "Site and soil",
          text: "We walk it with you, dig a pit and look at access, drainage and the neighbors’ fence.",
        },
        { title: "Price", text: "A line-by-line estimate in three weeks. Allowances are marked as such." },
        {
          title: "Schedule",
          text: "Every trade, every inspection, with float shown. It becomes part of the contract.",
        },
        {
          title: "Build and hand over",
          text: "Daily log, monthly draw, a walk with the list, and a binder that fits on a shelf.",
        },
      ],
      closingTitle: "Bring the drawings, even the ones on a napkin.",
      closingText:
        "Address, what you would like to build and when it has to be ready. A superintendent calls within two working days.",
    },
    {
      aboutTitle: "What holds it up",
      about: [
        "There is a week in each house when the frame stands and nothing else does. The rooms are there, drawn in lumber, and you can walk through every wall. Owners come after work and stand about until dark. We schedule nothing for those evenings.",
        "After that week the truth goes under cover, and so it had better be right. We photograph each wall before it is closed. The flashing nobody will see takes us a day that nobody will see either, and it is the best-spent one on the job.",
        "We are twenty-six people and have been at it since 1979. Some of the additions we are asked for now belong to houses we framed for the parents.",
      ],
      servicesTitle: "Kinds of work",
      servicesText:
        "Whole houses, and rooms for houses that have been outgrown. Barns, if we are allowed to keep the old joints.",
      reasons: [
        {
          title: "Drawn by hand first",
          text: "Each tricky corner is sketched at full size on plywood, and argued about there, where erasing is cheap.",
        },
        {
          title: "Old lumber, kept",
          text: "What we take down is pulled, planed and offered to you first. A stair in this county was once a hayloft.",
        },
        {
          title: "Quiet sites",
          text: "No radio before nine. Saws on the far side. Neighbors get a letter, and a telephone number that works.",
        },
      ],
      processTitle: "The slow parts, in order",
      process: [
        { title: "Looking", text: "Twice: once in rain, to see where the water goes." },
        { title: "Drawing", text: "With your architect or ours, until the section makes sense to a child." },
        {
          title: "Raising",
          text: "Foundation to ridge in about six weeks. You bring lunch for one of them.",
        },
        { title: "Closing in", text: "Weather first, comfort second, paint last." },
      ],
      closingTitle: "Stand in the yard at five in the afternoon",
      closingText:
        "See where the light comes from, and write us that. It is the first line of every drawing we make.",
    },
    {
      aboutTitle: "We’ll be in your house for months, so let’s get along",
      about: [
        "You’re going to see our faces before coffee. You’ll know who takes the driveway crooked and who whistles. So we hire people you can stand, and then we teach them to build. The other way around doesn’t work.",
        "We put up a wall of plastic and a door that zips, and we mean it about the dust. Your kitchen works till the new one does. Every Friday somebody sweeps the street, and it’s usually the boss.",
        "Money’s simple. There’s one price. If you want to change something, we’ll tell you what it costs before it costs it. If we messed up, that’s on us, and we’ve got a line in our own budget called exactly that.",
      ],
      servicesTitle: "Up, out or from scratch",
      servicesText:
        "A bedroom over the garage, a bigger kitchen, a little house for grandma. Here’s what they’ve been running, so nobody faints later.",
      reasons: [
        {
          title: "Text the super",
          text: "Karen, Luis, Deb or Mack. Yours answers, Sundays included, though Sundays might be a thumbs-up.",
        },
        {
          title: "Friday walk",
          text: "Ten minutes, every week, with boots on. What got done, what’s next, what do you hate.",
        },
        {
          title: "Kids’ hard hats",
          text: "They’re real ones. They get a tour when the framing’s up and they may hit one nail each.",
        },
        {
          title: "Nobody disappears",
          text: "We start your job when we can stay on it. You won’t find an empty yard in week five.",
        },
      ],
      processTitle: "How it’ll go",
      process: [
        { title: "Kitchen table", text: "We come over, measure, and tell you if it’s crazy." },
        { title: "One price", text: "Three weeks later, on paper, with the boring parts spelled out." },
        { title: "Noise", text: "Seven to four. We’ll warn you about the loud days." },
        { title: "Keys and cake", text: "It’s a tradition. We bring the cake." },
      ],
      closingTitle: "Go measure the yard. We’ll wait.",
      closingText:
        "Roughly’s fine. Tell us how wide, how long, and what drives you nuts about the house right now.",
    },
  ],
  services: [
    {
      name: "New houses",
      text: "From your architect’s drawings or ours, 1,200 to 5,000 square feet, foundation to the last doorknob.",
      price: "from $285",
      unit: "per square foot",
    },
    {
      name: "Additions",
      text: "A room, a wing or a whole floor on top, tied into the old house so that the roof makes sense afterward.",
      price: "from $145,000",
      unit: "4 to 7 months",
    },
    {
      name: "Backyard homes",
      text: "One or two bedrooms behind the main house, 480 to 900 square feet, with permit, utilities and a path to the door.",
      price: "from $186,000",
      unit: "118 days",
    },
    {
      name: "Kitchens and baths",
      text: "Walls moved, floors leveled, cabinets hung true. We bring a temporary kitchen with a sink that works.",
      price: "from $58,000",
      unit: "6 to 9 weeks",
    },
    {
      name: "Garages and barns",
      text: "Slab, frame, doors and power. Attic trusses on request, because there is never enough room.",
      price: "from $64,000",
      unit: "7 weeks",
    },
    {
      name: "Foundations and slabs",
      text: "Footings, walls and flatwork, formed and poured by our own crew, with a test report for each truck.",
      price: "from $11",
      unit: "per square foot",
    },
    {
      name: "Brick and stone",
      text: "New walls, chimneys and repointing. Mortar matched to the old one in strength as well as color.",
      price: "from $42",
      unit: "per square foot of wall",
    },
    {
      name: "Structural repair",
      text: "Sagging beams, rotten sills, cracked foundations. We work with an engineer and leave you the letter.",
      price: "from $4,800",
      unit: "by estimate",
    },
    {
      name: "Shops and small offices",
      text: "Build-outs to 12,000 square feet, nights if the neighbors need to trade by day.",
      price: "from $120",
      unit: "per square foot",
    },
    {
      name: "Feasibility visit",
      text: "A superintendent on your lot for two hours, then three pages: what fits, what it may cost, what the city will ask.",
      price: "$450",
      unit: "credited to the job",
    },
  ],
  priceList: [
    {
      title: "Before you decide",
      note: "Credited to the contract if we build it.",
      entries: [
        { name: "First meeting at your table", price: "free" },
        { name: "Feasibility visit, three pages", price: "$450" },
        { name: "Soil pit and report", price: "$1,200" },
        { name: "Line-by-line estimate from drawings", text: "Over $100,000", price: "$1,800" },
      ],
    },
    {
      title: "Additions",
      note: "Finished, at middle-grade materials.",
      entries: [
        { name: "Single room, 240 sq ft", price: "from $145,000" },
        { name: "Over the garage, 400 sq ft", price: "from $178,000" },
        { name: "Second story, 900 sq ft", price: "from $345,000" },
        { name: "Screened porch", text: "With real foundations", price: "from $38,000" },
      ],
    },
    {
      title: "Backyard homes",
      note: "Permit, trenching and hookups included.",
      entries: [
        { name: "Studio, 480 sq ft", price: "$186,000" },
        { name: "One bedroom, 640 sq ft", price: "$228,000" },
        { name: "Two bedrooms, 900 sq ft", price: "$287,000" },
        { name: "Garage below, home above", price: "from $296,000" },
      ],
    },
    {
      title: "Ground and structure",
      entries: [
        { name: "Slab on grade, per sq ft", price: "from $11" },
        { name: "Basement wall, per running foot", price: "from $310" },
        {
          name: "Steel beam for an open kitchen",
          text: "Engineered, set, posts included",
          price: "from $8,400",
        },
        { name: "Chimney, repointed", price: "from $3,600" },
        { name: "Two-car garage, ready for the car", price: "$64,000" },
      ],
    },
  ],
  plans: [
    {
      name: "Shell",
      text: "We close it in, and you finish it.",
      price: "$168",
      unit: "per square foot",
      includes: [
        "Foundation, frame, roof, windows",
        "Weathertight in about 70 days",
        "Structural inspections passed",
        "Photographs of every wall",
      ],
    },
    {
      name: "Turnkey",
      text: "Everything, to the house number.",
      price: "$285",
      unit: "per square foot",
      includes: [
        "The shell",
        "Trades, finishes and fixtures to a written list",
        "Daily log and a fixed date",
        "Two years on finishes, ten on structure",
      ],
      isRecommended: true,
    },
    {
      name: "Cost-plus",
      text: "For old houses with secrets.",
      price: "$96",
      unit: "per crew hour, plus materials at cost",
      includes: [
        "Open books, every invoice shown",
        "12% for overhead and profit",
        "A ceiling agreed in advance",
        "Half of what is saved goes back to you",
      ],
    },
  ],
  people: [
    {
      name: "Hollis Brannigan",
      face: 27,
      role: "Founder’s son, estimating",
      text: "Has priced eleven hundred jobs in pencil. The computer checks him, and about once a year it wins.",
    },
    {
      name: "Karen Oduya",
      face: 16,
      role: "Superintendent",
      text: "Twenty years on site. Her schedules have weather in them, and she is usually right about the weather.",
    },
    {
      name: "Luis Barragán",
      face: 35,
      role: "Superintendent",
      text: "Started as a laborer on a school gym. Reads drawings upside down, from across the table, faster than their authors.",
    },
    {
      name: "Mack Sorensen",
      face: 23,
      role: "Superintendent",
      text: "Framing carpenter with knees to prove it. Will move a wall an inch for the sake of a couch.",
    },
    {
      name: "Deborah Teague",
      face: 4,
      role: "Superintendent",
      text: "Came from bridges. Uses the word deflection at parties.",
    },
    {
      name: "Ezekiel Stubbs",
      face: 3,
      role: "Head mason",
      text: "Mixes mortar by ear. Third in his family to lay brick in this county, first to write down the recipe.",
    },
    {
      name: "Anika Vestergaard",
      face: 18,
      role: "Carpenter, stairs",
      text: "Builds one staircase at a time. You could roll a marble down the rail and hear no joints.",
    },
    {
      name: "Walter Nakai",
      face: 17,
      role: "Excavator",
      text: "Can open an egg with a twelve-ton machine, and has, for a bet and for a class of second graders.",
    },
  ],
  questions: [
    {
      question: "What will my addition cost?",
      answer:
        "Most single rooms we have built lately came to between $145,000 and $190,000, including foundation, heat and paint. Bathrooms and kitchens push it up; a simple roof brings it down. After a feasibility visit we can usually name a figure within ten percent.",
    },
    {
      question: "Can we live in the house while you work?",
      answer:
        "Nearly always. We seal off the work with a framed wall and a zip door, keep one bathroom and one sink going, and tell you a week ahead about the two or three days without water. For a second story we suggest a holiday in the week the roof is off.",
    },
    {
      question: "Do you build without an architect’s drawings?",
      answer:
        "For a new house or a second story, yes, and we would like to meet early. For a simple room or a backyard home our own drafter and an engineer suffice. If you have no architect we will name three whose drawings we enjoy building from.",
    },
    {
      question: "How long does the permit take?",
      answer:
        "Between three weeks and four months, depending on the city and on whether a neighbor must be heard. We file it, answer the comments and don’t start demolition before it is in hand. Our 118 days for a backyard home begin with the permit.",
    },
    {
      question: "What happens if you find something bad in the walls?",
      answer:
        "We stop, photograph it and call you the same day with two ways to deal with it, each with a price. In houses older than 1950 we suggest keeping eight percent aside. What you do not need stays yours.",
    },
    {
      question: "How are payments arranged?",
      answer:
        "Ten percent at signing, then monthly for work in place, as shown in the log. You keep back five percent until the punch list is finished. We provide lien waivers from every trade with each payment.",
    },
    {
      question: "Are you licensed and insured?",
      answer:
        "Yes: general contractor’s license, three million dollars of bonding, liability and workers’ compensation. Certificates with your name and address on them come with the contract.",
    },
    {
      question: "What if I change my mind halfway?",
      answer:
        "People do. You get a change order with the cost and the days it adds, usually within two days. Moving a switch before drywall costs little. Moving a window after brick costs a lot, and we’ll say so cheerfully.",
    },
    {
      question: "Do you take small jobs?",
      answer:
        "From about $4,800 for structural repairs and $38,000 for anything with a roof. Below that a good handyman serves you better and sooner, and we know some.",
    },
    {
      question: "Which warranty do I get?",
      answer:
        "Ten years on structure, two on finishes and mechanical work, one on exterior paint and caulk. In the eleventh month we come back unasked with the list from handover and fix what has settled.",
    },
  ],
  testimonials: [
    {
      quote:
        "The contract said October 9. On October 8 Karen was on her knees with a damp cloth, wiping the baseboards.",
      name: "Nathaniel Cho",
      context: "second story",
    },
    {
      quote:
        "They found a rotten sill. I got photographs, two prices and a phone call, all before lunch. The lower price worked.",
      name: "Georgina Paley",
      context: "house from 1911",
    },
    {
      quote:
        "Four months, three kids, one bathroom. I would have these people over for Thanksgiving. I did, in fact.",
      name: "Renee Thibodeaux",
      context: "bedroom wing",
    },
    {
      quote: "Five o’clock every day, the log. My mother in Arizona reads it before she reads the news.",
      name: "Steve Abernathy",
      context: "backyard home",
    },
    {
      quote:
        "Three builders said the lot couldn’t take it. Walter dug one pit, looked at it for a while, and drew a line in the dirt with his boot. The house stands on that line.",
      name: "Ingrid Salonen",
      context: "hillside house",
    },
    {
      quote:
        "The mortar on the repair is the color of the old mortar. You have to know where to look, and by now I have forgotten.",
      name: "Father Tim Doyle",
      context: "parish hall, chimney",
    },
    {
      quote: "My daughter hit her nail. It’s behind the closet and she tells everybody.",
      name: "Yolanda Price",
      context: "room over the garage",
    },
    {
      quote:
        "Cost-plus frightened me. The ceiling was $212,000, we finished at $203,400, and they mailed a check for half the difference.",
      name: "Bernard Kowal",
      context: "farmhouse",
    },
    {
      quote:
        "Eleven months later Deb rang the bell with a ladder and the old list. I hadn’t called. She fixed two doors and a crack.",
      name: "Maya Lindqvist",
      context: "kitchen",
    },
    {
      quote: "We opened in March as promised. They poured at night so that the bakery next door could bake.",
      name: "Andre Whitlow",
      context: "shop, 2,400 square feet",
    },
  ],
  hours: [
    { day: "Monday", open: "07:00", close: "16:30" },
    { day: "Tuesday", open: "07:00", close: "16:30" },
    { day: "Wednesday", open: "07:00", close: "16:30" },
    { day: "Thursday", open: "07:00", close: "18:30", note: "Meetings until half past six" },
    { day: "Friday", open: "07:00", close: "15:00" },
    { day: "Saturday" },
    { day: "Sunday" },
  ],
  hoursNote: "Office hours. Sites run from seven to four, and the loud days are announced a week ahead.",
  statistics: [
    { figure: "41 of 43", label: "recent jobs done by the date" },
    { figure: "26", label: "people on our own payroll" },
    { figure: "10 years", label: "on the structure" },
    { figure: "1979", label: "the first foundation" },
  ],
  gallery: [
    {
      caption: "The week when you can walk through walls",
      label: "The timber frame of a house",
      fits: "house houses frame timber framing additions wing rooms raising lumber holds",
    },
    {
      caption: "Kids’ sizes too",
      label: "A hard hat",
      fits: "hard hat site superintendent safety crew people family kids log",
    },
    {
      caption: "Sheet A-3, the one with the coffee ring",
      label: "A blueprint of a small house, half unrolled",
      fits: "drawings drawing plans price estimate feasibility schedule permit contract backyard homes date",
    },
    {
      caption: "Mortar matched to 1911",
      label: "A brick wall under construction with a trowel",
      fits: "brick stone mason mortar chimney wall repointing walls remembers",
    },
    {
      caption: "Plumb, level, and then measured again",
      label: "A spirit level and a tape measure",
      fits: "level measure kitchens baths true structural repair measured table inch",
    },
    {
      caption: "Six bags, four minutes, no lumps",
      label: "A concrete mixer",
      fits: "concrete foundation foundations slabs slab pour footings garages barns ground soil",
    },
    {
      caption: "Retired after the stair on Elm",
      label: "A hand saw and a hammer",
      fits: "carpenter tools stairs hand finish hammer build quiet",
    },
    {
      caption: "Fourth floor by Friday",
      label: "The skeleton of a building with its scaffold",
      fits: "shops offices commercial shell difficult crane scaffold steep structure",
    },
  ],
  posts: [
    {
      title: "How to read an estimate",
      summary: "Three words that decide whether two bids can be compared at all.",
      date: "2026-10-25",
      body: [
        "You have two bids for the same kitchen. One is $58,000 and the other $47,500. Before you feel rich, look for three words: allowance, excluded, by owner.",
        "An allowance is a guess with your name on it. “Tile allowance $4 per square foot” means that when you choose tile at nine, you pay the five. Ask what the allowance would buy, and go and see it in a showroom. If you don’t like what you see, the bid is too low by the difference.",
        "Excluded means that somebody will do it and it won’t be them. Typical are the dumpster, the permit, patching the ceiling below and painting. By owner means you, on a Sunday.",
        "Put both bids into one table, with a line for everything either of them mentions. Fill the holes with honest figures. In our experience bids that were ten thousand apart often end up within fifteen hundred.",
      ],
    },
    {
      title: "Go and see it in the rain",
      summary: "What a wet Tuesday tells you about a lot that no survey will.",
      date: "2026-04-06",
      body: [
        "Surveys show where the boundary runs. They don’t show the path that water takes across it in April, which is older than the boundary and has no intention of moving.",
        "Wear boots and go while it pours. Stand where the house would be. Does water come toward you or leave? Look at the neighbor’s downspout; it may be pointed at your future basement. See where the ground squelches and where it simply gets wet.",
        "Then dig. A hole three feet deep, left overnight, is worth a good many opinions. If there is water in it in the morning, you have a water table and should talk about drains before you talk about countertops.",
        "None of this needs to stop you. It moves a foundation six feet up the slope, on paper, for free.",
      ],
    },
    {
      title: "What we found in the wall on Elm Street",
      summary: "A signature, a temperature, and half a sandwich’s worth of newspaper.",
      date: "2026-02-03",
      body: [
        "We were opening the north wall to add a room for a second child. Behind the lath there was a stud with writing on it, in flat pencil: “J. Fieldhouse, Nov. 12, 1934. 19 degrees. Wet snow.” Below it, in a rounder hand: “Bread and butter again.”",
        "The framing was sixteen inches on center and had not moved. It was also full of newspaper, for warmth, with a boxing result that my foreman read aloud to the end.",
        "We kept the stud where it was and framed around it. When the drywall crew had gone home, everyone who had worked on the room signed underneath, with the date and the weather. It was 61 degrees and clear. Lunch was better.",
      ],
    },
  ],
  events: [
    {
      title: "Open frame",
      text: "Walk through a house in the one week when you can see all of it. Boots, please. Children hit one nail each.",
      date: "2027-02-25",
      time: "15:00",
      place: "A site, address on signing up",
      price: "free",
    },
    {
      title: "Backyard homes: the evening",
      text: "Four owners, four floor plans, real invoices on the table. The city planner answers what we can’t.",
      date: "2027-03-18",
      time: "17:00",
      place: "The yard",
      price: "free",
    },
    {
      title: "Lay twenty bricks",
      text: "Ezekiel shows you how, and then shows you what you did. Lime wash for the brave.",
      date: "2027-04-29",
      time: "16:00",
      place: "The mason’s shed",
      price: "$25",
    },
  ],
  comparisons: [
    {
      title: "A garden wall, Monday and Thursday",
      before: "Five hundred and four bricks on a pallet, one trowel, a line pulled tight.",
      after: "Seven courses, plumb to an eighth of an inch, joints struck and brushed.",
    },
    {
      title: "An estimate",
      before: "“Kitchen, complete: approx.”",
      after: "One hundred and sixty-two lines, nine of them allowances, each marked.",
    },
  ],
  partners: [
    "Larkin Structural",
    "Three Rivers Truss",
    "Quarry Hill Stone",
    "Boone Lumber Yard",
    "Ledgerock Title",
    "Sunday Cabinet Shop",
  ],
  accepts: ["Bank transfer", "Check", "Visa", "Mastercard"],
  newsletterTitle: "The five o’clock log",
  newsletterText:
    "Once a month, one page from a real site: what went up, what went wrong, what it cost to put right.",
  contact: {
    title: "Tell us what you would like to build",
    text: "A rough size and an address are enough to begin with. Attach drawings in your reply, if there are any.",
    fields: [
      { label: "Address of the lot or house", kind: "text" },
      {
        label: "Kind of work",
        kind: "choice",
        options: ["New house", "Addition", "Backyard home", "Kitchen or bath", "Repair", "Commercial"],
      },
      {
        label: "Drawings",
        kind: "choice",
        options: ["None yet", "Sketches", "Permit set", "We need an architect"],
      },
      { label: "Ready by", kind: "date" },
    ],
    action: "Send to a superintendent",
  },
  booking: {
    title: "Sit down with a superintendent",
    text: "Forty-five minutes in the office or at your table. Bring photographs of the place and whatever you have drawn.",
    slots: ["07:30", "09:00", "11:00", "13:30", "14:30"],
    action: "Set the meeting",
  },
  places: {
    ledger: {
      street: "1800 Quarry Turnpike",
      town: "Dayton",
      area: "Ohio",
      phone: "(937) 555-0144",
      email: "office@brannockbuilders.example",
    },
    studio: {
      street: "44 Sawmill Lane",
      town: "Brattleboro",
      area: "Vermont",
      phone: "(802) 555-0117",
      email: "hello@oakandplumb.example",
    },
    counter: {
      street: "273 Maple Terrace",
      town: "Omaha",
      area: "Nebraska",
      phone: "(402) 555-0163",
      email: "hi@secondstory.example",
    },
    signal: {
      street: "5150 Tamarack Court, Unit 2",
      town: "Sacramento",
      area: "California",
      phone: "(916) 555-0129",
      email: "lots@plumbline.example",
    },
    almanac: {
      street: "9 Chapel Hollow Road",
      town: "Gettysburg",
      area: "Pennsylvania",
      phone: "(717) 555-0186",
      email: "letters@fieldstonesons.example",
    },
    marquee: {
      street: "Pier Road, Yard 7",
      town: "Juneau",
      area: "Alaska",
      phone: "(907) 555-0151",
      email: "build@ironwood.example",
    },
  },
  pages: [
    { id: "services", name: "What we build" },
    { id: "prices", name: "Figures" },
    { id: "about", name: "The company" },
    { id: "gallery", name: "On site" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "Site notes" },
    { id: "contact", name: "Contact" },
  ],
};
