import type { Industry } from "./industry.ts";

export const bakery: Industry = {
  id: "bakery",
  name: "Bakery",
  plural: "Bakeries",
  synonyms: [
    "bakeries",
    "baker",
    "bakers",
    "bakeshop",
    "bake shop",
    "bread shop",
    "bread bakery",
    "artisan bakery",
    "sourdough bakery",
    "cake shop",
    "cake maker",
    "cake studio",
    "patisserie",
    "pastry shop",
    "pastry chef",
    "cupcake shop",
    "donut shop",
    "doughnut shop",
    "bagel shop",
    "boulangerie",
    "home baker",
    "pie shop",
  ],
  vocabulary: [
    "bread",
    "sourdough",
    "loaf",
    "loaves",
    "baguette",
    "rye bread",
    "wholemeal",
    "focaccia",
    "brioche",
    "bagel",
    "bagels",
    "bun",
    "buns",
    "rolls",
    "croissant",
    "croissants",
    "pastry",
    "pastries",
    "pain au chocolat",
    "danish",
    "doughnut",
    "donuts",
    "cupcakes",
    "birthday cake",
    "celebration cake",
    "layer cake",
    "sponge",
    "frosting",
    "buttercream",
    "tart",
    "tarts",
    "pie crust",
    "eclair",
    "dough",
    "flour",
    "yeast",
    "starter",
    "leaven",
    "proving",
    "proofing",
    "knead",
    "crust",
    "crumb",
    "oven",
    "baked",
    "baking",
    "wheat",
    "spelt",
    "gluten-free bread",
  ],
  locale: "en-GB",
  customers: "early risers",
  openings: {
    ledger: {
      name: "Pemberton & Daughters",
      kicker: "Bakers in Ludlow",
      headline: "Bread, made overnight and sold by noon.",
      opening:
        "Four loaves, two tins and whatever the season puts in a tart. The dough is mixed by hand at three in the afternoon and reaches the shelf at half past seven the next day.",
      action: "Order a loaf",
      secondAction: "Today’s shelf",
    },
    studio: {
      name: "Plain Loaf",
      kicker: "A small bread studio",
      headline: "Flour, water, salt, two days.",
      opening:
        "Nothing else goes in. The long rest does what improvers do elsewhere, and you can taste both of the days.",
      action: "Put one aside",
      secondAction: "The four loaves",
    },
    counter: {
      name: "Bun & Button",
      kicker: "Iced buns at eleven, sharp",
      headline: "Smell that? Ten minutes, love.",
      opening:
        "Pop in, take a ticket, have a look at the tray that’s coming out. Bread’s on the left, naughty things on the right.",
      action: "Keep me one",
      secondAction: "What’s in the window",
    },
    signal: {
      name: "Crumb Works",
      kicker: "Bread to order",
      headline: "In by four. Baked by seven.",
      opening:
        "Order before 16:00, collect from your numbered shelf at 07:30. Nothing is baked on a guess, so eleven loaves went unsold last month. All eleven were toast by nine.",
      action: "Order for tomorrow",
      secondAction: "Price per loaf",
    },
    almanac: {
      name: "The Slow Oven",
      kicker: "Bread, and notes on bread",
      headline: "What the dough was told overnight",
      opening:
        "A loaf keeps a diary. Cold nights make it sour and patient, a warm one makes it rash, and a thunderstorm goes straight to the rye. We read it each morning at five, with a blade.",
      action: "Reserve a loaf",
      secondAction: "Read the notes",
    },
    marquee: {
      name: "Ash & Rye",
      kicker: "Dark crusts, open late on Thursday",
      headline: "Black outside. Listen to it crack.",
      opening:
        "Stone at two hundred and seventy degrees. Steam, forty minutes, then the song of a crust cooling in a quiet shop.",
      action: "Claim a loaf",
      secondAction: "See the bake",
    },
  },
  copies: [
    {
      aboutTitle: "One oven, two shifts, four loaves",
      about: [
        "The oven has three stone decks and holds sixty loaves. It is lit at four in the morning and not let go cold until Sunday. Mixing starts the afternoon before, so there is somebody in the bakehouse for nineteen hours of the day.",
        "All our bread is raised with a leaven that has been fed twice a day since 2009. Dough rests between eighteen and thirty hours in the cold. Flour comes from two mills, both within sixty miles, and the bags on the wall give the field.",
        "Cakes are a separate room and a separate person. A celebration cake takes five days’ notice, one conversation and, if you like, a sketch.",
      ],
      servicesTitle: "Bread, cake and orders",
      servicesText:
        "The shelf is filled from half past seven and is usually bare by one. What you order by four in the afternoon has your name on it the next morning.",
      reasons: [
        {
          title: "No improvers, no tins of mix",
          text: "The longest list of ingredients in the shop is the one for the Christmas cake.",
        },
        {
          title: "The flour is named",
          text: "Field, mill and month of milling hang on the wall by the till.",
        },
        {
          title: "Yesterday’s bread at half price",
          text: "It makes better toast. What is left at closing goes to the night shelter.",
        },
        {
          title: "Allergens on a card",
          text: "One for every product, kept at the counter and changed when a recipe is.",
        },
      ],
      processTitle: "The thirty hours of a loaf",
      process: [
        {
          title: "Mix, at three",
          text: "By hand, in tubs of twenty. Water at a temperature that depends on the weather.",
        },
        {
          title: "Rest, all night",
          text: "At five degrees, in baskets. Flavour is made here and nowhere else.",
        },
        {
          title: "Cut and bake, at five",
          text: "Four strokes with a razor, forty minutes on stone, steam for the first ten.",
        },
        {
          title: "Cool, until seven",
          text: "A hot loaf is still cooking. We make you wait for your own good.",
        },
      ],
      closingTitle: "Tomorrow’s dough is being mixed.",
      closingText:
        "Orders close at four each afternoon. Say which loaf, how many, and whether you would like it sliced.",
    },
    {
      aboutTitle: "Bread has very little to hide behind",
      about: [
        "There are people who can tell you what is in a loaf by holding it. They knock on its base as one knocks on a door, and they listen. We have been practising for sixteen years and have begun to hear it.",
        "Most of baking is leaving things alone. The leaven wants twelve hours. The dough wants the night. The crust wants an hour on a rack in a draught. The baker’s part is to be in the room, to look, and to decide against doing anything.",
        "We make four breads so as to know them. Now and then a fifth turns up, for Lent or for somebody’s wedding, and stays for a week.",
      ],
      servicesTitle: "From a short shelf",
      servicesText:
        "Some of it wants butter. One of them wants nothing at all and is best torn open in the street.",
      reasons: [
        {
          title: "A leaven with a birthday",
          text: "The third of March 2009, in a jam jar. It has moved house twice and been to France.",
        },
        {
          title: "Two millers",
          text: "One grinds on stone beside a weir. The other grows the rye himself and writes to us about mud.",
        },
        { title: "Crust", text: "We bake darker than you may be used to. That colour is the taste." },
      ],
      processTitle: "What happens while you sleep",
      process: [
        { title: "Dusk", text: "Forty baskets, floured, in the cold room, breathing." },
        { title: "Two o’clock", text: "Nobody is there. This is the part that matters." },
        { title: "Five o’clock", text: "A razor, a peel, a hiss of steam." },
        {
          title: "Half past seven",
          text: "The bolt is drawn, and somebody is already reading the price of rye.",
        },
      ],
      closingTitle: "Leave your name on a loaf",
      closingText:
        "We write it on the bag in pencil. Come before one, or send whoever passes this way on a bicycle.",
    },
    {
      aboutTitle: "Yes, you can have it still warm",
      about: [
        "We’ve got one oven, one window and one rule, which is that nobody leaves without trying the thing that just came out. That’s how Len ended up buying eleven buns.",
        "Mo’s been up since three, so be gentle with him. Bridie does the cakes and will ask you what your nan’s favourite colour is. If she’s singing, it’s going well. If she’s quiet, buy something and tiptoe.",
        "Bread’s proper, with nothing daft in it. It goes hard after four days, because that’s what bread does, and then you bring it back and we’ll tell you about bread pudding.",
      ],
      servicesTitle: "Have a look in the window",
      servicesText:
        "If there’s a gap on the tray it was good and you’re late. Ring us at half seven tomorrow and we’ll keep you one.",
      reasons: [
        { title: "Iced buns at eleven", text: "Every day we’re open. There’s a queue. It’s a nice queue." },
        { title: "We’ll slice it", text: "Thick, thin, or “for the kids”, which is thick at one end." },
        { title: "Bring your own bag", text: "Ten pence off and a nod." },
        { title: "Pensioners’ Wednesday", text: "Small tin loaf and two buns for three pounds." },
      ],
      processTitle: "Ordering a cake’s dead easy",
      process: [
        { title: "Tell Bridie who it’s for", text: "Name, age, obsession. Diggers are no bother." },
        { title: "She draws it", text: "On the back of a flour bag. You keep the drawing." },
        {
          title: "You fetch it",
          text: "Flat in the boot, please, and drive like there’s a cat on your lap.",
        },
      ],
      closingTitle: "What time will you be down?",
      closingText:
        "Tell us what you fancy and we’ll bag it up. If you’re running late, shout. We’ll hang it on the back door.",
    },
  ],
  services: [
    {
      name: "The daily shelf",
      text: "Four breads, two tins, and six or seven things with butter in. Out from half past seven until they have gone.",
      price: "from £1.60",
      unit: "each",
    },
    {
      name: "Loaves to order",
      text: "Ordered by four, on a numbered shelf at half past seven next morning. Sliced if you say so.",
      price: "from £3.90",
      unit: "per loaf",
    },
    {
      name: "Celebration cakes",
      text: "Three layers, your flavours, piped or plain. Bridie talks it through with you and draws it first.",
      price: "from £58",
      unit: "serves 12",
    },
    {
      name: "Wedding bread and cake",
      text: "Tiered cakes up to 150 slices, or a table of loaves to tear. Two tastings are part of it.",
      price: "from £320",
      unit: "delivered",
    },
    {
      name: "Breakfast boxes",
      text: "Pastries, rolls, butter and jam for six, packed before seven. For offices, and for mornings after.",
      price: "£34",
      unit: "for six",
    },
    {
      name: "Bread by subscription",
      text: "The same loaf on the same day, paid monthly. You skip the queue and we know what to mix.",
      price: "from £16",
      unit: "per month",
    },
    {
      name: "Sourdough day",
      text: "Eight people, one long table. You take home two loaves, a pot of leaven and somewhat floury shoes.",
      price: "£95",
      unit: "6 hours",
    },
    {
      name: "Children’s dough hour",
      text: "Saturday at ten: ages five to ten make a hedgehog that may be eaten. Grown-ups get coffee and a bench.",
      price: "£9",
      unit: "1 hour",
    },
    {
      name: "Bread for kitchens",
      text: "Tins, baps and focaccia for cafés and pubs, at the back door by half past six, five days a week.",
      price: "from £1.10",
      unit: "trade, each",
    },
    {
      name: "Leaven to take away",
      text: "A hundred grams of ours in a jar, with a card on how to keep it alive. It prefers neglect to fuss.",
      price: "free",
      unit: "bring a jar",
    },
  ],
  priceList: [
    {
      title: "Bread",
      note: "All raised with leaven, all at least eighteen hours old",
      entries: [
        {
          name: "Country loaf",
          text: "Stoneground wheat, a little rye, 900 g",
          price: "£4.60",
          marks: ["vg"],
        },
        { name: "Dark rye", text: "Baked for two hours, keeps for ten days", price: "£5.20", marks: ["vg"] },
        { name: "Seeded", text: "Sunflower, linseed, sesame, toasted", price: "£4.90", marks: ["vg"] },
        { name: "Baguette", price: "£2.40", marks: ["vg"] },
        { name: "White tin", text: "For sandwiches and convalescents", price: "£3.90", marks: ["vg"] },
      ],
    },
    {
      title: "From the butter drawer",
      note: "Until about eleven",
      entries: [
        { name: "Croissant", price: "£2.50", marks: ["v"] },
        { name: "Pain au chocolat", price: "£2.80", marks: ["v"] },
        { name: "Cinnamon bun", text: "Sticky on purpose", price: "£3.10", marks: ["v"] },
        { name: "Almond croissant", text: "Yesterday’s, made better", price: "£3.40", marks: ["v"] },
      ],
    },
    {
      title: "Buns and small cakes",
      entries: [
        { name: "Iced bun", text: "At eleven", price: "£1.60", marks: ["v"] },
        { name: "Cheese scone", price: "£2.20", marks: ["v"] },
        { name: "Eccles cake", price: "£2.30", marks: ["v"] },
        { name: "Flourless brownie", price: "£3", marks: ["v", "gf"] },
      ],
    },
    {
      title: "Tarts and pies",
      entries: [
        {
          name: "Fruit tart",
          text: "What is ripe, on custard; whole, for eight",
          price: "£26",
          marks: ["v"],
        },
        { name: "Custard tart", text: "Nutmeg, grated late", price: "£3.20", marks: ["v"] },
        { name: "Sausage roll", text: "Pork from the butcher opposite", price: "£3.60" },
        { name: "Leek and cheddar pasty", price: "£4.20", marks: ["v"] },
      ],
    },
    {
      title: "Celebration cakes",
      note: "Five days’ notice",
      entries: [
        { name: "Serves 12", text: "Three layers, two flavours", price: "£58", marks: ["v"] },
        { name: "Serves 24", price: "£96", marks: ["v"] },
        { name: "Serves 40", text: "Two tiers", price: "£155", marks: ["v"] },
        { name: "Lettering, piped", price: "free" },
        { name: "A digger, in marzipan", price: "£14", marks: ["v"] },
      ],
    },
  ],
  plans: [
    {
      name: "One a week",
      text: "For a small household.",
      price: "£16",
      yearlyPrice: "£176",
      unit: "per month",
      includes: ["Any one loaf, same day each week", "Skip two weeks a year", "A hot cross bun at Easter"],
    },
    {
      name: "Two a week",
      text: "For people who make packed lunches.",
      price: "£30",
      yearlyPrice: "£330",
      unit: "per month",
      includes: [
        "Two loaves, same or different",
        "Sliced and bagged by half past seven",
        "Skip four weeks a year",
        "10% off cakes",
      ],
      isRecommended: true,
    },
    {
      name: "Saturday breakfast",
      text: "For four at a table, once a week.",
      price: "£44",
      yearlyPrice: "£484",
      unit: "per month",
      includes: [
        "A country loaf and four croissants",
        "Butter, and the jam of the month",
        "Ready from half past seven",
      ],
    },
  ],
  people: [
    {
      name: "Maureen Pascoe",
      role: "Head baker",
      text: "Started at sixteen on doughnuts. Shapes two loaves at once, one in each hand, while talking about football.",
    },
    {
      name: "Mohammed Rashid",
      role: "Night baker",
      text: "Known as Mo. In the bakehouse from three. Owns the leaven in the sense that it listens to him.",
    },
    {
      name: "Bridie Callaghan",
      role: "Cakes",
      text: "Trained in Cork, drew cartoons for a paper before that. Has made forty-one diggers.",
    },
    {
      name: "Piotr Zielinski",
      role: "Rye",
      text: "His grandmother’s recipe, in litres and handfuls. Won’t be hurried below two hours.",
    },
    {
      name: "Sadie Prentice",
      role: "Pastry",
      text: "Folds butter at six in the morning with the door open, all winter. Says cold hands are a career.",
    },
    {
      name: "Len Arkwright",
      role: "Counter",
      text: "Came in for a bun when he retired from the buses and has been behind the till since.",
    },
    {
      name: "Gwen Treharne",
      role: "Classes",
      text: "Taught domestic science for thirty years. Has never let anyone go home with a flat loaf.",
    },
    {
      name: "Jamal Edwards",
      role: "Deliveries",
      text: "Forty stops before half past six. Can reverse a van full of tarts round any pub in the county.",
    },
  ],
  questions: [
    {
      question: "When do you sell out?",
      answer:
        "The country loaf usually goes by one o’clock, by eleven on Saturdays. Croissants rarely see ten. If you order before four the day before, yours is on the shelf with your name and stays there until closing.",
    },
    {
      question: "Is sourdough easier to digest?",
      answer:
        "Some people tell us so. A long rest lets the leaven break down part of the starch and the gluten. It does not make bread safe for anyone with coeliac disease, and we would never say that it does.",
    },
    {
      question: "Do you bake without gluten?",
      answer:
        "The brownie and the almond torte have no flour in them. Everything is made in a bakehouse where flour hangs in the air, so we can’t offer them to coeliacs in good conscience. We know a bakery that can, and will give you its number.",
    },
    {
      question: "How should I keep my loaf?",
      answer:
        "In a paper bag or a bread bin, cut side down, for up to four days; the rye keeps for ten. Never in the refrigerator, where it goes stale three times as fast. On day three, splash it with water and give it eight minutes in a hot oven.",
    },
    {
      question: "Can I freeze it?",
      answer:
        "Yes, on the day you buy it. Slice it first and take out what you need. Rolls and croissants freeze well too: ten minutes at 180 degrees from frozen and nobody will know.",
    },
    {
      question: "How much notice for a cake?",
      answer:
        "Five working days for a celebration cake, three months for a wedding in summer. If it’s tomorrow and you’re desperate, ring before nine. Bridie keeps two plain sponges in hand for exactly this.",
    },
    {
      question: "Will you copy a cake from a picture?",
      answer:
        "We will make one in its spirit. Bridie draws her version first so that you know what’s coming. We don’t do licensed characters, which leaves out a certain pig, but a pig is possible.",
    },
    {
      question: "Do you deliver?",
      answer:
        "Cakes, within fifteen miles, for £12. Bread by van only to cafés and pubs. Everyone else comes to the shop, or sends a neighbour; the bag has your name on it.",
    },
    {
      question: "What about allergens?",
      answer:
        "There is a card for each product at the counter, and we print one for your order. The bakehouse handles wheat, rye, milk, egg, nuts and sesame daily. If a trace could hurt you, please tell us first.",
    },
    {
      question: "What happens to what’s left over?",
      answer:
        "Very little is. Bread from yesterday costs half. At closing a volunteer collects the rest for the night shelter, and crusts go to Mrs Pike’s hens, who repay us in eggs.",
    },
  ],
  testimonials: [
    {
      quote:
        "I asked for a cake that looked like my husband’s allotment. There was a tiny bent fork. He cried, and he’s a roofer.",
      name: "Denise Holroyd",
      context: "sixtieth birthday",
    },
    {
      quote:
        "The rye lasted me the whole week of the conference. I took it in my suitcase, in a sock. It was better on the sixth day.",
      name: "Anders Lindh",
      context: "dark rye, every Tuesday",
    },
    {
      quote:
        "My bread at home was a frisbee for two years. Gwen watched me for four minutes and said, “You’re scared of it.” She was right.",
      name: "Callum Reid",
      context: "sourdough day, October",
    },
    {
      quote:
        "They ring me at eleven if I’ve not been in for my bun. I’m eighty-eight. That’s worth more than the bun.",
      name: "Edna Crossley",
      context: "Pensioners’ Wednesday",
    },
    {
      quote: "We’ve had their baps in the pub since 2018. Jamal’s been late once, and there was a flood.",
      name: "Gary Mistry",
      context: "publican",
    },
    {
      quote:
        "Ordered at ten to four, picked up on my way to the train. Shelf 14. I’ve not stood in a queue since spring.",
      name: "Farah Naqvi",
      context: "two loaves a week",
    },
    {
      quote: "The wedding cake survived nine miles of farm track. The photographer’s tripod didn’t.",
      name: "Rosie Tanner",
      context: "married in June",
    },
    {
      quote:
        "I was given a spoon of leaven in a jam jar in 2021. It’s called Kevin and it has outlived two relationships.",
      name: "Bryn Maddox",
      context: "customer and keeper of Kevin",
    },
    {
      quote: "My son won’t eat crusts. He eats these. I’ve stopped asking why.",
      name: "Chloe Whitmore",
      context: "Saturday breakfasts",
    },
    {
      quote: "Bread that goes stale. I’d forgotten it was meant to.",
      name: "Professor A. Kinnear",
      context: "white tin, thick",
    },
  ],
  hours: [
    { day: "Monday", note: "The oven rests" },
    { day: "Tuesday", open: "07:30", close: "15:00" },
    { day: "Wednesday", open: "07:30", close: "15:00", note: "Pensioners’ Wednesday" },
    { day: "Thursday", open: "07:30", close: "19:00", note: "Second bake at four" },
    { day: "Friday", open: "07:30", close: "15:00" },
    { day: "Saturday", open: "07:30", close: "14:00" },
    { day: "Sunday", open: "08:30", close: "12:30" },
  ],
  hoursNote: "Or until the shelf is bare. Orders for the next morning close at four in the afternoon.",
  statistics: [
    { figure: "30 hrs", label: "from flour to shelf, at the longest" },
    { figure: "60", label: "loaves to one oven" },
    { figure: "2009", label: "the year the leaven was begun" },
    { figure: "16:00", label: "is when orders close" },
  ],
  gallery: [
    {
      caption: "Cut at five, quarter past on Sundays",
      label: "A round loaf with wheat cut into its crust",
      fits: "daily shelf loaves order country loaf sourdough day crust bread leaven subscription stoneground",
    },
    {
      caption: "The second bake, Thursdays at four",
      label: "Three baguettes, side by side",
      fits: "baguette kitchens pubs trade loaf deliver sliced overnight",
    },
    {
      caption: "Twelve slices, or six honest ones",
      label: "A layered cake with chocolate and red berries",
      fits: "celebration cakes wedding cake layers flavours piped bridie draws",
    },
    {
      caption: "Gwen’s pin, older than Gwen",
      label: "A rolling pin, a whisk and a folded cloth",
      fits: "children dough hour class table make hand mixed improvers rule",
    },
    {
      caption: "Sticky on purpose",
      label: "Three cinnamon buns with icing",
      fits: "buns iced bun bun eleven queue sticky window tray warm",
    },
    {
      caption: "What was ripe this week",
      label: "A tart of red and dark berries",
      fits: "tart fruit season cake custard short butter",
    },
    {
      caption: "Field, mill and month",
      label: "A sack of flour and an ear of wheat",
      fits: "leaven flour mill field named millers take away wheat named",
    },
    {
      caption: "Until about ten, on a good day",
      label: "Two croissants on a plate",
      fits: "breakfast boxes pastries croissants butter morning offices",
    },
  ],
  posts: [
    {
      title: "How to talk to your leaven",
      summary: "Feed it less, keep it colder, and stop apologising.",
      date: "2026-09-29",
      body: [
        "Every week someone brings us a jar and a worried face. Nine times in ten there is nothing wrong in the jar. Grey liquid on top is alcohol; pour it off or stir it in. A smell of nail varnish means hungry. Pink or orange means start again, and that is the only emergency there is.",
        "If you bake once a week, keep it in the refrigerator. Take it out on Friday night, throw away all but a spoonful, and give it fifty grams each of flour and water. On Saturday morning do the same. By the afternoon it will float in a glass of water, and then it is ready.",
        "You don’t need to feed it daily, name it or play it the radio. Ours has a name, but that is our own affair.",
      ],
    },
    {
      title: "Why we bake it so dark",
      summary: "Most people’s favourite part of the loaf is the part they think is burnt.",
      date: "2026-07-14",
      body: [
        "At about 150 degrees the surface of a loaf begins to brown, and for the next hundred it makes flavours that weren’t in the flour: coffee, caramel, toasted nut. Stop early and you have bought the middle of a loaf with a lid on.",
        "A pale crust is also soft within the hour, because the crumb keeps giving off water and a thin crust takes it in. A thick dark one holds. That is why our country loaf is better at eight in the evening than a supermarket’s is at noon.",
        "If you truly prefer it lighter, tell us at the counter. We bake six “blonds” each morning for people who do, and Len keeps them under his end of the shelf.",
      ],
    },
    {
      title: "A cake that travels",
      summary: "Advice from somebody who has driven four hundred of them.",
      date: "2026-04-21",
      body: [
        "Put it in the boot or in the footwell, never on a seat: seats slope, and you don’t notice until the buttercream does. A damp tea towel under the box keeps it from sliding. Turn off the heating.",
        "Buttercream is happy for three hours in a cool room and for about forty minutes in a marquee in July. Fresh cream has half of that. If the party is outdoors, tell us, and we will make a filling that can stand about in the sun.",
        "Cut it with a long knife dipped in hot water. And take the picture first. We do like to see them arrive.",
      ],
    },
  ],
  events: [
    {
      title: "Sourdough day",
      text: "Mix, fold, shape and bake with Gwen and Mo. Lunch is what you would expect. Eight places.",
      date: "2027-02-06",
      time: "09:00",
      place: "The bakehouse",
      price: "£95",
    },
    {
      title: "Pancake Tuesday, leavened",
      text: "We bring out the flat pans. You bring a plate. While the batter lasts.",
      date: "2027-02-09",
      time: "10:00",
      place: "The shop",
      price: "£3",
    },
    {
      title: "Dough hour",
      text: "Ages five to ten make and bake a hedgehog. Aprons are here, sleeves need rolling.",
      date: "2027-03-06",
      time: "10:00",
      place: "The long table",
      price: "£9",
    },
    {
      title: "Hot cross night",
      text: "The one night we open late for buns. First tray at five, last at half past six, queue from four.",
      date: "2027-03-25",
      time: "17:00",
      place: "At the door",
      price: "from £2",
    },
  ],
  comparisons: [
    {
      title: "Tuesday, three in the afternoon, and after",
      before: "A sack from the mill by the weir, an empty basket, a bucket of water.",
      after: "Thursday, half past seven: the basket full, still ticking as it cools.",
    },
    {
      title: "Your starter, and the same one rested",
      before: "Fed daily, grey on top, loaves like a doorstep.",
      after: "A week in the cold, two feeds, a loaf that stands up.",
    },
  ],
  partners: [
    "Weir House Mill",
    "Harrow & Field Rye",
    "Pike’s Hens",
    "St Brannoc Night Shelter",
    "Copper Churn Dairy",
    "The Drovers, Eastgate",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay"],
  newsletterTitle: "What’s proving",
  newsletterText:
    "On Monday, while the oven rests: the fifth loaf of the week, what is ripe enough for a tart, and any places left in a class.",
  contact: {
    title: "Order a cake, or something large",
    text: "Tell us who it’s for and when. Bridie rings back in the afternoon, once the icing has set.",
    fields: [
      {
        label: "What would you like?",
        kind: "choice",
        options: [
          "A celebration cake",
          "A wedding cake",
          "Bread for a café or pub",
          "Breakfast boxes",
          "A place in a class",
        ],
      },
      { label: "For how many?", kind: "text" },
      { label: "For which day?", kind: "date" },
    ],
    action: "Send to the bakehouse",
  },
  booking: {
    title: "Put a loaf aside",
    text: "Choose when you’ll fetch it. It waits on the shelf, bagged, until we close.",
    slots: ["07:30", "08:30", "09:30", "10:30", "11:30"],
    action: "Keep it for me",
  },
  places: {
    ledger: {
      street: "6 Raven Shut",
      town: "Ludlow",
      area: "Shropshire",
      phone: "01632 960114",
      email: "orders@pembertondaughters.example",
    },
    studio: {
      street: "Unit 3, 20 Tib Court",
      town: "Manchester",
      area: "Greater Manchester",
      phone: "0161 496 0133",
      email: "bread@plainloaf.example",
    },
    counter: {
      street: "118 Sharrow Rise",
      town: "Sheffield",
      area: "South Yorkshire",
      phone: "0114 496 0158",
      email: "hiya@bunandbutton.example",
    },
    signal: {
      street: "Bay 7, Frog Island Works",
      town: "Leicester",
      area: "Leicestershire",
      phone: "0116 496 0171",
      email: "shelf@crumbworks.example",
    },
    almanac: {
      street: "2 Owengate Steps",
      town: "Durham",
      area: "County Durham",
      phone: "0191 498 0126",
      email: "notes@slowoven.example",
    },
    marquee: {
      street: "55 Saltmarket Close",
      town: "Glasgow",
      area: "Glasgow City",
      phone: "0141 496 0149",
      email: "fire@ashandrye.example",
    },
  },
  pages: [
    { id: "prices", name: "The shelf" },
    { id: "services", name: "Orders" },
    { id: "about", name: "The bakehouse" },
    { id: "gallery", name: "Window" },
    { id: "journal", name: "Notes on bread" },
    { id: "booking", name: "Keep a loaf" },
  ],
};
