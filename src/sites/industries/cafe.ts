import type { Industry } from "./industry.ts";

export const cafe: Industry = {
  id: "cafe",
  name: "Café",
  plural: "Cafés",
  synonyms: [
    "cafe",
    "cafes",
    "coffee shop",
    "coffee shops",
    "coffee house",
    "coffeehouse",
    "coffee bar",
    "espresso bar",
    "coffee roaster",
    "coffee roastery",
    "coffee stand",
    "coffee cart",
    "coffee truck",
    "coffee kiosk",
    "tea room",
    "tearoom",
    "tea house",
    "brunch place",
    "brunch spot",
    "breakfast café",
    "internet café",
    "cat café",
  ],
  vocabulary: [
    "coffee",
    "espresso",
    "latte",
    "cappuccino",
    "flat white",
    "cortado",
    "macchiato",
    "americano",
    "mocha",
    "long black",
    "pour-over",
    "filter coffee",
    "drip coffee",
    "cold brew",
    "iced coffee",
    "decaf",
    "barista",
    "coffee beans",
    "single origin",
    "arabica",
    "roast",
    "roasted",
    "roastery",
    "grinder",
    "crema",
    "latte art",
    "oat milk",
    "chai",
    "matcha",
    "hot chocolate",
    "teapot",
    "mug",
    "saucer",
    "refill",
    "to-go cup",
    "takeaway cup",
    "brunch",
    "avocado toast",
    "granola",
    "scones",
    "muffin",
    "brew",
    "brewing",
    "aeropress",
    "chemex",
    "caffeine",
  ],
  locale: "en-US",
  customers: "regulars",
  openings: {
    ledger: {
      name: "Hollis & Dray",
      kicker: "Coffee room and roastery",
      headline: "Coffee, a newspaper and an hour.",
      opening:
        "Thirty-four seats, real cups and a second pour that nobody hurries. We roast on Tuesdays and Thursdays, so whatever is in the grinder was green a week ago.",
      action: "Keep me a table",
      secondAction: "What we serve",
    },
    studio: {
      name: "Low Sun Coffee",
      kicker: "Filter and espresso",
      headline: "Three coffees, each with a name.",
      opening:
        "We brew what three farms sent us and can tell you who picked it. One long bench, white walls, an east window until eleven.",
      action: "Reserve the bench",
      secondAction: "Today’s three",
    },
    counter: {
      name: "Tilly’s Toast & Coffee",
      kicker: "Eggs all day, dogs welcome",
      headline: "The usual? It’s already on.",
      opening:
        "We start your flat white when we see you crossing the road. Grab the window, we’ll bring it over, and yes, there’s cake.",
      action: "Save me a seat",
      secondAction: "What’s on today",
    },
    signal: {
      name: "Boxcar Espresso",
      kicker: "Order ahead",
      headline: "Order now. Walk past the line.",
      opening:
        "Pick a drink and a minute. Your name is on the shelf by the door when you get here. The grind is reset every two hours and the numbers are on the board.",
      action: "Pick a minute",
      secondAction: "The full board",
    },
    almanac: {
      name: "The Third Table",
      kicker: "A coffee house and its mornings",
      headline: "A room for the middle of the morning",
      opening:
        "There is an hour after the school run and before the first excuse, when the sun reaches the table by the stove and somebody is always writing a letter. We opened the place for that hour and have grown fond of the rest.",
      action: "Come at ten",
      secondAction: "Read the mornings",
    },
    marquee: {
      name: "Night Heron",
      kicker: "Espresso from first light",
      headline: "Before the city, this.",
      opening:
        "Doors at half past six. Copper, steam, and the first cup of the day in a room still lit like the last of the night.",
      action: "Wake with us",
      secondAction: "See the cups",
    },
  },
  copies: [
    {
      aboutTitle: "Roasted behind the wall you lean on",
      about: [
        "The roaster stands in the back room and takes twelve kilos at a time. It runs on Tuesdays and Thursdays. What comes out rests for five days, goes into the grinder for the next ten, and after that is sold at half price by the door.",
        "We keep one espresso and three filter coffees, and change the filters when a sack is empty. Every card on the shelf gives the farm, the height, the month of harvest and what we paid for a pound.",
        "The kitchen is two people and a flat-top. Eggs come from a farm twenty minutes away, bread from the bakery in the next street, and breakfast is cooked until the kitchen closes at two.",
      ],
      servicesTitle: "What the house offers",
      servicesText:
        "Coffee from opening to closing, breakfast until two, cake for as long as it lasts. Beans, classes and the room itself may be had by arrangement.",
      reasons: [
        {
          title: "A date on every bag",
          text: "The day of roasting, by hand, in pencil. Nothing older than fifteen days goes into a cup.",
        },
        {
          title: "Prices paid to farms",
          text: "Printed on the shelf card beside ours. Last season we averaged $4.10 a pound, green.",
        },
        {
          title: "Water, filtered twice",
          text: "Ours is hard. The plant under the sink cost more than the first grinder and matters more.",
        },
        { title: "A second cup at half price", text: "For filter, as long as you are sitting down." },
      ],
      processTitle: "From sack to saucer",
      process: [
        {
          title: "Sample",
          text: "Small roasts of a few hundred grams, tasted blind by four of us on a Wednesday.",
        },
        { title: "Roast", text: "Eleven minutes or so, by ear and by curve. The log is on the wall." },
        { title: "Rest", text: "Five days in the bag, so that the gas is out before the water goes in." },
        { title: "Brew", text: "Weighed in, weighed out, tasted every two hours." },
      ],
      closingTitle: "The kettle is on from half past six.",
      closingText:
        "Tables are kept for ten minutes. For more than six people, write a day ahead and we will push two together.",
    },
    {
      aboutTitle: "On sitting down",
      about: [
        "A café sells coffee the way a lighthouse sells light bulbs. What people come for is a chair that is not at home and not at work, the sound of other people’s spoons, and a reason to be in it.",
        "So we thought about chairs first. There are thirty-four, no two of them facing the same way. Some are for a laptop, which is welcome until noon. Some are for talking. The one by the stove is for whoever needs it, and the staff know who that is.",
        "Then we thought about coffee, and have not really stopped. We roast it ourselves, lightly, two days a week. It tastes of where it comes from: apricot, some mornings, or black tea, or the brown edge of a cake.",
      ],
      servicesTitle: "Things to sit down to",
      servicesText: "A short list, because a long one is read instead of the newspaper.",
      reasons: [
        { title: "No music before nine", text: "The grinder is enough, and somebody will be humming." },
        {
          title: "Cups that hold the heat",
          text: "Thrown for us by a potter who drinks here. Each is a little different, and people have theirs.",
        },
        {
          title: "The shelf of other people’s books",
          text: "Take one, leave one. The notes in the margins are part of the bargain.",
        },
      ],
      processTitle: "A morning in four cups",
      process: [
        { title: "Half past six", text: "Chairs down, first shot thrown away, second shot ours." },
        { title: "Eight", text: "Everyone at once. We know the order of the line by heart." },
        { title: "Ten", text: "The hour the place was opened for." },
        { title: "Two", text: "The pan is washed. Cake, tea, and the long afternoon." },
      ],
      closingTitle: "There is a chair free by the window",
      closingText:
        "There usually is, between ten and eleven. Bring something to read, or read what somebody left behind.",
    },
    {
      aboutTitle: "Come in, it’s warm",
      about: [
        "We’re the place with the steamed-up window. Priya’s on the machine, Wes is doing eggs, and if it’s before nine you’ll hear us yelling “hot behind” at each other like we’re a much bigger kitchen.",
        "We roast our own beans out back on Tuesdays and Thursdays. The whole block smells of it. Nobody’s complained yet, and the dentist’s receptionist says it’s why she took the job.",
        "Got a stroller? There’s a ramp. Got a dog? There’s a bowl. Got a deadline? Table nine has the outlet, and we’ll leave you alone apart from refills.",
      ],
      servicesTitle: "What’ll it be?",
      servicesText: "If you don’t see it, ask. We once made a cheese toastie for a horse.",
      reasons: [
        { title: "Breakfast till two", text: "Because Saturdays exist." },
        {
          title: "Kids’ cocoa is a dollar fifty",
          text: "Comes lukewarm, with a marshmallow and no speech about sugar.",
        },
        { title: "Bring your own cup", text: "Forty cents off, any size, even the one with the chip in it." },
        {
          title: "Yesterday’s cake, half price",
          text: "It’s on the left. Honestly, the lemon one’s better on day two.",
        },
      ],
      processTitle: "How it works in here",
      process: [
        { title: "Find a spot", text: "Anywhere without a jacket on it." },
        { title: "Order up front", text: "Chalkboard’s behind Priya. Soup’s whatever Wes felt like." },
        { title: "Sit tight", text: "We bring it over. You don’t need to listen for your name." },
      ],
      closingTitle: "We’ve kept you the window seat",
      closingText:
        "Well, we’ve kept it warm. Tell us when you’re coming and how many, and we’ll stick a spoon on the table.",
    },
  ],
  services: [
    {
      name: "Espresso and milk",
      text: "Our house roast, pulled short, with dairy or oat milk steamed to order. Decaf is roasted here too and costs the same.",
      price: "from $3.25",
      unit: "per cup",
    },
    {
      name: "Filter of the day",
      text: "Three single-farm coffees, poured by hand over two cups. A card comes with it that says who grew it.",
      price: "from $4.50",
      unit: "per cup",
    },
    {
      name: "Breakfast until two",
      text: "Eggs three ways, toast from the bakery in the next street, granola, and one dish that changes on Mondays.",
      price: "from $7",
      unit: "per plate",
    },
    {
      name: "Cake and scones",
      text: "Baked before opening. The lemon loaf, the scones and one cake with nuts are here daily; the rest is on the board.",
      price: "from $3.75",
      unit: "per slice",
    },
    {
      name: "Beans by the bag",
      text: "Roasted Tuesday or Thursday, dated, ground for whatever you brew with. Bring back the tin and we fill it.",
      price: "from $17",
      unit: "12 oz",
    },
    {
      name: "Brewing class",
      text: "Six people around one table on a Saturday afternoon: grind, water, ratio, and what went wrong with yours at home.",
      price: "$48",
      unit: "2 hours",
    },
    {
      name: "Milk and latte art",
      text: "Two hours, forty jugs of milk and one leaf that looks like a leaf. For beginners, on the machine by the window.",
      price: "$56",
      unit: "2 hours",
    },
    {
      name: "Coffee for the office",
      text: "Beans delivered by bicycle every other Wednesday, and a grinder on loan while you stay with us.",
      price: "from $68",
      unit: "per month",
    },
    {
      name: "The room after closing",
      text: "Thirty-four seats, the machine and one of us to run it. For readings, birthdays and meetings that need a better room.",
      price: "from $280",
      unit: "3 hours",
    },
    {
      name: "Coffee at your event",
      text: "A two-group machine on a cart, two baristas, up to 120 cups an hour. We need one outlet and a flat bit of floor.",
      price: "from $520",
      unit: "3 hours",
    },
  ],
  priceList: [
    {
      title: "Espresso",
      note: "Oat milk is no extra",
      entries: [
        { name: "Espresso", text: "House roast, chocolate and plum", price: "$3.25", marks: ["vg"] },
        { name: "Cortado", price: "$4" },
        { name: "Flat white", price: "$4.50" },
        { name: "Cappuccino", price: "$4.50" },
        { name: "Latte", text: "Hot, or over ice", price: "$4.90" },
        { name: "Mocha", text: "With 70% chocolate, melted, no syrup", price: "$5.40" },
      ],
    },
    {
      title: "Filter",
      note: "Poured by hand, four minutes",
      entries: [
        { name: "Filter of the day", text: "Ask which; there are three", price: "$4.50", marks: ["vg"] },
        { name: "All three, side by side", text: "Small cups, one tray", price: "$9", marks: ["vg"] },
        { name: "Batch brew", text: "For people in a hurry", price: "$3.25", marks: ["vg"] },
        { name: "Cold brew", text: "Eighteen hours in the cold", price: "$4.75", marks: ["vg"] },
      ],
    },
    {
      title: "Everything else hot",
      entries: [
        { name: "Pot of tea", text: "Breakfast, Earl Grey, green or mint", price: "$4.25", marks: ["vg"] },
        { name: "Masala chai", text: "Simmered here, cardamom first", price: "$4.75" },
        { name: "Hot chocolate", text: "Dark, or dark and salted", price: "$5" },
        { name: "Kids’ cocoa", text: "Lukewarm, one marshmallow", price: "$1.50" },
      ],
    },
    {
      title: "Breakfast until two",
      entries: [
        { name: "Eggs on toast", text: "Poached, scrambled or fried", price: "$9", marks: ["v"] },
        {
          name: "Avocado, lemon, chili",
          text: "Two slices of rye, seeds on top",
          price: "$11",
          marks: ["vg"],
        },
        { name: "Granola", text: "Ours, with yogurt and stewed plums", price: "$8.50", marks: ["v"] },
        {
          name: "Mushrooms and thyme on toast",
          text: "A poached egg, if you like",
          price: "$12.50",
          marks: ["v"],
        },
        { name: "Toast, butter, jam", text: "The jam is Wes’s mother’s", price: "$7", marks: ["v"] },
      ],
    },
    {
      title: "Under the glass",
      entries: [
        { name: "Lemon loaf", price: "$3.75", marks: ["v"] },
        { name: "Scone with jam and cream", price: "$4.80", marks: ["v"] },
        { name: "Flourless almond cake", price: "$5.25", marks: ["v", "gf"] },
        { name: "Oat and raisin cookie", price: "$3.75", marks: ["vg"] },
      ],
    },
  ],
  plans: [
    {
      name: "One bag",
      text: "For one person who drinks two cups a day.",
      price: "$18",
      yearlyPrice: "$198",
      unit: "per month, posted",
      includes: ["12 oz of the coffee we like best this month", "Ground or whole", "Skip a month by text"],
    },
    {
      name: "Two bags",
      text: "For a household that argues about roast.",
      price: "$34",
      yearlyPrice: "$374",
      unit: "per month, posted",
      includes: [
        "Two 12 oz bags, both the same or one of each",
        "Posted the day after roasting",
        "A free filter when you come in",
        "10% off classes",
      ],
      isRecommended: true,
    },
    {
      name: "The office",
      text: "For ten to fifteen people and a kitchen.",
      price: "$68",
      yearlyPrice: "$748",
      unit: "per month, delivered",
      includes: [
        "Five pounds in two deliveries",
        "A grinder on loan, cleaned quarterly",
        "One lesson for whoever makes the coffee",
        "Decaf on the side",
      ],
    },
  ],
  people: [
    {
      name: "Priya Venkatesan",
      role: "Head barista",
      text: "Eight years on a machine, four of them this one. Remembers your order and your sister’s.",
    },
    {
      name: "Wesley Tran",
      role: "Kitchen",
      text: "Cooked on a ferry for six years, so two burners feel like luxury. His soup is a surprise to him too.",
    },
    {
      name: "Agnes Lofgren",
      role: "Roaster",
      text: "Came from cheese. Roasts by smell, then checks the curve and is usually right.",
    },
    {
      name: "Dominic Okoro",
      role: "Roaster and buyer",
      text: "Writes to eleven farms and has visited six. Keeps a jar of soil from each, labeled.",
    },
    {
      name: "Hattie Bloomfield",
      role: "Baker, mornings",
      text: "In at four, gone by eleven. The lemon loaf is hers and so is the rule about the corner piece.",
    },
    {
      name: "Luis Carrera",
      role: "Barista, teacher of the classes",
      text: "Taught high-school chemistry first. Explains extraction with two sponges and a lot of hand movement.",
    },
    {
      name: "Mina Kowalska",
      role: "Barista",
      text: "Draws the board every morning. Her hares in milk foam are better than most people’s hares.",
    },
    {
      name: "Gus Whitaker",
      role: "Deliveries",
      text: "Sixty pounds of coffee on a cargo bicycle, in any weather. Has opinions about potholes.",
    },
  ],
  questions: [
    {
      question: "Do I need to reserve a table?",
      answer:
        "On weekdays, hardly ever. On Saturday and Sunday between nine and noon we hold half of the tables for people who booked and half for people who didn’t. A booked table is kept for ten minutes.",
    },
    {
      question: "May I work here with a laptop?",
      answer:
        "Yes, and there is free internet, without a password. On weekends between nine and noon we ask for talking only. Table nine and the window bench have outlets. If the room is full and you have had an empty cup for an hour, somebody will bring you a kind look.",
    },
    {
      question: "What do you have without milk, gluten or meat?",
      answer:
        "Oat milk in any drink, at no extra charge. The almond cake is made without flour, and rye or gluten-free bread can be had with every egg dish. Most of breakfast has no meat. We cook in one small kitchen, so we can’t promise that nothing touched.",
    },
    {
      question: "How fresh are the beans you sell?",
      answer:
        "The date on the bag is the day of roasting, a Tuesday or a Thursday. For filter, start after five days; for espresso, after eight. They are good for about five weeks, whole, in a closed tin and out of the refrigerator.",
    },
    {
      question: "Can you grind them for me?",
      answer:
        "Gladly. Tell us how you brew: paper filter, French press, moka pot, or a machine with a pressurized basket. Ground coffee fades within a week or so, and if you buy more than two bags a month a hand grinder pays for itself.",
    },
    {
      question: "Are dogs allowed?",
      answer:
        "On a lead and on the floor, yes. There is a bowl by the door and a jar of biscuits behind the counter. The back room stays free of dogs for people who would rather.",
    },
    {
      question: "Is there room for strollers and wheelchairs?",
      answer:
        "A ramp at the door, four tables with space beside them, and a restroom with a wide door and a changing table. The front steps have a bell: press it and we come.",
    },
    {
      question: "Do you do large orders for meetings?",
      answer:
        "Coffee in insulated boxes of twelve cups, scones and loaf cakes, with a day’s notice. We deliver by bicycle within two miles from seven in the morning. Bigger than thirty people, ask about the cart.",
    },
    {
      question: "What does it cost to hire the room?",
      answer:
        "$280 for three hours after closing, on any evening but Thursday. It includes one barista, the machine and thirty-four seats. Coffee and food are counted by what is used, and you may bring wine, for which we only wash the glasses.",
    },
    {
      question: "Can I pause my coffee subscription?",
      answer:
        "By text, until the evening before we roast. Pause, skip, swap the coffee, or send it to your mother for a month. If you paid for a year and stop, we return what has not been posted.",
    },
  ],
  testimonials: [
    {
      quote:
        "I moved four blocks away and found I’d been timing my day by Mina’s chalkboard. I walk the four blocks.",
      name: "Corinne Abbey",
      context: "here since the first winter",
    },
    {
      quote:
        "They noticed I’d stopped ordering caffeine before I’d told anyone why. Hattie just started putting a cracker on the saucer.",
      name: "Leah Zimmer",
      context: "now comes with a stroller",
    },
    {
      quote:
        "I took the brewing class and it turned out my water was the problem. Nine dollars for a jug filter. I’d been about to buy a machine.",
      name: "Prakash Menon",
      context: "class in February",
    },
    {
      quote: "My book has two chapters that happened at table nine. They’re the good ones.",
      name: "Everett Sloan",
      context: "novelist, flat white",
    },
    {
      quote:
        "Fourteen people, one of them coeliac, one hour’s notice. Wes said “Okay,” and then there were eggs.",
      name: "Marisol Quintero",
      context: "theater company",
    },
    {
      quote:
        "The price of the farmer’s coffee is next to the price of mine. I don’t know another shop where I could say that.",
      name: "Tobias Renn",
      context: "buys two bags a month",
    },
    {
      quote:
        "We swapped the pod machine for Gus and his bicycle. The kitchen is now where people go to talk.",
      name: "Odette Marsh",
      context: "office of twelve",
    },
    {
      quote:
        "I’m eighty-one. I have my cup, with a blue thumbprint in the glaze, and it is on the second shelf.",
      name: "Harold Finch",
      context: "every day but Sunday",
    },
    {
      quote:
        "My daughter learned to say “cocoa” before she learned to say “Grandma”. I put up with it because of the marshmallow.",
      name: "Bettina Cole",
      context: "Wednesdays",
    },
    {
      quote: "Ordered at the bus stop, picked up at 7:52, on the 7:56. Every working day since March.",
      name: "J. Ferrante",
      context: "commuter",
    },
  ],
  hours: [
    { day: "Monday", open: "06:30", close: "17:00" },
    { day: "Tuesday", open: "06:30", close: "17:00", note: "Roasting from noon" },
    { day: "Wednesday", open: "06:30", close: "17:00" },
    { day: "Thursday", open: "06:30", close: "17:00", note: "Roasting from noon" },
    { day: "Friday", open: "06:30", close: "18:00" },
    { day: "Saturday", open: "07:30", close: "18:00" },
    { day: "Sunday", open: "08:00", close: "16:00" },
  ],
  hoursNote: "The kitchen stops at two. Coffee and cake go on until a quarter of an hour before closing.",
  statistics: [
    { figure: "34", label: "chairs, one of them by the stove" },
    { figure: "12 kg", label: "in the roaster at a time" },
    { figure: "15 days", label: "from roasting to the cup at most" },
    { figure: "11", label: "farms we write to by name" },
  ],
  gallery: [
    {
      caption: "The first one of the day that isn’t ours",
      label: "A cup of coffee with a leaf drawn in its milk",
      fits: "espresso milk latte art cup cappuccino flat white morning second cups hold heat",
    },
    {
      caption: "Two groups, one of them temperamental",
      label: "An espresso machine pouring into a cup",
      fits: "machine event cart barista steam water filtered shot hot behind priya",
    },
    {
      caption: "Four minutes, by hand",
      label: "A glass coffee maker and a kettle with a long neck",
      fits: "filter pour day brewing class kettle grind ratio hand",
    },
    {
      caption: "Dated in pencil",
      label: "A bag of coffee with beans around it",
      fits: "beans bag roast roasted sack date office farm prices subscription tuesdays",
    },
    {
      caption: "With butter, which is not optional",
      label: "A croissant on a plate",
      fits: "scones cake slice baked crumb bakery saturday till two",
    },
    {
      caption: "Until two, and not a minute less",
      label: "A fried egg on toast with leaves of basil",
      fits: "breakfast eggs toast plate kitchen granola wes",
    },
    {
      caption: "On the left: yesterday’s, half price",
      label: "A cake under a glass dome with a slice cut out",
      fits: "cake yesterday half price slice glass room closing birthdays evening",
    },
    {
      caption: "Ready by the door, with your name",
      label: "A paper cup with a lid beside a tall iced coffee",
      fits: "order ahead line own cup iced takeaway deliver bicycle shelf",
    },
  ],
  posts: [
    {
      title: "Your kettle is probably fine",
      summary: "Three things to change at home before you spend money, in order of what they cost.",
      date: "2026-10-06",
      body: [
        "Most coffee made at home is weak because there is too little of it. Weigh it once. Sixty grams to a liter of water, which is about four level tablespoons for a big mug, is where we start. If it tastes thin, you have been using half.",
        "Then look at the water. If your kettle has a white crust, the minerals that made it are also muting your cup. A jug filter costs less than a bag of beans. Don’t use distilled water; coffee needs something to hold on to.",
        "Third, the grind. Sour and thin means too coarse, bitter and dry means too fine. Move one step at a time and change nothing else that morning. Write it on the bag.",
        "After that, you may look at machines. Come and try ours first. In three out of four cases people leave with a filter paper and a pencil mark on their scoop.",
      ],
    },
    {
      title: "What the farmer got",
      summary: "Why there are two prices on our shelf cards, and what lies between them.",
      date: "2026-08-18",
      body: [
        "A pound of the coffee on the middle shelf was bought at $4.10, green, at the port. The farmer’s cooperative kept about $3.30 of it. We know because we asked, and because they put it in writing.",
        "Roasting takes away a sixth of the weight. Freight, gas, the bag, rent and the person who weighs it come to around $6 more. We sell twelve ounces at $17, and the margin on a bag pays for the afternoon when nobody comes in because it snows.",
        "The market price last year would have been $1.90. It moves with the weather in Brazil and has little to do with what it costs to pick a hillside by hand. We pay the same price for three harvests in a row so that somebody can plan to fix a roof.",
      ],
    },
    {
      title: "In defense of the small cup",
      summary: "A flat white is five and a half ounces for a reason.",
      date: "2026-05-12",
      body: [
        "We are asked once a day for a large flat white. We make it, of course, and it is called a latte. The difference is the proportion: in a small cup the coffee still has something to say to the milk.",
        "Milk is sweetest at about 140 degrees. Hotter than that and it tastes of pudding skin; you can’t steam the sweetness back in. A small cup is drunk before it cools, so there is no need to serve it scalding.",
        "There is also the matter of time. A small cup is a pause with an end to it. You look up, it’s finished, and you are either ready to go or ready for another. Both are good for the conversation.",
      ],
    },
  ],
  events: [
    {
      title: "Cupping with Agnes",
      text: "Eight samples, one table, a lot of slurping. You score them blind, then we tell you what they cost.",
      date: "2027-01-27",
      time: "17:30",
      place: "Back room",
      price: "$12",
    },
    {
      title: "First brew",
      text: "Saturday class for six: scales, water, grind and four ways to make the same coffee.",
      date: "2027-02-13",
      time: "14:30",
      place: "The long table",
      price: "$48",
    },
    {
      title: "Letters night",
      text: "Paper, stamps and decaf are provided. Write to somebody. We post it all on Friday morning.",
      date: "2027-03-11",
      time: "18:00",
      place: "The café, after closing",
      price: "free",
    },
    {
      title: "Milk school",
      text: "Two hours at the window machine with Luis. Forty jugs, one leaf, spare aprons.",
      date: "2027-04-10",
      time: "15:00",
      place: "The bar",
      price: "$56",
    },
  ],
  comparisons: [
    {
      title: "The same beans, eight days apart",
      before: "Green, from the sack: hard as gravel, smells of hay and peas.",
      after: "Roasted eleven minutes, rested five days, poured with a leaf on top.",
    },
    {
      title: "Your scoop, before and after the class",
      before: "A heaped something, water off the boil, a bitter edge.",
      after: "30 grams, 500 of water, three and a half minutes. Plum and brown sugar.",
    },
  ],
  partners: [
    "Marrow Street Bakery",
    "Twelve Hens Farm",
    "Blue Thumb Pottery",
    "Northfold Oats",
    "Wheel & Crate Couriers",
    "Cooperativa La Cumbre",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "Square"],
  newsletterTitle: "When a sack is empty",
  newsletterText:
    "A note each time a new coffee goes on the shelf: where it is from, what it tastes of to us, what we paid. About nine a year.",
  contact: {
    title: "Ask us for something",
    text: "The room, the cart, a standing order for the office. We answer in the afternoon, when the milk has been put away.",
    fields: [
      {
        label: "What is it for?",
        kind: "choice",
        options: [
          "The room after closing",
          "The coffee cart",
          "Beans for an office",
          "A class",
          "A big order of cake",
        ],
      },
      { label: "How many people?", kind: "text" },
      { label: "On which day?", kind: "date" },
    ],
    action: "Send it over",
  },
  booking: {
    title: "Keep a table",
    text: "For two to six. We hold it for ten minutes, and longer if you call. Weekday afternoons you can simply walk in.",
    slots: ["08:00", "09:00", "10:00", "11:00", "12:30", "14:00"],
    action: "Keep this table",
  },
  places: {
    ledger: {
      street: "48 Cornhill Passage",
      town: "Annapolis",
      area: "Maryland",
      phone: "(410) 555-0147",
      email: "room@hollisanddray.example",
    },
    studio: {
      street: "11 Rathbone Lane",
      town: "Ballarat",
      area: "Victoria",
      phone: "(03) 5550 1184",
      email: "bench@lowsun.example",
    },
    counter: {
      street: "306 Main Street",
      town: "Guelph",
      area: "Ontario",
      phone: "(519) 555-0122",
      email: "hello@tillystoast.example",
    },
    signal: {
      street: "1515 Platte Yard",
      town: "Boulder",
      area: "Colorado",
      phone: "(720) 555-0193",
      email: "shelf@boxcarespresso.example",
    },
    almanac: {
      street: "9 Inkwell Road",
      town: "Northampton",
      area: "Massachusetts",
      phone: "(413) 555-0168",
      email: "letters@thirdtable.example",
    },
    marquee: {
      street: "77 Levee Street",
      town: "Memphis",
      area: "Tennessee",
      phone: "(901) 555-0131",
      email: "dawn@nightheron.example",
    },
  },
  pages: [
    { id: "prices", name: "Menu" },
    { id: "services", name: "What we do" },
    { id: "about", name: "The house" },
    { id: "gallery", name: "In pictures" },
    { id: "journal", name: "Mornings" },
    { id: "booking", name: "Tables" },
  ],
};
