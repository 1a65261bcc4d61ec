import type { Industry } from "./industry.ts";

export const autoRepair: Industry = {
  id: "auto-repair",
  name: "Auto repair",
  plural: "Auto repair shops",
  synonyms: [
    "auto repair shop",
    "auto shop",
    "car repair",
    "car repair shop",
    "car mechanic",
    "mechanic",
    "mechanics",
    "auto mechanic",
    "mobile mechanic",
    "garage",
    "car garage",
    "motor garage",
    "auto service",
    "car service center",
    "car workshop",
    "body shop",
    "collision repair",
    "tire shop",
    "tyre shop",
    "brake shop",
    "muffler shop",
    "transmission shop",
    "oil change",
    "smog check",
    "mot station",
    "auto electrician",
    "vehicle repair",
  ],
  vocabulary: [
    "car",
    "cars",
    "vehicle",
    "vehicles",
    "truck",
    "suv",
    "engine",
    "motor",
    "transmission",
    "gearbox",
    "clutch",
    "brakes",
    "brake pads",
    "rotors",
    "tires",
    "tyres",
    "wheel alignment",
    "wheels",
    "oil",
    "oil filter",
    "spark plugs",
    "timing belt",
    "radiator hose",
    "coolant",
    "exhaust",
    "muffler",
    "suspension",
    "shocks",
    "struts",
    "steering",
    "alternator",
    "starter",
    "car battery",
    "check engine light",
    "dashboard light",
    "diagnostic",
    "mileage",
    "odometer",
    "mot",
    "smog",
    "windshield",
    "windscreen",
    "dent",
    "bumper",
    "tow",
    "towing",
    "breakdown",
    "roadworthy",
    "hybrid",
    "lift bay",
    "road test",
    "loaner car",
  ],
  locale: "en-US",
  customers: "drivers",
  openings: {
    ledger: {
      name: "Caldwell Motor Works",
      kicker: "General repair, all makes, since 1994",
      headline: "We show you the old part.",
      opening:
        "It comes back in the new part’s box with the mileage written on the lid. Every repair is estimated in writing, approved by you and carried for three years or 36,000 miles.",
      action: "Ask for an estimate",
      secondAction: "Labor and prices",
    },
    studio: {
      name: "Slow Garage",
      kicker: "Care for cars past their first decade",
      headline: "Two hundred thousand is a beginning.",
      opening:
        "Cars are thrown away for the price of a wheel bearing. We keep a plan for each one we look after: what it needs now, what can wait a year, and what to leave in peace.",
      action: "Start a plan",
      secondAction: "How we decide",
    },
    counter: {
      name: "Benny’s Bays",
      kicker: "Next to the car wash, look for the dog",
      headline: "Making a noise? Make it for us.",
      opening:
        "Bring it round and do the impression. Clunk, squeal or whirr, Benny has heard them all, and a ride in the passenger seat to listen to yours is free.",
      action: "Come make the noise",
      secondAction: "What stuff costs",
    },
    signal: {
      name: "Torque Spec",
      kicker: "Diagnostics and brakes, four bays",
      headline: "Light on at eight. Answer by ten.",
      opening:
        "Scan, scope, smoke test. You get the fault code in plain words, a photo of the part, two prices. $148 for the diagnosis, taken off the repair.",
      action: "Book a diagnosis",
      secondAction: "Menu prices",
    },
    almanac: {
      name: "The Long Haul",
      kicker: "A garage, and its logbook",
      headline: "Letters to a car with 180,000 miles on it",
      opening:
        "Someone drove to three colleges in it, and somebody else was very nearly born there. A car that has been kept is a kind of diary. For three decades we have been changing its oil and reading along.",
      action: "Bring it by",
      secondAction: "From the logbook",
    },
    marquee: {
      name: "Night Bay",
      kicker: "Late bays Wednesday and Thursday",
      headline: "Drop it tonight. Drive it tomorrow.",
      opening: "The box by the door takes keys at any hour. Text us what’s wrong. The lift goes up at seven.",
      action: "Leave the keys",
      secondAction: "How it works",
    },
  },
  copies: [
    {
      aboutTitle: "Four bays, five technicians, a written estimate",
      about: [
        "The shop opened in 1994 with two bays and a rule about paper. Nothing is ordered, removed or replaced until an estimate has been approved, and the invoice may not exceed it by a cent without a second call. The rule has survived three owners and one flood.",
        "All five technicians hold current certification for the systems they work on. They are paid by the hour and not by the job, which removes the reason to hurry and the reason to find something.",
        "We repair cars and light trucks of every make, gasoline, hybrid and electric up to 400 volts. We don’t do body work or rebuild automatic transmissions, and keep a short list of people who do both well.",
      ],
      servicesTitle: "Repair and maintenance",
      servicesText:
        "Prices include parts of the maker’s grade, labor at $128 an hour and disposal. For anything off the list you get a written estimate within two hours of diagnosis.",
      reasons: [
        {
          title: "Approved before we begin",
          text: "By text or signature, with a photograph of what we propose to replace.",
        },
        {
          title: "Three years, 36,000 miles",
          text: "Parts and labor, whichever comes first. Most shops stop at one year.",
        },
        {
          title: "Red, yellow, green",
          text: "Every visit ends with an inspection sheet: now, within six months, fine. Red items are the only ones we will call you about.",
        },
        {
          title: "Torqued by hand",
          text: "Wheel nuts are set with a wrench that clicks, at the figure in the book, and initialed.",
        },
      ],
      processTitle: "From key to key",
      process: [
        { title: "Intake", text: "Ten minutes at the counter: when it happens, how it sounds, who drives." },
        { title: "Diagnosis", text: "Measured before anything is swapped. $148, credited to the repair." },
        { title: "Approval", text: "Two prices where there are two grades of part. You answer by text." },
        {
          title: "Road test",
          text: "Four miles with a hill and a railroad crossing. Then the sheet and the old parts.",
        },
      ],
      closingTitle: "Bring the car and the story of the noise.",
      closingText:
        "Make, year, miles and what it does. We reply with a diagnosis slot, usually within two days, and a loaner if the work will take longer than one.",
    },
    {
      aboutTitle: "On not buying another car",
      about: [
        "A new car costs what a new car costs, and then it is worth less. The one in the drive, which starts, is nearly always cheaper, even in the year it wants a clutch. We keep the arithmetic on a whiteboard for anybody who would like to argue.",
        "Age is hard on a few things: rubber, seals, the wiring where it bends at a door. Attend to these in good time and the rest of the machine will go on being what it was. We have four customers past three hundred thousand miles and one on his way to the moon.",
        "Some cars should be let go, and then we say that too. It is usually rust. We will help you to part, and take the good tires off first.",
      ],
      servicesTitle: "What we attend to",
      servicesText:
        "Oil, brakes, belts and the slow business of suspension. We list the work in the order in which the car would ask for it if it could.",
      reasons: [
        {
          title: "A plan for three years",
          text: "On one page: this month, this year, someday. You will know in March what October costs.",
        },
        {
          title: "Repair before replace",
          text: "A caliper can be rebuilt and a harness mended. We price that first, because it is often the better part that stays.",
        },
        {
          title: "The same technician",
          text: "Your car has a person. He or she has met its noises and will recognize a new one.",
        },
      ],
      processTitle: "The yearly visit",
      process: [
        { title: "Listen", text: "A drive with you at the wheel. It behaves differently for its owner." },
        { title: "Look", text: "An hour on the lift with a lamp, a mirror and last year’s notes." },
        { title: "Decide", text: "Over coffee, with the old photographs next to the new ones." },
        { title: "Mend", text: "What was agreed and nothing beyond. The plan is brought up to date." },
      ],
      closingTitle: "Write down the odometer before you read on",
      closingText:
        "Send it to us with the year and the thing you have been ignoring. We will answer with what we would do first, and what we would go on ignoring.",
    },
    {
      aboutTitle: "The coffee’s bad and the brakes are good",
      about: [
        "We’d rather put the money into the alignment rack. There’s a vending machine, a couch from somebody’s den, and a shop dog named Lugnut who will sit on your feet.",
        "We talk car with car people and regular with everybody else. You’ll see the part, you’ll see the dirt on it, and if you want, you can come stand under your own car. Folks love that. Wear the hat.",
        "Nobody here gets a bonus for selling you stuff. If your pads have got another ten thousand in them, you’ll go home with your pads and a date to come back.",
      ],
      servicesTitle: "What’s it doing?",
      servicesText:
        "Squealing, pulling, shaking, smelling like pancakes? (That’s coolant.) Pick what’s closest and we’ll sort out the rest when you’re here.",
      reasons: [
        {
          title: "Free ride-along",
          text: "You drive or we drive, ten minutes. Lots of noises get solved at the first stop sign.",
        },
        { title: "Price before wrench", text: "By text, with a picture. You thumbs-up it or you don’t." },
        {
          title: "A loaner that starts",
          text: "Three of them. Not pretty. Free if we keep yours overnight.",
        },
        {
          title: "We’ll tell you to wait",
          text: "Green sheet means go live your life. See you in six months.",
        },
      ],
      processTitle: "Drop, text, drive",
      process: [
        { title: "Drop the keys", text: "Hand them over, or use the box any hour of the night." },
        { title: "We take a look", text: "Then a text with pictures and a number." },
        { title: "You say yes", text: "Or no. Or “how long’s it got?”" },
        { title: "Off you go", text: "Seat back where you had it, radio on your station." },
      ],
      closingTitle: "Turn the radio down. Hear that?",
      closingText:
        "Yeah, that. Tell us when it does it, fast, slow, turning or braking, and we’ll find you a spot this week.",
    },
  ],
  services: [
    {
      name: "Oil and filter",
      text: "Synthetic oil to the book’s grade, filter, fluids topped up, tires set and the inspection sheet filled in.",
      price: "$84",
      unit: "45 min",
    },
    {
      name: "Diagnosis",
      text: "Check-engine light, no start, noise or shake. Codes read, then measured until we know. Credited to the repair.",
      price: "$148",
      unit: "flat fee",
    },
    {
      name: "Brake pads and rotors",
      text: "One axle, coated rotors, ceramic pads, slides cleaned and greased, bedded in on our road test.",
      price: "from $389",
      unit: "per axle",
    },
    {
      name: "Wheel alignment",
      text: "Four wheels on the rack, before-and-after sheet in degrees, steering wheel straight.",
      price: "$129",
      unit: "1 hour",
    },
    {
      name: "Tires",
      text: "Mounted, balanced, new valves, old ones recycled. We order what fits how you drive and say what we would buy.",
      price: "from $142",
      unit: "each, fitted",
    },
    {
      name: "Timing belt and water pump",
      text: "Belt, tensioner, pump and coolant together, because they share the same six hours.",
      price: "from $890",
      unit: "1 day",
    },
    {
      name: "Battery, starter, alternator",
      text: "Tested under load first. Half of the batteries brought to us are fine.",
      price: "from $189",
      unit: "30 min for a battery",
    },
    {
      name: "Suspension and steering",
      text: "Shocks, struts, ball joints, bushings. The rattle over the railroad crossing lives here.",
      price: "from $260",
      unit: "by estimate",
    },
    {
      name: "Air conditioning",
      text: "Leak test with dye and sniffer, recharge by weight. We will not refill a system that leaks.",
      price: "$165",
      unit: "test and recharge",
    },
    {
      name: "Look before you buy",
      text: "Ninety minutes on the lift with a used car you are thinking of, and a report with forty photographs.",
      price: "$170",
      unit: "any make",
    },
  ],
  priceList: [
    {
      title: "Everyday",
      entries: [
        { name: "Oil and filter, synthetic", text: "Up to six quarts", price: "$84" },
        { name: "Tire rotation", price: "$28" },
        { name: "Cabin and engine air filter", text: "Both", price: "$72" },
        { name: "Wiper blades, the pair", text: "We put them on", price: "$38" },
        { name: "Red, yellow, green inspection", text: "With any visit", price: "free" },
      ],
    },
    {
      title: "Brakes",
      note: "Per axle, most cars. Larger trucks by estimate.",
      entries: [
        { name: "Pads and rotors", price: "$389" },
        { name: "Pads alone, rotors within limits", price: "$219" },
        { name: "Brake fluid, flushed", price: "$119" },
        { name: "Caliper, rebuilt", price: "from $185" },
      ],
    },
    {
      title: "Finding out",
      entries: [
        { name: "Diagnosis, credited to the repair", price: "$148" },
        { name: "Ride-along for a noise", text: "Ten minutes", price: "free" },
        { name: "Inspection of a car you may buy", price: "$170" },
        { name: "Leak test, cooling system", price: "$95" },
      ],
    },
    {
      title: "Wheels and tires",
      entries: [
        { name: "Four-wheel alignment", price: "$129" },
        { name: "Tire, mounted and balanced", text: "Common sizes", price: "from $142" },
        { name: "Puncture, patched from inside", price: "$35" },
        { name: "Winter set swapped and stored", text: "Per season", price: "$110" },
      ],
    },
    {
      title: "Larger work",
      note: "Labor is $128 an hour. You get the figure before we start.",
      entries: [
        { name: "Timing belt and water pump", price: "from $890" },
        { name: "Clutch", price: "from $1,240" },
        { name: "Struts, the pair, with alignment", price: "from $780" },
        { name: "Head gasket", price: "from $1,950" },
        { name: "Loaner while we have it overnight", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "Commuter",
      text: "For a newer car that mostly needs oil.",
      price: "$19",
      yearlyPrice: "$209",
      unit: "per month",
      includes: ["Three oil changes a year", "Rotation and inspection each time", "Filters once a year"],
    },
    {
      name: "Keeper",
      text: "For a car you mean to go on driving.",
      price: "$39",
      yearlyPrice: "$429",
      unit: "per month",
      includes: [
        "Everything in Commuter",
        "Brake fluid and coolant when due",
        "One alignment a year",
        "Diagnosis included, three-year plan",
      ],
      isRecommended: true,
    },
    {
      name: "Household",
      text: "Two cars, any make, one bill.",
      price: "$69",
      yearlyPrice: "$759",
      unit: "per month",
      includes: [
        "Everything in Keeper, for both",
        "Winter sets swapped and stored",
        "First pick of the loaners",
        "10% off labor",
      ],
    },
  ],
  people: [
    {
      name: "Benedict Amaro",
      face: 21,
      role: "Owner, front counter",
      text: "Benny to everyone but his mother. Identifies wheel bearings through a closed window.",
    },
    {
      name: "Wanda Kozlowski",
      face: 36,
      role: "Lead technician",
      text: "Thirty-four years under cars, eleven of them on race weekends. Torques things twice.",
    },
    {
      name: "Jerome Battle",
      face: 13,
      role: "Diagnostics",
      text: "Draws the wiring on the whiteboard before he picks up a probe. Photographs the board, and then the culprit.",
    },
    {
      name: "Thanh Nguyen",
      face: 17,
      role: "Technician, hybrids and electric",
      text: "Orange gloves, calm voice. Rebuilds battery packs cell by cell when the maker says that it can’t be done.",
    },
    {
      name: "Mateo Villaseñor",
      face: 35,
      role: "Brakes and suspension",
      text: "Knows each pothole within nine miles, several of them by the damage.",
    },
    {
      name: "Carla Haas",
      face: 4,
      role: "Service writer",
      text: "Turns what the technician said into what you need to know. Returns calls standing up.",
    },
    {
      name: "Abe Fortner",
      face: 27,
      role: "Tires and alignment",
      text: "Sixty-eight, here since the first bay. Still checks the jack stands himself and will until somebody makes him stop.",
    },
    {
      name: "Yuki Ishii",
      face: 24,
      role: "Apprentice",
      text: "Came in with a dead alternator and stayed to see it fixed. Now does them in fifty minutes.",
    },
  ],
  questions: [
    {
      question: "My check-engine light is on. Can I keep driving?",
      answer:
        "If it is steady and the car drives as usual, yes, gently, until you can get here. If it flashes, slow down and stop soon: the engine is misfiring and can ruin the catalytic converter within miles. If the oil or temperature light comes on, pull over and switch off.",
    },
    {
      question: "What does the $148 diagnosis include?",
      answer:
        "Up to an hour and a quarter of testing, with scan tool, scope or smoke machine as needed, and a written answer with photographs. If you have us do the repair it is taken off the bill. If we need longer, we ask first.",
    },
    {
      question: "Will you use the parts I bring?",
      answer:
        "We would rather not, since we can’t guarantee them and often they don’t fit. For classic cars with rare parts we make an exception. Labor is then guaranteed for ninety days instead of three years.",
    },
    {
      question: "How often should I change the oil?",
      answer:
        "Every 5,000 to 7,500 miles on synthetic for most cars, or once a year if you drive less. Short winter trips count double. We put the next date on the sheet rather than a sticker in your view.",
    },
    {
      question: "Does going to you void my warranty?",
      answer:
        "No. The maker can’t require you to service at the dealer. Keep the invoices, which list the oil grade and part numbers, and we keep copies for ten years in case you don’t.",
    },
    {
      question: "My brakes squeal. Is it urgent?",
      answer:
        "A squeal on a damp morning that goes away is surface rust. A steady squeal when you press is often the wear tab telling you there are about two millimeters left, so come within a few weeks. Grinding means metal on metal; please come today.",
    },
    {
      question: "Do you have loaner cars?",
      answer:
        "Three, with plates from three different decades. They’re free when we keep yours overnight and you are over 21 with insurance. Ask for one when you book, because there are only three.",
    },
    {
      question: "Can you work on electric cars and hybrids?",
      answer:
        "Yes, on everything up to 400 volts: brakes, suspension, cooling, 12-volt trouble and many battery faults. Software that only the maker can install goes to the dealer, and we will tell you so on the phone.",
    },
    {
      question: "How does the night drop work?",
      answer:
        "Park on our lot, put the keys and a note in the envelope by the door and push it through the slot. Text us so that we know to look. The lift goes up at seven and you hear from us by ten.",
    },
    {
      question: "Is it worth fixing?",
      answer:
        "We compare the repair with a year of payments on something else, and look for rust. If the shell is sound and the bill is under half of what the car would fetch, we usually say yes. If we would not do it for our own, you will hear that.",
    },
  ],
  testimonials: [
    {
      quote:
        "I described the noise as “a shopping cart full of spoons.” Benny nodded and said heat shield. Eleven minutes, no charge.",
      name: "Lydia Cannaday",
      context: "2012 wagon",
    },
    {
      quote:
        "The dealer wanted $2,300. Jerome found a chafed wire under the seat, sent me a picture of it, and charged me for the diagnosis.",
      name: "Armand Thibault",
      context: "intermittent no-start",
    },
    {
      quote:
        "The old rotors came home in the new boxes with the mileage on them. My husband keeps one as a doorstop.",
      name: "Sherri Oldham",
      context: "brakes, 96,000 miles",
    },
    {
      quote: "Three years of plans on the fridge, and October cost what March said it would.",
      name: "Gil Okafor",
      context: "2009 sedan, 214,000 miles",
    },
    {
      quote:
        "They told me not to buy it. Forty photographs, and photo 31 was a weld where no weld should be.",
      name: "Hallie Brandt",
      context: "inspection before buying",
    },
    {
      quote: "I got to stand under my own car. I’m seventy-three. Best Tuesday in months.",
      name: "Vernon Pike",
      context: "struts and alignment",
    },
    {
      quote: "Keys in the slot at 11 p.m., text at 9:40, driving by four. I never saw a waiting room.",
      name: "Priscilla Ng",
      context: "water pump",
    },
    {
      quote:
        "Thanh replaced two cells in a battery the dealer called scrap. That was thirty thousand miles ago.",
      name: "Jens Halvorsen",
      context: "hybrid, 2010",
    },
    {
      quote: "The loaner had a tape deck and a tape. I was a little sad to give it back.",
      name: "Monique Lafleur",
      context: "clutch",
    },
    {
      quote: "All green. Zero dollars beyond the oil. That’s the visit that made me a customer.",
      name: "Todd Esposito",
      context: "first oil change here",
    },
  ],
  hours: [
    { day: "Monday", open: "07:00", close: "18:00" },
    { day: "Tuesday", open: "07:00", close: "18:00" },
    { day: "Wednesday", open: "07:00", close: "21:00" },
    { day: "Thursday", open: "07:00", close: "21:00" },
    { day: "Friday", open: "07:00", close: "18:00" },
    { day: "Saturday", open: "08:00", close: "14:00", note: "Oil, tires, pickups" },
    { day: "Sunday", note: "The key box is open" },
  ],
  hoursNote:
    "Keys may be dropped in the box at any hour. On Wednesdays and Thursdays the bays stay lit until nine.",
  statistics: [
    { figure: "4", label: "bays, one car in each" },
    { figure: "36,000", label: "miles that a repair is good for" },
    { figure: "1994", label: "the year of the first oil change" },
    { figure: "3", label: "loaners, none of them pretty" },
  ],
  gallery: [
    {
      caption: "Back on four wheels by five",
      label: "A small car seen from the side",
      fits: "car suspension steering road test drive loaner buy look yearly keeper cars",
    },
    {
      caption: "Balanced to a quarter of an ounce",
      label: "A wheel with five spokes",
      fits: "wheel wheels tire tires alignment balanced rotation puncture winter torque",
    },
    {
      caption: "New rotor, rebuilt caliper",
      label: "A brake disc with its caliper",
      fits: "brake brakes pads rotors caliper squeal axle fluid rust",
    },
    {
      caption: "0W-20, the grade in the book",
      label: "A jug of engine oil and a drop",
      fits: "oil filter synthetic change fluids quarts everyday maintenance",
    },
    {
      caption: "Tested under load before we sold one",
      label: "A car battery with two terminals",
      fits: "battery starter alternator electric hybrid charge start volts",
    },
    {
      caption: "Eighty thousand miles between these two",
      label: "Two spark plugs and a spanner",
      fits: "spark engine timing belt water pump tune older part repair labor decade",
    },
    {
      caption: "Normal, after four miles and a hill",
      label: "Two round gauges",
      fits: "diagnosis light gauge air conditioning temperature pressure measured check noise listen",
    },
    {
      caption: "The invoice, to the cent of the estimate",
      label: "A car key on its ring and a long receipt",
      fits: "key keys estimate price invoice approval drop night box written plan",
    },
  ],
  posts: [
    {
      title: "How to describe a noise",
      summary: "Four questions to answer on the drive over, and why the impression helps.",
      date: "2026-09-28",
      body: [
        "Technicians fix what they can hear. The noise that vanishes as soon as you turn into our lot has cost the two of us, together, several thousand hours. You can shorten that.",
        "Ask yourself four things. Does it follow the speed of the car or the speed of the engine? Put it in neutral while rolling and find out. Does it change when you turn left, or right? A bearing hums on the loaded side. Does it come with braking, bumps or cold mornings? And where in the car would you point?",
        "Then do the impression. Nobody laughs, or not for long. “Tick” and “tock” are different parts. A clunk happens once and a knock keeps going.",
        "If you can record it, hold the phone still, say out loud what you are doing, and send it ahead of you.",
      ],
    },
    {
      title: "What two millimeters look like",
      summary: "Check your own brake pads through the wheel, with a flashlight and a coin.",
      date: "2026-06-14",
      body: [
        "Turn the steering all the way to one side and shine a light between the spokes. You will see a shiny disc, and clamped around it the caliper. Pressed against the disc is the pad: a metal plate with darker material on it.",
        "Only the dark part counts. New, it is ten to twelve millimeters thick. A dollar coin is two. When the lining is as thin as the coin, it is time, and when it is thinner than the metal plate behind it, it has been time for a while.",
        "Look at both sides of the car. If one pad is much thinner than its twin, something sticks, usually a slide pin that wants cleaning and grease. That is a small repair, as long as it is done before the rotor has to pay for it.",
      ],
    },
    {
      title: "A sedan’s logbook, abridged",
      summary: "From twelve miles to 214,000, in the words on its invoices.",
      date: "2026-01-30",
      body: [
        "12 miles. “Delivered. Customer would like to know what all the buttons do.” 31,400. “Smell of french fries traced to french fries.” 58,000. “Customer’s daughter now driving. Adjust seat. Adjust expectations.”",
        "96,200. “Brakes, both axles, mountain vacation.” 121,000. “Timing belt, pump. Found one mitten.” There is a gap here of nearly a year, and then, in another hand: “New owner, same family.”",
        "163,500. “Strut, left front. Pothole on Sycamore, see also everyone.” 180,000. “Oil. Customer brought doughnuts for the car’s birthday.”",
        "214,000. “All green. Nothing to do. Shook hands.”",
      ],
    },
  ],
  events: [
    {
      title: "Under your own car",
      text: "Hard hat, flashlight, fifteen minutes on our lift with a technician to point at things. Six cars a night.",
      date: "2027-01-27",
      time: "18:30",
      place: "Bay 2",
      price: "$10",
    },
    {
      title: "First-car evening",
      text: "For new drivers and whoever worries about them: change a wheel, jump a battery, read the dash.",
      date: "2027-02-24",
      time: "18:00",
      place: "Bays 1 to 3",
      price: "free",
    },
    {
      title: "Potholes and bad language",
      text: "Spring alignment check on the rack, printed in degrees. Doughnuts while they last.",
      date: "2027-03-27",
      time: "08:00",
      place: "The rack",
      price: "free",
    },
    {
      title: "The two-hundred-thousand club",
      text: "Bring anything past that mark. Coffee, tall stories and a vote on the best dent.",
      date: "2027-05-22",
      time: "09:00",
      place: "The lot",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Front left, 96,000 miles",
      before: "A rusted rotor with a lip, one pad down to the plate, the caliper seized on its slide.",
      after: "Coated rotor, rebuilt caliper, slides that move with a finger. Two hours ten.",
    },
    {
      title: "An estimate",
      before: "“Brakes etc., approx.”",
      after: "Eleven lines with part numbers, approved by text at 9:52.",
    },
  ],
  partners: [
    "Ridge Line Towing",
    "Halfmoon Body & Glass",
    "Pine Street Radiator",
    "Ace of Gears",
    "Fairground Tire Supply",
    "Mile Marker Insurance",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "Google Pay"],
  newsletterTitle: "The glovebox letter",
  newsletterText:
    "Once a season: what the weather is about to do to your car, and one thing you can check with a coin.",
  contact: {
    title: "Tell us about the car",
    text: "And what it does, in your own words. Sound effects are welcome; spell them as you hear them.",
    fields: [
      { label: "Year, make and model", kind: "text" },
      { label: "Miles, roughly", kind: "text" },
      {
        label: "What is it?",
        kind: "choice",
        options: ["A light on the dash", "A noise", "Brakes", "Oil or service", "Tires", "Won’t start"],
      },
      { label: "When would suit?", kind: "date" },
    ],
    action: "Ask the shop",
  },
  booking: {
    title: "Pick a time to drop it off",
    text: "Stay for coffee or leave the keys. Ask for a loaner here if you need one overnight.",
    slots: ["07:00", "08:30", "10:00", "13:00", "15:30"],
    action: "Hold this slot",
  },
  places: {
    ledger: {
      street: "2204 Foundry Pike",
      town: "Lancaster",
      area: "Pennsylvania",
      phone: "(717) 555-0124",
      email: "desk@caldwellmotor.example",
    },
    studio: {
      street: "63 Quiet Mill Road",
      town: "Ithaca",
      area: "New York",
      phone: "(607) 555-0171",
      email: "plan@slowgarage.example",
    },
    counter: {
      street: "915 Cherry Creek Drive",
      town: "Tulsa",
      area: "Oklahoma",
      phone: "(918) 555-0109",
      email: "benny@bennysbays.example",
    },
    signal: {
      street: "7100 Dragstrip Court, Bay 4",
      town: "Reno",
      area: "Nevada",
      phone: "(775) 555-0138",
      email: "bays@torquespec.example",
    },
    almanac: {
      street: "17 Post Road North",
      town: "Montpelier",
      area: "Vermont",
      phone: "(802) 555-0184",
      email: "log@thelonghaul.example",
    },
    marquee: {
      street: "3600 Viaduct Street",
      town: "Kansas City",
      area: "Missouri",
      phone: "(816) 555-0152",
      email: "keys@nightbay.example",
    },
  },
  pages: [
    { id: "services", name: "Repairs" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "The shop" },
    { id: "gallery", name: "In the bays" },
    { id: "journal", name: "Logbook" },
    { id: "questions", name: "Questions" },
    { id: "booking", name: "Drop-off" },
  ],
};
