import type { Industry } from "./industry.ts";

export const spa: Industry = {
  id: "spa",
  name: "Spa",
  plural: "Spas",
  synonyms: [
    "spas",
    "day spa",
    "thermal spa",
    "thermal baths",
    "wellness spa",
    "wellness center",
    "wellness centre",
    "health spa",
    "massage therapist",
    "massage studio",
    "masseuse",
    "masseur",
    "massage",
    "beauty spa",
    "beautician",
    "aesthetician",
    "facialist",
    "skin clinic",
    "sauna",
    "bathhouse",
    "hammam",
    "float centre",
    "nail bar",
    "reflexologist",
  ],
  vocabulary: [
    "deep tissue",
    "hot stone",
    "hot stones",
    "aromatherapy",
    "essential oils",
    "swedish massage",
    "thai massage",
    "shiatsu",
    "lymphatic drainage",
    "reflexology",
    "facial",
    "facials",
    "body scrub",
    "exfoliation",
    "body wrap",
    "mud wrap",
    "seaweed bath",
    "steam room",
    "steam bath",
    "plunge pool",
    "cold plunge",
    "hydrotherapy",
    "jacuzzi",
    "hot tub",
    "robe",
    "robes and slippers",
    "pamper",
    "pampering",
    "treatment room",
    "couples massage",
    "manicure",
    "pedicure",
    "waxing",
    "eyelash",
    "brow tint",
    "skincare",
    "serum",
    "face mask",
    "relax",
    "relaxation",
    "unwind",
    "detox",
    "soak",
    "mineral bath",
    "spa day",
    "spa break",
    "mother-to-be massage",
    "knots in my back",
  ],
  locale: "en-GB",
  customers: "guests",
  openings: {
    ledger: {
      name: "The Assembly Baths",
      kicker: "Warm water and treatments since 2015",
      headline: "Three waters, seven rooms, one afternoon.",
      opening:
        "Bathe at 38 degrees, cool at nine, then lie down for an hour with a therapist who asked first. Never more than twenty-two guests, robes warmed, telephones in the locker.",
      action: "Reserve an afternoon",
      secondAction: "The treatments",
    },
    studio: {
      name: "Unhurried",
      kicker: "Massage and bathing by the harbour",
      headline: "Leave later than you meant to.",
      opening:
        "No clock in any room. Your therapist knows when the hour is over and will not mention it until you have opened your eyes by yourself.",
      action: "Choose a day",
      secondAction: "What we do",
    },
    counter: {
      name: "Pumice & Pals",
      kicker: "The friendly spa on the front",
      headline: "Bring your mum. Bring your bunions.",
      opening:
        "Warm pool, proper massage, scones after. You don’t need to be thin, quiet or posh. Robes go up to 6XL, and Maureen’s had more giggling hen parties through here than hot dinners.",
      action: "Book us in",
      secondAction: "How much, love?",
    },
    signal: {
      name: "Thermal 38",
      kicker: "Contrast bathing, city centre",
      headline: "38° up. 9° down. Repeat.",
      opening:
        "Two-hour sessions every half hour. Sauna, plunge, rest, in rounds you can follow on the wall. Add a massage to the minute. The water is logged four times a day.",
      action: "Book a session",
      secondAction: "Session prices",
    },
    almanac: {
      name: "The Wintering House",
      kicker: "A bathing house on the loch",
      headline: "In praise of being warm right through",
      opening:
        "There is a chill that gets into a person in about November and is still in the wrists at Easter. We have been studying its removal, with seaweed, hot stones and a wood stove, for eleven winters, and have made some progress.",
      action: "Plan a visit",
      secondAction: "From the stove side",
    },
    marquee: {
      name: "Deep End",
      kicker: "Night bathing by the Atlantic",
      headline: "Go under. Come up someone else.",
      opening:
        "Black slate, hot water, the sea going off like thunder behind glass. After eight the lights drop to nothing and you float.",
      action: "Take the plunge",
      secondAction: "After dark",
    },
  },
  copies: [
    {
      aboutTitle: "Twenty-two guests and eleven therapists",
      about: [
        "The house opened in 2015 with one pool and three treatment rooms. There are now three waters, a sauna, a steam room and seven rooms, and the number of guests at any one time has stayed at twenty-two.",
        "All eleven therapists hold a Level 4 diploma in massage or skin, and every one of them receives a treatment from a colleague each fortnight. It is the only kind of training that nobody has ever asked to skip.",
        "Before a treatment you fill in a card of nine questions; the therapist reads it, and asks three more. Pressure, silence, music, the foot you would rather were left alone: it is written down, and is there when you return.",
      ],
      servicesTitle: "Treatments and bathing",
      servicesText:
        "Every treatment of an hour or more includes two hours in the baths, before or after. Prices include the robe, the towel and the tea. We do not add service.",
      reasons: [
        {
          title: "A full hour",
          text: "Sixty minutes of treatment means sixty with hands on. Undressing and talking come before the clock.",
        },
        {
          title: "One therapist per guest",
          text: "Nobody changes over halfway. Ask for the same person next time and we will tell you the days.",
        },
        {
          title: "Water tested four times a day",
          text: "The results hang by the pool, with the temperature and the initials of whoever measured.",
        },
        {
          title: "No shop on the way out",
          text: "What was used on you is written on a card. You can buy it here, or anywhere.",
        },
      ],
      processTitle: "An afternoon, in order",
      process: [
        { title: "Arrive", text: "Fifteen minutes early: locker, warm robe, the card with nine questions." },
        { title: "Bathe", text: "Warm, steam, cold, rest. Two rounds are plenty for a first visit." },
        {
          title: "Treatment",
          text: "Your therapist fetches you by name and walks you back to a couch by the stove.",
        },
        { title: "Rest", text: "Tea and something with oats. The chairs are yours until your session ends." },
      ],
      closingTitle: "Weekday mornings are the quietest.",
      closingText:
        "Tell us how many you are, what aches and whether it is a birthday. We suggest a day and hold it for you until the evening.",
    },
    {
      aboutTitle: "What warm water is for",
      about: [
        "A person who has been cold, or busy, holds the shoulders a little higher than they go. It costs effort and nobody notices, least of all the owner. In water of 38 degrees it takes about eleven minutes until they drop.",
        "We arranged the house around those minutes. Low ceilings by the pool, so that it sounds like a cellar. One lamp to a room. Corridors long enough to stop talking in.",
        "Then the couch, the oil, somebody’s forearm along the muscle that runs beside the spine. People ask what we do that works so well. Mostly we do it slowly, and do not stop when the hour says so but when the breath does.",
      ],
      servicesTitle: "Hands, heat, water",
      servicesText:
        "A short list, because eleven people can be very good at about ten things. Ask if you are not sure; the quieter answer is generally right.",
      reasons: [
        {
          title: "Silence, if you like it",
          text: "A small stone on your tray says that you would rather not be spoken to. Most guests use it by the second visit.",
        },
        {
          title: "Oils from four plants",
          text: "Rosemary, bog myrtle, lavender, and one of nothing at all. Mixed on the morning.",
        },
        {
          title: "An honest no",
          text: "If a bruise, a tablet or an early pregnancy speaks against it, we say so and move the date.",
        },
      ],
      processTitle: "How to spend three hours",
      process: [
        { title: "Do very little", text: "Float with your ears under. Count beams." },
        {
          title: "Be too hot, briefly",
          text: "Eight minutes of steam, with a handful of salt for the knees.",
        },
        { title: "Be cold, more briefly", text: "Nine degrees. You will say something. Everyone does." },
        { title: "Be horizontal", text: "An hour with hands, an hour under wool. We bring the tea to you." },
      ],
      closingTitle: "Come on a day with weather",
      closingText:
        "It is better when it rains. Write to us about what hurts and when you are free, and leave the rest of that evening empty.",
    },
    {
      aboutTitle: "Nobody here has a perfect body",
      about: [
        "We should know, we’ve seen them all. Scars, stretch marks, tan lines in the shape of a football shirt. You’ll be in a robe or in the water and everyone’s far too warm to look.",
        "We’ve got a pool like a bath, a bath like an ice bucket, and eleven therapists with forearms. Maureen does the front, the scones and the sorting out of who’s sharing with who. First-timers get shown round, so you’ll never stand there clutching a towel.",
        "Coming on your own’s lovely too. Bring a book, fall asleep on it. We’ll fish you out for your treatment.",
      ],
      servicesTitle: "What’ll it be?",
      servicesText:
        "Something for the back, something for the face, or just a float and a scone. If it’s a present, ring us and Maureen’ll talk you through it.",
      reasons: [
        {
          title: "Robes that go round",
          text: "Up to 6XL and down to children’s 10. Slippers to size 13. It’s not a spa if you’re holding it shut.",
        },
        {
          title: "Giggling allowed till six",
          text: "After that it’s quiet hours. Hen parties, you have been told.",
        },
        { title: "Scones are in the price", text: "Cheese or fruit. They’re out of the oven at three." },
        {
          title: "Sore, pregnant, recovering?",
          text: "Tell us. There’s nearly always something lovely we can do, and Adanna’s trained for the lot.",
        },
      ],
      processTitle: "Your first go",
      process: [
        { title: "Come in out of the wind", text: "Maureen’ll have your name and a hot water bottle." },
        { title: "Into the robe", text: "Locker, slippers, quick tour. Loo’s behind the fern." },
        { title: "Warm, cold, scream, warm", text: "The cold one’s optional. You’ll do it though." },
        { title: "Treatment, tea, taxi", text: "You won’t want to drive straight off. Sit a bit." },
      ],
      closingTitle: "When did you last sit down?",
      closingText: "Thought so. Tell us when you can get away, and who’s coming, and we’ll do the rest.",
    },
  ],
  services: [
    {
      name: "Bathing session",
      text: "Two hours with three waters, sauna, steam and a couch by the stove. Robe, towel, tea and a scone.",
      price: "£36",
      unit: "2 hours",
    },
    {
      name: "Deep tissue massage",
      text: "Slow, with forearms and thumbs, for backs that sit or carry. Pressure is agreed on a scale of five and asked about twice.",
      price: "£88",
      unit: "60 min, baths included",
    },
    {
      name: "Warm oil massage",
      text: "Long strokes, medium pressure, rosemary or lavender or nothing. The one to take if you have never had one.",
      price: "£82",
      unit: "60 min, baths included",
    },
    {
      name: "Hot stones",
      text: "Basalt at 52 degrees along the spine and in the hands, then cold marble at the neck.",
      price: "£98",
      unit: "75 min, baths included",
    },
    {
      name: "Seaweed bath",
      text: "Fresh bladderwrack in a deep tub for one, hot, twenty-five minutes, then a rinse and a rest under wool.",
      price: "£54",
      unit: "50 min",
    },
    {
      name: "Facial",
      text: "Cleanse, steam, twenty minutes of hands and a mask chosen after looking. No machines, no sales talk.",
      price: "£84",
      unit: "60 min, baths included",
    },
    {
      name: "Salt scrub",
      text: "Sea salt and oil on a heated stone table, buckets of warm water, skin like an otter’s.",
      price: "£58",
      unit: "40 min",
    },
    {
      name: "Mother-to-be",
      text: "From the thirteenth week, lying on your side in a nest of six pillows. Warm, not hot, and no oils that smell.",
      price: "£84",
      unit: "60 min",
    },
    {
      name: "Two together",
      text: "Two couches, two therapists, one room. Afterwards a half hour to yourselves with a pot of tea.",
      price: "£172",
      unit: "60 min, for both",
    },
    {
      name: "Feet",
      text: "A hot soak, pumice, and forty minutes of pressure from heel to toe. No varnish. People come for this from a long way off.",
      price: "£62",
      unit: "50 min",
    },
  ],
  priceList: [
    {
      title: "Bathing",
      note: "Robe, towel, slippers, tea and a scone.",
      entries: [
        { name: "Two hours", price: "£36" },
        { name: "Morning, Tuesday to Thursday", text: "Arrive before eleven", price: "£28" },
        { name: "Whole day", text: "With soup", price: "£64" },
        { name: "Guests of a guest", text: "Second and third visit within a month", price: "£24" },
      ],
    },
    {
      title: "On the couch",
      note: "From sixty minutes on with two hours in the baths.",
      entries: [
        { name: "Warm oil massage", text: "60 minutes", price: "£82" },
        { name: "Deep tissue massage", text: "60 minutes", price: "£88" },
        { name: "Deep tissue massage", text: "90 minutes", price: "£122" },
        { name: "Hot stones", text: "75 minutes", price: "£98" },
        { name: "Mother-to-be", text: "Side-lying, no sauna", price: "£84" },
        { name: "Back, neck, scalp", text: "30 minutes, without baths", price: "£48" },
      ],
    },
    {
      title: "Skin and water",
      entries: [
        { name: "Facial", price: "£84" },
        { name: "Salt scrub", price: "£58" },
        { name: "Seaweed bath", price: "£54" },
        { name: "Feet", price: "£62" },
        { name: "Scrub, then facial", text: "100 minutes", price: "£132" },
      ],
    },
    {
      title: "Days",
      entries: [
        { name: "A day for one", text: "Baths, soup, 60-minute treatment", price: "£118" },
        { name: "A day for two", text: "The same, side by side", price: "£228" },
        { name: "Six friends", text: "Baths, scones, a half-hour treatment each", price: "£420" },
        { name: "The house after closing", text: "For up to twenty-two, three hours", price: "from £900" },
      ],
    },
  ],
  plans: [
    {
      name: "Warm",
      text: "Bathing twice a month.",
      price: "£54",
      yearlyPrice: "£594",
      unit: "per month",
      includes: ["Two bathing sessions", "10% off treatments", "Bring a friend at half price, Tuesdays"],
    },
    {
      name: "Looked after",
      text: "A treatment a month, and the water.",
      price: "£96",
      yearlyPrice: "£1,056",
      unit: "per month",
      includes: [
        "One 60-minute treatment",
        "Two bathing sessions",
        "The same therapist if you wish",
        "Unused months carry over, up to three",
      ],
      isRecommended: true,
    },
    {
      name: "The open door",
      text: "For people who live around the corner.",
      price: "£148",
      yearlyPrice: "£1,628",
      unit: "per month",
      includes: [
        "Bathing whenever there is room",
        "One 60-minute treatment",
        "Your own robe, with a loop and a hook",
        "Two guest visits a season",
      ],
    },
  ],
  people: [
    {
      name: "Sorcha Pendle",
      face: 30,
      role: "Founder, massage",
      text: "Nursed for twelve years, on nights. Learned there what a hand on a shoulder does and built a house for it.",
    },
    {
      name: "Adanna Ikande",
      face: 2,
      role: "Therapist, pregnancy and recovery",
      text: "Level 5 in oncology massage. Careful, funny, and the owner of the six pillows.",
    },
    {
      name: "Lars Brodie",
      face: 31,
      role: "Therapist, deep tissue",
      text: "Was a fisherman. Forearms to match, and the lightest touch on a neck in the house.",
    },
    {
      name: "Meera Thakur",
      face: 34,
      role: "Therapist, skin",
      text: "Looks at a face for two full minutes before she reaches for anything. Has talked many people out of products.",
    },
    {
      name: "Nia Tolliver",
      face: 36,
      role: "Therapist, feet",
      text: "Twenty-two years of feet. Claims to know who reads in bed from the left big toe.",
    },
    {
      name: "Mateo Quiroga",
      face: 1,
      role: "Sauna and water",
      text: "Tests the pools, splits the logs, and leads a round of steam with birch twigs on Fridays.",
    },
    {
      name: "Florrie Hatch",
      face: 18,
      role: "Therapist, stones and scrubs",
      text: "Collects her own basalt from one beach and is vague about which.",
    },
    {
      name: "Maureen Dodd",
      face: 20,
      role: "Front of house, scones",
      text: "Recognises a first-timer from the way they hold the towel. Has never let one stand there.",
    },
  ],
  questions: [
    {
      question: "What should I bring?",
      answer:
        "Swimwear for the baths, and nothing else. Robes, towels, slippers, combs and a plain moisturiser are here. Robes run from a child’s 10 to 6XL. Leave rings at home, since salt and hot water loosen them.",
    },
    {
      question: "What do I wear for a massage?",
      answer:
        "Whatever you are comfortable in. Most people keep their underwear on. You undress and lie down by yourself, under a towel, and only the part being worked on is uncovered.",
    },
    {
      question: "Can I come alone?",
      answer:
        "About a third of our guests do. There is a long table, a bookcase and a row of couches that face the window. Nobody will put you next to a party.",
    },
    {
      question: "I am pregnant. What is possible?",
      answer:
        "From the thirteenth week, the mother-to-be treatment, feet, and a facial, on your side or half sitting. The warm pool for up to fifteen minutes, since it is 38 degrees; please leave out sauna, steam and the plunge. Before week thirteen we would rather wait.",
    },
    {
      question: "Are there reasons not to come?",
      answer:
        "Fever, open wounds, a recent thrombosis, uncontrolled blood pressure, or within six weeks of an operation unless your doctor agrees. With cancer, past or present, you are very welcome: tell us when you book and Adanna will ring you.",
    },
    {
      question: "How early should I arrive?",
      answer:
        "Fifteen minutes. If you have a treatment, come two hours before it and bathe first; warm muscles need half the pressure. If you are late we shorten the bathing and leave the treatment whole where we can.",
    },
    {
      question: "Are telephones allowed?",
      answer:
        "They stay in the locker. If you are on call, or expecting news of a birth, leave yours with Maureen, who will fetch you herself.",
    },
    {
      question: "Do you take children?",
      answer:
        "From ten years in the baths, on Sunday mornings until noon, with an adult each. The rest of the week is for sixteen and over.",
    },
    {
      question: "What if I cannot come after all?",
      answer:
        "Up to 24 hours before, we move it or return your money, whichever you prefer. Later than that we keep half, unless you are ill. Vouchers never expire.",
    },
    {
      question: "Is the cold plunge compulsory?",
      answer:
        "No, though you will be told by a stranger in a robe that it is the best bit. Go in after the heat, up to the neck, breathe out, count to ten. With heart trouble please leave it, and use the cool shower for your feet.",
    },
  ],
  testimonials: [
    {
      quote:
        "I’ve had two children and a job in A&E and I had forgotten I own a back. It’s quite a nice back.",
      name: "Shanice Boateng",
      context: "deep tissue, every month",
    },
    {
      quote:
        "He found the place, stayed on it, and said, “There’s March.” It was March. That was the month I moved house.",
      name: "Douglas Irvine",
      context: "massage with Lars",
    },
    {
      quote:
        "My mother is 84 and wore a 4XL because she liked the sleeves. She did the cold plunge. I did not.",
      name: "Rowena Bly",
      context: "a day for two",
    },
    {
      quote: "I put the little stone on the tray and for one hour no one was interesting to me. Bliss.",
      name: "Catrin Mostyn",
      context: "guest since 2019",
    },
    {
      quote: "Six months after chemo I let somebody touch my shoulder. She asked first, and she asked again.",
      name: "Helena Strand",
      context: "with Adanna",
    },
    {
      quote:
        "Came for the hen do, came back on my own, same Tuesday every month since. The bride’s never been again.",
      name: "Jade Mulholland",
      context: "member",
    },
    {
      quote:
        "Meera told me to stop using four of the five things I’d bought. My skin’s never been better and I’m £90 up.",
      name: "Farida Noor",
      context: "facial",
    },
    {
      quote: "There’s no clock. I thought that would annoy me. I was late for dinner and didn’t care.",
      name: "Piers Langridge",
      context: "first visit",
    },
    {
      quote:
        "Nia did my feet the day before the marathon and the day after. I can only recommend the second one.",
      name: "Tolu Adesanya",
      context: "feet",
    },
    {
      quote:
        "It was hailing sideways and I was up to my chin in seaweed, eating a cheese scone. This country at its best.",
      name: "Ewan Petrie",
      context: "seaweed bath",
    },
  ],
  hours: [
    { day: "Monday" },
    { day: "Tuesday", open: "09:30", close: "21:00" },
    { day: "Wednesday", open: "09:30", close: "21:00" },
    { day: "Thursday", open: "09:30", close: "21:00" },
    { day: "Friday", open: "09:30", close: "22:00", note: "Birch twigs at 19:00" },
    { day: "Saturday", open: "09:30", close: "22:00" },
    { day: "Sunday", open: "09:00", close: "20:00", note: "Families until noon" },
  ],
  hoursNote:
    "Sessions begin every half hour, the last one two hours before we close. Quiet hours from six in the evening.",
  statistics: [
    { figure: "38 °C", label: "in the warm pool" },
    { figure: "9 °C", label: "in the cold one, about as far as your neck" },
    { figure: "22", label: "guests at a time, no more" },
    { figure: "2015", label: "the first winter" },
  ],
  gallery: [
    {
      caption: "Fifty-two degrees, from one beach",
      label: "A pile of smooth dark stones beside a candle",
      fits: "hot stones stone basalt heat warm quiet silence",
    },
    {
      caption: "Bladderwrack goes in at ten",
      label: "A deep stone bath with petals on the water",
      fits: "seaweed bath bathing session water warm pool tub soak",
    },
    {
      caption: "Twenty past three, asleep",
      label: "Somebody lies under a towel on a massage couch",
      fits: "massage deep tissue warm oil back mother-to-be two together couch hands recovery",
    },
    {
      caption: "For hands, while you wait",
      label: "A wooden bowl of water with three flowers afloat",
      fits: "feet soak bowl hands water petals salt foot",
    },
    {
      caption: "Flowers since October, to everyone’s surprise",
      label: "An orchid in a white pot",
      fits: "house window rest flower winter guests present",
    },
    {
      caption: "Rosemary, bog myrtle, and the tin",
      label: "Two bottles of oil and a jar of cream",
      fits: "facial oil skin cream plants mask oils serum",
    },
    {
      caption: "Warmed, up to 6XL",
      label: "Four folded towels in a pile",
      fits: "robe towel towels day six friends bring arrive whole",
    },
    {
      caption: "Steamed first, then pressed along the spine",
      label: "Two bundles of herbs tied in linen",
      fits: "salt scrub herbs linen press thai knots pressure",
    },
  ],
  posts: [
    {
      title: "How to be cold",
      summary: "Nine degrees, ten seconds, and why everyone comes up laughing.",
      date: "2026-12-01",
      body: [
        "The first thing the body does in cold water is gasp. It is a reflex and lasts about half a minute, and everything that is unpleasant about a plunge happens inside it. So walk in on an out-breath, slowly, and let the gasp come while your shoulders are still dry.",
        "Then go down to the neck and count to ten. Breathe out for longer than you breathe in. Somewhere around seven a curious calm arrives: blood has left the skin, the heart has slowed, and your head is very clear.",
        "Come out then, and not later. Thirty seconds is quite enough for a first winter. The glow that follows is the point of it, and it lasts longer if you do not jump straight back into hot water. Sit by the stove, in wool, and let it find its own way.",
        "Not for bad hearts, and never alone. In here there is always somebody in a robe within reach, telling you that it is the best bit.",
      ],
    },
    {
      title: "What the knots are",
      summary: "A therapist’s answer to the question we hear most.",
      date: "2026-09-29",
      body: [
        "“You’re full of knots,” people say their last masseur told them, with some pride. Nothing in there is tied. If you took a picture of a muscle that feels like a walnut, you would see a perfectly ordinary muscle.",
        "What we feel under a thumb is a part of it that will not switch off. It has been holding something up for a long time: a head that looks at a screen, a child on one hip, a breath. The nerve keeps saying “hold”, and it holds.",
        "Pressing hard on it is a way of shouting at somebody who is already frightened. We wait on it instead, at a pressure of perhaps three on our scale of five, until it softens by itself. That takes between ten seconds and a minute and a half.",
        "So more force is rarely better. If you are holding your breath on the couch, tell us. The muscle is holding it too.",
      ],
    },
    {
      title: "A scone recipe, at last",
      summary: "Maureen gives in. Makes twelve, or nine for this house.",
      date: "2026-05-06",
      body: [
        "450 g of self-raising flour, two teaspoons of baking powder, half a teaspoon of salt. Rub in 100 g of cold butter with cold fingers, and stop before you think you should.",
        "For cheese: 180 g of a strong cheddar, most of it in and some on top, and a teaspoon of mustard powder. For fruit: 60 g of sugar and a fistful of sultanas that have sat in tea.",
        "Make a well and pour in 280 ml of buttermilk. Use a knife and not your hands. It should look as though it has gone wrong. Tip it out, pat it to the height of a matchbox, cut straight down and do not twist.",
        "Fourteen minutes at 220 degrees. Eat them within the hour, horizontally, in a robe.",
      ],
    },
  ],
  events: [
    {
      title: "Birch and steam",
      text: "Mateo leads three rounds of sauna with twigs, honey and cold water. Hats provided. Bring nerve.",
      date: "2027-01-22",
      time: "19:00",
      place: "The sauna",
      price: "£48",
    },
    {
      title: "Lights out",
      text: "The pools by moon, or failing that by two candles. No talking from the door onwards.",
      date: "2027-02-26",
      time: "19:30",
      place: "The baths",
      price: "£44",
    },
    {
      title: "Hands for beginners",
      text: "For couples and friends: how to do a neck, a hand and a foot at home, on a kitchen chair.",
      date: "2027-03-14",
      time: "15:00",
      place: "Treatment room 7",
      price: "£65",
    },
    {
      title: "Carers’ morning",
      text: "For people who look after somebody. Bathing, a short treatment, lunch. Paid for by those who could.",
      date: "2027-04-20",
      time: "09:30",
      place: "The whole house",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Shanice, on her day off",
      before: "One eye on the laptop, a mug gone cold, shoulders up by the ears.",
      after: "Under a towel by ten past two. She remembers the oil and then nothing.",
    },
    {
      title: "Rowena’s mother",
      before: "Cold hands since October.",
      after: "Warm until Thursday, by her own account.",
    },
  ],
  partners: [
    "Skerry Seaweed Co.",
    "Bog Myrtle Apothecary",
    "The Carers’ Fund",
    "Wool & Weather",
    "Old Pier Hotel",
    "Birchwood Sauna Guild",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "Gift vouchers"],
  newsletterTitle: "When it rains",
  newsletterText:
    "On the first properly wet day of each month we write with the quiet hours that are left, and something to read in the bath.",
  contact: {
    title: "Tell us what aches",
    text: "Or whose birthday it is. Anything medical is read by a therapist and nobody else.",
    fields: [
      {
        label: "Who is coming?",
        kind: "choice",
        options: ["Just me", "Two of us", "A party of three to six", "A larger group", "It’s a present"],
      },
      { label: "Something we should know", kind: "text" },
      { label: "A day that suits", kind: "date" },
    ],
    action: "Send to the house",
  },
  booking: {
    title: "Choose your session",
    text: "Two hours of bathing from the time you pick. Add a treatment, and we put it in the second hour, when you are warm.",
    slots: ["09:30", "11:00", "13:00", "14:30", "16:00", "17:30"],
    action: "Hold my robe",
  },
  places: {
    ledger: {
      street: "1 Hot Bath Passage",
      town: "Bath",
      area: "Somerset",
      phone: "01632 960108",
      email: "robes@assemblybaths.example",
    },
    studio: {
      street: "Net Loft, Smeaton’s Slip",
      town: "St Ives",
      area: "Cornwall",
      phone: "01632 960167",
      email: "slowly@unhurried.example",
    },
    counter: {
      street: "22 Marine Parade",
      town: "Saltburn-by-the-Sea",
      area: "North Yorkshire",
      phone: "01632 960143",
      email: "maureen@pumicepals.example",
    },
    signal: {
      street: "38 Chapel Basin",
      town: "Salford",
      area: "Greater Manchester",
      phone: "0161 496 0138",
      email: "sessions@thermal.example",
    },
    almanac: {
      street: "The Old Ice House, Shore Road",
      town: "Ullapool",
      area: "Ross-shire",
      phone: "01632 960195",
      email: "stove@winteringhouse.example",
    },
    marquee: {
      street: "9 Causeway Strand",
      town: "Portrush",
      area: "County Antrim",
      phone: "028 9649 6109",
      email: "under@deepend.example",
    },
  },
  pages: [
    { id: "services", name: "Treatments" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "The house" },
    { id: "gallery", name: "Rooms" },
    { id: "journal", name: "Reading" },
    { id: "questions", name: "Before you come" },
    { id: "booking", name: "Reserve" },
  ],
};
