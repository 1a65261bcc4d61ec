import type { Industry } from "./industry.ts";

export const familyMedicine: Industry = {
  id: "family-medicine",
  name: "Family medicine",
  plural: "Family practices",
  synonyms: [
    "family doctor",
    "family doctors",
    "family physician",
    "family practice",
    "doctor’s office",
    "doctor’s surgery",
    "doctors",
    "gp",
    "gp surgery",
    "general practitioner",
    "general practice",
    "primary care",
    "primary care physician",
    "medical practice",
    "medical clinic",
    "medical center",
    "health center",
    "health clinic",
    "walk-in clinic",
    "urgent care",
    "internal medicine",
    "internist",
    "pediatrician",
    "direct primary care",
    "house call doctor",
    "physician",
  ],
  vocabulary: [
    "doctor",
    "physical",
    "annual physical",
    "blood pressure",
    "blood test",
    "lab work",
    "cholesterol",
    "diabetes",
    "prescription",
    "refill",
    "medication",
    "vaccine",
    "vaccination",
    "immunization",
    "flu shot",
    "sore throat",
    "strep",
    "fever",
    "cough",
    "rash",
    "sinus infection",
    "asthma",
    "allergies",
    "newborn check",
    "well-child visit",
    "sports physical",
    "school physical",
    "pap smear",
    "contraception",
    "menopause",
    "stitches",
    "sprain",
    "mole check",
    "referral",
    "specialist",
    "telehealth",
    "video visit",
    "house calls",
    "stethoscope",
    "nurse",
    "nurse practitioner",
    "medicare",
    "medicaid",
    "copay",
    "sick",
    "illness",
    "diagnosis",
    "symptoms",
    "checkup",
    "chronic",
    "thyroid",
    "migraine",
    "screening",
  ],
  locale: "en-US",
  customers: "patients",
  openings: {
    ledger: {
      name: "Marchbank Family Practice",
      kicker: "Four physicians, four generations",
      headline: "One doctor who has read your whole chart.",
      opening:
        "Newborns, grandparents and everyone who drives them here. Visits run thirty minutes, and the physician who ordered the test is the one who calls with the result.",
      action: "Become a patient",
      secondAction: "What we treat",
    },
    studio: {
      name: "Plain Room Medicine",
      kicker: "A small family practice",
      headline: "Medicine with the door closed.",
      opening:
        "No television, no wall of pamphlets, no one typing with their back to you. Two chairs, a window and half an hour.",
      action: "Ask for a first visit",
      secondAction: "Meet the doctors",
    },
    counter: {
      name: "Porchlight Family Health",
      kicker: "Your doctor’s office on Alder",
      headline: "Sick today? We saved you a spot.",
      opening:
        "Nine same-day visits are kept open every weekday, and on Saturday morning you just walk in. Bring the kid, the cough and your questions.",
      action: "Get seen",
      secondAction: "Costs, with and without",
    },
    signal: {
      name: "Primary North",
      kicker: "Direct primary care",
      headline: "$75 a month. Your doctor’s cell.",
      opening:
        "Unlimited visits, labs at cost, messages answered in under three hours. No copay, no claim forms. Insurance stays for hospitals, where it belongs.",
      action: "Join the practice",
      secondAction: "What’s included",
    },
    almanac: {
      name: "The Long Acquaintance",
      kicker: "Family doctors in the river country",
      headline: "It helps to have met you well",
      opening:
        "A doctor who has heard your ordinary voice can hear when it changes. We have practiced in this valley since 1998, long enough that children we vaccinated now bring us theirs, and correct our spelling of the names.",
      action: "Write to the practice",
      secondAction: "Seasonal notes",
    },
    marquee: {
      name: "Night Lamp Medical",
      kicker: "House calls and late evenings",
      headline: "The doctor still comes to the house.",
      opening:
        "A fever at seven, a father who can’t manage stairs, a baby four days old. On Wednesdays we pack the bag and drive.",
      action: "Call us over",
      secondAction: "What’s in the bag",
    },
  },
  copies: [
    {
      aboutTitle: "Eleven hundred patients to a doctor, on purpose",
      about: [
        "A usual panel in this country is about 2,300 patients. Ours are closed at 1,100. That is what makes a thirty-minute visit possible and a call back on the same day normal.",
        "Four physicians and two nurse practitioners work in pairs. Each pair shares its patients, so that when one is away the other already knows about your knee. Records are kept here, and you can read all of yours online, including the notes.",
        "We follow written guidelines and tell you when we depart from them. In 2025, 83 percent of our patients with high blood pressure had it under control; the state’s figure was 61.",
      ],
      servicesTitle: "What we do here",
      servicesText:
        "Most of what a family needs in a year, in one building with its own laboratory. Prices are for patients who pay directly; with insurance you owe your copay.",
      reasons: [
        {
          title: "Thirty minutes",
          text: "For every visit, and sixty for a first one. If we run more than fifteen minutes late, we text before you leave home.",
        },
        {
          title: "Results from a person",
          text: "Normal results by message within two days. Anything else by telephone, from whoever ordered it.",
        },
        {
          title: "Nine visits kept open",
          text: "Every weekday, for whatever began last night. They are released at eight in the morning.",
        },
        {
          title: "Labs in the building",
          text: "Blood count, glucose, strep, flu and urine while you wait, twelve to twenty minutes.",
        },
      ],
      processTitle: "Joining, in four steps",
      process: [
        { title: "Choose a doctor", text: "All are described on this site. Changing later offends nobody." },
        {
          title: "Send your records",
          text: "One form; we request them from your last office and read them before you arrive.",
        },
        {
          title: "First visit",
          text: "Sixty minutes: history, medicines, what worries you, and a plan for the year.",
        },
        {
          title: "A name and a number",
          text: "You leave with a card that has your nurse’s direct line on it.",
        },
      ],
      closingTitle: "Two doctors have room this season.",
      closingText:
        "Tell us who is in the household and what you have been putting off. We reply within one working day with a first appointment.",
    },
    {
      aboutTitle: "The second half of the visit",
      about: [
        "The reason people give for coming is often the second most important one. The first arrives near minute twenty, with a hand on the doorknob. We have arranged our days so that there is a minute twenty.",
        "Much of general practice is knowing what may be left alone. A cough has its three weeks. A child’s ear frequently mends by Thursday. We will say so, tell you which sign would change our minds, and ring you on Thursday.",
        "And some of it is paperwork done kindly: the letter to the school, the form for the airline, the sentence that a specialist ought to read first. We write those while you sit there, so that you can correct us.",
      ],
      servicesTitle: "What people come with",
      servicesText:
        "Everything that has no other address: the tiredness, the third sore throat, a parent who has begun to forget, a wish to be told that it is nothing.",
      reasons: [
        {
          title: "The computer comes last",
          text: "Notes are written in the final five minutes, aloud, so that you hear what goes in your chart.",
        },
        {
          title: "Fewer pills",
          text: "Once a year we put every bottle on the table and ask of each whether it still earns its place.",
        },
        {
          title: "We know the specialists",
          text: "By their first names, and we know which of them telephones back.",
        },
      ],
      processTitle: "What half an hour holds",
      process: [
        { title: "Listening", text: "Two minutes without interruption. It is longer than it sounds." },
        { title: "Looking", text: "Hands, eyes, a stethoscope warmed first." },
        {
          title: "Thinking aloud",
          text: "What it probably is, what it could be, what we would do in your shoes.",
        },
        { title: "Writing", text: "A short plan in ordinary words, with a date to speak again." },
      ],
      closingTitle: "Begin before you are ill",
      closingText:
        "A first visit goes better when nothing hurts. Send a few lines about yourself, and one of us will write back with an hour to spare for you.",
    },
    {
      aboutTitle: "We’ll ask about your mom, too",
      about: [
        "We’ve got four doctors, two nurse practitioners and Benita at the desk, who can tell a real emergency from a Monday. If she says come now, come now.",
        "Most days we’re doing ear infections, blood pressure and sports forms. Some days we’re sitting with somebody who got bad news. You don’t have to know which kind of visit yours is when you call.",
        "No judging what you eat, smoke or googled at two in the morning. Tell us the truth and we’ll work with it. And if you can’t pay today, say so before the visit. There’s a way to do this.",
      ],
      servicesTitle: "Come in for",
      servicesText:
        "Coughs, shots, stitches, checkups, babies, backs, and the thing you’ve been meaning to ask somebody about.",
      reasons: [
        {
          title: "Walk in on Saturday",
          text: "Nine to noon, no appointment. Strep and flu swabs while you wait.",
        },
        {
          title: "The price is on the wall",
          text: "No insurance? An office visit is $110 and that includes the follow-up call.",
        },
        { title: "Kids get a say", text: "They pick the arm, the sticker and whether the bear goes first." },
        {
          title: "We call back today",
          text: "Leave a message before four and somebody who can help will ring you by closing.",
        },
      ],
      processTitle: "Not feeling great? Do this",
      process: [
        { title: "Call or click", text: "Same-day visits open at eight. Saturday, just come." },
        { title: "Wait in the car if you’re coughing", text: "We’ll text when your room’s ready." },
        { title: "See your person", text: "Your doctor if they’re in, their partner if they’re not." },
        { title: "Go home, rest", text: "We’ll check on you tomorrow." },
      ],
      closingTitle: "That thing you’ve been putting off",
      closingText: "It’s fine. People wait. Send us a note and we’ll find you a half hour this week or next.",
    },
  ],
  services: [
    {
      name: "Same-day visit",
      text: "Sore throats, fevers, rashes, sprains. Nine visits are kept open each weekday, more in flu season.",
      price: "$110",
      unit: "30 min",
    },
    {
      name: "Annual physical",
      text: "Fifty minutes with your own doctor, routine labs, screening by age and a written plan for the year.",
      price: "$225",
      unit: "once a year",
    },
    {
      name: "Well-child visit",
      text: "From day four to eighteen years: growth, vaccines, sleep, school, and time for the parents’ list.",
      price: "$140",
      unit: "30 min",
    },
    {
      name: "Blood pressure and diabetes",
      text: "Quarterly visits with a nurse practitioner, home cuff and glucose meter on loan, messages in between.",
      price: "$95",
      unit: "per visit",
    },
    {
      name: "Women’s health",
      text: "Screening, contraception, IUDs placed here, menopause treated as a subject worth half an hour.",
      price: "from $140",
      unit: "30 to 50 min",
    },
    {
      name: "Small procedures",
      text: "Stitches, ingrown toenails, joint injections, moles removed and sent to the lab.",
      price: "from $160",
      unit: "40 min",
    },
    {
      name: "House call",
      text: "Wednesday afternoons within eight miles, for newborns and for anyone who cannot easily come in.",
      price: "$175",
      unit: "45 min",
    },
    {
      name: "Medicines review",
      text: "Bring every bottle in a bag. A doctor and a pharmacist go through them and write you a shorter list.",
      price: "$120",
      unit: "45 min",
    },
    {
      name: "Video visit",
      text: "For rashes, refills, results and second thoughts. Weekdays until closing, with your own team.",
      price: "$75",
      unit: "20 min",
    },
    {
      name: "Shots and travel",
      text: "Flu, COVID, shingles, tetanus and what your itinerary asks for. Yellow fever by arrangement.",
      price: "from $30",
      unit: "10 min, nurse visit",
    },
  ],
  priceList: [
    {
      title: "Visits",
      note: "What you pay without insurance. Follow-up calls are included.",
      entries: [
        { name: "Same-day visit", price: "$110" },
        { name: "First visit, sixty minutes", price: "$210" },
        { name: "Annual physical", text: "Labs are extra", price: "$225" },
        { name: "Well-child visit", text: "Vaccines at cost", price: "$140" },
        { name: "Video visit", price: "$75" },
        { name: "House call", price: "$175" },
      ],
    },
    {
      title: "Laboratory",
      note: "At what the laboratory charges us, plus $4 for the draw.",
      entries: [
        { name: "Blood count", price: "$9" },
        { name: "Cholesterol panel", price: "$11" },
        { name: "Hemoglobin A1c", price: "$13" },
        { name: "Thyroid (TSH)", price: "$12" },
        { name: "Strep or flu swab", text: "Fifteen minutes", price: "$18" },
      ],
    },
    {
      title: "Procedures",
      entries: [
        { name: "Stitches, up to five", price: "$160" },
        { name: "Mole removed", text: "Pathology billed by the lab, about $70", price: "$190" },
        { name: "Joint injection", price: "$165" },
        { name: "IUD placed or removed", text: "The device is extra", price: "$210" },
        { name: "EKG", text: "Read by a cardiologist the same day", price: "$48" },
      ],
    },
    {
      title: "Forms and shots",
      entries: [
        { name: "School or camp physical", price: "$55" },
        { name: "Sports physical", text: "Free on the two Saturdays in August", price: "$45" },
        { name: "Flu shot", price: "$30" },
        { name: "Letter for work, school or airline", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "Child",
      text: "To eighteen, with a parent in the practice.",
      price: "$20",
      yearlyPrice: "$220",
      unit: "per month",
      includes: ["All visits, no copay", "Vaccines at cost", "School and camp forms"],
    },
    {
      name: "Adult",
      text: "In place of paying by the visit.",
      price: "$75",
      yearlyPrice: "$825",
      unit: "per month",
      includes: [
        "All visits, in person and by video",
        "Your doctor’s mobile number",
        "Labs at cost, no draw fee",
        "Annual physical included",
      ],
      isRecommended: true,
    },
    {
      name: "Household",
      text: "Two adults and all children at one address.",
      price: "$165",
      yearlyPrice: "$1,815",
      unit: "per month",
      includes: [
        "Everything in Adult, for each of you",
        "Two house calls a year",
        "Stitches and small procedures included",
      ],
    },
  ],
  people: [
    {
      name: "Dr. Adaora Nnamdi",
      face: 16,
      role: "Family physician, founder",
      text: "Started the practice in 1998 in two rented rooms. Has delivered 412 babies and stopped counting casts.",
    },
    {
      name: "Dr. Samuel Brandt",
      face: 27,
      role: "Family physician",
      text: "Thirty-four years in general practice. Keeps bees, and a jar for anyone who brings back a pill bottle empty.",
    },
    {
      name: "Dr. Leena Prasad",
      face: 12,
      role: "Family physician, women’s health",
      text: "Places IUDs, treats migraines, and draws what she means on the paper that covers the table.",
    },
    {
      name: "Dr. Hector Ibarra",
      face: 35,
      role: "Family and sports medicine",
      text: "Team doctor for three high schools. Sees patients in English and Spanish, on Saturdays in a track suit.",
    },
    {
      name: "Joanna Feeney",
      face: 30,
      role: "Nurse practitioner, diabetes",
      text: "Spent nine years on a cardiac ward. Answers glucose readings the way others answer texts.",
    },
    {
      name: "Kwame Asante",
      face: 7,
      role: "Nurse practitioner, children",
      text: "Father of three under six. Does vaccines in under four seconds and has the videos to prove it.",
    },
    {
      name: "Theresa Vang",
      face: 10,
      role: "Nurse and lab",
      text: "Finds a vein on the first try, 19 times out of 20, and keeps a tally on the door.",
    },
    {
      name: "Benita Salazar",
      face: 8,
      role: "Front desk",
      text: "Decides who gets the nine open visits. Has been right about appendicitis twice.",
    },
  ],
  questions: [
    {
      question: "Are you taking new patients?",
      answer:
        "Yes. Each doctor’s panel closes at 1,100, and at present two of the four have room. If yours is full, the nurse practitioner who works with that doctor usually is not, and shares the same patients.",
    },
    {
      question: "Which insurance do you accept?",
      answer:
        "Medicare, our state’s Medicaid plans and most commercial insurers. Send a photo of both sides of the card and we will tell you the copay before you come. Members of the monthly plan do not use insurance here at all.",
    },
    {
      question: "What does a visit cost without insurance?",
      answer:
        "An office visit is $110, a first visit $210 and a video visit $75. Lab tests are passed on at what we pay plus $4. If that is too much at the moment, tell the desk before the visit; we have a sliding scale and it is not a long form.",
    },
    {
      question: "How quickly can I be seen?",
      answer:
        "For something new, usually today: nine visits are released each weekday at eight. A physical takes two to three weeks. On Saturdays between nine and noon you need no appointment.",
    },
    {
      question: "Is the monthly plan insurance?",
      answer:
        "No. It covers everything we do in this building, and house calls where the plan says so. It does not pay for hospitals, specialists or imaging, so please keep at least a policy for large bills.",
    },
    {
      question: "Can I message my doctor?",
      answer:
        "Yes, through the portal. A nurse reads messages every hour on weekdays, and your doctor answers the same day. Members also have the mobile number, for things that cannot wait until morning.",
    },
    {
      question: "Do you see children and pregnant women?",
      answer:
        "Children from their fourth day. We do the first visits of a pregnancy and then share care with the midwives at the hospital, and we see mother and baby at home in the first week if you wish.",
    },
    {
      question: "Can you refill my prescriptions?",
      answer:
        "If we have seen you for it in the past twelve months, yes, within one working day. For controlled medicines we need to see you every three months. Ask your pharmacy to send the request; it is faster than calling.",
    },
    {
      question: "What should I bring to a first visit?",
      answer:
        "Your medicines in their bottles, a list of what has been done to you, and whichever relative remembers things. Old records come to us directly. Do not fast unless we asked you to.",
    },
    {
      question: "When should I go to the emergency room instead?",
      answer:
        "For chest pain, sudden weakness on one side, trouble breathing, a bad head injury, or a baby under three months with a fever: call 911. If you are in doubt and it can wait two minutes, call us. At night the on-call nurse answers.",
    },
  ],
  testimonials: [
    {
      quote:
        "I came about my shoulder and mentioned the tiredness on the way out. She sat back down. It was my thyroid.",
      name: "Marguerite Dill",
      context: "patient since 2012",
    },
    {
      quote:
        "The nurse called on Thursday to ask about an ear I had already forgotten. My daughter had not. She was very pleased.",
      name: "Anthony Breaux",
      context: "father of two",
    },
    {
      quote:
        "Eleven bottles went in the bag and four came out. I can tie my shoes without getting dizzy now.",
      name: "Harold Lindemann",
      context: "medicines review, 2026",
    },
    {
      quote:
        "She listened to my chest and then to my husband’s, because he’d driven me and looked gray. He had the stent that night.",
      name: "Opal Jernigan",
      context: "four generations here",
    },
    {
      quote:
        "Sixty minutes, two chairs, and he closed the laptop. I hadn’t realized how long I’d been talking to people’s shoulders.",
      name: "Nina Rosenthal",
      context: "new patient",
    },
    {
      quote: "We pay by the month and I have stopped doing arithmetic before I call about a rash.",
      name: "Corey Vandal",
      context: "household plan",
    },
    {
      quote: "He came to the house on day five, weighed the baby in a dish towel, and looked at me as well.",
      name: "Shauna Pike",
      context: "house call",
    },
    {
      quote: "Got the flu swab, the answer and a note for work in thirty-five minutes on a Saturday.",
      name: "Luis Arriaga",
      context: "walk-in",
    },
    {
      quote: "My mother only trusts doctors who were kind to my grandmother. There is one.",
      name: "Dorothea Finn",
      context: "caring for her mother",
    },
    {
      quote: "When the specialist’s letter made no sense, Dr. Brandt phoned him with me in the room.",
      name: "K. Moriarty",
      context: "patient since 2004",
    },
  ],
  hours: [
    { day: "Monday", open: "08:00", close: "17:00" },
    { day: "Tuesday", open: "08:00", close: "19:30", note: "Evening visits" },
    { day: "Wednesday", open: "08:00", close: "17:00", note: "House calls after noon" },
    { day: "Thursday", open: "08:00", close: "19:30", note: "Evening visits" },
    { day: "Friday", open: "08:00", close: "17:00" },
    { day: "Saturday", open: "09:00", close: "12:00", note: "Walk in" },
    { day: "Sunday" },
  ],
  hoursNote:
    "Same-day visits are released at eight. At night a nurse answers the main number and can reach the doctor on call.",
  statistics: [
    { figure: "30 min", label: "for every visit" },
    { figure: "1,100", label: "patients to a doctor, and no more" },
    { figure: "9", label: "visits kept open each weekday" },
    { figure: "1998", label: "the year we began" },
  ],
  gallery: [
    {
      caption: "Warmed first",
      label: "A stethoscope with its hose in a loop",
      fits: "blood pressure heart listen diabetes looking stethoscope chest checkup",
    },
    {
      caption: "Packed on Wednesdays",
      label: "A leather doctor’s bag with a brass clasp",
      fits: "house call home door newborn visit bag drive evening begin",
    },
    {
      caption: "On loan, so that you measure at home",
      label: "A blood pressure cuff with its gauge and bulb",
      fits: "blood pressure diabetes cuff gauge home quarterly",
    },
    {
      caption: "Your plan for the year, on one page",
      label: "A clipboard with a chart, and reading glasses",
      fits: "annual physical plan chart written screening women’s health records joining first visit",
    },
    {
      caption: "What was left of eleven",
      label: "Two bottles of pills with white caps",
      fits: "medicines review pills bottle refill prescription pharmacist",
    },
    {
      caption: "For ears, and for knees",
      label: "An otoscope and a reflex hammer",
      fits: "same-day visit ear throat knee looking well-child sprains video cough",
    },
    {
      caption: "Ninety-eight point six",
      label: "A thermometer and two plasters",
      fits: "fever stitches small procedures shots travel flu sick saturday",
    },
    {
      caption: "He always goes first",
      label: "A teddy bear with a plaster on its head",
      fits: "child children kids bear well-child vaccines school mom",
    },
  ],
  posts: [
    {
      title: "How long a cough is allowed to last",
      summary: "Longer than you think. And the five signs that should bring you in.",
      date: "2026-11-05",
      body: [
        "Ask people how long a cough should last after a cold and they say about a week. When it has been measured, the average is eighteen days. So on day nine, when you call us feeling that something must be wrong, you are halfway.",
        "Antibiotics do not shorten it. Honey does help a little, for anyone older than one year: a spoonful at bedtime. So does a humid room, and not lying flat. Cough syrups taste of effort and do very little.",
        "Come in if you are short of breath, cough blood, have a fever after the fourth day, lose weight, or if it is still there after three weeks. People with asthma, and people over seventy, should come sooner.",
        "If you smoke, nobody here will say what you expect us to say. But day nine of a cough is, as it happens, the best day of the year to stop, and we have something that doubles your chances.",
      ],
    },
    {
      title: "Bring the bottles",
      summary: "What happens when all your medicines meet on one table.",
      date: "2026-08-19",
      body: [
        "Somebody who sees three specialists easily ends up with eleven prescriptions. Each was sensible on the day it was written. Nobody has ever looked at them together, apart from the person who swallows them.",
        "So once a year we ask people over sixty-five to put everything in a bag, including what they buy at the drugstore, and tip it out on our table. The pharmacist sits with us. We sort: needed, needed less, forgotten why.",
        "The third pile is usually the largest. It holds the pill for a side effect of another pill that was stopped in 2019. It holds two names for the same medicine.",
        "We never stop everything at once. One at a time, smallest benefit first, with a call after two weeks. On average people go home with a list that is a third shorter, and fewer falls are what we notice first.",
      ],
    },
    {
      title: "A newborn’s first five days",
      summary: "What is normal, what is not, and why we would like to drop by.",
      date: "2026-04-02",
      body: [
        "Babies lose weight at first, up to a tenth of what they were born with, and are back to it by two weeks. They sneeze, hiccup and go cross-eyed. Their hands are blue. None of that needs a doctor.",
        "Count diapers: one wet on day one, two on day two, and so on up to six. It is the best sign that enough milk is arriving. If you are two short, call us that day.",
        "Call at once for a temperature of 100.4 °F or more, for a baby too sleepy to feed, and for yellow that has reached the legs. At that age we would rather see ten who are fine.",
        "On the fourth or fifth day we weigh the baby, on a Wednesday at your kitchen table if you like. Then we ask how the mother is. Please answer that one properly, too.",
      ],
    },
  ],
  events: [
    {
      title: "Flu shots in the parking lot",
      text: "Stay in the car and roll up a sleeve. No appointment, all ages from six months, most insurance.",
      date: "2027-01-16",
      time: "09:00",
      place: "Behind the practice",
      price: "$30",
    },
    {
      title: "Blood pressure, properly",
      text: "Joanna Feeney checks your home cuff against ours and shows you how to sit. Bring the cuff.",
      date: "2027-02-11",
      time: "17:30",
      place: "Our waiting room",
      price: "free",
    },
    {
      title: "Before the baby",
      text: "An evening for expectant parents: feeding, sleep, car seats, and what we will ask you on day four.",
      date: "2027-03-09",
      time: "18:00",
      place: "Our waiting room",
      price: "free",
    },
    {
      title: "Sports physicals",
      text: "Dr. Ibarra and two coaches. Bring the form and the inhaler, if there is one.",
      date: "2027-08-07",
      time: "09:00",
      place: "High school gym",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Harold’s kitchen shelf",
      before: "Eleven bottles from four doctors, two of them the same medicine.",
      after: "Four bottles and a box with the days of the week. No dizziness since March.",
    },
    {
      title: "Blood pressure, six months apart",
      before: "168 over 96 at the first visit, in a hurry, with one arm in a sleeve.",
      after: "128 over 78 at home, sitting down, on half the pills.",
    },
  ],
  partners: [
    "Valley General Hospital",
    "Corner Drug & Soda",
    "Riverbend Midwives",
    "County Health Dept.",
    "Lakehead Imaging",
    "Meals for Neighbors",
  ],
  accepts: ["Medicare", "Medicaid", "Visa", "Mastercard", "HSA and FSA cards"],
  newsletterTitle: "What’s going around",
  newsletterText:
    "A short note on the first of the month: what we are seeing, what helps, which shots are due. Written by whichever doctor loses at cards.",
  contact: {
    title: "Tell us who needs a doctor",
    text: "Names and ages are enough for now. Please leave medical details for the portal or the telephone, which are private.",
    fields: [
      {
        label: "Who is it for?",
        kind: "choice",
        options: ["Me", "My child", "My whole household", "A parent I look after"],
      },
      { label: "Insurance, or none", kind: "text" },
      { label: "Preferred day", kind: "date" },
    ],
    action: "Send to the practice",
  },
  booking: {
    title: "Book a visit",
    text: "Half an hour with your own doctor. For something that began today, call at eight and ask Benita for an open visit.",
    slots: ["08:30", "10:00", "11:00", "13:30", "15:00", "16:00"],
    action: "Book this visit",
  },
  places: {
    ledger: {
      street: "310 Marchbank Avenue",
      town: "Greenville",
      area: "South Carolina",
      phone: "(864) 555-0127",
      email: "office@marchbankfamily.example",
    },
    studio: {
      street: "18 Cooper Lane, ground floor",
      town: "Northampton",
      area: "Massachusetts",
      phone: "(413) 555-0140",
      email: "room@plainroom.example",
    },
    counter: {
      street: "742 Alder Street",
      town: "Yakima",
      area: "Washington",
      phone: "(509) 555-0196",
      email: "hello@porchlighthealth.example",
    },
    signal: {
      street: "55 Uptown Exchange, Suite 210",
      town: "Columbus",
      area: "Ohio",
      phone: "(614) 555-0158",
      email: "join@primarynorth.example",
    },
    almanac: {
      street: "9 Old Ferry Road",
      town: "Winona",
      area: "Minnesota",
      phone: "(507) 555-0135",
      email: "write@longacquaintance.example",
    },
    marquee: {
      street: "1400 Magazine Court",
      town: "Baton Rouge",
      area: "Louisiana",
      phone: "(225) 555-0183",
      email: "bag@nightlamp.example",
    },
  },
  notice:
    "In an emergency call 911. What stands on this site is general information and no substitute for seeing a physician. Please send no medical details by e-mail.",
  pages: [
    { id: "services", name: "Care" },
    { id: "prices", name: "Costs" },
    { id: "about", name: "Our doctors" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "Notes" },
    { id: "events", name: "Open days" },
    { id: "booking", name: "Visits" },
  ],
};
