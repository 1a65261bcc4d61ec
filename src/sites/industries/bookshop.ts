import type { Industry } from "./industry.ts";

export const bookshop: Industry = {
  id: "bookshop",
  name: "Bookshop",
  plural: "Bookshops",
  synonyms: [
    "book shop",
    "bookstore",
    "book store",
    "bookseller",
    "booksellers",
    "independent bookshop",
    "secondhand bookshop",
    "used bookstore",
    "antiquarian bookseller",
    "antiquarian books",
    "rare books",
    "childrens bookshop",
    "comic shop",
    "comic book store",
    "literary cafe",
    "reading room",
    "lending library",
    "library",
    "publisher",
    "small press",
    "stationery shop",
    "zine shop",
  ],
  vocabulary: [
    "book",
    "books",
    "novel",
    "novels",
    "paperback",
    "paperbacks",
    "hardback",
    "hardbacks",
    "author",
    "authors",
    "reader",
    "readers",
    "reading",
    "reading group",
    "book club",
    "poetry",
    "poems",
    "fiction",
    "nonfiction",
    "biography",
    "picture book",
    "picture books",
    "first edition",
    "signed copy",
    "signed copies",
    "shelf of crime",
    "bookmark",
    "book token",
    "bookplate",
    "story time",
    "book launch",
    "translator",
    "literature",
    "manuscript",
    "isbn",
    "dust jacket",
    "page turner",
    "library van",
    "storyteller",
    "chapters",
  ],
  locale: "en-GB",
  customers: "readers",
  openings: {
    ledger: {
      name: "Thorne & Daughters",
      kicker: "Booksellers since 1926",
      headline: "Four floors, and somebody on each.",
      opening:
        "Eleven thousand books, new and secondhand, chosen by people who have read a good many of them. What is not on the shelf is here by noon tomorrow.",
      action: "Order a book",
      secondAction: "What we do",
    },
    studio: {
      name: "Blank Verso",
      kicker: "A bookshop of few tables",
      headline: "Three hundred books at a time.",
      opening:
        "We choose them again each season, put them face up on long tables and leave you alone. If you have read none of them that is good news.",
      action: "Plan a quiet visit",
      secondAction: "How we choose",
    },
    counter: {
      name: "The Dog-Eared Page",
      kicker: "Books, buns and a dog called Chapter",
      headline: "Wipe your feet, then lose an hour.",
      opening:
        "Picture books at toddler height, crime by the radiator, a kettle for anyone who’s been in longer than twenty minutes. Ask us for something good. We love that.",
      action: "Ask for something good",
      secondAction: "What’s on offer",
    },
    signal: {
      name: "Shelfmark",
      kicker: "Any book in print, by noon",
      headline: "Ordered at four. In your hand by noon.",
      opening:
        "Half a million titles, one warehouse, one bicycle. Type a title, an ISBN or “the blue one about bees”. We reply with price, edition and hour.",
      action: "Find a title",
      secondAction: "Subscriptions",
    },
    almanac: {
      name: "Marginalia",
      kicker: "Secondhand books and what fell out",
      headline: "Somebody has underlined this before you",
      opening:
        "Bus tickets, pressed heather, a shopping list from 1958 on which the word “eggs” is crossed out twice. Used books bring their readers along, and we have kept a ledger of such findings since we took over the shop.",
      action: "Come and rummage",
      secondAction: "Read the findings",
    },
    marquee: {
      name: "The Last Chapter",
      kicker: "Crime, ghosts and late opening",
      headline: "Do not read it on the stairs.",
      opening:
        "Detective novels, horror, true cases, false ones. Lamps low, floor creaking, and on Thursdays somebody reads aloud until one of you leaves.",
      action: "Reserve a chair",
      secondAction: "This Thursday",
    },
  },
  copies: [
    {
      aboutTitle: "Nine booksellers and eleven thousand books",
      about: [
        "There has been a bookshop in the house since 1926. The shelves on the ground floor are the first ones, and lean; the stock is replaced about four times a year. Everything new we read first, or one of us does, and the card beneath it says who and what they thought.",
        "About a third of our books are secondhand. We buy from you by the bag on Wednesdays and Fridays, pay a quarter of what we shall ask, or a third as credit, and will tell you gladly which one not to sell.",
        "Any book in print that is ordered by four o’clock is at the counter by noon on the next working day. Out of print takes us nine days on average. The longest search lasted from 2004 to 2019 and ended in Hobart.",
      ],
      servicesTitle: "What the shop does",
      servicesText:
        "Beside selling books over the counter we send, find, bind, wrap and recommend them. Prices are printed here, as they are on the books.",
      reasons: [
        {
          title: "Here by noon",
          text: "Any of 500,000 titles if you order by four on a working day. You get a text, and it waits a fortnight.",
        },
        {
          title: "A card under every book",
          text: "Signed by whoever read it. If they disliked it, that may be on the card, too.",
        },
        {
          title: "Bring it back",
          text: "Thirty days, even read, if it is clean. You choose another. We ask what was wrong, out of curiosity.",
        },
        {
          title: "Schools and prisons at cost",
          text: "We add nothing. It is a custom of the house since 1951.",
        },
      ],
      processTitle: "If you want a particular book",
      process: [
        {
          title: "Tell us what you know",
          text: "Author, colour, where you were when you read it. We have worked with less.",
        },
        {
          title: "We find it",
          text: "In the shop within a minute, in the warehouse by tomorrow, elsewhere in some days.",
        },
        {
          title: "You decide",
          text: "Edition, condition and price by message. Nothing is ordered before you say yes.",
        },
        {
          title: "Collect or receive",
          text: "At the counter, or by post for £3, wrapped in something unread.",
        },
      ],
      closingTitle: "Ask us for a book.",
      closingText:
        "By title, by mood, or by a plot half remembered. You have an answer within two hours while the shop is open.",
    },
    {
      aboutTitle: "In praise of the wrong book",
      about: [
        "One goes in for a present and comes out with a history of salt. We consider this the proper use of a bookshop. A screen will find you what you seek; it takes a table to find what you did not.",
        "We arrange by neighbourhood rather than alphabet. The sea is next to grief, cookery leads to travel, and poetry stands by the door, so that anybody who must leave in a hurry leaves past it.",
        "None of us reads as much as you think. There is a great deal of carrying. But at about half past five somebody looks up from a page behind the till and says “listen to this,” and then one remembers.",
      ],
      servicesTitle: "Some ways to be read to",
      servicesText:
        "Subscriptions that know your taste, a year of letters with a book in each, an hour at a table with somebody who asks what you loved at twelve.",
      reasons: [
        {
          title: "We have read it",
          text: "Or we say that we have not, which is also a recommendation of sorts.",
        },
        {
          title: "Chairs",
          text: "Five, of different softness. There is no rule about how long, only about crumbs.",
        },
        {
          title: "The second shelf",
          text: "Behind each row is another, of books that are waiting. You may look.",
        },
      ],
      processTitle: "How to use a bookshop",
      process: [
        { title: "Enter without a plan", text: "Or with one, and be ready to lose it by the second table." },
        {
          title: "Open at page ninety",
          text: "First pages are written to please. On ninety the book thinks that nobody is watching.",
        },
        { title: "Carry three about", text: "Put two back. You will know which." },
        { title: "Sit", text: "If you reach the end of a chapter we generally let you pay for it." },
      ],
      closingTitle: "There is a chair by the window",
      closingText:
        "Come between two and four, when the light reaches it. Or write to us, and a book will come to you.",
    },
    {
      aboutTitle: "We won’t test you on it",
      about: [
        "You don’t have to be “a reader”. Half our regulars came in to get out of the rain. We’ve sold people their first book since school, and then their fortieth, and never once asked about the ending.",
        "There’s nine of us, part-timers mostly. Olive does children’s and voices. Big Stan does crime and knows who did it. Chapter, who’s a whippet, does sitting on feet.",
        "Bring your old ones on a Wednesday, we’ll give you money or tea for them. Bring the kids any day. We’ve hidden a knitted mouse on the shelves since 1998 and whoever finds it gets a sticker.",
      ],
      servicesTitle: "What can we get you?",
      servicesText:
        "Something gripping, something for a nine-year-old who hates reading, something your dad hasn’t got. Describe the person and we’ll pick three.",
      reasons: [
        {
          title: "Pick three, keep one",
          text: "We choose three for whoever it is. Take one, or all, or none and a bun.",
        },
        { title: "Prams fit", text: "We measured. Even the doubles, as far as gardening." },
        {
          title: "Bring it back read",
          text: "Didn’t like it? Swap it inside a month. No hard feelings, tell us why.",
        },
        { title: "Old books in, tea out", text: "Wednesdays and Fridays, by the bag." },
      ],
      processTitle: "Never been in?",
      process: [
        { title: "Push hard", text: "The door sticks. It’s open, promise." },
        { title: "Say hello or don’t", text: "Both are fine. Chapter will come over either way." },
        {
          title: "Tell us one thing you liked",
          text: "A film, a place, a pudding. We can work with pudding.",
        },
        { title: "Off you go", text: "With a book, a bookmark and mouse gossip." },
      ],
      closingTitle: "What did you love when you were nine?",
      closingText: "Tell us that and we’ll find you the grown-up one. Works nearly every time.",
    },
  ],
  services: [
    {
      name: "Orders by noon",
      text: "Any title in print, ordered by four, at the counter by noon on the next working day. No charge and no deposit.",
      price: "free",
      unit: "next working day",
    },
    {
      name: "A book a month",
      text: "We ask eleven questions once, and then send a paperback on the first of each month, wrapped, with a note.",
      price: "£14",
      unit: "per month, post included",
    },
    {
      name: "Three for somebody",
      text: "Describe a person. We choose three, you keep what you like. Wrapped, with a card that explains the choice.",
      price: "free",
      unit: "plus the books you keep",
    },
    {
      name: "Book search",
      text: "Out of print, out of mind, title forgotten. We look until it is found or you tell us to stop.",
      price: "£5",
      unit: "only if found",
    },
    {
      name: "We buy books",
      text: "By the bag, Wednesdays and Fridays. A quarter of our price in cash, a third in credit, tea in any case.",
      price: "free",
      unit: "no appointment",
    },
    {
      name: "Reading hour",
      text: "One to one with a bookseller at the long table: what you loved, what you abandoned, a list of twelve.",
      price: "£30",
      unit: "60 min, credited in books",
    },
    {
      name: "Binding and mending",
      text: "Loose boards, torn jackets, a cookery book in four pieces. By Ms Pell, upstairs, with paste and patience.",
      price: "from £18",
      unit: "2 to 4 weeks",
    },
    {
      name: "Schools and clubs",
      text: "Sets for classes at cost, for reading groups at a tenth off, with a bookseller who comes and talks.",
      price: "free",
      unit: "visits within 15 miles",
    },
    {
      name: "Evening at the shop",
      text: "The whole house after closing for up to thirty: readings, proposals, birthdays among the atlases.",
      price: "£180",
      unit: "3 hours",
    },
    {
      name: "Bookplates",
      text: "Your name or mark, printed on the small press in the cellar. Fifty to a packet.",
      price: "£24",
      unit: "per fifty",
    },
  ],
  priceList: [
    {
      title: "Subscriptions",
      note: "Chosen by a person who has your answers",
      entries: [
        { name: "Paperback a month", price: "£14" },
        { name: "Hardback a month", price: "£24" },
        { name: "Picture book a month", text: "From birth to eight", price: "£11" },
        { name: "Poetry, four a year", text: "Each quarter", price: "£16" },
      ],
    },
    {
      title: "Secondhand, roughly",
      entries: [
        { name: "Paperbacks", price: "from £3" },
        { name: "Hardbacks", price: "from £6" },
        { name: "Orange spines, complete wall", text: "By the foot", price: "£45" },
        { name: "First editions", text: "In the glass case", price: "from £40" },
        { name: "The trolley outside", text: "Honesty box", price: "£1" },
      ],
    },
    {
      title: "Around books",
      entries: [
        { name: "Search, if found", price: "£5" },
        { name: "Jacket mended", price: "£18" },
        { name: "New cloth binding", price: "from £65" },
        { name: "Fifty bookplates", price: "£24" },
        { name: "Wrapping", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "Small",
      text: "For children, and for laps.",
      price: "£11",
      yearlyPrice: "£120",
      unit: "per month, post included",
      includes: [
        "A picture or chapter book",
        "Chosen by age and fears",
        "A letter from the mouse",
        "Swap if you have it",
      ],
    },
    {
      name: "Paperback",
      text: "For bags, baths and trains.",
      price: "£14",
      yearlyPrice: "£154",
      unit: "per month, post included",
      includes: [
        "A novel or true story",
        "Eleven questions, asked once",
        "A note on why",
        "Swap within a month",
      ],
      isRecommended: true,
    },
    {
      name: "Hardback",
      text: "For shelves, and for keeping.",
      price: "£24",
      yearlyPrice: "£264",
      unit: "per month, post included",
      includes: [
        "A new hardback, often signed",
        "First pick of evenings",
        "Two reading hours a year",
        "Wrapped in something unread",
      ],
    },
  ],
  people: [
    {
      name: "Augusta Fenwick",
      face: 36,
      role: "Owner",
      text: "Came in for a map in 1989. Has read page ninety of everything.",
    },
    {
      name: "Stanislav Bright",
      face: 39,
      role: "Crime and history",
      text: "Knows who did it and will take it to the grave, which he considers in keeping.",
    },
    {
      name: "Olivia Mbatha",
      face: 2,
      role: "Children’s books",
      text: "Does eleven voices. The badger is much requested at weddings.",
    },
    {
      name: "Hugo Pettifer",
      face: 17,
      role: "Poetry and the sea",
      text: "Learns a poem a week on the bus. Has missed the stop in every metre.",
    },
    {
      name: "Ramona Pell",
      face: 20,
      role: "Binding",
      text: "Mends spines with Japanese paper. Slow, exact, hums.",
    },
    {
      name: "Idris Yarwood",
      face: 21,
      role: "Search and secondhand",
      text: "Found the Hobart copy. Keeps the telegram, though it was an e-mail.",
    },
    {
      name: "Clementina Shaw",
      face: 6,
      role: "Subscriptions",
      text: "Holds nine hundred tastes in her head and has been thanked by a lighthouse.",
    },
    {
      name: "Rory Adebayo",
      face: 13,
      role: "Bicycle and stock room",
      text: "Delivers by noon in all weathers. Reads at red lights only.",
    },
  ],
  questions: [
    {
      question: "Can you get any book?",
      answer:
        "Any in print in the country, about half a million, by noon on the next working day if you order before four. Books from abroad take five to fifteen days. For those out of print we search; it costs £5 if we find it and nothing if we do not.",
    },
    {
      question: "What if I only remember that it was blue?",
      answer:
        "Tell us where you were and how old, who was in it and how it made you feel. Idris solves about seven in ten. The blue one about bees has been asked for four times, and was green.",
    },
    {
      question: "Is it dearer than online?",
      answer:
        "New books cost the price printed on them, as they do in most places. Orders carry no postage if you collect, and nobody here will show you the same book for three weeks afterwards. Secondhand begins at a pound on the trolley.",
    },
    {
      question: "How do you choose the monthly book?",
      answer:
        "Clementina asks eleven questions, among them what you gave up on and what you read when ill. She keeps a card of what you have had. If she sends one that you own, return it with a line and another leaves the same day.",
    },
    {
      question: "Do you buy books?",
      answer:
        "Wednesdays and Fridays, by the bag. We pay a quarter of what we shall ask, a third as credit. Encyclopedias, water damage and thrillers as thick as bricks we decline with regret. For whole libraries Idris comes to you.",
    },
    {
      question: "May we bring children, dogs and coffee?",
      answer:
        "Children at any height. Dogs who can pass a whippet. Coffee with a lid, and not near the glass case. There are five chairs and a rug, and a mouse to be found.",
    },
    {
      question: "What is on in the evening?",
      answer:
        "A reading or a quarrel about a book most Thursdays, story time on Saturdays at half past ten, four reading groups. Places are few, as we are, so please book. Tickets come off the price of the book.",
    },
    {
      question: "Can a book be returned?",
      answer:
        "Within thirty days, read or not, if somebody else could still be given it. You choose another or take a token. We should like to know what was wrong with it; the answers are kept in a drawer.",
    },
    {
      question: "Do you do gifts for people you have never met?",
      answer:
        "It is most of December. Tell us five things about them, such as what they eat on toast. We pick three, you keep what you like, and we wrap it in pages of an atlas that is out of date.",
    },
    {
      question: "Can you mend my grandmother’s cookery book?",
      answer:
        "Bring it as it is, with the stains, which we leave in. New spine and sewing start at £65, a torn jacket at £18. Ms Pell will ask which recipe it should fall open at.",
    },
  ],
  testimonials: [
    {
      quote: "I described a plot, a smell of oranges and a caravan. He had it in nine days.",
      name: "Philomena Grant",
      context: "a book from 1974",
    },
    {
      quote: "My son hates reading. He has now hated eleven books in a row, at some speed.",
      name: "Jenny Ashcombe",
      context: "mother of a nine-year-old",
    },
    {
      quote: "In for a birthday card, out with a history of salt. I have views about salt now.",
      name: "Terence Lowther",
      context: "only meant to wait for the bus",
    },
    {
      quote:
        "The first parcel was wrong and the note said “tell me how.” The eleven since have been alarmingly right.",
      name: "Catriona Bell-Ogilvy",
      context: "paperback a month",
    },
    {
      quote: "She mended it and left in my gran’s gravy. It still falls open at the trifle.",
      name: "Sharon Whitlow",
      context: "a cookery book",
    },
    {
      quote:
        "They told me not to sell one of the books I’d brought in. I looked it up. They were right, and they could have said nothing.",
      name: "Alun Prys",
      context: "a bag on a Wednesday",
    },
    {
      quote: "Three of us read the same book and have not spoken since. Very good evening.",
      name: "Gwendoline Marr",
      context: "Thursday group",
    },
    {
      quote: "My daughter found the mouse behind Dickens. It has been the main event of the year.",
      name: "Ifeoma Clarke",
      context: "aged five, by proxy",
    },
    {
      quote: "Ordered at ten to four. A wet young man handed it to me at eleven.",
      name: "Desmond Tully",
      context: "by bicycle, in February",
    },
    {
      quote: "I proposed in the atlases. She said the page number.",
      name: "Owen & Marisol",
      context: "an evening at the shop",
    },
  ],
  hours: [
    { day: "Monday", open: "10:00", close: "18:00" },
    { day: "Tuesday", open: "10:00", close: "18:00" },
    { day: "Wednesday", open: "10:00", close: "18:00", note: "We buy books" },
    { day: "Thursday", open: "10:00", close: "21:00", note: "Readings at half past seven" },
    { day: "Friday", open: "10:00", close: "18:00", note: "We buy books" },
    { day: "Saturday", open: "09:30", close: "18:00", note: "Story time at half past ten" },
    { day: "Sunday", open: "12:00", close: "16:00" },
  ],
  hoursNote:
    "Order by four for noon on the next working day. The trolley outside keeps its own hours and has an honesty box.",
  statistics: [
    { figure: "11,000", label: "books in the house" },
    { figure: "1926", label: "the year the shelves went up" },
    { figure: "noon", label: "when tomorrow’s order is here" },
    { figure: "9", label: "booksellers, and a whippet" },
  ],
  gallery: [
    {
      caption: "The first shelf, still leaning",
      label: "Books standing in a row, the last one leaning",
      fits: "orders shelf books buy stock secondhand history crime search",
    },
    {
      caption: "To be read by Friday",
      label: "A stack of five books with reading glasses",
      fits: "month paperback subscription stack read three somebody reading hour",
    },
    {
      caption: "Page ninety",
      label: "An open book with a ribbon",
      fits: "page open reading poetry chapter first edition novel wrong",
    },
    {
      caption: "The second softest",
      label: "An armchair under a lamp",
      fits: "chair evening shop reading thursday quiet sit hour light",
    },
    {
      caption: "With a note on why",
      label: "A book wrapped in paper, tied with string",
      fits: "gift wrapped parcel month hardback somebody card post",
    },
    {
      caption: "Ms Pell’s bench, humming",
      label: "A pot of brushes beside two books",
      fits: "binding mending spine cookery jacket paste bookplates press",
    },
    {
      caption: "Saturday, half past ten",
      label: "A picture book with hills, open",
      fits: "children picture story school schools clubs mouse small hates reading",
    },
    {
      caption: "For anyone past twenty minutes",
      label: "A mug on a pile of books beside a plant",
      fits: "tea kettle mug visit rain bring bags enter plan",
    },
  ],
  posts: [
    {
      title: "Things found in books, this year",
      summary: "A ledger of bus tickets, pressed flowers and one cheque.",
      date: "2026-11-10",
      body: [
        "Forty-one bookmarks, of which nine were bus tickets and three were bacon. A pressed sprig of heather at a poem about something else. A cheque for eleven pounds made out to “the Vicar”, never cashed.",
        "From a guide to Portugal fell a list of Portuguese words with sounds spelled beside them in a careful hand, ending at “I should like to stay.” The book had come with a house clearance. We have kept the list and sold the book.",
        "In a manual for a motorcycle was a four-leafed clover. It has been handed over to Rory, who rides in traffic.",
        "If you think that something here is yours, write and say what the book was. So far two people have. One of them had been looking for the letter since 1983.",
      ],
    },
    {
      title: "Books for people who have stopped reading",
      summary: "Five doors back in, none of them high.",
      date: "2026-08-06",
      body: [
        "Nobody forgets how. One simply gets out of the habit of being bored in the right way. So begin with something short that you are allowed to abandon, and put your telephone in another room, in a drawer, in a sock.",
        "Try a book that you loved at twelve. It takes an evening, and the muscles come back. Then one that is told in letters or diary entries, since you may stop at any time and therefore do not.",
        "Try somebody’s true account of a year: a farm, a restaurant, a walk. And after that a detective novel from before 1940, in which there is a map.",
        "By the fifth you will have opinions again. Come and tell us; we have chairs for it.",
      ],
    },
    {
      title: "How to shelve a room",
      summary: "By colour, by height, by quarrel. What works, from people who move books all day.",
      date: "2026-04-23",
      body: [
        "Twenty-five centimetres between shelves suits nine books in ten. Give the tenth a shelf of its own at the bottom; atlases like the floor.",
        "By alphabet you find things, by colour you find nothing and it looks well, by subject you find something else. At home we recommend a fourth way: put together those that would have liked each other.",
        "Leave a hand’s width empty on every shelf. A full shelf has stopped reading.",
        "And keep one row at the height of a child, with things in it that you do not mind being read to pieces.",
      ],
    },
  ],
  events: [
    {
      title: "A quarrel about one book",
      text: "Forty people, one short novel, Hugo in the chair. You need not have finished it, only minded.",
      date: "2027-01-28",
      time: "19:30",
      place: "Second floor",
      price: "£6",
    },
    {
      title: "Story time with the badger",
      text: "Olivia reads to anyone under eight and whoever brought them. Cushions are provided.",
      date: "2027-02-13",
      time: "10:30",
      place: "The rug",
      price: "free",
    },
    {
      title: "Bind a notebook",
      text: "Sew, glue and case a small book of your own at Ms Pell’s bench. Six places.",
      date: "2027-03-18",
      time: "18:00",
      place: "The bindery",
      price: "£48",
    },
    {
      title: "A ghost story, with the lights down",
      text: "Read aloud by Stanislav from a book he will not name. Leave when you must.",
      date: "2027-04-29",
      time: "19:30",
      place: "The cellar",
      price: "£8",
    },
  ],
  comparisons: [
    {
      title: "A cookery book, in four pieces",
      before: "No spine, gravy on the trifle, held by a rubber band since 1991.",
      after: "Sewn again, new cloth, the gravy left in. Falls open at the right page.",
    },
    {
      title: "A wall in a hallway",
      before: "Four hundred paperbacks in boxes marked “misc.”",
      after: "Three hundred shelved by who would have liked whom. A hundred exchanged for tea.",
    },
  ],
  partners: [
    "Gannet Press",
    "Low Tide Editions",
    "The Lantern Library",
    "Ploughshare Books",
    "Harbour School",
    "Owl & Ember Paper",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "Book tokens"],
  newsletterTitle: "What fell out this month",
  newsletterText:
    "One letter: three books we read, one thing we found in one, and who is reading on Thursday.",
  contact: {
    title: "Ask for a book",
    text: "A title, an author, or all that you remember. While the shop is open we answer within two hours.",
    fields: [
      { label: "What do you know about it?", kind: "text" },
      {
        label: "Who is it for?",
        kind: "choice",
        options: ["Me", "A grown-up", "A child under eight", "A child over eight", "I cannot say"],
      },
      { label: "Needed by", kind: "date" },
    ],
    action: "Ask a bookseller",
  },
  booking: {
    title: "A chair, an hour, a bookseller",
    text: "Sixty minutes about what you love and what you gave up on. £30, which comes off the books you take.",
    slots: ["10:30", "12:00", "14:00", "15:30", "17:00"],
    action: "Reserve the chair",
  },
  places: {
    ledger: {
      street: "44 Minster Yard",
      town: "Lincoln",
      area: "Lincolnshire",
      phone: "01632 960173",
      email: "books@thornedaughters.example",
    },
    studio: {
      street: "5 Linen Quay",
      town: "Belfast",
      area: "County Antrim",
      phone: "028 9649 6218",
      email: "read@blankverso.example",
    },
    counter: {
      street: "2 Bridge Street",
      town: "Hebden Bridge",
      area: "West Yorkshire",
      phone: "01632 960492",
      email: "chapter@dogeared.example",
    },
    signal: {
      street: "160 Steelyard Lane",
      town: "Sheffield",
      area: "South Yorkshire",
      phone: "0114 496 0735",
      email: "find@shelfmark.example",
    },
    almanac: {
      street: "9 Castle Steps",
      town: "Hay Bluff",
      area: "Powys",
      phone: "01632 960637",
      email: "found@marginalia.example",
    },
    marquee: {
      street: "13 Candlemaker Close",
      town: "Edinburgh",
      area: "Midlothian",
      phone: "0131 496 0913",
      email: "midnight@lastchapter.example",
    },
  },
  pages: [
    { id: "services", name: "Services" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "The shop" },
    { id: "events", name: "Evenings" },
    { id: "journal", name: "Findings" },
    { id: "contact", name: "Ask" },
  ],
};
