import type { Industry } from "./industry.ts";

export const restaurant: Industry = {
  id: "restaurant",
  name: "Restaurant",
  plural: "Restaurants",
  synonyms: [
    "restaurants",
    "trattoria",
    "osteria",
    "ristorante",
    "bistro",
    "brasserie",
    "eatery",
    "diner",
    "dining room",
    "dining",
    "fine dining",
    "supper club",
    "steakhouse",
    "grill",
    "tavern",
    "gastropub",
    "pizzeria",
    "italian restaurant",
    "mexican restaurant",
    "indian restaurant",
    "thai restaurant",
    "sushi restaurant",
    "vegan restaurant",
    "seafood restaurant",
    "noodle bar",
    "ramen shop",
    "tapas bar",
    "kitchen",
    "chophouse",
    "food truck",
  ],
  vocabulary: [
    "menu",
    "dinner",
    "lunch",
    "supper",
    "chef",
    "cook",
    "table",
    "reservation",
    "booking",
    "pasta",
    "pizza",
    "wine",
    "steak",
    "fish",
    "vegan",
    "vegetarian",
    "gluten-free",
    "dessert",
    "starter",
    "course",
    "tasting",
    "wood-fired",
    "oven",
    "takeaway",
    "takeout",
    "delivery",
    "waiter",
    "sommelier",
    "guests",
    "dishes",
    "seasonal",
    "private dining",
    "terrace",
    "cuisine",
  ],
  locale: "en-US",
  customers: "guests",
  openings: {
    ledger: {
      name: "Hartwell’s",
      kicker: "Dining room and wood oven",
      headline: "A proper dinner, served in its own time.",
      opening:
        "White cloths, an oak fire and twenty-five dishes that follow the market. We lay fifty-two places and take each table once a night, so the cheese is never hurried.",
      action: "Reserve a table",
      secondAction: "Tonight’s menu",
    },
    studio: {
      name: "Tavola Nord",
      kicker: "Pasta, embers, natural wine",
      headline: "We print the menu at four.",
      opening:
        "By then the boats have called and the growers have driven off again. One room, one oven, flour on the window ledge, and whatever came in that morning.",
      action: "Find a table",
      secondAction: "Read the menu",
    },
    counter: {
      name: "Pina’s on the Corner",
      kicker: "The trattoria at the end of your street",
      headline: "Save room. There’s tiramisu.",
      opening:
        "Bring the kids, and your mother if she’s in town. Pasta is rolled by the front window every morning, and half plates for under-tens are $12.",
      action: "Save me a table",
      secondAction: "What’s for dinner?",
    },
    signal: {
      name: "Forno Nine",
      kicker: "Wood-fired kitchen",
      headline: "Oak. 430\u00a0°C. Ninety seconds.",
      opening:
        "That is one focaccia. The rest of the menu takes a little longer: steaks over embers, pasta cut to order, eight stools facing the oven mouth. Book in three taps.",
      action: "Book now",
      secondAction: "Full menu",
    },
    almanac: {
      name: "Salt Meadow",
      kicker: "A country restaurant and its seasons",
      headline: "The year, as it arrives at the back door",
      opening:
        "In January there are bitter leaves and beans; by June the peas come in faster than two people can shell them. We cook what the valley sends over an oak fire, fifty-two guests at a time, and write down what we learn.",
      action: "Come to dinner",
      secondAction: "From the notebook",
    },
    marquee: {
      name: "Osteria Lume",
      kicker: "Wood-fired suppers after dark",
      headline: "Fire, flour & a long table.",
      opening: "Hand-rolled pasta and wood-fired suppers, Tuesday to Sunday from five.",
      action: "Book a table",
      secondAction: "See the menu",
    },
  },
  copies: [
    {
      aboutTitle: "One oven, one sitting, one short menu",
      about: [
        "The oven was lit in 2014 and has been allowed to go cold eleven times since, always for the mason. It burns oak that has dried for two summers. By four in the afternoon the floor bakes bread in ninety seconds; by ten it has cooled to a slow oven, and tomorrow’s beans go in.",
        "The menu holds twenty-five dishes. A dish that is not ordered for a week leaves it, and one that came with a fish or a field leaves when that does.",
        "Every table is taken once an evening. It costs us a second sitting and gives you the room to order coffee, change your mind and order cheese.",
      ],
      servicesTitle: "Ways to eat here",
      servicesText:
        "Choose from the menu, leave it to the kitchen, or take the long table and be fourteen. Prices include tax; there is no service charge.",
      reasons: [
        {
          title: "Rolled after ten, gone by ten",
          text: "Egg dough is made each morning and cut when you order. What is left at closing feeds the staff.",
        },
        {
          title: "Named growers",
          text: "Nine farms and two boats are listed on the back of the menu, with the distance each has driven.",
        },
        {
          title: "Half the list under $50",
          text: "Ninety wines, forty-six of them below fifty dollars, twelve poured by the glass and kept three days at most.",
        },
        {
          title: "Eight stools for walk-ins",
          text: "The counter at the oven is never booked. Turn up at five, or try again at half past eight.",
        },
      ],
      processTitle: "How an evening runs",
      process: [
        {
          title: "5:00, doors",
          text: "Coats, water, bread from the oven. The first orders are in by twenty past.",
        },
        {
          title: "6:30, pasta",
          text: "Cut, boiled and sauced within six minutes of your order. Served when everyone’s is ready.",
        },
        { title: "7:30, fire", text: "Meat and fish rest as long as they cooked. You will smell it first." },
        { title: "9:00, cheese", text: "And sweets, and the bill when you ask for it." },
      ],
      closingTitle: "Tables open thirty days ahead, at nine.",
      closingText:
        "If your evening is full, add your name to the list. About one table in six comes back by noon of the day.",
    },
    {
      aboutTitle: "What the window ledge is for",
      about: [
        "There is a ledge along our front window, put in for plants, which the flour has taken over. Josefina rolls there from ten each morning because the light is good and because children stop to look. Most of what we would like to say about the restaurant can be seen from the sidewalk.",
        "What we took from Italy is the thrift: one good thing on a plate, a second if it helps, and bread for what is left. The beans cook overnight in the falling heat of the oven, since it would be a pity to waste it, and they are better than any beans we have hurried.",
        "The growers call in the early afternoon. Somebody has too many plums, or a boat stayed in. At four the menu is set and printed, twenty-five dishes on a sheet of paper that will light tomorrow’s fire.",
      ],
      servicesTitle: "An evening, several ways",
      servicesText:
        "Some come for a plate and a glass at the counter and are home for the news; others take the long table and are asked, gently, to think of the dishwasher.",
      reasons: [
        {
          title: "A menu one day old",
          text: "It carries the date. If the clams stayed in the bay, the line is struck through in pencil and the cook comes out to say why.",
        },
        {
          title: "Wood, and patience with it",
          text: "The oak is split in spring and left for two summers. Wet wood makes smoke, and smoke is a poor seasoning.",
        },
        {
          title: "The table stays yours",
          text: "Nobody is waiting for it. Conversations here have outlasted candles.",
        },
      ],
      processTitle: "From field to sheet of paper",
      process: [
        { title: "Before nine", text: "Bread is shaped and the ashes are raked for the last good coals." },
        { title: "At ten", text: "Eggs, flour, and a wooden board older than anyone who works on it." },
        { title: "After two", text: "The telephone. Plums, chard, a box of quinces from someone’s aunt." },
        { title: "At four", text: "The menu goes through the printer, and we eat together before you do." },
      ],
      closingTitle: "There is usually a chair",
      closingText:
        "Reserve when you can plan and come by when you can’t. The eight stools by the oven have never been promised to anyone.",
    },
    {
      aboutTitle: "Pull up a chair, it’s loud in here",
      about: [
        "You’ll hear us before you see us. There’s a fire going, somebody’s singing over the sink, and the table by the door has just found out it’s a girl.",
        "We cook the things we want to eat on our own night off: tagliatelle with tomatoes, chicken under a brick, beans that sat in the embers till morning. Portions are for hungry people. Sharing is fine, and so is not sharing.",
        "Along the back wall stands the long table. Fourteen seats, one plank of elm. Half the birthdays on this block have been sung there.",
      ],
      servicesTitle: "Come hungry, come how you like",
      servicesText:
        "Two of you on a Tuesday, fourteen on the big table, or a bag of fresh pasta to boil at home in your socks.",
      reasons: [
        {
          title: "Nobody rushes you",
          text: "One sitting a night. When you’ve sat down, the table’s yours until we stack the chairs.",
        },
        {
          title: "Kids eat properly",
          text: "Half plates of any pasta for $12, a lump of dough to play with, and a high chair that doesn’t wobble.",
        },
        {
          title: "Tell us once about allergies",
          text: "It goes on your booking, on the kitchen’s board and on the plate’s flag. You don’t have to repeat it three times.",
        },
        {
          title: "Sunday supper",
          text: "Three courses on platters for $48 a head. Second helpings are part of it.",
        },
      ],
      processTitle: "Never been? It’s easy",
      process: [
        { title: "Book, or don’t", text: "Tables online, stools at the oven for whoever turns up." },
        { title: "Get bread", text: "It’s on the table before you’ve got your coat off." },
        {
          title: "Order or point",
          text: "Say “you choose”, and five courses come out for $72 each. It’s what we’d pick.",
        },
        { title: "Stay", text: "There’s grappa. There’s a checkers board. There’s more bread." },
      ],
      closingTitle: "We’ll keep the fire in.",
      closingText:
        "Pick a night and tell us how many. If you’re running late, call us; we’ll slide your bread back in the oven.",
    },
  ],
  services: [
    {
      name: "Dinner from the menu",
      text: "Twenty-five dishes, from olives to bistecca for two. Order as little or as much as you like; the table is yours for the evening.",
      price: "from $21",
      unit: "for a plate of pasta",
    },
    {
      name: "The kitchen’s choice",
      text: "Five courses chosen by the cooks on the day, for the whole table. Tell us what you don’t eat and we will steer around it.",
      price: "$72",
      unit: "per guest",
    },
    {
      name: "Wines to match",
      text: "Five small glasses beside the five courses, two of them from growers you have not heard of. A version without alcohol is $28.",
      price: "$42",
      unit: "per guest",
    },
    {
      name: "The long table",
      text: "One plank of elm for eight to fourteen, a few steps away from the other tables, with platters to share and your own server.",
      price: "from $65",
      unit: "per guest",
    },
    {
      name: "Sunday supper",
      text: "Antipasti, a roast from the oven and something sweet, on platters to pass around. Second helpings are included.",
      price: "$48",
      unit: "per guest, Sundays from five",
    },
    {
      name: "Pasta class",
      text: "Three hours at the board on a Saturday morning: two doughs, four shapes, then lunch from what you have rolled.",
      price: "$85",
      unit: "per person, ten at most",
    },
    {
      name: "Pasta to take home",
      text: "Fresh tagliatelle or cavatelli with a jar of sauce for two and a card with the cooking time. Order by three.",
      price: "from $24",
      unit: "serves two",
    },
    {
      name: "The whole house",
      text: "Fifty-two seats, the oven and all of us until midnight. Menu, wine and flowers are settled over one tasting.",
      price: "from $6,500",
      unit: "per evening",
    },
    {
      name: "Bring your own bottle",
      text: "Two bottles to a table, opened and poured in the right glasses. On Tuesdays we waive the charge.",
      price: "$25",
      unit: "per bottle",
    },
    {
      name: "Gift cards",
      text: "Printed on menu paper and mailed the same day, or sent by e-mail within the hour. They do not expire.",
      price: "from $50",
      unit: "any amount",
    },
  ],
  priceList: [
    {
      title: "To begin",
      note: "v vegetarian, vg vegan, gf made without gluten. Ask about anything else; the cooks know every pan.",
      entries: [
        {
          name: "Focaccia from the oak oven",
          text: "Rosemary, coarse salt, green oil",
          price: "$9",
          marks: ["vg"],
        },
        { name: "Warm olives", text: "Orange peel, fennel seed", price: "$7", marks: ["vg", "gf"] },
        { name: "Charred peppers", text: "Anchovy, capers, fried crumbs", price: "$14" },
        { name: "Burrata", text: "Peas, mint, lemon oil", price: "$18", marks: ["v", "gf"] },
        { name: "Chicken liver toasts", text: "Vin santo onions", price: "$13" },
      ],
    },
    {
      title: "Rolled this morning",
      note: "Half plates for under-tens, $12. Pasta without gluten on request.",
      entries: [
        { name: "Tagliatelle", text: "Tomatoes, basil, butter", price: "$21", marks: ["v"] },
        { name: "Pappardelle", text: "Ragù of beef and pork, six hours", price: "$26" },
        { name: "Cavatelli", text: "Sausage, broccoli rabe, pecorino", price: "$24" },
        { name: "Agnolotti", text: "Ricotta, nettles, brown butter", price: "$25", marks: ["v"] },
        { name: "Spaghetti", text: "Clams, white wine, dried chili", price: "$27" },
        { name: "Trofie", text: "Pesto, green beans, potato", price: "$22", marks: ["v"] },
      ],
    },
    {
      title: "From the fire",
      entries: [
        { name: "Half chicken under a brick", text: "Lemon, bitter leaves", price: "$29", marks: ["gf"] },
        { name: "Whole sea bream", text: "Fennel, salsa verde", price: "$36", marks: ["gf"] },
        { name: "Pork chop", text: "Plums, sage, cider vinegar", price: "$34", marks: ["gf"] },
        {
          name: "Bistecca for two",
          text: "A kilo on the bone, rosemary salt",
          price: "$98",
          marks: ["gf"],
        },
        {
          name: "Eggplant in the embers",
          text: "Smoked tomato, almonds, mint",
          price: "$23",
          marks: ["vg", "gf"],
        },
      ],
    },
    {
      title: "Alongside",
      entries: [
        { name: "Overnight beans", text: "Sage, garlic, new oil", price: "$11", marks: ["vg", "gf"] },
        { name: "Ash potatoes", text: "Cracked open, salt, vinegar", price: "$10", marks: ["vg", "gf"] },
        { name: "Little gem", text: "Walnuts, gorgonzola", price: "$13", marks: ["v", "gf"] },
        { name: "Greens", text: "Whatever the field sent, chili", price: "$10", marks: ["vg", "gf"] },
      ],
    },
    {
      title: "Sweets and cheese",
      entries: [
        { name: "Tiramisu", text: "Spooned at the table", price: "$12", marks: ["v"] },
        { name: "Lemon tart", text: "Burnt sugar, sour cream", price: "$12", marks: ["v"] },
        { name: "Chocolate and olive oil cake", text: "Sea salt", price: "$13", marks: ["v", "gf"] },
        { name: "Roasted figs", text: "Honey, warm ricotta", price: "$12", marks: ["v", "gf"] },
        { name: "Three cheeses", text: "Chestnut honey, walnut bread", price: "$19", marks: ["v"] },
      ],
    },
  ],
  plans: [
    {
      name: "Short supper",
      text: "For a table that has a train to catch.",
      price: "$65",
      unit: "per guest, eight or more",
      includes: ["Bread, olives and two antipasti", "Two pastas on platters", "Tiramisu and coffee"],
    },
    {
      name: "Long table",
      text: "The one most birthdays choose.",
      price: "$85",
      unit: "per guest, eight to fourteen",
      includes: [
        "Four antipasti to pass around",
        "Two pastas",
        "Chicken and fish from the fire, three sides",
        "Two sweets, coffee, your own cake if you bring one",
      ],
      isRecommended: true,
    },
    {
      name: "Whole evening",
      text: "With the cellar thrown open.",
      price: "$120",
      unit: "per guest, ten to fourteen",
      includes: [
        "Everything of the long table",
        "Bistecca carved at the table",
        "Four wines, half a bottle per guest",
        "Cheese, grappa and printed menus",
      ],
    },
  ],
  people: [
    {
      name: "Lucia Marchetti",
      face: 24,
      role: "Head chef",
      text: "Grew up over a butcher shop and went to sea as a ship’s cook before she had a kitchen that stood still. Tastes everything twice, hot and lukewarm.",
    },
    {
      name: "Owen Pratt",
      face: 17,
      role: "Fire cook",
      text: "Lights the oven at one and reads it by the color of the bricks. Once ran a smithy; says the hours were better.",
    },
    {
      name: "Josefina Cruz",
      face: 6,
      role: "Pasta maker",
      text: "Rolls ten pounds of dough on a quiet day. Can cut tagliatelle to the quarter inch while giving directions to the station.",
    },
    {
      name: "Nadia Haddad",
      face: 10,
      role: "Pastry",
      text: "Trained as a chemist. Her tiramisu took forty attempts, and the notebook is in the kitchen if you want to argue.",
    },
    {
      name: "Théo Laurent",
      face: 5,
      role: "Wine",
      text: "Writes the list by hand and will tell you which bottle he drinks at home. It is the fourth one, at $38.",
    },
    {
      name: "Mei-Lin Zhao",
      face: 14,
      role: "Sous chef",
      text: "Runs the pass in a whisper. Grew the chili on the greens in her own yard.",
    },
    {
      name: "Hamish Doyle",
      face: 23,
      role: "Front of house",
      text: "Remembers where you sat. Keeps a drawer of reading glasses in six strengths for people who left theirs in the car.",
    },
    {
      name: "Walt Jensen",
      face: 39,
      role: "Pots and garden",
      text: "Has scrubbed the pots since the first night, and planted the rosemary by the door from a guest’s cutting.",
    },
  ],
  questions: [
    {
      question: "How far ahead do I need to book?",
      answer:
        "Tables open thirty days ahead at nine in the morning. Fridays and Saturdays go within a day or two, Tuesdays often on the afternoon itself. The eight stools at the oven are never booked: come at five, or after half past eight when the early ones leave.",
    },
    {
      question: "How long may we keep the table?",
      answer:
        "All evening. We seat each table once, so nobody is waiting behind you. The kitchen takes last orders forty-five minutes before we close.",
    },
    {
      question: "Can you cook for allergies?",
      answer:
        "Yes, with a day’s notice for anything serious. Tell us when you book and it stays on your name for next time. We cook with nuts, wheat and shellfish in one open kitchen, so we cannot promise that no trace is present.",
    },
    {
      question: "What is there for vegans?",
      answer:
        "Six dishes on the printed menu carry vg, among them the eggplant, the overnight beans and the focaccia. The kitchen’s choice can be made vegan throughout if the booking says so.",
    },
    {
      question: "Are children welcome?",
      answer:
        "Very. Any pasta comes as a half plate for $12 up to the age of ten, there are three high chairs, and the bench by the window has the best view of the fire. After eight it gets loud enough that nobody hears them anyway.",
    },
    {
      question: "Can I bring my own wine or a cake?",
      answer:
        "Two bottles a table at $25 each, waived on Tuesdays. Cakes are free of charge if you let us have a slice, and we have candles.",
    },
    {
      question: "What happens if we have to cancel?",
      answer:
        "Until noon of the day it costs nothing; please do it through the link in your confirmation. After that we ask $20 per guest, because the dough is already rolled. For the long table the deadline is three days.",
    },
    {
      question: "Is the dining room accessible?",
      answer:
        "There is no step at the door, the restroom takes a wheelchair, and four tables have space on one side without a bench. Two tables stand away from the kitchen for guests who hear better in quiet. Tell us and we will hold one.",
    },
    {
      question: "Is there a service charge?",
      answer:
        "No. Printed prices include tax, and tips are shared by everyone who worked that night, cooks and dishwashers included.",
    },
    {
      question: "Do you do takeout?",
      answer:
        "Fresh pasta and sauce to cook at home, ordered by three and collected between half past four and six. We don’t send out cooked plates, since they are past their best within ten minutes.",
    },
  ],
  testimonials: [
    {
      quote:
        "We came at half past five with a two-year-old and left at nine with the same two-year-old, asleep on a bench, covered in somebody’s apron.",
      name: "Aoife Brennan",
      context: "Tuesday regular",
    },
    {
      quote:
        "I asked for the cheapest red without looking at my date. He poured it like it was the other one.",
      name: "Marcus T.",
      context: "first dinner, now married",
    },
    {
      quote:
        "I’m celiac and I’ve stopped reading menus. Here the server came back with the flour bag so that I could read the label.",
      name: "Helen Sorensen",
      context: "guest since 2019",
    },
    {
      quote: "Chicken skin like stained glass. I have tried it at home with a brick. I now own a new oven.",
      name: "Dev Patel-Ward",
      context: "eats at the counter",
    },
    {
      quote:
        "Fourteen of us for Dad’s seventieth, three vegetarians, one who eats nothing green. Nobody had to explain themselves at the table.",
      name: "Chiara Romano",
      context: "booked the long table in May",
    },
    {
      quote:
        "The beans. I know. I ordered them because I was being careful with money, and I’ve ordered them every time since.",
      name: "Noel Abbott",
      context: "cellist, comes after rehearsals",
    },
    {
      quote:
        "At the pasta class I made something that looked like bandages. Josefina called it maltagliati and cooked it anyway.",
      name: "Ingrid Solheim",
      context: "a birthday present",
    },
    {
      quote:
        "Good bread, fair wine, and I could hear my wife speak. At our age that is most of what one wants.",
      name: "Bernard Oakes",
      context: "sits at the quiet table",
    },
    {
      quote:
        "They were out of clams and said so before we’d opened the menu. The cook told us to have the trofie. The cook was right.",
      name: "Simone Achebe",
      context: "drove in from the coast",
    },
    {
      quote:
        "I took a stool by the oven, alone, with a book. I read two pages. The fire cook told me about plums for most of an hour.",
      name: "Jack Lindgren",
      context: "in town for work",
    },
  ],
  hours: [
    { day: "Monday", note: "Closed. We are at the farms" },
    { day: "Tuesday", open: "17:00", close: "22:00", note: "No charge for your own bottle" },
    { day: "Wednesday", open: "17:00", close: "22:00" },
    { day: "Thursday", open: "17:00", close: "22:00" },
    { day: "Friday", open: "17:00", close: "23:00" },
    { day: "Saturday", open: "17:00", close: "23:00" },
    { day: "Sunday", open: "17:00", close: "21:30", note: "Sunday supper as well as the menu" },
  ],
  hoursNote:
    "Last orders forty-five minutes before closing. We close for two weeks in January, when the mason comes to see the oven.",
  statistics: [
    { figure: "52", label: "seats, and eight stools at the oven" },
    { figure: "25", label: "dishes on a menu printed daily" },
    { figure: "24 lb", label: "of dough rolled on a Saturday" },
    { figure: "2014", label: "the year the oven was lit" },
  ],
  gallery: [
    {
      caption: "Tagliatelle, twisted once with the fork",
      label: "A nest of pasta with small tomatoes and basil on a plate",
      fits: "pasta tagliatelle class dough shapes flour rolled egg fresh dinner menu",
    },
    {
      caption: "What the cooks eat, a quarter past four",
      label: "Four fried eggs in a pan of tomato sauce",
      fits: "kitchen cooks pan choice courses embers fire breakfast supper sunday oven",
    },
    {
      caption: "Poured by the glass, open three days at most",
      label: "A bottle of red wine beside a filled glass",
      fits: "wine bottle glass wines match growers list order bring",
    },
    {
      caption: "Baked at noon, sliced when you sit down",
      label: "Two slices of bread and a knife on a wooden board",
      fits: "bread loaf focaccia oven dough platters antipasti long table share elm",
    },
    {
      caption: "August, and nothing done to it",
      label: "Three tomatoes and two sprigs of basil",
      fits: "market season farm vegetables tomato garden home take jar sauce",
    },
    {
      caption: "By the window, ten to five",
      label: "A plate with a folded napkin, laid with knife and fork",
      fits: "table laid guests house private seats evening reserve booking gift cards whole",
    },
    {
      caption: "Squash soup, from October until the squash is gone",
      label: "A bowl of soup with cream and croutons, bread beside it",
      fits: "soup winter season bowl autumn tasting spoon",
    },
    {
      caption: "Last order of the evening",
      label: "A cup of coffee on its saucer, a napkin and a slice of lemon",
      fits: "coffee dessert sweet late last finish lemon",
    },
  ],
  posts: [
    {
      title: "Fresh pasta for two, by weight",
      summary: "One hundred grams, one egg, half an hour of doing nothing.",
      date: "2026-11-05",
      body: [
        "For two people weigh 200 grams of fine white flour (type 00 if you can get it, plain if you can’t) and crack in two eggs of about 55 grams each. In small kitchens a bowl is better than the famous volcano on the board, which mostly teaches you how far egg can travel.",
        "Knead for eight minutes, until the dough stops tearing and begins to push back. Wrap it and leave it alone for thirty. This rest does more than any extra kneading: the flour finishes drinking, and the sheet will stretch where it would have snapped.",
        "Roll until you can see the grain of the table through it. Dust, fold loosely, and cut with a long knife, a quarter of an inch for tagliatelle. Shake out the ribbons and let them lie ten minutes so that they don’t glue themselves together.",
        "Salt the water at ten grams to the liter, which tastes like mild soup. Two minutes is enough. Lift the pasta into the sauce with a ladle of its water, and stir over the heat until the liquid turns from thin to glossy. Then sit down at once.",
      ],
    },
    {
      title: "The loaf that waits overnight",
      summary: "Our focaccia for a home oven, with eighteen hours in which you may do as you please.",
      date: "2026-09-17",
      body: [
        "Stir 500 grams of bread flour, 400 grams of cool water, 10 grams of salt and 2 grams of dried yeast in a large bowl. It will look like a mistake. Cover it and put it in the refrigerator until tomorrow.",
        "The next day pour three spoons of olive oil into a deep tray, tip the dough in, and turn it over once. Leave it somewhere warm for two and a half hours. When it wobbles like custard as you nudge the tray, it is ready.",
        "Oil your fingers and press them straight down to the metal, all over. Scatter rosemary and coarse salt. Bake at 230 °C (450 °F) on the lowest shelf for 24 minutes, and move it up for the last three if the top is pale.",
        "Take it out of the tray right away and cool it on a rack, or the base will steam and soften. We serve it warm. The day after, it makes a sandwich that keeps you from ordering lunch.",
      ],
    },
    {
      title: "How to order wine without looking at the list",
      summary: "Three sentences that work anywhere, from the person on the other side of the table.",
      date: "2026-07-08",
      body: [
        "Say what you are eating and what you drank last that you liked. It need not be grand. “We had a cold red last summer” tells me more than a grape variety, because it tells me light, chilled and not too serious.",
        "Point at a price. If you would like to be discreet, lay a finger on any bottle around your figure and ask, “Something like this?” Everyone in the trade understands it, and nobody else at the table needs to.",
        "When I pour a taste, I am asking if the wine is faulty. Smell it. Wet cardboard means cork, vinegar means it has been open too long; in either case say so and it goes back. If it is sound and you simply don’t enjoy it, tell me that as well. I would sooner open another and drink this one after service.",
      ],
    },
  ],
  events: [
    {
      title: "The new oil",
      text: "Four oils from the last harvest, tasted on beans, bread and ice cream, with the grower who brought them.",
      date: "2027-02-10",
      time: "18:00",
      place: "The long table",
      price: "$58",
    },
    {
      title: "Pasta class: egg and no egg",
      text: "Two doughs and four shapes for ten people, then lunch. Aprons are lent, containers are not.",
      date: "2027-03-06",
      time: "10:00",
      place: "The window board",
      price: "$85",
    },
    {
      title: "A whole fish, head to tail",
      text: "Lucia takes apart one large fish and sends it out in six courses, the collar first.",
      date: "2027-04-15",
      time: "18:30",
      place: "Oven counter and front room",
      price: "$95",
    },
    {
      title: "Peas: the shelling party",
      text: "Come at three, shell a bowl, stay for dinner on the house until the peas run out.",
      date: "2027-06-13",
      time: "15:00",
      place: "Back yard",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Four in the afternoon, eight at night",
      before: "4 p.m. Two tomatoes, a handful of basil, half a lemon and the long knife.",
      after: "8 p.m. Tagliatelle with tomatoes and basil, at table six.",
    },
  ],
  partners: [
    "Three Gates Farm",
    "Morrow & Sons, Fish",
    "Underhill Dairy",
    "Old Press Olive Oil",
    "Kiln Street Roasters",
    "Windrow Mill",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "Google Pay"],
  newsletterTitle: "The menu by mail",
  newsletterText:
    "Each Thursday at four we send the weekend’s menu, the tables that came back and one thing to cook on Monday, when we are closed.",
  contact: {
    title: "Write to the front desk",
    text: "For groups of eight or more, private evenings, a lost scarf or a question about the beans. Hamish answers between two and five.",
    fields: [
      {
        label: "What is it about?",
        kind: "choice",
        options: [
          "The long table",
          "The whole house",
          "A pasta class",
          "An allergy",
          "Something I left behind",
          "Something else",
        ],
      },
      { label: "How many of you?", kind: "text" },
      { label: "Which evening?", kind: "date" },
    ],
    action: "Send to the restaurant",
  },
  booking: {
    title: "Reserve a table",
    text: "For one to seven guests, up to thirty days ahead. The table is yours for the evening. Larger parties write to us.",
    slots: ["17:00", "17:30", "18:15", "19:00", "19:30", "20:15"],
    action: "Hold this table",
  },
  places: {
    ledger: {
      street: "62 Benefit Court",
      town: "Providence",
      area: "Rhode Island",
      phone: "(401) 555-0136",
      email: "reservations@hartwells.example",
    },
    studio: {
      street: "2190 Cooper’s Row",
      town: "Halifax",
      area: "Nova Scotia",
      phone: "(902) 555-0171",
      email: "ciao@tavolanord.example",
    },
    counter: {
      street: "3 Norfolk Corner",
      town: "Fremantle",
      area: "Western Australia",
      phone: "(08) 5550 0128",
      email: "hello@pinas.example",
    },
    signal: {
      street: "9 Distillery Yard",
      town: "Toronto",
      area: "Ontario",
      phone: "(416) 555-0109",
      email: "book@fornonine.example",
    },
    almanac: {
      street: "4410 Old Orchard Road",
      town: "Hood River",
      area: "Oregon",
      phone: "(541) 555-0147",
      email: "table@saltmeadow.example",
    },
    marquee: {
      street: "27 Lantern Alley",
      town: "Asheville",
      area: "North Carolina",
      phone: "(828) 555-0184",
      email: "hello@osterialume.example",
    },
  },
  notice:
    "Our kitchen handles wheat, milk, eggs, nuts, fish and shellfish. Raw or lightly cooked dishes carry a higher risk of illness for some guests; please ask us.",
  pages: [
    { id: "prices", name: "Menu" },
    { id: "about", name: "The house" },
    { id: "gallery", name: "Pictures" },
    { id: "events", name: "Evenings" },
    { id: "journal", name: "Notebook" },
    { id: "booking", name: "Reservations" },
  ],
};
