import type { Industry } from "./industry.ts";

export const consulting: Industry = {
  id: "consulting",
  name: "Consulting",
  plural: "Consultancies",
  synonyms: [
    "consultant",
    "consultants",
    "consultancy",
    "consulting firm",
    "management consultant",
    "management consulting",
    "management consultancy",
    "business consultant",
    "business consulting",
    "business adviser",
    "business advisor",
    "advisory",
    "advisory firm",
    "strategy consultant",
    "strategy consulting",
    "operations consultant",
    "hr consultant",
    "change management",
    "interim manager",
    "interim management",
    "business coach",
    "executive coach",
    "turnaround specialist",
    "startup advisor",
    "process consultant",
  ],
  vocabulary: [
    "strategy",
    "strategic",
    "advise",
    "restructuring",
    "turnaround",
    "operations",
    "process improvement",
    "bottleneck",
    "handover",
    "succession",
    "roadmap",
    "stakeholder",
    "stakeholders",
    "kpi",
    "benchmarking",
    "due diligence",
    "market entry",
    "pricing strategy",
    "profitability",
    "margins",
    "org chart",
    "organization chart",
    "board meeting",
    "leadership team",
    "facilitator",
    "executive",
    "chief executive",
    "scale-up",
    "merger",
    "procurement",
    "supply chain",
    "lean",
    "six sigma",
    "offsite",
    "whiteboard",
    "flip chart",
    "diagnosis week",
    "findings",
    "sounding board",
    "family business",
    "owner-managed",
    "decision",
  ],
  locale: "en-US",
  customers: "clients",
  openings: {
    ledger: {
      name: "Marlowe Brandt",
      kicker: "Management consultants since 2012",
      headline: "Advice with a date and a number in it.",
      opening:
        "Strategy, operations and succession for companies of twenty to five hundred people. A partner does the work, the fee is fixed before it begins, and we come back after a year to check.",
      action: "Arrange a first talk",
      secondAction: "What we do",
    },
    studio: {
      name: "Fieldnote",
      kicker: "A small consultancy for grown companies",
      headline: "First we listen. Then we cut the slides.",
      opening:
        "Six people who used to run the things they now advise on. We spend a week on your floor before we say a word about strategy, and what we then say fits on four pages.",
      action: "Tell us what is stuck",
      secondAction: "How we work",
    },
    counter: {
      name: "The Round Table",
      kicker: "Straight talk for Main Street firms",
      headline: "Bring the numbers. We’ll bring the pie.",
      opening:
        "For bakers, builders and family firms who’ve outgrown the kitchen table. Sit at ours for a morning and go home with three things to do, in order.",
      action: "Book a morning",
      secondAction: "What it costs",
    },
    signal: {
      name: "Delta Nine Advisory",
      kicker: "Operations, measured",
      headline: "Find the week your process loses.",
      opening:
        "We time the work, count the handovers and price each delay. Ten working days later you hold a ranked list of fixes, with dollars next to every line.",
      action: "Start a diagnosis",
      secondAction: "Fixed fees",
    },
    almanac: {
      name: "Harrow & Tide",
      kicker: "For companies past their tenth year",
      headline: "What a company does when nobody watches",
      opening:
        "Every firm has two organization charts, the one on the wall and the one by the coffee machine. Since 2012 we have walked back and forth between them with a notebook, and the notebook has become our method.",
      action: "Begin with a letter",
      secondAction: "Read our papers",
    },
    marquee: {
      name: "Turnhouse",
      kicker: "For companies at a turning point",
      headline: "Monday will be different.",
      opening:
        "A founder leaves. A market closes. The bank calls twice in one week. Four of us move in for ninety days, and move out when it runs without us.",
      action: "Talk to a partner",
      secondAction: "The ninety days",
    },
  },
  copies: [
    {
      aboutTitle: "Six partners, no pyramid",
      about: [
        "In most consultancies a partner sells the project and two graduates carry it out. Here there are six of us, each with at least ten years in charge of a plant, a sales force or a budget, and whoever signs the proposal does the work.",
        "We accept about eighteen engagements a year. Each has one question, one fee and one end date, written on a single page that both sides sign. If the question changes halfway, we stop and write a new page.",
        "A year after we leave we return for a day at our own expense. We compare what was promised with what happened and send you both columns. The results of the past five years are open to any client who asks.",
      ],
      servicesTitle: "Engagements",
      servicesText:
        "Fees are fixed and named in advance. They cover travel within the state, all meetings and one round of questions from your board or your bank.",
      reasons: [
        {
          title: "A fixed fee",
          text: "Quoted after the first talk and never exceeded. Eleven of our 214 projects took longer than planned; the difference was ours.",
        },
        {
          title: "Findings in ten days",
          text: "A diagnosis takes ten working days from first visit to final page. You see the draft on day eight.",
        },
        {
          title: "The partner does the work",
          text: "One or two partners on your floor, nobody in training. You have their cell numbers.",
        },
        {
          title: "Checked after a year",
          text: "We come back for a day, unpaid, and hold our forecast against your books.",
        },
      ],
      processTitle: "An engagement, step by step",
      process: [
        {
          title: "First talk",
          text: "One hour, free. We say if the question is one for us, or whose it is.",
        },
        {
          title: "One page",
          text: "Question, method, fee, end date. Nothing starts without two signatures under it.",
        },
        {
          title: "On the floor",
          text: "We watch the work being done, speak to the people who do it, and count.",
        },
        {
          title: "Findings and follow-through",
          text: "Four pages, a ranked list and, if you want it, a partner who stays until the first three items are done.",
        },
      ],
      closingTitle: "State the question. We will price the answer.",
      closingText:
        "Two or three sentences are enough. A partner replies within one working day and proposes an hour to talk.",
    },
    {
      aboutTitle: "The answer is usually in the building",
      about: [
        "It is on a sticky note over somebody’s desk, or in the thing that the night shift does differently. Our work is to walk slowly enough to find it and to have no reason to keep it to ourselves.",
        "We came from inside. One of us ran a cannery, one a hospital ward, one the complaints department of an airline, which she says taught her everything. None of us has ever been paid by the slide.",
        "What we hand over is four pages in plain English. You can read them on the train, argue with them at dinner and give them to the people they concern. If a recommendation needs a fifth page, we have not understood it yet.",
      ],
      servicesTitle: "The questions we are asked",
      servicesText:
        "Where did the profit go? Who takes over? Why does it take six weeks? Some need ten days and some a season; all of them begin with a walk through the building.",
      reasons: [
        {
          title: "Four pages",
          text: "The first says what we found, the second why, the third what to do. The fourth is for what we might have got wrong.",
        },
        {
          title: "We start on the early shift",
          text: "The people who open the doors know things that no report contains. We bring the doughnuts and ask.",
        },
        {
          title: "An ending",
          text: "Every engagement has a last day, set on the first. A consultant who stays becomes furniture.",
        },
      ],
      processTitle: "How a question gets smaller",
      process: [
        {
          title: "Walk",
          text: "Two days on your floor with a notebook. No meetings, no recommendations, no lanyards.",
        },
        {
          title: "Wonder",
          text: "We write down what surprised us and ask who else has noticed. Someone always has.",
        },
        {
          title: "Weigh",
          text: "Each idea gets its cost, its gain and the name of the person who would have to do it.",
        },
        {
          title: "Write",
          text: "Four pages. You read them before we present them, so that the meeting can be short.",
        },
      ],
      closingTitle: "What would you fix if it were somebody else’s?",
      closingText:
        "That sentence is a good way to begin. Send it to us, and one of six people will call you and ask why.",
    },
    {
      aboutTitle: "You know your business. We know forty like it.",
      about: [
        "You didn’t start a company to sit with spreadsheets on a Sunday. But somewhere between the tenth and the fiftieth hire it got heavy, and now you’re the one everybody waits for. We see that a lot. It’s fixable.",
        "We won’t tell you to “leverage” anything. We’ll ask what a Tuesday looks like, where the money goes out, and which customer you’d fire. Then we’ll draw it on the big sheet of paper, and you’ll see it before we say it.",
        "And if you don’t need us, you’ll hear that too, with a slice of pie. It’s rhubarb until August.",
      ],
      servicesTitle: "What we can sort out with you",
      servicesText:
        "Prices that don’t pay. A brother-in-law on the payroll. A bank that wants a plan by Friday. Pick the one that keeps you up, and we’ll start there.",
      reasons: [
        {
          title: "You’ll know the price first",
          text: "One number, on paper, before anybody opens a laptop. It doesn’t grow.",
        },
        {
          title: "We’ve met payroll",
          text: "Every one of us has signed the checks and sweated the end of the month.",
        },
        {
          title: "No homework you won’t do",
          text: "Three things, in order, with a date on each. Thirty things is how nothing happens.",
        },
        { title: "We call you back in March", text: "To ask if you did them. Kindly." },
      ],
      processTitle: "So what happens?",
      process: [
        { title: "Give us a call", text: "Twenty minutes, no charge. You talk, we mostly listen." },
        {
          title: "We come and look",
          text: "Boots on. We like to see where the stuff goes in and where it comes out.",
        },
        { title: "Big sheet of paper", text: "Your business, drawn, on one table. You hold a marker, too." },
        {
          title: "Three things",
          text: "You take them home. We ring in two weeks to see how the first one’s going.",
        },
      ],
      closingTitle: "Come in before it’s urgent.",
      closingText:
        "Or come in because it’s urgent, that’s fine too. Tell us what’s going on, and a partner will call you tomorrow.",
    },
  ],
  services: [
    {
      name: "Diagnosis",
      text: "Two partners on your floor, interviews with twenty people, your figures read line by line. A ranked list of fixes at the end.",
      price: "$6,800",
      unit: "10 working days",
    },
    {
      name: "Strategy on four pages",
      text: "Where to sell, what to stop, what it takes in people and money for three years. Written so that staff can read it.",
      price: "$14,500",
      unit: "6 weeks",
    },
    {
      name: "Pricing review",
      text: "Every product, customer and discount of two years, sorted by what was left over. New price list included.",
      price: "$9,200",
      unit: "4 weeks",
    },
    {
      name: "Process redesign",
      text: "One process, such as order to invoice, taken apart with those who do it and put back with half the handovers.",
      price: "from $18,000",
      unit: "8 to 12 weeks",
    },
    {
      name: "Succession",
      text: "From founder to family, managers or a buyer: who, when, at what value, and what the founder does on the Monday after.",
      price: "$22,000",
      unit: "6 months",
    },
    {
      name: "Interim manager",
      text: "One of us fills the chair until you have found somebody, helps you choose and hands over for a week.",
      price: "$1,650",
      unit: "per day, 3 days a week",
    },
    {
      name: "Board preparation",
      text: "We read the papers as a hostile director would, a week before, and tell you the nine questions.",
      price: "$2,400",
      unit: "per meeting",
    },
    {
      name: "Your first manager",
      text: "For owners who still do it all: what to hand over, to whom, and interviews with the last three candidates.",
      price: "$7,500",
      unit: "flat fee",
    },
    {
      name: "Sounding board",
      text: "Two hours a month with the same partner, and calls in between when something burns.",
      price: "$1,200",
      unit: "per month",
    },
    {
      name: "Owner’s morning",
      text: "Half a day at our table for firms of up to fifty people. You leave with three things to do, in order.",
      price: "$450",
      unit: "4 hours, pie included",
    },
  ],
  priceList: [
    {
      title: "To begin with",
      entries: [
        { name: "First talk", text: "One hour with a partner", price: "free" },
        { name: "Owner’s morning", text: "Firms of up to 50 people", price: "$450" },
        { name: "Second opinion", text: "Four pages on another adviser’s report", price: "$1,900" },
        { name: "Diagnosis", text: "Ten working days, two partners", price: "$6,800" },
      ],
    },
    {
      title: "Projects",
      note: "Fixed fees, travel within the state included",
      entries: [
        { name: "Pricing review", text: "Four weeks", price: "$9,200" },
        { name: "Strategy on four pages", text: "Six weeks", price: "$14,500" },
        { name: "Process redesign", text: "Eight to twelve weeks", price: "from $18,000" },
        { name: "Succession", text: "Six months, ending on a date", price: "$22,000" },
      ],
    },
    {
      title: "By the day or the month",
      entries: [
        { name: "Interim manager", text: "Per day", price: "$1,650" },
        { name: "Facilitated offsite", text: "Preparation, the day, the minutes", price: "$4,200" },
        { name: "Board preparation", text: "Per meeting", price: "$2,400" },
        { name: "Sounding board", text: "Per month", price: "$1,200" },
        { name: "The visit after a year", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "Diagnosis",
      text: "When you know that something is wrong.",
      price: "$6,800",
      unit: "10 working days",
      includes: [
        "Two partners on site",
        "Twenty interviews",
        "A ranked list with figures",
        "The visit after a year",
      ],
    },
    {
      name: "Diagnosis and repair",
      text: "When you want the first three fixes done.",
      price: "$19,500",
      unit: "3 months",
      includes: [
        "Everything in the diagnosis",
        "A partner two days a week",
        "The first three items finished",
        "Handover to your own people",
      ],
      isRecommended: true,
    },
    {
      name: "Sounding board",
      text: "When you mostly need somebody to think with.",
      price: "$1,200",
      yearlyPrice: "$13,200",
      unit: "per month",
      includes: [
        "The same partner every time",
        "Two hours a month",
        "Calls when it burns",
        "One board paper read",
      ],
    },
  ],
  people: [
    {
      name: "Philippa Dunmore",
      face: 34,
      role: "Partner, strategy",
      text: "Ran a cannery through two bad harvests. Believes that a plan should survive being read aloud in the canteen.",
    },
    {
      name: "Anselm Okoye",
      face: 35,
      role: "Partner, operations",
      text: "Twelve years in hospital logistics. Carries a stopwatch and apologizes for it.",
    },
    {
      name: "Greta Lindholm-Vaz",
      face: 18,
      role: "Partner, pricing",
      text: "Found $1.1 million in a discount column once. Does her own grocery shopping by unit price.",
    },
    {
      name: "Theo Castellan",
      face: 9,
      role: "Partner, succession",
      text: "Took over his father’s foundry, sold it well, and tells both halves of that story.",
    },
    {
      name: "Marietta Osei",
      face: 14,
      role: "Partner, people",
      text: "Headed the complaints desk of an airline. Nothing you tell her will be the worst she has heard.",
    },
    {
      name: "Warren Tsukuda",
      face: 39,
      role: "Partner, finance and turnaround",
      text: "Sat on the bank’s side of the table for fifteen years. Knows what the other side is writing down.",
    },
    {
      name: "Leona Farrant",
      face: 24,
      role: "Research",
      text: "Reads the trade press of forty industries so that the rest of us may claim to.",
    },
    {
      name: "Curtis Abelard",
      face: 21,
      role: "Office and calendar",
      text: "Knows where all six partners are and which of them has eaten.",
    },
  ],
  questions: [
    {
      question: "Are we too small for a consultant?",
      answer:
        "Our smallest client has nine people, our largest four hundred and eighty. Below fifty we suggest the owner’s morning, because it costs $450 and answers most of it. If your company is smaller than its problem, we say so and give you a book instead.",
    },
    {
      question: "What does it cost?",
      answer:
        "Between $450 for a morning and $22,000 for a succession. Every fee is fixed before we begin and includes travel within the state. Interim work is $1,650 a day. We take no share of savings, since it makes people find the wrong ones.",
    },
    {
      question: "Who will actually do the work?",
      answer:
        "The partner you met in the first talk, with one other. There are six of us and no juniors. If somebody falls ill, another partner steps in who has read the file, and you pay for neither of them twice.",
    },
    {
      question: "Will you tell us to fire people?",
      answer:
        "Seldom, and never as a first finding. In 214 projects we recommended smaller teams nineteen times, mostly by not replacing those who retired. What we find more often is good people waiting for one another.",
    },
    {
      question: "How do our employees react?",
      answer:
        "With suspicion until about Wednesday. We introduce ourselves on the early shift, say what we are there for and what we are not, and quote nobody by name. What they tell us goes into the report only as what several have said.",
    },
    {
      question: "Can you keep a secret?",
      answer:
        "We sign your confidentiality agreement or ours, which is one page. We do not work for two competitors within two years, and our client list is not on this site for that reason.",
    },
    {
      question: "What if we disagree with the findings?",
      answer:
        "You get the draft two days before the end and may take it apart. If the figures are wrong we correct them. If you dislike the conclusion, it stays and your objection is printed beside it. Some of our best projects have two columns on the last page.",
    },
    {
      question: "How soon can you start?",
      answer:
        "A first talk is possible within the week. Projects begin three to five weeks after the page is signed. In a turnaround two of us can be with you within three working days.",
    },
    {
      question: "Do you know our industry?",
      answer:
        "Perhaps. We have worked in food, metal, hospitals, printing, logistics and schools. What helps more is that we have seen your problem in another trade, where it was already solved. Leona reads up on the rest before we arrive.",
    },
    {
      question: "What happens when you leave?",
      answer:
        "Whatever we built has an owner on your side from the first week. We hand over for five days, are reachable for three months without charge, and return after a year to compare forecast and result.",
    },
  ],
  testimonials: [
    {
      quote:
        "We had a binder of two hundred pages from the people before. These were four, and I have them on my wall.",
      name: "Roland Meeks",
      context: "furniture maker, 85 people",
    },
    {
      quote:
        "She asked the night shift what they would change. It was a door. We moved the door and gained two hours a day.",
      name: "Ximena Duarte",
      context: "plant manager, bottling",
    },
    {
      quote:
        "I expected to be told to sell. I was told to take Fridays off and let my daughter run it on those days. She runs it on all of them now.",
      name: "Horace Whitlam",
      context: "founder, retired in June",
    },
    {
      quote: "Eleven percent of our customers were costing us money and they were the ones we visited most.",
      name: "Agnes Thorvald",
      context: "wholesale flowers",
    },
    {
      quote: "The fee was the fee. I kept waiting for the phrase “out of scope” and it never arrived.",
      name: "Dominic Pell",
      context: "regional printer",
    },
    {
      quote: "Warren told us what the bank would say, in the bank’s words, a week before the bank did.",
      name: "Sabine Achterhof",
      context: "machine shop, refinanced 2025",
    },
    {
      quote:
        "They came back after a year, as promised, and one of their own forecasts had been wrong. It stood in the first line.",
      name: "Kofi Anderton",
      context: "hospital group, purchasing",
    },
    {
      quote: "Three things to do. I did two. We’re still better off than with the thirty from last time.",
      name: "Lottie Graves",
      context: "owner, two garden centers",
    },
    {
      quote: "My managers stopped copying me in on everything. It is very quiet. I have read a novel.",
      name: "Emil Sandqvist",
      context: "chief executive, logistics",
    },
    {
      quote: "Anselm’s stopwatch offended everybody for a day. By Friday they were borrowing it.",
      name: "Teresa Boyle",
      context: "clinic administrator",
    },
  ],
  hours: [
    { day: "Monday", open: "08:00", close: "18:00" },
    { day: "Tuesday", open: "08:00", close: "18:00" },
    { day: "Wednesday", open: "08:00", close: "18:00", note: "Owner’s mornings until noon" },
    { day: "Thursday", open: "08:00", close: "18:00" },
    { day: "Friday", open: "08:00", close: "15:00" },
    { day: "Saturday" },
    { day: "Sunday" },
  ],
  hoursNote:
    "Partners are mostly with clients; Curtis answers the phone and knows when each is free. For a turnaround, call at any hour and leave a number.",
  statistics: [
    { figure: "214", label: "projects since 2012" },
    { figure: "10 days", label: "from first visit to findings" },
    { figure: "4 pages", label: "and never a fifth" },
    { figure: "6", label: "partners, who do the work" },
  ],
  gallery: [
    {
      caption: "The big sheet, on day three",
      label: "A flip chart on an easel, with a rising curve",
      fits: "strategy four pages draw sheet paper plan interim offsite table drawn",
    },
    {
      caption: "What twenty people said, sorted",
      label: "Rows of sticky notes on a board",
      fits: "interviews people process redesign handovers diagnosis ideas wonder sorted sticky",
    },
    {
      caption: "Four pages, and a pen for objections",
      label: "A bound report with a chart, and a fountain pen",
      fits: "report findings write pages board preparation draft strategy papers",
    },
    {
      caption: "A present from a ferry company",
      label: "A brass compass, its lid open",
      fits: "direction turning point strategy market succession first talk sounding board compass",
    },
    {
      caption: "Where most of it happens",
      label: "Two chairs at a round table with two mugs",
      fits: "owner morning talk table listen sounding board meeting conversation manager",
    },
    {
      caption: "Two years of discounts, one screen",
      label: "A tablet with a bar chart, and a cup of coffee",
      fits: "pricing review figures discount customers product margin profit numbers",
    },
    {
      caption: "Ten working days, counted",
      label: "A wall calendar with one day ringed, and a clock",
      fits: "diagnosis days working week date time stopwatch deadline fixed",
    },
    {
      caption: "The key changes hands on a Friday",
      label: "A brass key on an envelope",
      fits: "succession founder handover family takes over first manager leave key",
    },
  ],
  posts: [
    {
      title: "The discount that nobody approved",
      summary: "Where margins leak in firms that watch their costs, and an afternoon’s work to find it.",
      date: "2026-10-12",
      body: [
        "Ask three salespeople what the smallest order is that ships free. In firms above forty people we have never had the same answer three times. Each of them is right, because each has been allowed an exception that became a habit.",
        "Take last year’s invoices and sort them by customer. Next to revenue put four columns: list price lost, freight, returns, and days until paid. You need no software for this, and most ledgers export it in an hour. Then sort by what is left.",
        "The bottom of that list is the interesting part. Usually a tenth of the customers eat between a fifth and a third of the profit. Some are large and loved. A few will accept a minimum order without a word, since they had only ever been asked how many they wanted.",
        "Change three rules, not thirty. Put them on one page and let the person who answers the phone hold the pen.",
      ],
    },
    {
      title: "How to hand over a company you built",
      summary: "The order of things, from eleven successions that held and three that did not.",
      date: "2026-07-07",
      body: [
        "The three that failed had one thing in common: the founder kept an office. A parking space is fine. A desk means that every decision takes two walks down the corridor.",
        "Begin with the calendar, two years ahead, and give away Fridays first. On Fridays the successor decides, and you learn on Monday what was decided. After three months give away Thursdays too.",
        "Tell the customers yourself, in person, together. Tell the staff an hour before you tell the bank and a day before you tell the town. Nobody minds the news; they mind having read it.",
        "And plan your own Monday. Golf is not a plan. One of our founders now repairs church organs, and has not called once.",
      ],
    },
    {
      title: "A meeting that ends at ten past",
      summary: "Four small rules for people who spend Tuesdays in a room.",
      date: "2026-02-19",
      body: [
        "Write the decision you want as the title of the invitation. “Choose the Ohio supplier” brings different people than “Supplier update”, and fewer of them.",
        "Send one page the day before and start with eight minutes of silence in which everyone reads it. It feels absurd twice. After that nobody wants to go back to being read to.",
        "Let the most junior person speak first. Once the boss has spoken, you have paid for nine people to agree.",
        "Stop when it is decided, even if it is ten past. People will come to your next one.",
      ],
    },
  ],
  events: [
    {
      title: "Owners’ breakfast",
      text: "Eight owners, one question each, no slides. What is said there stays there.",
      date: "2027-01-27",
      time: "08:00",
      place: "Our table",
      price: "$35",
    },
    {
      title: "Read your own figures",
      text: "Warren explains a balance sheet as a bank sees it. Bring yours; nobody looks over your shoulder.",
      date: "2027-03-10",
      time: "09:00",
      place: "Our table",
      price: "$120",
    },
    {
      title: "Handing over",
      text: "Two founders and two successors tell how it went, separately and then together.",
      date: "2027-04-14",
      time: "16:00",
      place: "Public library, hall",
      price: "free",
    },
    {
      title: "A day with the stopwatch",
      text: "For operations people: mapping a process, timing it, and telling the result to those who were timed.",
      date: "2027-06-09",
      time: "08:30",
      place: "A client’s plant",
      price: "$380",
    },
  ],
  comparisons: [
    {
      title: "One order, from call to invoice",
      before: "Nine people, fourteen handovers, twenty-three days, and two spreadsheets that disagreed.",
      after:
        "Five people, four handovers, six days. The fastest one was already there; it had been nobody’s job.",
    },
    {
      title: "A strategy, twice",
      before: "“Become the leading partner for integrated solutions in our markets.”",
      after:
        "“Stop making gates. Sell stairs to the forty architects within two hours’ drive. Hire one estimator.”",
    },
  ],
  partners: [
    "Quillon Bottling",
    "Old County Bank",
    "Tern Ferries",
    "Aldous & Page Stairs",
    "Brightwell Clinics",
    "Northrop Lane Foods",
  ],
  accepts: ["Bank transfer", "Visa", "Mastercard", "American Express", "QuickBooks"],
  newsletterTitle: "Page five",
  newsletterText:
    "Four times a year we send what did not fit on the four pages: one case, its figures and what we got wrong.",
  contact: {
    title: "What is the question?",
    text: "Two or three sentences, as you would tell a friend. A partner reads every message and replies within one working day.",
    fields: [
      {
        label: "People in the company",
        kind: "choice",
        options: ["Up to 20", "20 to 50", "50 to 200", "More than 200"],
      },
      {
        label: "It is mostly about",
        kind: "choice",
        options: ["Growth", "Profit", "Processes", "Succession", "A crisis", "I am not sure"],
      },
      { label: "When should it be solved?", kind: "date" },
    ],
    action: "Send to a partner",
  },
  booking: {
    title: "Book a first talk",
    text: "One hour with a partner, by phone or at our table, free of charge. You will know at its end if we are the right people.",
    slots: ["08:30", "10:00", "11:30", "13:30", "15:00", "16:30"],
    action: "Ask for this hour",
  },
  places: {
    ledger: {
      street: "55 Merchants Court",
      town: "Hartford",
      area: "Connecticut",
      phone: "(860) 555-0136",
      email: "office@marlowebrandt.example",
    },
    studio: {
      street: "1402 Cedar Loft Way",
      town: "Boise",
      area: "Idaho",
      phone: "(208) 555-0173",
      email: "hello@fieldnote.example",
    },
    counter: {
      street: "20 Courthouse Square",
      town: "Wooster",
      area: "Ohio",
      phone: "(330) 555-0112",
      email: "pie@roundtable.example",
    },
    signal: {
      street: "900 Meridian Avenue, Floor 6",
      town: "Denver",
      area: "Colorado",
      phone: "(303) 555-0188",
      email: "intake@deltanine.example",
    },
    almanac: {
      street: "8 Customs House Lane",
      town: "Halifax",
      area: "Nova Scotia",
      phone: "(902) 555-0141",
      email: "letters@harrowtide.example",
    },
    marquee: {
      street: "3 Switchyard Place",
      town: "Pittsburgh",
      area: "Pennsylvania",
      phone: "(412) 555-0159",
      email: "partner@turnhouse.example",
    },
  },
  pages: [
    { id: "services", name: "Engagements" },
    { id: "prices", name: "Fees" },
    { id: "about", name: "Partners" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "Papers" },
    { id: "contact", name: "Contact" },
  ],
};
