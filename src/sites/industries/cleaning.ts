import type { Industry } from "./industry.ts";

export const cleaning: Industry = {
  id: "cleaning",
  name: "Cleaning",
  plural: "Cleaning companies",
  synonyms: [
    "cleaning company",
    "cleaning service",
    "cleaning services",
    "cleaner",
    "cleaners",
    "house cleaner",
    "house cleaning",
    "home cleaning",
    "domestic cleaner",
    "maid service",
    "maids",
    "housekeeper",
    "housekeeping service",
    "office cleaning",
    "commercial cleaning",
    "janitor",
    "janitorial service",
    "contract cleaner",
    "carpet cleaner",
    "carpet cleaning",
    "window cleaner",
    "window cleaning",
    "end of tenancy cleaning",
    "move-out cleaning",
    "deep cleaning",
    "pressure washing",
    "oven cleaning",
  ],
  vocabulary: [
    "clean",
    "spotless",
    "tidy",
    "tidying",
    "dust",
    "dusting",
    "dusty",
    "vacuum",
    "hoover",
    "hoovering",
    "vacuuming",
    "mop",
    "mopping",
    "mopped",
    "bucket",
    "sponge",
    "scrub",
    "scrubbing",
    "wipe",
    "duster",
    "polish",
    "bleach-free",
    "detergent",
    "stain",
    "stains",
    "grime",
    "greasy",
    "grease",
    "mould",
    "mold",
    "cobwebs",
    "skirting boards",
    "carpet",
    "carpets",
    "rug",
    "upholstery",
    "windows washed",
    "gutters cleared",
    "oven",
    "ironing",
    "laundry",
    "linen change",
    "airbnb turnover",
    "checkout clean",
    "spring clean",
    "sparkling",
    "disinfect",
    "sanitise",
    "sanitize",
    "bins emptied",
    "key holding",
  ],
  locale: "en-GB",
  customers: "households",
  openings: {
    ledger: {
      name: "Penhallow Housekeeping",
      kicker: "Houses and offices since 2003",
      headline: "The same person, the same morning, each week.",
      opening:
        "Employed, insured, and introduced to you before the first visit. The average cleaner here started six years ago, and has kept the same house for four of them.",
      action: "Ask for a visit",
      secondAction: "Hours and rates",
    },
    studio: {
      name: "Lint",
      kicker: "Care for floors, glass and linen",
      headline: "Clean smells of nothing.",
      opening:
        "No scent, no shine, no streak of something blue. Water at the right heat, good cloths, and a person who looks along the surface before touching it.",
      action: "Arrange a first clean",
      secondAction: "What we use",
    },
    counter: {
      name: "Mop & Natter",
      kicker: "Friendly cleaners, spotless loos",
      headline: "You get the sofa. We’ll do the skirting.",
      opening:
        "Home after a long week to clean sheets and a bathroom that squeaks. From £46 for two hours, same smiling face each time, and she’ll say hello to the cat.",
      action: "Meet your cleaner",
      secondAction: "How much?",
    },
    signal: {
      name: "Checkout Eleven",
      kicker: "Holiday lets, turned round daily",
      headline: "Out at eleven. Ready by three.",
      opening:
        "Linen, clean, restock, photographs. 41 checks on a list, time-stamped. If the next guest finds a hair, the clean is free.",
      action: "Add a property",
      secondAction: "Price per turn",
    },
    almanac: {
      name: "The Duster",
      kicker: "Spring cleaning, in every season",
      headline: "A year of dust, and where it goes",
      opening:
        "It arrives on the dog, on the post, down the chimney in November. Left to itself it would bury a bookcase in about ninety years. We have been holding it off in this valley since 2003.",
      action: "Plan the year",
      secondAction: "Notes on stains",
    },
    marquee: {
      name: "After the Party",
      kicker: "One night. One morning. No trace.",
      headline: "What party?",
      opening:
        "We come at seven with eight people and a van. By noon there is no red wine, no glitter, and no smell of anything but morning.",
      action: "Book the morning",
      secondAction: "See what’s possible",
    },
  },
  copies: [
    {
      aboutTitle: "Thirty-one people, all on the payroll",
      about: [
        "Most cleaning is sold by agencies that take a fee and send whoever is free. We employ. Each of our thirty-one cleaners has a contract, paid holiday, sick pay and a pension, and earns at least two pounds an hour above the living wage. It costs you about £3 more an hour, and it is why they stay.",
        "References are taken up by telephone and a police check is made for everyone, including the people in the office. Keys are coded, never labelled with an address, and locked up each night.",
        "Before the first visit a supervisor walks through with you for half an hour and writes a card: what is done weekly, what monthly, what never to move. You may change the card at any time.",
      ],
      servicesTitle: "Homes and workplaces",
      servicesText:
        "Regular cleaning is charged by the hour, single jobs by a fixed price after a look or three photographs. Cloths, machines and products are included.",
      reasons: [
        {
          title: "Introduced, not dispatched",
          text: "You meet your cleaner and the one who covers for her. If you don’t take to each other, say so, and we introduce somebody else.",
        },
        {
          title: "Insured to five million",
          text: "Breakages are reported by us before you find them, with a photograph, and paid for without argument.",
        },
        {
          title: "A card for each house",
          text: "Room by room, with the alarm, the cat and the good glasses. It comes out of the folder on arrival and goes back in.",
        },
        {
          title: "Inspected every eighth visit",
          text: "By a supervisor with a white cloth. You get the marks.",
        },
      ],
      processTitle: "How it begins",
      process: [
        { title: "Walk-through", text: "Half an hour with a supervisor. Free, and you needn’t tidy first." },
        { title: "Card and price", text: "In your inbox the next day: tasks, hours, name of your cleaner." },
        { title: "First clean", text: "Longer than the later ones, usually by half. It sets the standard." },
        { title: "Every week after", text: "Same person, same slot. A note if anything was noticed." },
      ],
      closingTitle: "Half an hour, and you’ll have a name and a price.",
      closingText:
        "Tell us the number of rooms, the animals and the day you’d like. We come to look before we quote.",
    },
    {
      aboutTitle: "Looking along the surface",
      about: [
        "Seen from above a table is clean. Crouch, and look along it toward the window, and there is the whole week: a ring, a sleeve, the ghost of a cereal bowl. Every one of our people is taught that crouch on the first morning, before anybody hands them a cloth.",
        "Most dirt wants time, and very little else. Wet it, and wait. The waiting is what people leave out, and they make up for it with force and chemicals. We carry seven products, four of which you could find in a kitchen.",
        "Then there are the things that are not dirt: a patina, a child’s height on the door frame, dust on a certain hat. It goes on the card, and it stays.",
      ],
      servicesTitle: "Some things we look after",
      servicesText:
        "Rooms every week, windows every quarter, carpets every second spring. And the single large clean, before a birth or after a builder.",
      reasons: [
        {
          title: "Seven products",
          text: "Listed on a page, with what is in them. Soap, vinegar, soda and alcohol do most of the work.",
        },
        { title: "Unscented", text: "A clean room has a smell of its own, which is the smell of the room." },
        {
          title: "Cloths, counted",
          text: "Forty to a house: blue for glass, white for kitchens, grey for floors. Washed at ninety degrees, never shared.",
        },
      ],
      processTitle: "A clean, from the top",
      process: [
        { title: "Air", text: "Windows first, ten minutes, whatever the weather." },
        { title: "Dry", text: "Ceiling to skirting, cobwebs to crumbs. Nothing wet yet." },
        { title: "Wet, and wait", text: "Bath, hob and tiles are soaked while the beds are made." },
        {
          title: "Backwards",
          text: "Floors last, out through the door, and a look along them from the step.",
        },
      ],
      closingTitle: "Crouch, and look toward the window",
      closingText: "Whatever you see there, write it down for us, or don’t. We shall see it too.",
    },
    {
      aboutTitle: "Don’t you dare tidy up before we come",
      about: [
        "Everybody does it. You’ll be picking up socks at ten to nine so we don’t think badly of you. Love, we’ve seen a bath full of ferns and a fridge that hummed. Put the kettle on and leave the socks.",
        "There’s thirty-one of us, proper jobs, paid right, and most of us live within two miles. You get your own cleaner and a spare for holidays, and you’ll meet both before anybody’s got a key.",
        "Got a thing? Everyone’s got a thing. Taps facing the same way, cushions on their points, don’t touch the model boat. It goes on your card and it gets done, every week, no eyebrows.",
      ],
      servicesTitle: "Pick your worst room",
      servicesText:
        "A bit every week keeps it lovely. But if it’s got away from you, start with the big one. No lectures.",
      reasons: [
        {
          title: "Your own cleaner",
          text: "Not a stranger every Tuesday. She’ll know where the good scissors live.",
        },
        {
          title: "We bring the lot",
          text: "Hoover, cloths, the magic stuff for ovens. You needn’t buy a thing, bar biscuits.",
        },
        { title: "Missed a bit?", text: "Ring by tomorrow tea-time, we’ll nip back and do it for nothing." },
        {
          title: "Stop when you like",
          text: "A week’s notice. Off on holiday? Skip it, no charge, we’ll water the fern.",
        },
      ],
      processTitle: "Dead easy",
      process: [
        { title: "Have a natter", text: "By phone, or we’ll pop round. Twenty minutes." },
        { title: "Say hello", text: "Meet your cleaner. Show her the dodgy lock." },
        { title: "The big first go", text: "Half as long again as usual, and you’ll see why." },
        { title: "Feet up", text: "Every week. Same day. Smells of nothing but toast." },
      ],
      closingTitle: "Leave that washing-up. We mean it.",
      closingText:
        "Tell us how many bedrooms, how many pets and which job you can’t face. We’ll ring you back today.",
    },
  ],
  services: [
    {
      name: "Weekly clean",
      text: "Kitchen, bathrooms, floors, dusting, beds if you like. The same cleaner in the same slot, with her own machine and cloths.",
      price: "£23",
      unit: "per hour, from two hours",
    },
    {
      name: "First or spring clean",
      text: "Behind, under and on top. Two people for a day in most houses, starting with the skirting and ending with the glass.",
      price: "from £240",
      unit: "fixed after a look",
    },
    {
      name: "End of tenancy",
      text: "To the inventory clerk’s list, oven and windows included, with a receipt. If the agent grumbles we return within three days.",
      price: "from £210",
      unit: "by bedrooms",
    },
    {
      name: "Carpets and sofas",
      text: "Stains treated by hand, then hot water out and in, dry enough to walk on in four hours.",
      price: "from £38",
      unit: "per room",
    },
    {
      name: "Ovens",
      text: "Racks in a tank, glass out of the door, hood and filters done. No fumes; you can roast in it that evening.",
      price: "£72",
      unit: "single oven",
    },
    {
      name: "Windows",
      text: "Inside and out, frames and sills, by hand on a step or with pure water and a pole up to four floors.",
      price: "from £45",
      unit: "per house",
    },
    {
      name: "Holiday lets",
      text: "Linen, clean, restock and photographs between eleven and three, with a list the owner can see.",
      price: "from £58",
      unit: "per turnover",
    },
    {
      name: "Offices",
      text: "Before eight or after six. Desks, kitchens, washrooms and bins, with a supervisor’s visit each month.",
      price: "£24",
      unit: "per hour",
    },
    {
      name: "After builders",
      text: "Plaster dust three times over, with a filter that holds it, then paint specks off the glass.",
      price: "from £320",
      unit: "fixed after a look",
    },
    {
      name: "Ironing, collected",
      text: "Taken on Monday, back on hangers by Wednesday. Shirts as you like the sleeves.",
      price: "£26",
      unit: "per basket",
    },
  ],
  priceList: [
    {
      title: "Every week",
      note: "Products and machines included. Two hours are the least.",
      entries: [
        { name: "Weekly, per hour", price: "£23" },
        { name: "Every second week, per hour", price: "£25" },
        { name: "Offices, per hour", price: "£24" },
        { name: "Cover when your cleaner is away", price: "included" },
        { name: "Inspection every eighth visit", price: "included" },
      ],
    },
    {
      title: "The big ones",
      note: "Two people or more. Fixed once we’ve seen it or had three photographs.",
      entries: [
        { name: "Spring clean, two bedrooms", price: "£240" },
        { name: "Spring clean, four bedrooms", price: "£390" },
        { name: "End of tenancy, one bedroom", price: "£210" },
        { name: "End of tenancy, three bedrooms", price: "£340" },
        { name: "After builders", price: "from £320" },
        { name: "Morning after a party", text: "Eight people, by noon", price: "from £480" },
      ],
    },
    {
      title: "Single jobs",
      entries: [
        { name: "Oven", text: "Double oven £94", price: "£72" },
        { name: "Carpet, per room", price: "£38" },
        { name: "Sofa, three seats", price: "£85" },
        { name: "Windows, terraced house", price: "£45" },
        { name: "Fridge, emptied and back", price: "£34" },
        { name: "Ironing, per basket", price: "£26" },
      ],
    },
    {
      title: "Holiday lets",
      note: "Linen hire £9 a bed.",
      entries: [
        { name: "Studio or one bedroom", price: "£58" },
        { name: "Two bedrooms", price: "£78" },
        { name: "Three bedrooms", price: "£104" },
        { name: "Second clean, if a guest finds a hair", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "A little",
      text: "Two hours every second week, for flats and the tidy.",
      price: "£100",
      unit: "per month",
      includes: [
        "Two visits of two hours",
        "Kitchen, bathroom, floors",
        "The same cleaner",
        "Skip a visit any time",
      ],
    },
    {
      name: "The usual",
      text: "Three hours a week, for a house with people in it.",
      price: "£276",
      yearlyPrice: "£3,150",
      unit: "per month",
      includes: [
        "Four visits of three hours",
        "Beds changed, bins out",
        "Windows inside, once a quarter",
        "An oven every year",
      ],
      isRecommended: true,
    },
    {
      name: "All of it",
      text: "Two mornings a week, laundry too.",
      price: "£690",
      yearlyPrice: "£7,900",
      unit: "per month",
      includes: [
        "Eight visits of three and a half hours",
        "Ironing, two baskets a month",
        "Windows inside and out, each quarter",
        "A spring clean every April",
      ],
    },
  ],
  people: [
    {
      name: "Brenda Penhale",
      face: 36,
      role: "Founder, supervisor",
      text: "Began in 2003 with a bucket and a bicycle. Still does one house herself, on Fridays, so as not to forget.",
    },
    {
      name: "Grace Achebe",
      face: 12,
      role: "Cleaner, eleven years",
      text: "Can make a bed in ninety seconds with corners you could post a letter in.",
    },
    {
      name: "Milena Kostova",
      face: 18,
      role: "Cleaner, ovens",
      text: "Takes the glass out of oven doors that their makers say can’t be opened.",
    },
    {
      name: "Winston Pinnock",
      face: 7,
      role: "Carpets and sofas",
      text: "Asks what it was, how long ago and whether anybody has tried salt. Winces politely.",
    },
    {
      name: "Aled Prosser",
      face: 17,
      role: "Windows",
      text: "Afraid of heights, hence the pole. Whistles in the key of the squeegee.",
    },
    {
      name: "Fatima Zahra Idrissi",
      face: 6,
      role: "Holiday lets",
      text: "Former hotel housekeeper, forty-one checks in her head. The list on the phone is for the others.",
    },
    {
      name: "Doreen Tattersall",
      face: 20,
      role: "Cleaner, nineteen years",
      text: "Her longest house is on its second generation. Knows where the first one hid the sherry.",
    },
    {
      name: "Piotr Lewicki",
      face: 31,
      role: "Offices and builders’ dust",
      text: "Believes in filters. Can tell plaster from joint filler by the way it hangs in the light.",
    },
  ],
  questions: [
    {
      question: "Do I get the same cleaner each time?",
      answer:
        "Yes. You meet her, or him, before the first visit, along with the person who covers for holidays and illness. If your cleaner leaves us, the one who covered usually takes over, so that nobody new ever turns up unannounced.",
    },
    {
      question: "Must I be at home?",
      answer:
        "Most people aren’t. Keys are held under a code, not an address, in a locked cabinet. Others leave a key box, let us in and go to work, or stay at the kitchen table. All are fine.",
    },
    {
      question: "Do you bring your own products?",
      answer:
        "Yes, seven of them, unscented, along with cloths and a vacuum cleaner. If you have oiled wood, natural stone or a preference, tell us and we use yours. We don’t use chlorine bleach except on mould, and ask first.",
    },
    {
      question: "How many hours will my home need?",
      answer:
        "A one-bedroom flat takes two hours a week, a house with three bedrooms about three, with children or a dog three and a half. The first visit is half as long again. After a month we look at it together.",
    },
    {
      question: "What if something gets broken?",
      answer:
        "You hear it from us the same day, with a photograph. We repair or replace it, and are insured for five million pounds, which has so far covered a good many glasses and one kite.",
    },
    {
      question: "What is not included in a weekly clean?",
      answer:
        "Outsides of windows, insides of ovens, moving heavy furniture and anything that needs more than three steps of a ladder. Those can be booked as single jobs and combined with a visit.",
    },
    {
      question: "Will I get my deposit back after an end-of-tenancy clean?",
      answer:
        "We clean to the inventory clerk’s list and give you a dated receipt with photographs. If the agent isn’t content, we come back within three days without charge. Of 214 last year, we went back to nine.",
    },
    {
      question: "Can you get red wine out of a carpet?",
      answer:
        "Usually, if it is less than a day old and nobody has poured white wine or salt on it. Blot with a dry cloth, don’t rub, and ring us. Older stains fade by two thirds or so, and we tell you that before we start.",
    },
    {
      question: "Do you clean while builders are still there?",
      answer:
        "We can, but you’d pay twice. It is better to come when the last dusty trade has left, and once more a week later when it has settled. Both visits are in the fixed price.",
    },
    {
      question: "How do I stop?",
      answer:
        "A week’s notice, by any means, without a reason. Skipping a visit is free if you tell us by noon the day before. Otherwise we charge half, which goes to the cleaner.",
    },
  ],
  testimonials: [
    {
      quote:
        "She noticed that the smoke alarm had been chirping for a month. I’d stopped hearing it. New battery, note on the table.",
      name: "Patrick Hennigan",
      context: "weekly since 2022",
    },
    {
      quote:
        "I tidied for forty minutes before they came, and Brenda laughed at me. Now I don’t even pick up the socks.",
      name: "Lorraine Akinde",
      context: "family of five",
    },
    {
      quote: "The agent’s clerk ran a finger along the top of the door. You could see her face fall.",
      name: "Callum Reekie",
      context: "end of tenancy",
    },
    {
      quote: "Ninety-one turnovers last season, one complaint, and that was about the seagulls.",
      name: "Morwenna Tregear",
      context: "owner of two holiday lets",
    },
    {
      quote:
        "My mother has dementia, and Doreen puts each thing back to the centimetre. You can’t buy that. Well, you can. £23.",
      name: "Stephen Hallam",
      context: "for his mother",
    },
    {
      quote:
        "Milena handed me the inner glass of the oven door and said “you have a light in there, did you know?”",
      name: "Gita Raman",
      context: "oven",
    },
    {
      quote: "Sixty guests, glitter cannon, toddler with a beetroot. By noon I doubted it had happened.",
      name: "Hugo Bellamy",
      context: "fortieth birthday",
    },
    {
      quote:
        "They pay holidays and a pension. I asked, because it matters to me, and they showed me the page in the contract.",
      name: "Ruth Ostrander",
      context: "two hours a fortnight",
    },
    {
      quote:
        "After the loft conversion there was dust inside the light bulbs. Piotr was almost happy about it.",
      name: "Dan and Kemi Foster",
      context: "after builders",
    },
    {
      quote:
        "The office smells of nothing at eight in the morning. It took three firms to arrive at nothing.",
      name: "Judith Varga",
      context: "architects’ office, 14 desks",
    },
  ],
  hours: [
    { day: "Monday", open: "08:00", close: "18:00" },
    { day: "Tuesday", open: "08:00", close: "18:00" },
    { day: "Wednesday", open: "08:00", close: "18:00" },
    { day: "Thursday", open: "08:00", close: "18:00" },
    { day: "Friday", open: "08:00", close: "18:00" },
    { day: "Saturday", open: "08:00", close: "14:00" },
    { day: "Sunday", note: "Holiday lets and parties" },
  ],
  hoursNote:
    "These are the hours of the telephone. Homes are cleaned on weekdays, offices before eight and after six, parties whenever they end.",
  statistics: [
    { figure: "6 years", label: "that a cleaner stays with us" },
    { figure: "31", label: "people on the payroll" },
    { figure: "7", label: "products, none of them scented" },
    { figure: "2003", label: "one bucket, one bicycle" },
  ],
  gallery: [
    {
      caption: "Two of the seven",
      label: "A spray bottle beside a sponge",
      fits: "products weekly kitchen bathroom unscented spray sponge use soap clean hours",
    },
    {
      caption: "Forty-five degrees, then patience",
      label: "A bucket full of foam",
      fits: "first spring floors wet bucket water wait after builders party morning",
    },
    {
      caption: "Left to right, and never back",
      label: "A squeegee among sparkles",
      fits: "windows window glass streak squeegee sills frames looking surface",
    },
    {
      caption: "Size seven, hung up by name",
      label: "A pair of rubber gloves",
      fits: "cleaner person people payroll gloves tenancy introduced friendly",
    },
    {
      caption: "Four hours till you may walk on it",
      label: "A vacuum cleaner",
      fits: "carpets carpet sofas dust vacuum hoover stains rug builders offices year",
    },
    {
      caption: "Ninety degrees, counted twice",
      label: "A stack of five folded cloths",
      fits: "linen cloths towels ironing holiday lets beds restock laundry basket",
    },
    {
      caption: "The dry part comes first",
      label: "A dustpan and its brush",
      fits: "dust skirting dry brush tidy crumbs offices desks room worst",
    },
    {
      caption: "Limescale, formerly",
      label: "A gleaming tap",
      fits: "tap taps limescale bath loos ovens polish vinegar gleaming stone",
    },
  ],
  posts: [
    {
      title: "Wet it and wait",
      summary: "Why ten minutes of doing nothing cleans a shower better than scrubbing does.",
      date: "2026-10-16",
      body: [
        "The film on a shower screen is soap that has met hard water and set. Rub it dry and you polish it. Spray it with warm vinegar and water, half and half, go and make the bed, and when you return it wipes off like condensation.",
        "The same goes for a hob, with washing-up liquid under a hot damp cloth; for a burnt pan, with soda and overnight; for the ring in a kettle. In each case chemistry does the work and needs only time. What people sell as strength in a bottle is mostly impatience.",
        "Two warnings. Vinegar ruins marble, limestone and the seals of some taps, so use plain soap there. And never let vinegar and bleach meet.",
        "For the rest, set a timer. Ten minutes feels long when you stand and watch it. So don’t.",
      ],
    },
    {
      title: "Red wine, candle wax, biro",
      summary: "First aid for carpets, in the order in which people panic.",
      date: "2026-05-09",
      body: [
        "Red wine: blot with something white and dry, pressing down with your heel, until it lifts no more. Then cool water with a drop of washing-up liquid, blot, plain water, blot. Leave salt on the table and white wine in the bottle; one sets the colour and the other spreads it.",
        "Candle wax: let it go hard, break off what you can, then lay brown paper over it and pass a warm iron across. The paper drinks it. Coloured wax may leave a tint that wants alcohol on a cotton bud.",
        "Biro: alcohol, again on a bud, from the outside inward, changing the bud each time. It takes a quarter of an hour, which is about the time a person needs to forgive a child.",
        "Test everything behind the sofa first. That is what the carpet behind the sofa is for.",
      ],
    },
    {
      title: "What lives on top of a wardrobe",
      summary: "A modest survey, made in forty houses, with a stepladder.",
      date: "2026-02-14",
      body: [
        "In forty spring cleans we kept a list. Dust, in all forty, between one and four millimetres deep according to the year of the last ladder. Suitcases in thirty-one. Wrapping paper in twenty-six, of which half was Christmas.",
        "One wedding hat. Two violins. A box marked TAXES 1998, which contained a train set. A jar with a label in a child’s hand, “moon dust do not open”, and nobody had.",
        "We clean it all and put it back where it was, a centimetre to the left of its own outline. The moon dust we dusted around.",
      ],
    },
  ],
  events: [
    {
      title: "Stain school",
      text: "Bring a cloth with something on it. Winston brings the wine, the turmeric and the right answers.",
      date: "2027-01-26",
      time: "17:00",
      place: "The laundry",
      price: "£6",
    },
    {
      title: "The forty-minute house",
      text: "Doreen shows how to keep three bedrooms respectable in forty minutes a day. She has a kitchen timer and opinions.",
      date: "2027-03-09",
      time: "10:00",
      place: "The laundry",
      price: "free",
    },
    {
      title: "Hosts’ hour",
      text: "For owners of holiday lets: linen, lists, photographs, and what guests truly notice.",
      date: "2027-04-07",
      time: "16:00",
      place: "The laundry",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "A west window, before and after one pass",
      before: "A winter of rain and diesel, and the sun as a rumour.",
      after: "Inside, outside, frame and sill. Eleven minutes, and the hill is back.",
    },
    {
      title: "An oven door",
      before: "Brown glass. A light, supposedly.",
      after: "Glass. A light. Sunday’s chicken, seen from across the room.",
    },
  ],
  partners: [
    "Wharf Street Linen",
    "Blue Gate Lettings",
    "Harbour Stay",
    "Alder & Sons Builders",
    "Northfield Offices",
    "Soap Works Co-op",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Direct debit", "Bank transfer"],
  newsletterTitle: "The damp cloth",
  newsletterText: "One stain, one remedy, once a month. We test all of them on Winston’s tie.",
  contact: {
    title: "Tell us about your rooms",
    text: "No need to count socks. A supervisor rings you back the same working day.",
    fields: [
      { label: "Postcode", kind: "text" },
      {
        label: "What is it?",
        kind: "choice",
        options: [
          "Regular cleaning",
          "One big clean",
          "End of tenancy",
          "Carpets, oven or windows",
          "Holiday let",
          "Office",
        ],
      },
      { label: "Bedrooms", kind: "choice", options: ["Studio or one", "Two", "Three", "Four or more"] },
      { label: "From when?", kind: "date" },
    ],
    action: "Have someone ring me",
  },
  booking: {
    title: "Choose an arrival time",
    text: "For a first clean or a single job. We confirm within two hours and send you the name of whoever comes.",
    slots: ["08:00", "09:30", "11:00", "13:00", "15:00"],
    action: "Book this time",
  },
  places: {
    ledger: {
      street: "31 Lemon Quay Row",
      town: "Truro",
      area: "Cornwall",
      phone: "01632 960157",
      email: "office@penhallow.example",
    },
    studio: {
      street: "5 Finnieston Yard",
      town: "Glasgow",
      area: "Lanarkshire",
      phone: "0141 496 0693",
      email: "hello@lint.example",
    },
    counter: {
      street: "77 Smithdown Parade",
      town: "Liverpool",
      area: "Merseyside",
      phone: "0151 496 0342",
      email: "hiya@mopandnatter.example",
    },
    signal: {
      street: "Unit 9, Kemp Town Mews",
      town: "Brighton",
      area: "East Sussex",
      phone: "01632 960806",
      email: "turn@checkouteleven.example",
    },
    almanac: {
      street: "2 Beckside",
      town: "Hebden Bridge",
      area: "West Yorkshire",
      phone: "01632 960345",
      email: "post@theduster.example",
    },
    marquee: {
      street: "118 Ormeau Arcade",
      town: "Belfast",
      area: "County Antrim",
      phone: "028 9649 6127",
      email: "morning@aftertheparty.example",
    },
  },
  pages: [
    { id: "services", name: "What we clean" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "Our people" },
    { id: "gallery", name: "The kit" },
    { id: "journal", name: "Stain notes" },
    { id: "questions", name: "Questions" },
    { id: "booking", name: "Book" },
  ],
};
