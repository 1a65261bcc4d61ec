import type { Industry } from "./industry.ts";

export const nonprofit: Industry = {
  id: "nonprofit",
  name: "Nonprofit",
  plural: "Nonprofits",
  synonyms: [
    "charity",
    "charities",
    "non-profit",
    "not-for-profit",
    "ngo",
    "charitable foundation",
    "charitable trust",
    "community organization",
    "community group",
    "community center",
    "community kitchen",
    "food bank",
    "food pantry",
    "soup kitchen",
    "homeless shelter",
    "animal rescue charity",
    "social enterprise",
    "voluntary organisation",
    "mutual aid group",
    "relief organization",
    "advocacy group",
    "church outreach",
    "501c3",
    "friends of the park",
    "youth charity",
  ],
  vocabulary: [
    "donate",
    "donation",
    "donations",
    "donor",
    "donors",
    "fundraiser",
    "fundraising",
    "fundraise",
    "volunteer",
    "volunteers",
    "volunteering",
    "give monthly",
    "monthly giving",
    "grant",
    "grants",
    "campaign for change",
    "cause",
    "mission statement",
    "impact report",
    "annual report",
    "beneficiaries",
    "outreach",
    "hunger",
    "hungry",
    "homeless",
    "homelessness",
    "poverty",
    "refugees",
    "pantry",
    "groceries for families",
    "meals for seniors",
    "community garden",
    "community fridge",
    "neighbors in need",
    "good cause",
    "sponsor a child",
    "legacy gift",
    "bequest",
    "gift aid",
    "tax-deductible",
    "matched giving",
    "trustees",
    "board of trustees",
    "charity run",
    "charity auction",
    "drive for coats",
    "solidarity",
    "conservation",
  ],
  locale: "en-US",
  customers: "neighbors",
  openings: {
    ledger: {
      name: "The Commons Table",
      kicker: "Food and company since 2011",
      headline: "Ninety-one cents of every dollar is dinner.",
      opening:
        "A pantry, a kitchen and sixty garden beds, run by eleven people and 340 volunteers. Last year 2,900 households ate here or took food home, and our accounts are on page two.",
      action: "Take a shift",
      secondAction: "Where money goes",
    },
    studio: {
      name: "Enough",
      kicker: "A pantry without a line",
      headline: "No one explains an onion here.",
      opening:
        "Shelves, baskets, daylight. People choose what they cook, as anywhere, and pay with nothing. We ask for no papers, since hunger does not carry any.",
      action: "Lend two hours",
      secondAction: "How it works",
    },
    counter: {
      name: "Big Pot Neighbors",
      kicker: "Soup on Wednesdays, all welcome",
      headline: "There’s soup. Pull up a chair.",
      opening:
        "Eat it, stir it, bring a carrot, take a jar home. If you’re short this week, come to the back table. If you’re not, we could use somebody on onions.",
      action: "I’ll help out",
      secondAction: "What we need",
    },
    signal: {
      name: "Surplus Route",
      kicker: "Food rescue by bicycle",
      headline: "1,100 lb a day. Bin to basket in 4 hours.",
      opening:
        "Forty-three stores log what will not sell. Riders collect by noon, the pantry sorts by two, and it is on kitchen tables that evening. Every pound is counted, in public.",
      action: "Ride with us",
      secondAction: "See the figures",
    },
    almanac: {
      name: "The Seed Drawer",
      kicker: "Gardens, kitchen, letters",
      headline: "What grows where a parking lot was",
      opening:
        "We took up the asphalt in the spring of 2011 and found, underneath, very tired clay and one spoon. This is the record of the years since: beans, quarrels, weddings, and the evening meal.",
      action: "Come and dig",
      secondAction: "Read the letters",
    },
    marquee: {
      name: "Leave a Light On",
      kicker: "A warm room, every winter night",
      headline: "Someone on your street ate nothing today.",
      opening:
        "You will not know which door. Neither do we, until it opens. So there is a pot on the stove, a lamp in the window, and a chair that nobody has to earn.",
      action: "Keep it lit",
      secondAction: "What a gift does",
    },
  },
  copies: [
    {
      aboutTitle: "What we do, and what it costs",
      about: [
        "The organization was founded in 2011 by nine neighbors and a borrowed stove. It now runs a pantry three days a week, a dinner on Wednesdays, deliveries by bicycle and a garden of sixty beds. Eleven people are employed, seven of whom first came here to eat.",
        "In 2025 we spent $1.84 million: 91 cents of each dollar on food and the people who cook and carry it, 6 on rent and accounts, 3 on asking for more. The audited statements can be downloaded, without leaving an address.",
        "Nobody is asked for proof of income. We checked for two years, found that four visitors in a thousand had no need, and stopped. The checking had cost more than the groceries.",
      ],
      servicesTitle: "Programs",
      servicesText:
        "Everything is free to whoever comes. There are no referrals, no limits on visits and no questions about papers.",
      reasons: [
        {
          title: "Open books",
          text: "Audited each spring. Salaries, including the director’s, are on the last page.",
        },
        {
          title: "Choice",
          text: "People pick their own food. Waste in bags that others had packed was 30 percent; in baskets it is 6.",
        },
        {
          title: "Run by those who use it",
          text: "Seven of eleven staff and five of nine board members have stood on the other side of the table.",
        },
        {
          title: "Counted in public",
          text: "Pounds, plates and dollars are posted each Friday on the door and on this site.",
        },
      ],
      processTitle: "The way of a crate",
      process: [
        {
          title: "Pick-up, 9 to noon",
          text: "Riders and one van collect from 43 stores, two farms and a dairy.",
        },
        {
          title: "Sorting, noon to 2",
          text: "Dates checked, weighed, entered. What is past it goes to the hens.",
        },
        {
          title: "Shelves, 3 to 7",
          text: "The pantry opens. People choose; volunteers refill and stay out of the way.",
        },
        { title: "The pot", text: "Whatever is left by Wednesday is dinner for a hundred and ninety." },
      ],
      closingTitle: "Two hours, or thirty dollars a month.",
      closingText:
        "Either one keeps a household in fresh vegetables. Tell us which suits you. We answer within two days, and write no more often than you wish.",
    },
    {
      aboutTitle: "On the dignity of choosing an onion",
      about: [
        "For a time we packed bags. They were good bags, and people thanked us for them, looking at the floor. Then somebody gave back a tin of chickpeas, saying that her stove had one ring and no pan, and we saw what we had been doing.",
        "Now there are shelves and baskets. It looks like a shop with a forgetful owner. A man will stand before the apples for some time, choosing, and in that time he is a man choosing apples, which may be the larger part of what we give out.",
        "In the garden behind, sixty beds are kept by people from nineteen countries who disagree about beans. Each is right for their own soil. By August there is more than anyone can carry, and it goes on the table by the gate with a sign that says please.",
      ],
      servicesTitle: "Things that happen here",
      servicesText:
        "Most of them around food, because it is a reason to come that needs no other. The rest grows out of the sitting down.",
      reasons: [
        {
          title: "No papers",
          text: "There is a bell on the door and somebody says good afternoon. That is the whole procedure.",
        },
        {
          title: "Plates, not trays",
          text: "The Wednesday dinner is served at table, by people who sat there last week or will the next.",
        },
        {
          title: "Small, near, for long",
          text: "We have been asked to open elsewhere. We lent our recipe and our accounts, and stayed.",
        },
      ],
      processTitle: "How to begin",
      process: [
        {
          title: "Come and eat",
          text: "It is the best introduction, and you will be sitting next to the treasurer.",
        },
        { title: "Peel something", text: "Nobody has ever been bad at this." },
        {
          title: "Come again",
          text: "By the third time there is a mug with your name on it, in masking tape.",
        },
        { title: "Take the key", text: "It happens sooner than people think." },
      ],
      closingTitle: "There is a chair",
      closingText:
        "For giving, for eating, or for not having decided. Write a line or come on a Wednesday at six, through the green gate.",
    },
    {
      aboutTitle: "It started with too much zucchini",
      about: [
        "Summer of 2011. Nine of us, one lot, and nobody’d said you don’t plant eleven zucchini. So we made soup. Then we made a lot of soup. Then somebody we didn’t know knocked and asked if there was any left.",
        "There’s a pantry now, and bikes, and a walk-in fridge called Gerald. But Wednesdays are the same: big pot, long table, whoever’s here. You’ll get the mayor, the guy who sleeps by the library, two nurses and a lot of kids.",
        "If you need groceries, you don’t have to tell us why. If you want to help, you don’t have to be good at anything. We’ve got a man who just does labels. He loves it.",
      ],
      servicesTitle: "What’s going on",
      servicesText: "Come for one thing and you’ll get roped into another. Sorry in advance about the choir.",
      reasons: [
        {
          title: "You can just walk in",
          text: "Tuesday, Thursday, Saturday. Bring a bag. If you’ve got no bag, we’ve got nine hundred.",
        },
        { title: "Kids eat first", text: "Small table, small chairs, seconds without asking." },
        {
          title: "Two hours is plenty",
          text: "Come once, come weekly, disappear for a year. There’s always onions.",
        },
        {
          title: "We’ll tell you what we spent",
          text: "It’s on the door every Friday. Gerald’s repairs and all.",
        },
      ],
      processTitle: "First time helping?",
      process: [
        { title: "Show up", text: "Side door, red bell. Closed shoes if you’ve got them." },
        { title: "Get an apron", text: "And a job. It’ll be onions. It’s always onions." },
        { title: "Sit down", text: "You eat with everyone else at six. That’s a rule." },
      ],
      closingTitle: "We’re short on Thursdays",
      closingText:
        "And on rice, and on drivers. Tell us what you’ve got: time, a trunk, twenty dollars, a joke. We’ll call you.",
    },
  ],
  services: [
    {
      name: "The pantry",
      text: "Tuesday, Thursday and Saturday. Fresh food, staples, diapers and soap, chosen from shelves, as often as you need.",
      price: "free",
      unit: "no papers, no limit",
    },
    {
      name: "Wednesday dinner",
      text: "Three courses at a long table, for a hundred and ninety. Vegetarian and halal every week.",
      price: "free",
      unit: "from 18:00",
    },
    {
      name: "Bicycle deliveries",
      text: "To people who cannot come: after an operation, with newborns, on the fourth floor. Twice a week, by the same rider.",
      price: "free",
      unit: "Tuesday and Friday",
    },
    {
      name: "Garden beds",
      text: "Sixty of them, with soil, water and advice. Yours for a year at a time. Tools are in the shed, opinions are everywhere.",
      price: "free",
      unit: "March to November",
    },
    {
      name: "Cooking together",
      text: "Six evenings for eight people: knives, beans, bread, a week’s meals for a family on $60.",
      price: "free",
      unit: "6 × 2 hours",
    },
    {
      name: "Paid training",
      text: "Twelve weeks in our kitchen for people out of work, at $19 an hour, with a certificate that restaurants here accept.",
      price: "free",
      unit: "four starts a year",
    },
    {
      name: "Help with forms",
      text: "SNAP, rent, school lunches, utilities. A volunteer who knows the form sits beside you until it is sent.",
      price: "free",
      unit: "Thursday, 15:00 to 18:00",
    },
    {
      name: "The warm room",
      text: "From November to March the hall stays open in the evening: soup, chess, sockets, showers.",
      price: "free",
      unit: "18:00 to 21:00, weekdays",
    },
    {
      name: "A shift",
      text: "Two hours of sorting, riding, chopping or greeting. Groups of up to twelve. You eat with us afterwards.",
      price: "free",
      unit: "2 hours",
    },
    {
      name: "A gift",
      text: "$30 keeps a household in vegetables for a month. You get a receipt, one letter a season, and no calendars.",
      price: "from $5",
      unit: "once or monthly",
    },
  ],
  priceList: [
    {
      title: "What a gift does",
      note: "Figures from the 2025 accounts, overhead included.",
      entries: [
        { name: "One plate on a Wednesday", price: "$3.20" },
        { name: "A week of staples for one person", price: "$11" },
        { name: "A month of vegetables for a household", price: "$30" },
        { name: "A garden bed, for a season", text: "Soil, seeds, water", price: "$85" },
        { name: "A cargo bicycle, looked after for a year", price: "$340" },
      ],
    },
    {
      title: "What we always need",
      note: "Side door, Monday to Friday, nine to noon.",
      entries: [
        { name: "Rice, oil, beans, tomatoes in tins", price: "free" },
        { name: "Diapers in sizes 4 to 6", price: "free" },
        { name: "Jars with lids", price: "free" },
        { name: "A trunk and two hours on a Thursday", price: "free" },
      ],
    },
    {
      title: "For companies and schools",
      entries: [
        { name: "A shift for twelve", text: "With lunch", price: "free" },
        { name: "A Wednesday in your name", text: "One dinner for 190, on the chalkboard", price: "$610" },
        { name: "A trainee, for twelve weeks", text: "Wages and certificate", price: "$9,120" },
      ],
    },
    {
      title: "Evenings that pay for evenings",
      entries: [
        { name: "Garden supper", text: "In August, eighty seats", price: "$65" },
        { name: "Soup subscription", text: "A quart a week, ten weeks", price: "$120" },
        { name: "The cookbook", text: "Nineteen countries, one stove", price: "$24" },
      ],
    },
  ],
  plans: [
    {
      name: "A chair",
      text: "Four dinners a month.",
      price: "$12",
      yearlyPrice: "$140",
      unit: "per month",
      includes: ["One letter a season", "Receipt for your taxes in January", "Stop at any time, by e-mail"],
    },
    {
      name: "A basket",
      text: "Vegetables for one household.",
      price: "$30",
      yearlyPrice: "$350",
      unit: "per month",
      includes: [
        "Everything above",
        "Two seats at the garden supper",
        "The annual report, on paper if you like",
      ],
      isRecommended: true,
    },
    {
      name: "The pot",
      text: "About five Wednesday places, each week.",
      price: "$75",
      yearlyPrice: "$880",
      unit: "per month",
      includes: [
        "Everything above",
        "An evening in the kitchen for your family",
        "Your question answered at the yearly meeting",
      ],
    },
  ],
  people: [
    {
      name: "Geraldine Oyelaran",
      face: 16,
      role: "Director",
      text: "Came for a bag of groceries in 2013 and rearranged the shelves. Salary: on the last page of the report.",
    },
    {
      name: "Tobin Hale",
      face: 39,
      role: "Kitchen",
      text: "Cooked on oil rigs. Can feed two hundred from whatever the bicycles bring, and has.",
    },
    {
      name: "Nayeli Cordero",
      role: "Garden",
      face: 1,
      text: "Grew up on two hectares in Oaxaca. Settles bean disputes by planting both.",
    },
    {
      name: "Farida Rahimi",
      face: 34,
      role: "Pantry",
      text: "Ran a shop in Herat. Knows how shelves should look and what people like to be asked.",
    },
    {
      name: "Linus Prentiss",
      face: 31,
      role: "Bicycles and routes",
      text: "Repairs, riders, rain. Has drawn every fourth-floor walk-up in town on one map.",
    },
    {
      name: "Beatrice Lumley",
      face: 20,
      role: "Accounts and forms",
      text: "Retired auditor. Posts the figures on Friday and stands next to them, in case.",
    },
    {
      name: "Jerome Ashby",
      face: 7,
      role: "Kitchen training",
      text: "Graduate of the third course, teacher of the last nine. Sixty-one people placed so far.",
    },
    {
      name: "Mina Sørby",
      face: 18,
      role: "Volunteers",
      text: "340 names, 340 birthdays. Will find you a job that you do not mind.",
    },
  ],
  questions: [
    {
      question: "Who can come to the pantry?",
      answer:
        "Anyone. We ask for a first name and how many you are at home, for the statistics, and you may make up both. There is no limit on visits. If you have never done this before, ring the red bell and somebody will walk round with you.",
    },
    {
      question: "Where does my money go?",
      answer:
        "In 2025, 91 cents of each dollar went on food and on the people who cook, carry and teach. Six went on rent, insurance and accounts, and three on raising money. The audited statements for all years are on this site.",
    },
    {
      question: "Is my gift tax-deductible?",
      answer:
        "Yes, as far as the law allows; we are a registered public charity and send one receipt in January. If you give through work, ask whether they match it. Four in ten employers here do.",
    },
    {
      question: "How do I start volunteering?",
      answer:
        "Book a two-hour shift on this site. You get a short message with the door, the bell and what to wear. There is no interview and no commitment. To ride deliveries or work with children we run a background check, which takes a week.",
    },
    {
      question: "Can children help?",
      answer:
        "From eight years with an adult, from fourteen alone. They are very good at sorting and at telling people that there is cake. The garden takes all ages on Saturday mornings.",
    },
    {
      question: "What food can I donate?",
      answer:
        "Anything sealed and in date, fruit and vegetables from your garden, eggs in their box. No home canning, sorry, and nothing opened. Money goes further than tins: we buy rice for a third of what you pay.",
    },
    {
      question: "Do you deliver?",
      answer:
        "Twice a week, to people who cannot come. Ask for yourself or for a neighbor, with their agreement. It starts within three days and the same person rings each time.",
    },
    {
      question: "Is there anything religious or political about it?",
      answer:
        "No. Churches, mosques, a synagogue and a motorcycle club send volunteers, and they argue about garlic. We do speak up at city hall about food and housing, and publish what we say.",
    },
    {
      question: "Can our company come for a day?",
      answer:
        "Gladly, up to twelve people, in two-hour shifts with lunch. We do not charge and will not invent work for a photograph. If you would like to pay for the Wednesday that you cook, it costs $610.",
    },
    {
      question: "What if I can no longer give each month?",
      answer:
        "Write one line and it stops on that day. Nobody will call. If things have turned around for you altogether, the pantry is open on Tuesday, and we have kept some of our best donors that way.",
    },
  ],
  testimonials: [
    {
      quote: "I chose a pineapple. I hadn’t chosen anything since the layoff. I carried it home like a baby.",
      name: "Loretta Vickers",
      context: "Tuesdays, in 2024",
    },
    {
      quote:
        "I give thirty a month and once a year I read the last page, where the salaries are. I’ve not been able to find anything to complain about.",
      name: "Henry Abelson",
      context: "donor since 2015",
    },
    {
      quote:
        "The same rider for two years, fourth floor. When my mother died he came to the funeral in his helmet.",
      name: "Ines Caldera",
      context: "deliveries",
    },
    {
      quote:
        "I came with work, for the photo. They gave me onions and no photo. I’ve been back thirty-one times.",
      name: "Kip Dorrance",
      context: "Wednesday kitchen",
    },
    {
      quote:
        "Twelve weeks, a white jacket, and a job that started on the Monday. I send them my bread on Fridays.",
      name: "Shanelle Grubb",
      context: "kitchen training, 2025",
    },
    {
      quote:
        "We don’t grow the same beans. We’ve been neighbors at beds 14 and 15 for nine years and have never agreed once. She’s my emergency contact.",
      name: "Mr. Aurelio Banks",
      context: "bed 15",
    },
    {
      quote: "My son asked if it was a restaurant. I said yes.",
      name: "Paulette R.",
      context: "Wednesday dinner",
    },
    {
      quote:
        "Beatrice did the utility form with me in eleven minutes. I had been walking around with it for eleven weeks.",
      name: "Cedric Noonan",
      context: "help with forms",
    },
    {
      quote:
        "They asked us what we throw away, politely, every day, until we were ashamed. Now it’s 90 pounds a day less.",
      name: "Gretchen Vo",
      context: "manages a supermarket",
    },
    {
      quote:
        "The warm room has chess, sockets and nobody selling you anything. In February that’s most of what I want.",
      name: "D. W.",
      context: "weeknights",
    },
  ],
  hours: [
    { day: "Monday", open: "09:00", close: "17:00", note: "Donations and office" },
    { day: "Tuesday", open: "09:00", close: "19:00", note: "Pantry from 15:00" },
    { day: "Wednesday", open: "09:00", close: "21:00", note: "Dinner at 18:00" },
    { day: "Thursday", open: "09:00", close: "19:00", note: "Pantry from 15:00" },
    { day: "Friday", open: "09:00", close: "17:00", note: "Figures on the door at noon" },
    { day: "Saturday", open: "10:00", close: "14:00", note: "Pantry and garden" },
    { day: "Sunday" },
  ],
  hoursNote:
    "From November to March the warm room is also open on weekdays from 18:00 to 21:00, by the side door.",
  statistics: [
    { figure: "91¢", label: "of each dollar on food and people" },
    { figure: "2,900", label: "households in 2025" },
    { figure: "340", label: "volunteers, two hours at a time" },
    { figure: "60", label: "garden beds, nineteen countries" },
  ],
  gallery: [
    {
      caption: "Saturday, before the bell",
      label: "A wooden crate full of carrots and cabbages",
      fits: "pantry food vegetables bicycle deliveries crate shelves basket groceries surplus",
    },
    {
      caption: "For a hundred and ninety",
      label: "A big pot of soup with a ladle",
      fits: "wednesday dinner soup pot kitchen training cook plate",
    },
    {
      caption: "Bed 22, the first week of April",
      label: "A seedling in a clay pot",
      fits: "garden beds seed grow plant spring dig beans season",
    },
    {
      caption: "Counted on Friday, posted at noon",
      label: "A jar of coins with a heart on its label",
      fits: "gift money give donation figures dollar accounts spend",
    },
    {
      caption: "The street, from our gate",
      label: "Two house fronts with lit windows",
      fits: "warm room neighbor street evening door form winter light house",
    },
    {
      caption: "Shared. Fill it again, please",
      label: "A watering can",
      fits: "garden water can tools shed season august summer saturday",
    },
    {
      caption: "Sewn by the Thursday table",
      label: "A heart of patched cloth",
      fits: "shift volunteer together thursday heart choosing company children help",
    },
    {
      caption: "Bread on Fridays, from Shanelle",
      label: "A round loaf beside a mug",
      fits: "bread cooking together training paid coffee table morning mug",
    },
  ],
  posts: [
    {
      title: "Why we stopped packing bags",
      summary: "A tin of chickpeas, a stove with one ring, and what we learned to count.",
      date: "2026-09-08",
      body: [
        "For six years we packed bags. Volunteers liked it: there was a line, a rhythm, a photograph. Then a woman brought back a tin of chickpeas because her room had one ring and no pan. “Give it to somebody with a kitchen,” she said.",
        "We followed forty bags, with permission. Thirty percent of the food in them was never eaten. It went to cousins, to the shelf in the hall, to the bin. It was good food. It was only somebody else’s idea of dinner.",
        "So we put up shelves. Waste fell to six percent within a season. Cost per household fell too, because people take less than we had given them. Almost everyone does. It was the finding that surprised us most, and it should not have.",
        "The line has gone as well. People come when it suits them and stay for a while. What is left to photograph is a man choosing apples, and he would rather that you did not.",
      ],
    },
    {
      title: "The beans of beds 14 and 15",
      summary: "A border dispute, now in its ninth year.",
      date: "2026-07-14",
      body: [
        "Mr. Banks in 15 grows a purple pole bean that came with his grandmother from Mississippi in a sock. Mrs. Haile, 14, grows a bush bean of which she will only say that it is from home. Each believes the other to be growing fodder.",
        "The first letter to the committee, in 2017, concerned shade. The second concerned a string. In 2019 a soup was proposed with both in it, as a compromise, and was eaten in silence and had seconds.",
        "When Mr. Banks was in hospital last spring somebody watered 15 for seven weeks, and tied up the poles, wrongly. He has not mentioned it. Neither has she.",
        "This year there is a row along the boundary, planted by no one. Its beans are short, streaked with purple, and very good.",
      ],
    },
    {
      title: "What thirty dollars is",
      summary: "One month, one household, line by line.",
      date: "2026-11-17",
      body: [
        "People ask, and they should. Here is November for a household of three whom we will call the Parks. They came five times. They took 61 pounds of food, of which 38 were fruit and vegetables.",
        "Of those 38, stores gave 22, our garden 5, and 11 we bought at auction for 41 cents a pound: $4.51. Rice, oil, beans and eggs came to $9.80. Diapers, which nobody donates in size 5, were $6.10.",
        "Then there is the getting of it there. Their part of the van, the bicycles, Gerald’s electricity and the people who lift things was $6.90. Rent, insurance and an accountant took $1.80, and asking you for it, 89 cents. That makes $30.00.",
        "We are aware that it also bought something that is hard to put on a line. Their daughter now chooses the apples.",
      ],
    },
  ],
  events: [
    {
      title: "The long table",
      text: "One table down the middle of the street, two hundred and ten chairs. Bring a dish or an appetite.",
      date: "2027-06-05",
      time: "17:00",
      place: "Our street, closed to cars",
      price: "free",
    },
    {
      title: "Seed swap",
      text: "Everything labelled, nothing sold. Mr. Banks will be there. So will Mrs. Haile.",
      date: "2027-02-27",
      time: "10:00",
      place: "The hall",
      price: "free",
    },
    {
      title: "Garden supper",
      text: "Five courses from sixty beds, cooked by the training kitchen. It pays for February.",
      date: "2027-08-21",
      time: "18:30",
      place: "The garden",
      price: "$65",
    },
    {
      title: "Yearly meeting",
      text: "The accounts, read aloud by Beatrice, with soup. Every question answered, including yours.",
      date: "2027-04-14",
      time: "18:00",
      place: "The hall",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Tuesday, three o’clock and seven",
      before: "A crate as it comes off the van in January: empty, and swept.",
      after: "The same crate after forty-three stops. By evening it is empty again, which is the idea.",
    },
    {
      title: "The lot, 2010 and now",
      before: "Thirty-one parking spaces and a fence.",
      after: "Sixty beds, four hens, one argument about shade.",
    },
  ],
  partners: [
    "Two Rivers Co-op",
    "Third Street Mosque",
    "Iron Crows M.C.",
    "Hillside Dairy",
    "County Library",
    "St. Clare Parish",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "PayPal", "Bank transfer"],
  newsletterTitle: "One letter a season",
  newsletterText:
    "What grew, what it cost, who got a job. Four times a year, on one page, without a donation slip.",
  contact: {
    title: "Tell us what you have, or need",
    text: "Time, food, money, a question. If it is about groceries for you, skip this and just come; nobody has to write first.",
    fields: [
      {
        label: "What is it about?",
        kind: "choice",
        options: [
          "Volunteering",
          "Giving",
          "A delivery for somebody",
          "A company or school",
          "Something else",
        ],
      },
      { label: "Days that suit you", kind: "text" },
      { label: "From when", kind: "date" },
    ],
    action: "Send to Mina",
  },
  booking: {
    title: "Take a two-hour shift",
    text: "No experience, no commitment. You get a message with the door, the bell and what to wear, and you eat with us.",
    slots: ["09:00", "12:00", "15:00", "17:00"],
    action: "Put me down",
  },
  places: {
    ledger: {
      street: "60 Common Street",
      town: "Lowell",
      area: "Massachusetts",
      phone: "(978) 555-0140",
      email: "table@commonstable.example",
    },
    studio: {
      street: "418 Lake Park Row",
      town: "Milwaukee",
      area: "Wisconsin",
      phone: "(414) 555-0163",
      email: "open@enoughpantry.example",
    },
    counter: {
      street: "27 Barton Street",
      town: "Hamilton",
      area: "Ontario",
      phone: "(905) 555-0163",
      email: "onions@bigpot.example",
    },
    signal: {
      street: "1100 Depot Way",
      town: "Eugene",
      area: "Oregon",
      phone: "(541) 555-0187",
      email: "ride@surplusroute.example",
    },
    almanac: {
      street: "14 Asphalt Garden",
      town: "Durham",
      area: "North Carolina",
      phone: "(919) 555-0112",
      email: "letters@seeddrawer.example",
    },
    marquee: {
      street: "5 North Pier Road",
      town: "St. John’s",
      area: "Newfoundland and Labrador",
      phone: "(709) 555-0138",
      email: "lamp@leavealight.example",
    },
  },
  pages: [
    { id: "services", name: "Programs" },
    { id: "prices", name: "What gifts do" },
    { id: "about", name: "Who we are" },
    { id: "gallery", name: "Pictures" },
    { id: "events", name: "Gatherings" },
    { id: "journal", name: "Letters" },
    { id: "booking", name: "Volunteer" },
  ],
};
