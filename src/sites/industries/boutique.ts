import type { Industry } from "./industry.ts";

export const boutique: Industry = {
  id: "boutique",
  name: "Boutique",
  plural: "Boutiques",
  synonyms: [
    "clothing store",
    "clothes shop",
    "clothes store",
    "clothing boutique",
    "fashion boutique",
    "fashion store",
    "fashion shop",
    "fashion label",
    "fashion brand",
    "fashion designer",
    "womenswear",
    "menswear",
    "dress shop",
    "ladies fashion",
    "vintage clothing",
    "vintage clothes shop",
    "secondhand clothing",
    "thrift store",
    "consignment store",
    "tailor",
    "tailoring",
    "dressmaker",
    "shoe store",
    "shoe shop",
    "personal shopper",
    "clothing line",
    "apparel",
  ],
  vocabulary: [
    "clothes",
    "clothing",
    "dress",
    "dresses",
    "coat rack",
    "jacket",
    "blazer",
    "trousers",
    "skirt",
    "blouse",
    "knitwear",
    "sweater",
    "cardigan",
    "denim",
    "jeans",
    "shoes",
    "boots",
    "handbag",
    "handbags",
    "scarf",
    "hat",
    "hats",
    "outfit",
    "outfits",
    "wardrobe",
    "fitting room",
    "hem",
    "hemming",
    "alterations",
    "seam",
    "size",
    "sizes",
    "capsule wardrobe",
    "collection",
    "autumn collection",
    "lookbook shoot",
    "fashion",
    "garment",
    "garments",
    "merino",
    "cashmere",
    "silk",
    "window display",
    "trunk show",
  ],
  locale: "en-US",
  customers: "customers",
  openings: {
    ledger: {
      name: "Alder & Voss",
      kicker: "Clothiers since 1994",
      headline: "Coats for the next eleven winters.",
      opening:
        "Wool, cotton and leather from nineteen makers whom we visit once a year. Hemmed upstairs while you have a coffee, and mended for as long as there is cloth to sew to.",
      action: "Reserve a fitting",
      secondAction: "What we carry",
    },
    studio: {
      name: "Selvedge Row",
      kicker: "A small shop for few clothes",
      headline: "Thirty-one pieces. That is the season.",
      opening:
        "We buy twice a year and stop early. Everything on the rail goes with everything else, so that a person may own nine things and never think about it again.",
      action: "See the rail",
      secondAction: "How we choose",
    },
    counter: {
      name: "Hattie’s Rail",
      kicker: "New, nearly new and never boring",
      headline: "Come for the dress. Stay for the gossip.",
      opening:
        "Frocks, jeans that fit, shoes you can dance in. We’ll tell you the truth in front of the mirror, and if it’s wrong we’ll fetch you the right one.",
      action: "Book some fun",
      secondAction: "See what’s in",
    },
    signal: {
      name: "Fit Index",
      kicker: "Clothes by measurement",
      headline: "Get measured once. Send nothing back.",
      opening:
        "Get measured once, in seven minutes. We show you only what fits: brand, cut, size and how many are left on the rail. Held for you for 48 hours.",
      action: "Get measured",
      secondAction: "Prices and plans",
    },
    almanac: {
      name: "The Mended Elbow",
      kicker: "Clothes, and the years they are worn",
      headline: "On the patience of a good cardigan",
      opening:
        "It goes with you to the school gate and the hospital and the lake, and at some point it is the garment people draw you in. We sell such things new and already started, and keep a journal of where they have been.",
      action: "Come and browse",
      secondAction: "Read the journal",
    },
    marquee: {
      name: "Saint Velour",
      kicker: "Evening wear and entrances",
      headline: "Walk in last.",
      opening:
        "Velvet, bias-cut silk, one red coat. Three fitting rooms with kind lamps, a pair of shears on the table, and somebody who has seen a great many doors opened.",
      action: "Claim a fitting room",
      secondAction: "Tonight’s rail",
    },
  },
  copies: [
    {
      aboutTitle: "Nineteen makers and a sewing room",
      about: [
        "The shop opened in 1994 with one rail and a borrowed mirror. It carries nineteen makers today, all of whom we have visited, and about four hundred pieces at a time. When something sells out it is gone until the maker has cloth again.",
        "Above the shop is a sewing room with three machines. Hems, sleeves and waists are included in the price of whatever you buy here, and take a day. Clothes from elsewhere are altered too, at the prices on the list.",
        "We mend what we have sold for nothing in the first two years and at cost after that. Bring it washed.",
      ],
      servicesTitle: "At your service",
      servicesText: "The clothes hang downstairs, with their prices. What we do around them is listed here.",
      reasons: [
        {
          title: "Alterations included",
          text: "Hem, sleeve and waist on anything bought here, ready the next day. A coat takes three.",
        },
        {
          title: "Sizes 2 to 24",
          text: "Every cut we order, we order through. If your size is out, we write to the maker and to you.",
        },
        {
          title: "Thirty days to change your mind",
          text: "Money back with the ticket on, credit without. You need no reason.",
        },
        {
          title: "Mended for two years",
          text: "Seams, buttons, zippers and moth. Free for two years, at cost ever after.",
        },
      ],
      processTitle: "How a fitting goes",
      process: [
        {
          title: "Reserve",
          text: "Forty-five minutes, one person with you. Tell us the occasion, if there is one.",
        },
        { title: "Rail", text: "We hang eight to ten pieces in your size before you arrive." },
        {
          title: "Pins",
          text: "Whatever stays is pinned on you and marked. You see it from behind as well.",
        },
        { title: "Collect", text: "Next day after four, pressed. We deliver in town on Fridays." },
      ],
      closingTitle: "Your size is hanging here.",
      closingText:
        "Reserve a fitting room and tell us what you need. Eight pieces will be waiting, and nobody stands outside the curtain.",
    },
    {
      aboutTitle: "What one reaches for",
      about: [
        "Open your wardrobe and there will be a dent in it, where the hand always goes. We are interested in what hangs there. It is rarely the newest thing, or the dearest; it is the one that agrees with you.",
        "So we buy slowly. A blouse is worn by one of us for a month before it is ordered, washed nine times and slept in on a train. Of a hundred samples about thirty stay.",
        "And then we would like you to keep it. We know the makers by their first names, and keep a drawer with their buttons.",
      ],
      servicesTitle: "Besides selling clothes",
      servicesText:
        "Mending, shortening, thinking. Some people come for an hour to look at what they own already, and leave with a shorter rail.",
      reasons: [
        {
          title: "Worn before we order",
          text: "A month on one of nine bodies between 24 and 71 years of age, notes kept.",
        },
        {
          title: "Cloth with a name",
          text: "Each ticket says which mill, which sheep or which field, and who sewed it.",
        },
        {
          title: "Nothing is hurried out",
          text: "There is no sale in January. What has not found its person yet waits upstairs.",
        },
      ],
      processTitle: "Finding the nine",
      process: [
        { title: "Bring three", text: "Things that you wear and would replace if they burned." },
        { title: "Look", text: "We lay them on the table. They usually turn out to be cousins." },
        { title: "Try", text: "Few pieces, in daylight, sitting down too. One sits more than one stands." },
        {
          title: "Sleep on it",
          text: "We hold it for two days. About a third is not collected, and that is as it should be.",
        },
      ],
      closingTitle: "Bring the thing you always wear",
      closingText: "We should like to see it. From there it takes an hour, a mirror and hardly any talking.",
    },
    {
      aboutTitle: "Honest mirrors, decent lamps",
      about: [
        "You know those fitting rooms where you look like you’ve been dug up? Ours have lamps your nan would approve of and a curtain that shuts all the way. It’s half the battle.",
        "There’s five of us, every shape going, and we’ve all cried in a changing room somewhere. So we fetch sizes before you ask, we don’t hover, and if it makes you look like a sofa we’ll say so.",
        "Buy nothing, have a coffee, come back Saturday. That’s allowed. Most of our friends started that way.",
      ],
      servicesTitle: "What we’ll do for you",
      servicesText:
        "Find it, pin it, hem it, wrap it. And if you’ve a wedding in three weeks and nothing to wear, ring us before you panic.",
      reasons: [
        { title: "We’ll tell you", text: "Kindly. “Not that one, love” has saved people thousands." },
        { title: "All sizes on one rail", text: "2 to 24, next to each other, no back room." },
        { title: "Hems while you lunch", text: "Trousers by two if you come before noon." },
        { title: "Bring it back", text: "Thirty days. Even if your sister said it, not you." },
      ],
      processTitle: "First time in?",
      process: [
        { title: "Mooch about", text: "Touch things. That’s what they’re for." },
        { title: "Shout a size", text: "We’ll bring that and the one either side." },
        { title: "Twirl", text: "Big mirror in the middle, opinions free." },
        { title: "Take it home", text: "Tissue, ribbon, and a biscuit for whoever waited." },
      ],
      closingTitle: "Got a thing on Saturday?",
      closingText:
        "Tell us where you’re going and what size you think you are. We’ll have a rail ready and the kettle on.",
    },
  ],
  services: [
    {
      name: "Private fitting",
      text: "A room to yourself, eight to ten pieces hung in your size, one person to fetch and pin.",
      price: "free",
      unit: "45 min",
    },
    {
      name: "Alterations",
      text: "Hem, sleeve or waist. Included with anything bought here; at these prices for clothes from elsewhere.",
      price: "from $18",
      unit: "next day",
    },
    {
      name: "Wardrobe hour",
      text: "At your place, in front of your own rail: keep, mend, give away. A list of what is missing, and it is short.",
      price: "$120",
      unit: "90 min",
    },
    {
      name: "Mending",
      text: "Seams, linings, zippers, elbows, moth. Free for two years on what we sold.",
      price: "from $12",
      unit: "3 to 7 days",
    },
    {
      name: "Made to measure",
      text: "Coats, trousers and shirts cut for you by two of our makers, from their own cloth books.",
      price: "from $380",
      unit: "6 weeks, two fittings",
    },
    {
      name: "Evening for friends",
      text: "The shop after closing for six to twelve people, with wine, music and every mirror.",
      price: "$25",
      unit: "per person, taken off any purchase",
    },
    {
      name: "Sell us your good things",
      text: "We buy well-kept clothes of makers we know, for half of what we ask. Cash, or more in credit.",
      price: "free",
      unit: "Tuesdays, no appointment",
    },
    {
      name: "Occasion parcel",
      text: "Three outfits in your size, posted. Keep what you like and send the rest back, postage paid.",
      price: "$15",
      unit: "per parcel, credited",
    },
    {
      name: "Knit care",
      text: "Hand-washed, combed, cedar in the pocket, stored from May to October.",
      price: "$9",
      unit: "per piece",
    },
    {
      name: "Shoe care",
      text: "Cleaned, fed and soled by the cobbler next door. Bring them by Wednesday.",
      price: "from $28",
      unit: "ready on Saturday",
    },
  ],
  priceList: [
    {
      title: "On the rail",
      note: "What things usually cost here",
      entries: [
        { name: "T-shirts and tops", text: "Heavy cotton, linen", price: "from $38" },
        { name: "Shirts and blouses", price: "from $95" },
        { name: "Knitwear", text: "Merino, lambswool, some cashmere", price: "from $120" },
        { name: "Trousers and jeans", price: "from $110" },
        { name: "Dresses", price: "from $140" },
        { name: "Coats", price: "from $290" },
      ],
    },
    {
      title: "Started by others",
      note: "Secondhand, checked and washed",
      entries: [
        { name: "Shirts and knits", price: "from $22" },
        { name: "Dresses and jackets", price: "from $38" },
        { name: "Coats", price: "from $85" },
        { name: "Bags and belts", price: "from $25" },
      ],
    },
    {
      title: "Sewing room",
      note: "Included with what you buy here",
      entries: [
        { name: "Hem, trousers or skirt", price: "$18" },
        { name: "Sleeves, pair", price: "$24" },
        { name: "Waist", price: "$26" },
        { name: "New zipper", price: "$22" },
        { name: "Coat, new lining", price: "$120" },
      ],
    },
  ],
  plans: [
    {
      name: "Rail card",
      text: "For those who drop by.",
      price: "free",
      unit: "for good",
      includes: ["Your measurements on file", "A call when your size comes in", "Pieces held for two days"],
    },
    {
      name: "Season",
      text: "For those who would rather not think about it.",
      price: "$45",
      yearlyPrice: "$480",
      unit: "per month, spent in full on clothes",
      includes: [
        "The money stays yours as credit",
        "First look, a week before the rail",
        "Two wardrobe hours a year",
        "Mending free for life",
      ],
      isRecommended: true,
    },
    {
      name: "Parcel",
      text: "For those who live far away.",
      price: "$15",
      unit: "per parcel, credited",
      includes: [
        "Three outfits in your size",
        "Ten days to try them at home",
        "Return postage paid",
        "Hems done before sending",
      ],
    },
  ],
  people: [
    {
      name: "Henrietta Vance",
      face: 20,
      role: "Owner and buyer",
      text: "Wears each sample for a month. Has been asked for her coat by strangers in four airports.",
    },
    {
      name: "Isadora Quaye",
      face: 2,
      role: "Shop floor",
      text: "Guesses a size from the doorway and is wrong about twice a year.",
    },
    {
      name: "Lionel Prescod",
      face: 7,
      role: "Shop floor, menswear",
      text: "Taught himself to tie forty knots. Recommends three.",
    },
    {
      name: "Nadia Kowalczyk",
      face: 18,
      role: "Sewing room",
      text: "Thirty years at the machine. Can hem a circle skirt while telling you about her sister.",
    },
    {
      name: "Tamsin Opoku",
      face: 15,
      role: "Windows",
      text: "Changes the window every second Sunday night, with a ladder and one friend.",
    },
    {
      name: "Gideon Farr",
      face: 5,
      role: "Secondhand buying",
      text: "Reads care labels as others read poems. Finds the moth before the moth does.",
    },
    {
      name: "Coralie Etienne",
      face: 24,
      role: "Fittings and evenings",
      text: "Worked backstage at the opera. Has fastened forty hooks in the dark.",
    },
    {
      name: "Alma Strand",
      face: 36,
      role: "Mending",
      text: "Darns so that you cannot find it, or so that everybody does. You choose.",
    },
  ],
  questions: [
    {
      question: "Which sizes do you carry?",
      answer:
        "US 2 to 24 in women’s cuts and 34 to 54 in jackets. We order each cut in every size it is made in, and hang them together. If yours is sold out we write it down, ask the maker and call you, and about half of the time it comes.",
    },
    {
      question: "Are alterations really included?",
      answer:
        "Yes, for anything you buy here, new or secondhand: hem, sleeve and waist. Trousers take a day, coats three. Larger changes, such as a shoulder, are priced before we cut. Clothes from elsewhere are welcome at the list price.",
    },
    {
      question: "Can I return something?",
      answer:
        "Within thirty days with the ticket on you get your money back, without it a credit. Altered pieces we take back if the fault is ours. Evening wear has the same terms, and we do notice perfume.",
    },
    {
      question: "Must I book a fitting?",
      answer:
        "Not at all. For a private fitting, though, it helps us to hang your size beforehand, and on Saturdays the rooms are full from eleven. Fittings cost nothing and oblige you to nothing.",
    },
    {
      question: "Is there a sale?",
      answer:
        "No. Prices stay as they are, and what is left waits for its season. On the last weekend in January we sell samples and single pieces from upstairs at half, and there is a line.",
    },
    {
      question: "Where are the clothes made?",
      answer:
        "Nineteen makers in nine countries, most of them with fewer than forty people. The ticket says where the cloth was woven and who sewed it. We have visited all of them and go back every year.",
    },
    {
      question: "Do you buy used clothes?",
      answer:
        "On Tuesdays Gideon looks through what you bring, washed and on hangers. He takes makers we know and cloth that has years left, and pays half of what we shall ask, or six tenths in credit. The rest he folds again.",
    },
    {
      question: "Will you mend something you did not sell?",
      answer:
        "Gladly, from $12. Our own pieces are free for two years. For moth, put the garment in a bag in the freezer for three days before you bring it; we like our other sweaters as they are.",
    },
    {
      question: "Can you dress me for a wedding in three weeks?",
      answer:
        "Yes. Bring the invitation, shoes if you have them, and somebody honest. Most guests are done in one fitting and one hem. For made to measure we need six weeks.",
    },
    {
      question: "Do you send things?",
      answer:
        "Anywhere in the country, in two to four days, for $8, and free above $150. If you would like to choose at home, ask for an occasion parcel: three outfits, ten days, return postage paid.",
    },
  ],
  testimonials: [
    {
      quote:
        "She said “not that one” four times and “there you are” once. I have worn it to two weddings and a trial.",
      name: "Meredith Osgood",
      context: "a navy dress",
    },
    {
      quote:
        "The coat is nine years old. They have relined it twice, the second time in a red I’d never have dared.",
      name: "Paul Tremaine",
      context: "gray overcoat",
    },
    {
      quote: "Size 22, on the same rail as everybody else. I stood there for a bit.",
      name: "Latoya Bingham",
      context: "customer since 2021",
    },
    {
      quote:
        "I brought three old sweaters and went home with the same three and a pair of trousers. Cheapest shopping of my life.",
      name: "Ingrid Soames",
      context: "wardrobe hour",
    },
    {
      quote: "My teenager was given an opinion by Lionel and took it. He has never taken one of mine.",
      name: "Deborah Chu",
      context: "first suit",
    },
    {
      quote: "Alma darned my father’s cardigan in yellow so that you can see where he leaned on his desk.",
      name: "Rachel Amsel",
      context: "mending",
    },
    {
      quote: "The parcel came with the hem already done. How did they know? They’d asked. I had forgotten.",
      name: "Joy Pelletier",
      context: "lives four hours away",
    },
    {
      quote: "Lamps! Somebody has finally thought about the lamps.",
      name: "Constance Mbeki",
      context: "fitting room two",
    },
    {
      quote: "I tried on eleven things and bought none. They gave me a biscuit. Naturally I came back.",
      name: "Tess Harrigan",
      context: "Saturday regular",
    },
    { quote: "I walked in last. It worked.", name: "Vivienne Roca", context: "one red coat" },
  ],
  hours: [
    { day: "Monday" },
    { day: "Tuesday", open: "10:00", close: "18:00", note: "Gideon buys secondhand" },
    { day: "Wednesday", open: "10:00", close: "18:00" },
    { day: "Thursday", open: "10:00", close: "20:00" },
    { day: "Friday", open: "10:00", close: "18:00" },
    { day: "Saturday", open: "10:00", close: "18:00" },
    { day: "Sunday", open: "12:00", close: "16:00", note: "November to January" },
  ],
  hoursNote:
    "The sewing room takes things in until an hour before we close. On Thursdays there is wine after six.",
  statistics: [
    { figure: "1994", label: "one rail, a borrowed mirror" },
    { figure: "19", label: "makers, all of them visited" },
    { figure: "2 to 24", label: "sizes on one rail" },
    { figure: "2 years", label: "of mending, free" },
  ],
  gallery: [
    {
      caption: "Thursday’s rail, before six",
      label: "Coats, shirts and dresses on a rail",
      fits: "rail season clothes sizes private fitting collection clothing started",
    },
    {
      caption: "One red coat, waiting",
      label: "A coat on a tailor’s bust",
      fits: "coat made measure alterations evening occasion parcel pins entrance",
    },
    {
      caption: "Holds a book, a knife and a lie",
      label: "A handbag with a clasp",
      fits: "bags handbag sell good things secondhand leather",
    },
    {
      caption: "Danced in, resoled, danced in",
      label: "A pair of shoes with heels",
      fits: "shoe shoes care soled wedding dance evening friends",
    },
    {
      caption: "Merino, washed nine times",
      label: "A stack of folded knitwear",
      fits: "knit knitwear care sweater cardigan moth mending cloth season",
    },
    {
      caption: "For the lake, the lawn and the rain",
      label: "A straw hat with a band, and sunglasses",
      fits: "hat summer sun occasion wardrobe travel",
    },
    {
      caption: "Tissue, ribbon, biscuit",
      label: "Two paper bags with ribbons",
      fits: "parcel collect wrap home return gift evening bag paper",
    },
    {
      caption: "Nadia’s table at half past eight",
      label: "Shears, a reel of thread and a tape",
      fits: "sewing alterations hem mending zipper waist sleeve measure pinned",
    },
  ],
  posts: [
    {
      title: "Nine things, forty outfits",
      summary: "A small wardrobe that works, counted out on a table.",
      date: "2026-09-24",
      body: [
        "Start with two pairs of trousers, one dark and one not. Add a skirt or a third pair, whichever you would rather wear to a funeral and a picnic.",
        "Then three tops that each go with all of those: a white shirt that has been washed often, something striped, something in the color people compliment you on. Two layers, one thin knit and one with sleeves you can push up. One coat.",
        "That makes nine, and if each top meets each bottom and either layer you have more outfits than a season has Mondays. The trick is to allow only two dark colors. Navy and black in the same wardrobe quarrel in daylight.",
        "Write down what you wear for two weeks. Whatever is not on the list is a guest.",
      ],
    },
    {
      title: "How to look at a seam",
      summary: "Five things to check before you pay, in the time it takes to find your card.",
      date: "2026-05-28",
      body: [
        "Turn it inside out. A hem deeper than your thumb can be let down one day, and somebody thought of that. Raw edges should be bound or felled, at least where they rub.",
        "Pull gently on both sides of a seam. If you see the stitches like a ladder, the thread is too long or too loose and will go at the third dance.",
        "Buttons: look for a shank or a second small button behind. Stripes should meet at the pocket. And scrunch the cloth in your fist, count to five, and let go. Whatever it looks like then is what it will look like at noon.",
      ],
    },
    {
      title: "A truce with moths",
      summary: "Cold, light, cedar, in that order.",
      date: "2026-03-31",
      body: [
        "What eats the wool is the larva, and it likes darkness, quiet and a trace of soup. So wash before you store, even what looks clean. Particularly what looks clean.",
        "Three days in the freezer, in a closed bag, ends the matter. Let it thaw in the bag, or the damp goes into the wool.",
        "Cedar and lavender discourage the flying ones, who are only looking for somewhere to lay. Renew the scent with sandpaper each spring.",
        "Then open the wardrobe once a week and move things. They hate company.",
      ],
    },
  ],
  events: [
    {
      title: "Samples and singles",
      text: "One of each from upstairs at half. There is a line, and coffee along it.",
      date: "2027-01-30",
      time: "10:00",
      place: "The shop",
      price: "free",
    },
    {
      title: "Learn to darn",
      text: "Bring a hole. Alma brings wool, mushrooms and patience, for eight people.",
      date: "2027-02-18",
      time: "18:00",
      place: "Sewing room",
      price: "$35",
    },
    {
      title: "The weaver’s visit",
      text: "One of our nineteen makers shows spring cloth and takes measurements for coats.",
      date: "2027-03-13",
      time: "13:00",
      place: "The shop",
      price: "free",
    },
    {
      title: "Swap night",
      text: "Five good pieces in, five out. What is left goes to the women’s shelter.",
      date: "2027-04-22",
      time: "18:30",
      place: "The shop",
      price: "$10",
    },
  ],
  comparisons: [
    {
      title: "A closet on Elm Street",
      before: "Sixty-one hangers, nineteen black tops, two of them with tickets. Nothing to wear.",
      after: "Twenty-three hangers. Eleven pieces sold on a Tuesday, four mended, one bought.",
    },
    {
      title: "A coat, nine years on",
      before: "Lining in ribbons, one pocket gone to the keys.",
      after: "Relined in red, pocket in leather. Good until 2035, says Nadia.",
    },
  ],
  partners: [
    "Harrow Mill",
    "Ines & Fils",
    "Tidewater Denim",
    "Oriel Knits",
    "Pell Street Cobblers",
    "Casa Lino",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "Klarna"],
  newsletterTitle: "New on the rail",
  newsletterText: "One letter a fortnight: what came in, in which sizes, and what is down to the last one.",
  contact: {
    title: "Ask after something",
    text: "A size, a color, a coat you saw in the window in March. Isadora looks and writes back the same day.",
    fields: [
      { label: "What are you looking for?", kind: "text" },
      {
        label: "Your size, more or less",
        kind: "choice",
        options: ["2 to 6", "8 to 12", "14 to 18", "20 to 24", "Please measure me"],
      },
      { label: "Needed by", kind: "date" },
    ],
    action: "Send the question",
  },
  booking: {
    title: "Reserve a fitting room",
    text: "Forty-five minutes to yourself, with your size hung ready. It costs nothing and you need not buy.",
    slots: ["10:15", "11:15", "13:00", "14:30", "16:00", "17:00"],
    action: "Reserve this time",
  },
  places: {
    ledger: {
      street: "27 Exchange Place",
      town: "Richmond",
      area: "Virginia",
      phone: "(804) 555-0135",
      email: "shop@aldervoss.example",
    },
    studio: {
      street: "410 Salt Yard",
      town: "Ojai",
      area: "California",
      phone: "(805) 555-0116",
      email: "rail@selvedgerow.example",
    },
    counter: {
      street: "63 Elm Street",
      town: "Northampton",
      area: "Massachusetts",
      phone: "(413) 555-0178",
      email: "hattie@hattiesrail.example",
    },
    signal: {
      street: "1515 Grid Street, Level 1",
      town: "Austin",
      area: "Texas",
      phone: "(512) 555-0193",
      email: "fit@fitindex.example",
    },
    almanac: {
      street: "12 Orchard Row",
      town: "Ithaca",
      area: "New York",
      phone: "(607) 555-0144",
      email: "notes@mendedelbow.example",
    },
    marquee: {
      street: "900 Royal Arcade",
      town: "New Orleans",
      area: "Louisiana",
      phone: "(504) 555-0162",
      email: "enter@saintvelour.example",
    },
  },
  pages: [
    { id: "gallery", name: "The rail" },
    { id: "services", name: "Services" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "The shop" },
    { id: "journal", name: "Journal" },
    { id: "booking", name: "Fittings" },
  ],
};
