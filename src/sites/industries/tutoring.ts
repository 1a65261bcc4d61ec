import type { Industry } from "./industry.ts";

export const tutoring: Industry = {
  id: "tutoring",
  name: "Tutoring",
  plural: "Tutors",
  synonyms: [
    "tutor",
    "private tutor",
    "private tuition",
    "tuition",
    "tuition centre",
    "tutoring center",
    "learning center",
    "learning centre",
    "maths tutor",
    "math tutor",
    "english tutor",
    "science tutor",
    "language tutor",
    "home tutor",
    "online tutor",
    "test prep",
    "exam prep",
    "sat prep",
    "homework club",
    "homework help",
    "study centre",
    "after-school lessons",
    "language school",
    "academic coaching",
    "cram school",
  ],
  vocabulary: [
    "gcse",
    "a level",
    "a levels",
    "11 plus",
    "eleven plus",
    "sats",
    "ucas",
    "mock exam",
    "mocks",
    "past papers",
    "revision",
    "revise",
    "resit",
    "exam board",
    "exam technique",
    "grades",
    "grade 9",
    "predicted grade",
    "key stage",
    "common entrance",
    "algebra",
    "fractions",
    "quadratics",
    "trigonometry",
    "calculus",
    "times tables",
    "long division",
    "essay writing",
    "comprehension",
    "phonics",
    "reading age",
    "dyslexia",
    "dyscalculia",
    "physics",
    "chemistry",
    "biology",
    "french lessons",
    "spanish lessons",
    "latin",
    "coursework",
    "homework",
    "catch up at school",
    "falling behind",
    "one-to-one lessons",
    "small group lessons",
    "lesson",
    "pupil",
    "pupils",
    "teacher",
    "curriculum",
  ],
  locale: "en-GB",
  customers: "parents",
  openings: {
    ledger: {
      name: "Fairfax & Row",
      kicker: "Private tuition since 2013",
      headline: "Every gap found, and then closed.",
      opening:
        "Fourteen qualified teachers, one pupil or two at a table. We test before we teach, write a plan of twelve lessons, and send you half a page after each of them.",
      action: "Arrange an assessment",
      secondAction: "Subjects and fees",
    },
    studio: {
      name: "Margin Notes",
      kicker: "English, history and how to think",
      headline: "Why do you think so?",
      opening:
        "An essay is an argument with somebody you respect. We read yours twice, write more in the margin than you wrote on the page, and hand it back with a question.",
      action: "Send us an essay",
      secondAction: "How we read",
    },
    counter: {
      name: "The Half Past Four Club",
      kicker: "Homework, help and hot toast",
      headline: "“I don’t get it” is a great start.",
      opening:
        "Shoes off, toast on, book out. By half past five the fractions are done and nobody at home had to shout. Year 3 to Year 11, any subject, any mood.",
      action: "Save a seat",
      secondAction: "Prices per hour",
    },
    signal: {
      name: "Show Working",
      kicker: "Maths, physics, computing",
      headline: "34 topics. Yours are numbers 7 and 19.",
      opening:
        "A 40-minute diagnostic maps what your child can do, to the topic. We teach the red ones, retest after the sixth lesson, and you see the map change colour.",
      action: "Book the diagnostic",
      secondAction: "Rates",
    },
    almanac: {
      name: "Slow Page",
      kicker: "Tutors to readers of all ages",
      headline: "A child who reads has somewhere to go",
      opening:
        "It begins with somebody moving a finger under the line and somebody else not being impatient about it. We have sat beside some eleven hundred readers since 2013, and written down, here and there, what it was that made them turn the page.",
      action: "Meet a tutor",
      secondAction: "Reading notes",
    },
    marquee: {
      name: "Second Sitting",
      kicker: "Resits and last chances",
      headline: "It was one bad morning in June.",
      opening:
        "A number on a slip is not the end of the sentence. Twelve weeks, one tutor, the parts that went wrong and only those. November is closer than it looks.",
      action: "Start again",
      secondAction: "The twelve weeks",
    },
  },
  copies: [
    {
      aboutTitle: "Qualified teachers, one or two pupils at a table",
      about: [
        "All fourteen tutors are qualified teachers with at least five years in a school; nine of them mark for an examination board. They are employed, paid for preparation and observed once a term by one another.",
        "Before the first lesson there is an assessment of forty minutes. It is marked by topic and gives a list of what is secure, what wobbles and what is missing. The plan is built from the list: twelve lessons, in order, with a check in the middle.",
        "Last summer 87 pupils sat GCSE mathematics with us. 71 reached or passed the grade we had set in September. The sixteen others are described too, by reason, in the report that we send to anybody who asks.",
      ],
      servicesTitle: "Subjects and formats",
      servicesText:
        "Lessons last fifty-five minutes, in our rooms or on a shared screen. The fee is the same for all subjects up to GCSE, and nothing is charged for materials.",
      reasons: [
        {
          title: "Qualified, checked, employed",
          text: "Teaching qualification, enhanced DBS, references followed up by telephone.",
        },
        {
          title: "Half a page after each lesson",
          text: "What was done, what stuck, what to do by next time. Fifteen minutes’ homework, never more.",
        },
        {
          title: "The same tutor throughout",
          text: "Timetables are fixed for the term. If a tutor is ill we ring you and move the lesson.",
        },
        {
          title: "An end in sight",
          text: "Twelve lessons, then a review. A third of pupils stop there because they no longer need us.",
        },
      ],
      processTitle: "From first call to twelfth lesson",
      process: [
        {
          title: "A call, 15 minutes",
          text: "What school says, what your child says, what you see at the kitchen table.",
        },
        {
          title: "Assessment, 40 minutes",
          text: "On paper, without a clock on show, and with somebody kind in the room.",
        },
        {
          title: "A written plan",
          text: "Two pages within three days, with the tutor we suggest and the order of topics.",
        },
        { title: "Lessons 1 to 12", text: "Retest after six. You see both papers side by side." },
      ],
      closingTitle: "September fills in July.",
      closingText:
        "Tell us the year group, the subject and the board, if you know it. We reply within one working day and suggest two times for an assessment.",
    },
    {
      aboutTitle: "What happens beside the page",
      about: [
        "In a class of thirty, a child may go a whole week without finishing a sentence aloud. So the first thing we do is wait. The silence goes on for some time, and then there is often something remarkable at the end of it.",
        "We teach from the child’s own work. The crossed-out line is the interesting one: somebody was thinking there, and stopped. A pencil goes beside it, and we ask what came next.",
        "Confidence is spoken of a good deal in our trade, as though it could be handed over. In our experience it arrives about a fortnight after competence and goes unnoticed, except that the door is closed less loudly.",
      ],
      servicesTitle: "What we sit down with",
      servicesText:
        "Reading that has stalled, essays that wander, mathematics somebody once decided they were not a person for.",
      reasons: [
        {
          title: "Pencil, not red pen",
          text: "Everything we write can be rubbed out, and sometimes is, by a pupil with a better idea.",
        },
        {
          title: "Nobody is compared",
          text: "No ranks, no stickers, no chart on the wall. There is last month’s page and this month’s.",
        },
        {
          title: "Long afternoons",
          text: "A lesson begins when coats are off and ends when the thought does, give or take five minutes.",
        },
      ],
      processTitle: "How it goes, generally",
      process: [
        {
          title: "A conversation",
          text: "About anything. Football, frogs. We listen to how sentences are built.",
        },
        { title: "A page, together", text: "Read aloud in turns, or solved in two colours." },
        { title: "A harder page", text: "Begun with help, finished without. We look out of the window." },
        { title: "One thing to take home", text: "Small enough for a pocket, due whenever." },
      ],
      closingTitle: "Bring the exercise book as it is",
      closingText:
        "With the blots and the half-finished page. It tells us more than the report does, and your child will see that we find it interesting.",
    },
    {
      aboutTitle: "We’ve all been stuck on page one",
      about: [
        "Our physics tutor failed physics. Our reading lady didn’t read till nine. We’re qualified teachers, every one, but it helps that we remember what it’s like when the whole class has turned over and you haven’t.",
        "You get one tutor, one table and one other kid at most. There’s a toaster. There’s a dog called Euclid on Thursdays. Nobody sighs.",
        "We won’t pretend an hour a week does magic. It does sums. But round about week five they tend to say something odd in the car, like “it was quite good, actually”, and you’ll want to pull over.",
      ],
      servicesTitle: "What’s the tricky one?",
      servicesText:
        "Times tables, spellings, Macbeth, moles (the chemistry kind). If it’s just homework rows you’d like to stop, that’s a service too.",
      reasons: [
        {
          title: "First go’s free",
          text: "Forty minutes, a biscuit and a straight answer about whether you need us.",
        },
        {
          title: "We’ll stop when it’s fixed",
          text: "Honest. We’d rather have the seat for the next one in tears.",
        },
        {
          title: "Home knows what’s going on",
          text: "You’ll get a message after every lesson, in English, with one thing to say “well done” about.",
        },
        {
          title: "Wobbles welcome",
          text: "Dyslexia, ADHD, first day back after a horrible term. Tell us, and we’ll set the table differently.",
        },
      ],
      processTitle: "How to begin",
      process: [
        { title: "Ring us", text: "Tell us the subject and what the face looks like when it comes up." },
        { title: "Come for toast", text: "And a few questions on paper that don’t count for anything." },
        { title: "Pick a day", text: "Same time, same tutor, till it’s sorted." },
        { title: "See how it goes", text: "Six lessons, then we have a chat. No contract." },
      ],
      closingTitle: "Tonight’s row can be the last one",
      closingText:
        "Tell us who it is, what year they’re in and what they’re avoiding. We’ll ring you while they’re at school.",
    },
  ],
  services: [
    {
      name: "Assessment",
      text: "Forty minutes on paper and in conversation, marked by topic, with a two-page plan that is yours whether you stay or not.",
      price: "free",
      unit: "40 min",
    },
    {
      name: "GCSE maths",
      text: "Foundation or higher, all boards. Built on the topics that are missing, then past papers from January.",
      price: "£42",
      unit: "55 min",
    },
    {
      name: "GCSE English",
      text: "Language and literature: reading a question properly, planning in five minutes, quoting less and saying more.",
      price: "£42",
      unit: "55 min",
    },
    {
      name: "Sciences",
      text: "Physics, chemistry, biology, combined or separate, with the practicals that school had to skip.",
      price: "£42",
      unit: "55 min",
    },
    {
      name: "A level",
      text: "Maths, further maths, physics, chemistry, English, history. Taught by people who mark it.",
      price: "£54",
      unit: "55 min",
    },
    {
      name: "Eleven plus",
      text: "From the spring of Year 4. Vocabulary, reasoning, stamina, and an honest view by the summer of Year 5.",
      price: "£42",
      unit: "55 min",
    },
    {
      name: "Reading and spelling",
      text: "For six- to twelve-year-olds who guess, skip or refuse. Structured phonics with a specialist in dyslexia.",
      price: "£46",
      unit: "45 min",
    },
    {
      name: "Homework hour",
      text: "Up to four at a table with a tutor. They bring what is due, and go home with it done and understood.",
      price: "£16",
      unit: "60 min",
    },
    {
      name: "Holiday revision",
      text: "Four mornings, six pupils, one subject. Past papers under exam conditions, marked by lunch.",
      price: "£240",
      unit: "4 × 3 hours",
    },
    {
      name: "Resit, November",
      text: "Twelve weeks for maths or English, starting in the last week of August, for anyone of any age.",
      price: "£480",
      unit: "12 lessons",
    },
  ],
  priceList: [
    {
      title: "One to one",
      note: "Fifty-five minutes, in our rooms or online, paid by the month.",
      entries: [
        { name: "To GCSE, any subject", price: "£42" },
        { name: "A level", price: "£54" },
        { name: "Reading and spelling", text: "45 minutes with a specialist", price: "£46" },
        { name: "Adults", text: "GCSE, citizenship, sums for nurses", price: "£42" },
      ],
    },
    {
      title: "Two at a table",
      note: "Per pupil. Bring a friend of about the same standard, or ask us for one.",
      entries: [
        { name: "To GCSE", price: "£27" },
        { name: "A level", price: "£34" },
        { name: "Eleven plus", price: "£27" },
      ],
    },
    {
      title: "Together",
      entries: [
        { name: "Homework hour", price: "£16" },
        { name: "Ten homework hours", price: "£145" },
        { name: "Holiday revision", text: "Four mornings", price: "£240" },
        { name: "Mock exam, marked", text: "With a page of comments", price: "£38" },
      ],
    },
    {
      title: "Other things",
      entries: [
        { name: "Assessment and plan", price: "free" },
        { name: "Essay read and returned", text: "Up to 1,500 words, in three days", price: "£24" },
        { name: "Personal statement", text: "Two readings and a call", price: "£65" },
        { name: "Interview practice", text: "With somebody who has sat on the other side", price: "£70" },
      ],
    },
  ],
  plans: [
    {
      name: "Homework",
      text: "One hour a week at the shared table.",
      price: "£58",
      yearlyPrice: "£560",
      unit: "per month in term",
      includes: ["One homework hour a week", "Messages to home", "Swap days when there’s football"],
    },
    {
      name: "One subject",
      text: "One lesson a week, one tutor.",
      price: "£152",
      yearlyPrice: "£1,480",
      unit: "per month in term",
      includes: [
        "A weekly lesson to GCSE",
        "A plan, and a retest every half term",
        "Half a page to you each week",
        "One marked mock a year",
      ],
      isRecommended: true,
    },
    {
      name: "Two subjects",
      text: "For the exam years.",
      price: "£286",
      yearlyPrice: "£2,780",
      unit: "per month in term",
      includes: [
        "Two weekly lessons to GCSE",
        "Homework hour whenever",
        "Three marked mocks",
        "15% off holiday revision",
      ],
    },
  ],
  people: [
    {
      name: "Julia Amery",
      face: 36,
      role: "Founder, mathematics",
      text: "Head of maths for eleven years. Began with four pupils at her own dining table, which is the one in room 2.",
    },
    {
      name: "Winston Clarke",
      face: 27,
      role: "English, A level and essays",
      text: "Examiner since 1999. Reads with a pencil behind each ear and finds the one good sentence first.",
    },
    {
      name: "Shabana Mirza",
      face: 12,
      role: "Chemistry and biology",
      text: "PhD, then ten years in a comprehensive. Keeps a drawer of things that fizz.",
    },
    {
      name: "Iestyn Howell",
      face: 21,
      role: "Physics, further maths",
      text: "Failed physics at sixteen, lectured in it at thirty. Believes that the second fact explains the first.",
    },
    {
      name: "Bridget Coney",
      face: 4,
      role: "Reading, dyslexia specialist",
      text: "Didn’t read until she was nine. Level 7 assessor, and inventor of the spelling game with the frogs.",
    },
    {
      name: "Kojo Osei-Tutu",
      face: 13,
      role: "Eleven plus, primary",
      text: "Year 6 teacher. Can get a laugh out of non-verbal reasoning, and has.",
    },
    {
      name: "Marta Zielinska",
      face: 30,
      role: "French, Spanish, Polish",
      text: "Interpreter by day. Makes everybody order an imaginary dinner before a single verb.",
    },
    {
      name: "Dom Fairlie",
      face: 31,
      role: "Homework hour and toast",
      text: "Trainee teacher, former goalkeeper. Knows who needs a joke and who needs the corner seat. Owner of Euclid.",
    },
  ],
  questions: [
    {
      question: "How do I know whether my child needs a tutor?",
      answer:
        "Come for the assessment; it is free, and one family in five hears that a few weeks of practice at home would do, with a list of what. A tutor helps when there is a gap from an earlier year, or when homework has turned into a quarrel.",
    },
    {
      question: "Who are the tutors?",
      answer:
        "Fourteen qualified teachers with at least five years in a school, employed by us, with enhanced DBS checks and references. You meet yours before the first lesson, and you may change after two without giving a reason.",
    },
    {
      question: "Is online as good as in the room?",
      answer:
        "From about Year 8, for maths and sciences, we see no difference in results. Younger children, and anybody learning to read, do better at a table. Many pupils mix: in winter on a screen, before exams in person.",
    },
    {
      question: "How soon will we see a difference?",
      answer:
        "In mood, usually within five lessons. In marks, after about twelve. If a retest after six lessons shows nothing, we change something: the tutor, the order or the time of day.",
    },
    {
      question: "How much homework do you set?",
      answer: "Fifteen minutes a week, or none in weeks when school is heavy. We would rather they slept.",
    },
    {
      question: "Can you help with dyslexia, ADHD or anxiety?",
      answer:
        "Yes. Bridget is a qualified assessor, and four tutors have trained with her. We shorten lessons, use two colours, sit beside the door, let the dog in. Tell us what works at home.",
    },
    {
      question: "What if we need to cancel a lesson?",
      answer:
        "With a day’s notice we move it within the same half term. For illness on the day we send work and take it up next time; the first one each term is not charged.",
    },
    {
      question: "Are we tied to a contract?",
      answer:
        "No. You pay for the month ahead, and stop with two weeks’ notice. Paying for the school year at once costs about a sixth less, and is returned in proportion if you leave.",
    },
    {
      question: "Do you prepare for the eleven plus?",
      answer:
        "Yes, from the spring of Year 4, once a week. By the summer of Year 5 we tell you how likely a pass is. If we think that the school would be miserable for your child, we tell you that too.",
    },
    {
      question: "Can adults come?",
      answer:
        "One in eight of our pupils is over nineteen: nurses who need a GCSE, parents who would like to keep up, a retired bus driver who is reading Middlemarch. Most come at a quarter to seven.",
    },
  ],
  testimonials: [
    {
      quote:
        "He got out of the car and said he might be all right at maths. I sat in the car park for a while.",
      name: "Nicola Petherbridge",
      context: "mother of Sam, Year 9",
    },
    {
      quote:
        "She told us after the assessment that Maya didn’t need a tutor, just a different pencil and ten minutes a day. She was right about both.",
      name: "Ravi Thind",
      context: "never became a customer",
    },
    {
      quote:
        "Grade 3 in June, grade 6 in November. It turned out I’d never been taught ratio. I was off that month with my appendix, in Year 7.",
      name: "Callie Frobisher",
      context: "resit, aged 17",
    },
    {
      quote:
        "The half page after each lesson is the first communication about my son in years that wasn’t about behaviour.",
      name: "Yvonne Akande",
      context: "father and mother both read it",
    },
    {
      quote:
        "Winston wrote “says who?” beside my best paragraph. I got into Durham arguing with that question.",
      name: "Barnaby Sykes",
      context: "A level English, 2025",
    },
    {
      quote: "My daughter reads to the dog on Thursdays. She used to cry on Thursdays.",
      name: "Ffion Meredith",
      context: "Reading and spelling",
    },
    {
      quote:
        "I’m fifty-three and I needed maths to train as a midwife. Iestyn never once looked surprised at what I didn’t know.",
      name: "Denise Larkham",
      context: "adult GCSE",
    },
    {
      quote: "They sent us off after eleven lessons with a handshake and a certificate made of toast.",
      name: "Gareth Nunn",
      context: "two boys, fractions",
    },
    {
      quote: "No league tables, no panic, and they’d marked the mock by Monday.",
      name: "Zainab Sheikh",
      context: "eleven plus, Year 5",
    },
    {
      quote: "The homework hour costs less than what we used to spend on apologising to one another.",
      name: "Lizzie Bramhall",
      context: "mother of three",
    },
  ],
  hours: [
    { day: "Monday", open: "14:00", close: "20:00" },
    { day: "Tuesday", open: "14:00", close: "20:00" },
    { day: "Wednesday", open: "14:00", close: "20:00" },
    { day: "Thursday", open: "14:00", close: "20:00", note: "Euclid is in" },
    { day: "Friday", open: "14:00", close: "19:00" },
    { day: "Saturday", open: "09:00", close: "15:00" },
    { day: "Sunday" },
  ],
  hoursNote:
    "In the holidays we open from nine to one. Online lessons also run before school, from seven, by arrangement.",
  statistics: [
    { figure: "14", label: "tutors, all of them qualified teachers" },
    { figure: "71 of 87", label: "reached their maths grade last summer" },
    { figure: "1 or 2", label: "pupils at a table" },
    { figure: "2013", label: "first lesson, at a dining table" },
  ],
  gallery: [
    {
      caption: "Tuesday’s parabola, turned up the right way",
      label: "An open exercise book with a curve and workings",
      fits: "assessment gcse maths topics paper page exercise plan holiday revision",
    },
    {
      caption: "Room 2, geometry week",
      label: "A pencil and a pair of compasses",
      fits: "pencil eleven plus reasoning margin colours geometry draw tools",
    },
    {
      caption: "For capitals, and for throwing gently",
      label: "The globe from the geography shelf",
      fits: "french spanish languages history adults world geography begin",
    },
    {
      caption: "Wiped at eight each evening",
      label: "A blackboard with a curve and a formula",
      fits: "a level further maths physics blackboard teachers board taught qualified sciences",
    },
    {
      caption: "Borrow one, forget to bring it back",
      label: "Five books upright, one of them leaning",
      fits: "reading spelling english essay books literature reader write",
    },
    {
      caption: "Week five, roughly",
      label: "A glowing light bulb",
      fits: "sciences idea understand lamp physics chemistry competence confidence wait",
    },
    {
      caption: "The hour of toast",
      label: "A clock that says half past four",
      fits: "homework hour clock afternoons half past four resit november time weeks",
    },
    {
      caption: "Hung by the door, dog permitting",
      label: "A school bag and a mug",
      fits: "school bag bring home start september begin coats",
    },
  ],
  posts: [
    {
      title: "How to revise when you have left it too late",
      summary: "Nineteen days, forty minutes each, and what to leave out.",
      date: "2027-04-26",
      body: [
        "First, stop making the timetable. A coloured timetable feels like work, and uses up the evening in which you might have done some.",
        "Take one past paper. Do it today, badly, with a clock. Mark it with the scheme, which is free on the board’s website, and put each lost mark in one of three piles: did not know, did not read, ran out of time. Nobody believes how large the second pile is.",
        "Spend two thirds of the time that is left on the first pile, beginning with whatever is worth most marks. For maths that is ratio, percentages and straight lines. Not circle theorems. Circle theorems are three marks.",
        "Forty minutes, then ten of something with legs. Sleep. On the last evening look at one page, pack the bag, put the calculator in it, and watch something silly.",
      ],
    },
    {
      title: "What to do when a child guesses words",
      summary: "“Horse” for “house” is information. Here is how to use it.",
      date: "2026-11-02",
      body: [
        "A child who reads “horse” for “house” has used the first letter, the last letter and the picture. It is clever, and it works until about Year 3, when the pictures stop.",
        "Do not say “look again”. Cover the word with your thumb and slide it to the right, so that it appears sound by sound: h, ou, se. Then let them say it and carry on as though nothing had happened.",
        "Choose books that are slightly too easy. Nineteen words in twenty should come without effort. Reading that is all effort teaches one thing, which is that reading is effort.",
        "Ten minutes a day beats an hour on Sunday. A dog helps. It listens, it does not correct, and it has no plans.",
      ],
    },
    {
      title: "In praise of the wrong answer",
      summary: "Why we keep a box of them.",
      date: "2026-09-10",
      body: [
        "In room 2 there is a biscuit tin with wrong answers in it, collected over thirteen years, each on a slip with a date. 0.5 + 0.5 = 0.10. “Macbeth is a tragedy because everyone is very busy.” A circle has one side, or two: the inside and the outside.",
        "Every one of them is sensible. The first belongs to somebody who has understood that you add what you see. That is nearly always true. It fails at the point, and so the point is where we begin.",
        "When a pupil adds a slip of their own to the tin, they have usually stopped being afraid of it. We do not tell them that this is why it is there.",
        "The busiest slip has had eleven different hands on it. 3 × 0 = 3. Well, you had three, and then nothing happened to them.",
      ],
    },
  ],
  events: [
    {
      title: "Parents’ maths night",
      text: "How they do long division now. Two hours, squared paper, wine allowed, no children.",
      date: "2027-01-28",
      time: "18:30",
      place: "Room 2",
      price: "£12",
    },
    {
      title: "Mock Saturday",
      text: "GCSE maths and English papers in real silence, marked and back by Wednesday.",
      date: "2027-02-27",
      time: "09:30",
      place: "All rooms",
      price: "£38",
    },
    {
      title: "Easter revision",
      text: "Four mornings, six at a table. Sciences in the first week, maths and English in the second.",
      date: "2027-03-30",
      time: "09:00",
      place: "All rooms",
      price: "£240",
    },
    {
      title: "Read to Euclid",
      text: "Ten minutes each with a very patient dog. For five- to nine-year-olds, with biscuits for both.",
      date: "2027-05-06",
      time: "16:00",
      place: "The mat by the window",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Sam’s topic test, September and December",
      before: "Eleven of 34 topics secure, and a page crossed out from corner to corner.",
      after: "Twenty-nine of 34, and he marked it himself.",
    },
    {
      title: "One paragraph of Barnaby’s",
      before: "“Shakespeare uses a lot of imagery to show this.”",
      after: "“Blood is the only thing in the play that stays where it is put.”",
    },
  ],
  partners: [
    "St Oswin’s Comprehensive",
    "Harbour Road Primary",
    "The Reading Dogs",
    "Northfield Library",
    "Adult Learning Forum",
    "Kestrel Scholarships",
  ],
  accepts: ["Visa", "Mastercard", "Direct Debit", "Tax-Free Childcare", "Apple Pay"],
  newsletterTitle: "One problem a week",
  newsletterText:
    "A puzzle on Sunday for the whole table, with last week’s answer, and exam dates when they matter. Nothing to buy.",
  contact: {
    title: "Tell us about the learner",
    text: "The year group, the subject and what it looks like at home. We ring you during school hours, so that nobody overhears.",
    fields: [
      {
        label: "Which year?",
        kind: "choice",
        options: [
          "Years 1 to 3",
          "Years 4 to 6",
          "Years 7 to 9",
          "Years 10 and 11",
          "Sixth form",
          "An adult",
        ],
      },
      { label: "Subject, and exam board if known", kind: "text" },
      { label: "A good day to call", kind: "date" },
    ],
    action: "Ask for a call",
  },
  booking: {
    title: "Book the free assessment",
    text: "Forty minutes with a tutor while you have a tea next door. The plan is yours, whatever you decide.",
    slots: ["14:30", "15:45", "16:30", "17:45", "18:45"],
    action: "Book the assessment",
  },
  places: {
    ledger: {
      street: "12 Fairfax Row",
      town: "Harrogate",
      area: "North Yorkshire",
      phone: "01632 960132",
      email: "office@fairfaxrow.example",
    },
    studio: {
      street: "The Old Bindery, Turl Yard",
      town: "Oxford",
      area: "Oxfordshire",
      phone: "01632 960184",
      email: "pencil@marginnotes.example",
    },
    counter: {
      street: "63 Albany Road",
      town: "Penarth",
      area: "South Glamorgan",
      phone: "029 2018 0147",
      email: "toast@halfpastfour.example",
    },
    signal: {
      street: "34 Canal Walk",
      town: "Nottingham",
      area: "Nottinghamshire",
      phone: "0115 496 0119",
      email: "topic@showworking.example",
    },
    almanac: {
      street: "2 Priory Steps",
      town: "St Andrews",
      area: "Fife",
      phone: "01632 960150",
      email: "page@slowpage.example",
    },
    marquee: {
      street: "180 Coldharbour Mews",
      town: "London",
      area: "Greater London",
      phone: "020 7946 0171",
      email: "again@secondsitting.example",
    },
  },
  pages: [
    { id: "services", name: "Subjects" },
    { id: "prices", name: "Fees" },
    { id: "about", name: "Tutors" },
    { id: "gallery", name: "The rooms" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "Notes" },
    { id: "booking", name: "Assessment" },
  ],
};
