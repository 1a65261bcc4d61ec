import type { Industry } from "./industry.ts";

export const interiorDesign: Industry = {
  id: "interior-design",
  name: "Interior design",
  plural: "Interior designers",
  synonyms: [
    "interior designer",
    "interior designers",
    "interior decorator",
    "interior decorating",
    "home decorator",
    "home decor",
    "home styling",
    "home stager",
    "home staging",
    "house staging",
    "decorator",
    "room makeover",
    "kitchen designer",
    "kitchen design",
    "interior architect",
    "interior architecture",
    "furniture design",
    "furniture store",
    "furniture shop",
    "colour consultant",
    "color consultant",
    "soft furnishings",
    "curtain maker",
    "upholsterer",
  ],
  vocabulary: [
    "interiors",
    "sofa",
    "armchair",
    "upholstery",
    "curtains",
    "blinds",
    "wallpaper",
    "paint chart",
    "fabric",
    "fabrics",
    "cushions",
    "rug",
    "rugs",
    "lampshade",
    "floor lamp",
    "sideboard",
    "living room",
    "bedroom",
    "sitting room",
    "mood board",
    "sample board",
    "swatches",
    "joinery",
    "furniture",
    "fitted wardrobe",
    "bookshelves",
    "worktop",
    "splashback",
    "skirting",
    "panelling",
    "linen",
    "velvet",
    "oak floor",
    "floor plan",
    "room by room",
    "redecorate",
    "furnishing",
    "heirloom pieces",
    "styling",
    "vintage furniture",
    "antique furniture",
  ],
  locale: "en-GB",
  customers: "clients",
  openings: {
    ledger: {
      name: "Wetherby & Noll",
      kicker: "Interior designers since 1998",
      headline: "Rooms that will not need excusing.",
      opening:
        "We draw, specify and furnish houses in which people mean to stay. One designer from the first survey to the last curtain ring, and a schedule that says who comes on which day.",
      action: "Ask for a survey",
      secondAction: "How we charge",
    },
    studio: {
      name: "North Room",
      kicker: "Interiors, mostly by subtraction",
      headline: "Take out the third chair.",
      opening:
        "Before we bring anything in we carry things out, look at the light for a day, and put back what was missed. Most houses own three quarters of what they need.",
      action: "Begin with a visit",
      secondAction: "Finished rooms",
    },
    counter: {
      name: "The Cushion Cupboard",
      kicker: "Room makeovers and made-up minds",
      headline: "Fourteen greens on the wall? Call us.",
      opening:
        "Pick one room and give us a budget. We’ll come round, squint at it with you, and be back in a week with a plan you can do yourself or hand to us.",
      action: "Pick your room",
      secondAction: "What it costs",
    },
    signal: {
      name: "Plan Elevation",
      kicker: "Interiors drawn to the millimetre",
      headline: "See it at full scale before you buy it.",
      opening:
        "Laser survey on Monday. Plans, lighting and a priced list of every object in ten days. Taped out on your floor so that you can walk round the sofa.",
      action: "Book the survey",
      secondAction: "Packages",
    },
    almanac: {
      name: "Lath & Linen",
      kicker: "Old houses, and how to live in them",
      headline: "A house remembers where the table stood",
      opening:
        "Lift the carpet and there are four dents; the wall behind the dresser is the colour of 1911. We furnish old houses by asking them first, and have filled a shelf of notebooks with what they said.",
      action: "Invite us over",
      secondAction: "From the notebooks",
    },
    marquee: {
      name: "Velvet Hour",
      kicker: "Rooms for after dark",
      headline: "Nobody will want to go home.",
      opening:
        "Dining rooms, libraries, small hotels. Deep colour, low lamps, a chair that holds you. We design for seven in the evening and let the morning look after itself.",
      action: "Dim the lights",
      secondAction: "Enter the rooms",
    },
  },
  copies: [
    {
      aboutTitle: "One designer, one schedule, one list",
      about: [
        "The practice was founded in 1998 and has furnished three hundred and forty houses since, from a keeper’s cottage of two rooms to a school with sixty beds. We are nine: five designers, two draughtsmen, a buyer and somebody who answers the telephone.",
        "Our fee is fixed for each room and agreed after the survey. Furniture and fabrics are charged at what we pay, and the trade discount is yours; it usually covers a third of the fee.",
        "Makers are chosen within an hour’s drive wherever we can. Our upholsterer has re-covered the same sofa for one family three times in twenty-five years, which we consider the right way to own a sofa.",
      ],
      servicesTitle: "What we undertake",
      servicesText:
        "From one consultation to a whole house. Each stage ends with drawings that are yours to keep, and you may stop after any of them.",
      reasons: [
        {
          title: "Trade discount passed on",
          text: "You see the suppliers’ invoices. On an average sitting room the saving is about £1,100.",
        },
        {
          title: "A fixed fee per room",
          text: "Agreed after the survey and unchanged unless you add a room. No percentages of what you spend.",
        },
        {
          title: "Deliveries in one week",
          text: "Everything is collected at our store, checked, and brought in within five days, so that you live with boxes once.",
        },
        {
          title: "A visit after a winter",
          text: "We return when the heating has been on. Doors are eased, joints filled, a lamp is moved.",
        },
      ],
      processTitle: "From survey to cushions",
      process: [
        {
          title: "Survey",
          text: "Two hours with a laser and your family’s habits. Everything is measured, the piano included.",
        },
        {
          title: "Scheme",
          text: "Plan, colours, materials on a board you can touch, and a list with a price on each line.",
        },
        {
          title: "Making",
          text: "Eight to twelve weeks. You get a letter every other Friday saying what is where.",
        },
        { title: "Installation", text: "Five days. We hang, steam, fill vases and take the packaging away." },
      ],
      closingTitle: "Tell us which room you avoid.",
      closingText:
        "Send its measurements if you have them, and a picture in daylight. We answer within two working days with a fee.",
    },
    {
      aboutTitle: "A room is mostly what is left out",
      about: [
        "We like to spend the first visit sitting down. At ten the sun is on the wrong wall; by three it has found the chair that nobody uses. By then we generally know what the room would like, and it is hardly ever a feature wall.",
        "People own better things than they believe. The trouble is that all of it is out at once. We put two thirds in another room, live with the rest for a week, and let objects apply to come back.",
        "What we do add is meant to be repaired. Oak, wool, linen, lime: materials that take a scratch as a piece of news and not as an injury.",
      ],
      servicesTitle: "Ways of working together",
      servicesText:
        "An afternoon of moving furniture, a colour, a kitchen, a house. The afternoon is the best value we offer and we say so to everyone.",
      reasons: [
        {
          title: "We move things first",
          text: "No drawing is begun until the present furniture has been tried in at least three places.",
        },
        {
          title: "Colour by daylight",
          text: "Boards a metre wide, painted in two coats, carried round the house from breakfast until dusk.",
        },
        {
          title: "Repairable or not at all",
          text: "If it cannot be glued, re-covered, oiled or darned, it is not on our list.",
        },
      ],
      processTitle: "The order of quiet things",
      process: [
        { title: "Sit", text: "A day in the house. We ask for soup and a chair in each room." },
        {
          title: "Carry out",
          text: "Two people, blankets, a spare room. It takes a morning and is oddly cheerful.",
        },
        { title: "Put back", text: "One by one. You will be surprised what does not ask to return." },
        { title: "Add", text: "A lamp, a shelf, a colour. Sometimes nothing, and we send a smaller bill." },
      ],
      closingTitle: "The light is best in the back room",
      closingText:
        "It is nearly always so. Write and tell us what you keep there at present, and we shall come and look.",
    },
    {
      aboutTitle: "You’re not bad at this, you’re just in it",
      about: [
        "When you walk past a pile of post every day you stop seeing it. We’ve fresh eyes and no feelings about your aunt’s lamp. (We do about some lamps. Hers might be good.)",
        "We’ve done over three hundred homes: rentals where you can’t drill, lofts with a cow-shaped corner, boxrooms turned into an office with a bed hiding in it. Kids, cats and whippets are factored in.",
        "And you don’t have to let us do the lot. Have the plan and do it yourself over a year of weekends. Or hand us the keys on Monday, and come home Friday.",
      ],
      servicesTitle: "Pick how much you want us to do",
      servicesText:
        "Two hours and a chat, a plan in a box, or the whole thing with curtains up. Start small; we’re good at it.",
      reasons: [
        {
          title: "Your budget is the budget",
          text: "Give us £800 or £8,000. We’ll tell you what it does, and what to leave for next year.",
        },
        {
          title: "You can do it yourself",
          text: "The plan comes with shop links, paint names and the order to do it in.",
        },
        {
          title: "Real-life proof",
          text: "Washable, wipeable, hides dog hair. We’ve tested the sofa fabric with beetroot.",
        },
        {
          title: "Keeps what you love",
          text: "Show us three things that stay. The room gets built around those.",
        },
      ],
      processTitle: "Dead simple",
      process: [
        { title: "Snap it", text: "Ten photos on your phone, mess and all. Please don’t tidy." },
        { title: "We pop round", text: "Two hours with tape measures and a biscuit." },
        { title: "Your box arrives", text: "A week later: plan, swatches, paint pots, list." },
        { title: "You, or us", text: "Get painting, or give us the keys. Both end the same way." },
      ],
      closingTitle: "Go on, send us the messy corner.",
      closingText:
        "Three pictures and a rough budget is plenty. We’ll write back tomorrow with what we’d do first.",
    },
  ],
  services: [
    {
      name: "Consultation",
      text: "Two hours in your house with a designer. You get a letter afterwards with what to move, paint, buy and leave.",
      price: "£190",
      unit: "2 hours",
    },
    {
      name: "Moving afternoon",
      text: "Two of us, blankets and gloves. We try what you own in other places until it is right. Nothing is bought.",
      price: "£320",
      unit: "half a day",
    },
    {
      name: "Room in a box",
      text: "Plan, board of materials, paint pots and a shopping list with links, for you to carry out at your own speed.",
      price: "£680",
      unit: "per room, 10 days",
    },
    {
      name: "Full room",
      text: "Survey, scheme, orders, makers, installation. One room, finished down to the lamp bulbs.",
      price: "from £2,400",
      unit: "per room, fee",
    },
    {
      name: "Whole house",
      text: "From four rooms upward, with lighting, joinery and a schedule on one sheet.",
      price: "from £9,500",
      unit: "fee, 6 to 9 months",
    },
    {
      name: "Kitchens",
      text: "Drawn round how you cook. Cabinets by a joiner an hour away, to any depth, at about the price of a good showroom.",
      price: "from £3,200",
      unit: "design fee",
    },
    {
      name: "Colour by daylight",
      text: "Large boards carried through the house for a day. Three rooms chosen, with codes for any paint shop.",
      price: "£260",
      unit: "1 day",
    },
    {
      name: "Curtains and covers",
      text: "Measured, sewn and hung by Mrs Adair. Old chairs stripped, re-webbed and covered again.",
      price: "from £140",
      unit: "per window or seat",
    },
    {
      name: "Home for sale",
      text: "Furnished for photographs and viewings in two days, from our store, and collected when it is sold.",
      price: "£1,150",
      unit: "for 8 weeks",
    },
    {
      name: "Shops and small hotels",
      text: "Rooms that must earn. Hard-wearing, drawn for cleaning, opened on the day that was promised.",
      price: "from £7,800",
      unit: "by floor area",
    },
  ],
  priceList: [
    {
      title: "To begin",
      entries: [
        { name: "First call", text: "Twenty minutes", price: "free" },
        { name: "Consultation", text: "Two hours, with a letter", price: "£190" },
        { name: "Moving afternoon", text: "Two people", price: "£320" },
        { name: "Colour by daylight", text: "Three rooms", price: "£260" },
      ],
    },
    {
      title: "By the room",
      note: "Fees; furniture at what we pay for it",
      entries: [
        { name: "Room in a box", text: "You carry it out", price: "£680" },
        { name: "Sitting room", text: "Everything done", price: "£2,900" },
        { name: "Bedroom", text: "Everything done", price: "£2,400" },
        { name: "Study or hall", price: "£1,600" },
        { name: "Kitchen", text: "Design and supervision", price: "from £3,200" },
      ],
    },
    {
      title: "From the sewing room",
      note: "Making only; fabric from £18 a metre",
      entries: [
        { name: "Pair of curtains, lined", price: "£240" },
        { name: "Roman blind", price: "£140" },
        { name: "Dining seat, re-covered", price: "£95" },
        { name: "Armchair, stripped and re-webbed", price: "£620" },
        { name: "Cushion, piped", price: "£38" },
      ],
    },
  ],
  plans: [
    {
      name: "Box",
      text: "For people with a free weekend or ten.",
      price: "£680",
      unit: "per room",
      includes: [
        "Two-hour visit",
        "Plan and lighting sketch",
        "Materials to touch",
        "Shopping list by budget",
      ],
    },
    {
      name: "Box and hands",
      text: "You buy, we install.",
      price: "£1,350",
      unit: "per room",
      includes: [
        "Everything in the box",
        "Decorator booked and watched",
        "Two days of hanging and placing",
        "Packaging taken away",
      ],
      isRecommended: true,
    },
    {
      name: "Keys",
      text: "You leave on Monday and come home on Friday.",
      price: "£2,900",
      unit: "per room",
      includes: [
        "Survey and full scheme",
        "Every order and delivery",
        "Installation in five days",
        "A visit after a winter",
      ],
    },
  ],
  people: [
    {
      name: "Cordelia Innes",
      face: 34,
      role: "Designer, houses",
      text: "Sits in a room for a day before she speaks. Owns four chairs, all of which have been mended.",
    },
    {
      name: "Barnaby Achterberg",
      face: 17,
      role: "Designer, kitchens",
      text: "Cooked for a living until thirty. Draws the bin first.",
    },
    {
      name: "Safiya Rahmani",
      face: 22,
      role: "Designer, colour",
      text: "Mixes by eye and is checked by the machine, which has stopped arguing.",
    },
    {
      name: "Alastair Venn",
      face: 11,
      role: "Founder, old houses",
      text: "Has lifted three hundred carpets. Can date a wall by its fourth layer.",
    },
    {
      name: "Rosamunda Teale",
      face: 16,
      role: "Designer, rooms in boxes",
      text: "Lived in nine rentals and was never allowed to drill. Made a method of it.",
    },
    {
      name: "Josef Lindqvist",
      face: 31,
      role: "Draughtsman",
      text: "Tapes whole rooms onto floors. Has persuaded eleven couples out of a corner sofa.",
    },
    {
      name: "Delia Adair",
      face: 36,
      role: "Curtains and covers",
      text: "Forty-four years at the same machine. Hears from across the room if a hem is puckered.",
    },
    {
      name: "Kwame Stirling",
      face: 7,
      role: "Buyer",
      text: "Knows which mill, which week, and whom to ring when it is late.",
    },
  ],
  questions: [
    {
      question: "How much should we plan for a room?",
      answer:
        "Our fee runs from £680 for a box to £2,900 for a sitting room done entirely. Furnishing it costs between £2,500 and £15,000, depending mostly on the sofa and the curtains. Tell us the sum at the start and we design to it, with five per cent kept back for what the floor conceals.",
    },
    {
      question: "Do you take commission from shops?",
      answer:
        "No. We buy at trade prices and pass them on, invoice attached. You pay our fee and nothing hidden in a lamp. For an average sitting room the discount is about £1,100.",
    },
    {
      question: "Can we keep our own furniture?",
      answer:
        "We hope so. Show us three things that must stay and we work around them. On the first day we usually find three more, often in the garage.",
    },
    {
      question: "How long is a room in the making?",
      answer:
        "A box takes ten days. A full room is twelve to sixteen weeks, since good upholstery needs eight of them. A house needs six to nine months. Installation is always within one week.",
    },
    {
      question: "We rent and may not drill or paint. Is it worth it?",
      answer:
        "Rosamunda has made some sixty rented homes work with lamps, rugs, rails on tension poles and furniture that moves house with you. The box costs the same and everything on its list can be taken along.",
    },
    {
      question: "We have small children and a dog. What survives?",
      answer:
        "Wool, outdoor fabric indoors, oiled oak, loose covers that wash at forty degrees. We keep a board with beetroot, biro and paw on each fabric, and you may add your own.",
    },
    {
      question: "Do you manage builders and electricians?",
      answer:
        "For full rooms and houses, yes: we draw what they need, meet them weekly and check the work. They contract with you directly, at their own prices. Structural changes need an architect, and we know three patient ones.",
    },
    {
      question: "What if we don’t like something?",
      answer:
        "You touch every material and walk round the taped plan before anything is ordered. If a piece is wrong once it stands there, we take it back into our store within fourteen days; made-to-measure things excepted, which is why we are so tiresome about samples.",
    },
    {
      question: "Can you work from photographs?",
      answer:
        "For boxes, yes, anywhere in the country: ten pictures, a sketch with measurements and an hour by video. Colour is the exception. It has to be seen on your wall, so we post painted boards.",
    },
    {
      question: "Which style do you do?",
      answer:
        "Yours, once we have found it. We ask for three rooms in which you were happy, from any age and any film, and look for what they share. It is seldom a style and often a height of window.",
    },
  ],
  testimonials: [
    {
      quote:
        "They turned the table by ninety degrees and we have eaten in the dining room ever since. That was the free part.",
      name: "Harriet Blomqvist",
      context: "a moving afternoon",
    },
    {
      quote:
        "I’d painted fourteen greens on the wall. Safiya looked for a minute and asked what colour the hedge was.",
      name: "Denny Cole",
      context: "colour by daylight",
    },
    {
      quote: "We taped the sofa out on the floor and my husband fell over it. We bought the smaller one.",
      name: "Anneliese Groom",
      context: "sitting room in a terrace",
    },
    {
      quote: "The invoice for the armchair was attached, with their discount. I have never seen that before.",
      name: "Martin Oyelowo",
      context: "two bedrooms and a study",
    },
    {
      quote: "Left on Monday with a suitcase, came back on Friday to lamps lit and soup on the stove.",
      name: "Ursula Finch",
      context: "a whole ground floor",
    },
    {
      quote: "My landlord thinks that we drilled. We did not drill.",
      name: "Callum Adeyemi",
      context: "rented flat, room in a box",
    },
    {
      quote: "Mrs Adair re-covered my grandmother’s chair and found her thimble in it.",
      name: "Sylvie Marchbanks",
      context: "an armchair",
    },
    {
      quote:
        "Our hotel has nine rooms and they look like nine people live there. Bookings are up by a fifth.",
      name: "Ewan Tremlett",
      context: "small hotel, finished in 2025",
    },
    {
      quote: "Three months and two coats of dog later the sofa still looks as it did.",
      name: "Bethan Yorke",
      context: "two whippets",
    },
    {
      quote: "He drew the bin first. I laughed. It is the best thing in the kitchen.",
      name: "Jerome Pascoe",
      context: "kitchen, oak and lime",
    },
  ],
  hours: [
    { day: "Monday", open: "09:00", close: "17:30" },
    { day: "Tuesday", open: "09:00", close: "17:30" },
    { day: "Wednesday", open: "09:00", close: "17:30" },
    { day: "Thursday", open: "09:00", close: "19:00", note: "Fabric library open late" },
    { day: "Friday", open: "09:00", close: "17:00" },
    { day: "Saturday", open: "10:00", close: "14:00", note: "Fabric library only" },
    { day: "Sunday" },
  ],
  hoursNote:
    "The fabric library has 2,300 books of cloth and paper, a long table and a kettle. You may borrow ten samples at a time.",
  statistics: [
    { figure: "340", label: "houses furnished" },
    { figure: "1998", label: "the year we began" },
    { figure: "5 days", label: "for any installation" },
    { figure: "2,300", label: "books of cloth and paper" },
  ],
  gallery: [
    {
      caption: "After the third chair had left",
      label: "A sofa with two cushions under a picture",
      fits: "sitting room full room sofa keys moving afternoon house living",
    },
    {
      caption: "Mrs Adair’s four hundredth armchair",
      label: "An armchair beside a small table with a cup",
      fits: "armchair curtains covers re-covered upholstery webbed seat rented",
    },
    {
      caption: "Things you may touch",
      label: "Samples of tile, wood, cloth and paint on a board",
      fits: "room box materials scheme board colour samples plan consultation kitchens",
    },
    {
      caption: "Seven in the evening",
      label: "A floor lamp lit beside a plant",
      fits: "lamp lighting evening light study hall hotels daylight",
    },
    {
      caption: "Kept, from the garage",
      label: "A sideboard with a vase and books on it",
      fits: "sideboard keep own furniture whole house oak joinery kept home sale",
    },
    {
      caption: "The hedge outside, and two that came near",
      label: "A fan of paint colours, and a brush",
      fits: "colour paint greens daylight wall fan coats",
    },
    {
      caption: "A mirror, to bring the window in",
      label: "A round mirror over a shelf with a candle",
      fits: "mirror shelf bedroom hall small light bounce shops",
    },
    {
      caption: "Taped out before it was bought",
      label: "A plan of a room with a pencil and a tape measure",
      fits: "survey plan drawing measure kitchen draughtsman scale millimetre",
    },
  ],
  posts: [
    {
      title: "Where to put the sofa",
      summary: "Four rules from three hundred sitting rooms, and when to break them.",
      date: "2026-10-01",
      body: [
        "Sit where you would like to sit, before there is anything there. Take a dining chair into each corner for ten minutes. You are looking for a back to the wall, a view of the door and light from the side. Two out of three is a good seat.",
        "Bring it away from the wall by a hand. Sofas pushed flat make a room look like a waiting room, and the radiator needs the air.",
        "Measure the passage, not the sofa: ninety centimetres for walking, forty-five to the table, and the width of the front door minus two for hope. Most sofas that come back to us were bought before the door was measured.",
        "If people talk in your room, let two seats face each other. If they watch, let it be said and turn the sofa to the screen. Rooms that pretend are the ones that nobody uses.",
      ],
    },
    {
      title: "Choosing a white",
      summary: "North light, south light, and the lie told by small cards.",
      date: "2026-05-21",
      body: [
        "White reflects whatever is outside. Facing grass it goes green, facing brick it blushes, facing north it turns the colour of a shirt washed with socks. So begin at the window and not at the chart.",
        "In north rooms choose a white with some yellow or red in it and accept that the tin looks like custard. In south rooms you may go cooler; the sun will mend it.",
        "Paint two coats on a board of a metre and lean it against each wall in turn, at breakfast, at noon and by lamp. Cards the size of a stamp have never told anybody the truth.",
      ],
    },
    {
      title: "What is under the carpet",
      summary: "Reading an old floor, with a torch and low expectations.",
      date: "2026-02-12",
      body: [
        "Lift a corner behind the door, where nobody minds. Boards wider than your hand are likely older than the wallpaper; narrow ones with a groove came with the railway. If there is newspaper, read it before you throw it away. It dates the last person who had this idea.",
        "Dark borders with a pale middle mean that a carpet square lay there and the edges were stained. It can be kept. Sanding removes the stain, two millimetres of wood and about eighty years of people.",
        "Wash first, with soap and hardly any water, and wait for a week. Then decide. In half of the houses we see, that was all.",
        "Gaps are for slivers of pine, glued on one side only. Filler comes out by the second winter, as a kind of confetti.",
      ],
    },
  ],
  events: [
    {
      title: "Fabric evening",
      text: "Remnants by the metre from last year’s houses, Mrs Adair on linings, wine on a washable cloth.",
      date: "2027-02-11",
      time: "17:30",
      place: "The fabric library",
      price: "free",
    },
    {
      title: "Draw your own room",
      text: "Plan, elevation, the sofa cut out in card. Bring measurements; leave with a drawing you can use.",
      date: "2027-03-06",
      time: "10:00",
      place: "The long table",
      price: "£65",
    },
    {
      title: "Upholstery in a day",
      text: "One drop-in dining seat each: strip, web, pad, cover. Tools and horsehair provided.",
      date: "2027-04-17",
      time: "10:00",
      place: "The sewing room",
      price: "£120",
    },
    {
      title: "An old house, opened",
      text: "Alastair walks twelve people through a house half finished and shows where the table stood.",
      date: "2027-06-05",
      time: "14:00",
      place: "Given on booking",
      price: "£18",
    },
  ],
  comparisons: [
    {
      title: "A back room in November",
      before: "One bulb in the middle, a sofa against the radiator, boxes since the move.",
      after: "The same sofa turned round, a tall lamp, one picture. No wall was painted.",
    },
    {
      title: "A kitchen two metres wide",
      before: "Cupboards on both sides, sixty centimetres between, the bin in the hall.",
      after: "One side, deeper, in oak. A bench for two under the window. The bin has a drawer.",
    },
  ],
  partners: [
    "Calder Woollen Mill",
    "Adlington Joiners",
    "Hob & Hearth Tiles",
    "Tallow Lane Lamps",
    "Fell Lime Company",
    "Saltmarsh Linen",
  ],
  accepts: ["Bank transfer", "Visa", "Mastercard", "American Express", "Apple Pay"],
  newsletterTitle: "One room a month",
  newsletterText:
    "A picture before, a picture after, what it cost and what we would do otherwise now. Twelve a year.",
  contact: {
    title: "Which room is it?",
    text: "Tell us what it is, what it should become and roughly what you would like to spend. A designer replies within two working days.",
    fields: [
      {
        label: "The room",
        kind: "choice",
        options: [
          "Sitting room",
          "Kitchen",
          "Bedroom",
          "Study or hall",
          "Several, or a house",
          "A shop or hotel",
        ],
      },
      {
        label: "Budget without our fee",
        kind: "choice",
        options: ["Up to £2,000", "£2,000 to £8,000", "£8,000 to £25,000", "More"],
      },
      { label: "It should be ready by", kind: "date" },
    ],
    action: "Ask for a fee",
  },
  booking: {
    title: "Book a visit",
    text: "Two hours in your house with one of the designers, £190, taken off the fee if you go on. Please do not tidy.",
    slots: ["09:30", "11:30", "14:00", "16:00"],
    action: "Ask for this time",
  },
  places: {
    ledger: {
      street: "14 Assembly Row",
      town: "Harrogate",
      area: "North Yorkshire",
      phone: "0113 496 0185",
      email: "house@wetherbynoll.example",
    },
    studio: {
      street: "3 Kelp Store",
      town: "St Andrews",
      area: "Fife",
      phone: "01632 960266",
      email: "room@northroom.example",
    },
    counter: {
      street: "71 Orchard Parade",
      town: "Cardiff",
      area: "South Glamorgan",
      phone: "029 2018 0447",
      email: "hiya@cushioncupboard.example",
    },
    signal: {
      street: "8 Datum House",
      town: "Leicester",
      area: "Leicestershire",
      phone: "0116 496 0392",
      email: "survey@planelevation.example",
    },
    almanac: {
      street: "2 Beeswax Lane",
      town: "Totnes",
      area: "Devon",
      phone: "01632 960714",
      email: "notes@lathlinen.example",
    },
    marquee: {
      street: "19 Lamplighter Mews",
      town: "Brighton",
      area: "East Sussex",
      phone: "01632 960858",
      email: "evening@velvethour.example",
    },
  },
  pages: [
    { id: "services", name: "Services" },
    { id: "gallery", name: "Rooms" },
    { id: "prices", name: "Fees" },
    { id: "about", name: "The practice" },
    { id: "journal", name: "Notebook" },
    { id: "contact", name: "Contact" },
  ],
};
