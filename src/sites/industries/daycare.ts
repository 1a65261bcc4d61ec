import type { Industry } from "./industry.ts";

export const daycare: Industry = {
  id: "daycare",
  name: "Daycare",
  plural: "Daycares",
  synonyms: [
    "day care",
    "day nursery",
    "nursery",
    "nursery school",
    "preschool",
    "pre-school",
    "kindergarten",
    "pre-k",
    "childcare",
    "child care",
    "childcare center",
    "child care center",
    "children’s center",
    "childminder",
    "childminding",
    "creche",
    "crèche",
    "playgroup",
    "playschool",
    "montessori",
    "forest school",
    "early learning center",
    "early years",
    "infant care",
    "after-school care",
    "nanny",
    "babysitter",
    "toddler group",
  ],
  vocabulary: [
    "toddler",
    "toddlers",
    "infant",
    "infants",
    "baby room",
    "babies",
    "preschooler",
    "preschoolers",
    "three-year-old",
    "four-year-old",
    "little ones",
    "naptime",
    "nap time",
    "naps",
    "diaper",
    "diapers",
    "nappies",
    "potty",
    "potty training",
    "bottle feeding",
    "drop-off",
    "pick-up time",
    "settling in",
    "separation",
    "caregiver",
    "caregivers",
    "educator",
    "nursery nurse",
    "key person",
    "story time",
    "circle time",
    "playground",
    "sandpit",
    "sandbox",
    "mud kitchen",
    "finger paint",
    "building blocks",
    "toys",
    "teddy bear",
    "play-based",
    "kindergarten readiness",
    "staff-to-child ratio",
    "waiting list for children",
    "childcare subsidy",
    "licensed childcare",
    "working parents",
    "snack time",
    "lullaby",
    "tantrum",
    "biting phase",
    "siblings",
  ],
  locale: "en-US",
  customers: "parents",
  openings: {
    ledger: {
      name: "Linden House",
      kicker: "A children’s center, licensed since 2006",
      headline: "Known by name before the coat is off.",
      opening:
        "Forty-eight children in four rooms, with teachers who stay: eleven years on average. You may come in at any hour of the day without calling first.",
      action: "Arrange a visit",
      secondAction: "Tuition",
    },
    studio: {
      name: "Small Weather",
      kicker: "Care for the first five years",
      headline: "A whole morning for one leaf.",
      opening:
        "Four quiet rooms around a garden. Few toys, most of them wood, and adults who have learned to wait until somebody under three has finished looking.",
      action: "Come and look",
      secondAction: "A day here",
    },
    counter: {
      name: "The Puddle Club",
      kicker: "Daycare with a very big sink",
      headline: "Send spare pants. Actually, send three.",
      opening:
        "There’ll be mud, soup and at least one song about a bus. You’ll get a kid back who’s tired, fed, and full of news about a worm.",
      action: "Come for a visit",
      secondAction: "What a week costs",
    },
    signal: {
      name: "First Shift",
      kicker: "Childcare that opens at 6:30",
      headline: "In by 6:30. Photo by 9. Home by 6.",
      opening:
        "Built around hospital and warehouse hours. Door codes, a live log of naps, bottles and diapers, ratios better than the state asks, and one weekly price with lunch in it.",
      action: "Check open places",
      secondAction: "Weekly rates",
    },
    almanac: {
      name: "Half Past Nap",
      kicker: "Notes from a house of small people",
      headline: "Things they said while we tied their shoes",
      opening:
        "“My grandpa is as old as the moon.” “I’m not crying, my eyes are just busy.” For twenty years we have kept a book by the coat hooks and written it down, along with what they ate, built, buried and forgave.",
      action: "Visit the house",
      secondAction: "Read the book",
    },
    marquee: {
      name: "Wild Acorn",
      kicker: "Outdoors in every weather",
      headline: "They will come home with a stick.",
      opening:
        "Rain on the roof of the mud kitchen. A fire, a pot, a fox print. Four hours outside, every day of the year, and then the deepest sleep you have ever seen.",
      action: "Walk the garden",
      secondAction: "See a day",
    },
  },
  copies: [
    {
      aboutTitle: "Four rooms, sixteen teachers, an open door",
      about: [
        "The center was licensed in 2006 for forty-eight children between six weeks and five years, and has kept to that number. Babies are three to a teacher, toddlers four, preschoolers eight; the state allows four, six and ten.",
        "Thirteen of our sixteen teachers hold a degree in early childhood education, and the other three are studying for one at our expense. They earn a salary, have health insurance, and stay for eleven years on average.",
        "Each child has a key teacher, who keeps the daily record, meets you four times a year and, where possible, moves up with the group. Inspection reports from all twenty years hang in the hall, including the bad one.",
      ],
      servicesTitle: "Rooms and programs",
      servicesText:
        "Tuition covers breakfast, lunch and snacks, diapers, sunscreen and art supplies. There is no registration fee and no fee for holding a place over the summer.",
      reasons: [
        {
          title: "Better ratios than the law asks",
          text: "Three babies, four toddlers or eight preschoolers to a teacher, all day and not on average.",
        },
        {
          title: "Teachers who stay",
          text: "Two left in the past three years: one retired, and one had twins, who are now in the baby room.",
        },
        {
          title: "Come in whenever you like",
          text: "Your door code works at every hour we are open. Sit on the floor, have soup.",
        },
        {
          title: "Cooked here",
          text: "Lunch is made each morning by Odette. Allergies are on the kitchen wall, with photographs.",
        },
      ],
      processTitle: "Starting with us",
      process: [
        {
          title: "Visit, 45 minutes",
          text: "On an ordinary morning, with your child, while everything is going on.",
        },
        {
          title: "Place and date",
          text: "A written offer, good for ten days. We tell you honestly how long the list is.",
        },
        {
          title: "Five days together",
          text: "You stay at first, then half of it, then for coffee next door. No one is peeled off.",
        },
        { title: "Six weeks on", text: "We sit down with your key teacher: sleep, food, friends." },
      ],
      closingTitle: "Places open in June and after New Year.",
      closingText:
        "Tell us your child’s birthday and when you go back to work. We reply within two days with what is free and when.",
    },
    {
      aboutTitle: "At knee height",
      about: [
        "From down there a table is a roof. A staircase is an afternoon. We keep the ceilings full of nothing and the floor full of interest, because that is where the residents are.",
        "A child who is left to it will pour water from one cup into another for forty minutes. It looks like nothing, and is physics, patience and the wrist movement for writing. Our part is to refill the jug and not say “good job”.",
        "There is crying. There is biting, in the spring of the second year. There is a great deal of falling over. We sit down nearby, name what happened, and wait until it has passed, which takes less time than stopping it.",
      ],
      servicesTitle: "How the day is divided",
      servicesText:
        "By appetite, light and sleep, more than by the clock. Each room has its own rhythm and they meet in the garden.",
      reasons: [
        {
          title: "Fewer things",
          text: "Each room holds about thirty objects, changed on Mondays. A cardboard box has twice been voted the best of the month.",
        },
        {
          title: "Naps by need",
          text: "Nobody is put down because it is noon. Beds are low, so that you can leave one yourself.",
        },
        {
          title: "Real cups",
          text: "They are made of glass. About four break each week, and hardly ever by the same person twice.",
        },
      ],
      processTitle: "A morning",
      process: [
        { title: "Arrival", text: "Coats on the low hooks. A wave at the window, for as long as it takes." },
        { title: "Free play", text: "Two hours in which we propose nothing." },
        { title: "Outside", text: "Whatever the sky is doing." },
        { title: "Soup", text: "Ladled by a four-year-old, with both hands." },
      ],
      closingTitle: "Come while it’s noisy",
      closingText:
        "Visits are in the middle of the morning, when there is something to see. Bring your child, wear something that can be touched.",
    },
    {
      aboutTitle: "It’s loud. You get used to it.",
      about: [
        "We’ve been at this twenty years, so there’s not much we haven’t wiped. We’ve got forty-eight kids, sixteen grown-ups, six hens and a rabbit who’s seen things.",
        "If yours screams at drop-off, we’ll text you a picture when they’ve stopped. It’s usually before you’ve reached the car. If it isn’t, we’ll call, and you can come back in, and no one thinks you’re that parent.",
        "They’ll paint, dig, sing, nap and eat lentils they won’t touch at home. Don’t ask us how. Odette won’t tell us either.",
      ],
      servicesTitle: "Which room’s yours?",
      servicesText:
        "Babies, wobblers, runners or the big ones who know everything. They move up when they’re ready and their best friend is, too.",
      reasons: [
        {
          title: "Diapers and lunch included",
          text: "You bring a child and spare pants. We’ve got the rest.",
        },
        { title: "A photo by nine", text: "So you know they’re fine. Usually they’re holding a chicken." },
        {
          title: "Sick rules that make sense",
          text: "Runny nose? Come in. Fever? Home, till a day after it’s gone. It’s on the fridge.",
        },
        { title: "We’ll tell you the funny bit", text: "At pick-up, every day. There’s always one." },
      ],
      processTitle: "The first week",
      process: [
        { title: "Day one, you stay", text: "You’ll be handed a baby and a tambourine." },
        {
          title: "Day two, you get coffee",
          text: "We’ll send you next door for half an hour. You’ll cry, they won’t.",
        },
        { title: "Day three, lunch", text: "They eat, they nap, you come back and feel weird." },
        { title: "Day five, bye", text: "A wave, a hook with their name on it, a worm to show somebody." },
      ],
      closingTitle: "Come see the worm",
      closingText:
        "Tell us who’s small at your place and when you need us. We’ll find a morning for you to come and sit on a tiny chair.",
    },
  ],
  services: [
    {
      name: "Baby room",
      text: "Six weeks to fifteen months, nine babies and three teachers. Naps and bottles by your baby’s own plan, written down as they happen.",
      price: "$415",
      unit: "per week, full time",
    },
    {
      name: "Toddler room",
      text: "Fifteen months to two and a half. Twelve children, three teachers, a low sink, and patience about potties.",
      price: "$375",
      unit: "per week, full time",
    },
    {
      name: "Preschool",
      text: "Two and a half to four. Projects that last as long as the interest does: bridges, bakeries, bones.",
      price: "$335",
      unit: "per week, full time",
    },
    {
      name: "Pre-K",
      text: "The year before kindergarten. Letters, counting, zippers, losing at games, and telling a story so that others can follow.",
      price: "$320",
      unit: "per week, full time",
    },
    {
      name: "Three days a week",
      text: "In any room, on the same three days. Siblings share days if you like.",
      price: "from $215",
      unit: "per week",
    },
    {
      name: "Early start",
      text: "From 6:30, with breakfast, for nurses, bakers and everyone who drives a bus.",
      price: "included",
      unit: "in full time",
    },
    {
      name: "Settling in",
      text: "Five days together before the first real one. You stay, then step out, then go.",
      price: "free",
      unit: "one week",
    },
    {
      name: "Single days",
      text: "For children who are already with us and a grandmother who has a cold.",
      price: "$92",
      unit: "per day",
    },
    {
      name: "Summer garden",
      text: "July and August for siblings up to seven: tents, hens, water, and a play that they write themselves.",
      price: "$290",
      unit: "per week",
    },
    {
      name: "Parents’ evening out",
      text: "One Saturday a month until nine. Pasta, pajamas, a film about a fish.",
      price: "$38",
      unit: "per child",
    },
  ],
  priceList: [
    {
      title: "Five days a week",
      note: "6:30 to 18:00, with breakfast, lunch, snacks, diapers and sunscreen.",
      entries: [
        { name: "Baby room", price: "$415" },
        { name: "Toddler room", price: "$375" },
        { name: "Preschool", price: "$335" },
        { name: "Pre-K", price: "$320" },
      ],
    },
    {
      title: "Three days a week",
      entries: [
        { name: "Baby room", price: "$285" },
        { name: "Toddler room", price: "$255" },
        { name: "Preschool", price: "$228" },
        { name: "Pre-K", price: "$215" },
      ],
    },
    {
      title: "Now and then",
      entries: [
        { name: "A single day", price: "$92" },
        { name: "Saturday evening out", price: "$38" },
        { name: "Summer garden, one week", price: "$290" },
        { name: "Late pick-up, each quarter hour", text: "The first one a month is on us", price: "$12" },
      ],
    },
    {
      title: "What costs nothing",
      entries: [
        { name: "Registration and the waiting list", price: "free" },
        { name: "Settling-in week", price: "free" },
        { name: "Two weeks of vacation a year", text: "You tell us a month ahead", price: "free" },
        { name: "Second child", text: "15% off the lower tuition", price: "included" },
      ],
    },
  ],
  plans: [
    {
      name: "Three days",
      text: "The same days each week, preschool price.",
      price: "$228",
      unit: "per week",
      includes: [
        "6:30 to 18:00",
        "All meals and supplies",
        "A single day added at $70",
        "Two free vacation weeks",
      ],
    },
    {
      name: "Five days",
      text: "Preschool price; the other rooms are on the list.",
      price: "$335",
      unit: "per week",
      includes: [
        "6:30 to 18:00",
        "All meals and supplies",
        "The daily record and photographs",
        "Two free vacation weeks",
      ],
      isRecommended: true,
    },
    {
      name: "School year",
      text: "Five mornings to 12:30, September to June.",
      price: "$185",
      unit: "per week",
      includes: ["Preschool and pre-K", "Breakfast and soup", "Holidays as in the public schools"],
    },
  ],
  people: [
    {
      name: "Bernadette Osborne",
      face: 36,
      role: "Director, founder",
      text: "Taught kindergarten for seventeen years and then wondered what happened before. Plays the accordion, on request.",
    },
    {
      name: "Luz Villanueva",
      role: "Lead teacher, babies",
      text: "Has rocked 214 of them. Sings in Spanish and Tagalog; several first words have been hers.",
    },
    {
      name: "Tunde Abiola",
      face: 13,
      role: "Lead teacher, toddlers",
      text: "Six foot five, mostly seated on the floor. The authority on biting, and on why it stops.",
    },
    {
      name: "Fiona McCready",
      face: 30,
      role: "Lead teacher, preschool",
      text: "Studied geology, so there are rocks. Runs projects until the children are done with them.",
    },
    {
      name: "Sunita Chowdhury",
      face: 12,
      role: "Lead teacher, pre-K",
      text: "Believes in scissors. Writes to each child on the first day of kindergarten, and gets answers.",
    },
    {
      name: "Tyler Nakai",
      face: 31,
      role: "Garden and hens",
      text: "Grew up on a ranch. Can start a fire in rain and a conversation with anyone under four.",
    },
    {
      name: "Odette Fontenot",
      face: 8,
      role: "Cook",
      text: "Forty-eight lunches by 11:15. Grates a zucchini into nearly everything and will deny it.",
    },
    {
      name: "Priscilla Wong",
      face: 10,
      role: "Office",
      text: "Knows the subsidy forms by heart, your code when you forget it, and whose mitten that is.",
    },
  ],
  questions: [
    {
      question: "From what age do you take children?",
      answer:
        "From six weeks to five years, in four rooms. They move up when they are ready, usually with a friend, and never in the same month as a new baby at home if we can help it.",
    },
    {
      question: "How long is the waiting list?",
      answer:
        "For babies about seven months, for toddlers four, for preschool often none. It costs nothing to be on it. Call in May and in November, when families move; those are the months when we can say yes.",
    },
    {
      question: "How do you settle a new child?",
      answer:
        "Over five days, with you. On the first you stay all morning, on the second you step out for half an hour, on the third there is lunch and a nap. If it takes eight days, it takes eight. Nobody is pulled from anyone’s arms.",
    },
    {
      question: "What are your ratios?",
      answer:
        "Three babies, four toddlers or eight preschoolers to each teacher, at every hour. The state allows four, six and ten. When a teacher is ill we have two substitutes whom the children know.",
    },
    {
      question: "What do they eat?",
      answer:
        "Breakfast, a cooked lunch and two snacks, made here. Vegetarian three days a week, fish on one. Allergies are listed in the kitchen with photographs and a second teacher checks each plate. We are a nut-free house. Milk and formula are warmed as you like.",
    },
    {
      question: "What happens when my child is sick?",
      answer:
        "Colds may come. With a fever above 100.4 °F, vomiting or diarrhea, home until a full day after it stops. We call you, not the other way around, and sit with your child until you are here.",
    },
    {
      question: "How will I know how the day went?",
      answer:
        "The record is on your phone as it happens: sleep, food, diapers, a photograph by nine. At pick-up you talk to a person who was there. Four times a year there is half an hour with your key teacher.",
    },
    {
      question: "Do you accept subsidies?",
      answer:
        "Yes, all state and county childcare programs and the military one. Priscilla fills in the forms with you. Eleven of our forty-eight places are reserved for families who pay by income.",
    },
    {
      question: "Are they really outside in the winter?",
      answer:
        "Each day, for as long as they are warm. There are eighty rain suits and forty pairs of wool mittens here, from newborn up. Below 10 °F we stay in and bring snow to the water table.",
    },
    {
      question: "Can I come by during the day?",
      answer:
        "At any time, without calling. Your code opens the front door during all hours. Nursing mothers have an armchair by the window and a pitcher of water.",
    },
  ],
  testimonials: [
    {
      quote: "On day four he pushed me toward the door. Kindly. With both hands.",
      name: "Whitney Alvarado",
      context: "mother of Theo, toddler room",
    },
    {
      quote:
        "I came by at eleven without calling, twice in the first month, looking for a reason to worry. I got soup.",
      name: "Marcus Lindell",
      context: "father of June, baby room",
    },
    {
      quote: "My daughter ate a lentil. I have it in writing.",
      name: "Carrie-Ann Foyle",
      context: "preschool",
    },
    {
      quote:
        "The teacher who had our eldest in 2011 has our youngest now. She remembered the thing about the purple blanket.",
      name: "Rashid Karimi",
      context: "three children, fourteen years",
    },
    {
      quote:
        "I start at seven in the OR. Nobody else in town opens before 7:30. They had breakfast on the table.",
      name: "Dr. Lena Orchard",
      context: "early start",
    },
    {
      quote:
        "They called about a bite, and told me who’d been bitten and that it was my son who’d bitten. They made it sound like weather. It passed like weather.",
      name: "Jodie Santangelo",
      context: "mother of a former biter",
    },
    {
      quote: "He’s in second grade. He still writes to Ms. Sunita.",
      name: "Hal Bergstrom",
      context: "pre-K, 2024",
    },
    {
      quote: "She came home with a stick, a feather and an opinion about voting. She’s four.",
      name: "Tamara Quist",
      context: "preschool",
    },
    {
      quote:
        "We pay by income. In two years no one has ever made us feel that there was more than one kind of place here.",
      name: "A. Hernandez",
      context: "two children",
    },
    {
      quote: "The twins were early and tiny and on monitors. Luz learned the monitors before we did.",
      name: "Brooke Stallworth",
      context: "baby room",
    },
  ],
  hours: [
    { day: "Monday", open: "06:30", close: "18:00" },
    { day: "Tuesday", open: "06:30", close: "18:00" },
    { day: "Wednesday", open: "06:30", close: "18:00" },
    { day: "Thursday", open: "06:30", close: "18:00" },
    { day: "Friday", open: "06:30", close: "18:00" },
    { day: "Saturday", note: "Once a month, 16:00 to 21:00" },
    { day: "Sunday" },
  ],
  hoursNote:
    "Closed on ten public holidays and the last week of August, when floors are sanded and teachers learn something. All dates are set each January.",
  statistics: [
    { figure: "48", label: "children in four rooms" },
    { figure: "11 years", label: "that a teacher stays, on average" },
    { figure: "3 : 1", label: "babies to a teacher, all day" },
    { figure: "2006", label: "the year on the license" },
  ],
  gallery: [
    {
      caption: "Tuesday’s tower, before and after lunch",
      label: "Three toy blocks with letters and a star",
      fits: "pre-k letters blocks toddler room counting preschool tower build three days",
    },
    {
      caption: "Next stop, the book corner",
      label: "A wooden train with a carriage",
      fits: "preschool projects train bridges play settling early start bus drop",
    },
    {
      caption: "We own forty pairs",
      label: "A pair of yellow rubber boots",
      fits: "garden outside rain boots puddle summer mud weather winter",
    },
    {
      caption: "“It’s you. You’re the wiggly one.”",
      label: "A child’s painting of a house and two people",
      fits: "painting parents evening home house family art settling single days",
    },
    {
      caption: "Also a bridge, a cave and a hat",
      label: "A wooden rainbow of five arches",
      fits: "toddler rainbow room wood floor knee fewer things rooms",
    },
    {
      caption: "Packed for the far end of the garden",
      label: "A lunch box with dots, and an apple",
      fits: "lunch food eat snack cooked lentils breakfast single days soup",
    },
    {
      caption: "Over the third cot from the door",
      label: "A mobile with a cloud, a moon and a star",
      fits: "baby babies nap sleep evening out infant bottles night",
    },
    {
      caption: "No black left by Thursday",
      label: "Three wax crayons",
      fits: "crayons scissors drawing color pre-k kindergarten write hand",
    },
  ],
  posts: [
    {
      title: "Why toddlers bite, and when they stop",
      summary: "Usually March. Here is what we do in the meantime.",
      date: "2026-10-19",
      body: [
        "At eighteen months a person has about fifteen words and roughly four hundred things to say. Somebody takes the truck. The mouth is the best tool they have, and it is already open.",
        "So biting is mostly a sentence. “Mine”, “too close”, “I’m tired”, sometimes “I love you more than I can hold”. We keep a note of when and next to whom it happens, and in nearly every case there is a pattern: before lunch, in the narrow bit by the sink.",
        "When it happens we look after the one who was bitten, first and calmly. Then to the other: “You wanted the truck. Biting hurts. Say: my turn.” We widen the narrow bit. We bring lunch forward by ten minutes.",
        "It stops when words arrive, which for most is between two and two and a half. We tell both families, the same day, and we do tell you who. You would find out anyway. They sing about it.",
      ],
    },
    {
      title: "Leaving without a scene (yours)",
      summary: "Say goodbye, say when, go. And look in the window if you must.",
      date: "2026-08-25",
      body: [
        "There are two kinds of goodbye that go badly. One is sneaking out while they look at the fish. It works once, and afterward they never look at the fish again. The other is the goodbye with seven parts.",
        "Say it once, at the low hooks, at eye level: “I’m going to work. I’ll be back after your snack.” Hug. Hand them to a person, and not to a room. Then walk.",
        "They may cry. What you hear through the door lasts, by our stopwatch, a median of two minutes and forty seconds. We send a picture when it is over. There is a window around the corner from which you can see in without being seen, and a box of tissues on its sill.",
        "At pick-up some of them cry again, for having held out so well. That one is a compliment.",
      ],
    },
    {
      title: "From the book by the coat hooks",
      summary: "A small selection, September to December.",
      date: "2026-12-15",
      body: [
        "“I don’t want a turn. I want all the turns.” (Age three.) “When I was a baby I was in the baby room but now I’m a grown-up in the toddler room.” (Two and three quarters.) “Worms don’t have a face so you have to say hello to all of them.”",
        "“My mom works at work.” “What does she do there?” “She goes in and then she comes out.”",
        "Overheard at the sandbox, negotiations: “You be the dog.” “I’m always the dog.” “You be the dog who’s the boss.” “OK.”",
        "On the first snow, a long silence at the window, and then, from the back, somebody who has been with us since he was seven weeks old: “Who did that?”",
      ],
    },
  ],
  events: [
    {
      title: "Open morning",
      text: "All four rooms in full swing. Bring your child and your list of questions; Priscilla answers the ones about forms.",
      date: "2027-01-23",
      time: "09:30",
      place: "The house",
      price: "free",
    },
    {
      title: "Lantern walk",
      text: "Paper lanterns, one accordion, down to the creek and back. Soup in the garden, mittens to borrow.",
      date: "2026-12-11",
      time: "16:45",
      place: "From the front gate",
      price: "free",
    },
    {
      title: "First aid for small people",
      text: "Choking, fevers, bumps to the head. A pediatric nurse, twelve dolls, no children.",
      date: "2027-02-25",
      time: "18:30",
      place: "Preschool room",
      price: "$20",
    },
    {
      title: "Parents’ evening out",
      text: "Pasta, pajamas and the fish film for them. For you, five hours.",
      date: "2027-03-13",
      time: "16:00",
      place: "The house",
      price: "$38",
    },
  ],
  comparisons: [
    {
      title: "Theo’s tower, September and December",
      before: "Three blocks, three places, one set of teeth marks.",
      after: "Three high, on purpose. He clapped. Then he knocked it down, on purpose.",
    },
    {
      title: "A goodbye, day one and day eight",
      before: "Eleven minutes at the hooks, two people in tears.",
      after: "“Bye. I have to feed the hens.”",
    },
  ],
  partners: [
    "County Children’s Museum",
    "Two Creeks Farm",
    "Little Fiddlers",
    "Maple Library",
    "Bright Start Fund",
    "St. Brigid Hospital",
  ],
  accepts: ["Childcare subsidies", "Dependent care FSA", "Visa", "Mastercard", "Bank transfer"],
  newsletterTitle: "What they said this month",
  newsletterText:
    "A page from the book by the coat hooks, the soup of the month and any places that have opened. Twelve times a year.",
  contact: {
    title: "Tell us who is small",
    text: "A birthday, or a due date, and when you would like to start. Priscilla writes back with what is free.",
    fields: [
      {
        label: "How many days a week?",
        kind: "choice",
        options: ["Five", "Three", "School-year mornings", "Not sure yet"],
      },
      { label: "Your child’s name, if there is one yet", kind: "text" },
      { label: "Birthday or due date", kind: "date" },
    ],
    action: "Ask about a place",
  },
  booking: {
    title: "Come on a morning",
    text: "Forty-five minutes, with your child, while everything is going on. You will be offered a very small chair.",
    slots: ["09:00", "09:45", "10:30", "15:30"],
    action: "Plan my visit",
  },
  places: {
    ledger: {
      street: "44 Linden Avenue",
      town: "Wellesley",
      area: "Massachusetts",
      phone: "(781) 555-0115",
      email: "hello@lindenhouse.example",
    },
    studio: {
      street: "1570 Alder Court",
      town: "Bainbridge Island",
      area: "Washington",
      phone: "(206) 555-0136",
      email: "look@smallweather.example",
    },
    counter: {
      street: "909 Creek Street",
      town: "Chattanooga",
      area: "Tennessee",
      phone: "(423) 555-0181",
      email: "splash@puddleclub.example",
    },
    signal: {
      street: "2 Hospital Loop",
      town: "Rochester",
      area: "Minnesota",
      phone: "(507) 555-0192",
      email: "places@firstshift.example",
    },
    almanac: {
      street: "17 Orchard House Lane",
      town: "Kingston",
      area: "Ontario",
      phone: "(613) 555-0128",
      email: "book@halfpastnap.example",
    },
    marquee: {
      street: "3300 Fern Canyon Road",
      town: "Arcata",
      area: "California",
      phone: "(707) 555-0157",
      email: "stick@wildacorn.example",
    },
  },
  pages: [
    { id: "services", name: "Rooms" },
    { id: "prices", name: "Tuition" },
    { id: "about", name: "Teachers" },
    { id: "gallery", name: "A day here" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "The book" },
    { id: "booking", name: "Visit" },
  ],
};
