import type { Industry } from "./industry.ts";

export const musician: Industry = {
  id: "musician",
  name: "Musician",
  plural: "Musicians",
  synonyms: [
    "band",
    "live band",
    "wedding band",
    "singer",
    "singer-songwriter",
    "songwriter",
    "vocalist",
    "pianist",
    "guitarist",
    "cellist",
    "violinist",
    "drummer",
    "saxophonist",
    "string quartet",
    "jazz trio",
    "jazz band",
    "choir",
    "orchestra",
    "composer",
    "dj",
    "rapper",
    "music producer",
    "recording studio",
    "record label",
    "recording artist",
    "music",
  ],
  vocabulary: [
    "gig",
    "gigs",
    "concert",
    "concerts",
    "tour",
    "tour dates",
    "setlist",
    "album launch",
    "record",
    "records",
    "vinyl",
    "single",
    "ep",
    "song",
    "songs",
    "melody",
    "lyrics",
    "chorus",
    "acoustic",
    "guitar",
    "piano",
    "keys",
    "cello",
    "violin",
    "drums",
    "double bass",
    "saxophone",
    "microphone",
    "amplifier",
    "soundcheck",
    "stage",
    "encore",
    "support act",
    "rehearsal",
    "recording session",
    "mixing",
    "mastering",
    "streaming",
    "merch",
    "first dance",
    "ceilidh",
    "sheet music",
    "press kit",
  ],
  locale: "en-GB",
  customers: "listeners",
  openings: {
    ledger: {
      name: "The Amberley Quintet",
      kicker: "Chamber music and occasions",
      headline: "Five players who breathe together.",
      opening:
        "Strings and piano for concert halls, churches and long dinner tables. We have played together since 2011, and bring our own lights, chairs and a list of what not to play at weddings.",
      action: "Enquire about a date",
      secondAction: "Programmes",
    },
    studio: {
      name: "Isla Verrall",
      kicker: "Piano, voice, room",
      headline: "Songs with the windows open.",
      opening:
        "The third record was made in a village hall in March, on an upright that will not hold its E. You can hear the rain arrive in the second verse, and nobody stopped.",
      action: "Come to a concert",
      secondAction: "About the songs",
    },
    counter: {
      name: "The Tuesday Fiddlers",
      kicker: "Ceilidhs, weddings and village halls",
      headline: "If you can walk, you can do this one.",
      opening:
        "Fiddle, squeezebox, drum, and a caller with the patience of a saint. We’ll have your uncle and your new in-laws in the same ring by half past eight.",
      action: "Book the band",
      secondAction: "What we charge",
    },
    signal: {
      name: "Kilohertz",
      kicker: "Live electronics, recorded nightly",
      headline: "Every show is the only take.",
      opening:
        "Four machines, two people, no laptop on stage. The desk records as we play, and what you heard is yours to download by the time you reach the bus.",
      action: "Get the next date",
      secondAction: "Rider and rates",
    },
    almanac: {
      name: "Rowan & the Estuary",
      kicker: "Folk songs, collected and made",
      headline: "A song is a letter that forgot its address",
      opening:
        "We walk up rivers asking people for what their grandmothers hummed over the sink. Half of it is lost, a quarter is rude, and the rest we sing in churches, with the names of those who remembered.",
      action: "Find a concert",
      secondAction: "From the notebook",
    },
    marquee: {
      name: "Coal Velvet",
      kicker: "Soul, brass and late trains",
      headline: "Nine people. One long breath. Go.",
      opening:
        "Three horns, two singers and a drummer who used to weld ships. Coal Velvet plays for ninety minutes without a gap, and the last train is your problem.",
      action: "See us live",
      secondAction: "Book us",
    },
  },
  copies: [
    {
      aboutTitle: "Since 2011, some eight hundred evenings",
      about: [
        "It began in 2011 with a cancelled booking and whoever was free that night. Since then there have been four records and about sixty evenings a year, from the back room of a pub to a cathedral with an echo of six seconds.",
        "We travel in one van with our own sound for rooms of up to three hundred people, and with a technician who has a calm voice. What we need from a venue fits on one page: a floor, two sockets, an hour.",
        "Fees are printed here. They are the same for a manor house and a village hall of the same distance, and they include the van, the lights and the encore.",
      ],
      servicesTitle: "What can be booked",
      servicesText:
        "Concerts, private evenings, sessions and lessons. Prices include travel of up to sixty miles and our own sound; beyond that we add 60p a mile.",
      reasons: [
        {
          title: "A reply within a day",
          text: "With a yes or no, a price and the name of who will come. Dates are held for ten days without a deposit.",
        },
        {
          title: "One page of requirements",
          text: "Sockets, floor, parking. Our own sound is tested each year and insured.",
        },
        {
          title: "Never cancelled",
          text: "Two evenings were moved by snow and none was dropped. Every part has a second player who knows it.",
        },
        {
          title: "Recorded properly",
          text: "Concerts are taped at the desk. For private evenings you receive three songs within a week.",
        },
      ],
      processTitle: "From question to encore",
      process: [
        {
          title: "A date and a place",
          text: "Tell us those two and how many people. You have a price by tomorrow.",
        },
        {
          title: "A talk",
          text: "Twenty minutes about the room, the order of the evening and what must not be played.",
        },
        {
          title: "The day",
          text: "We arrive two hours before, set up in forty minutes and disappear until it is time.",
        },
        {
          title: "Afterwards",
          text: "Chairs stacked, cable counted. Three songs by e-mail within the week.",
        },
      ],
      closingTitle: "Ask about a date.",
      closingText:
        "Most Saturdays between May and September go a year ahead, most Thursdays do not. We answer within one day.",
    },
    {
      aboutTitle: "What the room does",
      about: [
        "A song is finished by the place it is sung in. The same three chords are a confession in a kitchen and an announcement in a hall. So we arrive early, clap once in the middle of the floor, and change the order accordingly.",
        "None of it is hurried. The records take about two years and come from weeks in borrowed rooms, with a microphone older than we are and somebody’s dog asleep on the cable. We leave in what happens: a chair, a bell, once a telephone.",
        "People write to us afterwards about what they were thinking of. It is never the thing the song is about. That seems right.",
      ],
      servicesTitle: "Ways of hearing it",
      servicesText:
        "In a hall, in your own front room with twenty chairs, on a record by post with a letter in the sleeve. The letter is different each time.",
      reasons: [
        {
          title: "Small rooms first",
          text: "Each tour begins in places with fewer than sixty chairs. We learn the songs there.",
        },
        {
          title: "Made slowly",
          text: "Four records in fifteen years. The fifth is at the stage where one deletes.",
        },
        {
          title: "Paid fairly",
          text: "A third of the tickets cost what you can manage. Nobody asks at the door.",
        },
      ],
      processTitle: "An evening, more or less",
      process: [
        {
          title: "Chairs",
          text: "Close together, in a half circle. It is warmer, and one hears the breathing.",
        },
        { title: "First half", text: "New songs, some of them unfinished. You will notice which." },
        { title: "Tea", text: "Twenty minutes, with records on a table and one of us behind it." },
        {
          title: "Second half",
          text: "The ones you came for. And after them the one that you did not know.",
        },
      ],
      closingTitle: "There is a chair by the piano",
      closingText:
        "Dates are few and rooms are small. Write to us, and we shall tell you which evening will be the quiet one.",
    },
    {
      aboutTitle: "We carry our own gear and stack your chairs",
      about: [
        "We’ve played barns, ferries, a library, a lift (don’t ask) and more weddings than we’ve had dinners. We know when to go quiet for the speeches and when to jump on a table. We’ve got insurance for the table.",
        "You won’t get a set list out of a drawer. Tell us what your lot like, what your nan danced to and which song reminds you of your ex. We’ll play two of those.",
        "And nobody has to be good at dancing. We’ve had a hundred and forty farmers doing a figure of eight. One lost a boot and found a wife.",
      ],
      servicesTitle: "What are you after?",
      servicesText:
        "A ceremony, a party, a hall full of strangers, a singalong for somebody’s ninetieth. Tell us the room and the number and we’ll tell you the price.",
      reasons: [
        {
          title: "The price is the price",
          text: "Van, lights, sound and encore are in it. We don’t do “plus extras”.",
        },
        {
          title: "We learn your song",
          text: "One, for the first dance, whatever it is. We’ve done a theme from the cricket.",
        },
        {
          title: "Loud when wanted",
          text: "And soft when gran’s talking. There’s a knob for it and a person on the knob.",
        },
        { title: "Fed and no fuss", text: "A hot meal and a place for coats. That’s the whole rider." },
      ],
      processTitle: "Booking us goes like this",
      process: [
        { title: "Message us", text: "Date, place, how many. Answer by tomorrow." },
        { title: "Have a natter", text: "What to play, what to never play, who’ll cry." },
        { title: "We roll up", text: "Two hours early, kettle on, out of your way." },
        { title: "Off we go", text: "You dance. We stack the chairs after." },
      ],
      closingTitle: "Got a date? Shout.",
      closingText:
        "If we’re free we’ll say so tomorrow, with a price. If we’re not, we know who is, and they’re good.",
    },
  ],
  services: [
    {
      name: "Concert",
      text: "Ninety minutes in two halves for halls, churches and festivals, with our own sound for up to 300 people.",
      price: "from £900",
      unit: "per evening",
    },
    {
      name: "Wedding, ceremony",
      text: "Two of us before, during and after the vows, with one piece learned for you.",
      price: "£480",
      unit: "up to 90 min",
    },
    {
      name: "Wedding, evening",
      text: "Everyone, two sets of an hour, music from the desk in between, first dance as you wish.",
      price: "£1,650",
      unit: "5 hours on site",
    },
    {
      name: "Front-room concert",
      text: "Twenty chairs, your house, two of us without amplification. You keep the kettle going.",
      price: "£350",
      unit: "one hour",
    },
    {
      name: "Recording session",
      text: "Strings, keys, voice or horns for your record, in our room or yours. Read, improvised or argued.",
      price: "£180",
      unit: "per player, half day",
    },
    {
      name: "Songs to order",
      text: "Written for a person or a place, sung once in front of them, and recorded.",
      price: "from £650",
      unit: "about 6 weeks",
    },
    {
      name: "Lessons",
      text: "One to one, beginners to college entrance, in the practice room or by video.",
      price: "£38",
      unit: "45 min",
    },
    {
      name: "School day",
      text: "Two assemblies, three workshops, and a song made by a class and performed by half past two.",
      price: "£420",
      unit: "per day",
    },
    {
      name: "Music for film",
      text: "From a picture lock to stems: sketches in a week, recorded with people in a room.",
      price: "from £140",
      unit: "per finished minute",
    },
    {
      name: "Hire of the practice room",
      text: "Piano, drums, small desk, good coffee. Doors that really close.",
      price: "£16",
      unit: "per hour",
    },
  ],
  priceList: [
    {
      title: "Evenings",
      note: "With sound, lights and sixty miles of travel",
      entries: [
        { name: "Concert, two players", price: "£900" },
        { name: "Concert, everyone", price: "£1,900" },
        { name: "Wedding, ceremony", price: "£480" },
        { name: "Wedding, evening", price: "£1,650" },
        { name: "Front-room concert", price: "£350" },
      ],
    },
    {
      title: "Records",
      note: "By post, with a letter in the sleeve",
      entries: [
        { name: "The new one, on vinyl", price: "£22" },
        { name: "The same, on disc", price: "£11" },
        { name: "Download, any record", price: "£8" },
        { name: "All four, on vinyl", price: "£75" },
        { name: "Songbook, with chords", price: "£14" },
      ],
    },
    {
      title: "Room and lessons",
      entries: [
        { name: "Lesson, 45 minutes", price: "£38" },
        { name: "Ten lessons", price: "£340" },
        { name: "Practice room, per hour", price: "£16" },
        { name: "Session player, half day", price: "£180" },
      ],
    },
  ],
  plans: [
    {
      name: "Duo",
      text: "For ceremonies, dinners and small rooms.",
      price: "£480",
      unit: "up to 90 min",
      includes: [
        "Two players",
        "Sound for eighty people",
        "One piece learned for you",
        "Sixty miles of travel",
      ],
    },
    {
      name: "Full evening",
      text: "For parties that should still be talked about in May.",
      price: "£1,650",
      unit: "5 hours on site",
      includes: [
        "Everyone, two sets",
        "Sound and lights for 200",
        "Music from the desk between sets",
        "Three songs recorded",
      ],
      isRecommended: true,
    },
    {
      name: "Listener",
      text: "For people who want the songs first.",
      price: "£4",
      yearlyPrice: "£40",
      unit: "per month",
      includes: [
        "A new recording every month",
        "Tickets two days before others",
        "The records as downloads",
        "One postcard from the van",
      ],
    },
  ],
  people: [
    {
      name: "Marcella Dunne",
      face: 24,
      role: "Voice and piano",
      text: "Grew up over a pub with an upright in it. Writes in the van, on envelopes.",
    },
    {
      name: "Jago Trevanion",
      face: 17,
      role: "Guitar and fiddle",
      text: "Owns seven instruments and a chair. Tunes by ear, and everyone else by looking.",
    },
    {
      name: "Ngozia Bright",
      face: 2,
      role: "Cello and double bass",
      text: "Books the second seat on trains for the case. It is called Trevor and has a railcard.",
    },
    {
      name: "Fintan Mulcahy",
      face: 23,
      role: "Drums",
      text: "Welded ships for eleven years. Keeps time as if it were a promise.",
    },
    {
      name: "Anushka Devi-Ross",
      face: 6,
      role: "Horns and arrangements",
      text: "Writes parts on Monday that sound on Friday as if nobody had written them.",
    },
    {
      name: "Caspian Wolfe",
      face: 31,
      role: "Keys and machines",
      text: "Repairs organs. Has never met a hum he could not find.",
    },
    {
      name: "Dorotea Lindon",
      face: 20,
      role: "Sound and van",
      text: "The calm voice at the back. Sets up in forty minutes and has a cable for it.",
    },
    {
      name: "Kit Ollerenshaw",
      face: 29,
      role: "Dates and letters",
      text: "Answers everything within a day, in full sentences. Knows the last train from everywhere.",
    },
  ],
  questions: [
    {
      question: "Are you free on our date?",
      answer:
        "Ask; you have a reply within one day. Saturdays from May to September are mostly gone a year ahead, Thursdays and winter are open. We hold a date for ten days without a deposit while you talk to your family.",
    },
    {
      question: "What does it cost, with everything?",
      answer:
        "From £350 for a front room to £1,900 for a full concert. Sound, lights, set-up and sixty miles of travel are included, and beyond that it is 60p a mile. A quarter holds the date, the rest is due on the day.",
    },
    {
      question: "How much space do you need?",
      answer:
        "Two square metres a player, so three by four metres for everyone, level and dry. Two ordinary sockets on separate circuits. For outdoors a roof, please; the cello is from 1890.",
    },
    {
      question: "Will you play our song?",
      answer:
        "One piece is learned for you, whatever it is, as long as you tell us six weeks before. Requests on the night we take if three of us know it. There is a list of eleven songs that we no longer play, and we send it.",
    },
    {
      question: "Can you be quiet?",
      answer:
        "Yes. For dinners and speeches two of us play without amplification. Our desk shows decibels, and we have worked with limiters in listed buildings, on ferries and above a sleeping baby.",
    },
    {
      question: "Do you bring the sound system?",
      answer:
        "For up to three hundred people, with a technician, microphones for the speeches and music for the breaks. It is tested every January, and Kit sends the certificates to your venue without being asked twice.",
    },
    {
      question: "What if one of you is ill?",
      answer:
        "Each part has a second player who knows the songs. It has been needed nine times, and once nobody noticed until the photographs. Two evenings were moved because of snow; none was ever dropped.",
    },
    {
      question: "Where can we hear you?",
      answer:
        "In a small room, best of all; Kit sends you the next dates by return. Recordings are on the usual services and here, with nothing to sign up for. Before you book we gladly send you a whole unedited evening.",
    },
    {
      question: "May we film and record?",
      answer:
        "For yourselves, of course. At concerts we ask for phones away until the last song, when everyone may. We send three songs from the desk afterwards, and they sound better than a pocket.",
    },
    {
      question: "Do you teach complete beginners?",
      answer:
        "Most of our pupils began after forty. The first lesson is half price, instruments can be borrowed for a month, and nobody has to play in front of anybody, though in June most of them do.",
    },
  ],
  testimonials: [
    {
      quote: "My father-in-law danced. I have lived next to this man for thirty years.",
      name: "Gillian Trott",
      context: "wedding, a barn, in June",
    },
    {
      quote: "You could hear the rain on the record and then it started to rain. Sixty people looked up.",
      name: "Mathilda Crane",
      context: "village hall, March",
    },
    {
      quote: "The reply came in an hour, with a price, and the price was what we paid.",
      name: "Hassan Pomeroy",
      context: "booked for a ninetieth",
    },
    {
      quote: "They asked what not to play. Nobody had asked us that. There was a list.",
      name: "Lucy & Dermot",
      context: "evening, two sets",
    },
    {
      quote: "Dorotea found a hum in our church that the organist had blamed on me since 1996.",
      name: "Reverend Alun Tice",
      context: "concert series",
    },
    {
      quote: "Twenty neighbours in my front room. Three of them had not spoken since the hedge.",
      name: "Josephine Ward-Bell",
      context: "front-room concert",
    },
    {
      quote:
        "Class 4B wrote a song about a hamster’s funeral by lunchtime. The head had to leave assembly and stand in the cloakroom.",
      name: "Denise Okafor-Pugh",
      context: "primary school head",
    },
    {
      quote: "I started at fifty-eight. I can play one thing now, and it’s the thing I wanted to play.",
      name: "Robert Sandeman",
      context: "lessons, Thursdays",
    },
    { quote: "I missed the last train. I’d miss it again.", name: "Zadie Munro", context: "row three" },
    {
      quote: "The download was there before I found my coat. You can hear me sneeze.",
      name: "Theo Brandreth",
      context: "somewhere in the left channel",
    },
  ],
  hours: [
    { day: "Monday", note: "Off, or driving home" },
    { day: "Tuesday", open: "10:00", close: "20:00" },
    { day: "Wednesday", open: "10:00", close: "20:00" },
    { day: "Thursday", open: "10:00", close: "21:00", note: "Open practice from seven" },
    { day: "Friday", open: "10:00", close: "16:00" },
    { day: "Saturday", note: "Playing" },
    { day: "Sunday" },
  ],
  hoursNote:
    "These are the hours of the practice room and of Kit, who answers letters and knows where we play next.",
  statistics: [
    { figure: "2011", label: "one cancelled booking, then us" },
    { figure: "60", label: "evenings a year" },
    { figure: "4", label: "records, slowly" },
    { figure: "0", label: "evenings dropped" },
  ],
  gallery: [
    {
      caption: "Older than we are, and warmer",
      label: "A microphone on a stand",
      fits: "concert voice singer songs recording stage microphone front-room",
    },
    {
      caption: "Number four of seven",
      label: "A guitar leaning on an amplifier",
      fits: "guitar wedding evening session player amplifier sets electric party",
    },
    {
      caption: "The new one, side A",
      label: "A record on a turntable",
      fits: "record records vinyl listener turntable side new sleeve",
    },
    {
      caption: "The upright that will not hold its E",
      label: "The keys of a piano with sheet music above",
      fits: "piano lessons keys songs order sheet music film ceremony practice",
    },
    {
      caption: "Trevor, out of the case",
      label: "A cello with its bow",
      fits: "cello strings ceremony chamber wedding quintet recording session",
    },
    {
      caption: "A promise, kept in four",
      label: "A snare drum with two sticks",
      fits: "drums school drum workshop time ceilidh rhythm dance day",
    },
    {
      caption: "What we hear, before you do",
      label: "A pair of headphones on a box",
      fits: "headphones mixing sound film minute machines download desk hear",
    },
    {
      caption: "By post, with a letter",
      label: "Three records in their sleeves",
      fits: "sleeves post records songbook listener letter hire shop",
    },
  ],
  posts: [
    {
      title: "How to book a band without tears",
      summary: "Seven questions for whoever you ask, us included.",
      date: "2026-09-17",
      body: [
        "Ask who exactly will come. Some bands are a name and a list of telephone numbers. It can be a fine evening, but you should know whose faces are in the video.",
        "Ask what is in the price: travel, sound, lights, the hours of waiting, food. Then ask for the sum as one figure. And ask what happens if somebody is ill; the good ones have an answer before you finish.",
        "Ask your venue two things, the limit in decibels and the hour at which it must be over. Tell the band both. Half of all bad evenings have their root in a limiter that nobody mentioned.",
        "Listen to something unedited. Anybody is good for ninety seconds.",
      ],
    },
    {
      title: "The hall in March",
      summary: "Notes from eleven days of recording with the heating off.",
      date: "2026-05-07",
      body: [
        "The heating ticks, so it was off. We recorded between ten and three, when the light comes through the high windows and one’s fingers work. On the second day a blackbird took up a position over the left microphone and held it.",
        "We did each song three times at most. By the fourth you begin to play it as you remember it. The take on the record is nearly always the second, in which one of us is a little late and the others wait.",
        "On the sixth day it rained in the quiet verse. Dorotea looked up from the desk and did not lift her hand. That is the one.",
        "The E still sinks. The tuner has been and says that it is the piano’s opinion.",
      ],
    },
    {
      title: "Starting at forty, or at seventy",
      summary: "What to expect from the first ten lessons of anything with strings or keys.",
      date: "2026-01-22",
      body: [
        "Weeks one to three are about sitting. It is dull, and it decides everything. If your shoulders are up at your ears, no teacher and no instrument can help.",
        "Around the fifth lesson comes a plateau, on which most people stop. Nothing seems to improve, because your ear has run ahead of your hands. It is in fact the best news there is.",
        "Ten minutes a day beat an hour on Sunday. Leave the instrument out of its case and in your way. And choose one piece that you truly want, far too difficult, and learn its first four bars. You will be buried with those four bars.",
      ],
    },
  ],
  events: [
    {
      title: "Village hall, quietly",
      text: "New songs, sixty chairs, tea in the interval. Bring a cushion and, if you have one, a cake.",
      date: "2027-02-06",
      time: "19:30",
      place: "Ebbing Village Hall",
      price: "£14",
    },
    {
      title: "St Bride’s by candlelight",
      text: "An echo of six seconds and a programme written around it.",
      date: "2027-03-12",
      time: "20:00",
      place: "St Bride’s, Harbour Street",
      price: "£18",
    },
    {
      title: "Open practice",
      text: "We work, you listen. Now and then somebody asks what you think.",
      date: "2027-03-25",
      time: "19:00",
      place: "The practice room",
      price: "free",
    },
    {
      title: "The long one",
      text: "Everyone on stage, ninety minutes, no gap. Doors at seven, dancing from the third song.",
      date: "2027-04-17",
      time: "20:00",
      place: "The Ropeworks",
      price: "£16",
    },
    {
      title: "Festival of small boats",
      text: "Outdoors, on a barge, at tide. If it rains we play under the bridge.",
      date: "2027-06-19",
      time: "15:00",
      place: "The lower quay",
      price: "£10",
    },
  ],
  comparisons: [
    {
      title: "The same song, Monday and Friday",
      before: "Four chords on an envelope, two lines missing, a coffee ring for a bridge.",
      after: "Parts for five, a middle eight, and the coffee ring kept as the title.",
    },
    {
      title: "A hall, before and after forty minutes",
      before: "Stacked chairs, a hum, strip light.",
      after: "A half circle, silence, two lamps.",
    },
  ],
  partners: [
    "Low Ceiling Records",
    "The Ropeworks",
    "Radio Estuary",
    "Pier & Bow Luthiers",
    "Small Hours Festival",
    "Ebbing Arts Trust",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "PayPal", "Bank transfer"],
  newsletterTitle: "Letters from the van",
  newsletterText: "About once a month: where we play, what went wrong, and a song that is nowhere else yet.",
  contact: {
    title: "Ask about a date",
    text: "When, where and for how many. Kit replies within a day, with a yes or a no and a price.",
    fields: [
      { label: "The date", kind: "date" },
      { label: "The place", kind: "text" },
      {
        label: "What is it?",
        kind: "choice",
        options: ["A concert", "A wedding", "A party", "A recording", "Lessons", "Something else"],
      },
    ],
    action: "Ask Kit",
  },
  booking: {
    title: "Talk about your evening",
    text: "Twenty minutes by telephone with one of those who will play. It is free, and the date is held for ten days.",
    slots: ["10:30", "12:00", "14:00", "15:30"],
    action: "Book the call",
  },
  places: {
    ledger: {
      street: "The Maltings, 3 Abbey Walk",
      town: "Bury St Edmunds",
      area: "Suffolk",
      phone: "01632 960218",
      email: "dates@amberleyquintet.example",
    },
    studio: {
      street: "1 Net Loft",
      town: "St Ives",
      area: "Cornwall",
      phone: "01632 960475",
      email: "letters@islaverrall.example",
    },
    counter: {
      street: "17 Fair Green",
      town: "Kendal",
      area: "Cumbria",
      phone: "01632 960561",
      email: "book@tuesdayfiddlers.example",
    },
    signal: {
      street: "Unit 12, Relay Works",
      town: "Leeds",
      area: "West Yorkshire",
      phone: "0113 496 0657",
      email: "dates@kilohertz.example",
    },
    almanac: {
      street: "4 Ferry Bank",
      town: "Maldon",
      area: "Essex",
      phone: "01632 960749",
      email: "songs@rowanestuary.example",
    },
    marquee: {
      street: "60 Slipway Road",
      town: "Newcastle upon Tyne",
      area: "Tyne and Wear",
      phone: "0191 498 0364",
      email: "loud@coalvelvet.example",
    },
  },
  pages: [
    { id: "events", name: "Concerts" },
    { id: "services", name: "Bookings" },
    { id: "prices", name: "Fees" },
    { id: "about", name: "The players" },
    { id: "journal", name: "Letters" },
    { id: "contact", name: "Contact" },
  ],
};
