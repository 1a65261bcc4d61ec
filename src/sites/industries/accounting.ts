import type { Industry } from "./industry.ts";

export const accounting: Industry = {
  id: "accounting",
  name: "Accounting",
  plural: "Accounting firms",
  synonyms: [
    "accountant",
    "accountants",
    "accountancy",
    "accounting office",
    "accounting practice",
    "bookkeeper",
    "bookkeepers",
    "bookkeeping",
    "book-keeper",
    "cpa",
    "cpa firm",
    "certified public accountant",
    "chartered accountant",
    "chartered accountants",
    "enrolled agent",
    "tax accountant",
    "tax adviser",
    "tax advisor",
    "tax consultant",
    "tax office",
    "tax preparer",
    "tax preparation",
    "tax return",
    "payroll service",
    "payroll bureau",
    "auditor",
    "audit firm",
    "controller",
    "fractional cfo",
  ],
  vocabulary: [
    "tax",
    "taxes",
    "books",
    "ledger",
    "balance sheet",
    "profit and loss",
    "cash flow",
    "invoice",
    "receipt",
    "receipts",
    "expenses",
    "payroll",
    "vat",
    "sales tax",
    "self assessment",
    "year end",
    "deadline",
    "filing",
    "audit",
    "irs",
    "hmrc",
    "deduction",
    "depreciation",
    "budget",
    "forecast",
    "reconciliation",
    "quickbooks",
    "xero",
    "1099",
    "w-2",
    "estimated tax",
    "refund",
    "finances",
    "numbers",
    "figures",
  ],
  locale: "en-US",
  customers: "clients",
  openings: {
    ledger: {
      name: "Whitlock & Stane",
      kicker: "Certified public accountants",
      headline: "Your books, in order, by the tenth.",
      opening:
        "We close each month by the tenth of the next, file before the deadline and answer the letter from the IRS ourselves. Fixed fees, for businesses of one to fifty people.",
      action: "Request a fee quote",
      secondAction: "Services and fees",
    },
    studio: {
      name: "Plain Figures",
      kicker: "An accounting practice",
      headline: "The whole year on one page.",
      opening:
        "Six numbers, one chart and a paragraph of English, every month. All the other accounting still happens. You just no longer have to look at it.",
      action: "See a sample page",
      secondAction: "What it costs",
    },
    counter: {
      name: "Shoebox Bookkeeping",
      kicker: "Books for shops, trades and cafés",
      headline: "Bring the shoebox. We’ve seen worse.",
      opening:
        "Receipts in a bag, invoices on the fridge. Put it all on the counter, and in three weeks you’ll have a set of books you can read.",
      action: "Bring it in",
      secondAction: "See the prices",
    },
    signal: {
      name: "Closebook",
      kicker: "The finance desk for small companies",
      headline: "Know your cash to the day.",
      opening:
        "Bank feeds matched every morning. Payroll, sales tax and the R&D credit under one login. A named accountant on chat until half past five. From $290 a month.",
      action: "Start a free review",
      secondAction: "Compare plans",
    },
    almanac: {
      name: "Tally & Quill",
      kicker: "Accountants and patient readers",
      headline: "An honest account of an uncertain year",
      opening:
        "Every set of books tells a story, and it is usually about February. We read yours as an editor reads a draft: slowly, with a pencil, asking what happened between the good month and the bad one.",
      action: "Send us a chapter",
      secondAction: "From the daybook",
    },
    marquee: {
      name: "Northlight Tax",
      kicker: "Tax, handled from January",
      headline: "Sleep in April.",
      opening:
        "Drafted in February. Signed in March. By the fifteenth you will have to be reminded what day it is.",
      action: "Hand it over",
      secondAction: "How it works",
    },
  },
  copies: [
    {
      aboutTitle: "A calendar, kept since 1996",
      about: [
        "The firm runs on one calendar. It holds every filing date of every client, the day we need your papers and the day you will have a draft. It was a wall chart in 1996 and is a database now, and somebody still reads it out each Monday at nine.",
        "We serve 214 businesses with one to fifty people: trades, shops, practices, small manufacturers. Each has a bookkeeper and an accountant, both named, and a third person who checks the work of the two.",
        "Fees are fixed in January for the calendar year. Phone calls are not billed. When the scope changes, you hear from us before the work begins.",
      ],
      servicesTitle: "What we do",
      servicesText:
        "Books, payroll, tax and the questions in between. Take one or all; each has a price of its own, and the plans are simply cheaper together.",
      reasons: [
        {
          title: "Closed by the tenth",
          text: "Bank, cards, loans and payroll reconciled, with a profit and loss statement, a balance sheet and a list of open questions.",
        },
        {
          title: "Two pairs of eyes",
          text: "No return leaves without a second signature. The checker has not seen the draft before and starts from the bank statement.",
        },
        {
          title: "Letters answered",
          text: "If the IRS or the state writes to you about a return we prepared, we reply at no charge.",
        },
        {
          title: "Your file stays yours",
          text: "Books are kept in your own QuickBooks or Xero account. If you leave, we hand over within five working days.",
        },
      ],
      processTitle: "The first ninety days",
      process: [
        {
          title: "Week 1: review",
          text: "We read your last return and twelve months of books, and list what we would change.",
        },
        { title: "Week 2: quote", text: "A fixed fee, a filing calendar and the names of your two people." },
        {
          title: "Weeks 3 to 6: catch up",
          text: "Accounts reconciled back to January, old items cleared or explained.",
        },
        { title: "Day 90: sit down", text: "First quarter on paper, taxes estimated, next dates agreed." },
      ],
      closingTitle: "Ask for the review. It is free.",
      closingText:
        "Send last year’s return and a read-only login. Within a week you will have two pages on what we found, to use with us or with anyone.",
    },
    {
      aboutTitle: "Numbers are a way of paying attention",
      about: [
        "An owner we know kept a notebook by the register in which she wrote, each evening, one figure and one word: “812, windy.” She knew more about her shop than her accountant did. That notebook is what we have been trying to build for people ever since.",
        "Ordinary reports are made for banks. They run to eleven pages and put the interesting part in a footnote. Ours is a single sheet: what came in, what went out and what was left, what is owed to you, what you owe and what is in the bank, each beside the same month last year. Beneath it stands a paragraph by a person, with an opinion.",
        "The rest is craft, and we don’t neglect it. Returns are filed, sales tax is paid, the payroll runs every other Thursday. Good bookkeeping is like good plumbing, in that one hopes never to discuss it at dinner.",
      ],
      servicesTitle: "The quiet work",
      servicesText:
        "Some clients hand us the bank login and think no more about it. Others like to see how it is done. There is a second chair at every desk.",
      reasons: [
        {
          title: "One sheet a month",
          text: "Six figures and a paragraph, by the tenth. If the paragraph is dull, you had a good month.",
        },
        {
          title: "We ask early",
          text: "A question in June takes a minute. The same one in March takes an afternoon and a search of the garage.",
        },
        {
          title: "A limit on clients",
          text: "No bookkeeper here looks after more than twenty-four businesses, and each can describe yours without opening a file.",
        },
      ],
      processTitle: "How we come to know your books",
      process: [
        {
          title: "We visit",
          text: "An hour where you work. Margins make more sense next to the machine that eats them.",
        },
        { title: "We read", text: "Two years of statements, in order, as one reads letters." },
        {
          title: "We write",
          text: "A short memorandum with what is sound, what is odd and what it would cost to put right.",
        },
        {
          title: "We keep on",
          text: "Every month the sheet, every quarter a conversation, every spring a return without surprises.",
        },
      ],
      closingTitle: "Tell us about your February",
      closingText:
        "Write a few lines on what you do and what you would like to understand. We answer in kind, and we enclose a sample page.",
    },
    {
      aboutTitle: "You do the work. We’ll do the paper",
      about: [
        "You didn’t open a bakery to code expenses at eleven at night. You’re good at bread. We’re good at this, and we go home at half past five.",
        "Nobody gets scolded here. We’ve had the trash bag, the glove compartment, the three years of nothing, and a tax bill that somebody had been using as a bookmark. It can nearly always be fixed, and it’s mostly less than you were afraid of.",
        "You get one person with a direct line. She’ll text you a picture of a receipt and ask, “What’s this?” That’s about as hard as it gets.",
      ],
      servicesTitle: "Here’s what we’ll take",
      servicesText:
        "The receipts, the payroll, the sales tax, the letters with windows in them. And the tax return, by the middle of March, so you can have April off.",
      reasons: [
        {
          title: "Flat price, every month",
          text: "You’ll know it before you start. Call as often as you like; the clock’s not running.",
        },
        {
          title: "Snap it, toss it",
          text: "Take a picture of the receipt on your phone. That’s your filing done.",
        },
        {
          title: "We talk to the IRS",
          text: "You sign one form and then they write to us. Rafael used to work there. He likes it.",
        },
        {
          title: "Behind? Fine",
          text: "We catch up old months at a fixed $180 each, and spread the bill if that helps.",
        },
      ],
      processTitle: "Easy as handing over keys",
      process: [
        {
          title: "Drop it off",
          text: "Box, bag, hard drive, login. We’ll give you a receipt for your receipts.",
        },
        { title: "Breathe out", text: "Three weeks. We call you with questions, ten at most, all at once." },
        { title: "Come and look", text: "Half an hour with your own numbers in words you’d use yourself." },
        { title: "Stay caught up", text: "From then on it takes you five minutes a week." },
      ],
      closingTitle: "What’s in the drawer?",
      closingText:
        "Tell us the worst of it. We’ll tell you what it takes and what it costs, and you can decide over the weekend.",
    },
  ],
  services: [
    {
      name: "Monthly bookkeeping",
      text: "Up to 100 transactions, reconciled and closed by the tenth, with statements and a list of open questions.",
      price: "from $290",
      unit: "per month",
    },
    {
      name: "Business tax return",
      text: "S corporation, partnership or corporation, federal and one state, including depreciation and owners’ forms.",
      price: "from $1,250",
      unit: "per return",
    },
    {
      name: "Personal tax return",
      text: "For owners and the self-employed: all schedules, one state, estimates for the coming year and a call to go through it.",
      price: "from $480",
      unit: "per return",
    },
    {
      name: "Payroll",
      text: "Every other Thursday, with deposits, quarterly returns and W-2s. New hires set up within a day.",
      price: "$85",
      unit: "per month, plus $9 per person",
    },
    {
      name: "Sales tax",
      text: "Registration, monthly or quarterly filing, and notice when you cross the threshold in another state.",
      price: "$65",
      unit: "per filing",
    },
    {
      name: "Catch-up bookkeeping",
      text: "Months or years behind. We rebuild from bank statements and what is in the box, and spread the bill if you like.",
      price: "$180",
      unit: "per month of backlog",
    },
    {
      name: "IRS and state notices",
      text: "Letters, payment plans, audits by mail. Free of charge when the return was ours.",
      price: "$240",
      unit: "per letter",
    },
    {
      name: "Starting a company",
      text: "Which form, which state, which salary. Two hours with an accountant, then the tax registrations.",
      price: "$650",
      unit: "flat fee",
    },
    {
      name: "Controller",
      text: "Thirteen-week cash forecast, budget against actual, and the meeting with your bank. Two days a month.",
      price: "$1,450",
      unit: "per month",
    },
    {
      name: "R&D credit study",
      text: "For companies that build or test things. We interview, document and calculate, and say no if it is thin.",
      price: "from $3,500",
      unit: "per tax year",
    },
  ],
  priceList: [
    {
      title: "Business returns",
      note: "Federal and one state. Each further state is $190.",
      entries: [
        { name: "Sole owner, Schedule C", text: "With the personal return", price: "$320" },
        { name: "Partnership or LLC", text: "Up to three partners", price: "$1,250" },
        { name: "S corporation", price: "$1,250" },
        { name: "Corporation", price: "$1,600" },
        { name: "Nonprofit, Form 990", price: "$1,400" },
      ],
    },
    {
      title: "Personal returns",
      entries: [
        { name: "Owner or self-employed", text: "Schedules and estimates included", price: "$480" },
        { name: "Employee, with itemizing", price: "$340" },
        { name: "Each rental property", price: "$120" },
        { name: "Return from an earlier year", price: "$420" },
        { name: "Extension, with estimate", price: "$60" },
      ],
    },
    {
      title: "Books",
      note: "Per month. We count transactions over a year, so that December does not cost you a step.",
      entries: [
        { name: "Up to 100 transactions", price: "$290" },
        { name: "Up to 250 transactions", price: "$420" },
        { name: "Up to 600 transactions", price: "$690" },
        { name: "Each month of backlog", price: "$180" },
      ],
    },
    {
      title: "Payroll and forms",
      entries: [
        { name: "Payroll, monthly base", price: "$85" },
        { name: "Each person paid", price: "$9" },
        { name: "1099, prepared and filed", text: "Each", price: "$18" },
        { name: "Sales tax filing", price: "$65" },
        { name: "Registration in a new state", price: "$175" },
      ],
    },
    {
      title: "Advice",
      entries: [
        { name: "First review of your books", text: "Two pages within a week", price: "free" },
        { name: "Phone calls, for clients", price: "included" },
        { name: "Planning meeting, for others", text: "Ninety minutes, with notes", price: "$280" },
        { name: "IRS or state notice, answered", text: "Free if the return was ours", price: "$240" },
        { name: "Letter for a lender or landlord", price: "$95" },
      ],
    },
  ],
  plans: [
    {
      name: "Books",
      text: "For a business that files its own taxes, or has someone who does.",
      price: "$290",
      yearlyPrice: "$3,190",
      unit: "per month",
      includes: [
        "Up to 100 transactions, closed by the tenth",
        "Statements and one sheet with six figures",
        "Receipts by phone, photo or shoebox",
      ],
    },
    {
      name: "Books and tax",
      text: "One fee for the year, with the returns in it.",
      price: "$540",
      yearlyPrice: "$5,940",
      unit: "per month",
      includes: [
        "Up to 250 transactions, closed by the tenth",
        "Business return and one owner’s return",
        "Quarterly estimates, with a call",
        "Payroll for up to three people",
        "IRS and state notices answered",
      ],
      isRecommended: true,
    },
    {
      name: "Finance desk",
      text: "For ten to fifty people who have outgrown the spreadsheet.",
      price: "$2,150",
      yearlyPrice: "$23,650",
      unit: "per month",
      includes: [
        "Up to 600 transactions, matched daily",
        "A controller two days a month",
        "Thirteen-week cash forecast, renewed weekly",
        "Payroll for up to twenty, sales tax in three states",
        "Business return and all owners’ returns",
      ],
    },
  ],
  people: [
    {
      name: "Harriet Coyle, CPA",
      face: 20,
      role: "Managing partner",
      text: "Reads out the calendar on Mondays. Audited hospitals for twelve years and can find a duplicate invoice by its typeface.",
    },
    {
      name: "Desmond Achebe, CPA",
      face: 13,
      role: "Partner, business tax",
      text: "Looks after manufacturers and builders. Asks to see the shop floor, then asks what the big machine cost and when.",
    },
    {
      name: "Yuki Tanabe",
      face: 14,
      role: "Controller",
      text: "Ran finance at a bicycle company through two recalls. Speaks English and Japanese, forecasts in pencil first.",
    },
    {
      name: "Rafael Ortiz, EA",
      face: 17,
      role: "Enrolled agent, notices and audits",
      text: "Nine years on the other side of the counter. Knows which paragraph of the notice matters and which one is there to scare you.",
    },
    {
      name: "Beth Kowalski",
      face: 0,
      role: "Head of bookkeeping",
      text: "Has emptied more than four hundred boxes, and keeps a list of the odd things found in them. Top: a wedding ring, returned.",
    },
    {
      name: "Nikhil Banerjee",
      face: 11,
      role: "Payroll and sales tax",
      text: "Files in nineteen states. In the blizzard of 2015 he walked two miles to the office so that fourteen payrolls would go out.",
    },
    {
      name: "Claire Fontaine, CPA",
      face: 24,
      role: "Senior accountant, restaurants and shops",
      text: "Waited tables through school and still counts covers. Will ask about your waste before your rent.",
    },
    {
      name: "Otis Marlow",
      face: 27,
      role: "Front office",
      text: "Writes a receipt for your receipts. Answers the phone within four rings and the mail the day it comes.",
    },
  ],
  questions: [
    {
      question: "I am two years behind. Will you be shocked?",
      answer:
        "No. About a third of our clients arrived that way. Bring what you have; we rebuild the rest from bank and card statements, at $180 for each month, and file the oldest year first. Penalties can often be reduced for a first lapse, and we ask for that in the same letter.",
    },
    {
      question: "What do you need from me each month?",
      answer:
        "Read-only access to bank and cards, a photo of receipts above $75 and of every hotel bill, and answers to one list of questions. Most owners spend twenty minutes on it. Whatever is not answered by the sixth is closed as “to be explained” and comes back the next month.",
    },
    {
      question: "Do I have to change my software?",
      answer:
        "If you are on QuickBooks Online or Xero, no. From anything else we move you over at the start of a quarter, which is included in a yearly plan. You own the subscription and can take it with you.",
    },
    {
      question: "What does it cost in total?",
      answer:
        "A café with six staff pays about $7,600 a year for books, payroll, sales tax and both returns. A consultant working alone pays about $4,300. We quote within a week of seeing your books, and the figure holds until the end of the calendar year.",
    },
    {
      question: "When should I become an S corporation?",
      answer:
        "Roughly when profit passes $70,000 a year after you have paid yourself what the job would pay elsewhere. Below that, payroll and the extra return tend to eat up the saving. We work it out on your figures, and the answer is often “next year”.",
    },
    {
      question: "What happens if I am audited?",
      answer:
        "You call us, and you do not call them. We read the notice, sign as your representative, send what is asked for and nothing else, and go to the meeting. For returns we prepared this costs nothing. Most audits of small businesses are done by mail and take three to six months.",
    },
    {
      question: "Can you save me tax?",
      answer:
        "Usually some, by timing, by retirement plans and by claiming what was forgotten. We will not file anything that we would be uneasy explaining to the person across the desk. The free review lists what we see.",
    },
    {
      question: "How do you keep my data safe?",
      answer:
        "Papers come in through an encrypted portal and never by e-mail. Everyone here signs in with a hardware key, computers are encrypted, and your bank login is read-only. We shred paper after scanning unless you want it back.",
    },
    {
      question: "Will I always talk to the same person?",
      answer:
        "Yes: a bookkeeper for the month and an accountant for the year, both named in your letter. When one is away, the one who checks their work takes over and already knows your file.",
    },
    {
      question: "What if I want to leave?",
      answer:
        "Give a month’s notice, at any time. Within five working days you have the books, the working papers, the depreciation list and a memo for whoever comes next. We do not hold files back for unpaid bills.",
    },
  ],
  testimonials: [
    {
      quote:
        "I brought a milk crate of paper and a speech about why. Beth took the crate and said the speech wasn’t necessary.",
      name: "Lou Ferrante",
      context: "tile setter, three years caught up",
    },
    {
      quote:
        "On the ninth, every month, there’s a page. I’ve run this place for sixteen years and didn’t know that Wednesdays lose money.",
      name: "Carmen Ochoa",
      context: "owns two cafés",
    },
    {
      quote:
        "They told me not to incorporate. Two firms had quoted me for it. These people sent a one-line reply with the arithmetic.",
      name: "Jeremy Hollis",
      context: "freelance editor",
    },
    {
      quote:
        "The letter said $11,204. Rafael’s letter back was five lines long. The next one from them said zero.",
      name: "Ana Whitebear",
      context: "physical therapist",
    },
    {
      quote:
        "Payroll used to be my Sunday night. Now it’s a text every other Tuesday: “Any changes?” No. There aren’t.",
      name: "Pete Gunnarsson",
      context: "landscaping, fourteen staff",
    },
    {
      quote:
        "Yuki’s forecast had us short in week nine. We were short in week nine. The bank already knew, because she’d made me tell them in week three.",
      name: "Shreya Iyer",
      context: "makes lab instruments",
    },
    {
      quote: "He asked to see the press brake before the balance sheet. That’s when I knew we’d be fine.",
      name: "Walt Dombrowski",
      context: "metal shop, second generation",
    },
    {
      quote:
        "I can hand the sheet to our board of volunteers, among them a retired florist, and they ask good questions about it.",
      name: "Joyce Amadi",
      context: "treasurer of a food pantry",
    },
    {
      quote:
        "Moved my books away after five years because we were bought. Handover took three days and there was a memo. The buyer’s people asked who had written it.",
      name: "Tim Ashdown",
      context: "former client",
    },
    {
      quote: "Fixed fee in January, same fee in December. I checked, I’m that sort of person.",
      name: "Gail Petrosyan",
      context: "dental practice manager",
    },
  ],
  hours: [
    { day: "Monday", open: "08:30", close: "17:30" },
    { day: "Tuesday", open: "08:30", close: "17:30" },
    { day: "Wednesday", open: "08:30", close: "17:30" },
    { day: "Thursday", open: "08:30", close: "17:30" },
    { day: "Friday", open: "08:30", close: "15:00" },
    { day: "Saturday", note: "9 a.m. to 1 p.m. from February to mid-April" },
    { day: "Sunday" },
  ],
  hoursNote: "Papers can be dropped through the brass slot at any hour. We empty it at eight.",
  statistics: [
    { figure: "10th", label: "of the month: books closed" },
    { figure: "214", label: "businesses, one to fifty people" },
    { figure: "24", label: "clients per bookkeeper, at most" },
    { figure: "1996", label: "the year of the first ledger" },
  ],
  gallery: [
    {
      caption: "The first ledger, 1996, still balanced",
      label: "An open ledger with a pen lying on it",
      fits: "bookkeeping ledger books reconciled monthly entries closed years",
    },
    {
      caption: "Found in a glove compartment",
      label: "A calculator beside a torn receipt",
      fits: "receipt receipts sales calculate rate transactions bill personal",
    },
    {
      caption: "Counted twice",
      label: "Four stacks of coins, each taller than the last",
      fits: "cash coins money payroll deposits wages forecast salary pay credit",
    },
    {
      caption: "Six months, and the line your bank asks about",
      label: "A bar chart printed on paper, with a pen",
      fits: "chart figures budget forecast report controller actual sheet columns",
    },
    {
      caption: "One binder per client, one color per year",
      label: "Five ring binders standing in a row",
      fits: "records files company years notices letters archive state audits starting registrations",
    },
    {
      caption: "Open at your page when you call",
      label: "A laptop showing a bar chart, with a mug beside it",
      fits: "online software feeds screen laptop statements study dashboard business return",
    },
    {
      caption: "The plant has seen eleven Aprils",
      label: "A desk lamp above a potted plant",
      fits: "desk evening office reading quiet season letters catch-up behind rebuild starting",
    },
    {
      caption: "The fifteenth, marked since January",
      label: "A wall calendar with one day marked, and a clock",
      fits: "calendar date deadline quarterly april thursday year dates filing personal return payroll",
    },
  ],
  posts: [
    {
      title: "The small-business tax calendar for 2027",
      summary: "Seven federal dates, and what we need from you before them.",
      date: "2026-11-17",
      body: [
        "January 15 is the last estimated payment for 2026. February 1 is next, since January 31 falls on a Sunday: W-2s to your staff, and 1099-NEC forms to contractors and to the IRS. Ask every contractor for a W-9 now. They are easier to find before they have been paid.",
        "March 15 is for S corporations and partnerships, and a late return costs a penalty per owner and per month, even if no tax is due. We need closed books by February 12 to have your draft ready by the end of that month.",
        "April 15 is the personal return, the corporation’s return and the first estimate for 2027, all at once. An extension gives you until October 15 to file. It does not give you a day longer to pay, which is why ours go out with an estimate attached.",
        "June 15 and September 15 are the second and third estimates. If your year is going differently from last year, tell us in May and in August; we recalculate, and you keep the difference in your own account until it is owed.",
        "State dates mostly follow, though not always. Sales tax runs on a calendar of its own.",
      ],
    },
    {
      title: "Which receipts you can really throw away",
      summary: "Less paper than you keep, more than you would like.",
      date: "2026-08-26",
      body: [
        "For most business expenses below $75 the IRS does not ask for a receipt, as long as your books say what it was, when, where and why. Hotels are the exception: keep every bill, whatever the amount.",
        "A photograph is as good as the paper if it can be read and found again. Take it when you pay, since thermal print is blank by next summer. For a meal, add who was there and what it was about. Half of it is deductible; “lunch” on its own is hard to defend.",
        "Keep records for three years from the day you filed, and for six if you suspect that income was left out. Payroll records stay four years. Papers for a building or a machine stay as long as you own it, plus three.",
        "Bank statements are no replacement. They say that you spent $412 at a warehouse club. They do not say if it was flour or a television.",
      ],
    },
    {
      title: "A cash forecast on one sheet of paper",
      summary: "Thirteen columns, four rows, twenty minutes on a Friday.",
      date: "2026-05-06",
      body: [
        "Draw thirteen columns, one for each of the coming weeks. Four rows: cash on Monday, in, out, cash on Friday. That is the whole model, and it has saved more companies than any we have built in software.",
        "In the “in” row write only what you expect to arrive, in the week you expect it. Your terms may say thirty days. If a customer always pays on day fifty, write it in the column of day fifty.",
        "In the “out” row begin with what cannot move: payroll, rent, tax, loans. Then vendors, in the order in which you would pay them if you had to choose. Writing that order down while you are calm is half the benefit.",
        "On Friday, cross off the past week, add one at the end and look for the lowest number. If it is below two weeks of payroll, call your bank now. Banks lend to people who saw it coming.",
      ],
    },
  ],
  events: [
    {
      title: "Bring your W-9s",
      text: "An open table for 1099 season. Bring the contractor list, leave with filed forms. Coffee and a fast scanner.",
      date: "2027-01-20",
      time: "09:00",
      place: "Our office",
      price: "$18",
    },
    {
      title: "First year in business",
      text: "Two hours on what to register, what to keep and what to pay yourself. Twelve seats, questions welcome.",
      date: "2027-05-12",
      time: "17:30",
      place: "Public library, room 2",
      price: "free",
    },
    {
      title: "The cash forecast, by hand",
      text: "Yuki Tanabe fills in thirteen weeks for a made-up company, then you do yours. Bring a pencil and your bank balance.",
      date: "2027-06-09",
      time: "08:30",
      place: "Our office",
      price: "$45",
    },
    {
      title: "S corporation or not yet?",
      text: "Desmond Achebe works through three real cases with the names removed, and one from the room.",
      date: "2027-09-22",
      time: "17:30",
      place: "Chamber of commerce",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Three weeks with a tile setter’s crate",
      before: "1,140 receipts, three years of statements and an envelope that nobody had opened.",
      after: "Thirty-six months reconciled, three returns drafted, every line in one book.",
    },
    {
      title: "The same month, reported twice",
      before: "Eleven pages of accounts, six weeks later.",
      after: "Six figures and a paragraph, on the tenth.",
    },
  ],
  partners: [
    "Merchants & Millers Bank",
    "Hob Street Payroll",
    "Ninth Ward Credit Union",
    "Anvil Insurance Mutual",
    "Stillwater Legal",
    "Small Shops Alliance",
  ],
  accepts: ["Visa", "Mastercard", "Stripe", "QuickBooks", "Xero", "Gusto"],
  newsletterTitle: "One date a month",
  newsletterText:
    "On the first we send the next deadline, what it is for and the one paper you should go and look for.",
  contact: {
    title: "Ask for the free review",
    text: "Tell us what you run and how the books are kept today. Please do not send tax numbers or statements here; you will get a link to the portal.",
    fields: [
      {
        label: "How is your business set up?",
        kind: "choice",
        options: [
          "On my own",
          "LLC or partnership",
          "S corporation",
          "Corporation",
          "Nonprofit",
          "Not started yet",
        ],
      },
      {
        label: "Where are the books?",
        kind: "choice",
        options: ["QuickBooks", "Xero", "A spreadsheet", "A shoebox", "Another accountant"],
      },
      { label: "People on the payroll", kind: "text" },
      { label: "Next deadline you worry about", kind: "date" },
    ],
    action: "Request the review",
  },
  booking: {
    title: "Talk to an accountant",
    text: "Thirty minutes by phone or at the desk with the second chair. Have your last return at hand if you can find it.",
    slots: ["09:00", "10:30", "11:30", "13:30", "14:15"],
    action: "Ask for this time",
  },
  places: {
    ledger: {
      street: "210 Charter Street",
      town: "Hartford",
      area: "Connecticut",
      phone: "(860) 555-0114",
      email: "office@whitlockstane.example",
    },
    studio: {
      street: "8 Loom House",
      town: "Burlington",
      area: "Vermont",
      phone: "(802) 555-0187",
      email: "page@plainfigures.example",
    },
    counter: {
      street: "1117 Orchard Street",
      town: "Boise",
      area: "Idaho",
      phone: "(208) 555-0132",
      email: "hello@shoeboxbooks.example",
    },
    signal: {
      street: "3300 Platte Works, Floor 2",
      town: "Denver",
      area: "Colorado",
      phone: "(303) 555-0169",
      email: "desk@closebook.example",
    },
    almanac: {
      street: "5 Cornhill Row",
      town: "Annapolis",
      area: "Maryland",
      phone: "(410) 555-0121",
      email: "readers@tallyandquill.example",
    },
    marquee: {
      street: "40 Wabash Terrace",
      town: "Chicago",
      area: "Illinois",
      phone: "(312) 555-0198",
      email: "handover@northlighttax.example",
    },
  },
  notice:
    "The articles on this site are general information and are not tax, legal or investment advice. No client relationship begins until both sides have signed an engagement letter.",
  pages: [
    { id: "services", name: "Services" },
    { id: "prices", name: "Fees" },
    { id: "about", name: "Who we are" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "Daybook" },
    { id: "contact", name: "Free review" },
  ],
};
