import type { Industry } from "./industry.ts";

export const hotel: Industry = {
  id: "hotel",
  name: "Hotel",
  plural: "Hotels",
  synonyms: [
    "hotels",
    "inn",
    "inns",
    "guest house",
    "guesthouse",
    "bed and breakfast",
    "b&b",
    "boutique hotel",
    "small hotel",
    "country house hotel",
    "town hotel",
    "seaside hotel",
    "motel",
    "lodge",
    "hostel",
    "aparthotel",
    "serviced apartments",
    "holiday rental",
    "vacation rental",
    "holiday cottage",
    "ryokan",
    "resort",
    "place to stay",
  ],
  vocabulary: [
    "accommodation",
    "overnight stay",
    "nightly rate",
    "per night",
    "room rate",
    "check-in",
    "check-out",
    "reception desk",
    "receptionist",
    "concierge",
    "housekeeping",
    "bellhop",
    "night porter",
    "bedroom",
    "double room",
    "twin room",
    "single room",
    "suite",
    "suites",
    "four-poster",
    "en suite",
    "pillow",
    "bathrobe",
    "minibar",
    "room key",
    "room service",
    "full board",
    "half board",
    "late check-out",
    "vacancy",
    "vacancies",
    "occupancy",
    "lobby",
    "sea view room",
    "balcony room",
    "weekend break",
    "getaway",
    "overnight",
    "sleepover guests",
    "innkeeper",
    "lodging",
    "turndown",
  ],
  locale: "en-GB",
  customers: "guests",
  openings: {
    ledger: {
      name: "The Marchbanks",
      kicker: "A town hotel of nineteen rooms",
      headline: "A firm bed, a quiet street, a real key.",
      opening:
        "Nineteen rooms in a house of 1821, each with a bath or a view and several with both. Breakfast is cooked to order until eleven, and the front door is never locked against a guest.",
      action: "Ask for a room",
      secondAction: "Rooms and rates",
    },
    studio: {
      name: "Nineteen",
      kicker: "Rooms by the harbour",
      headline: "Nothing in the room to explain.",
      opening:
        "A switch that is a switch. A window that opens. Linen, wool, one good lamp and the sound of halyards.",
      action: "Choose a room",
      secondAction: "See them",
    },
    counter: {
      name: "The Anchor & Eider",
      kicker: "Rooms above the slipway",
      headline: "Sandy shoes? Leave them on.",
      opening:
        "Buckets live in the hall, dogs by the stove, and breakfast goes on till the last one’s down. We’ve put you at the back so you can hear the sea.",
      action: "Bagsy a room",
      secondAction: "What it costs",
    },
    signal: {
      name: "Platform Rooms",
      kicker: "Ninety seconds from the station",
      headline: "Off the train. Asleep in nine minutes.",
      opening:
        "Key on your phone at 15:00, lift at the door, blackout at the touch of one button. Breakfast packed by 05:30 if your train is worse than ours.",
      action: "Check dates",
      secondAction: "Rates by night",
    },
    almanac: {
      name: "The Lamplighter House",
      kicker: "A hotel, with its stories",
      headline: "Nineteen rooms and what they overlook",
      opening:
        "Room four has the churchyard and the best sleep. From eleven one sees the whole of the firth, on the days when there is a firth to be seen. In the attic somebody wrote half a novel, and we have kept the desk in case.",
      action: "Stay with us",
      secondAction: "Read the guest book",
    },
    marquee: {
      name: "Hotel Corvina",
      kicker: "Nineteen rooms, one long corridor",
      headline: "Someone has left a light on for you.",
      opening: "Velvet, brass, rain on a tall window. Come up. Nobody will ask what you are here to forget.",
      action: "Take a key",
      secondAction: "Walk the corridor",
    },
  },
  copies: [
    {
      aboutTitle: "Nineteen rooms, run by ten people",
      about: [
        "The house was built in 1821 for a family of nine and has been a hotel since 1934. There are nineteen rooms on three floors, no two of one size. The plan on our website shows where each lies, how large it is and what can be seen and heard from it.",
        "Every bed is made with wool and cotton, on a mattress changed after seven years. Rooms are cleaned between ten and two by the same person all week. If something is missing, call 0; a human being answers until eleven at night and the night porter after that.",
        "Rates include breakfast, tax and the internet. They change by season, not by the hour, and are printed for a year ahead.",
      ],
      servicesTitle: "Rooms, and what belongs to them",
      servicesText:
        "Five kinds of room, one rate for each by season. Breakfast is part of all of them; supper, dogs and late trains can be arranged.",
      reasons: [
        {
          title: "Printed rates",
          text: "Known a year ahead. The person in the next room paid the same as you.",
        },
        { title: "Choose the very room", text: "By number, on the plan. We do not move you afterwards." },
        {
          title: "Quiet after ten",
          text: "Thick doors, no piped music, no functions. Two rooms face the street and say so.",
        },
        { title: "Free to cancel", text: "Until six in the evening, two days before." },
      ],
      processTitle: "Your stay, step by step",
      process: [
        { title: "Book", text: "By room number. No charge is taken until you arrive." },
        {
          title: "Arrive, from three",
          text: "Bags sooner, from eight. The porter parks up to six cars behind the house.",
        },
        { title: "Sleep", text: "Windows open, radiators answer, and there are four sorts of pillow." },
        { title: "Leave, by eleven", text: "Or by one for £20. Luggage may stay as long as you like." },
      ],
      closingTitle: "The lamp in the hall stays lit.",
      closingText:
        "Send two dates and the number of guests. We answer within the day with the rooms that are free and the price of each.",
    },
    {
      aboutTitle: "On being nobody in particular",
      about: [
        "The pleasure of a hotel is that it asks nothing. Your post goes elsewhere. The drawer is empty. For a night or three you are a person with a key, a book and somewhat better sheets than at home.",
        "We try not to spoil it. There is no card on the pillow and no hashtag by the mirror. What the room holds is there for use: a hook by the bath, a table at the window that is large enough to write on, a lamp which lights the page rather than the ceiling.",
        "In the morning there is toast. It comes in a rack, and the rack has been in the house longer than any of us. The guest book is on the landing. Some of it is quite good.",
      ],
      servicesTitle: "From attic to garden",
      servicesText:
        "They differ as relatives differ. Tell us whether you mean to sleep, write, quarrel or look at the water, and we will suggest a number.",
      reasons: [
        {
          title: "A table at the window",
          text: "In each room, with a chair that has been sat in by all of us.",
        },
        {
          title: "Books with endings",
          text: "Four hundred on the stairs. If you are not done, take it; post it back some day.",
        },
        {
          title: "A fire in the hall",
          text: "From the first of October to whenever people stop sitting near it.",
        },
      ],
      processTitle: "Two nights, as they tend to go",
      process: [
        { title: "The first evening", text: "You unpack too much, walk to the water, eat soup." },
        { title: "The first morning", text: "You wake at the usual time, and then you don’t." },
        { title: "The day", text: "Somebody at breakfast mentions a path." },
        { title: "The last morning", text: "You ask about the same room in March." },
      ],
      closingTitle: "A key with a number on it",
      closingText: "Write to us with the dates, or without them. There is nearly always an attic in midweek.",
    },
    {
      aboutTitle: "Come in, mind the dog",
      about: [
        "That’s Admiral. He’s not supposed to be on the stairs and he knows. Step over him. Sheila’s on the desk and she’ll have your name before you do.",
        "There’s nineteen rooms and they’re all a bit different, because the house is. Number six has the daft bath. Twelve’s got the view but you’ll earn it. If you snore, tell us quietly and we’ll put you over the boiler.",
        "Breakfast’s till eleven. Proper eggs, Keith’s sausages, and kippers if you’re that sort. Kids under six eat free and mostly off the floor.",
      ],
      servicesTitle: "Where shall we put you?",
      servicesText: "Say who’s coming and what you’re like in the mornings. We’ll sort the rest.",
      reasons: [
        { title: "Cots, stairgates, wellies", text: "We’ve a cupboard of them. Sizes two to eleven." },
        { title: "Dogs are eight quid", text: "Which covers the towel, the biscuit and Admiral’s feelings." },
        { title: "Late? We’re up.", text: "Ring from the road. There’ll be a sandwich under a plate." },
        { title: "No daft extras", text: "Breakfast, towels, internet, a chat. All in." },
      ],
      processTitle: "It’s not complicated",
      process: [
        { title: "Ring or tap", text: "Dates, people, dogs." },
        { title: "Turn up", text: "From three. Earlier, leave your bags in the hall and go and get chips." },
        {
          title: "Stop as long as you like",
          text: "We need the room by eleven. You can have the lounge all day.",
        },
      ],
      closingTitle: "When can we expect you?",
      closingText:
        "Give us the dates and we’ll give you a straight price. If we’re full we’ll ring Maureen up the road.",
    },
  ],
  services: [
    {
      name: "Attic single",
      text: "Under the roof, with a skylight over the bed and a desk in the gable. The shower is small and very hot.",
      price: "from £95",
      unit: "per night",
    },
    {
      name: "Double",
      text: "On the first and second floors, some to the street, most to the garden. A bath or a walk-in shower, as you choose.",
      price: "from £135",
      unit: "per night",
    },
    {
      name: "Twin",
      text: "Two beds of a proper width and a lamp for each. Number nine has a door into number ten, for families.",
      price: "from £135",
      unit: "per night",
    },
    {
      name: "Corner room",
      text: "Windows on two sides, a sofa, a bath with feet. Three of these, and they go first.",
      price: "from £165",
      unit: "per night",
    },
    {
      name: "Garden room",
      text: "On the ground floor, no steps, with a wet room and its own door to the lawn. Dogs stay here.",
      price: "from £180",
      unit: "per night",
    },
    {
      name: "The long suite",
      text: "Bedroom, sitting room and bathroom in a row, with a fireplace in the middle one. Sleeps four.",
      price: "from £240",
      unit: "per night",
    },
    {
      name: "Breakfast",
      text: "Cooked to order from seven to eleven, at a table or on a tray. People who aren’t staying are welcome too.",
      price: "£16",
      unit: "free to guests",
    },
    {
      name: "Supper",
      text: "Two dishes, one soup, one pudding, from six to half past eight. Not on Mondays, when Keith goes fishing.",
      price: "£27",
      unit: "two courses",
    },
    {
      name: "The whole house",
      text: "All nineteen rooms, for a wedding party or a family that has grown. Two nights, breakfasts and one long supper.",
      price: "from £4,900",
      unit: "two nights",
    },
    {
      name: "A room to meet in",
      text: "The library, for up to fourteen: a table, a screen, coffee when you ring and lunch when you stop.",
      price: "£38",
      unit: "per head, a day",
    },
  ],
  priceList: [
    {
      title: "October to March",
      note: "Per night for two, breakfast included",
      entries: [
        { name: "Attic single", text: "For one", price: "£95" },
        { name: "Double or twin", price: "£135" },
        { name: "Corner room", price: "£165" },
        { name: "Garden room", price: "£180" },
        { name: "The long suite", price: "£240" },
      ],
    },
    {
      title: "April to September",
      note: "Per night for two, breakfast included",
      entries: [
        { name: "Attic single", text: "For one", price: "£115" },
        { name: "Double or twin", price: "£165" },
        { name: "Corner room", price: "£205" },
        { name: "Garden room", price: "£220" },
        { name: "The long suite", price: "£295" },
      ],
    },
    {
      title: "Staying longer",
      note: "Taken off the nightly rate",
      entries: [
        { name: "Third night, Sunday to Thursday", text: "Off that night", price: "£30" },
        { name: "Seventh night", text: "The night itself", price: "free" },
        { name: "One person in a double", text: "Off each night", price: "£20" },
      ],
    },
    {
      title: "Beside the room",
      entries: [
        { name: "Breakfast on a tray", price: "included" },
        { name: "Late leaving, until one", price: "£20" },
        { name: "A dog", text: "Towel and biscuit", price: "£8" },
        { name: "Cot or extra bed", text: "Up to sixteen years", price: "£18" },
        { name: "A sandwich under a plate", text: "If your train is late", price: "£7" },
      ],
    },
  ],
  plans: [
    {
      name: "A night",
      text: "For people passing through.",
      price: "£135",
      unit: "for two, winter",
      includes: [
        "Double room, your choice of number",
        "Breakfast until eleven",
        "Parking while there is room",
      ],
    },
    {
      name: "Two nights and supper",
      text: "What most people wish they had booked.",
      price: "£324",
      unit: "for two, winter",
      includes: [
        "Double room, two nights",
        "Two breakfasts",
        "Supper on one evening",
        "Room kept until one on the last day",
      ],
      isRecommended: true,
    },
    {
      name: "A writing week",
      text: "Seven nights in an attic, midweek to midweek.",
      price: "£540",
      unit: "for one, winter",
      includes: [
        "Attic single with the desk",
        "Breakfast and soup at one",
        "No one knocks before five",
        "The seventh night free",
      ],
    },
  ],
  people: [
    {
      name: "Sheila Warburton",
      role: "Front desk, mornings",
      text: "Thirty-one years behind the same bell. Has never had to ring it.",
    },
    {
      name: "Augustin Roche",
      role: "Manager",
      text: "Came as a night porter to finish a thesis. The thesis is in the attic.",
    },
    {
      name: "Keith Ollerton",
      role: "Kitchen",
      text: "Eggs eleven ways, sausages of his own, Mondays on the water.",
    },
    {
      name: "Jadwiga Nowicka",
      role: "Housekeeper",
      text: "Has turned down some ninety thousand beds. Irons pillowcases as one might post letters.",
    },
    {
      name: "Errol Francis",
      role: "Night porter",
      text: "Reads Russian novels from eleven to seven and can find an open chemist.",
    },
    {
      name: "Morwenna Pask",
      role: "Supper and the bar",
      text: "Pours a measure you can see. Knows which path is under water.",
    },
    {
      name: "Desmond Hurley",
      role: "Garden, repairs",
      text: "If it drips, hums or leans, it has until Thursday.",
    },
    {
      name: "Anjali Deol",
      role: "Front desk, evenings",
      text: "Speaks five languages, including teenager. Finds lost chargers by instinct.",
    },
  ],
  questions: [
    {
      question: "When can we arrive, and when must we leave?",
      answer:
        "Rooms are ready at three and needed back by eleven. You may leave bags from eight in the morning and long after you have gone. Staying until one costs £20, if nobody is waiting.",
    },
    {
      question: "What if I get in after eleven at night?",
      answer:
        "Ring the bell: Errol is awake. If you tell us beforehand, your key is in an envelope in the porch and there is a sandwich under a plate. A code for the front door comes with your confirmation.",
    },
    {
      question: "Can I choose a particular room?",
      answer:
        "Yes, by number, from the plan. It says where the lift stops, which rooms have baths and which two face the street. Once you have booked number seven, number seven is yours.",
    },
    {
      question: "Is there parking?",
      answer:
        "Six places behind the house, free, first come first served. When they are taken the porter will point you to a car park three minutes away at £9 a night. Bicycles go into the coach house, under lock.",
    },
    {
      question: "How do I cancel?",
      answer:
        "Free of charge until six in the evening, two days before. After that we ask for the first night. If we let the room again, we send it back, and we do try.",
    },
    {
      question: "Are children welcome?",
      answer:
        "Of all ages. Under six they eat and sleep free in your room; up to sixteen an extra bed is £18. There is a cupboard of wellingtons, a stairgate, and a supper at half past five if you ask by noon.",
    },
    {
      question: "May I bring my dog?",
      answer:
        "In the two garden rooms, which have a door to the lawn. £8 a night. Dogs come to the bar and the hall, though not to breakfast, and ours will want to be introduced.",
    },
    {
      question: "Is the house accessible?",
      answer:
        "Both garden rooms are without steps and have wet rooms; doors there are 90 cm wide. A lift serves the first and second floor. The attic has fourteen stairs and low beams, and we shouldn’t pretend otherwise.",
    },
    {
      question: "Can you cook for my diet?",
      answer:
        "Vegetarian, vegan and gluten-free breakfasts are on the card. For anything stricter, tell us a day ahead. Keith keeps a separate pan and toaster, and takes both seriously.",
    },
    {
      question: "Why are there no prices that change by the day?",
      answer:
        "Because we would rather talk to you about something else. There are two seasons and five kinds of room. The list is printed in November for the year to come, and we keep to it.",
    },
  ],
  testimonials: [
    {
      quote:
        "I rang at ten to midnight from a replacement bus. There was a cheese sandwich under a plate with my name on it. I may have cried.",
      name: "Vanessa Holt",
      context: "attic, one night",
    },
    {
      quote:
        "My wife chose the room from the plan for its bath. I’ve been told we’ll be coming every November.",
      name: "Rupert Adeleke",
      context: "number six",
    },
    {
      quote:
        "Same price in August as it said in the leaflet in January. I’d forgotten that a price could stand still.",
      name: "Margot Elsworth",
      context: "corner room",
    },
    {
      quote:
        "I wrote nine thousand words in a week. Nobody knocked. On Thursday there was cake outside the door.",
      name: "Kieran Doyle",
      context: "writing week",
    },
    {
      quote: "Twenty-six of us for Dad’s eightieth. Jadwiga knew who needed the low bed before we did.",
      name: "The Pritchard family",
      context: "the whole house",
    },
    {
      quote:
        "They told us straight that number three faces the street. We took it, slept with the window open and listened to people being happy.",
      name: "Sunita Rao",
      context: "two nights",
    },
    {
      quote:
        "Arrived 22:51, asleep 23:00. Packed breakfast at 05:30, still warm. I’ve stopped booking anything else.",
      name: "M. Osterberg",
      context: "forty nights last year",
    },
    {
      quote: "The dog has asked to be remembered to Admiral.",
      name: "Fenella Grieve",
      context: "garden room",
    },
    {
      quote: "The map Morwenna drew on the back of a beer mat was better than my app, and had a heron on it.",
      name: "Jonas Weidmann",
      context: "walked the coast",
    },
    {
      quote: "Our meeting finished early, which has never happened. I put it down to the fire.",
      name: "Alderman P. Cutts",
      context: "library, twelve people",
    },
  ],
  hours: [
    { day: "Monday", open: "07:00", close: "23:00", note: "No supper" },
    { day: "Tuesday", open: "07:00", close: "23:00" },
    { day: "Wednesday", open: "07:00", close: "23:00" },
    { day: "Thursday", open: "07:00", close: "23:00" },
    { day: "Friday", open: "07:00", close: "23:00" },
    { day: "Saturday", open: "07:00", close: "23:00" },
    { day: "Sunday", open: "07:00", close: "23:00" },
  ],
  hoursNote:
    "That is the desk. A night porter is in the house from eleven to seven; ring, and the door opens.",
  statistics: [
    { figure: "19", label: "rooms, no two alike" },
    { figure: "1821", label: "is carved above the door" },
    { figure: "2", label: "seasons, and one rate in each" },
    { figure: "400", label: "books on the stairs" },
  ],
  gallery: [
    {
      caption: "Number seven, at about four",
      label: "A made bed with a row of pillows",
      fits: "double corner suite twin bed sleep night room",
    },
    {
      caption: "Sheila has never had to ring it",
      label: "A brass bell on a desk",
      fits: "desk front house whole printed rates step arrive late ring",
    },
    {
      caption: "Heavy, so that you bring it back",
      label: "A room key on a tag",
      fits: "room choose key number quiet book garden own door",
    },
    {
      caption: "Until eleven, or thereabouts",
      label: "A breakfast tray with coffee and a croissant",
      fits: "breakfast tray supper coffee morning cooked eggs",
    },
    {
      caption: "The firth, on a day when there is one",
      label: "A window with curtains, hills and the moon",
      fits: "attic single skylight window view table evening gable",
    },
    {
      caption: "With feet, in three of the rooms",
      label: "A bath and a pile of folded towels",
      fits: "bath shower garden wet room towels feet twin",
    },
    {
      caption: "From eight in the morning, in the hall",
      label: "A leather suitcase with two straps",
      fits: "luggage leave bags meet library step stay longer arrive",
    },
    {
      caption: "Meaning: not before five",
      label: "A sign with a moon on a door handle",
      fits: "writing week quiet sign knocks meet nothing asked",
    },
  ],
  posts: [
    {
      title: "Which room should I ask for?",
      summary: "A frank guide to nineteen doors, from the people who clean behind them.",
      date: "2026-10-30",
      body: [
        "For sleep, four or fourteen. They look on the churchyard and the garden, and the loudest thing that happens there is a blackbird. Light sleepers should avoid one and three, which face the street; they are also the prettiest, and some find the passing voices company.",
        "For a bath, six, ten or sixteen. Six is absurdly long; tall people have been known to write to us about it. Sixteen has a window beside the tub, frosted to the height of decency.",
        "For work, any attic, but above all nineteen, where the desk is. For a quarrel, the suite: it has two doors between the beds. For making up again, also the suite, because of the fireplace.",
      ],
    },
    {
      title: "Three walks that start at our door",
      summary: "An hour, a morning, and one that needs sandwiches.",
      date: "2026-06-08",
      body: [
        "The hour: turn left, keep the wall on your right and go on until you run out of town. There is a bench with somebody’s name on it, and a view you’ll recognise from our stairs. Come back the same way; it is different in the other direction.",
        "The morning: up to the beacon and round. Four miles, one stile, one very old bull who has never got up. Borrow boots from the cupboard. If the flag is out at the farm there is tea.",
        "The long one is eleven miles and returns by bus at ten past four. Ask Morwenna which part is under water. Keith makes the sandwiches at seven if you tell him the night before, and doesn’t hold with cress.",
      ],
    },
    {
      title: "Why the price is the price",
      summary: "We tried the other way for one summer.",
      date: "2026-02-16",
      body: [
        "In 2019 a company lent us a machine that changed our rates four times a day. It made us nine percent more in August. It also meant that two couples at breakfast found out they had paid £141 and £219 for rooms with the same curtains.",
        "One of them had been coming for eleven years. We gave back the machine.",
        "Now there is a list. It has two seasons and five lines, it is printed in November, and it hangs in the hall. When a conference comes to town we are full at the usual price, and we sleep very well.",
      ],
    },
  ],
  events: [
    {
      title: "Fire and a chapter",
      text: "Errol reads aloud in the hall for forty minutes. This winter: a long one, with snow in it. Cocoa is poured.",
      date: "2027-01-14",
      time: "20:30",
      place: "The hall",
      price: "free",
    },
    {
      title: "Supper on skis, weather permitting",
      text: "One soup, one stew, one pudding, all of it from north of sixty degrees. Twenty-four seats.",
      date: "2027-02-12",
      time: "19:00",
      place: "The dining room",
      price: "£34",
    },
    {
      title: "A writing week",
      text: "Eight attics and small doubles, eight people, no workshop. You meet at supper or you don’t.",
      date: "2027-03-10",
      time: "15:00",
      place: "The top floor",
      price: "£540",
    },
    {
      title: "Open house",
      text: "All nineteen doors stand open for an afternoon. Lie on anything. Tea on the landing.",
      date: "2027-04-18",
      time: "14:00",
      place: "Everywhere",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Ten to three, and three",
      before: "Two suitcases in the hall, boots by the fire, a room being aired.",
      after: "Number seven: window ajar, lamp on, four sorts of pillow.",
    },
    {
      title: "A night somewhere, and one here",
      before: "Room 4117, card key, a card about towels, a hum.",
      after: "Number four, brass key, an open window, a blackbird.",
    },
  ],
  partners: [
    "Loftus Wool Beds",
    "Beacon Boats",
    "The Tidewater Bookshop",
    "Ollerton’s Sausages",
    "North Quay Taxis",
    "Harbour Laundry",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "Google Pay"],
  newsletterTitle: "Rooms that came free",
  newsletterText:
    "A few lines on the first of each month: dates that opened up, what the garden is doing, and which path is under water.",
  contact: {
    title: "Write to the desk",
    text: "Dates if you have them, and anything that would make the stay easier. Sheila or Anjali answers the same day.",
    fields: [
      { label: "Arriving on", kind: "date" },
      {
        label: "How many nights?",
        kind: "choice",
        options: ["One", "Two", "Three to six", "A week or longer", "Not sure yet"],
      },
      { label: "Who is coming?", kind: "text" },
      {
        label: "What kind of room?",
        kind: "choice",
        options: [
          "An attic single",
          "A double or twin",
          "A corner",
          "By the garden",
          "The suite",
          "You choose",
        ],
      },
    ],
    action: "Send to the desk",
  },
  booking: {
    title: "Ask for a room",
    text: "Choose a day and when you hope to arrive. We hold a room and reply with its number; nothing is charged yet.",
    slots: ["15:00", "16:00", "17:30", "19:00", "20:30", "22:00"],
    action: "Hold a room",
  },
  places: {
    ledger: {
      street: "8 Marchbanks Parade",
      town: "Cheltenham",
      area: "Gloucestershire",
      phone: "01632 960127",
      email: "desk@themarchbanks.example",
    },
    studio: {
      street: "19 Custom House Row",
      town: "Falmouth",
      area: "Cornwall",
      phone: "01632 960183",
      email: "rooms@nineteenrooms.example",
    },
    counter: {
      street: "The Slipway",
      town: "Whitby",
      area: "North Yorkshire",
      phone: "01632 960145",
      email: "sheila@anchorandeider.example",
    },
    signal: {
      street: "1 Central Approach",
      town: "Newcastle upon Tyne",
      area: "Tyne and Wear",
      phone: "0191 498 0174",
      email: "key@platformrooms.example",
    },
    almanac: {
      street: "22 Lamplighter Close",
      town: "Edinburgh",
      area: "Midlothian",
      phone: "0131 496 0169",
      email: "book@lamplighterhouse.example",
    },
    marquee: {
      street: "63 Rook Street",
      town: "London",
      area: "Greater London",
      phone: "020 7946 0138",
      email: "night@hotelcorvina.example",
    },
  },
  pages: [
    { id: "services", name: "Rooms" },
    { id: "prices", name: "Rates" },
    { id: "about", name: "The hotel" },
    { id: "gallery", name: "Look around" },
    { id: "journal", name: "Guest book" },
    { id: "booking", name: "Book a room" },
  ],
};
