import type { Industry } from "./industry.ts";

export const gym: Industry = {
  id: "gym",
  name: "Gym",
  plural: "Gyms",
  synonyms: [
    "gyms",
    "fitness studio",
    "fitness center",
    "fitness club",
    "health club",
    "strength gym",
    "barbell club",
    "weightlifting gym",
    "powerlifting gym",
    "crossfit box",
    "boxing gym",
    "martial arts gym",
    "personal trainer",
    "personal training",
    "pt studio",
    "strength coach",
    "boot camp",
    "bootcamp",
    "spin studio",
    "cycling studio",
    "climbing gym",
    "sports club",
    "leisure centre",
    "training facility",
    "weight room",
  ],
  vocabulary: [
    "workout",
    "workouts",
    "work out",
    "strength",
    "strength training",
    "barbell",
    "dumbbell",
    "dumbbells",
    "kettlebell",
    "kettlebells",
    "squat",
    "squats",
    "deadlift",
    "deadlifts",
    "bench press",
    "pull-up",
    "pull-ups",
    "push-ups",
    "burpees",
    "reps",
    "sets",
    "personal record",
    "one-rep max",
    "powerlifting",
    "weightlifting",
    "olympic lifting",
    "conditioning",
    "cardio",
    "hiit",
    "interval",
    "treadmill",
    "rower",
    "spin class",
    "muscle",
    "protein",
    "body fat",
    "lose weight",
    "get fit",
    "fitness",
    "membership",
    "gym floor",
    "open gym",
    "locker room",
    "weights",
    "weight plates",
    "skipping rope",
    "heavy bag",
    "sparring",
    "boxing gloves",
    "warm-up",
    "mobility drills",
    "athlete",
    "leg day",
  ],
  locale: "en-US",
  customers: "members",
  openings: {
    ledger: {
      name: "Fifth Ward Barbell",
      kicker: "A strength club, founded 2014",
      headline: "Stronger on paper, week after week.",
      opening:
        "Every set you lift is written down by a coach who was watching it. Twelve people to a class, eight racks, and a log that goes back to your first empty bar.",
      action: "Book an assessment",
      secondAction: "Dues",
    },
    studio: {
      name: "Lower Room",
      kicker: "Strength, taught in small groups",
      headline: "No mirrors. You’ll feel it instead.",
      opening:
        "A concrete floor, a north skylight, eight platforms. We teach five lifts and spend a year on them, because after that year you will not need us to lift a suitcase, a child or a piano.",
      action: "Try one hour",
      secondAction: "How we teach",
    },
    counter: {
      name: "Wobbly Squat Gym",
      kicker: "Gym for people who hate gyms",
      headline: "Everybody’s first push-up is on the wall.",
      opening:
        "We’ve got a nurse on nights, a guy who’s 74, and about nine people who swore they’d never. Come in what you sleep in. Somebody’ll learn your name.",
      action: "Come say hi",
      secondAction: "What it costs",
    },
    signal: {
      name: "Platform Eight",
      kicker: "Coached strength, 50 minutes",
      headline: "12 spots. 50 minutes. Load set for you.",
      opening:
        "Your working weight is on the screen before you chalk up, computed from last week’s bar speed. Miss a rep, and the program moves. First class free, cancel any month.",
      action: "Claim a spot",
      secondAction: "Membership",
    },
    almanac: {
      name: "The Slow Lift",
      kicker: "A gymnasium, with seasons",
      headline: "Strength is a crop. You plant it in fall.",
      opening:
        "In October we go heavy and patient, and by April somebody’s grandmother carries her own kayak to the water. Notes from a room where people get stronger at the speed that people actually do.",
      action: "Start a season",
      secondAction: "Training notes",
    },
    marquee: {
      name: "Last Round",
      kicker: "Heavy bags, heavy bars",
      headline: "You have one more in you.",
      opening:
        "The bell goes. Your arms say no. Somebody you met three weeks ago says your name, and you hit it again.",
      action: "Get in here",
      secondAction: "See the floor",
    },
  },
  copies: [
    {
      aboutTitle: "Eight racks and a logbook",
      about: [
        "The gym opened in 2014 in a former tire shop with two racks and a borrowed set of plates. It has eight now, on sprung platforms, and 1.9 tons of iron. There are no machines that do the balancing for you.",
        "Classes hold twelve. One coach teaches, a second loads and watches knees. Each member’s sets are entered as they happen, and the next load follows from them: up five pounds after two clean weeks, down ten percent after two missed ones.",
        "In 2025 the average member who came twice a week for six months added 61 pounds to the deadlift. Injuries that kept anyone away for more than a week: four, in 31,000 visits. All four are described on the board.",
      ],
      servicesTitle: "Classes and coaching",
      servicesText:
        "Everyone begins with an assessment. After that you may take any class on your membership, or have a coach to yourself.",
      reasons: [
        {
          title: "Twelve to a class",
          text: "With two coaches on the floor. When it is full, it is full; the next one is an hour later.",
        },
        {
          title: "Every set logged",
          text: "Load, reps and a note on form. The file is yours, and leaves with you as a spreadsheet.",
        },
        {
          title: "Certified, and still learning",
          text: "Seven coaches, all with a national strength certificate, two with a master’s in exercise science.",
        },
        {
          title: "Month to month",
          text: "No joining fee and no term. Stop by e-mail by the 25th and the next month is not charged.",
        },
      ],
      processTitle: "Your first four weeks",
      process: [
        { title: "Assessment, 45 minutes", text: "History, shoulders, hips, five movements without weight." },
        {
          title: "Foundations, 4 classes",
          text: "Squat, hinge, press, pull, carry. Empty bar, same small group.",
        },
        { title: "First program", text: "Two or three days a week, with loads computed from what you did." },
        { title: "Review", text: "Fifteen minutes in week four: what moved, what hurt, what next." },
      ],
      closingTitle: "The assessment is free and takes 45 minutes.",
      closingText:
        "Tell us what you want to be able to lift, and anything that has been operated on. A coach replies within a day with three times.",
    },
    {
      aboutTitle: "Five lifts, a long time",
      about: [
        "There are perhaps four hundred exercises, and most of them are ways of not doing five. Sit down and get up. Pick something up. Push it over your head, pull it toward you, carry it across the room. We teach those.",
        "Teaching is the word. Coaches here say little during a set and much between sets. You will be asked where you felt it. After some weeks you know before we ask, and that is the moment we are working toward.",
        "It is a quiet room, most hours. Music is voted on and frequently loses. There is chalk, there is the sound of plates being put away by whoever used them, and at noon the sun comes down through the skylight onto platform three.",
      ],
      servicesTitle: "What we teach",
      servicesText:
        "Small classes, private hours, and some Saturdays on a single subject, such as how to fall.",
      reasons: [
        {
          title: "Technique before load",
          text: "The bar stays empty until it travels in a line. For most people that is two weeks, and nobody is in a hurry.",
        },
        {
          title: "People of all ages in one class",
          text: "The youngest is fifteen, the oldest is 81. They spot one another.",
        },
        {
          title: "Nothing to sell you",
          text: "No powders, no challenge, no before-and-after wall. There is a water fountain and a bowl of bananas.",
        },
      ],
      processTitle: "How strength arrives",
      process: [
        { title: "The empty bar", text: "Forty-five pounds, or the fifteen-pound one. You learn its path." },
        {
          title: "The small plates",
          text: "Two and a half pounds a side, week upon week. It looks like nothing.",
        },
        { title: "The stuck month", text: "It comes to everyone. We eat more, sleep more, go lighter." },
        { title: "The suitcase", text: "One day you put it in the overhead rack and only notice afterward." },
      ],
      closingTitle: "Bring shoes with flat soles",
      closingText:
        "Socks will do. One hour, no charge, nobody will measure you. You will know by the end of it whether this is your kind of room.",
    },
    {
      aboutTitle: "We were all new and weird once",
      about: [
        "Here’s what people tell us they’re scared of: being stared at, being sold to, and not knowing where the bathroom is. It’s behind the rowers. Nobody’s staring; they’re counting. And we’ve got one price.",
        "You’ll be paired with a coach and about ten other people who also thought everyone else knew what they were doing. By week two you’ll be loading somebody’s bar. By week six you’ll be the one saying “you’ve got this” and hating yourself a little.",
        "If you’ve got a bad knee, a new hip, a baby or a hangover, say so at the door. There’s a version of everything. Rhonda does hers off a chair and she could throw you across the lot.",
      ],
      servicesTitle: "Pick your kind of tired",
      servicesText:
        "Lift something, hit something, or row till you forget your e-mail. First one’s on us, all of them.",
      reasons: [
        {
          title: "First class is free",
          text: "Any class, any day. You don’t have to decide anything on the way out.",
        },
        {
          title: "There’s a version for you",
          text: "Wall push-ups count. Chair squats count. Showing up in a bad mood counts double.",
        },
        {
          title: "Kids’ corner, real coffee",
          text: "Weekday mornings nine to noon and Saturdays, Tasha minds them behind the glass.",
        },
        {
          title: "Quit by text",
          text: "No meeting, no guilt, no certified mail. We’ll say we miss you once.",
        },
      ],
      processTitle: "Your first hour",
      process: [
        { title: "Walk in", text: "Somebody will say hi. It might be Rhonda. Brace yourself." },
        { title: "Move a bit", text: "Ten minutes. If you’re breathing, you’re ahead." },
        {
          title: "Learn one thing",
          text: "Just one. You’ll get to ring the bell, it’s embarrassing, we love it.",
        },
        { title: "Sit on the floor", text: "With a banana. Ask us stuff." },
      ],
      closingTitle: "Tomorrow, then?",
      closingText: "Pick a class, put on anything stretchy and come ten minutes early. We’ll be by the door.",
    },
  ],
  services: [
    {
      name: "Strength class",
      text: "Squat, press, pull and carry in a group of twelve, at loads from your own log. Six a day on weekdays.",
      price: "$28",
      unit: "drop-in, 50 min",
    },
    {
      name: "Foundations",
      text: "Four classes over two weeks for people who have never held a bar, or held it wrong for years.",
      price: "$120",
      unit: "4 classes",
    },
    {
      name: "Personal coaching",
      text: "An hour with one coach and a program for the week. After surgery we work from your physical therapist’s notes.",
      price: "$95",
      unit: "60 min",
    },
    {
      name: "Heavy bag",
      text: "Wraps, stance, six rounds. Hitting bags and pads; nobody hits you. Gloves to borrow.",
      price: "$28",
      unit: "drop-in, 50 min",
    },
    {
      name: "Conditioning",
      text: "Rowers, ropes, kettlebells and a stopwatch. Hard for everyone, since the clock is the same and the weights are not.",
      price: "$28",
      unit: "drop-in, 40 min",
    },
    {
      name: "Over sixty",
      text: "Getting up from the floor, carrying shopping, standing on one leg. Then deadlifts. Tuesday and Friday at ten.",
      price: "$18",
      unit: "drop-in, 50 min",
    },
    {
      name: "Open gym",
      text: "Eight racks, your own program, a coach within shouting distance. Members only, and never during a full class.",
      price: "included",
      unit: "in every membership",
    },
    {
      name: "Teen barbell",
      text: "Thirteen to seventeen, Monday and Wednesday at four. Technique all semester, a small meet at the end of it.",
      price: "$110",
      unit: "per month",
    },
    {
      name: "Competition team",
      text: "Powerlifting and Olympic lifting, four evenings a week, three meets a year. By invitation or by asking twice.",
      price: "$60",
      unit: "per month, with membership",
    },
    {
      name: "First class",
      text: "Any class on the schedule. Come ten minutes early; a coach will show you where things are.",
      price: "free",
      unit: "50 min",
    },
  ],
  priceList: [
    {
      title: "Without a membership",
      entries: [
        { name: "First class", price: "free" },
        { name: "Drop-in", text: "Any class but Over sixty", price: "$28" },
        { name: "Over sixty", price: "$18" },
        { name: "Ten classes", text: "Good for six months, may be shared", price: "$230" },
        { name: "Day pass for travelers", text: "Open gym and one class", price: "$32" },
      ],
    },
    {
      title: "Getting started",
      entries: [
        { name: "Assessment", text: "45 minutes with a coach", price: "free" },
        { name: "Foundations", text: "Four classes, returned as credit if you join", price: "$120" },
        { name: "Private foundations", text: "The same, alone, when you like", price: "$320" },
        { name: "Return from injury", text: "Assessment with a written plan", price: "$140" },
      ],
    },
    {
      title: "One to one",
      note: "With any of the seven coaches.",
      entries: [
        { name: "Single hour", price: "$95" },
        { name: "Five hours", price: "$440" },
        { name: "With a friend", text: "Per hour, for the two of you", price: "$130" },
        { name: "Program by mail", text: "Four weeks, videos reviewed", price: "$160" },
      ],
    },
    {
      title: "Small things",
      entries: [
        { name: "Hand wraps", price: "$12" },
        { name: "Glove rental", price: "free" },
        { name: "Locker, per month", price: "$10" },
        { name: "Banana", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "Twice",
      text: "Eight classes a month.",
      price: "$119",
      yearlyPrice: "$1,249",
      unit: "per month",
      includes: [
        "Eight classes of any kind",
        "Open gym on weekends",
        "Your training log",
        "Pause for up to three months",
      ],
    },
    {
      name: "All week",
      text: "As often as you recover.",
      price: "$159",
      yearlyPrice: "$1,669",
      unit: "per month",
      includes: [
        "Unlimited classes",
        "Open gym all hours",
        "A program review every quarter",
        "One guest a month",
      ],
      isRecommended: true,
    },
    {
      name: "Household",
      text: "Two people at one address.",
      price: "$269",
      yearlyPrice: "$2,829",
      unit: "per month for both",
      includes: ["Everything in All week, twice", "Teens at half price", "Kids’ corner included"],
    },
  ],
  people: [
    {
      name: "Rhonda Castellanos",
      face: 20,
      role: "Founder, head coach",
      text: "Sold tires here for eleven years, then the tires. Deadlifted 350 pounds on her sixtieth birthday and wore the hat.",
    },
    {
      name: "Malik Thornton",
      face: 7,
      role: "Coach, strength",
      text: "Master’s in exercise science, nine years of coaching. Says “again” in a way that people come back for.",
    },
    {
      name: "Josephine Baptista",
      face: 28,
      role: "Coach, foundations",
      text: "Taught third grade. Believes a cue is good if it fits in four words, and keeps a list.",
    },
    {
      name: "Viktor Halasz",
      face: 39,
      role: "Coach, Olympic lifting",
      text: "Snatched for Hungary in 1988. Watches feet. Will make you tea if the bar has been unkind.",
    },
    {
      name: "Deshawn Ellery",
      face: 13,
      role: "Coach, heavy bag",
      text: "Twenty-two amateur bouts and a day job as a florist. Wraps hands like bouquets.",
    },
    {
      name: "Mei Watanabe",
      face: 10,
      role: "Coach, over sixty",
      text: "Physical therapist until noon, coach after. Her oldest client does push-ups to annoy his cardiologist.",
    },
    {
      name: "Gabriel Stroud",
      face: 31,
      role: "Coach, teens and conditioning",
      text: "Rowed in college. Knows every parent, every curfew and one joke.",
    },
    {
      name: "Tasha Lowell",
      face: 16,
      role: "Front desk and kids’ corner",
      text: "Learns forty names a month. Refuses to sell anybody anything before their third visit.",
    },
  ],
  questions: [
    {
      question: "I have never lifted anything. Is this for me?",
      answer:
        "Yes. Six in ten members had not. You begin with an assessment and four foundations classes in which the bar stays empty. In ordinary classes everyone uses their own load, so a beginner and a competitor stand side by side.",
    },
    {
      question: "Do I have to sign a contract?",
      answer:
        "No. Memberships run from month to month. Write by the 25th and the next month is not charged. A year paid in advance costs less and can be paused for up to three months.",
    },
    {
      question: "What should I wear and bring?",
      answer:
        "Anything you can squat in, and shoes with flat soles, or none. We have chalk, belts, gloves, towels and showers. Bring water, and a lock if you want a day locker.",
    },
    {
      question: "I have a bad back. Should I lift?",
      answer:
        "Very often, yes, but differently at first. Tell us in the assessment. If there is pain below the knee, numbness or a recent operation, we ask for a note from your doctor or therapist, and Mei or Malik will write a plan from it.",
    },
    {
      question: "How many days a week do I need?",
      answer:
        "Two make most people stronger for years. Three are better if you sleep. Four or more only make sense when the lifts are heavy and somebody is looking after your program.",
    },
    {
      question: "Will I get bulky?",
      answer:
        "Not by accident. Large muscles take years of eating for them on purpose. In the first six months most people get stronger, stand straighter and keep about the same weight.",
    },
    {
      question: "How do I book a class?",
      answer:
        "On the site or by text, up to seven days ahead. If a class is full you go on the list, and about two in three get in. Give it up two hours ahead and you keep the credit.",
    },
    {
      question: "Is there childcare?",
      answer:
        "Weekday mornings from nine to noon and on Saturdays. It is included for households and $6 an hour for everyone else. Children from six months, behind glass, with Tasha.",
    },
    {
      question: "Can I train on my own?",
      answer:
        "During open gym, yes: all hours except when all eight racks are in use by a class, which the schedule shows. A coach is always in the building. We ask you to put your plates away, and we mean it.",
    },
    {
      question: "Does the boxing involve getting hit?",
      answer:
        "No. Heavy bag classes are bags and pads. A few members spar on Sunday mornings with headgear, after a year, when Deshawn says so.",
    },
  ],
  testimonials: [
    {
      quote: "I carried my own suitcase up four flights in Lisbon and my daughter filmed it.",
      name: "Constance Weir",
      context: "71, Tuesdays and Fridays",
    },
    {
      quote: "First gym that asked me what I wanted to do instead of what I wanted to lose.",
      name: "Brianna Otero",
      context: "joined in January 2025",
    },
    {
      quote:
        "Viktor watched me fail the same lift for three weeks, said “left foot”, and walked away. It was the left foot.",
      name: "Cody Marchetti-Hale",
      context: "weightlifting team",
    },
    {
      quote: "I’m a night nurse. They open at 5:30. I deadlift, I go home, I sleep like a stone.",
      name: "Amara Diallo",
      context: "member since 2022",
    },
    {
      quote: "Nobody has ever seen me do a pull-up and now nine people have, and they rang a bell.",
      name: "Josh Penner",
      context: "month fourteen",
    },
    {
      quote: "Canceled when we moved. The reply was two lines long and had my whole training log attached.",
      name: "Ellen Sundquist",
      context: "former member",
    },
    {
      quote: "My surgeon asked who did my rehab. I said a florist and a retired Hungarian.",
      name: "Frank Delmonico",
      context: "new knee, 2025",
    },
    {
      quote:
        "My son used to slouch past me to the fridge. Now he offers to carry the groceries so he can carry them all at once.",
      name: "Patrice Hume",
      context: "mother of a teen lifter",
    },
    {
      quote:
        "I came for the heavy bag because of a divorce. I stayed for the heavy bag because of the heavy bag.",
      name: "Dina Kassab",
      context: "Mondays, six rounds",
    },
    {
      quote: "There is a man here of 81 who spots me. I’m 34. I have never felt safer under a bar.",
      name: "Owen Tallchief",
      context: "strength class",
    },
  ],
  hours: [
    { day: "Monday", open: "05:30", close: "21:00" },
    { day: "Tuesday", open: "05:30", close: "21:00" },
    { day: "Wednesday", open: "05:30", close: "21:00" },
    { day: "Thursday", open: "05:30", close: "21:00" },
    { day: "Friday", open: "05:30", close: "20:00" },
    { day: "Saturday", open: "07:00", close: "14:00" },
    { day: "Sunday", open: "08:00", close: "12:00", note: "Open gym only" },
  ],
  hoursNote:
    "Classes on weekdays at 6:00, 7:00, 9:00, 12:00, 17:30 and 18:30, on Saturday at 8:00, 9:00 and 10:00. Open gym in between.",
  statistics: [
    { figure: "12", label: "people to a class, two coaches" },
    { figure: "61 lb", label: "more on the deadlift after six months" },
    { figure: "8", label: "racks, and no machines" },
    { figure: "5:30", label: "in the morning, when the lights go on" },
  ],
  gallery: [
    {
      caption: "The one everybody points at",
      label: "Two kettlebells on the floor",
      fits: "conditioning kettlebells foundations first class swing begin never",
    },
    {
      caption: "Forty-five pounds before you add a thing",
      label: "A loaded barbell from the front",
      fits: "strength class barbell squat deadlift competition team bar racks logged",
    },
    {
      caption: "By the pair, back where they were",
      label: "Two dumbbells with six-sided heads",
      fits: "dumbbell personal coaching one-to-one technique load open gym version",
    },
    {
      caption: "The same for everyone",
      label: "A stopwatch with a bright sector",
      fits: "minutes rounds clock stopwatch week month time conditioning slow",
    },
    {
      caption: "Six rounds of it",
      label: "A skipping rope in a coil",
      fits: "rope rowers cardio teen warm jump bodies floor",
    },
    {
      caption: "Flat soles. Or socks",
      label: "A pair of training shoes",
      fits: "shoes over sixty walk start wear stand carry bring hour",
    },
    {
      caption: "And a banana, free",
      label: "A drinking bottle beside a folded towel",
      fits: "water towel rest sleep recover banana stuck membership",
    },
    {
      caption: "Wrapped by a florist",
      label: "A pair of gloves for boxing",
      fits: "heavy bag gloves boxing bags pads wraps hit sparring",
    },
  ],
  posts: [
    {
      title: "What to do in the month when nothing moves",
      summary: "Every lifter gets stuck. The way out is rarely more.",
      date: "2026-10-12",
      body: [
        "For half a year the bar went up by five pounds a fortnight, and now it has not moved since August. You slept badly, you added a set, you added a day. The bar noticed and went down.",
        "First, look at the log. Two missed weeks out of six are no plateau, they are two missed weeks. Second, look at the kitchen. People who stop getting stronger have usually, without meaning to, stopped eating lunch.",
        "If both are in order, take ten percent off everything and stay there for two weeks. It will feel like cheating. Tissue that has been asked for more each week for twenty-six weeks would like to be asked for less.",
        "Then change one thing: the grip, the stance, pauses at the bottom. One. Write it down. Malik’s rule is that a plateau is a question, and it helps to know what you asked.",
      ],
    },
    {
      title: "Getting up off the floor",
      summary: "The most useful test we know takes ten seconds and no equipment.",
      date: "2026-07-20",
      body: [
        "Sit down on the floor, cross-legged if you can, and stand up again. Use as little help as possible: count every hand, knee or elbow that touches the ground. Ten points, minus one for each.",
        "People over sixty who score eight or more tend to fall less and live longer. It is a rough measure, but it contains a lot: hips that bend, legs that push, a head that knows where it is.",
        "If you score three, here is the good news. It is trainable, at any age, quickly. Begin with a chair and two cushions; stand up ten times without your hands. Take away one cushion every fortnight.",
        "In the class on Tuesday and Friday we practice from all sides, the way you would really fall: reaching for the cat. It involves some laughing.",
      ],
    },
    {
      title: "Should children lift weights?",
      summary: "Yes. Here is what it looks like when it goes well.",
      date: "2026-03-16",
      body: [
        "The old warning that lifting stunts growth came from a study of children who carried loads all day for wages. Supervised barbell training has one of the lowest injury rates of any youth sport, well below soccer, and far below trampolines.",
        "What matters is the supervision. In our teen class nobody tests a maximum in the first semester. They learn to squat to a box, to put a bar down quietly, and to say “no, that’s enough” to a friend.",
        "The changes parents mention are seldom about muscle. He sits up. She looks at people. They sleep.",
        "Thirteen is a good age to begin, fifteen is too, and so, if you were wondering while you wait in the car, is forty-four.",
      ],
    },
  ],
  events: [
    {
      title: "Bring-your-mother Saturday",
      text: "Any class, any mother. She lifts free and gets the good bar.",
      date: "2027-05-08",
      time: "09:00",
      place: "The gym",
      price: "free",
    },
    {
      title: "How to fall",
      text: "Two hours on mats with Mei: forward, backward, off a curb. For all ages, wear long sleeves.",
      date: "2027-01-30",
      time: "11:30",
      place: "The gym",
      price: "$35",
    },
    {
      title: "The small meet",
      text: "Squat, bench, deadlift, three tries each. First-timers go first and the bell rings for everyone.",
      date: "2027-03-20",
      time: "08:30",
      place: "The gym",
      price: "$25",
    },
    {
      title: "Wrap and hit",
      text: "For those who have never worn gloves. Forty minutes, six bags, no contact.",
      date: "2027-02-13",
      time: "11:30",
      place: "The gym",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Brianna’s bar, month one and month nine",
      before: "Training plates, 55 pounds off blocks, a coach’s hand on her back.",
      after: "185 pounds from the floor, for three, talking.",
    },
    {
      title: "Frank’s knee",
      before: "Ninety degrees and a cane.",
      after: "Below parallel with the bar, and a trip to the Alps.",
    },
  ],
  partners: [
    "Tin Shed Plates",
    "Harbor Physical Therapy",
    "Night Shift Nurses’ Assn.",
    "Old Tire Coffee",
    "Longhouse Rowing",
    "Maple Street Schools",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "ClassPass"],
  newsletterTitle: "One cue a week",
  newsletterText:
    "Every Sunday, a sentence to think about while you lift, the schedule for the week, and which class has room.",
  contact: {
    title: "Ask a coach",
    text: "Old injuries, odd schedules, a sport you want to be better at. A coach answers, not a sales desk.",
    fields: [
      {
        label: "Have you lifted before?",
        kind: "choice",
        options: ["Never", "Years ago", "On and off", "I do now"],
      },
      { label: "Anything that hurts or was operated on", kind: "text" },
      { label: "A day to come by", kind: "date" },
    ],
    action: "Send to a coach",
  },
  booking: {
    title: "Save a spot",
    text: "Your first class is free, on any day. Come ten minutes early in whatever you have.",
    slots: ["06:00", "07:00", "09:00", "12:00", "17:30", "18:30"],
    action: "Save my spot",
  },
  places: {
    ledger: {
      street: "501 Lyons Street",
      town: "Houston",
      area: "Texas",
      phone: "(713) 555-0146",
      email: "log@fifthward.example",
    },
    studio: {
      street: "77 Cannery Basement",
      town: "Oakland",
      area: "California",
      phone: "(510) 555-0162",
      email: "room@lowerroom.example",
    },
    counter: {
      street: "1218 Penn Plaza",
      town: "Scranton",
      area: "Pennsylvania",
      phone: "(570) 555-0137",
      email: "hi@wobblysquat.example",
    },
    signal: {
      street: "8 Platform Way",
      town: "Calgary",
      area: "Alberta",
      phone: "(403) 555-0188",
      email: "spot@platformeight.example",
    },
    almanac: {
      street: "40 Kayak Landing",
      town: "Traverse City",
      area: "Michigan",
      phone: "(231) 555-0119",
      email: "season@slowlift.example",
    },
    marquee: {
      street: "260 Rolling Mill Yard",
      town: "Youngstown",
      area: "Ohio",
      phone: "(330) 555-0154",
      email: "bell@lastround.example",
    },
  },
  pages: [
    { id: "services", name: "Classes" },
    { id: "prices", name: "Membership" },
    { id: "about", name: "Coaches" },
    { id: "gallery", name: "The floor" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "Notes" },
    { id: "booking", name: "Book" },
  ],
};
