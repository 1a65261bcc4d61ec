import type { Industry } from "./industry.ts";

export const brewery: Industry = {
  id: "brewery",
  name: "Brewery",
  plural: "Breweries",
  synonyms: [
    "breweries",
    "brewing company",
    "craft brewery",
    "microbrewery",
    "nanobrewery",
    "brewpub",
    "brew pub",
    "taproom",
    "tap room",
    "beer hall",
    "beer garden",
    "biergarten",
    "cidery",
    "cider house",
    "cider mill",
    "meadery",
    "distillery",
    "craft distillery",
    "craft beer company",
    "homebrew shop",
  ],
  vocabulary: [
    "beer",
    "beers",
    "craft beer",
    "ale",
    "pale ale",
    "ipa",
    "lager",
    "pilsner",
    "stout",
    "porter",
    "saison",
    "hefeweizen",
    "wheat beer",
    "sour beer",
    "bock",
    "kölsch",
    "cask ale",
    "barrel-aged",
    "hops",
    "hop",
    "hoppy",
    "malt",
    "malted barley",
    "barley",
    "wort",
    "mash tun",
    "brew kettle",
    "fermenter",
    "fermentation",
    "brewmaster",
    "brewer",
    "brewers",
    "brewhouse",
    "on tap",
    "taps",
    "keg",
    "kegs",
    "growler",
    "crowler",
    "six-pack",
    "beer flight",
    "tasting flight",
    "canning line",
    "abv",
    "ibu",
    "plato",
    "brewery tour",
    "cider",
  ],
  locale: "en-US",
  customers: "drinkers",
  openings: {
    ledger: {
      name: "Thorne & Hobley",
      kicker: "Brewers of lager",
      headline: "Lager, and the six weeks it wants.",
      opening:
        "Eight beers in the old manner, most of them rested cold for forty-two days. The taproom stands between the tanks, so you may sit beside what you will be drinking in a month.",
      action: "Reserve a bench",
      secondAction: "On the taps",
    },
    studio: {
      name: "Clear Day",
      kicker: "Bright beer, plain cans",
      headline: "Beer you can read through.",
      opening:
        "No haze, no vanilla, no pun on the can. Water, malt, hops and enough rest to fall bright by itself.",
      action: "Book a table",
      secondAction: "The range",
    },
    counter: {
      name: "Muddy Boot Brewing",
      kicker: "Dogs, kids, boots",
      headline: "Boots off? Nah. Come on in.",
      opening:
        "Fourteen taps, a fire pit, and Pop’s truck parked out front with the good fries. First taste’s always free.",
      action: "Save a picnic table",
      secondAction: "What’s pouring",
    },
    signal: {
      name: "Plato Twelve",
      kicker: "Brewed to the decimal",
      headline: "12.4 °P in. 5.1% out.",
      opening:
        "Each batch has a number, a graph and a canning date in large type. Order by Wednesday, collect it on Friday, drink it within sixty days.",
      action: "Order fresh",
      secondAction: "Batch prices",
    },
    almanac: {
      name: "The Barley Year",
      kicker: "A farm brewery and its seasons",
      headline: "One field, from sowing to the second glass",
      opening:
        "The barley goes in when the oak is in bud and comes off in the second week of August, if the hail allows. By All Souls it’s malt. By Candlemas it is beer, and one can sit across from the field that it was.",
      action: "Visit the farm",
      secondAction: "Read the year",
    },
    marquee: {
      name: "Black Kettle",
      kicker: "Dark beer from the north shore",
      headline: "Copper, fire, and a very long night.",
      opening:
        "Four hundred and sixty-five gallons at the boil. Steam on the glass, snow behind it. Something black is poured, and the room goes quiet around it.",
      action: "Come in from the cold",
      secondAction: "Step inside",
    },
  },
  copies: [
    {
      aboutTitle: "Fifteen barrels at a time",
      about: [
        "We brew on a fifteen-barrel kettle, three days a week. That is 465 gallons to a batch, or about 3,700 pints. There are nine tanks, and at any hour five of them are full of beer which is doing nothing, on purpose.",
        "Barley comes from four farms within ninety miles and is malted by the co-op in the next county. Hops are bought at harvest from three growers, by rubbing and smelling. Water is the town’s, with the chlorine out and some gypsum in.",
        "Every beer has a card: grain, hops, gravity, date of filling. We sell nothing in cans after ninety days and pour nothing in the taproom after sixty.",
      ],
      servicesTitle: "To drink here, and to take along",
      servicesText:
        "Fourteen taps, cans on the shelf, kegs for those with room. The brewhouse can be seen on Saturdays, with the person who works in it.",
      reasons: [
        { title: "Dated in large type", text: "The day of filling, on the front of the can." },
        {
          title: "Named farms",
          text: "Four for barley, three for hops. They are on the card and often at the bar.",
        },
        { title: "Small glasses", text: "Each beer also in five ounces, at a fair part of the price." },
        { title: "Spent grain goes back", text: "To the cows at the second farm. They know the truck." },
      ],
      processTitle: "How a batch goes",
      process: [
        { title: "Mash, 7 a.m.", text: "1,150 pounds of malt and hot water, an hour at 149 °F." },
        {
          title: "Boil, 10 a.m.",
          text: "Sixty to ninety minutes. Hops at the start, at the end, and after.",
        },
        { title: "Ferment", text: "Ale at 66 °F for ten days, lager at 48 for a fortnight." },
        { title: "Rest", text: "A week, or six of them. Then cans on a Thursday." },
      ],
      closingTitle: "There is a bench between the tanks.",
      closingText:
        "Tables are kept for two hours. For more than twelve people tell us a week ahead, and we’ll tell the kitchen truck.",
    },
    {
      aboutTitle: "Beer is mostly waiting",
      about: [
        "A brewer does about nine hours of work and then leaves for six weeks. In the dark something that nobody made eats what somebody grew. One listens at the airlock; it ticks more and more slowly, like a house cooling.",
        "We’ve come to like beers which need that. They are clear, and a little bitter, and finish before you have noticed. People order the second without breaking off the sentence, and we know of no better praise.",
        "It began with a field. Somebody asked what the barley was for, and the answer took eleven years.",
      ],
      servicesTitle: "A place to sit, and reasons to",
      servicesText: "Long tables, no screens. In winter a stove; from May the yard under the lindens.",
      reasons: [
        { title: "One table", text: "It’s forty feet long. You’ll be beside someone." },
        { title: "The season’s beer", text: "Brewed once. When the tank is empty it’s a memory." },
        { title: "Quiet", text: "No music before six. You can hear the beer, if you try." },
      ],
      processTitle: "The year on the farm and in the cellar",
      process: [
        { title: "April", text: "Sowing. In the cellar, the last of the bock." },
        { title: "August", text: "Barley off, hops up to the wire. We drink wheat." },
        { title: "November", text: "New malt. The first dark mash steams up the road." },
        { title: "February", text: "The lager is ready. It has been all along, nearly." },
      ],
      closingTitle: "Come while the field is still green",
      closingText: "Or when it’s stubble, or white. Write and say how many; the table is long.",
    },
    {
      aboutTitle: "We made too much again. You’d better help.",
      about: [
        "It started in Pop’s barn in 2013 with a turkey fryer and no plan. Now there’s fifteen barrels, fourteen taps and a dog called Gasket who thinks he runs the place.",
        "Everything’s brewed right there behind the glass. Wave at Marta; she’s up to her elbows. If it smells like breakfast cereal, it’s a brew day. If it smells like a pine tree fell on you, that’s hops.",
        "Don’t know what you like? Nobody does. Say “I like toast” or “I hate grapefruit” and we’ll hand you a little one. It’s free. So’s the next.",
      ],
      servicesTitle: "What can we pour you?",
      servicesText:
        "Sit in, take out, throw a party. There’s root beer for the short ones and for the driver, on the house.",
      reasons: [
        { title: "Drivers drink free", text: "Root beer, seltzer, coffee. All night." },
        { title: "Bring your dinner", text: "Or get it from the truck. We’ve got plates." },
        { title: "Kids’ corner", text: "Chalk, trains, a sink. Till eight." },
        { title: "Fill your jug", text: "Any clean jug, any beer. Yes, that one too." },
      ],
      processTitle: "New here?",
      process: [
        { title: "Grab a taste", text: "Any tap. Don’t be shy, they’re tiny." },
        { title: "Get a glass", text: "Five ounces, ten or sixteen." },
        { title: "Find the fire", text: "Gasket’ll show you. He wants your fries." },
      ],
      closingTitle: "Table by the fire? Say when.",
      closingText: "Tell us how many’s coming and if there’s a birthday. We’ve got a hat.",
    },
  ],
  services: [
    {
      name: "The taproom",
      text: "Fourteen taps, eight of ours that stay and six that come and go. In 5, 10 or 16 ounces; the first taste is free.",
      price: "from $3",
      unit: "per glass",
    },
    {
      name: "A flight",
      text: "Four small glasses on a board, light to dark, with a card on each. You choose, or the person behind the bar does.",
      price: "$12",
      unit: "4 × 5 oz",
    },
    {
      name: "Cans to go",
      text: "Filled on Thursdays and dated in large type. By the four, or a mixed case of twenty-four at a tenth off.",
      price: "from $13",
      unit: "four-pack",
    },
    {
      name: "Kegs",
      text: "From five gallons to half a barrel, with a tap, a tub and a lesson. Order by Tuesday for the weekend.",
      price: "from $88",
      unit: "5 gallons",
    },
    {
      name: "Saturday tour",
      text: "Fifty minutes with whoever brewed on Friday: grain to chew, hops to rub, and a glass from the tank.",
      price: "$18",
      unit: "50 min",
    },
    {
      name: "Brew a day with us",
      text: "Two people, one batch, seven in the morning until four. You shovel. In a month you get a case of it.",
      price: "$160",
      unit: "for two",
    },
    {
      name: "The long table",
      text: "Forty feet, up to fifty people, two kegs and the kitchen truck. Yours from four until closing.",
      price: "from $420",
      unit: "per evening",
    },
    {
      name: "The whole taproom",
      text: "A hundred and twenty guests among the tanks, on a Monday or Tuesday. For weddings, wakes and software.",
      price: "from $1,600",
      unit: "5 hours",
    },
    {
      name: "Beer for your bar",
      text: "Kegs and cans delivered on Wednesdays within sixty miles. We clean your lines every fortnight and don’t bill for it.",
      price: "from $140",
      unit: "half barrel",
    },
    {
      name: "Your own label",
      text: "Ten cases of a beer that we already make, in a can with your words on it. For anniversaries and football clubs.",
      price: "from $520",
      unit: "10 cases",
    },
  ],
  priceList: [
    {
      title: "Always on",
      note: "16 oz; the small glass is $3",
      entries: [
        { name: "Number One", text: "Pilsner, 4.8%. Cracker, hay, a clean snap", price: "$7" },
        { name: "Helles", text: "5.0%. Bread, and more of it", price: "$7" },
        { name: "Amber", text: "5.3%. Toast and a little toffee", price: "$7" },
        { name: "Pale", text: "5.1%. Orange peel, pine", price: "$7.50" },
        { name: "Porter", text: "5.6%. Coffee, dark chocolate, no sugar", price: "$7.50" },
      ],
    },
    {
      title: "For now",
      note: "One batch each; when it’s gone, it’s gone",
      entries: [
        { name: "Field Wheat", text: "4.6%. Clove, banana skin, August", price: "$7.50" },
        { name: "Rye Saison", text: "6.2%. Pepper, straw, very dry", price: "$8" },
        { name: "Smoke", text: "5.4%. Malt dried over beech", price: "$8" },
        { name: "Candlemas Bock", text: "7.1%, in ten ounces", price: "$8" },
      ],
    },
    {
      title: "Not beer",
      entries: [
        { name: "Root beer", text: "Ours, with birch. Free for drivers", price: "$4" },
        { name: "Hop water", text: "No alcohol, no sugar", price: "$4" },
        { name: "Cider", text: "From the orchard behind the second farm", price: "$7.50" },
      ],
    },
    {
      title: "To carry home",
      entries: [
        { name: "Four-pack, 16 oz", price: "$13" },
        { name: "Mixed case of 24", price: "$70" },
        { name: "Jug, 64 oz, filled", text: "Bring any clean one", price: "$18" },
        { name: "Keg, 5 gallons", price: "$88" },
        { name: "Spent grain, by the bucket", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "Four a month",
      text: "For one person and a porch.",
      price: "$24",
      yearlyPrice: "$264",
      unit: "per month",
      includes: [
        "Two four-packs, fresh on Friday",
        "The season’s beer among them",
        "A small glass when you collect",
      ],
    },
    {
      name: "The case",
      text: "For a household with friends.",
      price: "$62",
      yearlyPrice: "$682",
      unit: "per month",
      includes: [
        "Twenty-four cans, mixed as you like",
        "First pick of single batches",
        "A free tour for four",
        "10% off in the taproom",
      ],
      isRecommended: true,
    },
    {
      name: "The bench",
      text: "Your name in brass, and what goes with it.",
      price: "$95",
      yearlyPrice: "$1,045",
      unit: "per month",
      includes: [
        "The case, every month",
        "A seat at the long table on Fridays",
        "A day brewing for two",
        "A keg for your birthday",
      ],
    },
  ],
  people: [
    {
      name: "Marta Hruska",
      role: "Head brewer",
      text: "Learned in Pilsen from an uncle who spoke to nobody before noon. Has kept the habit.",
    },
    {
      name: "Leonard Poplawski",
      role: "Founder, parking",
      text: "Pop. It was his barn and his turkey fryer. Runs the fries truck out of spite for salad.",
    },
    {
      name: "Tunde Adeoye",
      role: "Brewer, dark beers",
      text: "Roasts his own barley in a drum made from a dryer. The neighbors have been very good.",
    },
    {
      name: "Solveig Haugen",
      role: "Cellar",
      text: "Looks after five tanks of doing nothing. Checks on them as one checks on sleeping children.",
    },
    {
      name: "Raymond Ortega",
      role: "Taproom",
      text: "Will find you a beer in two questions. The first is about toast.",
    },
    {
      name: "Abigail Stroud",
      role: "Barley",
      text: "Farms the field across the road and sits at the bar that faces it.",
    },
    {
      name: "Minh Chau",
      role: "Canning and dates",
      text: "Thursday is hers. Has stopped the line for a crooked label.",
    },
    {
      name: "Clementine Ajax",
      role: "Parties and tours",
      text: "Former kindergarten teacher. No tour has ever lost a child.",
    },
  ],
  questions: [
    {
      question: "Do we need to reserve?",
      answer:
        "For up to eight, no, except on Friday after six. For more, tell us a day ahead, and for more than twelve, a week. Half of the long table is always free for people who come in.",
    },
    {
      question: "Can we bring children and dogs?",
      answer:
        "Children until eight, with somebody who is watching them. Dogs always, on a leash, outside and in the hall, though not in the brewhouse. Gasket likes to be introduced in the yard.",
    },
    {
      question: "Is there food?",
      answer:
        "Pop’s truck is there whenever we’re open: fries, sausages, a cauliflower thing that’s better than it sounds. You may bring your own or have it delivered. We have plates and ask only that you scrape them.",
    },
    {
      question: "How long does your beer keep?",
      answer:
        "Pale beers are at their best within sixty days and are taken off our shelf after ninety. Porter and bock will last a year in the dark. Keep all of them cold and upright, and drink them out of a glass.",
    },
    {
      question: "Do you fill growlers?",
      answer:
        "Any clean jug up to 64 ounces, from any tap, $18. It should be drunk in three days, and the same evening once open. If it smells of soap or of soup, we’ll wash it for you first.",
    },
    {
      question: "What do you have without alcohol or gluten?",
      answer:
        "Root beer, hop water, coffee and seltzer, and the first two cost nothing if you’re driving. We have no beer without gluten; the cider is, and has its own line and glasses.",
    },
    {
      question: "When are the tours?",
      answer:
        "Saturday at one and three, fifty minutes, sixteen people, closed shoes. $18 with a glass from the tank. If you use a wheelchair, tell us: the floor is level, and we take the other door to the cellar.",
    },
    {
      question: "Can I order a keg for Saturday?",
      answer:
        "By Tuesday evening. It comes with a tap, a tub and ten minutes of advice; deposit $75, back on return. Five gallons are forty pints, which is more than it sounds and less than you hope.",
    },
    {
      question: "May we hold a wedding here?",
      answer:
        "On a Monday or Tuesday, or in the yard on a Sunday morning. There’s room for a hundred and twenty. It smells of bread, the acoustics are of steel, and people have been very happy.",
    },
    {
      question: "Do you hire out a bartender and a trailer?",
      answer:
        "A horse trailer with four taps, and Raymond. From $480 for four hours within forty miles, and you pay for the beer that’s drunk. It needs a level spot and one outlet.",
    },
  ],
  testimonials: [
    {
      quote: "I don’t like beer. Raymond asked if I liked toast. Reader, I like beer.",
      name: "Felicity Burrows",
      context: "amber, since October",
    },
    {
      quote:
        "Sixty days on the front of the can in numbers I can read without glasses. More of this in life, please.",
      name: "Stan Kowalik",
      context: "retired pilot",
    },
    {
      quote:
        "We shoveled out the mash at eleven and my wife has never looked at me like that before or since.",
      name: "Darnell Hughes",
      context: "a day brewing",
    },
    {
      quote: "Forty-foot table. We came as four and left as nineteen.",
      name: "Ines Caballero",
      context: "a Friday",
    },
    {
      quote:
        "My grandfather was a brewmaster in Bamberg. I gave him the Smoke. He said “So,” which is everything.",
      name: "Katrin Vogel",
      context: "brought her family",
    },
    {
      quote:
        "They clean our lines every other week and have never sent a bill. I’ve stopped buying from anyone who does.",
      name: "Otto Reyes",
      context: "runs a bar in town",
    },
    {
      quote: "I drove, so I drank birch root beer for five hours for nothing and won at cribbage.",
      name: "Shirin Vakili",
      context: "designated",
    },
    {
      quote:
        "Batch 318 had a graph. I’m an engineer. I sat there and looked at it with the thing it was about in my other hand.",
      name: "B. Lindgaard",
      context: "orders on Wednesdays",
    },
    {
      quote:
        "You drink it looking at the field. In August the field is gone and the beer tastes of it. I can’t explain it better.",
      name: "Eudora Tate",
      context: "walks over",
    },
    {
      quote: "My four-year-old refers to it as “Gasket’s house”.",
      name: "Colm Brody-Hayes",
      context: "until eight",
    },
  ],
  hours: [
    { day: "Monday", note: "Private parties" },
    { day: "Tuesday", note: "Brew day; wave" },
    { day: "Wednesday", open: "15:00", close: "21:00" },
    { day: "Thursday", open: "15:00", close: "21:00", note: "Canning" },
    { day: "Friday", open: "14:00", close: "23:00", note: "Fresh cans from two" },
    { day: "Saturday", open: "12:00", close: "23:00", note: "Tours at one and three" },
    { day: "Sunday", open: "12:00", close: "19:00" },
  ],
  hoursNote:
    "Last pour half an hour before closing. Children until eight. In snow, look for the lamp: if it’s lit, we are there.",
  statistics: [
    { figure: "14", label: "taps, eight that stay" },
    { figure: "465 gal", label: "to a batch" },
    { figure: "42 days", label: "of rest for a lager" },
    { figure: "7", label: "farms on the card" },
  ],
  gallery: [
    {
      caption: "Amber, about toast",
      label: "A tall glass of amber beer with a head of foam",
      fits: "taproom glass pour amber first taste drink bench number",
    },
    {
      caption: "Rub, smell, decide",
      label: "Three cones of hops with their leaves",
      fits: "saturday tour hops boil rub growers named farms",
    },
    {
      caption: "465 gallons, sixty to ninety minutes",
      label: "A copper brewing kettle",
      fits: "brew day kettle batch mash ferment copper brewhouse fifteen barrels",
    },
    {
      caption: "Light to dark, with a card each",
      label: "Four small glasses of beer on a board",
      fits: "flight small glasses tasting four season light dark",
    },
    {
      caption: "Thursday’s. Dated on the front",
      label: "Three cans of beer",
      fits: "cans go label own four-pack case dated type fresh large",
    },
    {
      caption: "The middle one sticks a little",
      label: "A brass tower with three taps",
      fits: "long table taps whole bar drivers guests fill jug kids",
    },
    {
      caption: "From the field across the road",
      label: "A sack of malt and an ear of barley",
      fits: "barley malt grain farm field spent cows sowing season year",
    },
    {
      caption: "Forty pints, with advice",
      label: "A steel keg with a broad band",
      fits: "kegs keg beer bar party tub gallons rest tank",
    },
  ],
  posts: [
    {
      title: "Why lager takes six weeks",
      summary: "And what you would taste if it took two.",
      date: "2026-10-01",
      body: [
        "A fortnight after brew day the sugar is gone and the alcohol is in. You could drink it. It would smell of green apple and, a little, of struck matches and cooked corn. None of this will hurt you; it’s only unfinished.",
        "Over the next month, close to freezing, the yeast cleans up after itself. It takes the apple back in, lets the sulfur go, and then falls to the floor of the tank, taking the haze with it. Nothing can hurry this except filters, and they take the good things out as well.",
        "So five of our nine tanks are always busy resting. An accountant once pointed out that we could sell half as much again. We gave him a glass from the two-week tank, then one from the other, and he closed the folder.",
      ],
    },
    {
      title: "How to pour a can",
      summary: "Straight down the middle, mostly.",
      date: "2026-07-21",
      body: [
        "Rinse the glass with cold water, even if it’s clean. Hold it upright and pour into the middle, slowly, until foam is halfway up. Wait. Have a conversation. When the foam has sunk by half, pour the rest, so that the head stands a finger above the rim.",
        "The foam isn’t there for looks. It holds the smell, takes out some of the gas, and keeps you from feeling like a balloon. A beer that’s poured flat down the side is doing all that inside you.",
        "And don’t freeze the glass. At thirty degrees you taste cold. Forty-five is about right for pale beers, and fifty-five for the dark: ten minutes on the table.",
      ],
    },
    {
      title: "What the cows get",
      summary: "A batch leaves 1,600 pounds of wet grain. Here is where it goes.",
      date: "2026-04-08",
      body: [
        "When we’ve rinsed the sugar out of the malt, most of the protein and nearly all the fiber is still there, warm and smelling like porridge. Three times a week Abigail’s nephew backs a trailer up to the door.",
        "The herd at the second farm gets it the same afternoon, mixed with hay. They know the sound of that particular truck, and come to the fence at a speed you wouldn’t credit.",
        "About forty pounds we keep for the bakery, which makes crackers of it, and there’s a bucket by the door for your hens. Take as much as you like. It goes sour in two days, so don’t be brave.",
      ],
    },
  ],
  events: [
    {
      title: "Tap Candlemas",
      text: "The bock is opened by the oldest person in the room with a wooden mallet. It has taken three swings, and eleven.",
      date: "2027-02-05",
      time: "17:00",
      place: "Between the tanks",
      price: "free",
    },
    {
      title: "Cribbage league",
      text: "Sixteen pairs, eight Wednesdays, one very ugly trophy. Beginners are paired with Pop.",
      date: "2027-01-13",
      time: "18:00",
      place: "The long table",
      price: "$10",
    },
    {
      title: "A day brewing",
      text: "Two places beside Marta, from seven. Boots are provided, and so is breakfast.",
      date: "2027-03-16",
      time: "07:00",
      place: "The brewhouse",
      price: "$160",
    },
    {
      title: "Harvest supper",
      text: "The first beer from this year’s field, under the lindens, with everybody who had a hand in it.",
      date: "2027-09-18",
      time: "16:00",
      place: "The yard",
      price: "$38",
    },
  ],
  comparisons: [
    {
      title: "November, and the end of January",
      before: "A sack of malt, a cone of hops, the town’s water.",
      after: "Two glasses, one gold, one amber, both clear as a bell.",
    },
    {
      title: "A lager after two weeks and after six",
      before: "Green apple, struck match, a haze.",
      after: "Bread, hay, a snap, and the window seen through it.",
    },
  ],
  partners: [
    "Stroud’s Field",
    "Three Creeks Maltings",
    "Linden Hop Yard",
    "Pop’s Fries",
    "Second Farm Dairy",
    "Cracker & Rye",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "Square"],
  newsletterTitle: "Fresh on Friday",
  newsletterText:
    "Each Wednesday: what’s going into cans, which tap has changed, and how long the line was last week.",
  contact: {
    title: "Parties, kegs, your bar",
    text: "Clementine answers in the mornings, before the glasses. Tell her when and how many.",
    fields: [
      {
        label: "What can we do?",
        kind: "choice",
        options: [
          "The long table for us",
          "The whole taproom",
          "A keg for home",
          "Beer for my bar",
          "Cans with my label",
        ],
      },
      { label: "How thirsty, in people?", kind: "text" },
      { label: "For which day?", kind: "date" },
    ],
    action: "Write to Clementine",
  },
  booking: {
    title: "Keep a bench",
    text: "For up to twelve, two hours. Tours are Saturday at one and three; say so and we’ll add you.",
    slots: ["15:00", "16:30", "18:00", "19:00", "20:00"],
    action: "Keep it",
  },
  places: {
    ledger: {
      street: "1200 Kettle Street",
      town: "Milwaukee",
      area: "Wisconsin",
      phone: "(414) 555-0125",
      email: "bench@thornehobley.example",
    },
    studio: {
      street: "22 Salamanca Reach",
      town: "Hobart",
      area: "Tasmania",
      phone: "(03) 5550 4418",
      email: "table@clearday.example",
    },
    counter: {
      street: "640 Creek Road",
      town: "Black Mountain",
      area: "North Carolina",
      phone: "(828) 555-0119",
      email: "gasket@muddyboot.example",
    },
    signal: {
      street: "4010 Ninth Yard",
      town: "Calgary",
      area: "Alberta",
      phone: "(403) 555-0178",
      email: "batch@platotwelve.example",
    },
    almanac: {
      street: "88 Lower Field Road",
      town: "Trumansburg",
      area: "New York",
      phone: "(607) 555-0140",
      email: "field@barleyyear.example",
    },
    marquee: {
      street: "5 Ore Dock Row",
      town: "Marquette",
      area: "Michigan",
      phone: "(906) 555-0182",
      email: "lamp@blackkettle.example",
    },
  },
  notice:
    "We serve and sell beer only to people of legal drinking age; please bring identification. Whoever drives drinks root beer on us.",
  pages: [
    { id: "prices", name: "On tap" },
    { id: "services", name: "Here and away" },
    { id: "about", name: "Who brews" },
    { id: "gallery", name: "Brewhouse" },
    { id: "events", name: "What’s on" },
    { id: "booking", name: "Keep a bench" },
  ],
};
