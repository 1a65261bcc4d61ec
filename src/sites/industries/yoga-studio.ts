import type { Industry } from "./industry.ts";

export const yogaStudio: Industry = {
  id: "yoga-studio",
  name: "Yoga studio",
  plural: "Yoga studios",
  synonyms: [
    "yoga",
    "yoga school",
    "yoga class",
    "yoga classes",
    "yoga teacher",
    "yoga instructor",
    "yoga center",
    "yoga room",
    "yoga shala",
    "pilates",
    "pilates studio",
    "reformer studio",
    "barre studio",
    "meditation center",
    "meditation studio",
    "mindfulness center",
    "breathwork studio",
    "prenatal yoga",
    "hot yoga studio",
    "yoga retreat",
    "yoga for beginners",
  ],
  vocabulary: [
    "vinyasa",
    "hatha",
    "ashtanga",
    "iyengar",
    "yin",
    "yin yoga",
    "kundalini",
    "bikram",
    "restorative",
    "nidra",
    "yoga nidra",
    "asana",
    "asanas",
    "pranayama",
    "savasana",
    "namaste",
    "sun salutation",
    "downward dog",
    "warrior pose",
    "child’s pose",
    "headstand",
    "handstand",
    "backbend",
    "chakra",
    "mantra",
    "om",
    "mat",
    "yoga mat",
    "bolster",
    "blocks and straps",
    "reformer",
    "stretch",
    "stretching",
    "flexible",
    "flexibility",
    "posture",
    "breath",
    "breathing",
    "meditate",
    "meditation",
    "mindful",
    "mindfulness",
    "stillness",
    "sound bath",
    "singing bowl",
    "drop-in class",
    "class pass",
    "yoga teacher training",
    "alignment",
    "inner calm",
  ],
  locale: "en-US",
  customers: "students",
  openings: {
    ledger: {
      name: "The Morning Practice",
      kicker: "A school of yoga, since 2012",
      headline: "Taught slowly, from the feet up.",
      opening:
        "Thirty-one classes a week in a room for twenty-four. Teachers with a thousand hours of training correct you by name, and a beginner’s course opens on the first Monday of every month.",
      action: "Reserve a mat",
      secondAction: "The timetable",
    },
    studio: {
      name: "Soft Floor",
      kicker: "Yoga in a white room",
      headline: "An hour with nothing in it.",
      opening:
        "Maple boards, a skylight, twenty-four mats a hand’s width apart. Leave your shoes, your phone and your opinion of your hamstrings by the door.",
      action: "Come to a class",
      secondAction: "What to expect",
    },
    counter: {
      name: "Bendy-ish",
      kicker: "Yoga for stiff people, by stiff people",
      headline: "Can’t touch your toes? Wave at them.",
      opening:
        "Half of us can’t either. We’ve got blocks, straps, chairs and a very relaxed attitude to balance. Wear your trackies, laugh when you tip over, have a cuppa after.",
      action: "Save me a mat",
      secondAction: "Prices, plain and simple",
    },
    signal: {
      name: "Mat 24",
      kicker: "31 classes a week",
      headline: "Unroll in nine minutes’ time.",
      opening:
        "Live mat count, one-tap booking, classes of 50, 60 or 75 minutes that end on the dot. Filter by how you slept. The eleventh is on us, automatically.",
      action: "Find a class",
      secondAction: "Passes",
    },
    almanac: {
      name: "The Long Exhale",
      kicker: "Yoga and quiet, at seven thousand feet",
      headline: "What the body was saying all along",
      opening:
        "Mostly it was saying shoulder. We have listened to it on this mesa through fourteen winters, with the piñon stove lit and a cat who joins for the last ten minutes. Here is what we have been able to make out.",
      action: "Join a class",
      secondAction: "Read the journal",
    },
    marquee: {
      name: "Low Light Yoga",
      kicker: "Candles after dark, bowls on Sundays",
      headline: "Put the day down.",
      opening:
        "Phones in a drawer. Forty candles. A bronze bowl that you hear with your ribs. For one hour, nobody in this city needs anything from you.",
      action: "Come tonight",
      secondAction: "How it sounds",
    },
  },
  copies: [
    {
      aboutTitle: "Eight teachers, one room, a long course",
      about: [
        "The school opened in 2012 with nine mats. It has twenty-four today and has stopped growing, because that is how many people one teacher can look after and know by name.",
        "All eight teachers hold a certificate of at least 500 hours, four of them of 1,000. They teach from one syllabus, so that what you learn on Tuesday is where Thursday begins. Hands-on correction is given only to those who turn their wooden disk to the green side.",
        "Injuries are asked about before class and written on a card. Last year 214 students came with a letter from a physical therapist, and for each of them there is a list of what to leave out.",
      ],
      servicesTitle: "Classes by level",
      servicesText:
        "Levels are marked by dots, one to three. If you have never practiced, begin with the course; if you have, come to a one-dot class and we will tell you where you belong.",
      reasons: [
        {
          title: "Twenty-four mats",
          text: "Spaced by brass studs in the floor. When the room is full, the door is closed and the next class is listed.",
        },
        {
          title: "One syllabus",
          text: "Standing poses first, then seated, then inverted. It takes about two years and nobody is examined.",
        },
        {
          title: "Touch only by consent",
          text: "A wooden disk at the corner of your mat, green side or plain. You may turn it at any time.",
        },
        {
          title: "On time, both ends",
          text: "Doors open fifteen minutes before and shut on the hour. Rest at the end is never shortened.",
        },
      ],
      processTitle: "Your first month",
      process: [
        {
          title: "Week one",
          text: "Standing, breathing, how to use a block. Two classes of the course, same twelve people.",
        },
        {
          title: "Week two",
          text: "Forward bends and the sun salutation in pieces. Sore is fine, sharp is not.",
        },
        { title: "Week three", text: "The pieces joined. A first inversion, with your feet on the wall." },
        {
          title: "Week four",
          text: "Two one-dot classes of your choice, and ten minutes with a teacher to choose a rhythm.",
        },
      ],
      closingTitle: "The next course begins on a Monday.",
      closingText:
        "It has twelve places, four weeks and no prerequisites. Tell us about injuries when you book, and we set out the right props.",
    },
    {
      aboutTitle: "There is less to it than they say",
      about: [
        "You stand on a mat. You notice that you stand mostly on the left foot. That is very nearly the whole of it; everything afterward is a more elaborate way of noticing.",
        "We teach few poses and stay in them long enough to become bored and then, usually, interested. Nobody will ask you to open your heart. You might be asked to let go of your jaw.",
        "The room has one wall of windows, a row of hooks and a kettle. People come in talking. After about eight minutes a sound like a large animal settling goes through the floor, and that is twenty-four strangers breathing out.",
      ],
      servicesTitle: "Kinds of quiet",
      servicesText:
        "Some move, some hardly do. A few happen lying down under two blankets. Choose by the evening you have had.",
      reasons: [
        {
          title: "Props without shame",
          text: "Blocks bring the floor up to you. Our strongest student has used two for eleven years.",
        },
        {
          title: "No mirrors",
          text: "You will find out what it looks like from how it feels, which takes longer and lasts.",
        },
        {
          title: "The last ten minutes",
          text: "Lying still, under wool. People have slept, wept and, once, proposed.",
        },
      ],
      processTitle: "How an hour passes",
      process: [
        {
          title: "Arriving",
          text: "Shoes off, a blanket, your back on the boards. The ceiling is pleasantly dull.",
        },
        {
          title: "Warming",
          text: "Small movements that look like nothing, and are why nothing hurts later.",
        },
        { title: "Standing", text: "Six or seven poses. Fall over if you like; the floor is soft." },
        { title: "Lying down", text: "Ten minutes. We wake you." },
      ],
      closingTitle: "Wear something you could nap in",
      closingText:
        "Mats, blocks and blankets are here. So is tea afterward, if you are not yet ready for the street.",
    },
    {
      aboutTitle: "We’re not very serious about it",
      about: [
        "OK, a bit serious. We’ve all done the hours, we know where your sacrum is, and we won’t let you do anything silly with your neck. But nobody’s going to whisper at you or sell you a crystal.",
        "You’ll be next to a bus driver, a midwife, a boy who surfs and Alma, who’s 79 and does the crow. Somebody’s stomach will rumble. Somebody will snore at the end, and it’s generally Pete.",
        "If your wrists hate you, if you’re pregnant, if you haven’t moved since the wedding: tell us at the door. There’s a way to do everything and the worst one is still quite nice.",
      ],
      servicesTitle: "Which sort of stretch?",
      servicesText:
        "Sweaty, slow or asleep. If you’re not sure, come to Gentle. If you’re very not sure, come to Gentle and lie down.",
      reasons: [
        {
          title: "First week’s ten bucks",
          text: "As many classes as you like. Then you’ll know, and so will your hips.",
        },
        {
          title: "We lend you everything",
          text: "Mats, socks with grips, a hair tie. Bring water and whatever mood you’ve got.",
        },
        {
          title: "Chairs are real yoga",
          text: "There’s a class on them every Wednesday. It’s harder than it sounds.",
        },
        {
          title: "Tea’s part of it",
          text: "Ten minutes on the steps afterward. You don’t have to, but nobody ever doesn’t.",
        },
      ],
      processTitle: "Never been? Do this",
      process: [
        { title: "Turn up ten minutes early", text: "Shoes on the rack, phone in a sock if you must." },
        { title: "Grab a back corner", text: "Or the front, so there’s nobody to compare with. Both work." },
        { title: "Do about half", text: "Seriously. Half’s loads." },
        { title: "Lie there", text: "That’s the good bit. Stay till we say." },
      ],
      closingTitle: "Your couch will still be there",
      closingText: "Give us an hour this week. Tell us what’s stiff and we’ll put you near the wall.",
    },
  ],
  services: [
    {
      name: "Gentle",
      text: "One dot. Slow, mostly on the floor, with blankets and long pauses. A good first class, and a good thousandth.",
      price: "$22",
      unit: "60 min",
    },
    {
      name: "Hatha",
      text: "Two dots. Standing and seated poses held for five to ten breaths, explained while you are in them.",
      price: "$22",
      unit: "60 min",
    },
    {
      name: "Flow",
      text: "Two dots. Poses joined by breath to a sequence that builds all month. You will be warm.",
      price: "$22",
      unit: "60 min",
    },
    {
      name: "Strong flow",
      text: "Three dots. Arm balances, inversions, the sort of quiet that comes from being tired.",
      price: "$22",
      unit: "75 min",
    },
    {
      name: "Yin by candlelight",
      text: "Five poses in an hour, four minutes each, forty candles. Wednesday and Sunday evenings.",
      price: "$24",
      unit: "75 min",
    },
    {
      name: "Beginners’ course",
      text: "Eight classes over four weeks, the same twelve people, starting on the first Monday of the month.",
      price: "$140",
      unit: "8 classes",
    },
    {
      name: "Prenatal",
      text: "From the fourteenth week. Hips, back, breath, and a circle for questions. Certificates from your midwife welcome, not needed.",
      price: "$22",
      unit: "60 min",
    },
    {
      name: "Chair class",
      text: "For stiff knees, new hips and anyone who would like to keep their shoes on. Wednesday at eleven.",
      price: "$14",
      unit: "50 min",
    },
    {
      name: "Bowls on Sunday",
      text: "You lie down under two blankets, and bronze bowls are played around you for fifty minutes. That is all.",
      price: "$32",
      unit: "60 min",
    },
    {
      name: "One to one",
      text: "A teacher to yourself: a sequence for your back, drawn on one page, to take home.",
      price: "$105",
      unit: "75 min",
    },
  ],
  priceList: [
    {
      title: "By the class",
      note: "Mats, blankets and tea are included.",
      entries: [
        { name: "First week, all you like", price: "$10" },
        { name: "Single class", price: "$22" },
        { name: "Chair class", price: "$14" },
        { name: "Yin by candlelight", price: "$24" },
        { name: "Bowls on Sunday", price: "$32" },
      ],
    },
    {
      title: "Passes",
      note: "They can be shared, and paused when you travel.",
      entries: [
        { name: "Five classes", text: "Three months", price: "$100" },
        { name: "Ten classes", text: "Six months, the eleventh is free", price: "$190" },
        { name: "Thirty classes", text: "A year", price: "$495" },
        { name: "Students and over 65", text: "Ten classes", price: "$140" },
      ],
    },
    {
      title: "Courses",
      entries: [
        { name: "Beginners’ course", text: "Eight classes", price: "$140" },
        { name: "Backs", text: "Six Tuesdays, sixteen people", price: "$120" },
        { name: "Sitting still", text: "Meditation, five evenings", price: "$85" },
        { name: "Teacher training", text: "200 hours over nine weekends", price: "$2,950" },
      ],
    },
    {
      title: "Alone or together",
      entries: [
        { name: "One to one", price: "$105" },
        { name: "Two friends", text: "Per hour, for both", price: "$130" },
        { name: "At your workplace", text: "Up to fifteen people, we bring mats", price: "$180" },
      ],
    },
  ],
  plans: [
    {
      name: "Once a week",
      text: "Four classes a month.",
      price: "$74",
      yearlyPrice: "$790",
      unit: "per month",
      includes: ["Any four classes", "Unused ones carry over once", "A shelf for your mat"],
    },
    {
      name: "As you like",
      text: "Every class, every day.",
      price: "$139",
      yearlyPrice: "$1,480",
      unit: "per month",
      includes: [
        "All classes, candlelight included",
        "Booking opens a week early",
        "Two guest visits a month",
        "Pause whenever you travel",
      ],
      isRecommended: true,
    },
    {
      name: "With bowls",
      text: "Everything, and lying down on Sundays.",
      price: "$179",
      yearlyPrice: "$1,900",
      unit: "per month",
      includes: [
        "Everything in As you like",
        "Bowls on Sunday",
        "One private hour a season",
        "10% off courses and retreats",
      ],
    },
  ],
  people: [
    {
      name: "Graciela Etcheverry",
      face: 36,
      role: "Founder, Hatha",
      text: "Danced until her knee objected. 1,000 hours with the same teacher in Mysore and Montevideo. Speaks softly and is heard.",
    },
    {
      name: "Jonas Hallberg",
      face: 35,
      role: "Flow and strong flow",
      text: "A former roofer, and at home upside down. Counts breaths in Swedish when he concentrates.",
    },
    {
      name: "Devika Menon",
      face: 12,
      role: "Hatha, meditation",
      text: "Learned to sit from her grandmother on a stone porch in Kerala. Teaches it without any incense.",
    },
    {
      name: "Hannah Brightwater",
      face: 4,
      role: "Prenatal and gentle",
      text: "Doula, mother of twins, 34 births attended. Can find you a comfortable position in under a minute.",
    },
    {
      name: "Pete Lombardo",
      face: 39,
      role: "Chair class, backs",
      text: "Physical therapist for twenty-six years. Falls asleep at the end of other people’s classes.",
    },
    {
      name: "Naomi Castle",
      face: 10,
      role: "Yin and candlelight",
      text: "Lights all forty herself, in the same order. Has never been asked to hurry and would not know how.",
    },
    {
      name: "Solomon Reid",
      face: 13,
      role: "Bowls, breathing",
      text: "Played trombone in brass bands; says the bowls are easier on the neighbors.",
    },
    {
      name: "Annika Ferris",
      face: 18,
      role: "Front desk",
      text: "Knows which mat is yours, which hip it is, and when to hand you tea without asking.",
    },
  ],
  questions: [
    {
      question: "I am not flexible. Can I still come?",
      answer:
        "That is like being too dirty for a bath. Flexibility is what some people get after a year or two; others get stronger, or sleep. Come to a one-dot class, take two blocks and stop where it stops.",
    },
    {
      question: "What do I need to bring?",
      answer:
        "Clothes you can lie down in and a bottle of water. We have mats, blocks, straps, blankets and tea. Mats are washed after each use. If you would rather have your own, the shelf costs nothing to members.",
    },
    {
      question: "Which class should I take first?",
      answer:
        "Gentle or Hatha on any day, or the beginners’ course if you like to understand what you are doing. Leave Strong flow for later. If you are pregnant, come to Prenatal from week fourteen; before that, one to one.",
    },
    {
      question: "I have an injury. What should I do?",
      answer:
        "Tell us when you book. Annika sets out the props and the teacher comes to you before class. With a disk problem, high blood pressure or recent surgery, please bring what your doctor or therapist has written; we will work within it.",
    },
    {
      question: "Will somebody touch me?",
      answer:
        "Only if you want it. At each mat is a wooden disk: green side up means hands-on help is welcome, plain side up means it is not. You can turn it over mid-class, and nobody will ask why.",
    },
    {
      question: "Is it religious?",
      answer:
        "No. The names of the poses are Sanskrit, and some teachers like to say where an idea comes from. There is no chanting in ordinary classes. In Devika’s evenings there are two minutes of it, and humming is accepted.",
    },
    {
      question: "Can I come late?",
      answer:
        "The door closes on the hour, because the first ten minutes are quiet. If you are late, have tea on us and take the next class; your pass is not charged.",
    },
    {
      question: "How does the first week work?",
      answer:
        "For $10 you may take every class for seven days, beginning with your first one, except Bowls. It is for people who live nearby and have not been here before. There is no card on file and nothing renews.",
    },
    {
      question: "Can I cancel a booking?",
      answer:
        "Up to two hours before, and the class goes back on your pass. Later than that it is used, unless somebody takes your mat, which they usually do.",
    },
    {
      question: "Do you train teachers?",
      answer:
        "Once a year, 200 hours over nine weekends from September, for fourteen people with at least two years of practice. Graciela interviews everyone. About a third end up teaching, and the rest say that this was never the point.",
    },
  ],
  testimonials: [
    {
      quote: "I came for my back. I stayed because for an hour a week nobody can send me anything.",
      name: "Lorraine Beckett",
      context: "student since 2016",
    },
    {
      quote:
        "She put a block under my hand and forty years of being told I was doing it wrong fell out of my shoulder.",
      name: "Dale Whitehorse",
      context: "Hatha, Tuesdays",
    },
    {
      quote: "My doctor asked what I’d changed. I said, I lie down on Wednesdays.",
      name: "Roberta Fenn",
      context: "Yin by candlelight",
    },
    {
      quote: "I’m a bus driver. I now breathe out at red lights. The whole route is better for it.",
      name: "Ike Sorensen",
      context: "mornings before shift",
    },
    {
      quote:
        "Nobody told me to glow. I was thirty-six weeks and wanted to lie on my side, and there were six pillows.",
      name: "Camila Duarte",
      context: "Prenatal",
    },
    {
      quote: "I turned the little disk to plain and it was simply plain, from then on, without a word.",
      name: "Wren Abbasi",
      context: "first year",
    },
    {
      quote: "Pete fixed how I get out of a chair. I am 81, so I do that a lot.",
      name: "Gordon Tibbs",
      context: "Chair class",
    },
    {
      quote:
        "The bowls. I can’t explain it. I am an engineer and I have a recording and it’s not on the recording.",
      name: "Sanjay Rao-Miller",
      context: "Sundays",
    },
    {
      quote: "I fell over in tree pose, took out a candle stand, and got applause.",
      name: "Molly Creighton",
      context: "still comes",
    },
    {
      quote:
        "Eleven of the twelve from my beginners’ course are still here. The twelfth moved, and mails us photos of her mat.",
      name: "Esther Lindgaard",
      context: "course of March 2023",
    },
  ],
  hours: [
    { day: "Monday", open: "06:30", close: "20:30" },
    { day: "Tuesday", open: "06:30", close: "20:30" },
    { day: "Wednesday", open: "06:30", close: "21:15", note: "Candlelight at 20:00" },
    { day: "Thursday", open: "06:30", close: "20:30" },
    { day: "Friday", open: "06:30", close: "19:00" },
    { day: "Saturday", open: "08:30", close: "13:00" },
    { day: "Sunday", open: "09:00", close: "20:15", note: "Bowls at 17:00, candlelight at 19:00" },
  ],
  hoursNote:
    "Doors open fifteen minutes before each class and close on the hour. Between classes somebody is generally making tea.",
  statistics: [
    { figure: "24", label: "mats, and a brass stud for each" },
    { figure: "31", label: "classes a week" },
    { figure: "2012", label: "the first class, nine people" },
    { figure: "10 min", label: "lying still, at the end of every class" },
  ],
  gallery: [
    {
      caption: "Washed after every class",
      label: "A mat, half unrolled",
      fits: "mat beginners’ course first flow begin unroll bring standing",
    },
    {
      caption: "They bring the floor up to you",
      label: "Two cork blocks and a bottle of water",
      fits: "blocks props hatha one-to-one back alignment gentle stiff injury",
    },
    {
      caption: "You hear it with your ribs",
      label: "A brass singing bowl on a cushion",
      fits: "bowls bronze sunday sound lie quiet meditation",
    },
    {
      caption: "Tuesday, twelve minutes past seven",
      label: "Somebody sits cross-legged with closed eyes",
      fits: "meditation breath sitting strong flow teacher stillness exhale",
    },
    {
      caption: "For knees, backs and pregnant people",
      label: "A long cushion tied with white cords",
      fits: "prenatal restorative cushion pillows chair class hips",
    },
    {
      caption: "Forty, always in the same order",
      label: "Three candles burning in glasses",
      fits: "candlelight yin candles evening dark wednesday",
    },
    {
      caption: "Members have a shelf",
      label: "A rolled mat with a carrying strap",
      fits: "pass carry travel week workplace strap members flexible",
    },
    {
      caption: "Two for the end",
      label: "Folded blankets beside a plant in a pot",
      fits: "blankets gentle lying rest savasana sleep warm last",
    },
  ],
  posts: [
    {
      title: "The case for doing half",
      summary: "Why sixty percent, repeated, beats everything you have.",
      date: "2026-10-27",
      body: [
        "In most things we were taught to give all we had. It is a poor plan for a hamstring. A muscle that is pulled as far as it will go does the sensible thing and pulls back.",
        "So we say: go to where you feel something, then return by a third. It will seem too easy. Breathe there. After eight or ten breaths the body concludes that nobody is trying to hurt it and lets out a little more rope, of its own accord.",
        "People who practice at sixty percent come more often, because they are never sore on the day after. By June they are further along than those who gave everything in January and were not seen again.",
        "You can try it with other things. We are told it works on inboxes.",
      ],
    },
    {
      title: "A sequence for people who sit",
      summary: "Five poses, nine minutes, one chair. Shoes may stay on.",
      date: "2026-08-04",
      body: [
        "One: stand behind your chair, hands on its back, and walk your feet away until your back is a table. Let the head hang between the arms. Ten breaths. This is the one that makes people say “oh”.",
        "Two: sit sideways on the chair and turn toward its back, using your hands only to remind you. Five breaths, other side. Three: one ankle on the other knee, like a newspaper reader, and lean forward from the hips. Ten breaths each.",
        "Four: hands behind you on the seat, lift the chest, look at where the wall meets the ceiling. Five breaths. Five: stay seated, feet flat, close your eyes, and feel what changed.",
        "Set an alarm for three in the afternoon. Do it on the days when you cannot spare nine minutes. Those are the days it is for.",
      ],
    },
    {
      title: "On snoring at the end",
      summary: "It happens to a fifth of us. A note on rest that isn’t sleep.",
      date: "2026-04-14",
      body: [
        "Savasana, the lying down, is called the hardest pose by people who like to say such things. It is really the easiest, and it is still the one that beginners cut short, gathering their keys as if the train were about to leave.",
        "What happens there has been measured. The pulse drops, the hands grow warm, and something that has been switched on since the morning alarm switches off. It takes about seven minutes, which is why we give it ten.",
        "If you fall asleep you were tired. If you snore we may move your head a little to the side. Pete, who teaches backs, snores in other people’s classes, and we have come to regard it as a bell.",
        "Bring socks. Being cold is the only thing that spoils it.",
      ],
    },
  ],
  events: [
    {
      title: "108 sun salutations",
      text: "At the solstice, at sunrise, with breaks, soup and no prize. Doing eleven and watching the rest is entirely proper.",
      date: "2027-06-20",
      time: "05:15",
      place: "The room, windows open",
      price: "$25",
    },
    {
      title: "A day without talking",
      text: "Sitting, walking, lunch and two classes, in silence, with Devika. You may pass notes about the salt.",
      date: "2027-02-20",
      time: "09:30",
      place: "The studio",
      price: "$90",
    },
    {
      title: "Backs, an afternoon",
      text: "Pete with a plastic spine and a lot of good news. Bring your diagnosis and an old pillow.",
      date: "2027-03-13",
      time: "13:30",
      place: "The studio",
      price: "$45",
    },
    {
      title: "Weekend by the water",
      text: "Two nights, six classes, one sauna. Rooms for two, cooks who know what people eat after yoga: everything.",
      date: "2027-05-21",
      time: "17:00",
      place: "Heron Lake Lodge",
      price: "from $380",
    },
  ],
  comparisons: [
    {
      title: "A Tuesday, with an hour taken out of it",
      before: "A mat in the hall since January, rolled up beneath a folded shirt.",
      after: "On the mat by ten past seven. Nothing else has changed, and it shows.",
    },
    {
      title: "Ike’s shoulders",
      before: "Level with his ears by the second stop.",
      after: "Where shoulders are. Red lights helped.",
    },
  ],
  partners: [
    "Heron Lake Lodge",
    "Kerala Cotton Mats",
    "Juniper Midwives",
    "Bronze & Breath",
    "Second Street Physio",
    "Leaf and Kettle Tea",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "ClassPass"],
  newsletterTitle: "One breath, monthly",
  newsletterText:
    "A pose, a paragraph and the changes in the timetable, on the first of the month. It reads in about two minutes.",
  contact: {
    title: "Ask before you come",
    text: "Injuries, pregnancies, nerves, groups. A teacher reads it and writes back before the next class.",
    fields: [
      {
        label: "Have you practiced before?",
        kind: "choice",
        options: ["Never", "A little, long ago", "Now and then", "For years"],
      },
      { label: "Anything we should know about your body", kind: "text" },
      { label: "A day you might come", kind: "date" },
    ],
    action: "Ask a teacher",
  },
  booking: {
    title: "Choose an hour",
    text: "Your mat is set out with your name on it. Cancel up to two hours before and nothing is charged.",
    slots: ["06:45", "09:00", "11:00", "12:15", "17:30", "19:00"],
    action: "Keep my mat",
  },
  places: {
    ledger: {
      street: "16 Atlantic Avenue, upstairs",
      town: "Camden",
      area: "Maine",
      phone: "(207) 555-0171",
      email: "school@morningpractice.example",
    },
    studio: {
      street: "1022 Cook Lane",
      town: "Victoria",
      area: "British Columbia",
      phone: "(250) 555-0143",
      email: "quiet@softfloor.example",
    },
    counter: {
      street: "5 Salamanca Steps",
      town: "Hobart",
      area: "Tasmania",
      phone: "(03) 5550 0172",
      email: "hello@bendyish.example",
    },
    signal: {
      street: "2424 R Street",
      town: "Sacramento",
      area: "California",
      phone: "(916) 555-0124",
      email: "mat@mattwentyfour.example",
    },
    almanac: {
      street: "88 Piñon Loop",
      town: "Taos",
      area: "New Mexico",
      phone: "(575) 555-0116",
      email: "letters@longexhale.example",
    },
    marquee: {
      street: "731 Piety Court",
      town: "New Orleans",
      area: "Louisiana",
      phone: "(504) 555-0169",
      email: "tonight@lowlight.example",
    },
  },
  pages: [
    { id: "services", name: "Classes" },
    { id: "prices", name: "Passes" },
    { id: "about", name: "Teachers" },
    { id: "gallery", name: "The room" },
    { id: "journal", name: "Journal" },
    { id: "questions", name: "Questions" },
    { id: "booking", name: "Book" },
  ],
};
