import type { Industry } from "./industry.ts";

export const hairSalon: Industry = {
  id: "hair-salon",
  name: "Hair salon",
  plural: "Hair salons",
  synonyms: [
    "hairdresser",
    "hairdressers",
    "hairdressing",
    "hairdressing salon",
    "hair dresser",
    "hair stylist",
    "hairstylist",
    "stylist",
    "hair studio",
    "hair parlour",
    "hair parlor",
    "beauty parlour",
    "beauty salon",
    "salon",
    "coiffeur",
    "coiffeuse",
    "colour bar",
    "color bar",
    "colourist",
    "colorist",
    "blow-dry bar",
    "blowout bar",
    "braiding salon",
    "braider",
    "curl salon",
    "haircutter",
    "unisex salon",
    "wedding hair",
    "hair extensions",
  ],
  vocabulary: [
    "hair",
    "haircut",
    "cut",
    "trim",
    "colour",
    "color",
    "highlights",
    "lowlights",
    "balayage",
    "ombre",
    "blonde",
    "brunette",
    "roots",
    "tint",
    "toner",
    "gloss",
    "bleach",
    "blow-dry",
    "blowout",
    "fringe",
    "bangs",
    "layers",
    "bob",
    "curls",
    "curly",
    "perm",
    "keratin",
    "updo",
    "bridal hair",
    "extensions",
    "scissors",
    "shampoo",
    "conditioner",
    "chair",
    "styling",
  ],
  locale: "en-GB",
  customers: "clients",
  openings: {
    ledger: {
      name: "Marchmont Hairdressing",
      kicker: "Cutting and colour since 2009",
      headline: "The cut you will still like in week six.",
      opening:
        "We cut for the way hair grows back. Each appointment begins dry, in good light, with ten minutes of questions, and the price on the list is the price at the desk.",
      action: "Make an appointment",
      secondAction: "Price list",
    },
    studio: {
      name: "Parting",
      kicker: "Hair, by the window",
      headline: "Cut by daylight.",
      opening:
        "Colour is one thing under a lamp and another on the pavement. We took this room for its windows, and every blonde is finished beside them.",
      action: "Book a chair",
      secondAction: "Recent work",
    },
    counter: {
      name: "The Friendly Fringe",
      kicker: "Your hairdressers on the corner",
      headline: "Kettle’s on. Who’s first?",
      opening:
        "Six chairs, a shop dog called Waffle and the radio on low. Dry cuts are £34, and if your colour idea is a bad one, we’ll tell you nicely and think of a better one.",
      action: "Book yourself in",
      secondAction: "How much is it?",
    },
    signal: {
      name: "Level Nine",
      kicker: "Balayage and colour correction",
      headline: "Black to blonde, in three honest visits.",
      opening:
        "Strand test first. Bond builder in every bowl. You get the plan in writing, with dates, levels and prices, before anything touches your hair.",
      action: "Book a strand test",
      secondAction: "Colour prices",
    },
    almanac: {
      name: "Wren & Tress",
      kicker: "Conversations about hair",
      headline: "A short history of your hair",
      opening:
        "There was the fringe of 2009, the box dye we no longer mention, the summer it all came off. Sit down and tell us; a good cut begins with what went wrong in the others and what you went on doing anyway.",
      action: "Come and talk",
      secondAction: "Read the journal",
    },
    marquee: {
      name: "Vesper",
      kicker: "Late chairs, Wednesday to Friday",
      headline: "Walk out different.",
      opening: "Lights low. Music up. One chair turned away from the mirror. You see it when it is done.",
      action: "Take the chair",
      secondAction: "See the looks",
    },
  },
  copies: [
    {
      aboutTitle: "Six chairs and a clear price list",
      about: [
        "The salon opened in 2009 with two chairs, and has six. We could fit nine. Six leaves elbow room for a proper blow-dry and means that your stylist is looking at your head and at nobody else’s.",
        "Cuts are priced by length and time. A stylist does not cost more because of the years since they qualified; all of ours have passed the same in-house test, a bob on thick, straight hair, where nothing can be hidden.",
        "Colour is mixed on a scale and written down: shade, grams, developer, minutes. If you liked it in March you can have the same in November, and from anyone here.",
      ],
      servicesTitle: "Cutting, colour, finishing",
      servicesText:
        "Every service includes the consultation, a wash and the finish unless the list says dry. Patch tests are free and take five minutes.",
      reasons: [
        {
          title: "Ten minutes before the gown",
          text: "We look at your hair dry, in the clothes you came in, and you show us the length between two fingers.",
        },
        {
          title: "Recipes on file",
          text: "Each colour is recorded to the gram. You may have the formula if you move away.",
        },
        {
          title: "One client per stylist",
          text: "Nobody leaves your foils to start a cut. Colour appointments are booked for the whole of the time they take.",
        },
        {
          title: "Two weeks to change your mind",
          text: "If it sits wrong at home, come back within fourteen days and we adjust it without charge.",
        },
      ],
      processTitle: "The appointment, step by step",
      process: [
        {
          title: "Look",
          text: "Dry hair, daylight, growth patterns, and how many minutes you give it in the morning.",
        },
        { title: "Agree", text: "Length, shape, price and time, before you are gowned." },
        { title: "Cut or colour", text: "One stylist throughout, with an assistant at the basin." },
        { title: "Learn", text: "You hold the dryer for the last section while we talk you through it." },
      ],
      closingTitle: "Book the length, and we hold the time.",
      closingText:
        "Choose by length if you know it. If you don’t, choose “medium”; we correct it at the chair and never upwards without asking.",
    },
    {
      aboutTitle: "On the virtue of a second look",
      about: [
        "Hair is the one garment you cannot take off to consider. So we consider it while you are wearing it: from the side, from the back, from the far end of the room, where most of the world will see it from.",
        "We are slow to start. There is a stool by the window and a stylist beside it asking odd questions, such as which shoulder carries your bag and whether you sleep on your left. The answers are all in the ends, once you know how to read them.",
        "What we like best is the client who comes back after two months and says that nobody mentioned her hair, they only asked if she had been away.",
      ],
      servicesTitle: "The repertoire",
      servicesText:
        "Bobs that swing, curls cut where they fall, greys grown out in peace. Colour that takes its cue from the eyebrows you have.",
      reasons: [
        {
          title: "Curls are cut dry",
          text: "Each one where it falls. Wet, a curl hangs two inches longer than you will ever wear it.",
        },
        {
          title: "Grey is a colour, too",
          text: "We blend it, brighten it or help you be rid of the dye. That takes about four visits, and fewer hats than you would expect.",
        },
        {
          title: "Nothing on the shelf we don’t use",
          text: "Eleven bottles. If the one from the chemist does the same, we say which.",
        },
      ],
      processTitle: "How we arrive at it",
      process: [
        { title: "The stool", text: "Ten minutes by the window, no mirror, no magazines." },
        { title: "The basin", text: "Warm water, and quiet if you close your eyes. We take that as a sign." },
        { title: "The chair", text: "Scissors, then a walk across the room to look, then scissors again." },
        { title: "The door", text: "You see it in daylight before you pay for it." },
      ],
      closingTitle: "Bring a picture of what you hated",
      closingText:
        "Photographs of lovely hair tell us about somebody else. The one you cringe at tells us exactly what to avoid. There is a chair most Tuesdays.",
    },
    {
      aboutTitle: "Come as you are, roots and all",
      about: [
        "Don’t tidy it first. Don’t apologise for it, either. We’ve seen lockdown fringes, glue, chlorine green and a thing that happened with a home perm, and nobody here has ever gasped.",
        "We’re eight people who like hair and like talking, and who know when to shut up. Tick “quiet chair” when you book and we won’t ask about your holidays.",
        "It’s your head. We’ll tell you what we’d do and what we wouldn’t. Then you choose, and we put everything we’ve got into it.",
      ],
      servicesTitle: "What’ll it be?",
      servicesText:
        "A tidy-up, a big change, or sitting still for an hour while someone else washes your hair. That last one is a perfectly good reason.",
      reasons: [
        {
          title: "Fringe trims are free",
          text: "Between cuts, no booking, five minutes. Please put the kitchen scissors down.",
        },
        {
          title: "Open till eight, three nights",
          text: "Wednesday, Thursday and Friday. Come from work and go on to wherever you’re going.",
        },
        {
          title: "The quiet chair",
          text: "No small talk, no offence taken. You’d be surprised who asks for it.",
        },
        {
          title: "Kids at ten, on Saturdays",
          text: "A booster seat, a cartoon and scissors only. £20, and they get to spin.",
        },
      ],
      processTitle: "In, sat down, sorted",
      process: [
        { title: "Have a brew", text: "And a proper look in the mirror together." },
        { title: "Have a wash", text: "With the good head massage. Everybody gets the good one." },
        { title: "Have it done", text: "We’ll tell you before we go shorter. Every time." },
        { title: "Have a swish", text: "Door’s that way. Shop windows are on your left." },
      ],
      closingTitle: "Go on, then.",
      closingText:
        "Pick a day, pick a person, or let us pick one for you. If you hate surprises, come in for a chat first; it costs nothing.",
    },
  ],
  services: [
    {
      name: "Cut and finish",
      text: "Consultation, wash, cut and blow-dry, priced by length. Long and very thick hair gets fifteen minutes more.",
      price: "from £48",
      unit: "60 min",
    },
    {
      name: "Dry cut",
      text: "For hair washed at home that needs its shape back. No basin, no dryer, out before the parking runs out.",
      price: "£34",
      unit: "35 min",
    },
    {
      name: "Curl by curl",
      text: "Cut dry where each curl falls, then washed, set and diffused. Please come with your hair down and two days old.",
      price: "£68",
      unit: "90 min",
    },
    {
      name: "Root colour",
      text: "Regrowth of up to an inch and a half, permanent or ammonia-free, with a wash and a rough dry.",
      price: "£62",
      unit: "90 min",
    },
    {
      name: "Highlights",
      text: "Fine woven foils, half head or full, with toner and blow-dry. Finished beside the window so that you see the true shade.",
      price: "from £98",
      unit: "2 to 3 hours",
    },
    {
      name: "Balayage",
      text: "Painted by hand, lightest where the sun would reach. Grows out for four to six months without a line.",
      price: "from £145",
      unit: "3 hours, with cut £180",
    },
    {
      name: "Colour correction",
      text: "Box dye, banding, brass. A strand test first, then a plan over one to three visits with a fixed price for each.",
      price: "£65",
      unit: "per hour",
    },
    {
      name: "Grey blending",
      text: "Fine lowlights and a gloss that soften the line while you grow the dye out. Plan on four visits in ten months.",
      price: "from £88",
      unit: "2 hours",
    },
    {
      name: "Wedding hair",
      text: "A trial in the salon in the weeks before, then we come to you from six in the morning. Bridesmaids are £60 each.",
      price: "£240",
      unit: "trial and the day",
    },
    {
      name: "Blow-dry",
      text: "Wash, long massage, round brush or tongs. It holds for two nights if you sleep on a silk scarf, which we lend.",
      price: "from £30",
      unit: "45 min",
    },
  ],
  priceList: [
    {
      title: "Short, above the collar",
      entries: [
        { name: "Cut and finish", price: "£48" },
        { name: "Blow-dry", price: "£30" },
        { name: "Root colour, cut and finish", price: "£98" },
        { name: "Full head of highlights", price: "£112" },
      ],
    },
    {
      title: "Medium, to the collarbone",
      entries: [
        { name: "Cut and finish", price: "£54" },
        { name: "Blow-dry", price: "£36" },
        { name: "Half head of highlights", price: "£98" },
        { name: "Full head of highlights", price: "£128" },
        { name: "Balayage", price: "£145" },
      ],
    },
    {
      title: "Long, below the shoulders",
      note: "Very thick hair may need a second bowl of colour, £15. We say so before mixing it.",
      entries: [
        { name: "Cut and finish", price: "£60" },
        { name: "Blow-dry", price: "£42" },
        { name: "Half head of highlights", price: "£115" },
        { name: "Full head of highlights", price: "£148" },
        { name: "Balayage", price: "£175" },
      ],
    },
    {
      title: "Any length",
      entries: [
        { name: "Dry cut", price: "£34" },
        { name: "Curl by curl", text: "Cut dry, washed, diffused", price: "£68" },
        { name: "Root colour", price: "£62" },
        { name: "Gloss or toner", text: "With a wash and rough dry", price: "£32" },
        { name: "Perm", text: "Soft or tight, with cut", price: "£115" },
        { name: "Smoothing treatment", text: "Lasts about four months", price: "from £160" },
      ],
    },
    {
      title: "Small things",
      entries: [
        { name: "Fringe trim between cuts", price: "free" },
        { name: "Patch and strand test", price: "free" },
        { name: "Under twelve", text: "Scissors only", price: "£20" },
        { name: "Bond builder, with any colour", price: "included" },
        { name: "Plait or up-do for an evening", price: "£45" },
      ],
    },
  ],
  plans: [
    {
      name: "The Tuesday",
      text: "For hair that looks best when somebody else dries it.",
      price: "£52",
      unit: "per month",
      includes: ["Two blow-dries, Tuesday to Thursday", "Any length", "A month off whenever you like"],
    },
    {
      name: "The six weeks",
      text: "A cut before you start to need one.",
      price: "£38",
      yearlyPrice: "£399",
      unit: "per month",
      includes: [
        "Nine cuts and finishes a year",
        "Your stylist, your weekday, booked ahead",
        "A gloss on your birthday",
        "15% off everything on the shelf",
      ],
      isRecommended: true,
    },
    {
      name: "The roots",
      text: "Colour that never gets to be a stripe.",
      price: "£72",
      yearlyPrice: "£790",
      unit: "per month",
      includes: [
        "Root colour every five weeks",
        "A cut at every second visit",
        "Two glosses a year",
        "Moved free of charge up to 24 hours before",
      ],
    },
  ],
  people: [
    {
      name: "Isla Drummond",
      face: 4,
      role: "Salon director, precision cutting",
      text: "Teaches the bob test and has failed two of her friends. Cuts standing very still and walks away to look.",
    },
    {
      name: "Femi Adebayo",
      face: 3,
      role: "Head of colour",
      text: "Was a paint chemist for a ferry line. Mixes to the half gram and photographs everything at the window.",
    },
    {
      name: "Carys Bowen",
      face: 16,
      role: "Senior stylist, curls and coils",
      text: "Has had every kind of bad cut a curly child can be given. Went into the trade, she says, to stop it.",
    },
    {
      name: "Joseph Tran",
      face: 1,
      role: "Stylist, short hair",
      text: "Crops, pixies, tapers and the awkward month between two of them. Finishes necklines with a razor.",
    },
    {
      name: "Nell Hathaway",
      face: 18,
      role: "Colourist, blondes",
      text: "Weaves foils so fine that clients forget which hair is theirs. Will not take you lighter than your ends can stand.",
    },
    {
      name: "Amira Siddiqui",
      face: 34,
      role: "Stylist, weddings and up-dos",
      text: "Carries 240 pins and knows on the way home how many are missing. Offers a screened chair for clients who cover.",
    },
    {
      name: "Rory Kinsella",
      face: 9,
      role: "Third-year apprentice",
      text: "Gives what several people claim is the best head massage in the city. Cuts on Tuesdays for £25, with Isla beside him.",
    },
    {
      name: "Pauline Speight",
      face: 36,
      role: "Front desk",
      text: "Ran a theatre box office for twenty years. Finds you a chair on a Friday when there isn’t one.",
    },
  ],
  questions: [
    {
      question: "Do I need a patch test before colour?",
      answer:
        "Yes, if you are new to us, if it has been six months, or if you have had a tattoo or a reaction since. It is a dab behind the ear at least 48 hours before the appointment, takes five minutes and is free. Foils and balayage that do not touch the scalp need one as well, because of the toner.",
    },
    {
      question: "How do I know which length to book?",
      answer:
        "Pull it straight when dry. Above the collar is short, to the collarbone is medium, anything below the shoulders is long. Curly hair goes by its stretched length for colour and by “curl by curl” for cuts. If you booked too short, we tell you the difference before we start.",
    },
    {
      question: "Can you take me from dark to blonde in a day?",
      answer:
        "From undyed mid-brown, often. From box dye or black, no: it takes two or three visits, six weeks apart, and you will be a warm caramel in the meantime. We do a strand test first and show you what your hair will bear.",
    },
    {
      question: "Should I wash my hair before I come?",
      answer:
        "For a cut, come as you usually wear it, so that we see what you live with. For colour, wash it the day before and leave out oils. For “curl by curl”, two days old and untied.",
    },
    {
      question: "What if I don’t like it?",
      answer:
        "Say so in the chair if you can. We would rather fix it than hear that you cried in the car. Otherwise ring within fourteen days; the stylist who did it, or another if you prefer, will put it right at no charge. We adjust; we do not refund colour that was agreed and has been done.",
    },
    {
      question: "How late can I cancel?",
      answer:
        "Until 24 hours before at no cost. After that we keep half the price, or the deposit for colour, because the chair is yours alone. If a child is ill, ring Pauline and she will be kind about it.",
    },
    {
      question: "Why do you take a deposit for colour?",
      answer:
        "Balayage and correction take up a chair for half a day, so we ask £30 when you book. It comes off the bill. Cuts need no deposit.",
    },
    {
      question: "Do prices depend on being a man or a woman?",
      answer: "No. They go by length and by time. A short crop costs the same on anyone’s head.",
    },
    {
      question: "Is there somewhere private to sit?",
      answer:
        "One chair stands behind a screen, away from the window, for clients who wear a headscarf, have hair loss or would just like some peace. Ask for the screened chair when you book. Amira and Carys can be there without men in the room.",
    },
    {
      question: "Can I bring a baby, a dog or a laptop?",
      answer:
        "Babies and laptops, at any time; there are sockets at chairs five and six. Dogs if they can sleep through a hairdryer. Children who run are happiest on Saturdays between ten and eleven.",
    },
  ],
  testimonials: [
    {
      quote:
        "I’ve had a bob for eleven years and three hairdressers. Isla moved the length by a centimetre, and my neck came back.",
      name: "Fiona Geddes",
      context: "every six weeks since 2016",
    },
    {
      quote:
        "I said platinum. Femi said caramel, then honey, then we’ll see. It’s honey now, and honestly I’ve stopped asking.",
      name: "Tasha Bright",
      context: "three visits, box black to blonde",
    },
    {
      quote:
        "First time anyone has cut my coils without reaching for a spray bottle. She did the left side and made me feel the weight of the right.",
      name: "Adaeze Nwankwo",
      context: "curl by curl, spring and autumn",
    },
    {
      quote: "They asked if I wanted to talk. I didn’t. Nobody minded. I booked again from the pavement.",
      name: "Martin P.",
      context: "quiet chair",
    },
    {
      quote: "I paid the price on the list. I only mention it because at the last place I never once did.",
      name: "Christine Aldous",
      context: "highlights, four times a year",
    },
    {
      quote:
        "My mum has lost most of hers. They put us behind the screen, cut what there was as though it were hair down to her waist, and she wore no scarf home.",
      name: "Leanne Moss",
      context: "came with her mother",
    },
    {
      quote:
        "Sixteen pins, a force six wind, four hours of ceilidh. I slept in it as well, if you want to know.",
      name: "Kirsty Begg",
      context: "married in October",
    },
    {
      quote:
        "The boy sat still. He never sits still. I’m not allowed to say what Joseph told him, apparently it’s a secret.",
      name: "Gareth Pugh",
      context: "two sons, Saturday at ten",
    },
    {
      quote:
        "I’d been colouring since I was thirty-one and couldn’t picture the other side. Four visits with Nell and there I was, silver, looking like my aunt. I loved my aunt.",
      name: "Rosalind Firth",
      context: "grown out at 58",
    },
    {
      quote: "Rory did it for twenty-five quid, and I’ve had worse for ninety.",
      name: "Owen Lister",
      context: "apprentice Tuesdays",
    },
  ],
  hours: [
    { day: "Monday" },
    { day: "Tuesday", open: "09:00", close: "18:00", note: "Apprentice cuts" },
    { day: "Wednesday", open: "10:00", close: "20:00" },
    { day: "Thursday", open: "10:00", close: "20:00" },
    { day: "Friday", open: "10:00", close: "20:00" },
    { day: "Saturday", open: "08:30", close: "17:00", note: "Children from ten to eleven" },
    { day: "Sunday" },
  ],
  hoursNote:
    "Last cut an hour before closing, last colour three. The phone is answered from half past eight.",
  statistics: [
    { figure: "6", label: "chairs, one client per stylist" },
    { figure: "10 min", label: "of looking before we cut" },
    { figure: "14 days", label: "to come back for a change" },
    { figure: "2009", label: "the year of the first fringe" },
  ],
  gallery: [
    {
      caption: "Sharpened every sixth week",
      label: "A pair of scissors and a comb",
      fits: "scissors trim fringe curl dry shape snip curls",
    },
    {
      caption: "You hold it for the last section",
      label: "A hairdryer with its cable hanging down",
      fits: "blow-dry dryer finish blow rough",
    },
    {
      caption: "Ten bulbs, so that nothing surprises you outside",
      label: "A round mirror with light bulbs around it, above a shelf",
      fits: "light window mirror daylight finish consultation wedding trial look",
    },
    {
      caption: "Chair three, at ten in the morning",
      label: "A salon chair on a steel foot",
      fits: "chair seat appointment first visit quiet salon talk person",
    },
    {
      caption: "The only three we would sell you",
      label: "Two pump bottles and a jar",
      fits: "bottle correction brass limescale banding products home shampoo care blonde last",
    },
    {
      caption: "The brush bends it, the comb parts it",
      label: "A round brush with a wooden handle, and a comb",
      fits: "round brush tongs blow-dry finish wash massage holds",
    },
    {
      caption: "Honey, after the third visit",
      label: "Long waves of hair, seen from behind",
      fits: "long hair highlights woven foils blonde natural grown growing",
    },
    {
      caption: "Mixed on a scale, 42 grams",
      label: "Two bowls of colour, each with its tint brush",
      fits: "colour root regrowth tint dye toner grey blending gloss lowlights balayage painted",
    },
  ],
  posts: [
    {
      title: "What to say when you want “just a trim”",
      summary: "A small dictionary of words that mean one thing to you and another to scissors.",
      date: "2026-11-10",
      body: [
        "“An inch” is the most dangerous unit in hairdressing. Yours is often a centimetre; a stylist’s is 2.54 of them. Show it between two fingers, at the front, where you will see it, and ask for it to be shown back to you.",
        "“Layers” can mean weight taken out so that it moves, or visible steps so that it lifts. Say which problem you have: heavy, flat, wide at the bottom. A good stylist will pick the technique.",
        "“Low maintenance” is best put in minutes. Tell us how long you give it on a working morning and what you do in that time. Five minutes and no dryer is a perfectly good brief, and it rules out more than a photograph does.",
        "Last of all, if you have a picture you dislike, show us that as well. It takes ten seconds and has saved more fringes than any consultation form.",
      ],
    },
    {
      title: "Making a blonde last until spring",
      summary: "Brass, breakage and limescale: which bottle does what, and when to leave it alone.",
      date: "2026-09-24",
      body: [
        "Bleached hair turns yellow for three reasons: the toner washes out, minerals in the tap water settle in, or heat scorches it. The purple shampoo that everyone buys helps with the first one only.",
        "Use it once a week, on dry-ish ends, for three minutes. More often and the hair goes dull and faintly lilac, which looks dirty rather than cool. In between, wash with something without sulphates and with water that is less hot than you would like.",
        "If you live with hard water, a chelating wash once a month does more than any mask. You will feel the difference at the basin: the squeak goes.",
        "Keep tongs under 180 °C. Then book a gloss at week six, £32 with a rough dry. It takes forty minutes, and you can put off the next set of foils by two months.",
      ],
    },
    {
      title: "Growing out the dye",
      summary: "Four visits, ten months, and what to expect of the ugly bit in the middle.",
      date: "2026-05-14",
      body: [
        "It starts with two inches of regrowth, which is about sixteen weeks. We need to see where your grey is, since it is seldom even: strong at the temples, late at the back, with a white streak nobody told you about.",
        "On the first visit we weave fine lowlights and highlights through the line so that it stops being a line. Nothing gets covered. You leave looking like yourself with better lighting.",
        "Months four to seven are the ugly bit. There will be three tones and a bad Wednesday. A shorter cut helps, so does a gloss, and so do large earrings. Nearly everyone who gives up gives up here, a visit too soon.",
        "After the fourth visit the ends come off. Grey hair is often coarser and thirstier than the hair you remember, so we go through washing and drying afresh. Eyebrows and glasses may want a rethink, and lipstick usually does.",
      ],
    },
  ],
  events: [
    {
      title: "Plaits for parents",
      text: "Bring a child, or a borrowed one. In an hour you learn two plaits that survive a school day.",
      date: "2027-02-06",
      time: "15:30",
      place: "The salon",
      price: "£12",
    },
    {
      title: "The ten-minute blow-dry",
      text: "Eight mirrors, eight dryers. We work on your own head with your own brush, then wash it and make you do it again.",
      date: "2027-03-04",
      time: "18:30",
      place: "The salon",
      price: "£35",
    },
    {
      title: "Curl evening with Carys",
      text: "Washing, setting and sleeping on it, for curls and coils from 2C to 4C. Come with nothing in your hair.",
      date: "2027-04-28",
      time: "18:30",
      place: "The salon",
      price: "£25",
    },
    {
      title: "Cuts for the food bank",
      text: "All day, all chairs, pay what you like. Everything in the tin goes down the road.",
      date: "2027-05-30",
      time: "10:00",
      place: "The salon",
      price: "from £5",
    },
  ],
  comparisons: [
    {
      title: "Eleven inches, one appointment",
      before:
        "Three years since the last cut: all the weight at the bottom, and thin from the shoulders down.",
      after:
        "A blunt bob to the jaw that falls into place by itself. Twenty minutes of talking, forty of cutting.",
    },
    {
      title: "Curls that had been cut wet",
      before: "A triangle: flat on top, wide at the jaw.",
      after: "Cut dry, curl by curl. Round from every side, two inches shorter and looking longer.",
    },
  ],
  partners: [
    "Heron Street Bridal",
    "Botanic & Brush",
    "Loch Soap Works",
    "The Silk Scarf Company",
    "Ninth Wave Colour",
    "Sharp Brothers, Grinders",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "Google Pay"],
  newsletterTitle: "Empty chairs, first to you",
  newsletterText:
    "When somebody cancels we write to the list, about twice a month. Tuesday chairs go out at a fifth off.",
  contact: {
    title: "Ask before you book",
    text: "Tell us what you have, what you want and when you last coloured. If you answer our e-mail with a photo by a window, we can quote a price.",
    fields: [
      {
        label: "What are you thinking of?",
        kind: "choice",
        options: ["A cut", "Colour", "Colour correction", "Curls", "A wedding", "I don’t know yet"],
      },
      {
        label: "Length now",
        kind: "choice",
        options: ["Short, above the collar", "Medium, to the collarbone", "Long, below the shoulders"],
      },
      { label: "Last coloured, and with what", kind: "text" },
    ],
    action: "Send it over",
  },
  booking: {
    title: "Book a chair",
    text: "Choose a person, or take whoever is free first. Tick “quiet chair” if you would rather not talk.",
    slots: ["10:00", "11:15", "12:30", "14:00", "15:30", "16:00"],
    action: "Reserve the chair",
  },
  places: {
    ledger: {
      street: "41 Argyle Crescent",
      town: "Edinburgh",
      area: "Midlothian",
      phone: "0131 496 0127",
      email: "desk@marchmonthair.example",
    },
    studio: {
      street: "Third floor, 16 Tariff Yard",
      town: "Manchester",
      area: "Greater Manchester",
      phone: "0161 496 0185",
      email: "hello@parting.example",
    },
    counter: {
      street: "2 Picton Corner",
      town: "Bristol",
      area: "West of England",
      phone: "0117 496 0142",
      email: "kettle@friendlyfringe.example",
    },
    signal: {
      street: "9 Foundry Arches",
      town: "Leeds",
      area: "West Yorkshire",
      phone: "0113 496 0109",
      email: "test@levelnine.example",
    },
    almanac: {
      street: "30 Arcade Walk",
      town: "Cardiff",
      area: "South Glamorgan",
      phone: "029 2018 0164",
      email: "letters@wrenandtress.example",
    },
    marquee: {
      street: "5 Exchange Entry",
      town: "Belfast",
      area: "County Antrim",
      phone: "028 9649 6173",
      email: "late@vesper.example",
    },
  },
  pages: [
    { id: "services", name: "Hair" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "People" },
    { id: "gallery", name: "Looks" },
    { id: "questions", name: "Questions" },
    { id: "booking", name: "Book" },
  ],
};
