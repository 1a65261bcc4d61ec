import type { Industry } from "./industry.ts";

export const bar: Industry = {
  id: "bar",
  name: "Bar",
  plural: "Bars",
  synonyms: [
    "bars",
    "cocktail bar",
    "cocktail lounge",
    "wine bar",
    "whiskey bar",
    "whisky bar",
    "gin bar",
    "rum bar",
    "tiki bar",
    "dive bar",
    "sports bar",
    "hotel bar",
    "speakeasy",
    "pub",
    "pubs",
    "gastropub",
    "tavern",
    "saloon",
    "nightclub",
    "night club",
    "lounge bar",
    "public house",
    "piano bar",
    "rooftop bar",
  ],
  vocabulary: [
    "cocktail",
    "cocktails",
    "mocktail",
    "bartender",
    "barman",
    "mixologist",
    "spirits",
    "whiskey",
    "bourbon",
    "scotch",
    "gin",
    "rum",
    "tequila",
    "mezcal",
    "vodka",
    "vermouth",
    "bitters",
    "amaro",
    "negroni",
    "martini",
    "old fashioned",
    "manhattan",
    "highball",
    "daiquiri",
    "margarita",
    "spritz",
    "aperitif",
    "nightcap",
    "happy hour",
    "last orders",
    "last call",
    "bar stool",
    "bar snacks",
    "shaker",
    "jigger",
    "ice cube",
    "on the rocks",
    "tonic",
    "draft cocktails",
    "wine by the glass",
    "pint",
    "pints",
    "darts",
    "pub quiz",
    "dj night",
    "liquor",
  ],
  locale: "en-US",
  customers: "guests",
  openings: {
    ledger: {
      name: "The Alder Room",
      kicker: "Cocktails and American whiskey",
      headline: "A good drink, and nobody hurries you.",
      opening:
        "Forty seats, eleven of them at the rail. Eighteen drinks, a cold glass, and a bartender who knows when a guest came for the book.",
      action: "Hold two seats",
      secondAction: "The drinks",
    },
    studio: {
      name: "Measure",
      kicker: "Eighteen drinks",
      headline: "Nothing on fire.",
      opening:
        "Nothing in a boot, either. Ice cut by hand, spirits named, a list on one sheet. We took things out until the glass was left.",
      action: "Ask for a seat",
      secondAction: "One sheet",
    },
    counter: {
      name: "Lou’s Back Door",
      kicker: "Come round the side",
      headline: "Your stool is still warm.",
      opening:
        "Lou’s been sitting on it. Sit down, tell us what sort of day it’s been, and we’ll make the thing that goes with it.",
      action: "Grab a stool",
      secondAction: "What’s pouring",
    },
    signal: {
      name: "Minus Five",
      kicker: "Cold, exact, fast",
      headline: "Two ounces at minus five.",
      opening:
        "Batched at four, chilled to 23 °F, poured in nine seconds. You spend the other fifty-nine minutes of the hour on your company.",
      action: "Take a slot",
      secondAction: "Specs and prices",
    },
    almanac: {
      name: "The Long Evening",
      kicker: "Drinks by the season",
      headline: "Some notes on staying for one more",
      opening:
        "In November it is brandy and whoever has come in out of the rain. By June the door is propped with a crate of limes, and nobody sits. We keep a book of such evenings behind the till, and the list is written from it.",
      action: "Join an evening",
      secondAction: "Open the book",
    },
    marquee: {
      name: "Green Hour",
      kicker: "Open from dusk",
      headline: "Lights down. Now listen to the ice.",
      opening:
        "Forty seats in the dark, one lamp per table, and a drink the color of a traffic light that says go.",
      action: "Come after dark",
      secondAction: "Tonight’s list",
    },
  },
  copies: [
    {
      aboutTitle: "Forty seats and a very cold freezer",
      about: [
        "We seat forty: eleven at the rail, the rest at small tables with a lamp each. Nobody stands. It keeps the noise at a level where you can hear the second half of a sentence.",
        "There are eighteen drinks on the list. Six are classics that stay. Twelve belong to the season and change four times a year. Behind them are a hundred and forty bottles, and if you name one we will tell you what it costs before we open it.",
        "Ice comes in blocks of three hundred pounds and is cut here on Tuesdays. Juice is pressed at three in the afternoon and poured away at closing.",
      ],
      servicesTitle: "At the rail and elsewhere",
      servicesText:
        "Mostly we pour drinks for whoever walks in. The rest of what we do is listed here, with its price.",
      reasons: [
        {
          title: "Everyone sits",
          text: "When forty are in, we take your number and text when two stools come free.",
        },
        {
          title: "The price of every pour",
          text: "Printed, including the bottle on the top shelf. No drink is “market price”.",
        },
        {
          title: "Six without alcohol",
          text: "Built like the others, with tea, verjus and smoke, and served in the same glasses.",
        },
        { title: "Water arrives first", text: "And keeps arriving. So do olives." },
      ],
      processTitle: "How a drink leaves the bar",
      process: [
        { title: "Press", text: "Lemon, lime and grapefruit at three in the afternoon." },
        { title: "Cut", text: "Clear blocks sawn to two-inch cubes, held at five below." },
        { title: "Measure", text: "To the quarter ounce, into a cold tin." },
        { title: "Pour", text: "Into a glass that has been in the freezer since noon." },
      ],
      closingTitle: "Two stools are usually free at five.",
      closingText:
        "Tables are kept for fifteen minutes and are yours for two hours. The rail is for whoever comes in.",
    },
    {
      aboutTitle: "The hour that belongs to no one",
      about: [
        "Between the end of work and the start of the evening there is a small unclaimed country. It has no duties. One sits in it with a cold glass and looks at the bottles, which are lit from below like a very small city.",
        "A bar is a way of keeping that hour open for longer than it lasts. To do it properly takes surprisingly little: a seat, a lamp, a person who can tell when you want to talk. The drink is there to give your hands something to do. It may as well be good.",
        "We write a new list when the weather turns. Somebody brings quinces, or woodruff, or a bad idea with clarified milk. Four of us taste, three of us object, and twelve drinks are left at the end.",
      ],
      servicesTitle: "What the evening can be made of",
      servicesText: "One drink, most nights. On others a table of ten, a lesson, a whole room that sings.",
      reasons: [
        {
          title: "A lamp for each table",
          text: "You can turn it down. It is astonishing what people then tell each other.",
        },
        {
          title: "Music you can talk over",
          text: "Records, one side at a time. Whoever sits nearest may turn it.",
        },
        {
          title: "No menu for conversation",
          text: "We will ask once how you are, and mean it, and after that we follow you.",
        },
      ],
      processTitle: "The shape of a night",
      process: [
        { title: "Five", text: "The quiet ones come, and the bartenders from other bars." },
        { title: "Seven", text: "First dates. We are kind about the lamp." },
        { title: "Nine", text: "Everyone who said they would come for just the one." },
        { title: "Last orders", text: "Something brown, in a small glass, and the coats." },
      ],
      closingTitle: "One more, then, and whose round is it",
      closingText: "Write if you are more than four. Otherwise come as you are; the door sticks, so lean.",
    },
    {
      aboutTitle: "Sit. You look like you’ve had a Tuesday.",
      about: [
        "Here’s how it works. You tell Roz what you liked last time you liked something. She squints. Then there’s a drink, and it’s right, and she won’t say how.",
        "We don’t do bottle parades, and there’s no rope outside. There’s a dartboard that leans left and a record player with opinions. Wednesdays it’s quiz night, and Father Dunleavy’s team has won nine in a row.",
        "Not drinking? Good for you, and there are six grown-up things in proper glasses. Nobody’s going to ask. Driving? Give Manny the keys and he’ll call you a cab.",
      ],
      servicesTitle: "What are you having?",
      servicesText:
        "Or don’t decide. “Something cold and not sweet” is an order. So is “surprise me, but be nice”.",
      reasons: [
        { title: "Half price till six", text: "The six classics, weekdays. It’s called being early." },
        {
          title: "Snacks that fight back",
          text: "Olives, nuts, toasties. Kitchen’s a hot plate and a lot of nerve.",
        },
        {
          title: "Your tab, on paper",
          text: "Roz writes it on a card with a drawing of you. You may dispute the drawing.",
        },
        {
          title: "Left your coat? It’s here.",
          text: "So’s the umbrella from 2019. Somebody come and get it.",
        },
      ],
      processTitle: "First time in?",
      process: [
        { title: "Lean on the door", text: "It sticks. Everybody pushes twice." },
        { title: "Pick a spot", text: "Rail’s for chatting, booth’s for plotting." },
        { title: "Say a word", text: "Sour, smoky, fizzy, tall. That’s plenty to go on." },
      ],
      closingTitle: "See you around six, then?",
      closingText:
        "Tell us how many and we’ll stick a lamp on a table. If plans change, holler. No hard feelings.",
    },
  ],
  services: [
    {
      name: "The list",
      text: "Six classics that stay and twelve drinks of the season. Each can be had at half size, for two thirds of the price.",
      price: "from $12",
      unit: "per drink",
    },
    {
      name: "Without alcohol",
      text: "Six drinks built from tea, verjus, smoke and salt, shaken or stirred like the rest and served in the same glasses.",
      price: "$9",
      unit: "per drink",
    },
    {
      name: "Tell us a word",
      text: "Bartender’s choice. You give a mood, a fruit or a grievance, and we make one drink to suit it. No charge if you hate it.",
      price: "$14",
      unit: "per drink",
    },
    {
      name: "Whiskey by the ounce",
      text: "A hundred and forty bottles with the price of a pour on each. Ask for a flight of three, chosen to disagree.",
      price: "from $7",
      unit: "per ounce",
    },
    {
      name: "Small plates",
      text: "Olives, salted almonds, grilled cheese, anchovies on toast. Until half past ten, later if the hot plate is still on.",
      price: "from $5",
      unit: "per plate",
    },
    {
      name: "The booth",
      text: "Seats ten behind a curtain, with its own bell. A punch for the table arrives when you do.",
      price: "$180",
      unit: "for the evening",
    },
    {
      name: "The whole bar",
      text: "Forty seated, Sunday to Tuesday. Three bartenders, a list of eight drinks with your choice of names, and the records.",
      price: "from $1,900",
      unit: "4 hours",
    },
    {
      name: "Cocktail class",
      text: "Saturday at two. Sour, stirred, tall: three families, three glasses each, and why yours at home is watery.",
      price: "$65",
      unit: "2 hours",
    },
    {
      name: "The bar comes to you",
      text: "Two bartenders, ice, glass and a folding bar for 30 to 120 people. You buy the bottles from our list at cost.",
      price: "from $740",
      unit: "4 hours",
    },
    {
      name: "Bottled to go",
      text: "Three stirred classics, five drinks to a bottle, diluted and ready for the freezer. Bring it back and the next costs less.",
      price: "from $46",
      unit: "17 oz",
    },
  ],
  priceList: [
    {
      title: "Classics",
      note: "Half price until six on weekdays",
      entries: [
        { name: "Martini", text: "Gin or vodka, very cold, three olives", price: "$14" },
        { name: "Old Fashioned", text: "Bourbon, two bitters, one cube", price: "$13" },
        { name: "Negroni", text: "Equal parts, orange", price: "$12" },
        { name: "Daiquiri", text: "Rum, lime, sugar, nothing else", price: "$12" },
        { name: "Whiskey Sour", text: "Egg white unless you’d rather not", price: "$12" },
        { name: "Highball", text: "Scotch, soda, a long spoon", price: "$12" },
      ],
    },
    {
      title: "This season",
      note: "Changes when the weather does",
      entries: [
        { name: "Quince & Smoke", text: "Mezcal, quince, lemon, salt", price: "$15" },
        { name: "Woodpile", text: "Rye, maple, black walnut", price: "$15" },
        { name: "Green Door", text: "Gin, basil, green herbs, lime", price: "$15" },
        { name: "Milk of Human Kindness", text: "Clarified rum punch, nutmeg", price: "$16" },
        { name: "Second Umbrella", text: "Sherry, apple brandy, tonic", price: "$14" },
      ],
    },
    {
      title: "Nothing strong",
      note: "No alcohol in any of these",
      entries: [
        { name: "Lapsang Sour", text: "Smoked tea, lemon, honey", price: "$9", marks: ["v"] },
        { name: "Verjus Spritz", text: "Grape, rosemary, soda", price: "$9", marks: ["vg"] },
        { name: "Salted Grapefruit", text: "Tall, with a rim", price: "$9", marks: ["vg"] },
      ],
    },
    {
      title: "Wine and beer",
      entries: [
        { name: "White, by the glass", text: "Something with salt in it", price: "$11", marks: ["vg"] },
        { name: "Red, by the glass", text: "Light enough to chill", price: "$11", marks: ["vg"] },
        { name: "Sparkling", text: "From people who pick by hand", price: "$13", marks: ["vg"] },
        { name: "Lager, draft", price: "$7", marks: ["vg"] },
      ],
    },
    {
      title: "To soak it up",
      entries: [
        { name: "Warm olives", price: "$6", marks: ["vg"] },
        { name: "Salted almonds", price: "$5", marks: ["vg"] },
        { name: "Anchovies on toast", text: "Cold butter, lemon", price: "$9" },
        { name: "Grilled cheese", text: "Cheddar, pickled onion", price: "$11", marks: ["v"] },
      ],
    },
  ],
  plans: [
    {
      name: "The booth",
      text: "Ten behind the curtain.",
      price: "$180",
      unit: "for the evening",
      includes: [
        "The booth from opening to close",
        "A bowl of punch on arrival",
        "Olives and almonds",
        "A bell that works",
      ],
    },
    {
      name: "Half the room",
      text: "Up to twenty, seated.",
      price: "$820",
      unit: "3 hours",
      includes: [
        "Four tables and half of the rail",
        "Two drinks for each guest",
        "Plates to share",
        "A bartender of your own",
      ],
      isRecommended: true,
    },
    {
      name: "All of it",
      text: "Forty, doors closed, Sunday to Tuesday.",
      price: "$1,900",
      unit: "4 hours",
      includes: [
        "Three bartenders",
        "Eight drinks, named by you",
        "Plates until ten",
        "The record player, within reason",
      ],
    },
  ],
  people: [
    {
      name: "Rosalie Quinn",
      role: "Head bartender",
      text: "Roz to everybody. Hears an order in the way you put down your bag. Undefeated at the dartboard that leans.",
    },
    {
      name: "Manuel Arce",
      role: "Door and floor",
      text: "Manny remembers faces, coats and who should not sit beside whom. Former dance teacher; you will notice on busy nights.",
    },
    {
      name: "Theodora Vance",
      role: "Bartender, the season’s list",
      text: "Forages, ferments, labels everything. There is always one jar in the cellar nobody may touch.",
    },
    {
      name: "Ikenna Obi",
      role: "Whiskey",
      text: "Can talk about one barrel for an hour and, if you ask nicely, for one minute.",
    },
    {
      name: "Jules Lambert",
      role: "Ice",
      text: "Saws on Tuesdays in a ski jacket. Trained as a stonemason and says the dust is worse there.",
    },
    {
      name: "Pearl Nakashima",
      role: "Kitchen, such as it is",
      text: "One hot plate, one torch, eleven plates a minute. Her grilled cheese has been proposed to.",
    },
    {
      name: "Sonny Delacroix",
      role: "Records",
      text: "Nine crates, filed by weather. Takes requests with a long look.",
    },
    {
      name: "Frances Aguilar",
      role: "Classes and parties",
      text: "Ran school plays for ten years. Can make forty people listen without raising her voice.",
    },
  ],
  questions: [
    {
      question: "Do I need a reservation?",
      answer:
        "For the tables on Friday and Saturday, it helps. Half of them and all of the rail are kept for people who walk in. If we are full, leave a number and have a walk; the wait is seldom over forty minutes.",
    },
    {
      question: "How long is the table mine?",
      answer:
        "Two hours, and longer if nobody is waiting, which we will tell you honestly. We hold it for fifteen minutes. If you are stuck in traffic, call and Manny will keep it.",
    },
    {
      question: "What if I don’t drink alcohol?",
      answer:
        "Six drinks on the list have none, and any of the bartenders can build you another. They cost less because the bottles do. Nobody will remark on it, and they look like everyone else’s.",
    },
    {
      question: "Is there a dress code?",
      answer:
        "No. People come in suits and in paint. We ask that shirts stay on, and that was one evening in July.",
    },
    {
      question: "Can you make a drink that isn’t on the list?",
      answer:
        "Usually. If it is a classic, certainly. If it needs a bottle that we don’t keep, we will say so and offer its nearest relative. Recipes on a phone are welcome, before eight.",
    },
    {
      question: "Do you serve food?",
      answer:
        "Small plates until half past ten: olives, almonds, toasties, anchovies. It is enough to steady you and not enough for dinner. The places up the street know us, and Manny has opinions on all of them.",
    },
    {
      question: "Can we bring a birthday cake?",
      answer:
        "Please. We have plates, a knife and no cakeage. Candles are fine; sparklers set off the alarm, and we know that because of Kevin.",
    },
    {
      question: "Is the bar accessible?",
      answer:
        "One step at the front with a ramp that we put down when you ring, and level through to the restroom, which is wide. Half of the tables are at chair height. The rail has a low section at the end nearest the door.",
    },
    {
      question: "What does it cost to hire the place?",
      answer:
        "$1,900 for four hours on a Sunday, Monday or Tuesday, with three bartenders and plates until ten. Drinks are on top, at list price or by the bottle. For twenty people, half the room is the better bargain.",
    },
    {
      question: "How late do you serve?",
      answer:
        "Last orders are half an hour before we close, rung on a bell from a tugboat. After that there is water, and a cab if you need one.",
    },
  ],
  testimonials: [
    {
      quote:
        "I said, “like a cedar closet, but forgiving.” Roz nodded as though I’d said gin and tonic. It was exactly that.",
      name: "Imogen Castle",
      context: "set designer",
    },
    {
      quote:
        "We had our first date in table seven with the lamp at half. We had the rehearsal dinner in the booth. Same lamp.",
      name: "Derek and Amal",
      context: "since 2022",
    },
    {
      quote:
        "I quit two years ago and this is the only bar I still come to. The Lapsang thing has a proper bite.",
      name: "Nathaniel Brody",
      context: "Thursdays",
    },
    {
      quote:
        "Half sizes at two thirds of the price. I’m sixty-six, I’d like to try four and walk home. Finally.",
      name: "Lorraine Petit",
      context: "retired judge",
    },
    {
      quote: "They ran the bar for our opening, 110 people, no line. Two of them. I counted.",
      name: "Yusuf Demir",
      context: "owner of a bike shop",
    },
    {
      quote:
        "Ikenna poured me an eight-dollar bourbon and told me the forty-dollar one next to it was mostly a nice box.",
      name: "Hank Weatherby",
      context: "whiskey flight",
    },
    {
      quote:
        "The tab had a drawing of me with my collar up. It’s on my refrigerator. I was not having a good week, and it was a good drawing.",
      name: "Solange Mbeki",
      context: "came in from the rain",
    },
    {
      quote:
        "The class fixed my sours in five minutes. I’d been shaking as if someone were asleep next door.",
      name: "Patrick Yoon",
      context: "class in September",
    },
    {
      quote: "Nine quiz wins in a row, and the good father still asks for a recount.",
      name: "Team Moist Owlette",
      context: "second place, mostly",
    },
    {
      quote: "It’s quiet enough that my hearing aids can cope. You have no idea how rare that is.",
      name: "Gilbert Amsel",
      context: "at the rail, left end",
    },
  ],
  hours: [
    { day: "Monday", note: "Private evenings only" },
    { day: "Tuesday", open: "17:00", close: "23:00", note: "Ice day" },
    { day: "Wednesday", open: "17:00", close: "23:00", note: "Quiz at eight" },
    { day: "Thursday", open: "17:00", close: "23:30" },
    { day: "Friday", open: "16:00", close: "23:59" },
    { day: "Saturday", open: "16:00", close: "23:59" },
    { day: "Sunday", open: "16:00", close: "22:00" },
  ],
  hoursNote:
    "Last orders half an hour before closing. The six classics are at half price until six from Tuesday to Friday.",
  statistics: [
    { figure: "40", label: "seats, eleven at the rail" },
    { figure: "18", label: "drinks on one sheet" },
    { figure: "140", label: "bottles, each with its price" },
    { figure: "300 lb", label: "of ice to a block" },
  ],
  gallery: [
    {
      caption: "The green one, in season",
      label: "A wide stemmed glass with a wheel of lemon",
      fits: "list season drinks classics half size gin",
    },
    {
      caption: "One cube, sawn on Tuesday",
      label: "A short drink with a large cube of ice and orange",
      fits: "ice cut cube old fashioned whiskey ounce bourbon cold bottled",
    },
    {
      caption: "Roz’s tin. Do not touch",
      label: "A cocktail shaker and a brass measure",
      fits: "cocktail class measure shake word bartender choice tell",
    },
    {
      caption: "Nothing strong in it",
      label: "A tall iced drink with wheels of lime",
      fits: "alcohol without tea verjus water not drinking tall summer",
    },
    {
      caption: "Three of a hundred and forty",
      label: "Three bottles of spirits with plain labels",
      fits: "bottles whiskey price pour comes folding bar top shelf to go",
    },
    {
      caption: "Three olives, no discussion",
      label: "A martini with olives on a pick",
      fits: "booth martini evening quiet vermouth seats everyone sits",
    },
    {
      caption: "Pressed at three, gone by close",
      label: "Cut citrus and a knife on a board",
      fits: "press lemon lime fruit whole bar party quince kitchen",
    },
    {
      caption: "Table seven, half past six",
      label: "A candle and a bowl of nuts",
      fits: "plates snacks olives almonds lamp table half price music date",
    },
  ],
  posts: [
    {
      title: "Why your drinks at home taste thin",
      summary: "It’s the ice, and how long you hold the shaker, in that order.",
      date: "2026-10-09",
      body: [
        "Take a cube out of your freezer tray and look at it. If it is wet, small or smells of fish fingers, that is what you are drinking. Half of a shaken cocktail is melted ice. Buy a mold that makes two-inch cubes, fill it with boiled water, and keep the cubes in a bag.",
        "Then shake harder and for less time. Ten seconds, as if you were cross with it. When the tin hurts your hand it is done. A long gentle shake makes a large glass of lemon water.",
        "Stirred drinks want the opposite: thirty seconds, quietly, with as much ice as will fit. And put the glasses in the freezer before you start. They matter as much as the gin does.",
      ],
    },
    {
      title: "Vermouth is wine",
      summary: "It goes in the refrigerator, and it doesn’t last until Christmas.",
      date: "2026-07-28",
      body: [
        "If there is a bottle of vermouth on a shelf in your house, and it has been there since a party, please pour it away. It is wine with herbs in it. Once open it has about four weeks in the cold and rather fewer in the warm.",
        "Buy the small bottle. Taste it on its own when you open it: it should be bright and a little bitter, like chewing an orange leaf. That is what it is meant to do to your Martini.",
        "At the bar we open one, write the date on its shoulder and finish it within six days. If you think that you dislike vermouth, come in on the first of them.",
      ],
    },
    {
      title: "On drinking alone, in company",
      summary: "A short defense of the single stool.",
      date: "2026-03-17",
      body: [
        "About a third of the people at our rail on a Tuesday have come by themselves. They aren’t waiting for anyone. They read, or watch Jules with the saw, or look at the bottles.",
        "It is one of the few places where you can be alone without being asked whether you are all right. We do ask once, with our eyebrows.",
        "If you have never tried it: sit at the short end, order something that takes a while, and put your phone in your coat. The first ten minutes feel long. After that somebody usually says something about the ice.",
      ],
    },
  ],
  events: [
    {
      title: "Quiz",
      text: "Six rounds, teams of up to five, a round on something Theodora found in the woods. Winners drink from the boot, figuratively.",
      date: "2027-01-13",
      time: "20:00",
      place: "The whole room",
      price: "free",
    },
    {
      title: "Three families",
      text: "Cocktail class with Frances: sour, stirred, tall. You go home with a jigger and a suspicion about your freezer.",
      date: "2027-02-20",
      time: "14:00",
      place: "The rail",
      price: "$65",
    },
    {
      title: "Ten barrels",
      text: "Ikenna opens ten whiskeys nobody has heard of and lets you be rude about them.",
      date: "2027-03-23",
      time: "18:30",
      place: "The booth",
      price: "$85",
    },
    {
      title: "The list turns",
      text: "Spring’s twelve drinks, all at half size, one evening, before the sheet is printed.",
      date: "2027-04-06",
      time: "17:00",
      place: "At the bar",
      price: "from $8",
    },
  ],
  comparisons: [
    {
      title: "An Old Fashioned, at home and here",
      before: "Bourbon to taste, a spoon of sugar, cubes from the door of the refrigerator.",
      after: "Two ounces, two bitters, one clear cube at five below, an orange.",
    },
    {
      title: "Your margarita, before the class and after",
      before: "Mix from a bottle, salt all the way round.",
      after: "Two, one, three quarters. Lime pressed at three. Salt on half.",
    },
  ],
  partners: [
    "Cold Quarry Ice",
    "Hollow Oak Distilling",
    "Saint Olga Amaro",
    "Two Sisters Citrus",
    "Lantern Hill Vineyard",
    "Ninth Crate Records",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "Cash"],
  newsletterTitle: "The sheet",
  newsletterText:
    "Four times a year, the day before the list turns: twelve new drinks, with what’s in them, and first pick of the tables.",
  contact: {
    title: "Bring a crowd",
    text: "The booth, half the room, all of it, or us at yours. Say when and how many; Frances answers before five.",
    fields: [
      {
        label: "What do you have in mind?",
        kind: "choice",
        options: ["The booth", "Half the room", "The whole bar", "A bar at our place", "A class"],
      },
      { label: "How many of you?", kind: "text" },
      { label: "Which evening?", kind: "date" },
    ],
    action: "Ask Frances",
  },
  booking: {
    title: "Keep a table",
    text: "For two to six. It’s yours for two hours, and we hold it for fifteen minutes.",
    slots: ["17:00", "18:00", "19:00", "20:00", "21:00", "21:30"],
    action: "Keep the table",
  },
  places: {
    ledger: {
      street: "21 Alder Passage",
      town: "Louisville",
      area: "Kentucky",
      phone: "(502) 555-0144",
      email: "rail@alderroom.example",
    },
    studio: {
      street: "6 Rue Sainte-Odile",
      town: "Montreal",
      area: "Quebec",
      phone: "(514) 555-0119",
      email: "seat@measurebar.example",
    },
    counter: {
      street: "Rear of 90 Crown Lane",
      town: "Wollongong",
      area: "New South Wales",
      phone: "(02) 5550 2207",
      email: "lou@lousbackdoor.example",
    },
    signal: {
      street: "801 Sixth Crossing",
      town: "Austin",
      area: "Texas",
      phone: "(512) 555-0188",
      email: "slots@minusfive.example",
    },
    almanac: {
      street: "33 Battery Steps",
      town: "Burlington",
      area: "Vermont",
      phone: "(802) 555-0125",
      email: "evenings@longevening.example",
    },
    marquee: {
      street: "414 Dauphine Court",
      town: "New Orleans",
      area: "Louisiana",
      phone: "(504) 555-0161",
      email: "dusk@greenhour.example",
    },
  },
  notice:
    "Please bring identification: we serve alcohol only to guests of legal drinking age. We will gladly call you a cab.",
  pages: [
    { id: "prices", name: "Drinks" },
    { id: "services", name: "Evenings" },
    { id: "events", name: "What’s on" },
    { id: "about", name: "Who pours" },
    { id: "gallery", name: "By lamplight" },
    { id: "booking", name: "Tables" },
  ],
};
