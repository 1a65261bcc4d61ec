import type { Industry } from "./industry.ts";

export const lawFirm: Industry = {
  id: "law-firm",
  name: "Law firm",
  plural: "Law firms",
  synonyms: [
    "lawyer",
    "lawyers",
    "attorney",
    "attorneys",
    "attorney at law",
    "solicitor",
    "solicitors",
    "barrister",
    "barristers",
    "counsel",
    "legal counsel",
    "law office",
    "law practice",
    "legal practice",
    "legal services",
    "legal advice",
    "law chambers",
    "trial lawyer",
    "injury lawyer",
    "divorce lawyer",
    "family lawyer",
    "estate lawyer",
    "employment lawyer",
    "business lawyer",
    "immigration lawyer",
    "criminal defense",
    "conveyancer",
    "notary",
    "advocate",
    "legal",
  ],
  vocabulary: [
    "court",
    "courtroom",
    "verdict",
    "trial",
    "litigation",
    "lawsuit",
    "claim",
    "injury",
    "settlement",
    "mediation",
    "contract",
    "agreement",
    "clause",
    "will",
    "trust",
    "probate",
    "estate",
    "divorce",
    "custody",
    "severance",
    "dismissal",
    "closing",
    "conveyancing",
    "appeal",
    "judge",
    "jury",
    "hearing",
    "deposition",
    "retainer",
    "paralegal",
    "client",
    "case",
    "dispute",
    "defense",
    "rights",
  ],
  locale: "en-US",
  customers: "clients",
  openings: {
    ledger: {
      name: "Ashworth & Vale",
      kicker: "Trial lawyers · since 1987",
      headline: "Counsel that holds when it matters.",
      opening:
        "Business disputes, estates and injury claims, handled by partners from the first call to the verdict.",
      action: "Request a case review",
      secondAction: "Practice areas",
    },
    studio: {
      name: "Fore Point Law",
      kicker: "A small practice by the harbor",
      headline: "Plain advice, in writing, by Friday.",
      opening:
        "Tell us the problem on Monday. Before the week is out you will have our view, our fee and the first step on two sheets of paper. Most matters need less law than people fear.",
      action: "Describe your matter",
      secondAction: "How we work",
    },
    counter: {
      name: "Mill Street Legal",
      kicker: "Neighborhood lawyers, over the bakery",
      headline: "Come in, sit down, tell us what happened.",
      opening:
        "The first half hour costs nothing and the coffee is fresh. We’ll tell you if you need a lawyer at all. If you do, you’ll know the price before we start.",
      action: "Book your half hour",
      secondAction: "See what things cost",
    },
    signal: {
      name: "Redline Counsel",
      kicker: "Outside counsel for companies",
      headline: "Your contract, marked up in 48 hours.",
      opening:
        "Flat fees for formation, hiring and commercial agreements. A senior lawyer redlines the draft, explains each change in one sentence and bills the number we quoted.",
      action: "Send a contract",
      secondAction: "Flat fees",
    },
    almanac: {
      name: "Larkspur & Pell",
      kicker: "Wills, trusts and settling estates",
      headline: "What a family keeps, and how it is kept",
      opening:
        "A will is a letter to people who can no longer ask what you meant. For nearly four decades we have helped families in this county write theirs plainly enough that nobody has had to guess.",
      action: "Begin a conversation",
      secondAction: "Read our notes",
    },
    marquee: {
      name: "Cardinal Trial Law",
      kicker: "Injury and trial lawyers",
      headline: "Don’t sign anything yet.",
      opening:
        "You were hurt, and the insurer has already called. Talk to us first. The review is free, and our fee is owed only if you recover.",
      action: "Call before you sign",
      secondAction: "What to bring",
    },
  },
  copies: [
    {
      aboutTitle: "Seven lawyers, and a courthouse two blocks away",
      about: [
        "The practice opened in 1987 with one lawyer, one secretary and a rule that has outlived both their desks: whoever takes your first call stays on the file until it closes. Work is not passed down to a stranger once you have signed.",
        "We take about two hundred matters a year and decline roughly as many. We decline when the likely cost exceeds what is at stake, and we say so in the first meeting, with the arithmetic on paper.",
        "Every engagement begins with a letter of two pages. It states what we will do, what we will not do, the fee or the hourly rate, and the date of the next decision.",
      ],
      servicesTitle: "Practice areas",
      servicesText:
        "Eight in ten matters run on a fixed fee. Where the other side decides how long it takes, we bill by the hour and report the total every two weeks.",
      reasons: [
        {
          title: "The quote is the invoice",
          text: "Flat fees cover calls, drafts and one round of changes. Anything beyond that is priced in writing before it is done.",
        },
        {
          title: "An answer within one working day",
          text: "Calls and letters are returned by the next working day, by the lawyer on your file or the one who shares it.",
        },
        {
          title: "Prepared as if for trial",
          text: "Four of our seven lawyers try cases, and the other three draft with them in mind. Opposing counsel look that up before they make an offer.",
        },
        {
          title: "Two people on every file",
          text: "A partner and a second reader. When one is in court, the other knows what you said last Tuesday.",
        },
      ],
      processTitle: "From first call to closed file",
      process: [
        {
          title: "Conflict check",
          text: "We take names before facts, and confirm the same day that we are free to act for you.",
        },
        {
          title: "Case review",
          text: "Half an hour with a partner, longer for injuries. You leave with a view of the merits, the cost and the likely length.",
        },
        {
          title: "Engagement letter",
          text: "Two pages with scope, fee and first deadline. Nothing is billed until it is signed.",
        },
        {
          title: "Work, with a calendar",
          text: "Each stage has a date. You hear from us at every one of them, including those where nothing happened.",
        },
      ],
      closingTitle: "Put the facts in front of a partner.",
      closingText:
        "Send a summary and any deadline you know of. We check for conflicts the same day and reply with a time to meet.",
    },
    {
      aboutTitle: "Most of it is listening",
      about: [
        "People rarely arrive with a legal problem. They arrive with a brother who has stopped answering, or with a letter that has sat unopened on the hall table since Thursday. Finding the legal question inside the story is the first part of our work, and often the longest.",
        "We write the way we would want to be written to. Opinions run to two pages, Latin is left in the library, and the sentence you need is the first one. If a judge will one day read the file, it helps that a person could.",
        "The firm has stayed small on purpose. Seven lawyers can know one another’s cases, and it happens that two of them discover over soup that they have been reading the same statute all week for opposite reasons.",
      ],
      servicesTitle: "What people bring us",
      servicesText:
        "Families, firms and the places where the two overlap: a shop that three cousins inherited, a lease signed on a handshake, a will that fits the marriage before this one.",
      reasons: [
        {
          title: "Two-page opinions",
          text: "The answer stands in the first line and the reasons follow. You can show it to a spouse or a board without a translator.",
        },
        {
          title: "Fees settled before work",
          text: "We quote when we have read the papers. The figure is then ours to keep to.",
        },
        {
          title: "Original documents, kept",
          text: "Wills and trusts signed here rest in a fireproof room at no charge, and we write every five years to ask whether they still fit.",
        },
      ],
      processTitle: "How a matter unfolds",
      process: [
        {
          title: "The telling",
          text: "You talk, we draw the timeline. Bring papers if you have them and the order you remember things in if you do not.",
        },
        {
          title: "The reading",
          text: "We go through the documents alone, without the meter running, and look for the sentence that everything hangs on.",
        },
        {
          title: "The opinion",
          text: "Two pages with your choices, what each would cost, and the one we would take in your place.",
        },
        {
          title: "The doing",
          text: "A letter, a negotiation, a filing or a trial. You choose the pace and we keep the calendar.",
        },
      ],
      closingTitle: "Start with the unopened letter.",
      closingText:
        "Whatever it is, it tends to be smaller on our table than on yours. Write a few lines, and one of us will call you by the end of the next working day.",
    },
    {
      aboutTitle: "We live here, too",
      about: [
        "You’ll see us in line at the hardware store and on the bleachers on Saturday. That’s a good reason to treat people straight: we’ll be running into you for the next twenty years.",
        "We’re seven lawyers and a probate paralegal who has read more wills than the rest of us together. We don’t wear you out with forms on the first visit. You talk, we take notes, and at the end we tell you where you stand.",
        "Sometimes that means “you don’t need us, here’s the form, it’s twelve dollars at the clerk’s window.” We say that about once a week.",
      ],
      servicesTitle: "What we can take off your hands",
      servicesText:
        "Bad landlords, bad brakes, a last paycheck that never came, a house to close, a will you’ve put off since the second kid. If it isn’t ours, we’ll give you the name of somebody good.",
      reasons: [
        {
          title: "A free half hour that’s really free",
          text: "No card, no retainer, no follow-up calls from a sales desk. You get thirty minutes with a lawyer.",
        },
        {
          title: "On an injury, our fee comes last",
          text: "One third of what you recover, costs explained up front. If there’s no recovery, there’s no fee.",
        },
        {
          title: "Your lawyer’s direct number",
          text: "It’s on the card. It rings on a desk in our building, and if nobody picks up you hear back the next working day.",
        },
        {
          title: "Evenings on Thursday",
          text: "We stay until seven, because most people can’t leave work to talk about work.",
        },
      ],
      processTitle: "Here’s how it goes",
      process: [
        {
          title: "Call or walk in",
          text: "Give us your name and theirs, so we can make sure we don’t already work for the other side.",
        },
        {
          title: "Tell it once",
          text: "The person who hears it is the person who’ll handle it. You won’t be asked to start over.",
        },
        {
          title: "Get a straight answer",
          text: "Good case, thin case, or no case. And a price, on paper, before you leave.",
        },
      ],
      closingTitle: "Bring the letter. We’ll read it with you.",
      closingText:
        "Half an hour, no charge, and you’ll know what your next step is, even if it’s one you can take without us.",
    },
  ],
  services: [
    {
      name: "Business disputes",
      text: "Partners who fell out, customers who won’t pay, deals that were broken. Negotiated first, tried if it comes to that.",
      price: "$380",
      unit: "per hour",
    },
    {
      name: "Contract review",
      text: "Up to 20 pages, marked up with a reason for each change and a one-page summary you can act on. Back in two working days.",
      price: "$650",
      unit: "flat fee",
    },
    {
      name: "Company formation",
      text: "LLC or corporation with operating agreement, founders’ terms, tax number and the minutes of the first meeting.",
      price: "$1,400",
      unit: "flat fee, plus state filing",
    },
    {
      name: "Wills and trusts",
      text: "Will, powers of attorney and health directive for one person or a couple, signed and witnessed at our table.",
      price: "from $1,200",
      unit: "flat fee",
    },
    {
      name: "Probate and estates",
      text: "We file, inventory, notify and distribute, and keep the family informed in the same letter to all.",
      price: "from $3,800",
      unit: "flat fee by size of estate",
    },
    {
      name: "Injury claims",
      text: "Road, workplace and premises injuries. We gather records, deal with the insurer and try the case when the offer is low.",
      price: "free",
      unit: "case review; then one third of what is recovered",
    },
    {
      name: "Severance and employment",
      text: "We read the agreement before you sign, tell you what is missing and write to the employer if it is worth it.",
      price: "$475",
      unit: "flat fee for the review",
    },
    {
      name: "Home and commercial closings",
      text: "Contract, title search, lender’s papers and the closing itself, for buyers or sellers.",
      price: "$1,150",
      unit: "flat fee",
    },
    {
      name: "Uncontested divorce",
      text: "For couples who agree on most of it. We draft, file and appear, so that you need not take a day off for court.",
      price: "$2,600",
      unit: "flat fee, plus court costs",
    },
    {
      name: "Mediation",
      text: "A neutral lawyer, two rooms and an afternoon. Most sessions end with a signed term sheet before six.",
      price: "$2,800",
      unit: "half day, shared by the parties",
    },
  ],
  priceList: [
    {
      title: "First meetings",
      note: "You pay for advice once you have decided to take it.",
      entries: [
        { name: "First half hour", text: "In the office or by phone, any subject", price: "free" },
        { name: "Injury case review", text: "With your records, 45 minutes", price: "free" },
        { name: "Written second opinion", text: "Two pages on another lawyer’s advice", price: "$550" },
        { name: "Extended consultation", text: "Ninety minutes with a partner", price: "$420" },
      ],
    },
    {
      title: "Business",
      entries: [
        { name: "Contract review, up to 20 pages", text: "Two working days", price: "$650" },
        { name: "Each further 10 pages", price: "$220" },
        { name: "LLC or corporation", text: "State filing fee is extra", price: "$1,400" },
        { name: "Commercial lease, reviewed", text: "With a call to the landlord’s lawyer", price: "$1,100" },
        { name: "Employee handbook", text: "For up to 50 staff", price: "$2,200" },
        { name: "Demand letter", text: "Drafted, sent and followed up once", price: "$375" },
      ],
    },
    {
      title: "Family and estates",
      entries: [
        {
          name: "Will package, one person",
          text: "Will, two powers of attorney, directive",
          price: "$1,200",
        },
        { name: "Will package, couple", text: "Two of each, signed together", price: "$1,750" },
        { name: "Living trust", text: "With deed transfer for one home", price: "$3,400" },
        { name: "Probate, small estate", text: "One heir or several who agree", price: "$3,800" },
        { name: "Uncontested divorce", text: "Court costs are extra", price: "$2,600" },
        { name: "Name change", price: "$480" },
      ],
    },
    {
      title: "Property",
      entries: [
        { name: "Residential closing", text: "Buyer or seller", price: "$1,150" },
        { name: "Commercial closing", text: "Up to $2 million", price: "from $2,900" },
        { name: "Deed, drafted and recorded", price: "$390" },
        { name: "Boundary letter", text: "With a reading of the survey", price: "$525" },
      ],
    },
    {
      title: "Hourly rates",
      note: "For litigation and whatever cannot be quoted. Billed in tenths of an hour, reported every two weeks.",
      entries: [
        { name: "Partner", price: "$380" },
        { name: "Of counsel, appeals", price: "$360" },
        { name: "Associate", price: "$270" },
        { name: "Paralegal", price: "$140" },
      ],
    },
  ],
  plans: [
    {
      name: "On call",
      text: "For a business with a question now and then.",
      price: "$190",
      yearlyPrice: "$1,900",
      unit: "per month",
      includes: [
        "Two calls a month with a named lawyer",
        "Answers by e-mail within two working days",
        "10% off flat fees",
      ],
    },
    {
      name: "House counsel",
      text: "For companies that sign something every week.",
      price: "$980",
      yearlyPrice: "$9,800",
      unit: "per month",
      includes: [
        "Three contract reviews a month",
        "Calls of any length, no meter",
        "Yearly review of leases, policies and minutes",
        "One demand letter a month",
      ],
      isRecommended: true,
    },
    {
      name: "General counsel",
      text: "A partner at your table, for less than a hire.",
      price: "$5,200",
      yearlyPrice: "$52,000",
      unit: "per month",
      includes: [
        "Half a day on site each week",
        "All commercial contracts up to 40 pages",
        "Attendance at board meetings",
        "Litigation at 20% below hourly rates",
      ],
    },
  ],
  people: [
    {
      name: "Eleanor Whitcomb",
      face: 36,
      role: "Managing partner, business disputes",
      text: "Admitted 1996. Has tried 34 cases to a verdict, most of them between people who once shared a company. Reads the definitions in a contract first.",
    },
    {
      name: "Marcus Adeyemi",
      face: 7,
      role: "Partner, injury and trial",
      text: "Admitted 2004, in state and federal court. Spent six years defending insurers before he changed sides. Coaches a high school mock trial team.",
    },
    {
      name: "Ruth Kessler",
      face: 14,
      role: "Partner, wills and trusts",
      text: "Admitted 1991. Teaches estate planning to other lawyers each fall, and draws every family on one sheet of paper before she drafts a line.",
    },
    {
      name: "Tomás Herrera",
      face: 1,
      role: "Partner, employment",
      text: "Admitted 2009. A former union steward who acts for employees, and for employers with fewer than thirty of them. Advises in English and Spanish.",
    },
    {
      name: "Priya Raman",
      face: 34,
      role: "Senior associate, companies and contracts",
      text: "Came from the legal desk of a freight company, where deadlines had ships attached. Handles formations, supply agreements and software licenses.",
    },
    {
      name: "Grace Lindqvist",
      face: 18,
      role: "Associate, real estate",
      text: "Admitted 2018. Homes and small commercial buildings, 118 closings last year. Walks the boundary before she reads the survey.",
    },
    {
      name: "Jonah Feld",
      face: 27,
      role: "Of counsel, appeals",
      text: "Clerked for a state supreme court. Writes the briefs, argues the appeals and teaches legal writing on Wednesday nights.",
    },
    {
      name: "Annette Duval",
      face: 0,
      role: "Senior paralegal, probate",
      text: "Twenty-six years in the clerk’s office and here. Inventories, notices, accountings: when you call about an estate, it is often Annette who picks up.",
    },
  ],
  questions: [
    {
      question: "What does the first meeting cost?",
      answer:
        "The first half hour is free, in the office or by phone. If we need longer, an extended consultation of ninety minutes with a partner is $420, and we take that off the fee if you engage us within a month.",
    },
    {
      question: "What should I bring?",
      answer:
        "The papers you have, even if they are incomplete, and a list of dates as you remember them. Bring anything with a deadline first: a summons, a notice from a landlord, a letter that asks you to reply. Please do not send confidential facts before we have checked for conflicts.",
    },
    {
      question: "How do contingency fees work?",
      answer:
        "In injury cases our fee is one third of what you recover, before or after suit is filed. Filing fees, records and experts are advanced by us and repaid from the recovery. If there is none, you owe no fee. The agreement is in writing and you may take it home to read.",
    },
    {
      question: "How long will my case take?",
      answer:
        "A contract review takes two days, a will about three weeks, an uncontested divorce three to four months and a small estate nine to twelve. A lawsuit that goes to trial usually takes sixteen months to two years here. We give you a range at the start and tell you when it moves.",
    },
    {
      question: "Will I deal with you or with an assistant?",
      answer:
        "With the lawyer who took your first call, and with a second who reads along. A paralegal may ask you for documents or dates, at a lower rate. Advice always comes from a lawyer.",
    },
    {
      question: "Is what I tell you confidential?",
      answer:
        "Yes, once we have agreed to talk as lawyer and client, and that includes the first meeting. An e-mail through this site does not make you a client, so keep it to names, dates and the kind of problem until we have replied.",
    },
    {
      question: "Can we settle without going to court?",
      answer:
        "Most people do. Of the disputes we take on, about nine in ten end in an agreement. We prepare each of them for trial all the same, because offers tend to follow preparation.",
    },
    {
      question: "I have been served. What do I do today?",
      answer:
        "Note the date you received the papers, do not contact the other side, and call us. In most state courts you have twenty to thirty days to respond, and the count has begun. We can often file for more time on the day you come in.",
    },
    {
      question: "Do I need a will if I do not own much?",
      answer:
        "If you have children, a home, a business or someone you would not want to inherit, yes. Without one the state’s order of heirs applies, which may skip a partner you are not married to. If none of that fits you, we will say that a beneficiary form is enough.",
    },
    {
      question: "May I pay the fee over several months?",
      answer:
        "Flat fees above $1,000 can be paid in three monthly parts without interest. Hourly matters start with a deposit held in a trust account, and you see every draw on it.",
    },
  ],
  testimonials: [
    {
      quote:
        "She read the lease in front of me, put a pencil dot beside four lines and said, “These are the ones that will hurt.” The landlord struck three of them.",
      name: "Dana Whitfield",
      context: "opened a bike shop in 2024",
    },
    {
      quote:
        "My mother’s estate had a farm, two counties and five of us who don’t speak much. Every letter went to all five in the same words. That alone kept the peace.",
      name: "Carl Nyberg",
      context: "executor, probate closed in eleven months",
    },
    {
      quote:
        "I was told in the first meeting that I had a weak case and why. It stung. It also saved me about nine thousand dollars.",
      name: "R. Osei",
      context: "contractor, payment dispute",
    },
    {
      quote:
        "The insurer’s number moved after Marcus listed his trial dates in a letter. I had been calling them for five months by then.",
      name: "Latoya Simms",
      context: "rear-ended on her way to work",
    },
    {
      quote: "Quoted $650, billed $650. I’ve framed neither, but I did show my old lawyer.",
      name: "Henrik Voss",
      context: "founder, software for dental labs",
    },
    {
      quote:
        "We came in for a will and went home with a drawing of our own family. It turned out my husband had left the cabin to his first wife in 1998.",
      name: "Marianne Tull",
      context: "wills for a couple",
    },
    {
      quote:
        "Tomás found that the severance left out my unused leave. One letter, ten days, a little over six thousand dollars.",
      name: "Ben Achterberg",
      context: "laid off after nine years",
    },
    {
      quote:
        "We bought our first house with Grace. She found a lien from 2011, had it released, and we still closed on the day. She called my lender for me, twice.",
      name: "Yesenia Cruz",
      context: "first home, closed in April",
    },
    {
      quote:
        "Our board wanted forty pages. We got two, and for the first time everybody had read the thing before the vote.",
      name: "Philippa Grant",
      context: "chair of a housing co-op",
    },
    {
      quote:
        "I kept waiting for the part where it gets confusing. It didn’t. There was a date on everything.",
      name: "Sam Kowalczyk",
      context: "uncontested divorce, 2025",
    },
  ],
  hours: [
    { day: "Monday", open: "08:30", close: "17:30" },
    { day: "Tuesday", open: "08:30", close: "17:30" },
    { day: "Wednesday", open: "08:30", close: "17:30" },
    { day: "Thursday", open: "08:30", close: "19:00", note: "Evening appointments" },
    { day: "Friday", open: "08:30", close: "16:30" },
    { day: "Saturday", note: "By arrangement, for hospital and home visits" },
    { day: "Sunday" },
  ],
  hoursNote:
    "If you are served or injured outside these hours, leave a message: the phone is checked every two hours until ten at night.",
  statistics: [
    { figure: "1987", label: "the year the practice opened" },
    { figure: "7", label: "lawyers, four of whom try cases" },
    { figure: "8 in 10", label: "matters on a fixed fee" },
    { figure: "1 day", label: "to answer a call or a letter" },
  ],
  gallery: [
    {
      caption: "A gift from a client who settled",
      label: "Brass balance scales",
      fits: "disputes divorce couples fair agree settled partners",
    },
    {
      caption: "On loan from a retired judge",
      label: "A wooden gavel on its block",
      fits: "injury claims trial case verdict insurer road",
    },
    {
      caption: "The state reports, still consulted",
      label: "Reading glasses on a stack of four law books",
      fits: "read statute research questions answer probate inventory review lease sentence",
    },
    {
      caption: "Signed at our table, with two witnesses",
      label: "A fountain pen lying across a signed page",
      fits: "contract review signed agreement documents clause draft wills lease sentence",
    },
    {
      caption: "The courthouse, two blocks from our door",
      label: "Two fluted stone columns with scrolled capitals",
      fits: "court courthouse hearing appear company formation corporation business",
    },
    {
      caption: "Lit late in the week before a trial",
      label: "A brass desk lamp beside two law books",
      fits: "mediation rooms afternoon office evening meeting work desk",
    },
    {
      caption: "Originals, kept in the fireproof room",
      label: "An envelope closed with a wax seal, and a brass key",
      fits: "letter estate executor witness probate family trusts closing home buyers title key ring will",
    },
    {
      caption: "Runs for half an hour, which we do not bill",
      label: "An hourglass, its sand half run through",
      fits: "severance employment first half hour time wait insurer week deadline quickly",
    },
  ],
  posts: [
    {
      title: "Five lines to find before you sign a commercial lease",
      summary: "Rent is the figure everyone negotiates. These are the sentences that cost more.",
      date: "2026-10-14",
      body: [
        "Start with the personal guarantee. Many landlords ask a new company’s owner to stand behind the rent for the whole term. Ask for a guarantee that ends after two years of payment on time, or one capped at six months’ rent. Either is common once somebody asks.",
        "Then look for the words “additional rent”. Taxes, insurance and common maintenance are often passed through without a limit. A yearly cap of three to five percent on the parts that the landlord controls is a reasonable request, and a right to see the bills is more reasonable still.",
        "Third, read the assignment clause as though you were already selling the business. If the landlord may refuse for any reason, your buyer’s lawyer will notice. “Consent shall not be unreasonably withheld” is six words and worth a good part of the price.",
        "Fourth and fifth: who repairs the roof and the heating, and what happens on the day after the term ends. Holdover rent of 200 percent is usual in printed forms. It applies even if the moving truck is late by one afternoon.",
      ],
    },
    {
      title: "When the insurer calls in the first week",
      summary: "What you have to say, what you may leave for later, and why they sound so kind.",
      date: "2026-09-02",
      body: [
        "The adjuster who calls after a crash is often a pleasant person with a full schedule. The call is recorded, and its purpose is to fix a version of events while you are still on painkillers. Your own policy asks you to report the accident to your own insurer. You are under no duty to give the other driver’s insurer a statement.",
        "If you pick up, give your name, the date and place, and the names of the companies involved. Then say that you will follow up in writing. It is a complete sentence, and nobody will hold it against you.",
        "See a doctor within a few days even if you feel able to work. Soft-tissue injuries show late, and a gap of three weeks in the records is the first thing raised in a negotiation. Keep receipts for everything, including parking at the clinic.",
        "A check that arrives early usually comes with a release. Once you sign it, the claim is over, whatever the next scan shows. Have someone read it who does not work for the company that wrote it.",
      ],
    },
    {
      title: "An executor’s first thirty days",
      summary: "A short list for people who were handed a key ring and a file folder.",
      date: "2026-06-23",
      body: [
        "In the first week, secure the house, forward the mail and order ten certified copies of the death certificate. Banks, insurers and the county all want one, and reordering takes longer than you think. Do not drive the car until you have asked its insurer.",
        "Find the original will. A copy may be enough in some courts, but it adds months. Look in the freezer, honestly: it is the most popular fireproof box in the state. If we drew the will up, the original is in our fireproof room.",
        "Pay nothing from your own pocket and promise nothing to the family yet. Some debts outrank others, and an executor who pays them in the wrong order can be asked to make up the difference. The estate’s own account comes first; the court’s letters open it.",
        "Write one e-mail to all heirs with what you know and when you will write again. Most quarrels over estates begin in a silence of six weeks.",
      ],
    },
  ],
  events: [
    {
      title: "Wills on a weeknight",
      text: "Ruth Kessler explains wills, beneficiary forms and trusts to a room of twenty, and takes questions until they run out.",
      date: "2027-02-18",
      time: "17:30",
      place: "The round table, our office",
      price: "free",
    },
    {
      title: "Tenants’ clinic",
      text: "Bring your lease or your notice. Fifteen minutes each with a lawyer, first come, first served.",
      date: "2027-03-11",
      time: "17:00",
      place: "Public library, ground floor",
      price: "free",
    },
    {
      title: "Contracts for people who sign them",
      text: "A half-day for owners and managers: indemnities, renewals and the six clauses that end up in court. Lunch is served.",
      date: "2027-04-22",
      time: "09:00",
      place: "Chamber of commerce",
      price: "$140",
    },
    {
      title: "Open afternoon for new executors",
      text: "Annette Duval goes through the county’s probate forms line by line. Coffee, forms and pencils are there.",
      date: "2027-05-20",
      time: "14:00",
      place: "Our office",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "The same estate, twice",
      before:
        "No will: three states’ forms in loose sheets, two appraisers, a bond of $40,000 and fourteen months.",
      after: "A will and a funded trust: one folder, nine signatures, assets passed on in eight weeks.",
    },
    {
      title: "One clause, before and after review",
      before:
        "“Tenant shall be responsible for any and all costs of whatever nature arising in connection with the premises.”",
      after:
        "“Tenant pays for repairs inside the unit up to $500 a year. The landlord pays for the roof, walls, plumbing and heating.”",
    },
  ],
  partners: [
    "County Women’s Bar",
    "Granary Title Co.",
    "Hollis Court Reporting",
    "Lakeside Mediation Center",
    "Old Exchange Bank & Trust",
    "Quill Forensic Accounting",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "DocuSign"],
  newsletterTitle: "Four letters a year",
  newsletterText:
    "One per season: a change in state law, what it means for a shop, a landlord or a family, and what to do about it by when.",
  contact: {
    title: "Tell us in a few lines",
    text: "Names, dates and the kind of problem are enough. Please leave out confidential details until we have confirmed that we are free to act for you.",
    fields: [
      {
        label: "What is it about?",
        kind: "choice",
        options: [
          "A business or a contract",
          "An injury",
          "A will, trust or estate",
          "My job",
          "A home or building",
          "A divorce",
          "Something else",
        ],
      },
      { label: "Who is on the other side?", kind: "text" },
      { label: "A deadline, if you know of one", kind: "date" },
    ],
    action: "Send to a lawyer",
  },
  booking: {
    title: "Book a first meeting",
    text: "Thirty minutes with a lawyer, in the office or by phone. We check for conflicts and confirm the same day.",
    slots: ["09:00", "10:30", "11:30", "13:30", "15:00", "16:00"],
    action: "Ask for this time",
  },
  places: {
    ledger: {
      street: "14 Telfair Row",
      town: "Savannah",
      area: "Georgia",
      phone: "(912) 555-0142",
      email: "office@ashworthvale.example",
    },
    studio: {
      street: "88 Fore Point Wharf",
      town: "Portland",
      area: "Maine",
      phone: "(207) 555-0118",
      email: "write@forepointlaw.example",
    },
    counter: {
      street: "231 Mill Street, upstairs",
      town: "Duluth",
      area: "Minnesota",
      phone: "(218) 555-0163",
      email: "hello@millstreetlegal.example",
    },
    signal: {
      street: "400 Foundry Avenue, Suite 9",
      town: "Raleigh",
      area: "North Carolina",
      phone: "(919) 555-0190",
      email: "intake@redlinecounsel.example",
    },
    almanac: {
      street: "7 Chancery Green",
      town: "Staunton",
      area: "Virginia",
      phone: "(540) 555-0127",
      email: "letters@larkspurpell.example",
    },
    marquee: {
      street: "1 Plaza Alameda, 12th floor",
      town: "Albuquerque",
      area: "New Mexico",
      phone: "(505) 555-0155",
      email: "call@cardinaltrial.example",
    },
  },
  notice:
    "Attorney advertising. The information on this site is general and is not legal advice. Using the site or writing to us does not create an attorney-client relationship. Prior results do not guarantee a similar outcome.",
  pages: [
    { id: "services", name: "Practice areas" },
    { id: "prices", name: "Fees" },
    { id: "about", name: "The firm" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "Notes" },
    { id: "contact", name: "Contact" },
  ],
};
