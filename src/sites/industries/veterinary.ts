import type { Industry } from "./industry.ts";

export const veterinary: Industry = {
  id: "veterinary",
  name: "Veterinary",
  plural: "Veterinary practices",
  synonyms: [
    "vet",
    "vets",
    "veterinarian",
    "veterinarians",
    "veterinary surgeon",
    "veterinary surgery",
    "veterinary practice",
    "veterinary clinic",
    "veterinary hospital",
    "vet clinic",
    "vet practice",
    "animal hospital",
    "animal clinic",
    "animal doctor",
    "pet hospital",
    "pet clinic",
    "small animal practice",
    "cat clinic",
    "emergency vet",
    "out-of-hours vet",
    "rabbit vet",
    "exotics vet",
    "equine vet",
    "farm vet",
    "dvm",
    "mrcvs",
  ],
  vocabulary: [
    "neutering",
    "neuter",
    "spay",
    "spaying",
    "castration",
    "microchip",
    "microchipping",
    "rabies",
    "kennel cough",
    "distemper",
    "parvo",
    "worming",
    "wormer",
    "flea treatment",
    "tick bite",
    "booster",
    "puppy vaccination",
    "kitten vaccination",
    "heartworm",
    "cruciate",
    "lameness",
    "limping",
    "vomiting dog",
    "dental scale",
    "pet insurance",
    "pet passport",
    "animal health certificate",
    "elizabethan collar",
    "vet nurse",
    "veterinary nurse",
    "vet tech",
    "lump",
    "cat flu",
    "arthritis in dogs",
    "hip dysplasia",
    "bunny",
    "rabbit",
    "guinea pig",
    "hamster",
    "tortoise",
    "parrot",
    "ferret",
    "livestock",
    "horse",
    "put to sleep",
    "euthanasia",
    "breed health",
    "animal x-ray",
    "ultrasound scan for pets",
    "poorly pet",
  ],
  locale: "en-GB",
  customers: "pet owners",
  openings: {
    ledger: {
      name: "Aldous & Thwaite",
      kicker: "Veterinary surgeons since 1987",
      headline: "Owned by the people in the scrubs.",
      opening:
        "An independent practice of five vets and six nurses, with its own laboratory, X-ray and theatre. The one who examined your dog on Monday is the one who telephones on Wednesday.",
      action: "Register a pet",
      secondAction: "Fees, in full",
    },
    studio: {
      name: "Low Table",
      kicker: "Quiet practice for small animals",
      headline: "Examined on the floor, if she’d rather.",
      opening:
        "Cats wait on one side, dogs on the other, and rabbits by the window. Half of what frightens an animal at the vet’s is furniture, so we took most of it out.",
      action: "Arrange a visit",
      secondAction: "See the rooms",
    },
    counter: {
      name: "The Damp Nose",
      kicker: "Vets on the parade, by the chip shop",
      headline: "He ate what, sorry?",
      opening:
        "Socks, corn cobs, a whole advent calendar. We’ve fished out the lot. Ring us, tell us the weight and the time, and we’ll say if it’s a sit-and-watch or a come-now.",
      action: "Book him in",
      secondAction: "What it costs",
    },
    signal: {
      name: "Fetch Veterinary",
      kicker: "Diagnostics in the building",
      headline: "Bloods at nine. Answers by ten.",
      opening:
        "Analyser, digital X-ray and ultrasound under one roof. The estimate is itemised before we start, your insurer is billed by us, and the images land on your phone.",
      action: "Get an appointment",
      secondAction: "Itemised fees",
    },
    almanac: {
      name: "Hedge & Hollow",
      kicker: "A country practice and its diary",
      headline: "A year in the company of other creatures",
      opening:
        "Adders bask in April, grass seeds travel in July, conkers and chocolate fill the autumn. Every month brings its own patients through our door, and for almost forty years one of us has written them down in the evening.",
      action: "Call on us",
      secondAction: "From the diary",
    },
    marquee: {
      name: "Nightjar Vets",
      kicker: "Day surgery, night telephone",
      headline: "Someone picks up at 3 a.m.",
      opening:
        "One of our own five, woken and entirely willing. If it can wait we’ll tell you how. If it can’t, the lights will be on when you get here.",
      action: "Save the number",
      secondAction: "In an emergency",
    },
  },
  copies: [
    {
      aboutTitle: "Five vets, six nurses, no head office",
      about: [
        "Most practices in the country now belong to a few large groups. Ours belongs to the people who work in it. Prices, drugs and opening hours are decided over the kitchen table behind reception, on Thursdays.",
        "Appointments are twenty minutes long. Four in five blood results are ready before you leave. Any estimate over £150 is given to you line by line, and if we find something on the way we ring you before going on.",
        "We publish what we do. In 2025 our vets carried out 1,312 operations under general anaesthetic; the list of complications, and what we changed after each, can be read at the desk.",
      ],
      servicesTitle: "Care and fees",
      servicesText:
        "Fees include VAT. Where weight matters we show the smallest; your own estimate is written before the day.",
      reasons: [
        {
          title: "Independent",
          text: "Seven of our staff own the practice between them. Nobody is paid by the test or by the bottle.",
        },
        {
          title: "Your vet, by name",
          text: "One vet and one nurse per animal. Both names are on the front of the record.",
        },
        {
          title: "Our own out-of-hours",
          text: "The night telephone is answered by one of our five vets, here in town, on every day of the year.",
        },
        {
          title: "Written estimates",
          text: "Itemised and valid for thirty days. The bill for a planned operation does not exceed it.",
        },
      ],
      processTitle: "An operation, from morning to evening",
      process: [
        {
          title: "08:00, admission",
          text: "A nurse goes through the form with you and takes a number where you can be reached.",
        },
        {
          title: "Before noon, theatre",
          text: "A vet operates; a nurse does nothing but watch the anaesthetic.",
        },
        { title: "Afternoon, a call", text: "As soon as he is awake, from the person who was there." },
        { title: "From 16:00, home", text: "Ten minutes on what to look for, and the night number in case." },
      ],
      closingTitle: "Moving practice takes one form.",
      closingText:
        "Tell us who looked after your animal until now. We fetch the history, read it and ring you if a vaccination is due.",
    },
    {
      aboutTitle: "Patients who cannot say where",
      about: [
        "An animal hides pain as long as it can. What we have instead of its words are your sentences: he has stopped jumping on the bed, she turns her head to the left when she eats. We ask for those first, and write them down as you said them.",
        "Then we look, mostly from the floor. A cat that is left alone in a room for five minutes will often come out of the basket and show you the leg. Patience is a diagnostic instrument and the only one here without a service contract.",
        "We do not do everything that can be done. At fourteen, with a tired heart, a spaniel may need a ramp and a softer bed more than a scan. We will tell you what we would choose if he lay in our own kitchen.",
      ],
      servicesTitle: "What we see in a week",
      servicesText:
        "Some thirty vaccinations, twenty limps, a dozen itches, one swallowed glove, and at least one animal that is entirely well and belongs to someone who needed to hear it.",
      reasons: [
        {
          title: "Three waiting corners",
          text: "Cats sit high up and out of sight of dogs. Rabbits have the quiet window. Nobody meets nose to nose.",
        },
        {
          title: "Reading behaviour first",
          text: "Two of our nurses trained in low-stress handling. Fewer muzzles, fewer scratches, slower hearts.",
        },
        {
          title: "At home, at the end",
          text: "When the time comes we drive to you, in ordinary clothes, and stay as long as is useful.",
        },
      ],
      processTitle: "How a visit goes",
      process: [
        { title: "Arrival", text: "Wait outside if that is easier; a nurse will wave." },
        { title: "The story", text: "Yours first, without the animal being touched." },
        { title: "The examination", text: "Nose to tail, the sore end last, with something to lick." },
        { title: "The choice", text: "Two ways to go on, what each costs, and which we would take." },
      ],
      closingTitle: "Write down what has changed",
      closingText:
        "It need not sound important. A few lines about appetite, sleep and stairs tell us more than most machines can.",
    },
    {
      aboutTitle: "All creatures, plus the one that bites",
      about: [
        "Yours bites? Ours too. (The practice cat, mostly, and mostly at month end.) Tell us when you book and we’ll keep the last slot, when it’s just us and a pot of squeezy cheese.",
        "We’re five vets, six nurses and Glenda on the phone, who’s talked more people through a nosebleed than anyone in the county. There’s no silly question here. Silly is not ringing.",
        "You’ll know what it costs before we do it. If it’s a lot, we’ll go through what your insurance pays, what can wait till payday, and what a vet would do with her own daft Labrador. We’ve got three.",
      ],
      servicesTitle: "What he’s in for",
      servicesText:
        "Jabs, fleas, snips, limps, itches and things eaten off the pavement. If you’re not sure he’s ill, a nurse will have a look for nothing.",
      reasons: [
        {
          title: "Nurse clinics are free",
          text: "Weight, nails, first worming, “is this a lump”. Tuesday and Thursday afternoons.",
        },
        { title: "Same day if it’s new", text: "Ring before eleven and you’ll be in by closing." },
        {
          title: "The night number’s ours",
          text: "You won’t get a call centre. You’ll get a vet in a dressing gown.",
        },
        { title: "Stay for the jab", text: "Hold him, feed him, sing to him. We’ve heard worse singing." },
      ],
      processTitle: "First time in",
      process: [
        { title: "Ring or book", text: "Tell us his name, his age and what he’s done." },
        { title: "Weigh-in", text: "There’s a scale by the door. He’ll think it’s a step." },
        { title: "Cheese", text: "Examination happens somewhere in the middle of this." },
        { title: "Home", text: "With a plan, a price and a message from us tomorrow." },
      ],
      closingTitle: "Worried? That’s enough of a reason.",
      closingText:
        "Tell us what he’s doing that he doesn’t usually do. Glenda will ring you back, today if you write before five.",
    },
  ],
  services: [
    {
      name: "Consultation",
      text: "Twenty minutes with your own vet, nose to tail, and a written plan. A second look within a week is half price.",
      price: "£52",
      unit: "20 min",
    },
    {
      name: "Puppy and kitten start",
      text: "Two vaccinations, microchip, first worming, four weeks of free insurance and a nurse to ring at any hour.",
      price: "£98",
      unit: "two visits",
    },
    {
      name: "Booster and health check",
      text: "Yearly vaccination with a full examination, weight, teeth and a talk about what changes at this age.",
      price: "£64",
      unit: "20 min",
    },
    {
      name: "Neutering",
      text: "Cats, dogs and rabbits, with pain relief to take home, the collar and the check on day ten.",
      price: "from £78",
      unit: "day visit",
    },
    {
      name: "Dental care",
      text: "Scale, polish and X-ray of every tooth under anaesthetic. Extractions are quoted from the pictures.",
      price: "from £345",
      unit: "day visit",
    },
    {
      name: "X-ray and ultrasound",
      text: "Taken and read here, on the same day, and sent to your telephone. Second opinions go to a radiologist.",
      price: "from £195",
      unit: "while you wait",
    },
    {
      name: "Rabbits and small pets",
      text: "Myxomatosis jabs, teeth, stuck stomachs, and neutering at twelve weeks, with two vets who keep their own.",
      price: "£46",
      unit: "20 min",
    },
    {
      name: "Lumps and skin",
      text: "Needle sample under the microscope during the visit. Most lumps are fat, and you know before you drive home.",
      price: "£89",
      unit: "visit and sample",
    },
    {
      name: "Old age clinic",
      text: "Blood, urine and blood pressure from eight years on, a look at how he stands up, and what can be made easier.",
      price: "£118",
      unit: "40 min",
    },
    {
      name: "Home visit",
      text: "For old dogs, shy cats and last days, within ten miles. We come in an ordinary car.",
      price: "£110",
      unit: "45 min",
    },
  ],
  priceList: [
    {
      title: "Everyday",
      note: "All fees include VAT.",
      entries: [
        { name: "Consultation", price: "£52" },
        { name: "Second look within a week", price: "£26" },
        { name: "Booster and health check", price: "£64" },
        { name: "Microchip", text: "With registration", price: "£22" },
        { name: "Nurse clinic", text: "Tuesday and Thursday, 14:00 to 16:00", price: "free" },
      ],
    },
    {
      title: "Neutering",
      note: "With pain relief, collar and check on day ten.",
      entries: [
        { name: "Tomcat", price: "£78" },
        { name: "Queen", price: "£104" },
        { name: "Dog, to 20 kg", price: "£215" },
        { name: "Bitch, to 20 kg", text: "Keyhole is £160 more", price: "£290" },
        { name: "Rabbit", price: "£112" },
      ],
    },
    {
      title: "Finding out",
      entries: [
        { name: "Blood profile", text: "Ready in forty minutes", price: "£94" },
        { name: "X-ray, two views", text: "Sedation is £58 more", price: "£195" },
        { name: "Abdominal ultrasound", price: "£240" },
        { name: "Needle sample of a lump", price: "£37" },
        { name: "Urine test", price: "£24" },
      ],
    },
    {
      title: "When it cannot wait",
      entries: [
        { name: "Telephone advice at night", text: "For registered animals", price: "free" },
        { name: "Night and Sunday visit", text: "Consultation included", price: "£195" },
        { name: "Making a dog vomit", text: "Within two hours of the socks", price: "£92" },
        { name: "Overnight stay, nurse awake", price: "£165" },
      ],
    },
  ],
  plans: [
    {
      name: "Rabbit",
      text: "And guinea pigs, for company.",
      price: "£9",
      yearlyPrice: "£99",
      unit: "per month, each",
      includes: ["Yearly vaccination", "Two dental checks", "Nail clips whenever"],
    },
    {
      name: "Cat",
      text: "For those in, out and undecided.",
      price: "£14",
      yearlyPrice: "£154",
      unit: "per month",
      includes: [
        "Booster and health check",
        "Fleas and worms, all year",
        "10% off neutering, teeth and food",
        "Two free consultations",
      ],
      isRecommended: true,
    },
    {
      name: "Dog",
      text: "Priced for up to 25 kg, £3 more above.",
      price: "£18",
      yearlyPrice: "£198",
      unit: "per month",
      includes: [
        "Booster, kennel cough and health check",
        "Fleas, ticks and worms, all year",
        "10% off neutering, teeth and food",
        "Two free consultations",
      ],
    },
  ],
  people: [
    {
      name: "Honora Thwaite",
      face: 36,
      role: "Vet, partner",
      text: "Qualified 1989. Did cows for ten years and still rolls her sleeves to the shoulder for a hamster.",
    },
    {
      name: "Rhodri Aldous",
      face: 39,
      role: "Vet, partner, surgery",
      text: "Mends cruciates on Tuesdays and clocks at the weekend. Sings in theatre, low and in Welsh.",
    },
    {
      name: "Farah Qureshi",
      face: 34,
      role: "Vet, cats",
      text: "Certificate in feline medicine. Will happily spend the first five minutes pretending that there is no cat.",
    },
    {
      name: "Callum Breck",
      face: 23,
      role: "Vet, rabbits and small pets",
      text: "Owns eleven guinea pigs and a spreadsheet about hay. Trims teeth the width of a fingernail.",
    },
    {
      name: "Obi Nwachukwu",
      face: 13,
      role: "Vet, imaging",
      text: "Reads ultrasound the way other people read faces. On the night telephone every fifth night.",
    },
    {
      name: "Elspeth Prosser",
      face: 4,
      role: "Head nurse",
      text: "Nineteen years at the head end of the table, watching breath. Runs the old age clinic.",
    },
    {
      name: "Jessie Hoyle",
      face: 30,
      role: "Nurse, behaviour",
      text: "Got a collie to like the scales. Teaches low-stress handling to the rest of us with string cheese.",
    },
    {
      name: "Glenda Moxon",
      face: 20,
      role: "Reception",
      text: "Can tell a wheeze from a snore over the phone. Keeps the diary of things that were swallowed.",
    },
  ],
  questions: [
    {
      question: "How do I register?",
      answer:
        "Fill in one form with your pet’s name, age and previous practice. We fetch the history, which takes a day or two. There is no fee, and you may come in before the notes have arrived.",
    },
    {
      question: "What counts as an emergency?",
      answer:
        "Trouble breathing, collapse, a belly that swells, a cat that strains and passes nothing, seizures, bleeding that soaks a cloth, and anything poisonous within the last two hours. Ring first, day or night; we will have the right things ready.",
    },
    {
      question: "Who answers the telephone at night?",
      answer:
        "One of our own five vets, on the usual number. Advice is free for registered animals. If we need to see you, we meet you at the practice; a night visit is £195 including the consultation.",
    },
    {
      question: "My dog has eaten chocolate. What now?",
      answer:
        "Find the wrapper, weigh the dog if you can, and ring us. Dark chocolate is the dangerous kind, and milk chocolate takes a good deal more. Within two hours we can usually make him sick, for £92. Please do not try salt water at home.",
    },
    {
      question: "Do you bill insurers directly?",
      answer:
        "For claims above £250, yes, with nearly all of them. You pay your excess and anything that the policy leaves out. For planned operations we ask for approval in advance and tell you the answer.",
    },
    {
      question: "How can I make the visit easier for my cat?",
      answer:
        "Leave the basket out for a week with food in it. Cover it on the way. In our car park, ring the bell: cats may go straight to a room. For very anxious ones we can give you a capsule to mix with supper the night before.",
    },
    {
      question: "When should my puppy have its injections?",
      answer:
        "The first at eight weeks, the second at ten to twelve. A week later he may meet the world. Before that, carry him about: he can see, hear and smell everything from your arms, and those are the weeks that matter.",
    },
    {
      question: "Do you see rabbits, birds and reptiles?",
      answer:
        "Rabbits, guinea pigs, hamsters, rats and ferrets every day. For parrots and tortoises Callum has a morning on the first Friday. For snakes and anything venomous we will give you the name of someone braver.",
    },
    {
      question: "Can I have a prescription to buy medicines elsewhere?",
      answer:
        "Of course. A written prescription is £16 and valid for six months where the drug allows. For long courses it may well be cheaper, and we will tell you when it is.",
    },
    {
      question: "How do I know when it is time?",
      answer:
        "Count his good days for a fortnight, with a mark on the calendar. When the bad ones are ahead, ring us, and one of us will sit down with you. It can be done at home. You will not be hurried, and we do not send the bill that week.",
    },
  ],
  testimonials: [
    {
      quote: "She lay down on the lino next to him. That’s how she found out it was his neck.",
      name: "Bethan Rudge",
      context: "Moss, whippet",
    },
    {
      quote: "It was a whole glove. They gave it back to me in a bag, washed.",
      name: "Derek Pallister",
      context: "Bruno, Labrador",
    },
    {
      quote:
        "Rang at ten past two in the morning and the man said, “You’re all right, I’m up now.” We were in theatre by three.",
      name: "Angharad Lloyd",
      context: "Nell, sheepdog, twisted stomach",
    },
    {
      quote: "The cat walked out of the basket by herself. Eleven years, four vets, first time.",
      name: "Emre Aydın",
      context: "Pamuk, Van cat",
    },
    {
      quote: "He told me which of the three tests he wouldn’t bother with. Saved me £240.",
      name: "Lorna Eastwood",
      context: "Tuppence, cavalier",
    },
    {
      quote:
        "My daughter’s guinea pig had his own appointment card with his full name on it. Sir Biscuit Wheeks.",
      name: "Graham Tolley",
      context: "Sir Biscuit Wheeks",
    },
    {
      quote:
        "They came to the house on a Sunday, in jumpers. He was on his own blanket. I will never forget it and I mean that kindly.",
      name: "Moira Fennell",
      context: "Angus, 15",
    },
    {
      quote: "£412 estimated, £389 charged. I asked if there’d been a mistake.",
      name: "Priyesh Solanki",
      context: "Ziggy, dental",
    },
    {
      quote:
        "The nurse had seen us ten minutes and taught him to step on the scales. He now steps on everybody else’s.",
      name: "Hattie Cromer",
      context: "Fig, cockapoo",
    },
    {
      quote: "The lump was fat. She showed me under the microscope. I’ve never been so pleased with fat.",
      name: "Kenneth Oduya",
      context: "Bess, springer",
    },
  ],
  hours: [
    { day: "Monday", open: "08:00", close: "19:00" },
    { day: "Tuesday", open: "08:00", close: "19:00", note: "Nurse clinic, 14:00 to 16:00" },
    { day: "Wednesday", open: "08:00", close: "19:00" },
    { day: "Thursday", open: "08:00", close: "19:00", note: "Nurse clinic, 14:00 to 16:00" },
    { day: "Friday", open: "08:00", close: "19:00" },
    { day: "Saturday", open: "09:00", close: "13:00" },
    { day: "Sunday", note: "Emergencies by telephone" },
  ],
  hoursNote: "The usual number is answered day and night. When we are closed, one of our own vets picks up.",
  statistics: [
    { figure: "20 min", label: "for each consultation" },
    { figure: "5", label: "vets, who share the night telephone" },
    { figure: "4 in 5", label: "blood results before you leave" },
    { figure: "1987", label: "the year the brass plate went up" },
  ],
  gallery: [
    {
      caption: "Nine more days, then off",
      label: "A dog wearing a plastic collar after an operation",
      fits: "neutering operation collar surgery theatre dog eaten",
    },
    {
      caption: "She came out by herself",
      label: "A cat looking through the door of a carrier",
      fits: "cat cats kitten carrier basket anxious visit home",
    },
    {
      caption: "Warm, and it tickles",
      label: "A stethoscope lying on a card with a paw print",
      fits: "consultation examination health check booster vet heart old age listen",
    },
    {
      caption: "Most lumps are fat",
      label: "A microscope",
      fits: "lumps skin sample microscope blood laboratory finding results",
    },
    {
      caption: "Tuesday, healed by May",
      label: "An X-ray picture of a dog’s leg",
      fits: "x-ray ultrasound imaging limp lameness bone pictures cruciate",
    },
    {
      caption: "Blue, because he chose blue",
      label: "A paw in a bandage",
      fits: "limp nurse clinic puppy start bandage worming paw weight first",
    },
    {
      caption: "By the window, out of the draught",
      label: "A grey rabbit with long ears",
      fits: "rabbits rabbit small pets guinea hamster hay",
    },
    {
      caption: "For sensitive stomachs",
      label: "A full food bowl marked with a paw, and a bone",
      fits: "dental care teeth diet food bowl weight swallowed socks gone",
    },
  ],
  posts: [
    {
      title: "What was swallowed in December",
      summary: "From the diary: nineteen objects, eleven dogs, one ferret.",
      date: "2027-01-06",
      body: [
        "Every December Glenda rules a new page. This time it ran over. In order of arrival: half a wreath, three foil coins with the chocolate inside, a bauble (glass), a sprout (frozen), two socks from a pair, and on Christmas Eve the string from a joint of beef, with a spaniel at the end of it.",
        "String is worse than socks. A sock sits and waits. String is pulled tight by the gut that tries to move it along, and can cut. If you see it hanging out of either end of an animal, do not pull. Ring.",
        "Foil coins pass. Glass, to everybody’s surprise, usually does too, wrapped in cotton wool sandwiches, although we prefer to see the X-ray. Raisins are the ones to be afraid of. One handful of fruit cake can stop the kidneys of a small dog, and the two hours in which we can do something go by during the film.",
        "The ferret had taken an earplug. He is fine. He has taken another since.",
      ],
    },
    {
      title: "The limp that goes away when you ring us",
      summary: "How to catch it on your telephone, and what we look for.",
      date: "2026-09-22",
      body: [
        "He limps on Saturday. He limps on Sunday. On Monday he trots into our consulting room like a show pony, because his blood is full of adrenaline, and we can find nothing. Nobody has imagined anything.",
        "So film it. From the side, walking on a lead, on something hard; then from behind, then coming towards you. Ten seconds each. Slow motion helps. If he nods, his head goes down when the good leg lands.",
        "Film him getting up after a nap as well. Stiffness that wears off within five minutes is a different story from pain that gets worse over a walk.",
        "Send it before you come. With a good film we often know which leg and which joint, and can leave the others in peace.",
      ],
    },
    {
      title: "Grass seeds",
      summary: "Small, barbed, one way only. Check between the toes until August.",
      date: "2026-07-01",
      body: [
        "The wild barley by the footpath is dry now, and each of its seeds is made like an arrow. It enters between two toes, or an ear, or once an eyelid, and because of the barbs it can only travel forwards.",
        "Signs: licking one foot without end, a swelling between the toes with a hole in it, or, after a run through long grass, a sudden violent shaking of the head. In ears it is an emergency of a quiet kind. By the next day it may have gone through the drum.",
        "After every walk until the end of August, run a finger between the toes, look into the ears and under the armpits. Have the feet of spaniels trimmed short. It takes two minutes, and a nurse will show you how.",
        "Last July we removed forty-four. The longest had travelled eleven centimetres.",
      ],
    },
  ],
  events: [
    {
      title: "Puppy hour",
      text: "Under sixteen weeks, first jab done. They meet the scales, the table and each other; you meet Jessie.",
      date: "2027-02-06",
      time: "11:30",
      place: "The practice",
      price: "free",
    },
    {
      title: "First aid for dogs and cats",
      text: "Bleeding, choking, heatstroke, ticks. You bandage a toy, then a nurse, then, if he agrees, a greyhound.",
      date: "2027-03-11",
      time: "19:15",
      place: "Village hall",
      price: "£18",
    },
    {
      title: "Rabbits, indoors and out",
      text: "Callum on hay, company and why one is never enough. Runs are measured, opinions are held.",
      date: "2027-04-15",
      time: "19:15",
      place: "Waiting room",
      price: "free",
    },
    {
      title: "An evening on old dogs",
      text: "Ramps, tablets, carpets and when to say stop. Tea. Bring the dog if he would like to come.",
      date: "2027-05-13",
      time: "18:30",
      place: "Waiting room",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Bruno, ten days apart",
      before: "Three kilos of spaniel’s sulk in a plastic collar, eleven stitches, one glove the poorer.",
      after: "Stitches out, collar off, back on the beach. Gloves are kept on a high shelf.",
    },
    {
      title: "Fig and the scales",
      before: "Carried on, shaking, weighed in somebody’s arms.",
      after: "Walks on, sits, waits for cheese. 9.4 kilos.",
    },
  ],
  partners: [
    "Fellside Referrals",
    "Barn Owl Rescue",
    "Dr. Hutch Rabbit Trust",
    "Coastal Dog Training",
    "Longacre Pet Insurance",
    "Second Sofa Greyhounds",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "Direct Debit"],
  newsletterTitle: "This month’s hazards",
  newsletterText:
    "Ticks, seeds, adders, fireworks: a few lines when it is time to look out for them, and never more than one letter a month.",
  contact: {
    title: "Tell us about your animal",
    text: "Name, age and what has changed. If it began in the last two hours and worries you, please ring instead.",
    fields: [
      {
        label: "Who is it?",
        kind: "choice",
        options: ["A dog", "A cat", "A rabbit or small pet", "A bird or reptile"],
      },
      { label: "Name and age", kind: "text" },
      { label: "Day you could come in", kind: "date" },
    ],
    action: "Send to reception",
  },
  booking: {
    title: "Choose a consultation",
    text: "Twenty minutes with a vet. Tell us if your animal is shy, and we keep the room quiet and the cheese ready.",
    slots: ["08:20", "09:40", "11:00", "14:20", "16:00", "18:20"],
    action: "Book this time",
  },
  places: {
    ledger: {
      street: "2 Sheep Street",
      town: "Stow-on-the-Wold",
      area: "Gloucestershire",
      phone: "01632 960629",
      email: "desk@aldousthwaite.example",
    },
    studio: {
      street: "41 Marine Crescent",
      town: "Folkestone",
      area: "Kent",
      phone: "01632 960177",
      email: "quiet@lowtable.example",
    },
    counter: {
      street: "8 Station Parade",
      town: "Whitley Bay",
      area: "Tyne and Wear",
      phone: "0191 498 0457",
      email: "woof@dampnose.example",
    },
    signal: {
      street: "Unit 3, Foundry Wharf",
      town: "Reading",
      area: "Berkshire",
      phone: "0118 496 0158",
      email: "book@fetchvets.example",
    },
    almanac: {
      street: "Hollow Cottage, Church Lane",
      town: "Hay-on-Wye",
      area: "Powys",
      phone: "01632 960139",
      email: "diary@hedgehollow.example",
    },
    marquee: {
      street: "77 Ormeau Yard",
      town: "Bangor",
      area: "County Down",
      phone: "028 9649 6142",
      email: "night@nightjarvets.example",
    },
  },
  pages: [
    { id: "services", name: "Care" },
    { id: "prices", name: "Fees" },
    { id: "about", name: "The practice" },
    { id: "gallery", name: "Patients" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "Diary" },
    { id: "booking", name: "Appointments" },
  ],
};
