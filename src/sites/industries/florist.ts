import type { Industry } from "./industry.ts";

export const florist: Industry = {
  id: "florist",
  name: "Florist",
  plural: "Florists",
  synonyms: [
    "florists",
    "flower shop",
    "flower shops",
    "flower store",
    "flower stall",
    "flower delivery",
    "flower studio",
    "floral designer",
    "floral design",
    "floral studio",
    "floristry",
    "flower farm",
    "bouquet delivery",
    "plant shop",
    "houseplant shop",
    "funeral florist",
    "wedding florist",
    "cut flowers",
  ],
  vocabulary: [
    "flowers",
    "flower",
    "floral",
    "bouquet",
    "bouquets",
    "posy",
    "nosegay",
    "bunch of flowers",
    "hand-tied",
    "stems",
    "petals",
    "blooms",
    "roses",
    "tulips",
    "peonies",
    "peony",
    "ranunculus",
    "anemones",
    "dahlias",
    "lilies",
    "orchid",
    "orchids",
    "hydrangea",
    "daffodils",
    "sweet peas",
    "eucalyptus",
    "foliage",
    "buttonhole",
    "boutonniere",
    "corsage",
    "wreath",
    "wreaths",
    "garland",
    "sympathy flowers",
    "valentine’s flowers",
    "mother’s day flowers",
    "vase",
    "vases",
    "houseplants",
    "potted plants",
    "dried flowers",
    "flower arranging",
    "flower subscription",
  ],
  locale: "en-GB",
  customers: "people who send flowers",
  openings: {
    ledger: {
      name: "Hallam & Rook",
      kicker: "Florists near the Minster",
      headline: "Flowers, cut at six and tied by nine.",
      opening:
        "English stems from March to October, the best of the rest in winter. Each bunch is tied in the hand, stands by itself in any jug, and comes with a note in ink.",
      action: "Send flowers",
      secondAction: "Bunches and prices",
    },
    studio: {
      name: "Stem & Bare",
      kicker: "Flowers with some air in them",
      headline: "Leave room around the peony.",
      opening:
        "Few stems, long ones, placed so that you see each of them fall. We work in odd numbers and mostly by a north window.",
      action: "Ask for a bunch",
      secondAction: "Recent work",
    },
    counter: {
      name: "Daisy’s on the Green",
      kicker: "Buckets out by eight",
      headline: "Who’s it for, then? What did you do?",
      opening:
        "Birthday, sorry, or just because it’s Thursday. Tell Daisy about her and we’ll tie something she’ll know was picked.",
      action: "Get her a bunch",
      secondAction: "What’s in the buckets",
    },
    signal: {
      name: "Petal Post",
      kicker: "Same day, by bicycle",
      headline: "On her doorstep by four.",
      opening:
        "One bunch a day, in three sizes. Order by 14:00 inside the ring road, watch the rider, get a photo from the doorstep. Nothing in a van, nothing in a box.",
      action: "Send today",
      secondAction: "S, M, L",
    },
    almanac: {
      name: "The Cutting Garden",
      kicker: "A flower farm and its shop",
      headline: "What is out this week, and why",
      opening:
        "The tulips have gone over, the irises are thinking about it, and for nine days in the last of May there will be nothing in this shop but peonies. We grow on two acres by the river and write down what comes up.",
      action: "Order from the field",
      secondAction: "The field diary",
    },
    marquee: {
      name: "Nightbloom",
      kicker: "Flowers for large rooms",
      headline: "Fill the hall. Stop the talk.",
      opening:
        "Six thousand stems, one night, a ceiling that wasn’t there at noon. By breakfast it has gone to a hospice.",
      action: "Show us the room",
      secondAction: "Bare, then in bloom",
    },
  },
  copies: [
    {
      aboutTitle: "Two acres, one bench, six people",
      about: [
        "We grow about half of what we sell on two acres by the river, and buy the rest from eleven growers within sixty miles and, in the winter months, at auction. The board by the door says which is which.",
        "Stems are cut at six in the morning and stand in deep water until nine. A bunch is tied in a spiral, so that it opens when it is put down and needs no arranging. We guarantee seven days. If yours lasts five, write and we send another.",
        "There is no foam in the building and has not been since 2018. Large pieces are built on moss, wire and chicken mesh, all of which come back to us.",
      ],
      servicesTitle: "Bunches, and larger matters",
      servicesText:
        "From one stem in paper to a church. The price buys flowers by weight and work by the hour, and the card in the window shows the sum.",
      reasons: [
        {
          title: "Seven days, or again",
          text: "Keep the stems cut and the water clean. If they fail before a week, we replace them.",
        },
        { title: "Named growers", text: "The board lists field, county and day of cutting." },
        { title: "No foam, no cellophane", text: "Moss, mesh, paper and string. You may compost the lot." },
        { title: "A note in ink", text: "Up to forty words, written by hand by somebody with good hands." },
      ],
      processTitle: "From field to doorstep",
      process: [
        { title: "Cut, at six", text: "In bud, with dew on, into buckets carried down the rows." },
        { title: "Drink, three hours", text: "Deep water in the dark. This is worth two days in your vase." },
        { title: "Tie", text: "Spiralled in the hand, trimmed level, wrapped in brown paper." },
        {
          title: "Take",
          text: "By bicycle within four miles, by van beyond it, and never left on a step in the sun.",
        },
      ],
      closingTitle: "The bench is clear at nine.",
      closingText:
        "Order by two for the same day. Say who it is for and what they are like; a favourite colour is less use to us than you might think.",
    },
    {
      aboutTitle: "A flower is an event",
      about: [
        "It has a beginning that one tends to miss, a middle of about three days, and an end which can be the best of it. A tulip, left alone, will bend to the window, open till it is flat, and drop its petals one at a time in the night. People throw them out on Wednesday. Wait for Friday.",
        "We like to tie a bunch as it might have come up: the tall things at the back of the mind, something small to find on the third day, one stem that goes its own way. It shouldn’t look arranged. It should look as if you had been walking.",
        "In winter there is bark, berry, seed head, and a hellebore floated in a bowl. There is always something. It is only a question of how close one stands.",
      ],
      servicesTitle: "Made up by hand, that morning",
      servicesText: "You tell us for whom. We look at what the field has done overnight.",
      reasons: [
        { title: "In their season", text: "No peonies in November. The wait is a good half of it." },
        {
          title: "Scent",
          text: "Half the roses in the world have been bred out of theirs. Ours have it still.",
        },
        { title: "Afterwards", text: "Bring back the stalks. They go on the heap and come up as dahlias." },
      ],
      processTitle: "How a bunch is thought of",
      process: [
        { title: "One flower", text: "Whichever stopped us this morning." },
        { title: "Two that answer it", text: "In colour, or by disagreeing." },
        { title: "Something green, with a bend", text: "So the eye has a way in." },
        { title: "Leave it", text: "Most bunches are ruined by the last three stems." },
      ],
      closingTitle: "The sweet peas will not wait",
      closingText: "Write to us with a name and a reason. We will walk down the rows with it in mind.",
    },
    {
      aboutTitle: "Come in, mind the buckets",
      about: [
        "It’s wet, it’s cold and it smells gorgeous. Daisy’s the one with string in her mouth. Say hello to the cat; he’s in the moss.",
        "Half our lot’s from down the river, where Bev’s got two acres and a bad knee. You can see the mud. If it’s February, we’ve got tulips from Lincolnshire and a paraffin heater.",
        "You don’t need to know names. “Pinky ones, bit wild, for my nan, she was a dinner lady” is the best order we’ve had all year.",
      ],
      servicesTitle: "What are we making?",
      servicesText:
        "Tell us the budget out loud. A tenner is a lovely bunch of something; forty’s a lovely bunch of everything.",
      reasons: [
        { title: "A pound a stem bucket", text: "By the door. Make your own, we’ll tie it for nothing." },
        {
          title: "School-run posies",
          text: "Five pounds, for teachers, lollipop ladies and people having a week.",
        },
        { title: "They’ll last", text: "A week, or bring them back and we’ll have words with them." },
        { title: "Forgot? It’s half five?", text: "Ring. Somebody’ll hang about." },
      ],
      processTitle: "Three steps, one of them’s crying",
      process: [
        { title: "Tell us who", text: "Name, age, what they’re like, how bad it is." },
        { title: "We tie it", text: "Ten minutes. There’s a stool." },
        { title: "You do the card", text: "We’ve got a list of things not to write. It’s laminated." },
      ],
      closingTitle: "Shall we do the door or will you?",
      closingText:
        "Give us the street and we’ll be there by four. If nobody’s in, next door gets a daffodil for their trouble.",
    },
  ],
  services: [
    {
      name: "Today’s bunch",
      text: "Whatever is best this morning, tied in the hand and wrapped in brown paper. In three sizes; the middle one fills a jug.",
      price: "from £28",
      unit: "per bunch",
    },
    {
      name: "Sent today",
      text: "Ordered by two, delivered by five, by bicycle within four miles. A photo from the doorstep, and a note in ink.",
      price: "£6",
      unit: "within four miles",
    },
    {
      name: "Flowers every fortnight",
      text: "A bunch on the same weekday, from one season’s start to its end. In a jar that we swap for the last one.",
      price: "from £52",
      unit: "per month",
    },
    {
      name: "For a funeral",
      text: "Sheaves, wreaths and coffin sprays of garden flowers, made with you at the kitchen table if you like. We deliver to the chapel.",
      price: "from £65",
      unit: "each",
    },
    {
      name: "For a wedding",
      text: "From one bouquet and two buttonholes to a church, a barn and a cake. Begins with a walk through the field.",
      price: "from £180",
      unit: "by the piece",
    },
    {
      name: "Rooms and tables",
      text: "Weekly flowers for restaurants, receptions and waiting rooms. We bring, tend, take away and keep the vases clean.",
      price: "from £45",
      unit: "per week",
    },
    {
      name: "Large pieces",
      text: "Arches, ceilings, a staircase. Built overnight on mesh and moss, and carried to a hospice the next day.",
      price: "from £950",
      unit: "with building",
    },
    {
      name: "Plants in pots",
      text: "House plants for people who have killed one. We choose by your window, repot it for you and answer the phone in March.",
      price: "from £12",
      unit: "per plant",
    },
    {
      name: "A bench for the afternoon",
      text: "Eight people learn to spiral a bunch. You use what we would have used, and take two home.",
      price: "£58",
      unit: "3 hours",
    },
    {
      name: "Buckets to do it yourself",
      text: "Forty mixed stems from the field, conditioned and ready, for kitchen-table brides and village halls.",
      price: "£64",
      unit: "per bucket",
    },
  ],
  priceList: [
    {
      title: "In the hand",
      note: "Tied, wrapped and ready for a jug",
      entries: [
        { name: "Small", text: "About twelve stems", price: "£28" },
        { name: "Middle", text: "About twenty", price: "£42" },
        { name: "Large", text: "About thirty-five, both arms", price: "£68" },
        { name: "School-run posy", price: "£5" },
      ],
    },
    {
      title: "For a funeral",
      note: "A day’s notice; two if you can",
      entries: [
        { name: "Sheaf, tied", price: "£65" },
        { name: "Wreath, 14 inches", text: "On moss, with what is out", price: "£95" },
        { name: "Coffin spray", text: "Four feet, garden flowers", price: "£190" },
        { name: "A single stem for each guest", text: "Per dozen", price: "£24" },
      ],
    },
    {
      title: "For a wedding",
      entries: [
        { name: "Bouquet", price: "£140" },
        { name: "Bridesmaid’s bunch", price: "£62" },
        { name: "Buttonhole", price: "£14" },
        { name: "Table, in five small bottles", price: "£48" },
        { name: "Arch, two sides", price: "£640" },
      ],
    },
    {
      title: "Pots and sundries",
      entries: [
        { name: "Pelargonium, scented leaf", price: "£12" },
        { name: "Something unkillable", text: "It really is", price: "£18" },
        { name: "Stoneware jug", price: "£34" },
        { name: "A note, in ink", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "Once a month",
      text: "A large bunch on the first Friday.",
      price: "£58",
      yearlyPrice: "£638",
      unit: "per month, delivered",
      includes: [
        "Thirty-five stems of the season",
        "Delivered within four miles",
        "Skip August if you are away",
      ],
    },
    {
      name: "Every fortnight",
      text: "The middle size, in a jar that we swap.",
      price: "£78",
      yearlyPrice: "£858",
      unit: "per month, delivered",
      includes: [
        "Twenty stems, twice a month",
        "Jar included, washed by us",
        "First of the peonies",
        "A wreath in December",
      ],
      isRecommended: true,
    },
    {
      name: "Every week",
      text: "For people who can’t do without, and for front desks.",
      price: "£148",
      yearlyPrice: "£1,628",
      unit: "per month, delivered",
      includes: [
        "Twenty stems each Monday",
        "Arranged where they stand",
        "Tended on Thursdays",
        "A wreath in December",
      ],
    },
  ],
  people: [
    {
      name: "Daisy Featherstone",
      role: "At the bench",
      text: "Yes, really. Ties forty bunches a day and sings alto with string between her teeth.",
    },
    {
      name: "Beverley Sugden",
      role: "Grower",
      text: "Two acres, one tractor, a diary of first flowerings that goes back to 1996.",
    },
    {
      name: "Marguerite Ellery",
      role: "Weddings",
      text: "Former stage designer. Thinks of a church as a set with very good acoustics.",
    },
    {
      name: "Tomasz Wrona",
      role: "Large pieces",
      text: "Rigger on the ferries before that. Has never dropped a ceiling.",
    },
    {
      name: "Olive Chatterjee",
      role: "Funerals",
      text: "Comes to the house, drinks the tea, remembers what he was like.",
    },
    {
      name: "Raffi Keshishian",
      role: "Deliveries",
      text: "Forty doorsteps by bicycle. Has seen more people cry than a vicar.",
    },
    {
      name: "Prudence Adair",
      role: "Notes, in ink",
      text: "Retired from a bank. Her capital Ds have been framed.",
    },
    {
      name: "Ned Garforth",
      role: "Pots and plants",
      text: "Asks which way your window faces and then what you are really like.",
    },
  ],
  questions: [
    {
      question: "Can you deliver today?",
      answer:
        "If you order by two, yes, by five o’clock and within four miles. Further out we go by van in the morning, up to twenty-five miles, for £14. On Mothering Sunday weekend please order by Thursday.",
    },
    {
      question: "How long will they last?",
      answer:
        "Seven days, if you cut an inch off the stems when they arrive, change the water every second day and keep them away from fruit. If they don’t, send us a picture and we will bring you another bunch without fuss.",
    },
    {
      question: "May I choose what goes in?",
      answer:
        "You may choose a mood, a colour to avoid and a sum. The flowers depend on the morning. If she hates lilies, tell us; if he once said something about cornflowers, tell us that too.",
    },
    {
      question: "What if nobody is at home?",
      answer:
        "Raffi tries a neighbour, then a shady place out of sight, and sends you a photo of it. If there is neither, the flowers come home, drink overnight, and go out again in the morning at no charge.",
    },
    {
      question: "Are your flowers grown in Britain?",
      answer:
        "From March to October nearly all of them, half on our own field. In winter we buy tulips from Lincolnshire, anemones from Cornwall and some roses from growers in Holland and Kenya whose papers we have read. The board says which.",
    },
    {
      question: "Do you make funeral flowers at short notice?",
      answer:
        "In a day. Olive will come to you or talk by phone, whichever is easier. We deliver to the chapel or the house and write the cards by hand. You need not know what you want.",
    },
    {
      question: "What does a wedding cost?",
      answer:
        "A bouquet and four buttonholes come to about £200. The usual wedding with us, church and tables for eighty, is £1,800 to £2,600. If you have £600, we suggest buckets and an afternoon at our bench with your friends.",
    },
    {
      question: "Are any of them harmful to pets?",
      answer:
        "Lilies can kill a cat, so no bunch has them unless you ask. Tulips, daffodils and foxgloves are unkind to dogs that chew. Say the word and we tie one from a list that the vet next door approved.",
    },
    {
      question: "Why don’t you use foam?",
      answer:
        "It is plastic, it crumbles into water and it never goes away. Moss and mesh hold as well and can be used forty times. It takes us a little longer, and the church cleaner likes us more.",
    },
    {
      question: "How does the fortnightly jar work?",
      answer:
        "You pick a weekday. We bring flowers in a jar and take the last one away. Pause by text until noon the day before. If you paid for the year and move house, we return the rest.",
    },
  ],
  testimonials: [
    {
      quote:
        "I said she was a dinner lady, eighty-two, and took no nonsense. They sent dahlias the size of plates. She’s rung three people.",
      name: "Connor Tibbs",
      context: "for his nan",
    },
    {
      quote:
        "Olive sat with us for an hour and asked about the allotment. There were runner beans in the spray. He’d have been mortified and delighted.",
      name: "Judith Ormerod",
      context: "for her father",
    },
    {
      quote:
        "The photo from the doorstep was of my sister, in a dressing gown, with her hand over her mouth. Worth forty-two quid.",
      name: "Helena Sax",
      context: "sent on a Tuesday",
    },
    {
      quote:
        "Five days, and one rose had gone. I mentioned it. By four there was a whole new bunch and an apology to the rose.",
      name: "Winston Blake",
      context: "every fortnight",
    },
    {
      quote:
        "We did eleven tables ourselves out of four buckets. My aunt, who does church flowers, asked who we’d hired.",
      name: "Tess Lavery",
      context: "married in a village hall",
    },
    {
      quote:
        "I have killed everything I ever bought. Ned asked which way the window faced and sold me a thing that looks like a hairbrush. It’s had a baby.",
      name: "Marcus Dooley",
      context: "plant owner, two years",
    },
    {
      quote: "They hung it overnight. I walked in at seven and had to sit down on the stairs.",
      name: "Beatrix Olsen",
      context: "gala, town hall",
    },
    {
      quote:
        "No foam, no bits, nothing left behind but the smell. Our verger wants to know if they’re free at Easter.",
      name: "Canon H. Whitlow",
      context: "St Oswald’s",
    },
    {
      quote:
        "The front desk used to have orchids that looked like a bank. Now patients ask what it is, and forget they’re early.",
      name: "Dr. Leila Sattar",
      context: "weekly flowers",
    },
    {
      quote: "The note was in better handwriting than anything else in our marriage.",
      name: "Giles Pomeroy",
      context: "anniversary, forgiven",
    },
  ],
  hours: [
    { day: "Monday", note: "In the field" },
    { day: "Tuesday", open: "08:30", close: "17:30" },
    { day: "Wednesday", open: "08:30", close: "17:30" },
    { day: "Thursday", open: "08:30", close: "17:30" },
    { day: "Friday", open: "08:00", close: "18:00" },
    { day: "Saturday", open: "08:00", close: "17:00" },
    { day: "Sunday", open: "09:30", close: "13:00", note: "March to October" },
  ],
  hoursNote:
    "Orders by two go out the same day. If you have truly forgotten, telephone: somebody is usually sweeping until six.",
  statistics: [
    { figure: "7 days", label: "in your vase, or again" },
    { figure: "2 acres", label: "by the river" },
    { figure: "11", label: "growers on the board" },
    { figure: "0", label: "blocks of foam since 2018" },
  ],
  gallery: [
    {
      caption: "Wednesday’s, before it was tied",
      label: "A large bunch of roses and peonies",
      fits: "today bunch wedding bouquet hand tie sizes flower tied",
    },
    {
      caption: "By the door, a pound a stem",
      label: "A bucket of tulips",
      fits: "buckets yourself stems season pound fortnight every growers named winter",
    },
    {
      caption: "On moss, and all of it comes back",
      label: "A wreath of leaves with roses along one side",
      fits: "funeral wreath foam large pieces moss mesh coffin",
    },
    {
      caption: "Older than the tractor",
      label: "A watering can",
      fits: "rooms tables weekly water field tend days seven",
    },
    {
      caption: "Daisy’s. Nobody else’s",
      label: "Shears, a leaf and a rose",
      fits: "bench afternoon learn cut spiral stem few scent",
    },
    {
      caption: "An argument between three kinds",
      label: "Anemones, a peony and a rose",
      fits: "colour plain peony sent today note church disagree",
    },
    {
      caption: "For the north window",
      label: "A plant with broad leaves in a clay pot",
      fits: "plants pots window pot repot house unkillable",
    },
    {
      caption: "Cotton, in seven colours",
      label: "Two reels of ribbon",
      fits: "ribbon wrapped paper string buttonholes delivered bicycle note ink",
    },
  ],
  posts: [
    {
      title: "Keep them alive until Sunday",
      summary: "What works, what doesn’t, and what the sachet is for.",
      date: "2026-06-02",
      body: [
        "Cut an inch from each stem the moment they arrive, at a slant, with something sharp. Scissors crush the pipes that the water goes up. Strip every leaf that would stand below the surface; rot begins there.",
        "Use a clean jug and more water than you think. Change it every second day. The sachet is sugar, acid and a drop of bleach, and it does work. A copper coin, aspirin and lemonade we have tried in twelve jugs side by side, and they do nothing to speak of.",
        "Keep them off the radiator and away from the fruit bowl. Ripe bananas give off a gas which tells flowers that it is over. If a rose hangs its head, cut it again and lay it full length in a cold bath for an hour. It feels silly. They come back.",
      ],
    },
    {
      title: "The nine days of peonies",
      summary: "When they come, what they cost, and how to catch one.",
      date: "2026-05-19",
      body: [
        "Ours open on about the twentieth of May and are over by the twenty-ninth. Before that the ones in shops have flown further than you have; after it there are none, whatever the picture says.",
        "Buy them as what growers call marshmallows: a bud that is closed but gives a little between two fingers. Hard as a marble, it may never open. Open already, and you have three days.",
        "They will go from fist to bowl in an afternoon, so don’t put them where you’ll be out. Then, all at once, they drop everything on the table. Leave it there until the morning. It is part of what you paid for.",
      ],
    },
    {
      title: "What to write on the card",
      summary: "Prudence has inked eleven thousand of them. Some advice.",
      date: "2026-11-04",
      body: [
        "Say the thing, then stop. “I was wrong about the boat” has done more good than any amount of verse. For the bereaved: use the name of the person who has died. People are afraid to, and it is the word that is wanted.",
        "Avoid “at least”, in any sentence. Avoid advice. “Thinking of you” is true and may be used again and again; it is like bread.",
        "If nothing comes, tell me who she is to you and I’ll write down the second thing that you say. The first one is always a greeting card.",
      ],
    },
  ],
  events: [
    {
      title: "First tulips",
      text: "The field gate is open. Cut your own at a pound a stem, boots essential, tea in the shed.",
      date: "2027-04-10",
      time: "10:00",
      place: "The field",
      price: "free",
    },
    {
      title: "An afternoon at the bench",
      text: "Daisy teaches eight people to spiral. Two bunches go home with you, and a cut finger or two.",
      date: "2027-03-06",
      time: "13:30",
      place: "The shop",
      price: "£58",
    },
    {
      title: "Wreaths without wire",
      text: "Willow, ivy and seed heads, for any door in any season. All materials, mulled something.",
      date: "2027-01-23",
      time: "13:30",
      place: "The shed",
      price: "£48",
    },
    {
      title: "Peony breakfast",
      text: "Six in the morning, among the rows, with bacon. Nine days a year; this is the first.",
      date: "2027-05-22",
      time: "06:00",
      place: "The field",
      price: "£15",
    },
  ],
  comparisons: [
    {
      title: "Saturday at seven, and at noon",
      before: "A bucket from the field, shears, cold hands.",
      after: "Roses and peonies in the blue vase, with room to open.",
    },
    {
      title: "A stone hall, overnight",
      before: "Bare beams, grey light, an echo.",
      after: "Six thousand stems overhead, and nobody’s voice above a murmur.",
    },
  ],
  partners: [
    "Sugden’s Field",
    "Lark Lane Growers",
    "St Oswald’s Hospice",
    "Blue Kiln Pottery",
    "Fen Edge Tulips",
    "Wold Wedding Barn",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "PayPal"],
  newsletterTitle: "What’s out",
  newsletterText:
    "Each Monday from the field: what has opened, what is nearly over, and how many peonies there will be.",
  contact: {
    title: "Tell us who it’s for",
    text: "A name, a day and a sum are enough to begin with. For weddings and funerals we would sooner talk; leave a number.",
    fields: [
      {
        label: "What is the occasion?",
        kind: "choice",
        options: [
          "A birthday",
          "An apology",
          "A wedding day",
          "A funeral",
          "A new baby",
          "Nothing in particular",
        ],
      },
      { label: "On which day should it arrive?", kind: "date" },
      { label: "What are they like?", kind: "text" },
    ],
    action: "Hand it to Daisy",
  },
  booking: {
    title: "Fetch it yourself",
    text: "Pick a time and we tie it just before, so that it goes home with the dew on. For weddings, this books the walk.",
    slots: ["09:30", "10:30", "11:30", "14:00", "15:30", "16:30"],
    action: "Have it ready",
  },
  places: {
    ledger: {
      street: "15 Goodram Lane",
      town: "York",
      area: "North Yorkshire",
      phone: "01632 960158",
      email: "bench@hallamandrook.example",
    },
    studio: {
      street: "4 Northlight Yard",
      town: "Nottingham",
      area: "Nottinghamshire",
      phone: "0115 496 0162",
      email: "stems@stemandbare.example",
    },
    counter: {
      street: "1 The Green",
      town: "Liverpool",
      area: "Merseyside",
      phone: "0151 496 0117",
      email: "daisy@daisysonthegreen.example",
    },
    signal: {
      street: "27 Canal Basin",
      town: "Reading",
      area: "Berkshire",
      phone: "0118 496 0146",
      email: "ring@petalpost.example",
    },
    almanac: {
      street: "River Lane",
      town: "Hereford",
      area: "Herefordshire",
      phone: "01632 960192",
      email: "field@cuttinggarden.example",
    },
    marquee: {
      street: "80 Digbeth Wharf",
      town: "Birmingham",
      area: "West Midlands",
      phone: "0121 496 0135",
      email: "rooms@nightbloom.example",
    },
  },
  pages: [
    { id: "prices", name: "Prices" },
    { id: "services", name: "What we make" },
    { id: "about", name: "At the bench" },
    { id: "gallery", name: "Pictures" },
    { id: "journal", name: "Field diary" },
    { id: "contact", name: "Send flowers" },
  ],
};
