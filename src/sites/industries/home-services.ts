import type { Industry } from "./industry.ts";

export const homeServices: Industry = {
  id: "home-services",
  name: "Home services",
  plural: "Home services",
  synonyms: [
    "plumber",
    "plumbers",
    "plumbing",
    "plumbing company",
    "plumbing and heating",
    "heating engineer",
    "heating engineers",
    "heating company",
    "gas engineer",
    "boiler engineer",
    "boiler installer",
    "boiler repair",
    "boiler service",
    "drain company",
    "drain unblocking",
    "drain cleaning",
    "rooter",
    "emergency plumber",
    "hvac",
    "hvac contractor",
    "furnace repair",
    "water heater repair",
    "heat pump installer",
    "bathroom fitter",
    "home service company",
  ],
  vocabulary: [
    "boiler",
    "boilers",
    "combi",
    "furnace",
    "radiator",
    "radiators",
    "thermostat",
    "tap",
    "taps",
    "faucet",
    "drip",
    "leak",
    "leaking",
    "leaky",
    "burst pipe",
    "pipe",
    "pipes",
    "pipework",
    "copper",
    "solder",
    "drain",
    "drains",
    "blocked",
    "clogged",
    "sink",
    "toilet",
    "cistern",
    "shower",
    "bathtub",
    "stopcock",
    "shut-off valve",
    "hot water",
    "cylinder",
    "water heater",
    "water pressure",
    "limescale",
    "pilot light",
    "gas safety",
    "gas leak",
    "underfloor heating",
    "heat pump",
    "sewer",
    "septic",
    "sump pump",
    "septic tank",
    "no heating",
    "air conditioning",
    "ductwork",
  ],
  locale: "en-GB",
  customers: "householders",
  openings: {
    ledger: {
      name: "Harland & Tice",
      kicker: "Plumbing and heating engineers",
      headline: "Heat and water, left in writing.",
      opening:
        "Every visit ends with a signed sheet: what we found, what we replaced, the pressure before and after. Two thousand four hundred boilers in this city have a page in our files, the oldest dated 2004.",
      action: "Request a visit",
      secondAction: "Schedule of prices",
    },
    studio: {
      name: "Stillwater",
      kicker: "Heating and bathrooms, drawn first",
      headline: "Warm rooms. Nothing to hear.",
      opening:
        "Most heating is too big, too hot and too loud. We measure heat loss room by room, draw the pipe runs, and set the boiler as low as the house allows.",
      action: "Arrange a survey",
      secondAction: "How we draw it",
    },
    counter: {
      name: "The Dripping Tap",
      kicker: "Plumbers, three doors from the chippy",
      headline: "Go on, how long has it been dripping?",
      opening:
        "No judgement. We’ve a tap of our own at home. Ring before ten and one of us is usually round the same day, shoes off at the door, £85 for the first hour and the washer’s on us.",
      action: "Get us round",
      secondAction: "What we charge",
    },
    signal: {
      name: "Flowrate",
      kicker: "Boilers, drains, hot water",
      headline: "Fault found in one visit, or you don’t pay.",
      opening:
        "1,140 common parts on every van. A combustion printout for every boiler. Pick a two-hour window and watch the engineer’s name and arrival time on your phone.",
      action: "Choose a window",
      secondAction: "Fixed prices",
    },
    almanac: {
      name: "Copper & Frost",
      kicker: "Old houses, kept warm",
      headline: "The private life of pipes",
      opening:
        "An old house talks at night: the tick of a cooling radiator, the sigh in a cistern, the one knock on the landing. After two decades under other people’s floorboards we can usually tell which of them is worth getting up for.",
      action: "Describe the noise",
      secondAction: "Read the winter notes",
    },
    marquee: {
      name: "Stopcock",
      kicker: "Leaks, bursts and no heating",
      headline: "Water everywhere? Left of the sink. Turn it.",
      opening:
        "Clockwise until it stops. Breathe. Now ring. An engineer picks up, stays on the line if you want, and comes with towels.",
      action: "Ring an engineer",
      secondAction: "The first five minutes",
    },
  },
  copies: [
    {
      aboutTitle: "Seven engineers, one file per house",
      about: [
        "The firm was founded in 2004 by two engineers who had grown tired of arriving at boilers with no history. They began to keep a page for each address: make, model, burner pressure, the position of the stopcock, the name of the dog. The file now covers 2,400 homes.",
        "All seven engineers are on the gas register, and five of them also hold the unvented hot water ticket. Nobody works on commission. Whether we repair a boiler or advise replacing it, the engineer’s wage that week is the same.",
        "Work is quoted as a price for the job. Where something can’t be seen before a floor is lifted, the quotation says so and gives the figure above which we stop and telephone.",
      ],
      servicesTitle: "Plumbing, heating and drainage",
      servicesText:
        "Repairs go by time, and the first hour has one price. Servicing and installation are charged by the job, from the list or from a written quotation.",
      reasons: [
        {
          title: "The first hour is £85",
          text: "Travel, diagnosis and small parts included. After that, £32 each half hour, counted from when we start work again.",
        },
        {
          title: "A page for your house",
          text: "Readings, parts and photographs from each visit. Ask for a copy when you sell; buyers’ surveyors like it.",
        },
        {
          title: "Two years on labour",
          text: "Any joint we make and any part we fit, on top of the maker’s own guarantee.",
        },
        {
          title: "Engineers, no salesmen",
          text: "The person who quotes is on the tools, and it will usually be that person who comes to do the work.",
        },
      ],
      processTitle: "The order of a job",
      process: [
        {
          title: "Call",
          text: "You describe it; the office asks five questions and gives a two-hour window.",
        },
        {
          title: "Diagnosis",
          text: "Pressures, temperatures and gas rate are measured before anything is opened.",
        },
        {
          title: "Price",
          text: "A figure for the repair, and for the alternative if there is one. You choose.",
        },
        { title: "Sheet", text: "Readings before and after, parts fitted, advice. Signed by both of us." },
      ],
      closingTitle: "The file for your house begins with one visit.",
      closingText:
        "Tell us the boiler’s make if you know it, and when it was last serviced. We reply with two windows and a price for the first hour.",
    },
    {
      aboutTitle: "Under the floor, things are simple",
      about: [
        "Water goes down, heat goes up, and air gets in wherever it isn’t wanted. Nearly all of our trade follows from those three sentences. The rest is knowing which board to lift.",
        "We like to spend the first half hour doing very little. A hand on each radiator, an ear to the pump, a look in the airing cupboard. A system that has been added to by five owners over sixty years will tell you its story if you don’t start by draining it.",
        "Since 2004 we have put right more cleverness than neglect. What lasts is plain: enough insulation, pipes that fall the right way, a boiler that runs long and cool instead of short and fierce.",
      ],
      servicesTitle: "Things we are asked to do",
      servicesText:
        "Small repairs most days, a heating system most months, and now and then a bathroom that has to fit where the coal used to be.",
      reasons: [
        {
          title: "We measure the rooms",
          text: "Boilers are sized from heat loss, window by window. It is common to find that half the old one’s power was never needed.",
        },
        {
          title: "Low and long",
          text: "We set the flow to fifty-five degrees or below where the radiators allow. The gas bill notices before you do.",
        },
        {
          title: "Everything reachable",
          text: "Each valve and joint can be got at without a saw. The engineer who comes in 2041 will have no cause to curse us.",
        },
      ],
      processTitle: "From a cold bedroom to a warm one",
      process: [
        { title: "Walk", text: "All the rooms, and the loft. You tell us where you sit in January." },
        { title: "Sums", text: "Heat lost through each wall, at three degrees below freezing." },
        {
          title: "Drawing",
          text: "One sheet: radiators, pipe runs, where the floor comes up and for how long.",
        },
        { title: "Work", text: "Dust sheets down, water off for hours and not days, boards back by six." },
      ],
      closingTitle: "Put your hand on the coldest radiator",
      closingText:
        "Then tell us whether it is cold at the top or at the bottom. It is the first thing we would ask, and it halves the list of causes.",
    },
    {
      aboutTitle: "We’ve seen worse. Honestly.",
      about: [
        "The nappy down the loo. The screw through the pipe, and then the picture hung over it. The boiler that only works if you thump it. You won’t shock us, and we won’t tell the neighbours.",
        "There’s seven of us with a van each, plus two apprentices who carry things. Lorna answers the phone. She’s been doing it since 2009 and can fix about a third of what rings her without sending anybody, which is daft business but there you go.",
        "We take our shoes off. We bring a sheet. If we break a tile we say so, and there’s no pretending it was like that.",
      ],
      servicesTitle: "What’s up with it?",
      servicesText:
        "Drips, bangs, smells, cold bits. If you don’t know what you need, just tell us what it’s doing and when it started.",
      reasons: [
        {
          title: "A person picks up",
          text: "Lorna, or whoever’s nearest the phone. You’ll never be asked to press three.",
        },
        {
          title: "You’ll know before we start",
          text: "£85 gets you the first hour. If it’s going over, we say so while you can still say no.",
        },
        {
          title: "We come back",
          text: "If the same thing goes again inside two years, that visit’s free. It nearly never happens, which is why we can say it.",
        },
        {
          title: "We’ll show you the stopcock",
          text: "You’d be amazed how many people don’t know. Next time you’ll save your own ceiling.",
        },
      ],
      processTitle: "What happens when you ring",
      process: [
        { title: "Tell Lorna", text: "What it’s doing, how long, how wet." },
        { title: "Get a time", text: "A two-hour slot, and a text when we’re ten minutes off." },
        { title: "We have a look", text: "And a listen, and give you a price." },
        { title: "Sorted", text: "Tested, mopped, kettle rinsed." },
      ],
      closingTitle: "Put a pan under it. We’re coming.",
      closingText:
        "Send us a photo and your postcode. If you can wait till tomorrow it’s the normal price, and we’ll tell you if you can’t.",
    },
  ],
  services: [
    {
      name: "Leaks and burst pipes",
      text: "Water found, stopped and made good to the last joint. We leave the damp patch a date, so that you can watch it dry.",
      price: "£85",
      unit: "first hour",
    },
    {
      name: "Boiler service",
      text: "Strip, clean, new seals, combustion reading on paper. Forty-five minutes that the maker’s guarantee insists on.",
      price: "£96",
      unit: "flat fee",
    },
    {
      name: "Boiler repair",
      text: "No heat, no hot water, a code on the display. Fans, pumps, valves and boards for the usual makes are on the van.",
      price: "£85",
      unit: "first hour, parts extra",
    },
    {
      name: "New boiler",
      text: "Sized from your rooms, flushed, fitted and registered in a day or two, with ten years’ guarantee on the models we fit.",
      price: "from £2,350",
      unit: "fitted",
    },
    {
      name: "Radiators and balancing",
      text: "Cold spots cured, valves changed, the whole house balanced so that the far bedroom warms with the hall.",
      price: "from £140",
      unit: "by the job",
    },
    {
      name: "Blocked drains",
      text: "Sinks, toilets and outside gullies cleared by rod or jet, with a camera down afterwards to see why.",
      price: "£110",
      unit: "flat fee, first 90 min",
    },
    {
      name: "Taps, toilets and showers",
      text: "Washers, cartridges, fill valves, pumps. Usually one visit, usually under the hour.",
      price: "£85",
      unit: "first hour",
    },
    {
      name: "Hot water cylinders",
      text: "Immersion heaters, thermostats and unvented cylinders serviced or swapped.",
      price: "from £120",
      unit: "by the job",
    },
    {
      name: "Bathrooms, first pipe to last tile",
      text: "Drawn, priced and built by our own people in two to three weeks, with a working loo every night.",
      price: "from £6,800",
      unit: "fitted",
    },
    {
      name: "Gas safety record",
      text: "For landlords and sellers: every appliance tested, the paper in your inbox the same evening.",
      price: "£78",
      unit: "up to three appliances",
    },
  ],
  priceList: [
    {
      title: "By the hour",
      note: "Travel and small parts included. No charge for parking, keys or coffee.",
      entries: [
        { name: "First hour, weekdays and Saturday morning", price: "£85" },
        { name: "Each half hour after that", price: "£32" },
        { name: "Evenings, nights and Sundays", text: "First hour, when it cannot wait", price: "£145" },
        { name: "Second look at our own work, two years", price: "free" },
      ],
    },
    {
      title: "Boilers and heating",
      entries: [
        { name: "Boiler service", price: "£96" },
        { name: "Gas safety record", text: "Up to three appliances", price: "£78" },
        { name: "Service and record together", price: "£148" },
        { name: "Power flush, up to ten radiators", price: "£420" },
        { name: "Smart thermostat, fitted", price: "£195" },
        { name: "Radiator swapped like for like", text: "Radiator extra", price: "£140" },
      ],
    },
    {
      title: "Taps, loos and showers",
      entries: [
        { name: "Tap re-washered or cartridge changed", price: "£85" },
        { name: "Kitchen mixer fitted", text: "Yours or ours", price: "£118" },
        { name: "Toilet fill and flush valve", text: "Parts included", price: "£124" },
        { name: "Shower pump replaced", price: "from £290" },
        { name: "Outside tap", text: "With isolator and frost cover", price: "£155" },
      ],
    },
    {
      title: "Drains",
      entries: [
        { name: "Sink, bath or basin cleared", price: "£85" },
        { name: "Outside drain, rodded or jetted", text: "Ninety minutes, camera included", price: "£110" },
        { name: "Camera survey with film", price: "£165" },
        { name: "Descaling a soil stack", price: "from £210" },
      ],
    },
    {
      title: "Installed",
      note: "Typical figures. Yours comes on paper after a visit.",
      entries: [
        { name: "Combi boiler, straight swap", price: "from £2,350" },
        { name: "Boiler moved to another room", price: "from £3,100" },
        { name: "Unvented cylinder, 210 litres", price: "from £1,980" },
        { name: "Full heating, three bedrooms", price: "from £5,400" },
        { name: "Survey and quotation", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "Service",
      text: "For a boiler that has years in it.",
      price: "£11",
      yearlyPrice: "£120",
      unit: "per month",
      includes: ["Boiler service every autumn", "Reminder, window and paper", "10% off the first hour"],
    },
    {
      name: "Warm",
      text: "For households that cannot do without hot water.",
      price: "£21",
      yearlyPrice: "£228",
      unit: "per month",
      includes: [
        "Boiler service every autumn",
        "Call-outs to boiler and controls, labour included",
        "Next-day visit, same day under five degrees",
        "Gas safety record",
      ],
      isRecommended: true,
    },
    {
      name: "Whole house",
      text: "Heating, taps, toilets and drains.",
      price: "£34",
      yearlyPrice: "£372",
      unit: "per month",
      includes: [
        "Everything in Warm",
        "Leaks, taps and toilets, labour included",
        "One blocked drain a year",
        "Nights and Sundays at the weekday rate",
      ],
    },
  ],
  people: [
    {
      name: "Rhona Hardcastle",
      face: 4,
      role: "Engineer, director",
      text: "Apprenticed at sixteen in a shipyard. Signs every gas sheet as if her mother lived there, which in one case she does.",
    },
    {
      name: "Devon Tice",
      face: 7,
      role: "Engineer, director",
      text: "Keeps the files. Can recite the burner pressure of houses he last saw in 2011.",
    },
    {
      name: "Lorna Peebles",
      face: 20,
      role: "Office",
      text: "Talks people through turning things off. Has a drawing of where stopcocks hide, by decade of house.",
    },
    {
      name: "Imran Sadiq",
      face: 21,
      role: "Boiler engineer",
      text: "Factory trained on four makes. Carries a torch in his teeth and is rude only to plastic fittings.",
    },
    {
      name: "Bryn Ellery",
      face: 5,
      role: "Heating design",
      text: "Does the heat-loss sums. Owns nine thermometers and a very patient family.",
    },
    {
      name: "Kasia Wrona",
      face: 18,
      role: "Bathrooms",
      text: "Tiler first, plumber second. Sets out the whole room on paper so that no cut tile meets you at the door.",
    },
    {
      name: "Terry Maddox",
      face: 39,
      role: "Drains",
      text: "Thirty years of other people’s drains. Cheerful, which he puts down to the fresh air.",
    },
    {
      name: "Jodie Flint",
      face: 30,
      role: "Apprentice, third year",
      text: "Silver-solders a neater joint than the man who taught her, and he has said so in front of witnesses.",
    },
  ],
  questions: [
    {
      question: "Water is coming through the ceiling. What do I do first?",
      answer:
        "Turn the stopcock clockwise; it is most often under the kitchen sink, left-hand side, or under the stairs. Open the cold taps to empty the pipes. If water is near a light, switch off at the fuse board. Then ring us, at any hour.",
    },
    {
      question: "How much does a visit cost?",
      answer:
        "£85 for the first hour, Monday to Saturday lunchtime, including travel and small parts such as washers. Each half hour after that is £32. We give you a figure for the whole job before we take anything apart.",
    },
    {
      question: "Should I repair my boiler or replace it?",
      answer:
        "If it is under ten years old and the part costs less than a quarter of a new boiler, we would normally repair it. We give you both figures and what the old one costs to run each year, then leave you to think. There is no commission either way.",
    },
    {
      question: "Why is one radiator cold?",
      answer:
        "Cold at the top is air: bleed it with a key until water comes. Cold at the bottom is sludge, which needs flushing. Cold all over while others are hot is usually a stuck valve pin, and you can often free it by taking off the head and pressing the pin down gently.",
    },
    {
      question: "How long does a new boiler take?",
      answer:
        "A straight swap is one day, with heating back on that evening. Moving it to another room takes two, and a whole system for a three-bedroom house about a week. You will have water every night.",
    },
    {
      question: "Do you come out at night?",
      answer:
        "For water that can’t be stopped, for no heating where somebody is elderly, ill or very small, and for no water at all. An engineer takes the call and will first try to make it safe over the phone, which costs nothing.",
    },
    {
      question: "I can smell gas. Do I ring you?",
      answer:
        "Not first. Open the windows, turn the gas off at the meter, leave switches alone and ring the national gas emergency line, which is free and open day and night. Once they have made it safe we will find and mend the fault.",
    },
    {
      question: "My water pressure has dropped. Is that you or the water company?",
      answer:
        "Ask a neighbour. If theirs has dropped too, it is the mains. If not, check that the stopcock is fully open after any recent work. A boiler that keeps losing pressure has a leak somewhere, often under a floor, and we have a gas tracer that finds it without lifting boards.",
    },
    {
      question: "Do you guarantee your work?",
      answer:
        "Labour for two years. Boilers we fit carry the maker’s ten-year guarantee as long as they are serviced every twelve months, by us or by any other registered engineer.",
    },
    {
      question: "Can I buy the tap or shower myself?",
      answer:
        "Yes. Send us the link first; we look at the pressure it needs and whether spare parts exist. We guarantee our fitting of it, and the shop guarantees the tap.",
    },
  ],
  testimonials: [
    {
      quote:
        "Lorna had the water off before I’d finished shouting. Imran was here in fifty minutes with a pump and his own towels.",
      name: "Philippa Marsden",
      context: "burst tank, January",
    },
    {
      quote:
        "Two firms quoted me for a new boiler. This one cleaned a flame sensor, charged the hour and said to come back in five years.",
      name: "Graham Otley",
      context: "terraced house",
    },
    {
      quote:
        "The sums said we needed half the boiler we had. The house is warmer and the bill came down by a third.",
      name: "Nadia Rahimi",
      context: "heating redesigned in 2025",
    },
    {
      quote:
        "I rent out four flats. The gas papers arrive the same evening with photographs, and nobody has rung me on a Sunday since.",
      name: "Colin Yarwood",
      context: "landlord",
    },
    {
      quote:
        "Terry showed me the film of our drain with real enthusiasm. It was a teaspoon and eleven years of fat.",
      name: "Beth Sangster",
      context: "kitchen drain",
    },
    {
      quote:
        "The bathroom took sixteen days and we had a working loo on all of them. No cut tiles at the door, exactly as Kasia promised.",
      name: "The Oyelaran family",
      context: "new bathroom",
    },
    {
      quote:
        "He took the floorboard up, found the knock, put a bit of felt round a pipe and put it back. Twenty years I’d lived with it.",
      name: "Maureen Catterick",
      context: "1930s semi",
    },
    {
      quote: "The price on the phone was the price on the sheet. I’ve framed it.",
      name: "Ollie Brandt",
      context: "kitchen mixer",
    },
    {
      quote:
        "When we sold, the survey people asked about the heating and I handed them ten years of readings.",
      name: "Eluned Parry",
      context: "moved house in 2026",
    },
    {
      quote:
        "Jodie soldered it, her boss looked for a full minute and just said “aye”. I gather that’s the highest mark.",
      name: "Hamish Lorne",
      context: "new cylinder",
    },
  ],
  hours: [
    { day: "Monday", open: "07:30", close: "18:00" },
    { day: "Tuesday", open: "07:30", close: "18:00" },
    { day: "Wednesday", open: "07:30", close: "18:00" },
    { day: "Thursday", open: "07:30", close: "18:00" },
    { day: "Friday", open: "07:30", close: "18:00" },
    { day: "Saturday", open: "08:00", close: "13:00" },
    { day: "Sunday", note: "Emergencies by phone" },
  ],
  hoursNote:
    "The phone is answered day and night. Outside these hours it rings in an engineer’s kitchen and the first hour is £145.",
  statistics: [
    { figure: "2,400", label: "homes with a page in our files" },
    { figure: "7", label: "engineers on the gas register" },
    { figure: "2 years", label: "on every joint we make" },
    { figure: "2004", label: "the first boiler we serviced" },
  ],
  gallery: [
    {
      caption: "One washer, eleven minutes",
      label: "A swan-neck tap with one drop falling into water",
      fits: "tap taps drip washer mixer toilet toilets showers leaks burst water price simple",
    },
    {
      caption: "Seventeen years old and still economical",
      label: "A white boiler with a flame in its window",
      fits: "boiler boilers service repair flame gas replace fitted guarantee readings page house",
    },
    {
      caption: "What is left over from a day’s joints",
      label: "A spanner and two copper elbows",
      fits: "pipe pipes copper joint engineers labour tools spanner work order call",
    },
    {
      caption: "Balanced, from the hall to the far bedroom",
      label: "A column radiator with its valve",
      fits: "radiator radiators balancing heating warm cold bedroom rooms measure flow winter",
    },
    {
      caption: "Eleven litres a minute, measured with a jug",
      label: "A wide shower head with water falling",
      fits: "shower bathroom bathrooms tile pump pressure hot cylinders",
    },
    {
      caption: "Nineteen is usually enough",
      label: "A round thermostat that shows nineteen degrees",
      fits: "thermostat controls temperature degrees heat room low smart bill frost",
    },
    {
      caption: "Under every basin, a smaller one",
      label: "A bottle trap below a basin",
      fits: "sink basin trap smell reach valve stopcock under",
    },
    {
      caption: "First aid",
      label: "A plunger and a washing-up bowl",
      fits: "drain drains blocked cleared plunger emergency pan night water off",
    },
  ],
  posts: [
    {
      title: "Find your stopcock before you need it",
      summary: "Ten minutes on a dry Sunday that can save a ceiling.",
      date: "2026-11-08",
      body: [
        "Ask a room of people where their stopcock is and half of them will point at the meter in the street. The one you want is inside, where the mains comes in. Try the cupboard under the kitchen sink first, then under the stairs, then behind the panel that somebody has since wallpapered.",
        "Turn it clockwise with two fingers. If it won’t move, don’t fetch a wrench; a seized brass spindle snaps. Work it a quarter turn each way with a little silicone grease, and if it still refuses, have it replaced on an ordinary day for an ordinary price.",
        "When it closes, open the kitchen cold tap. It should dwindle to nothing within a minute. Now open the stopcock fully and turn it back half a turn, so that it doesn’t seize open.",
        "Last, tie a label to it and tell everybody in the house. The child who is home alone with a burst washing-machine hose is always the one who was never shown.",
      ],
    },
    {
      title: "Turn the flow down, not the thermostat",
      summary: "The dial inside the boiler that most people have never touched.",
      date: "2026-10-02",
      body: [
        "A condensing boiler saves gas by cooling its own exhaust until it rains inside. It can do so only if the water coming back from the radiators is cool, below about fifty-five degrees. Most leave the factory set to seventy-five or eighty.",
        "Find the dial or the menu with the little radiator on it. On a day when it is around five degrees outside, set it to sixty. If the house still reaches nineteen by breakfast, try fifty-five next week. The radiators will feel lukewarm and run for longer. That is how it is meant to be.",
        "Leave the hot water as it is. If you have a cylinder it must reach sixty degrees now and then to stay healthy.",
        "In the coldest week of the year you may need to turn it up again. Write the setting on a piece of tape, so that you know the way back.",
      ],
    },
    {
      title: "A short dictionary of noises",
      summary: "Tick, hiss, gurgle, bang: what your pipes are telling you, and which are urgent.",
      date: "2026-01-15",
      body: [
        "Ticking is a pipe growing as it warms and rubbing on a joist. It’s harmless, and a strip of felt cures it, once somebody has found the joist. Gurgling in a radiator is air. Gurgling in a basin when the bath empties is a drain that wants clearing soon.",
        "A kettle noise from the boiler is scale or sludge on the heat exchanger. It will go on for a winter or two, at your expense. One loud bang when a tap closes is water hammer, and it loosens joints; have a valve fitted.",
        "A steady hiss when everything is off is the one to act on. Put your ear to the stopcock with the meter dial in sight. If the dial creeps, water is leaving somewhere it shouldn’t, and it has not yet reached a ceiling. That is the best moment to ring.",
      ],
    },
  ],
  events: [
    {
      title: "Bleed, balance, breathe",
      text: "An hour with a radiator on a stand. Everybody bleeds it, balances it and takes a key home.",
      date: "2027-01-21",
      time: "17:00",
      place: "The workshop",
      price: "free",
    },
    {
      title: "Saturday tap clinic",
      text: "Bring the dripping one, unscrewed or in a photograph. We name the part and show you the change.",
      date: "2027-02-13",
      time: "09:30",
      place: "The workshop",
      price: "free",
    },
    {
      title: "Heat pumps without the shouting",
      text: "Bryn brings the sums for three real houses: one that should, one that should wait, one that should insulate first.",
      date: "2027-03-11",
      time: "17:30",
      place: "The workshop",
      price: "£5",
    },
    {
      title: "Apprentice open morning",
      text: "For sixteen to twenty-year-olds. Solder two joints, keep the one that holds water.",
      date: "2027-04-10",
      time: "09:00",
      place: "The workshop",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "A corner under a bathroom, before lunch and after",
      before: "A pinhole in a rusted pipe, and the wall wet for a month.",
      after:
        "New copper, a valve that closes with two fingers, and a gauge that holds at 1.5 bar. Three hours.",
    },
    {
      title: "One flow dial",
      before: "Eighty degrees, on and off all night.",
      after: "Fifty-five degrees, on from six, and nobody has noticed but the meter.",
    },
  ],
  partners: [
    "Ridgeway Cylinders",
    "Penny Lane Lettings",
    "Northgate Tile Yard",
    "Calder Pumps",
    "Old Kiln Bathrooms",
    "Marlow Merchants",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "Bank transfer"],
  newsletterTitle: "First frost",
  newsletterText:
    "Two mails a year, in October and in March: what to bleed, what to lag, what to leave alone.",
  contact: {
    title: "What is it doing?",
    text: "Say what you see, hear or smell, and since when. A photograph of the boiler’s label helps more than you’d think.",
    fields: [
      { label: "Postcode", kind: "text" },
      {
        label: "It concerns",
        kind: "choice",
        options: ["A leak", "Heating or hot water", "A drain", "Tap, toilet or shower", "Something new"],
      },
      { label: "How soon", kind: "choice", options: ["Today, please", "This week", "No hurry"] },
      { label: "A day that suits", kind: "date" },
    ],
    action: "Ask for a visit",
  },
  booking: {
    title: "Choose the start of your window",
    text: "The engineer arrives within two hours of it, and you get a text ten minutes before.",
    slots: ["07:30", "09:30", "11:30", "13:30", "15:30"],
    action: "Book this window",
  },
  places: {
    ledger: {
      street: "47 Ecclesfield Row",
      town: "Sheffield",
      area: "South Yorkshire",
      phone: "0114 496 0172",
      email: "office@harlandtice.example",
    },
    studio: {
      street: "3 Kelvin Mews",
      town: "Glasgow",
      area: "Lanarkshire",
      phone: "0141 496 0328",
      email: "studio@stillwater.example",
    },
    counter: {
      street: "18 Goosegate Parade",
      town: "Nottingham",
      area: "Nottinghamshire",
      phone: "0115 496 0417",
      email: "lorna@drippingtap.example",
    },
    signal: {
      street: "Unit 6, Ouseburn Yard",
      town: "Newcastle upon Tyne",
      area: "Tyne and Wear",
      phone: "0191 498 0263",
      email: "windows@flowrate.example",
    },
    almanac: {
      street: "11 Minster Snickelway",
      town: "York",
      area: "North Yorkshire",
      phone: "01632 960418",
      email: "letters@copperandfrost.example",
    },
    marquee: {
      street: "92 Deptford Arches",
      town: "London",
      area: "Greater London",
      phone: "020 7946 0539",
      email: "now@stopcock.example",
    },
  },
  pages: [
    { id: "services", name: "What we do" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "The engineers" },
    { id: "gallery", name: "Handiwork" },
    { id: "journal", name: "House notes" },
    { id: "questions", name: "Questions" },
    { id: "contact", name: "Get in touch" },
  ],
};
