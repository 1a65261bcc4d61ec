import type { Industry } from "./industry.ts";

export const saas: Industry = {
  id: "saas",
  name: "Software",
  plural: "Software companies",
  synonyms: [
    "saas",
    "software company",
    "software as a service",
    "app",
    "web app",
    "mobile app",
    "software startup",
    "tech startup",
    "startup",
    "cloud software",
    "online tool",
    "software product",
    "product landing page",
    "app landing page",
    "subscription software",
    "b2b software",
    "scheduling software",
    "planning software",
    "project management tool",
    "productivity app",
    "it company",
    "software developer",
    "developer tool",
    "platform",
    "crm",
  ],
  vocabulary: [
    "dashboard",
    "api",
    "webhook",
    "webhooks",
    "integration",
    "integrations",
    "onboarding",
    "per seat",
    "single sign-on",
    "uptime",
    "csv export",
    "changelog",
    "release notes",
    "free trial",
    "free plan",
    "automation",
    "automations",
    "workflow",
    "user accounts",
    "encryption",
    "backups",
    "status page",
    "sdk",
    "plugin",
    "database",
    "cloud",
    "developers",
    "beta",
    "feature",
    "features",
    "login",
    "sign up",
    "data import",
    "push notification",
    "offline mode",
    "roles and permissions",
    "audit log",
    "sandbox",
    "timesheet",
    "rota",
    "shift planning",
    "subscription",
  ],
  locale: "en-US",
  customers: "customers",
  openings: {
    ledger: {
      name: "Bellwether Rota",
      kicker: "Planning software since 2015",
      headline: "Shift, hours and invoice agree.",
      opening:
        "Enter a shift once. It becomes the timesheet, then the line on the bill, and nobody types it a second time. In use by 6,200 teams, and yours to export on any day.",
      action: "Try it for 30 days",
      secondAction: "What it does",
    },
    studio: {
      name: "Quietly",
      kicker: "Software for calm weeks",
      headline: "One page that says who is where.",
      opening:
        "No feed, no badges, no red dots. The week on a single page, kept true by the people in it, and closed again by nine in the morning.",
      action: "Open a free page",
      secondAction: "Look around",
    },
    counter: {
      name: "Swapsies",
      kicker: "The rota app for shops and kitchens",
      headline: "Swap a shift without twelve texts.",
      opening:
        "Ana’s got the dentist, Joe could use the hours. They sort it out in the app and you tap yes. That was the whole conversation.",
      action: "Get it free",
      secondAction: "What it costs",
    },
    signal: {
      name: "Shiftlark",
      kicker: "Live planning for teams in motion",
      headline: "Everyone knows what’s next.",
      opening:
        "Jobs, shifts and hours on one live board. Drop a name on a day and the phone in the van knows two seconds later. Free for five people, no card.",
      action: "Start free",
      secondAction: "See plans",
    },
    almanac: {
      name: "The Long Week",
      kicker: "Planning software, and essays about time",
      headline: "A calendar is an opinion about time",
      opening:
        "For eleven years we have watched teams lay out their weeks, and learned that the boxes matter less than the gaps. We build a planner with gaps in it, and once a month we write down what they are for.",
      action: "Plan a week",
      secondAction: "Read the essays",
    },
    marquee: {
      name: "Nightdesk",
      kicker: "For places that never close",
      headline: "Three a.m. The board is green.",
      opening:
        "Somebody on the ward calls in sick. Before you have found your glasses, Nightdesk has asked the next three by rule, and one of them has said yes.",
      action: "See it at night",
      secondAction: "How it decides",
    },
  },
  copies: [
    {
      aboutTitle: "Built by people who wrote rotas on paper",
      about: [
        "The first version was made in 2015 for a bakery with fourteen people and one bicycle. It ran on a tablet by the oven. Today 6,200 teams plan with it, from eight to eight hundred people, and the bakery still sends us bug reports with flour on them.",
        "The company belongs to the thirty-one people who work in it. There is no investor to grow for, so prices have changed once in eleven years, and existing customers kept theirs.",
        "Your data lies in two data centers in two states, encrypted, copied every five minutes. You can take all of it out as CSV or through the API on any plan, including the free one.",
      ],
      servicesTitle: "What is in it",
      servicesText:
        "Ten parts that share one set of people, places and hours. Switch off what you do not need; the screen gets smaller.",
      reasons: [
        {
          title: "2 seconds to every phone",
          text: "A change reaches all devices in two seconds. Without a signal it waits, and goes out when the bars return.",
        },
        {
          title: "99.98 % in twelve months",
          text: "One hour and forty-five minutes of downtime last year, each minute explained on the status page.",
        },
        {
          title: "Out whenever you like",
          text: "CSV and JSON on every plan, one button, no call with a retention team. We do not have one.",
        },
        {
          title: "A person in four minutes",
          text: "The middle waiting time of our chat last quarter. The person who replies can change the code.",
        },
      ],
      processTitle: "Live in an afternoon",
      process: [
        {
          title: "Import",
          text: "Paste a spreadsheet or connect the old tool. Names, places and rules are recognized; you correct the rest.",
        },
        {
          title: "Lay out a week",
          text: "Drag, or let the planner propose one that keeps rest times and skills.",
        },
        { title: "Invite", text: "One link in the group chat. Nobody needs an e-mail address." },
        {
          title: "Pay, or do not",
          text: "Thirty days of everything. After that you choose a plan, or stay free with five people.",
        },
      ],
      closingTitle: "Put next week on it.",
      closingText:
        "Free for five people, thirty days of everything for more. No card, and the export button works from the first minute.",
    },
    {
      aboutTitle: "The software we wanted to close",
      about: [
        "Most tools measure success by how long you stay. Ours counts a morning as good if everybody looked once, for eleven seconds, and then went to work. We have a chart of it in the kitchen. It is the only chart there.",
        "There are thirty-one of us, spread over six time zones, and we plan ourselves with what we sell. When it annoys us it is fixed by Thursday. When it annoys you it takes until Friday, since you have to tell us first.",
        "We add about six things in a year and remove about four. A feature that only a brochure would miss is taken out, with a letter to those who used it and a way to get their data.",
      ],
      servicesTitle: "A few parts, well acquainted",
      servicesText:
        "People, places, hours. Everything else in the program is a way of looking at those three, and you may look at as few as you wish.",
      reasons: [
        {
          title: "No notifications by default",
          text: "You are told when your own shift changes. For the rest there is the page, which is always right.",
        },
        {
          title: "Plain words",
          text: "Buttons say what happens. We employ one person whose work is to delete adjectives, and she wrote this one.",
        },
        {
          title: "Eleven years, one owner",
          text: "The company belongs to those who work in it. It has never been for sale and is not now.",
        },
      ],
      processTitle: "How it finds its place",
      process: [
        {
          title: "A first look",
          text: "Open the sample week. Move things. You cannot break it, and nobody will call.",
        },
        {
          title: "Your own week",
          text: "Paste your list of names. The old spreadsheet may live beside it for a while.",
        },
        {
          title: "The others",
          text: "Send the link on a Monday. By Wednesday somebody will have corrected you.",
        },
        {
          title: "Forgetting about it",
          text: "Some time in the second month you notice that nobody has asked who is in on Saturday.",
        },
      ],
      closingTitle: "Try it on a slow Tuesday",
      closingText:
        "A sample week is waiting behind the button, with invented names and a real Monday problem. Solve it, and you will know.",
    },
    {
      aboutTitle: "We used to be the ones on the rota",
      about: [
        "Half of us waited tables, two drove ambulances and one ran the Saturday desk at a pool. So we know what it’s like to find out about your shift from a photo of a piece of paper on a wall.",
        "Here’s the idea: you put up the week, your people see it on their phones, and when life happens they fix it among themselves inside your rules. You get asked once, with a button that says yes.",
        "It costs less than the sandwiches you buy to say sorry. And for five people it costs nothing, for good.",
      ],
      servicesTitle: "Here’s what you get",
      servicesText:
        "Plan, swap, clock in, pay. Use one of them or all of them. If you get stuck, there’s a person on the chat who has carried four plates at once.",
      reasons: [
        { title: "Nobody needs a manual", text: "If you can send a picture of a cat, you can swap a shift." },
        {
          title: "It knows the rules",
          text: "Rest times, under-18s, who has the keys. It won’t let you book Joe for a close and an open.",
        },
        {
          title: "Works in the walk-in fridge",
          text: "No signal, no problem. It catches up when you come out.",
        },
        { title: "Leave any time", text: "By the month, and your data comes with you. We’ll even wave." },
      ],
      processTitle: "Up and running by lunch",
      process: [
        { title: "Names in", text: "Type them, paste them, or take a photo of the old rota. Really." },
        { title: "Week up", text: "Drag people onto days, or press “same as last week”." },
        { title: "Link out", text: "Drop it in the group chat. They’re in with two taps." },
      ],
      closingTitle: "Next week could be the last one on paper.",
      closingText:
        "Set it up while the coffee’s brewing. Five people are free forever, and nobody asks for your card.",
    },
  ],
  services: [
    {
      name: "Live board",
      text: "The week by person, place or job. Drag to plan, two seconds to every phone, and a history of who moved what.",
      price: "free",
      unit: "every plan",
    },
    {
      name: "Swaps and cover",
      text: "People offer and take shifts inside your rules. You approve with one tap, or let the rule do it.",
      price: "free",
      unit: "every plan",
    },
    {
      name: "Clock and timesheets",
      text: "Clock in by phone, tablet or code at the door. Breaks, overtime and rounding as your contract has them.",
      price: "$6",
      unit: "per person and month, in Team",
    },
    {
      name: "Planner",
      text: "Proposes a week from demand, skills, rest times and wishes, and says why it chose whom.",
      price: "$6",
      unit: "per person and month, in Team",
    },
    {
      name: "Payroll export",
      text: "Hours, bonuses and absences to your payroll in one file, or straight through the connection.",
      price: "$6",
      unit: "per person and month, in Team",
    },
    {
      name: "Jobs and invoices",
      text: "Shifts become job hours, job hours become invoice lines. Approved on the phone, sent from your own number range.",
      price: "$11",
      unit: "per person and month, in Business",
    },
    {
      name: "Several places",
      text: "Branches with their own rules and one shared pool of people, with travel time between them.",
      price: "$11",
      unit: "per person and month, in Business",
    },
    {
      name: "API and webhooks",
      text: "Everything on the screen, as JSON. Rate limits are printed, versions live for three years.",
      price: "free",
      unit: "every plan",
    },
    {
      name: "Sign-on and audit log",
      text: "SAML, roles down to single fields, and a log that nobody can edit, us included.",
      price: "$11",
      unit: "per person and month, in Business",
    },
    {
      name: "Moving in",
      text: "We take your spreadsheets or your old tool, rebuild the rules and sit with you through the first Monday.",
      price: "from $400",
      unit: "once",
    },
  ],
  priceList: [
    {
      title: "Free",
      note: "Five people, for as long as you like",
      entries: [
        { name: "Live board", text: "All views, phone and desktop", price: "free" },
        { name: "Swaps and cover", price: "free" },
        { name: "API and webhooks", text: "600 calls an hour", price: "free" },
        { name: "Export", text: "CSV and JSON", price: "free" },
      ],
    },
    {
      title: "Team",
      note: "Per person and month",
      entries: [
        { name: "Paid by the month", price: "$6" },
        { name: "Paid by the year, per year", price: "$60" },
        { name: "People paused for the season", price: "free" },
        { name: "Nonprofits and schools", text: "Half, on request", price: "$3" },
      ],
    },
    {
      title: "Business",
      note: "Per person and month",
      entries: [
        { name: "Paid by the month", price: "$11" },
        { name: "Paid by the year, per year", price: "$110" },
        { name: "A test system of your own", price: "included" },
        { name: "Phone support, day and night", price: "included" },
      ],
    },
    {
      title: "Once",
      entries: [
        { name: "Moving in, up to 50 people", price: "$400" },
        { name: "Moving in, up to 300 people", price: "$1,400" },
        { name: "A connection built for you", text: "Quoted before we begin", price: "from $2,800" },
      ],
    },
  ],
  plans: [
    {
      name: "Free",
      text: "For five people and one place.",
      price: "free",
      unit: "for good",
      includes: [
        "Live board on all devices",
        "Swaps by your rules",
        "API and full export",
        "Chat with a person",
      ],
    },
    {
      name: "Team",
      text: "For those who also pay by the hour.",
      price: "$6",
      yearlyPrice: "$60",
      unit: "per person and month",
      includes: ["Everything in Free", "Clock and timesheets", "Planner with rest times", "Payroll export"],
      isRecommended: true,
    },
    {
      name: "Business",
      text: "For several places, or one that never closes.",
      price: "$11",
      yearlyPrice: "$110",
      unit: "per person and month",
      includes: [
        "Everything in Team",
        "Branches and shared people",
        "Jobs and invoices",
        "Sign-on, audit log, night support",
      ],
    },
  ],
  people: [
    {
      name: "Noora Haddad",
      face: 6,
      role: "Founder, product",
      text: "Wrote the first version for her brother’s bakery between two and four in the morning, when the bread was in.",
    },
    {
      name: "Julian Westgate",
      face: 31,
      role: "Founder, engineering",
      text: "Has deleted more code than most people write. Keeps a plant for every year without a lost record.",
    },
    {
      name: "Mirella Tanaka",
      face: 12,
      role: "Design",
      text: "Removes one button a month. Tests everything with gloves on, because some of you do.",
    },
    {
      name: "Obi Reyes",
      face: 13,
      role: "Support",
      text: "Drove an ambulance for six years and has not heard an emergency since. Answers in four minutes.",
    },
    {
      name: "Saskia Holm",
      face: 38,
      role: "Reliability",
      text: "Owns the status page and the pager. Sleeps well, which is the point of her job.",
    },
    {
      name: "Dev Chatterjee",
      face: 5,
      role: "Integrations",
      text: "Reads other people’s API documents for pleasure and writes to them about the mistakes.",
    },
    {
      name: "Paloma Grice",
      face: 26,
      role: "Moving in",
      text: "Has seen the rota in every spreadsheet a person can make, including one with 340 colors.",
    },
    {
      name: "Elliot Banner",
      face: 19,
      role: "Words and help pages",
      text: "Tested each article on his mother. She runs a garden center and is unimpressed by software.",
    },
  ],
  questions: [
    {
      question: "Is the free plan really free?",
      answer:
        "Yes, for up to five people and without an end date. It has the board, swaps, the API and the export. There are no advertisements and your data is not sold. It costs us about eleven cents a team each month, and one in nine free teams grows into a paid one.",
    },
    {
      question: "How do we get our data out?",
      answer:
        "Settings, Export, one button. You get CSV files and one JSON with everything, history included, within a minute or two. The same is open through the API on all plans. If you leave, we keep a copy for thirty days in case you change your mind, and then delete it.",
    },
    {
      question: "Does it work without a signal?",
      answer:
        "Yes. The phone app keeps the next four weeks and lets you clock in, offer and take shifts. When the signal returns it sends what it has, and if two people took the same shift the earlier one gets it and the other is told.",
    },
    {
      question: "Which systems does it connect to?",
      answer:
        "Payroll, accounting, tills and calendars, about forty in all, listed under Integrations. What is missing can be built with the API, by you or by us from $2,800. Calendar feeds are on every plan.",
    },
    {
      question: "Where is our data, and who can see it?",
      answer:
        "In two data centers in Oregon and Virginia, encrypted on disk and on the way. Four of our people can reach customer records, each access is logged, and you can read that log. We are audited each spring, and the report is sent on request.",
    },
    {
      question: "How long does moving in take?",
      answer:
        "Teams of up to thirty are usually live in an afternoon. With branches, skills and special rules it takes one to two weeks, of which two or three hours are yours. Paloma moves you in for a fixed price and stays for the first Monday.",
    },
    {
      question: "What happens when people join or leave?",
      answer:
        "You add or pause them and the next bill follows to the day. Paused people cost nothing and keep their history, which seasonal businesses like.",
    },
    {
      question: "Can it keep our legal rest times?",
      answer:
        "Yes. Set hours between shifts, weekly limits, rules for minors and who must be present. The planner will not break a rule, and a person who does so by hand is asked for a reason that goes into the log.",
    },
    {
      question: "What does support cost?",
      answer:
        "Nothing. Chat and e-mail are on every plan, weekdays from seven to eight and Saturday mornings. Business has a telephone that is answered at night by somebody who can wake an engineer.",
    },
    {
      question: "Can we cancel in the middle of a year?",
      answer:
        "Monthly plans end with the month. Yearly plans are refunded for each full month left. You cancel with a button, and are asked one question that you may skip.",
    },
  ],
  testimonials: [
    {
      quote: "I used to do the rota on Sunday with a glass of wine. Now I just have the wine.",
      name: "Helena Costas",
      context: "two restaurants, 41 people",
    },
    {
      quote: "A nurse called in at 3:10. By 3:14 there was somebody else, and I found out at breakfast.",
      name: "Bernadette Quill",
      context: "ward manager",
    },
    {
      quote:
        "We tested the export before we tested anything else. It was all there. That’s when we signed up.",
      name: "Ravi Sundaram",
      context: "operations, bicycle couriers",
    },
    {
      quote: "My drivers are between 19 and 67. The 67-year-old was first to swap.",
      name: "Craig Molloy",
      context: "bus company",
    },
    {
      quote: "Payroll used to be two days and an argument. It’s forty minutes and a coffee.",
      name: "Ines Valverde",
      context: "bakery, 14 people",
    },
    {
      quote:
        "They removed a feature that I used. They wrote to me first and gave me a script that does the same. I’m still cross, and still here.",
      name: "Tobias Lund",
      context: "theater technicians",
    },
    {
      quote: "There’s no signal in our cold store. It doesn’t care.",
      name: "Marlon Fitch",
      context: "fish wholesaler",
    },
    {
      quote: "I asked the chat a stupid question and got a kind answer and a fix on Thursday.",
      name: "Wilhelmina Oduya",
      context: "swimming pool, 60 seasonal staff",
    },
    {
      quote:
        "Three hundred people, nine depots. It took two weeks to move in and a morning to stop thinking about it.",
      name: "Grant Ellery",
      context: "landscaping group",
    },
    {
      quote: "It’s boring. I mean that as the highest praise I have for software.",
      name: "Yvonne Straker",
      context: "dental practice manager",
    },
  ],
  hours: [
    { day: "Monday", open: "07:00", close: "20:00" },
    { day: "Tuesday", open: "07:00", close: "20:00" },
    { day: "Wednesday", open: "07:00", close: "20:00" },
    { day: "Thursday", open: "07:00", close: "20:00", note: "Releases go out at ten" },
    { day: "Friday", open: "07:00", close: "20:00", note: "Nothing is released on Fridays" },
    { day: "Saturday", open: "08:00", close: "13:00", note: "Chat only" },
    { day: "Sunday", note: "Night desk for Business plans" },
  ],
  hoursNote:
    "These are the hours of people, in your own time zone. The software itself does not sleep: 99.98 % over the past twelve months.",
  statistics: [
    { figure: "6,200", label: "teams plan with it" },
    { figure: "2 s", label: "from board to phone" },
    { figure: "99.98 %", label: "up in twelve months" },
    { figure: "4 min", label: "until a person answers" },
  ],
  gallery: [
    {
      caption: "The week, by person",
      label: "A program’s window: a week in colored bars, and a ring",
      fits: "live board week dashboard history planner several places screen",
    },
    {
      caption: "In the pocket, also without a signal",
      label: "A telephone with a short list and a rising line",
      fits: "phone swaps cover app mobile clock signal offline",
    },
    {
      caption: "One tap, and it is settled",
      label: "A card with a check mark, and one with three switches",
      fits: "approve swap rules tap settings switch sign-on audit rest",
    },
    {
      caption: "Thursday, nine in the morning",
      label: "A monitor with colored lines of code, and a keyboard",
      fits: "api webhooks code integrations connection developers export json",
    },
    {
      caption: "Oregon, the left one",
      label: "Two cabinets of machines with small lamps",
      fits: "data center uptime backup reliability status encrypted night machines",
    },
    {
      caption: "By the oven, since 2015",
      label: "Last month’s hours in bars on a tablet, and a mug",
      fits: "tablet bakery timesheets clock hours moving counter paper started",
    },
    {
      caption: "What it looked like before",
      label: "Sticky notes in rows, some askew",
      fits: "paper rota spreadsheet before moving planner week names notes",
    },
    {
      caption: "Hours in, payroll out",
      label: "A laptop with a chart, and a small pile of coins",
      fits: "payroll invoices jobs pay price plan cost hours money",
    },
  ],
  posts: [
    {
      title: "What we removed this year",
      summary: "Four features, 212 kilobytes and a color. A list, with the reasons.",
      date: "2026-11-05",
      body: [
        "We took out the activity feed in February. Nine percent of people opened it and most of those were looking for something else, which we then put where they had looked. Two teams used it as an audit trail. They have the real log now, free of charge.",
        "In May the chat went. Every team has one already, and ours was the second best in every case. A button now shares a shift to the one you use.",
        "The third shade of blue went in August. Nobody wrote.",
        "Removing things costs about as much as adding them: letters, exports, help pages, a month of overlap. We think it is worth it, because each thing that stays is then one that somebody chose twice.",
      ],
    },
    {
      title: "A fair rota in six rules",
      summary: "What we learned from half a million swapped shifts, for use with any tool, or paper.",
      date: "2026-08-27",
      body: [
        "Publish three weeks ahead. Teams that do so have a third fewer swaps than those with one week, since people plan their lives around what they know.",
        "Share the bad shifts by count and show the count. A list on which everybody can see that they have had two Sundays each ends more arguments than any manager.",
        "Let people swap without asking you whenever the result breaks no rule. In our figures managers approve 97 percent anyway, on average five hours late.",
        "Keep eleven hours between a close and an open. Sick calls after shorter nights are twice as frequent. And leave one person unplanned on Saturdays; you will need them four weeks in five.",
      ],
    },
    {
      title: "The outage of March 3",
      summary: "Thirty-eight minutes, one certificate, and what has changed since.",
      date: "2026-03-06",
      body: [
        "On March 3 at 6:12 in the morning, Pacific time, phones could no longer reach us. Boards on desktops worked. It lasted thirty-eight minutes and was our mistake.",
        "A certificate had been renewed in one data center and not in the other. Our check looked at the first. When traffic moved over for maintenance, phones refused the old one, as they should.",
        "Clock-ins made during that time were kept on the phones and arrived later with the right minute. We have compared all 41,306 with the sensors we have and found no loss.",
        "Since then each certificate is checked from outside, from four places, every minute. Saskia’s plant for 2026 has been returned to the shop. She gets a new one in January.",
      ],
    },
  ],
  events: [
    {
      title: "Ask the builders",
      text: "An hour with the people who write it. Bring the thing that annoys you; two of them get fixed live.",
      date: "2027-01-21",
      time: "10:00",
      place: "Online",
      price: "free",
    },
    {
      title: "Rules without tears",
      text: "Rest times, keys, minors, languages: set up a difficult rota from nothing in ninety minutes.",
      date: "2027-02-25",
      time: "14:00",
      place: "Online",
      price: "free",
    },
    {
      title: "The Monday meeting",
      text: "A day for operations people in one room. Nine talks, no vendors, and a long lunch.",
      date: "2027-05-13",
      time: "09:00",
      place: "Grain Exchange, Portland",
      price: "$140",
    },
  ],
  comparisons: [
    {
      title: "A Saturday in the kitchen",
      before:
        "A sheet on the fridge, three versions of it on phones, and eleven texts before six in the morning.",
      after: "One board. Joe took the shift at 21:40 on Friday, by rule. The chef slept.",
    },
    {
      title: "Payroll, two days and forty minutes",
      before: "Clock cards typed into a spreadsheet, read aloud by one person to another.",
      after: "Hours approved by each lead on the phone, one file, one coffee.",
    },
  ],
  partners: [
    "Crumb & Sons",
    "Northline Ferries",
    "Paddlebrook Clinics",
    "Velo Nine",
    "Harbor Lights Hotels",
    "Greenacre Group",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "PayPal"],
  newsletterTitle: "Release notes, in sentences",
  newsletterText:
    "One letter a month: what is new, what is gone, and what broke. It takes two minutes to read.",
  contact: {
    title: "Ask somebody who can change it",
    text: "Questions, wishes, faults. During office hours you have an answer in minutes, otherwise the next morning.",
    fields: [
      {
        label: "People to plan",
        kind: "choice",
        options: ["Up to 5", "6 to 30", "31 to 150", "More than 150"],
      },
      { label: "What do you plan with now?", kind: "text" },
      {
        label: "It is about",
        kind: "choice",
        options: ["Trying it out", "Moving in", "A connection", "A fault", "Security papers"],
      },
    ],
    action: "Send the question",
  },
  booking: {
    title: "Twenty minutes, on your own week",
    text: "Send us next week’s rota in any form. We lay it out while you watch, and you keep the result, whatever you decide.",
    slots: ["08:00", "09:30", "11:00", "13:00", "15:30", "17:00"],
    action: "Book the demo",
  },
  places: {
    ledger: {
      street: "640 Summer Street, Floor 3",
      town: "Worcester",
      area: "Massachusetts",
      phone: "(508) 555-0120",
      email: "desk@bellwetherrota.example",
    },
    studio: {
      street: "17 Fern Hill Road",
      town: "Asheville",
      area: "North Carolina",
      phone: "(828) 555-0149",
      email: "hello@quietly.example",
    },
    counter: {
      street: "302 Beacon Lane",
      town: "Buffalo",
      area: "New York",
      phone: "(716) 555-0184",
      email: "hey@swapsies.example",
    },
    signal: {
      street: "1180 Burnside Yard",
      town: "Portland",
      area: "Oregon",
      phone: "(503) 555-0167",
      email: "team@shiftlark.example",
    },
    almanac: {
      street: "5 Almond Tree Court",
      town: "Victoria",
      area: "British Columbia",
      phone: "(250) 555-0133",
      email: "post@thelongweek.example",
    },
    marquee: {
      street: "2020 Lakefront Tower",
      town: "Milwaukee",
      area: "Wisconsin",
      phone: "(414) 555-0195",
      email: "night@nightdesk.example",
    },
  },
  pages: [
    { id: "services", name: "Product" },
    { id: "prices", name: "Plans" },
    { id: "about", name: "Company" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "Changelog" },
    { id: "contact", name: "Contact" },
  ],
};
