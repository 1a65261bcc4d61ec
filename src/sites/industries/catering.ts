import type { Industry } from "./industry.ts";

export const catering: Industry = {
  id: "catering",
  name: "Catering",
  plural: "Caterers",
  synonyms: [
    "caterer",
    "catering company",
    "catering service",
    "wedding caterer",
    "corporate catering",
    "office catering",
    "event catering",
    "party food",
    "party catering",
    "private chef",
    "personal chef",
    "food truck",
    "banquet catering",
    "buffet catering",
    "lunch delivery",
    "meal delivery",
    "boxed lunches",
    "outside catering",
  ],
  vocabulary: [
    "cater",
    "catered",
    "buffet",
    "banquet",
    "canapés",
    "canapes",
    "hors d’oeuvres",
    "finger food",
    "passed bites",
    "grazing table",
    "platter",
    "platters",
    "carving station",
    "chafing dish",
    "headcount",
    "per head",
    "per person",
    "tasting",
    "menu tasting",
    "plated dinner",
    "family-style",
    "sit-down dinner",
    "waitstaff",
    "servers",
    "rental plates",
    "tableware",
    "linens",
    "box lunch",
    "working lunch",
    "sandwich platter",
    "drop-off",
    "setup",
    "wake",
    "barbecue",
    "hog roast",
    "dietary requirements",
    "kosher",
    "halal",
    "commissary kitchen",
  ],
  locale: "en-US",
  customers: "hosts",
  openings: {
    ledger: {
      name: "Whitcombe & Rowe",
      kicker: "Dinners of twelve to three hundred",
      headline: "Dinner for two hundred, served hot.",
      opening:
        "We bring the kitchen, the plates and eleven people in pressed aprons, and leave the room as we found it. Since 2006 nobody has waited more than six minutes between the first plate and the last.",
      action: "Ask for a menu",
      secondAction: "Prices per guest",
    },
    studio: {
      name: "Table Twelve",
      kicker: "Food for rooms",
      headline: "The room goes quiet at the first bite.",
      opening:
        "We cook for exhibitions, launches and dinners in places without a kitchen. Few dishes, large plates, no skewers with flags.",
      action: "Plan a dinner",
      secondAction: "Recent tables",
    },
    counter: {
      name: "Big Pot Betty’s",
      kicker: "Family style, by the tray",
      headline: "Nobody goes home hungry, hon.",
      opening:
        "Reunions, retirements, the cousin who’s finally marrying him. We show up with the good trays, feed everybody twice, and wash up after.",
      action: "Call Betty’s crew",
      secondAction: "See the trays",
    },
    signal: {
      name: "Noon Logistics",
      kicker: "Office lunch, tracked",
      headline: "Lunch for ninety. On the dot.",
      opening:
        "Order by 3 p.m., see the van at 11:40, eat at noon. Each box carries a name and its allergens. Late by more than ten minutes and lunch is on us.",
      action: "Order for tomorrow",
      secondAction: "Boxes and prices",
    },
    almanac: {
      name: "Salt & Procession",
      kicker: "Feasts through the year",
      headline: "How to feed a field, and other occasions",
      opening:
        "There is a way of laying a table so that strangers pass each other the bread. It has to do with long boards, one large dish between six, and a kitchen that comes in sideways under an apple tree.",
      action: "Begin a feast",
      secondAction: "Feasts we remember",
    },
    marquee: {
      name: "Banquet",
      kicker: "Dinners people retell",
      headline: "Lift the lid.",
      opening: "Two hundred covers raised in the same second. Steam, then silence, then everybody at once.",
      action: "Set the date",
      secondAction: "See the tables",
    },
  },
  copies: [
    {
      aboutTitle: "A kitchen that travels in two vans",
      about: [
        "We cook for groups of twelve to three hundred. Preparation is done in our own kitchen, which the county inspects twice a year and you may visit any weekday. The finishing is done where you are, on burners and ovens that we bring.",
        "Every event has one chef and one floor manager, named in the contract. They have seen the room before the day: where the outlets are, how wide the door is, and where forty plates can stand.",
        "A quotation lists food, staff, hire and travel as four separate sums. It holds for sixty days. The final headcount is due seven days before, and we cook for five percent more.",
      ],
      servicesTitle: "What we serve, and how",
      servicesText:
        "Prices are per guest and include cooking, delivery and clearing up. Staff, plates and linen are listed beside them, so that you may bring your own.",
      reasons: [
        {
          title: "One chef, from tasting to plate",
          text: "Whoever cooked your tasting cooks your event. It says so in the contract.",
        },
        {
          title: "Four sums, no surprises",
          text: "Food, staff, hire, travel. We have not sent a second invoice since 2015.",
        },
        {
          title: "Allergies by name",
          text: "A plate with a card for each guest who told us, carried by a person who knows.",
        },
        {
          title: "Nothing thrown away",
          text: "What is left is boxed for you or driven to the food bank the same night.",
        },
      ],
      processTitle: "From first call to last fork",
      process: [
        {
          title: "Call",
          text: "Twenty minutes: date, place, people, money. A draft menu follows in three days.",
        },
        { title: "Tasting", text: "Six dishes for two, in our kitchen. You change what you like." },
        { title: "Visit", text: "We measure the room, the stairs and the power two weeks ahead." },
        { title: "The day", text: "In four hours before, out ninety minutes after. The floor is swept." },
      ],
      closingTitle: "Tell us the date; we will check the vans.",
      closingText:
        "Give us the day, the place and a rough number. You have a draft menu and four sums within three working days.",
    },
    {
      aboutTitle: "A table is a kind of weather",
      about: [
        "People come in from different lives and stand about with their coats on. Then something is put into their hands that needs both of them, and they begin to talk. That is most of our work. The rest is getting the ovens up the stairs.",
        "We cook food to be shared by those who don’t know each other yet: one fish between six, a loaf that must be torn, a bowl that has to be held for somebody. It is harder to be a stranger with a spoon in your hand.",
        "Menus are written for the place. A boatyard wants smoke, a library wants something quiet. In a barn in October there is really only one soup.",
      ],
      servicesTitle: "Ways of sitting down",
      servicesText:
        "Or of standing up. A party on its feet wants eight bites each and somewhere to put the sticks.",
      reasons: [
        { title: "Large plates", text: "Between four, six or eight. Passing is the point." },
        {
          title: "What the month has",
          text: "If the tomatoes aren’t ready we will write to you about beans.",
        },
        {
          title: "A cook you can see",
          text: "The last stage happens in the room, with fire where fire is allowed.",
        },
      ],
      processTitle: "The slow part and the quick one",
      process: [
        { title: "We walk the place", text: "Preferably with you, at the hour it will be." },
        { title: "A page of ideas", text: "Handwritten, with things crossed out. You cross out more." },
        {
          title: "A small supper",
          text: "The menu, for two, weeks before. Bring your mother if she is the one to convince.",
        },
        { title: "The evening", text: "You sit down. That is all that you do." },
      ],
      closingTitle: "Somebody has to bring the bread",
      closingText:
        "Write and say what it is for. A wedding and a wake need much the same things: enough, warm, and on time.",
    },
    {
      aboutTitle: "We’ve fed your cousin. Ask her.",
      about: [
        "Two vans, one very large pot, and a crew who’ve been doing this since before your niece was born. We’ve fed christenings in garages and boardrooms on the fortieth floor. The elevator was out. We still came.",
        "Ruthanne’ll ask how many. Say the number. Then she’ll ask how many teenagers, and she’ll add ten percent, and she’ll be right.",
        "Vegan brother-in-law? He gets the good stuff too. Gran can’t chew? We’ve got her. The kid who only eats beige? Sweetheart, we have a tray for that.",
      ],
      servicesTitle: "What do you need, and how hot?",
      servicesText:
        "Trays you pick up, trays we bring, or the whole crew in clean aprons. Wherever you land, the rolls are included.",
      reasons: [
        { title: "Seconds are in the price", text: "We count on them. So should you." },
        { title: "We wash up", text: "Ours, and yours if it’s in the sink." },
        {
          title: "Leftovers go home",
          text: "Foil, boxes, a marker for names. No fighting over the brisket.",
        },
        { title: "Rain? Fine.", text: "We own four awnings and a lot of rope." },
      ],
      processTitle: "Easy as this",
      process: [
        { title: "Ring us", text: "Who, where, how many, what’s the oven like." },
        { title: "Pick trays", text: "Or say “you choose” and tell us who’s picky." },
        { title: "Eat", text: "We’ll be the ones at the back with the tongs." },
      ],
      closingTitle: "So how many are coming, really?",
      closingText: "Tell us the honest number and the hopeful one. We’ll cook for the space in between.",
    },
  ],
  services: [
    {
      name: "Seated dinner",
      text: "Three courses, plated in the room, with one server to ten guests. Bread, coffee and a tasting for two are part of it.",
      price: "from $88",
      unit: "per guest",
    },
    {
      name: "Family-style dinner",
      text: "Large dishes set between six or eight, passed by the guests. Two mains, four sides, one pudding.",
      price: "from $64",
      unit: "per guest",
    },
    {
      name: "Buffet",
      text: "Hot dishes kept hot, cold ones kept cold, labeled in type that can be read. Two lines from sixty guests on.",
      price: "from $46",
      unit: "per guest",
    },
    {
      name: "Standing reception",
      text: "Eight bites each over two hours, passed by hand. None needs a knife, and none drips on a shirt.",
      price: "from $38",
      unit: "per guest",
    },
    {
      name: "Boxed lunch",
      text: "Sandwich, salad, fruit and a cookie, in a box with a name and a list of what is in it. From ten boxes.",
      price: "from $17",
      unit: "per box",
    },
    {
      name: "Breakfast meeting",
      text: "Warm rolls, eggs, fruit and a great deal of coffee, laid out by half past seven and gone by ten.",
      price: "from $19",
      unit: "per guest",
    },
    {
      name: "Wedding, start to finish",
      text: "Bites, dinner, cake cutting and something fried at midnight. One chef and one floor manager, from tasting to last box.",
      price: "from $126",
      unit: "per guest",
    },
    {
      name: "After a funeral",
      text: "Soup, sandwiches, tea and somebody calm. We need a day’s notice, an address, and nothing else from you.",
      price: "from $26",
      unit: "per guest",
    },
    {
      name: "Staff",
      text: "Servers, bartenders and dishwashers in plain aprons, with a manager from four upward. Four hours at least.",
      price: "from $42",
      unit: "per hour",
    },
    {
      name: "Plates, glass and linen",
      text: "Everything for one place setting, delivered clean and taken away dirty. Also without our food.",
      price: "from $9",
      unit: "per setting",
    },
  ],
  priceList: [
    {
      title: "Bites",
      note: "Eight per guest make a reception",
      entries: [
        { name: "Beet, goat cheese, walnut", price: "$3.50", marks: ["v"] },
        { name: "Smoked trout on rye", price: "$4.25" },
        { name: "Grape and blue cheese", price: "$3.50", marks: ["v", "gf"] },
        { name: "Fried chickpea, lemon", price: "$3", marks: ["vg", "gf"] },
        { name: "Short rib, pickled onion", price: "$4.75" },
      ],
    },
    {
      title: "Large plates",
      note: "Per guest, two chosen for the table",
      entries: [
        { name: "Side of salmon, fennel", price: "$26", marks: ["gf"] },
        { name: "Brisket, eleven hours", price: "$24", marks: ["gf"] },
        { name: "Chicken, lemon, olives", price: "$19", marks: ["gf"] },
        { name: "Whole squash, barley, sage", price: "$16", marks: ["vg"] },
      ],
    },
    {
      title: "Sides",
      entries: [
        { name: "Potatoes roasted in salt", price: "$6", marks: ["vg", "gf"] },
        { name: "Beans, shallot, mustard", price: "$6", marks: ["vg", "gf"] },
        { name: "Tomatoes and old bread", text: "June to September", price: "$7", marks: ["vg"] },
        { name: "Rolls and butter", price: "included", marks: ["v"] },
      ],
    },
    {
      title: "Boxes and trays",
      note: "Delivered; order by three the day before",
      entries: [
        { name: "The plain box", text: "Sandwich, fruit, cookie", price: "$17" },
        { name: "The good box", text: "With salad and cheese", price: "$22" },
        {
          name: "Tray of macaroni and cheese",
          text: "Feeds twelve, or six teenagers",
          price: "$64",
          marks: ["v"],
        },
        { name: "Tray of brisket", text: "Feeds twelve, rolls included", price: "$148" },
      ],
    },
    {
      title: "Sweet",
      entries: [
        { name: "Fruit tart, a slice", price: "$8", marks: ["v"] },
        { name: "Chocolate pot, sea salt", price: "$7", marks: ["v", "gf"] },
        { name: "Cookies at midnight", text: "Warm, with milk", price: "$4.50", marks: ["v"] },
      ],
    },
  ],
  plans: [
    {
      name: "Drop-off",
      text: "We deliver, set out and leave you to it.",
      price: "$24",
      unit: "per guest, from 10",
      includes: [
        "Hot trays or boxes",
        "Plates and forks that compost",
        "Labels with allergens",
        "Pick-up of trays next day",
      ],
    },
    {
      name: "With a crew",
      text: "Buffet or family style, served and cleared.",
      price: "$64",
      unit: "per guest, from 30",
      includes: [
        "Menu written with you",
        "Servers, one to fifteen",
        "Plates, glass and linen",
        "Clearing and sweeping",
      ],
      isRecommended: true,
    },
    {
      name: "The whole evening",
      text: "Bites, three courses, and the midnight tray.",
      price: "$126",
      unit: "per guest, from 50",
      includes: [
        "Tasting for two",
        "One chef and one floor manager",
        "Servers, one to ten",
        "Visit to the place beforehand",
      ],
    },
  ],
  people: [
    {
      name: "Ruthanne Beasley",
      role: "Founder, menus",
      text: "Started with church suppers in 2006. Estimates a crowd by looking at the parking lot.",
    },
    {
      name: "Emmanuel Asante",
      role: "Executive chef",
      text: "Cooked on ships for nine years. An oven on a gravel path does not trouble him.",
    },
    {
      name: "Noor Haddadi",
      role: "Chef, weddings",
      text: "Writes the timeline in five-minute steps and has never needed the last one.",
    },
    {
      name: "Philip Oakeshott",
      role: "Floor manager",
      text: "Thirty years a head waiter. Can seat two hundred people with his eyebrows.",
    },
    {
      name: "Consuelo Reyes",
      role: "Pastry",
      text: "Four hundred tarts in a day, her record and our limit.",
    },
    {
      name: "Tyrell Watkins",
      role: "Logistics",
      text: "Plans routes, ramps and elevators. Carries a tape measure the way others carry keys.",
    },
    {
      name: "Greta Sundberg",
      role: "Allergies and labels",
      text: "Former nurse. Every plate with a card goes past her before it goes anywhere.",
    },
    {
      name: "Hollis Crane",
      role: "Dishes",
      text: "The calmest person in the tent. Knows how every evening really went.",
    },
  ],
  questions: [
    {
      question: "How far ahead should we book?",
      answer:
        "For weddings and Saturdays in summer, six to twelve months. For a company lunch, the day before by three. We keep one van free each week for what could not be planned.",
    },
    {
      question: "Is there a minimum?",
      answer:
        "Ten boxes, thirty guests for a served buffet, fifty for a full wedding. For fewer, ask about a private dinner: one chef, one evening, up to fourteen people in your own kitchen.",
    },
    {
      question: "Can we taste the food first?",
      answer:
        "Yes. A tasting for two is included from fifty guests; otherwise it is $90 and comes off the bill. It happens in our kitchen on a Tuesday, and you get six dishes to argue about.",
    },
    {
      question: "How do you handle allergies?",
      answer:
        "We ask for names. Each of those guests has a plate with a card, made at a separate bench and carried by one server who knows the face. For severe nut allergies we cook the whole event without.",
    },
    {
      question: "When do you need the final number?",
      answer:
        "Seven days before. We cook for five percent more than you tell us and charge for the number you gave. If ten fewer come we can’t take them off, but we do box what they would have eaten.",
    },
    {
      question: "Our venue has no kitchen. Is that a problem?",
      answer:
        "It is the usual case. We need a level place of ten by twenty feet, two ordinary outlets and water within a hundred yards. If there is none of that, we bring a generator and a tank for $180.",
    },
    {
      question: "Do you bring drinks?",
      answer:
        "Water, coffee and soft drinks, yes. For wine and beer we tell you how much to buy and where, chill it, pour it, and charge no corkage. Liquor needs a licensed bartender, whom we can book.",
    },
    {
      question: "What does staff cost?",
      answer:
        "$42 an hour each, four hours at least, from the moment they arrive until they leave. A seated dinner takes one server to ten guests, a buffet one to twenty. Tips are welcome and never added.",
    },
    {
      question: "What happens to leftovers?",
      answer:
        "They are yours, in boxes, labeled and dated. What has stood warm for more than two hours we have to throw away. The rest goes to the food bank that night, with your permission.",
    },
    {
      question: "What if we have to cancel?",
      answer:
        "The deposit is a quarter of the food. Until sixty days before it comes back in full, until fourteen days before in half. After that we have bought the fish. A new date within a year costs nothing.",
    },
  ],
  testimonials: [
    {
      quote:
        "The church hall has one outlet and a step. They’d drawn it before we had even paid the deposit.",
      name: "Deborah Lindstrom",
      context: "golden wedding, 84 guests",
    },
    {
      quote:
        "Greta found my nephew at table nine before I did. He’s allergic to half the alphabet, and he had pudding.",
      name: "Oluwaseun Bakare",
      context: "wedding, June",
    },
    {
      quote:
        "Ninety boxes, every Tuesday since February. One was late, by twelve minutes, and they really didn’t charge for any of them.",
      name: "Kim Albright",
      context: "office manager",
    },
    {
      quote:
        "We’d ordered for sixty and a hundred and four came to see my father off. Nobody noticed but me and Philip.",
      name: "Moira Gallagher",
      context: "after a funeral",
    },
    {
      quote:
        "I sat down at my own daughter’s wedding. I hadn’t planned for that. I had plans for the potatoes.",
      name: "Beverly Stokes",
      context: "mother of the bride",
    },
    {
      quote:
        "Four sums on one page, and the invoice matched. I’ve put it in the folder I show other suppliers.",
      name: "Raj Pillai",
      context: "museum, events",
    },
    {
      quote:
        "The fish was carried in whole, on a plank, by two people. A man who hadn’t spoken to me in six years asked me to hold his glass.",
      name: "Constance Wye",
      context: "family reunion",
    },
    {
      quote: "They left our barn cleaner than the barn has been since the war.",
      name: "Farmer Joe Pruitt",
      context: "hosts in October",
    },
    {
      quote:
        "Our teenagers had thirds. Ruthanne had written “football team” on the order and added two trays.",
      name: "Tanya Okonjo",
      context: "end of season",
    },
    {
      quote: "Midnight cookies with cold milk in tiny bottles. People proposed. All right, one person did.",
      name: "Seth Marlowe",
      context: "groom",
    },
  ],
  hours: [
    { day: "Monday", open: "08:00", close: "17:00" },
    { day: "Tuesday", open: "08:00", close: "17:00", note: "Tastings from two" },
    { day: "Wednesday", open: "08:00", close: "17:00" },
    { day: "Thursday", open: "08:00", close: "17:00" },
    { day: "Friday", open: "08:00", close: "15:00" },
    { day: "Saturday", note: "At your place" },
    { day: "Sunday", note: "At your place" },
  ],
  hoursNote: "These are the office’s hours. We serve on any day, from breakfast to the midnight tray.",
  statistics: [
    { figure: "300", label: "guests at most" },
    { figure: "6 min", label: "from first plate to last" },
    { figure: "2006", label: "the year of the first supper" },
    { figure: "4", label: "sums on every quotation" },
  ],
  gallery: [
    {
      caption: "Lifted in the same second",
      label: "A domed cover on a tray",
      fits: "seated dinner plated courses evening whole plate chef hot",
    },
    {
      caption: "Eight each make a reception",
      label: "A stand of three plates with small bites",
      fits: "standing reception bites wedding start finish passed",
    },
    {
      caption: "To be torn, not sliced",
      label: "Bread, tomatoes and lemon on a board",
      fits: "family-style large plates shared passed strangers bread table month",
    },
    {
      caption: "Ours to chill, yours to choose",
      label: "Three glasses of sparkling wine",
      fits: "plates glass linen drinks setting toast staff",
    },
    {
      caption: "With a name on the lid",
      label: "An open lunch box with sandwiches and fruit",
      fits: "boxed lunch box office sandwich salad cookie drop-off leftovers home",
    },
    {
      caption: "Hot at the end of the line, too",
      label: "A covered dish kept warm over a flame",
      fits: "buffet hot dishes tray kept funeral soup seconds",
    },
    {
      caption: "None of them drips",
      label: "Three small bites on toast",
      fits: "breakfast meeting canapés allergies rolls servers name",
    },
    {
      caption: "In type that can be read",
      label: "A menu card on a plate between fork and knife",
      fits: "menu tasting staff servers aprons four sums manager visit",
    },
  ],
  posts: [
    {
      title: "How much is enough?",
      summary: "Quantities for a party, from people who have counted what came back.",
      date: "2026-09-15",
      body: [
        "For a reception before dinner, five bites each. Instead of dinner, twelve. People take more in the first half hour than in the next two, so send the plainest things out first and the good ones when the talk has started.",
        "For a buffet, reckon six ounces of meat or fish for each adult, four of each side, one and a half rolls. Men over sixty take less than you fear; bridesmaids take more. Teenagers are two people.",
        "Wine is half a bottle each for three hours, and a third of your guests will drink none. Buy in a place that takes back full cases. The water always runs out: one liter a head, more outdoors.",
      ],
    },
    {
      title: "Six questions for any caterer",
      summary: "Us included. The answers should take one sentence each.",
      date: "2026-05-26",
      body: [
        "Who will be the chef on the day, by name? Have they seen the room? If the answer to either is “the team”, ask again.",
        "What is not in this price? Staff, plates, travel, cake cutting and corkage are the usual five. Each of them may be fair. All of them should be on the page before you sign.",
        "What happens if twenty more people turn up, and what if twenty don’t? Who eats last, and is it still hot? Where does what is left over go? A good kitchen has thought about every one of these and will rather enjoy being asked.",
      ],
    },
    {
      title: "Cooking in a field",
      summary: "What a lawn, a slope and a garden hose mean for your menu.",
      date: "2026-03-03",
      body: [
        "Grass is never level. A table for forty needs about eighty feet of it, and the soup will show you which end is lower. We shim with roof slates, which look better than beer mats.",
        "Think of smoke before you think of the view. The kitchen goes downwind of the guests, behind a hedge or a hay wagon, and within a hundred yards of water. Further than that, and somebody spends the evening carrying buckets.",
        "Choose dishes that don’t mind: braises, whole fish, things eaten at the temperature of the air. Leave soufflés to buildings.",
      ],
    },
  ],
  events: [
    {
      title: "Tasting Tuesday",
      text: "Twelve dishes from the spring list, on small plates. Bring whoever has to be convinced.",
      date: "2027-02-02",
      time: "14:00",
      place: "Our kitchen",
      price: "$35",
    },
    {
      title: "Knife, board, bird",
      text: "Emmanuel teaches ten people to joint a chicken and cook all of it. You eat what you cut.",
      date: "2027-03-02",
      time: "17:30",
      place: "Our kitchen",
      price: "$75",
    },
    {
      title: "The long table",
      text: "Our own dinner, once a year: eighty strangers, one board, large plates. We seat you beside somebody unlikely.",
      date: "2027-05-08",
      time: "18:00",
      place: "The orchard",
      price: "$64",
    },
  ],
  comparisons: [
    {
      title: "Eleven in the morning, and noon",
      before: "A board, a knife, a crate of what was ripe.",
      after: "Three tiers, one hundred and forty bites, a card beside each.",
    },
    {
      title: "A quotation, elsewhere and here",
      before: "“Approx. $70 per head plus service, rentals and incidentals.”",
      after: "Food $5,120. Staff $1,344. Hire $720. Travel $60.",
    },
  ],
  partners: [
    "Three Rivers Food Bank",
    "Plain Linen Hire",
    "Gull Point Fish",
    "Orchard Hill Barn",
    "Tin Roof Tents",
    "Marlow & Daughter Florals",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Bank transfer", "Apple Pay"],
  newsletterTitle: "What’s good next month",
  newsletterText:
    "Twelve letters a year: what the farms will have, three menus made of it, and the Saturdays that are still free.",
  contact: {
    title: "Tell us about the day",
    text: "Rough numbers are fine. A draft menu and four sums come back within three working days.",
    fields: [
      {
        label: "What are you planning?",
        kind: "choice",
        options: ["A wedding feast", "A company lunch", "A dinner at home", "A reception", "A farewell"],
      },
      { label: "How many mouths?", kind: "text" },
      { label: "The date, or a guess", kind: "date" },
      {
        label: "Is there an oven there?",
        kind: "choice",
        options: ["Yes, a proper kitchen", "A small one", "Just a plug", "A field"],
      },
    ],
    action: "Send for a menu",
  },
  booking: {
    title: "Come for a tasting",
    text: "Six dishes for two, on a weekday in our kitchen. It takes an hour and you will not want dinner.",
    slots: ["11:00", "12:00", "14:00", "15:00", "16:00"],
    action: "Book the tasting",
  },
  places: {
    ledger: {
      street: "12 Carriage Mews",
      town: "Alexandria",
      area: "Virginia",
      phone: "(703) 555-0116",
      email: "office@whitcomberowe.example",
    },
    studio: {
      street: "240 Canning Street",
      town: "Fremantle",
      area: "Western Australia",
      phone: "(08) 5550 3341",
      email: "table@tabletwelve.example",
    },
    counter: {
      street: "58 Depot Road",
      town: "Chattanooga",
      area: "Tennessee",
      phone: "(423) 555-0172",
      email: "crew@bigpotbettys.example",
    },
    signal: {
      street: "1900 Market Loop, Dock 6",
      town: "Kansas City",
      area: "Missouri",
      phone: "(816) 555-0154",
      email: "orders@noonlogistics.example",
    },
    almanac: {
      street: "4 Applegate Lane",
      town: "Ashland",
      area: "Oregon",
      phone: "(541) 555-0136",
      email: "feasts@saltandprocession.example",
    },
    marquee: {
      street: "600 Grand Arcade",
      town: "Winnipeg",
      area: "Manitoba",
      phone: "(204) 555-0181",
      email: "evening@banquethall.example",
    },
  },
  pages: [
    { id: "services", name: "What we serve" },
    { id: "prices", name: "Per guest" },
    { id: "about", name: "The crew" },
    { id: "gallery", name: "Tables" },
    { id: "questions", name: "Questions" },
    { id: "contact", name: "Ask for a menu" },
  ],
};
