import type { Industry } from "./industry.ts";

export const handyman: Industry = {
  id: "handyman",
  name: "Handyman",
  plural: "Handymen",
  synonyms: [
    "handyman",
    "handymen",
    "handywoman",
    "handyperson",
    "handyman service",
    "handyman company",
    "home repair",
    "home repairs",
    "home repair service",
    "home maintenance",
    "property maintenance",
    "odd jobs",
    "odd job man",
    "odd-job service",
    "small repairs",
    "fix-it service",
    "mr fix it",
    "furniture assembly",
    "flat-pack assembly",
    "tv mounting",
    "picture hanging service",
    "house painter",
    "painter and decorator",
    "drywall repair",
    "carpenter for small jobs",
    "honey-do list",
  ],
  vocabulary: [
    "repair",
    "repairs",
    "fix",
    "fixing",
    "mend",
    "mending",
    "broken",
    "squeaky",
    "wobbly",
    "loose",
    "sticking door",
    "door handle",
    "hinge",
    "hinges",
    "door lock",
    "shelf",
    "shelves",
    "shelving",
    "bracket",
    "curtain rod",
    "curtain rail",
    "blinds",
    "hang pictures",
    "wall mount",
    "flat-pack",
    "assemble",
    "assembly",
    "drill",
    "hammer",
    "screwdriver",
    "toolbox",
    "stepladder",
    "paintbrush",
    "roller",
    "paint touch-up",
    "caulk",
    "caulking",
    "grout",
    "patch a hole",
    "drywall patch",
    "screen door",
    "weatherstrip",
    "childproofing",
    "grab bar",
    "gutter guard",
    "fence panel",
    "loose tile",
    "to-do list",
    "half-day",
    "small job",
  ],
  locale: "en-US",
  customers: "neighbors",
  openings: {
    ledger: {
      name: "Tully & Marsh",
      kicker: "Household repairs, by the half day",
      headline: "The small jobs, taken seriously.",
      opening:
        "A list, an arrival time to the quarter hour, a price by the half day. Four tradesmen with a combined 96 years, none of whom considers a hinge beneath him or her.",
      action: "Send us your list",
      secondAction: "Half days and prices",
    },
    studio: {
      name: "Small Works",
      kicker: "Shelves, hooks, doors that close",
      headline: "A door should close with one finger.",
      opening:
        "Most of a house’s irritations are a millimeter wide. We spend our days on those: the latch, the drip edge, the drawer that has to be lifted a little as you pull.",
      action: "Tell us what rubs",
      secondAction: "Recent small works",
    },
    counter: {
      name: "Honey Done",
      kicker: "We do the list on the fridge",
      headline: "Your weekend called. It’s free.",
      opening:
        "The shelf, the blind, the thing with the thing. Hand us the list at nine, go get pancakes, and we’ll text pictures as we cross them off. $240 the half day, screws on us.",
      action: "Hand over the list",
      secondAction: "What fits in a morning",
    },
    signal: {
      name: "Quarter Turn",
      kicker: "Maintenance for rentals and offices",
      headline: "Ticket in by noon. Closed by six.",
      opening:
        "Log it with a photo. Get a slot, a name and a cap. 87 percent of tickets close on the first visit, with an after-picture and an itemized invoice.",
      action: "Open a ticket",
      secondAction: "Rates and caps",
    },
    almanac: {
      name: "The Tinker’s Shed",
      kicker: "Mending, and what it teaches",
      headline: "In praise of the second screw",
      opening:
        "A thing seldom breaks; it loosens, for years, while everyone learns to hold it a certain way. We have come to admire those small household choreographies, and we end about nine of them a day.",
      action: "Bring us a wobble",
      secondAction: "Stories of repair",
    },
    marquee: {
      name: "Six Foot Ladder",
      kicker: "Same-week repairs",
      headline: "Fixed. Next.",
      opening: "You point. We mend. Eleven things in four hours is the record; yours may beat it.",
      action: "Get us this week",
      secondAction: "Before, after",
    },
  },
  copies: [
    {
      aboutTitle: "Four people who will come for one hinge",
      about: [
        "Ask a contractor to rehang a door and you will wait until spring. The work is too small to quote and too awkward to squeeze in. The firm was set up in 2007 for nothing else: jobs that take between ten minutes and two days.",
        "All four of us served time in a trade before this. Two joiners, a painter, a machinist. We are insured for a million dollars, licensed where the state asks for it, and don’t touch gas, mains wiring or structural walls. For those we have three numbers, which you’re welcome to.",
        "Work is sold by the half day, four hours, with one person and a van that carries 1,600 fixings. You may fill it with one thing or eleven. What isn’t finished is either carried on at the same rate or left safe until you say.",
      ],
      servicesTitle: "Repairs and installations",
      servicesText:
        "Everything below can be mixed in a half day at $240. Prices by the piece are for a single job, and include the visit.",
      reasons: [
        {
          title: "Priced by time, capped by you",
          text: "Say what you want to spend. We work down the list in your order and stop there.",
        },
        {
          title: "The right fixing",
          text: "1,600 kinds on the van, from toggle bolts to the little brass pins of your bookcase. Included up to $25.",
        },
        {
          title: "One year on every repair",
          text: "If it works loose again, we return and mend it free. Last year that was nine visits in 2,300.",
        },
        {
          title: "Left as found, minus the fault",
          text: "Boot covers, drop cloth, vacuum. The ladder has rubber ends.",
        },
      ],
      processTitle: "A half day, step by step",
      process: [
        { title: "List", text: "By mail or telephone, with photographs of the awkward ones." },
        { title: "Sort", text: "We say what fits into four hours and what it needs from the store." },
        { title: "Arrive", text: "To the quarter hour. You walk us round and put it in order." },
        {
          title: "Cross off",
          text: "Each item tested in front of you, then the invoice with the minutes on it.",
        },
      ],
      closingTitle: "Write down whatever you no longer notice.",
      closingText:
        "Walk through the house once with a pencil. Most lists have nine items, and most take under four hours.",
    },
    {
      aboutTitle: "A millimeter at a time",
      about: [
        "Houses move. They swell in August and shrink in January, and each year a door somewhere gives up the argument. One planes an edge, turns a screw, waits. The tools for it would fit in a lunch box.",
        "We like things that were made to be mended: sash cords, mortise locks, anything with a visible screw. About the others we are stubborn. There is usually a way in, under the sticker.",
        "After a visit you shouldn’t be able to say what has been done. Only that you crossed the hall tonight and didn’t lift the door.",
      ],
      servicesTitle: "What we are called for",
      servicesText:
        "Things that rub, rattle, sag, stick or drip. Things in boxes with a leaflet. Now and then a shelf, which we consider a treat.",
      reasons: [
        {
          title: "Mend before replace",
          text: "A hinge wants a longer screw more often than it wants a successor.",
        },
        {
          title: "Old screws, kept",
          text: "Slotted brass goes back where it was, slots upright. There is a jar.",
        },
        {
          title: "Quiet drills",
          text: "And no radio. You may forget that we’re there, which one client did, and locked us in.",
        },
      ],
      processTitle: "How it goes, quietly",
      process: [
        {
          title: "Walk",
          text: "You show us the house as you use it: hip against the drawer, foot at the door.",
        },
        { title: "Look", text: "Where it binds, there is a shine on the paint. We follow the shine." },
        { title: "Ease", text: "The least that will do. Then once more, in case it was the damp." },
        { title: "Leave", text: "With a note of what to watch, and a small labeled bag." },
      ],
      closingTitle: "Close the bathroom door, slowly",
      closingText: "Hear it? Now go round the others. Write and tell us how many sing.",
    },
    {
      aboutTitle: "No job’s too small. A few are too weird.",
      about: [
        "We’ve hung a canoe. We’ve un-stuck a toddler’s arm from a banister, with butter, and put the banister back. We’ve built about four hundred of those dressers with the wordless leaflet, and yes, we still have a screw left over now and then, and no, we won’t tell you which one.",
        "There’s four of us. We’re polite, we’re on time, and we don’t do that sucking-air-through-teeth thing. If you tried it yourself first, good for you. We won’t mention the hole.",
        "If it’s really a job for a plumber or an electrician, we’ll say so on the phone and tell you who to call. That’s free. So’s the advice about not buying that kind of blind.",
      ],
      servicesTitle: "Read us the list",
      servicesText:
        "All of it, even the dumb ones. Here’s what people usually have. Mix and match, it’s all one price for the morning.",
      reasons: [
        {
          title: "$240 and four hours",
          text: "One of us, all our tools. Most folks get seven things done. Some get eleven, those people make good coffee.",
        },
        {
          title: "We pick up the stuff",
          text: "Text us a photo of the broken bit and we’ll have the new one on the van.",
        },
        { title: "Pictures as we go", text: "Check, check, check, on your phone. It’s weirdly satisfying." },
        { title: "Comes loose? We come back", text: "For a year. Free. No form." },
      ],
      processTitle: "Super complicated, so pay attention",
      process: [
        { title: "You text a list", text: "Bullet points, rant, voice memo, whatever." },
        { title: "We give you a morning", text: "Or an afternoon." },
        { title: "We do the list", text: "You do literally anything else." },
        { title: "High five", text: "Optional. There’s a dog discount, which is that we pet the dog." },
      ],
      closingTitle: "Quick, before you stop seeing it again.",
      closingText:
        "Stand in the doorway of each room for ten seconds. Text us everything that bugs you. We’ll take it from there.",
    },
  ],
  services: [
    {
      name: "The half day",
      text: "One person, four hours, your list in your order. Fixings up to $25 included, and the vacuuming.",
      price: "$240",
      unit: "4 hours",
    },
    {
      name: "Shelves and brackets",
      text: "Level, and into something that holds. We find the stud or use the right anchor, and show you which.",
      price: "from $95",
      unit: "first shelf, then $45",
    },
    {
      name: "Doors and locks",
      text: "Doors that stick, latches that miss, handles that droop. Rehung, eased or rekeyed.",
      price: "from $110",
      unit: "per door",
    },
    {
      name: "Furniture assembly",
      text: "Out of the box, up, anchored to the wall and the cardboard gone. Leaflets read so that you needn’t.",
      price: "from $85",
      unit: "per piece",
    },
    {
      name: "Walls patched and painted",
      text: "From a doorknob hole to a whole room. Patch, sand, prime, match the color with a chip from behind the switch.",
      price: "from $130",
      unit: "per wall",
    },
    {
      name: "Screens, blinds and curtains",
      text: "Measured twice, hung level, cords made safe for children.",
      price: "from $75",
      unit: "per window",
    },
    {
      name: "TVs and pictures",
      text: "Mounted at eye level for people who are sitting, cables out of sight, weight into the framing.",
      price: "from $120",
      unit: "up to 65 inches",
    },
    {
      name: "Caulk, grout and tile",
      text: "Old sealant out, new bead in, straight as a ruler. Loose tiles reset while we’re kneeling.",
      price: "from $140",
      unit: "per bathroom",
    },
    {
      name: "Rails, ramps and grab bars",
      text: "Placed where the hand goes and tested with our own weight. For parents, knees and new babies.",
      price: "from $115",
      unit: "each, fitted",
    },
    {
      name: "Outside things",
      text: "Gutters cleared, gates rehung, fence panels, mailboxes, steps. Anything below sixteen feet.",
      price: "from $120",
      unit: "by the job",
    },
  ],
  priceList: [
    {
      title: "By time",
      note: "One person with a van. Two people at twice the price and more than twice the speed.",
      entries: [
        { name: "Half day, four hours", price: "$240" },
        { name: "Full day, eight hours", price: "$450" },
        { name: "One hour, when that’s all it is", price: "$95" },
        { name: "Advice on the phone", price: "free" },
      ],
    },
    {
      title: "On the walls",
      entries: [
        { name: "Shelf, hung level", text: "Each further one $45", price: "$95" },
        { name: "TV to 65 inches", price: "$120" },
        { name: "Gallery wall, up to nine frames", price: "$165" },
        { name: "Curtain rod", price: "$75" },
        { name: "Mirror over 40 pounds", price: "$110" },
      ],
    },
    {
      title: "Doors, windows, drawers",
      entries: [
        { name: "Door eased or rehung", price: "$110" },
        { name: "Lock changed or rekeyed", text: "Lock extra", price: "$95" },
        { name: "Drawer, made to run", price: "$48" },
        { name: "Sash cord renewed", price: "$135" },
        { name: "Screen re-meshed", price: "$52" },
      ],
    },
    {
      title: "Out of a box",
      note: "Anchored to the wall where a child could climb it.",
      entries: [
        { name: "Bookcase or small dresser", price: "$85" },
        { name: "Bed frame", price: "$115" },
        { name: "Wardrobe with doors", price: "$190" },
        { name: "Swing set", text: "Two people, one morning", price: "$420" },
      ],
    },
    {
      title: "Patch and paint",
      entries: [
        { name: "Hole up to a fist", text: "Patched, sanded, painted", price: "$130" },
        { name: "Ceiling stain sealed", price: "$145" },
        { name: "One wall, two coats", price: "$180" },
        { name: "Room, 12 by 12 feet", price: "from $540" },
        { name: "Bathroom caulked anew", price: "$140" },
      ],
    },
  ],
  plans: [
    {
      name: "Spring and fall",
      text: "Two half days a year, before the house asks.",
      price: "$36",
      yearlyPrice: "$420",
      unit: "per month",
      includes: [
        "A half day in April and in October",
        "Gutters, filters, hinges, caulk",
        "A note of what to watch",
      ],
    },
    {
      name: "Every season",
      text: "For houses over thirty and people under pressure.",
      price: "$69",
      yearlyPrice: "$792",
      unit: "per month",
      includes: [
        "Four half days a year",
        "Your list, collected on a page online",
        "First call on cancellations",
        "Fixings to $50 a visit",
      ],
      isRecommended: true,
    },
    {
      name: "Ten doors",
      text: "Rentals and small offices, up to ten units.",
      price: "$390",
      yearlyPrice: "$4,380",
      unit: "per month",
      includes: [
        "Two full days a month",
        "Tickets with photographs",
        "Lock changes between tenants",
        "Same-day slot for what can’t wait",
      ],
    },
  ],
  people: [
    {
      name: "Gus Tully",
      face: 39,
      role: "Joiner",
      text: "Forty years of doors. Closes every one he meets, at parties, in hospitals, to hear it.",
    },
    {
      name: "Marsha Delane",
      face: 4,
      role: "Painter",
      text: "Mixes colors by eye to within a shade nobody has yet been able to point at.",
    },
    {
      name: "Hector Quintana",
      face: 35,
      role: "Machinist",
      text: "Makes the part that is no longer made. Keeps a list of those who said it couldn’t be.",
    },
    {
      name: "Billie Okafor",
      face: 2,
      role: "Joiner, assembly",
      text: "County champion at leaflets, she says, and has a nephew who times her. Four-drawer dresser: 31 minutes.",
    },
    {
      name: "Pauline Ferris",
      face: 36,
      role: "Telephone and lists",
      text: "Turns “the thing by the back door” into a part number, over the phone, in three questions.",
    },
    {
      name: "Sven Aldergrove",
      face: 9,
      role: "Weekends, outside jobs",
      text: "School gym teacher on weekdays. Likes gates, gutters and anything with a rope.",
    },
  ],
  questions: [
    {
      question: "How much can you do in half a day?",
      answer:
        "On average seven things: say, two shelves, a sticking door, a blind, a leaking gutter, a loose rail and a picture. We tell you beforehand which items from your list fit, and you put them in order, so that whatever is left is what matters least.",
    },
    {
      question: "Is there a smallest job?",
      answer:
        "No. One hour is $95 including the visit, and there are hinges that deserve it. If you can wait, collect a few more and take a half day, since four hours cost little more than two and a half single ones.",
    },
    {
      question: "What won’t you do?",
      answer:
        "Gas, mains wiring, roofs above sixteen feet, structural walls, and anything that needs a permit. We give you names of people who do them well, and take no commission.",
    },
    {
      question: "Who buys the materials?",
      answer:
        "Fixings up to $25 are included. For anything else send a photo; we bring it at the shop’s price plus nothing, if it’s on the way. Or buy it yourself, and we’ll tell you what size.",
    },
    {
      question: "Are you insured and licensed?",
      answer:
        "Insured for one million dollars, and registered as a home improvement contractor where that is required. Certificates come with the confirmation if you tick the box.",
    },
    {
      question: "Can you match my wall color?",
      answer:
        "Usually. We take a chip the size of a thumbnail from behind a switch plate and have it read. On a wall that has had ten years of sun we suggest painting corner to corner instead of a patch, and say so before opening the tin.",
    },
    {
      question: "Do I need to be there?",
      answer:
        "At the start, for ten minutes, to walk round. After that go out, if you like. We text a picture of each thing as it’s crossed off, and lock up as agreed.",
    },
    {
      question: "My TV is heavy and the wall is plaster. Will it hold?",
      answer:
        "Yes, if it goes into the framing. We find the studs by magnet and by tapping, and if they are in the wrong place we put up a board first and paint it like the wall. If the wall can’t carry it we won’t hang it.",
    },
    {
      question: "How soon can you come?",
      answer:
        "Half days usually within the week, single hours when one of us is nearby. If something doesn’t lock, doesn’t close or might fall on somebody, say that first.",
    },
    {
      question: "What if it comes loose again?",
      answer:
        "We come back and put it right, free, for a year. It happens about four times in a thousand, and mostly in August.",
    },
  ],
  testimonials: [
    {
      quote:
        "I had been lifting that drawer for nineteen years. Gus shaved something off, and for a week I threw it across the kitchen.",
      name: "Constance Fairley",
      context: "one drawer, eight other things",
    },
    {
      quote:
        "Eleven items. The last one read “why does it hum”. It doesn’t any more, and they won’t tell me why it did.",
      name: "Jared Winslow",
      context: "a half day",
    },
    {
      quote:
        "My mother’s grab bars are exactly where her hand goes, because Billie asked her to get in and out of the bath with her coat on and watched.",
      name: "Rosemary Udall",
      context: "for her mother",
    },
    {
      quote: "Hector made a latch for a 1932 window out of a bolt. It’s better than the other five.",
      name: "Abel Kirschner",
      context: "sash windows",
    },
    {
      quote: "The patch is somewhere on this wall. We’ve had guests look for it.",
      name: "Dionne Carver",
      context: "doorknob hole",
    },
    {
      quote:
        "They said “that’s a plumber, here’s Tina’s number, tell her hello”. It’s the reason they do all our other work.",
      name: "Felix Auerbach",
      context: "advice on the phone",
    },
    {
      quote: "I manage 42 units. First ticket on a Monday at 11:50, after-picture at 4:10. I showed my boss.",
      name: "Shanice Bellweather",
      context: "rental manager",
    },
    {
      quote:
        "He read the leaflet aloud to my son and they built it together. It took longer and was billed as if it hadn’t.",
      name: "Ilse Novotny",
      context: "bunk bed",
    },
    {
      quote: "They were locked in by me, in the attic, for forty minutes. They’d fixed the attic light.",
      name: "Edmund Thwaite",
      context: "forgetful",
    },
    {
      quote: "Seven pictures hung in the time my husband takes to find the level.",
      name: "Marisol Keene",
      context: "gallery wall",
    },
  ],
  hours: [
    { day: "Monday", open: "08:00", close: "17:00" },
    { day: "Tuesday", open: "08:00", close: "17:00" },
    { day: "Wednesday", open: "08:00", close: "17:00" },
    { day: "Thursday", open: "08:00", close: "17:00" },
    { day: "Friday", open: "08:00", close: "17:00" },
    { day: "Saturday", open: "09:00", close: "13:00", note: "Outside jobs with Sven" },
    { day: "Sunday" },
  ],
  hoursNote:
    "Half days begin at eight or at one. Pauline reads lists from seven, with her first cup, and answers them in order.",
  statistics: [
    { figure: "2,300", label: "visits last year" },
    { figure: "9", label: "of them to do it again" },
    { figure: "1,600", label: "kinds of fixings on each van" },
    { figure: "96", label: "years in trades, between four" },
  ],
  gallery: [
    {
      caption: "One of these is the right one",
      label: "A hammer and a scatter of brass screws",
      fits: "fixing fixings screws hammer screw half day repairs loose small jobs year",
    },
    {
      caption: "Into the stud, not next to it",
      label: "A cordless drill",
      fits: "drill tvs mounted brackets anchors pictures framing wall holds quiet",
    },
    {
      caption: "Level, and it holds the atlas",
      label: "A wooden shelf with books and a plant",
      fits: "shelves shelf brackets level books furniture assembly treat",
    },
    {
      caption: "Matched from behind a switch plate",
      label: "A tin of paint and a brush",
      fits: "walls patched painted paint color room coats match brush",
    },
    {
      caption: "Measured twice, as one does",
      label: "A spirit level above a tape measure",
      fits: "level measure screens blinds curtains list price rails grab bars cap time",
    },
    {
      caption: "Closes with one finger",
      label: "A front door with a brass knocker",
      fits: "doors door locks lock hinge handle latch close millimeter eased",
    },
    {
      caption: "Sixteen feet, no further",
      label: "A step ladder and a paint roller",
      fits: "ladder outside gutters ceiling high things fence gate house",
    },
    {
      caption: "Gus’s, Billie’s, and the one they share",
      label: "Pliers, a screwdriver and a saw",
      fits: "tools people trade joiner caulk grout tile mend machinist four",
    },
  ],
  posts: [
    {
      title: "Why your door sticks in August",
      summary: "Chalk, a pencil and one longer screw: three cures in order of effort.",
      date: "2026-08-03",
      body: [
        "Wood drinks. In a humid month a door may grow by an eighth of an inch across, which is exactly the gap it was given in 1958. Before you plane it, think of January.",
        "First look at the hinges. If the upper one has loosened, the door leans into the frame at the top corner on the lock side. Take out the middle screw of that hinge and put in one three inches long, which reaches the framing behind. That pulls the door back by a sixteenth, and in half of all cases you’re done.",
        "If not, rub chalk along the edge of the door, close it, open it. Where the chalk has come off, it binds. Rub candle wax there and see if that gets you through the summer.",
        "Only then plane, on the hinge side if you can, where nobody sees it. Seal the bare edge the same day, or it will simply drink more.",
      ],
    },
    {
      title: "What holds what",
      summary: "Five kinds of wall, five kinds of anchor, and how to tell by knocking.",
      date: "2026-04-19",
      body: [
        "Knock. A dull thud means masonry, a hollow note means drywall or plaster on lath, a thump that changes as you move sideways means you have met a stud.",
        "A screw in a stud carries anything you can lift. In drywall alone, a plastic plug holds a calendar, a threaded metal anchor a mirror of twenty pounds, a toggle bolt fifty. In old plaster use toggles and drill slowly, without hammer. In brick use a sleeve anchor, in the brick and never in the mortar.",
        "The figures on the packet are for a pull straight down. A shelf with books pulls outward as well, so halve them. For televisions on an arm, forget anchors and find the wood.",
        "If you’ve drilled and the bit suddenly goes through to nothing, stop, look at your plan, and go and see what’s on the other side.",
      ],
    },
    {
      title: "The house of eleven habits",
      summary: "What a family did every day without noticing, until it was mended.",
      date: "2026-01-24",
      body: [
        "They had asked us about a gate. While we had coffee I watched the mother cross the kitchen. She bumped a drawer with her hip, held a cupboard shut with her elbow as she opened the next, and stepped over a threshold that nobody else would have noticed.",
        "I asked if I might write down what I saw. There were eleven. The toilet handle was held for a count of three. The third stair was skipped. A certain lamp was switched on at the wall and off at the plug.",
        "We came back on Thursday for four hours and did them all, and the gate. She phoned a week later to say that they were walking strangely. The boy still skipped the stair. “It’ll wear off,” I told her, and it did, by Easter.",
      ],
    },
  ],
  events: [
    {
      title: "Bring a broken thing",
      text: "Toasters excepted. One table, four menders, and you do the last screw yourself.",
      date: "2027-02-06",
      time: "09:30",
      place: "The workshop",
      price: "free",
    },
    {
      title: "Your first drill",
      text: "Three hours, twelve holes, four kinds of wall. You go home knowing what holds what.",
      date: "2027-03-13",
      time: "09:00",
      place: "The workshop",
      price: "$30",
    },
    {
      title: "Safe at home",
      text: "An hour for people with parents: rails, rugs, lights and where the hand goes. Coffee and cake.",
      date: "2027-04-15",
      time: "14:00",
      place: "The library, small room",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "One shelf, four hundred pounds of atlases later",
      before: "Eleven degrees off, one anchor pulled through, held up by optimism and a nail.",
      after: "Into two studs, level to a hair. The atlases are back in order. Fifty minutes.",
    },
    {
      title: "A list on a fridge",
      before: "Fourteen lines, oldest from 2019.",
      after: "Fourteen lines, crossed off, dated, and one drawing of a dog.",
    },
  ],
  partners: [
    "Corner Hardware",
    "Lindell Paint & Paper",
    "Maple Court Rentals",
    "Good Hands Home Care",
    "Tenth Street Lumber",
    "Attic Storage",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "Cash"],
  newsletterTitle: "One screw at a time",
  newsletterText: "A short mail every other month: one thing to tighten, oil or leave alone, in ten minutes.",
  contact: {
    title: "Read us your list",
    text: "In any order, with any spelling. Photos of the awkward ones help Pauline a lot.",
    fields: [
      {
        label: "How many things, roughly?",
        kind: "choice",
        options: ["One", "Two to five", "Six to ten", "I’ve lost count"],
      },
      { label: "Street and town", kind: "text" },
      {
        label: "Mostly",
        kind: "choice",
        options: ["Doors and drawers", "Walls and shelves", "Paint", "Assembly", "Outside", "A bit of each"],
      },
      { label: "A day that suits", kind: "date" },
    ],
    action: "Send the list",
  },
  booking: {
    title: "Take a half day",
    text: "Mornings from eight, afternoons from one. Send the list with it, or hand it over at the door.",
    slots: ["08:00", "09:00", "13:00", "14:00"],
    action: "Take this one",
  },
  places: {
    ledger: {
      street: "55 Chapel Street, rear",
      town: "New Haven",
      area: "Connecticut",
      phone: "(203) 555-0136",
      email: "lists@tullymarsh.example",
    },
    studio: {
      street: "12 Bowditch Mews",
      town: "Beacon",
      area: "New York",
      phone: "(845) 555-0112",
      email: "hello@smallworks.example",
    },
    counter: {
      street: "740 Grand Avenue",
      town: "Des Moines",
      area: "Iowa",
      phone: "(515) 555-0149",
      email: "list@honeydone.example",
    },
    signal: {
      street: "1900 Market Loft, Unit 12",
      town: "Columbus",
      area: "Ohio",
      phone: "(614) 555-0187",
      email: "tickets@quarterturn.example",
    },
    almanac: {
      street: "3 Ropewalk Lane",
      town: "Lunenburg",
      area: "Nova Scotia",
      phone: "(902) 555-0164",
      email: "shed@tinkersshed.example",
    },
    marquee: {
      street: "266 Division Street",
      town: "Spokane",
      area: "Washington",
      phone: "(509) 555-0175",
      email: "next@sixfootladder.example",
    },
  },
  pages: [
    { id: "services", name: "What we fix" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "Who comes" },
    { id: "gallery", name: "On the bench" },
    { id: "journal", name: "Mending notes" },
    { id: "questions", name: "Questions" },
    { id: "booking", name: "Half days" },
  ],
};
