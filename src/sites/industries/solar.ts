import type { Industry } from "./industry.ts";

export const solar: Industry = {
  id: "solar",
  name: "Solar",
  plural: "Solar companies",
  synonyms: [
    "solar company",
    "solar installer",
    "solar installers",
    "solar contractor",
    "solar panels",
    "solar panel installer",
    "solar panel company",
    "solar energy",
    "solar energy company",
    "solar power",
    "photovoltaics",
    "photovoltaic installer",
    "pv installer",
    "rooftop solar",
    "solar roof",
    "renewable energy company",
    "green energy company",
    "battery storage installer",
    "home battery installer",
    "solar farm developer",
    "off-grid power",
    "clean energy",
  ],
  vocabulary: [
    "solar",
    "sun",
    "sunlight",
    "panel array",
    "pv",
    "kilowatt",
    "kilowatts",
    "kwh",
    "kilowatt-hours",
    "megawatt",
    "inverter",
    "inverters",
    "microinverter",
    "home battery",
    "battery backup",
    "storage",
    "net metering",
    "feed-in tariff",
    "export tariff",
    "grid",
    "off-grid",
    "utility bill",
    "electric bill",
    "power bill",
    "tax credit",
    "incentive",
    "incentives",
    "rebate",
    "payback",
    "south-facing",
    "roof pitch",
    "shading",
    "irradiance",
    "racking",
    "roof mount",
    "ground mount",
    "carport",
    "interconnection",
    "renewable",
    "renewables",
    "carbon",
    "emissions",
    "green energy",
    "production guarantee",
    "degradation",
    "community solar",
    "solar lease",
    "blackout backup",
    "heat pump ready",
  ],
  locale: "en-US",
  customers: "homeowners",
  openings: {
    ledger: {
      name: "Meridian Solar Works",
      kicker: "Design and installation since 2006",
      headline: "A forecast we are willing to sign.",
      opening:
        "We state how many kilowatt-hours your roof will make each year. If it makes fewer, we pay for the rest at your retail rate, for ten years. Last year 311 of 318 systems came in above the line.",
      action: "Request a forecast",
      secondAction: "Prices per watt",
    },
    studio: {
      name: "Low Sun",
      kicker: "Panels that suit the building",
      headline: "A roof should still look like a roof.",
      opening:
        "All black, all aligned, no conduit across the front. If the only place for it is the street side, we would sooner put it on the barn.",
      action: "Show us the house",
      secondAction: "Roofs we have done",
    },
    counter: {
      name: "Sunny Side Up",
      kicker: "Roofs, batteries, straight answers",
      headline: "Nobody’s coming to ring your doorbell.",
      opening:
        "Want to know about solar? Send us a power bill and your address, and we’ll say if your roof’s any good. One in five isn’t, and we say that too.",
      action: "Send a power bill",
      secondAction: "What it runs",
    },
    signal: {
      name: "Kilowatt Yard",
      kicker: "Solar, storage, interconnection",
      headline: "8.4 kW in two days. Live in thirty.",
      opening:
        "$2.68 a watt, fixed. Permit, utility and inspection handled by us. Each panel reports every five minutes, and so do we if one of them doesn’t.",
      action: "Size my system",
      secondAction: "Price per watt",
    },
    almanac: {
      name: "The Sun Diary",
      kicker: "Daylight, measured and kept",
      headline: "On living from this year’s light",
      opening:
        "On the twenty-first of December our own roof makes as much as it takes to bake a loaf and read until ten. By June we are giving it away. Eighteen years of such days are written down here, most of them cloudy.",
      action: "Start a diary",
      secondAction: "Read the entries",
    },
    marquee: {
      name: "Islander Power",
      kicker: "Off-grid and storm backup",
      headline: "The street went dark. You didn’t notice.",
      opening:
        "Panels, batteries, a switch that takes twenty milliseconds. Three days without sun, and the well still pumps.",
      action: "Plan for the outage",
      secondAction: "What stays on",
    },
  },
  copies: [
    {
      aboutTitle: "Installers on salary, forecasts on paper",
      about: [
        "The company has put up 2,140 systems since 2006, all with its own crews. There are four crews of three, two master electricians, a roofer, and three designers who have each spent a year on a roof before being given a desk.",
        "We don’t employ salespeople and don’t pay commission. A designer measures your shading with a camera on the ridge, hour by hour through the year, and writes a forecast. The forecast is part of the contract.",
        "Roofs that face north, trees worth keeping, shingles with five years in them: about one house in five gets a letter from us advising against it, or against it for now. It costs us nothing that we ought to have earned.",
      ],
      servicesTitle: "Solar, storage and service",
      servicesText:
        "Systems are priced by the watt, installed, with permit, utility paperwork and inspection. Credits and rebates are yours; we fill in the forms.",
      reasons: [
        {
          title: "Production, guaranteed",
          text: "Ten years, in kilowatt-hours. Any shortfall is paid each January at the rate on your bill.",
        },
        {
          title: "Twenty-five years, then ten",
          text: "Panels and racking carry 25 years from the maker. Our workmanship and every roof penetration carry ten.",
        },
        {
          title: "A roofer on each crew",
          text: "Flashed, not caulked. Of 2,140 roofs, three have leaked, and we repaired all three within a day.",
        },
        {
          title: "We watch it",
          text: "A panel that falls behind its neighbors raises a flag here before you would see it on a bill.",
        },
      ],
      processTitle: "From power bill to permission to operate",
      process: [
        { title: "Desk study", text: "Your bill, your roof from above, a yes or a no within two days." },
        {
          title: "Ridge survey",
          text: "Shading, rafters, panel board. An hour, and a forecast to the kilowatt-hour.",
        },
        { title: "Installation", text: "One to three days. Power is off for about two hours." },
        {
          title: "Utility",
          text: "Inspection and meter, three to five weeks. We call them so that you needn’t.",
        },
      ],
      closingTitle: "Twelve power bills will tell us most of it.",
      closingText:
        "Or one, and your address. You get a yes, a no or a not yet, with the arithmetic, within two working days.",
    },
    {
      aboutTitle: "Eight minutes old",
      about: [
        "The light on your roof left the sun eight minutes ago and has met nothing on the way. It seems discourteous to let it stop at a shingle. That, give or take some wiring, is the trade.",
        "What we have learned in eighteen years is restraint. Fewer panels, better placed; a battery the size of your evening and no larger. A system that covers ninety percent is handsome. The last ten cost as much as the first sixty and are made mostly in June.",
        "And then one forgets it. That is our favorite report: we went to read the meter for a customer, and she asked which meter.",
      ],
      servicesTitle: "What we put up, and down",
      servicesText:
        "On roofs, barns and the odd sheep shed. We also take panels off for a new roof, and put them back where they were.",
      reasons: [
        {
          title: "Drawn on the elevation",
          text: "You see it on your own house first, from the street, in a drawing, with the shadow of the chimney.",
        },
        {
          title: "The tree stays",
          text: "We’ll go around it, split the array or leave. An oak does a good deal for a house in August.",
        },
        {
          title: "Mended, not replaced",
          text: "Inverters have parts. We keep them, and the people who know which.",
        },
      ],
      processTitle: "A year of it",
      process: [
        { title: "October", text: "We come in low sun, when shade tells the truth." },
        { title: "January", text: "Drawings, papers, a pot of tea with the utility’s form." },
        { title: "April", text: "Two days of footsteps overhead." },
        { title: "June", text: "You export, for the first time, at half past nine in the morning." },
      ],
      closingTitle: "See where the sun is at breakfast",
      closingText: "And again at five. Send us both, by photograph or in a sentence, and we’ll begin there.",
    },
    {
      aboutTitle: "We’re electricians with a good view",
      about: [
        "Look, solar’s had some slick people in it. Tablets, “today only,” twenty-five-year leases nobody can read. We’re not those. We’re twelve folks on ladders, and Bernadette, who does the paperwork and enjoys it, which we don’t question.",
        "You’ll get one page. What it costs, what it makes, when it’s paid for itself. If the number’s bad, the page says so at the top, in bold, and you’ve lost nothing but a stamp.",
        "We live around here. When it hails, we’re driving past your roof too.",
      ],
      servicesTitle: "Roof, battery, both or neither",
      servicesText:
        "Start small if you like. Panels now, battery later, car charger when there’s a car. It all plugs together.",
      reasons: [
        {
          title: "One page, plain English",
          text: "Cash price first. No “monthly savings versus utility inflation scenario.”",
        },
        {
          title: "We tell you no",
          text: "Too shady, too old a roof, moving in three years? Keep your money.",
        },
        { title: "We do the forms", text: "City, utility, tax credit. All of it. Bernadette has a system." },
        { title: "Somebody picks up", text: "In year eight, too. Same number, probably same person." },
      ],
      processTitle: "Four steps, none of them weird",
      process: [
        { title: "Send a bill", text: "Photo’s fine. We’ll write back with yes, no or maybe." },
        { title: "We climb up", text: "An hour. Might find your frisbee." },
        { title: "We bolt it on", text: "Two days usually. Loud mornings, quiet afternoons." },
        { title: "Flip the switch", text: "You do it. Kids love it. There’s a countdown." },
      ],
      closingTitle: "Go find last month’s bill.",
      closingText:
        "It’s on the fridge or in the drawer. Take a picture and text it over. That’s the whole first step.",
    },
  ],
  services: [
    {
      name: "Rooftop solar",
      text: "Designed, permitted, installed and switched on, with a forecast in the contract and every panel monitored.",
      price: "from $2.68",
      unit: "per watt",
    },
    {
      name: "Home battery",
      text: "13.5 kilowatt-hours on the garage wall. Runs the evening every day and the essentials in an outage.",
      price: "$11,800",
      unit: "installed",
    },
    {
      name: "Ground mount",
      text: "For fields, yards and sheep. Driven posts, no concrete, high enough to mow beneath.",
      price: "from $3.15",
      unit: "per watt",
    },
    {
      name: "Off-grid systems",
      text: "Cabins, wells and whole farms, sized for three days without sun and tested before we leave.",
      price: "from $24,500",
      unit: "by design",
    },
    {
      name: "Backup for storms",
      text: "A battery and a switch for the circuits you choose: fridge, furnace, well, one good lamp.",
      price: "from $13,400",
      unit: "installed",
    },
    {
      name: "EV charging from the roof",
      text: "A charger that waits for sun, or for the cheap hours, and tells you in the morning what it cost.",
      price: "from $1,150",
      unit: "installed",
    },
    {
      name: "Barns and businesses",
      text: "20 to 250 kilowatts on metal roofs and carports, engineered, stamped and put up in working hours.",
      price: "from $2.12",
      unit: "per watt",
    },
    {
      name: "Health check",
      text: "Any system, any installer. Thermal camera, strings tested, a page on what is tired.",
      price: "$240",
      unit: "90 min",
    },
    {
      name: "Off for a new roof, and on again",
      text: "Panels lifted, labeled, stored dry and put back with new flashing once the roofer has gone.",
      price: "from $185",
      unit: "per panel",
    },
    {
      name: "Forecast only",
      text: "The ridge survey and the numbers, yours to take to anybody. Credited if we build it.",
      price: "$290",
      unit: "one week",
    },
  ],
  priceList: [
    {
      title: "On the roof",
      note: "Installed, before credits. Permit, utility and inspection included.",
      entries: [
        { name: "5.2 kW, twelve panels", price: "$14,400" },
        { name: "8.4 kW, twenty panels", price: "$22,500" },
        { name: "11.8 kW, twenty-eight panels", price: "$31,100" },
        { name: "Desk study, yes or no", price: "free" },
      ],
    },
    {
      title: "On the wall",
      entries: [
        { name: "One battery, 13.5 kWh", price: "$11,800" },
        { name: "Each further battery", price: "$9,600" },
        { name: "Backup switch, chosen circuits", price: "$1,600" },
        { name: "Car charger that follows the sun", price: "$1,150" },
      ],
    },
    {
      title: "On the ground",
      entries: [
        { name: "10 kW field, driven posts", price: "$31,500" },
        { name: "Trench, per running foot", price: "$24" },
        { name: "Carport for two cars, 7 kW", price: "$29,800" },
        { name: "Well pump, off the grid", price: "from $9,200" },
      ],
    },
    {
      title: "Looking after",
      entries: [
        { name: "Health check", text: "With thermal pictures", price: "$240" },
        { name: "Inverter repaired", price: "from $380" },
        { name: "Panels off and on, each", price: "$185" },
        { name: "Critter guard, per running foot", text: "Squirrels, mainly", price: "$14" },
        { name: "Monitoring, by us, ten years", price: "included" },
      ],
    },
  ],
  plans: [
    {
      name: "Twelve panels",
      text: "For two people and a gas range.",
      price: "$14,400",
      unit: "5.2 kW, installed",
      includes: [
        "About 6,700 kWh a year",
        "Production guaranteed ten years",
        "Every panel monitored",
        "Ready for a battery",
      ],
    },
    {
      name: "Twenty panels",
      text: "For a family, with a car to come.",
      price: "$22,500",
      unit: "8.4 kW, installed",
      includes: [
        "About 10,900 kWh a year",
        "Production guaranteed ten years",
        "Conduit laid for battery and charger",
        "Credit and rebate forms filled in",
      ],
      isRecommended: true,
    },
    {
      name: "Lights stay on",
      text: "Twenty panels, one battery, the switch.",
      price: "$35,900",
      unit: "8.4 kW and 13.5 kWh, installed",
      includes: [
        "Everything in Twenty panels",
        "Backup in 20 milliseconds",
        "Evenings from your own roof",
        "Storm mode, which fills up by itself",
      ],
    },
  ],
  people: [
    {
      name: "Ramona Castillo",
      face: 8,
      role: "Founder, master electrician",
      text: "Wired her first panel to a goat shed in 2006. The goats’ light still burns, on the same inverter.",
    },
    {
      name: "Theo Lindgren",
      face: 9,
      role: "Design",
      text: "Photographs shade. Can tell the month from the angle of a chimney on a picture.",
    },
    {
      name: "Bernadette Achterman",
      face: 36,
      role: "Permits and utilities",
      text: "Has read the interconnection rules of eleven utilities, twice, and corrected one.",
    },
    {
      name: "Marlon Averill",
      face: 13,
      role: "Crew lead, roofer",
      text: "Twenty years of roofs before panels. Flashes first and asks about wattage afterward.",
    },
    {
      name: "Priya Nambiar",
      face: 34,
      role: "Batteries and backup",
      text: "Turns off the main on handover day and makes everyone wait for nothing to happen.",
    },
    {
      name: "Olaf Brekke",
      face: 31,
      role: "Service",
      text: "Repairs what the makers have forgotten. Shelf of inverters labeled by temperament.",
    },
    {
      name: "Jasmine Oyler",
      face: 2,
      role: "Crew lead, ground mounts",
      text: "Drives posts straight by eye. Friends with most sheep in the county.",
    },
    {
      name: "Wes Tamura",
      face: 17,
      role: "Monitoring",
      text: "Watches 40,000 panels before breakfast. Found a bird’s nest from its shadow once.",
    },
  ],
  questions: [
    {
      question: "Is my roof any good?",
      answer:
        "South is best, east and west make about 85 percent of it, north isn’t worth it. Shade matters more than direction. Shingles should have ten years left. Send an address and a bill, and you’ll have a yes, no or not yet in two days, free.",
    },
    {
      question: "What does it cost, and when is it paid off?",
      answer:
        "Twenty panels are $22,500 before credits. At the rates around here most of our systems have paid for themselves in eight to eleven years, and the panels are warranted for twenty-five. Your page has your own figure, with today’s rate, and no assumption that rates rise.",
    },
    {
      question: "What happens on cloudy days and at night?",
      answer:
        "Panels make 10 to 25 percent under cloud and nothing at night. The grid covers the rest, or a battery does. Your forecast counts the clouds; it uses twenty years of weather for your postal code.",
    },
    {
      question: "Will I have power in an outage?",
      answer:
        "With panels alone, no: the law has them switch off, to protect the people mending the line. With a battery and a backup switch, yes, for the circuits you chose. One battery runs a fridge, furnace fan, lights and internet for about a day and a half, longer if the sun comes out.",
    },
    {
      question: "Do panels damage the roof?",
      answer:
        "Not if each foot is flashed like a vent pipe and screwed into a rafter. Of 2,140 roofs three have leaked. Our penetrations are covered for ten years, and a roofer is on every crew.",
    },
    {
      question: "Should I lease or buy?",
      answer:
        "Buy, or borrow from a credit union and buy. A lease gives the credit to somebody else and can be a nuisance when you sell. We don’t offer them.",
    },
    {
      question: "Do I need a battery?",
      answer:
        "If your utility credits what you export at or near the full rate, and outages are rare, probably not yet. If it pays little, or the power goes out each winter, probably yes. We lay the conduit in any case, so that it can be added in half a day.",
    },
    {
      question: "How are they cleaned?",
      answer:
        "By rain. After a dry, dusty summer a hose from the ground brings back two or three percent. Snow slides off by noon on most pitches. Please don’t go up with a broom.",
    },
    {
      question: "What if you go out of business?",
      answer:
        "Panel and inverter warranties are the makers’ and stay. The drawings, serial numbers and passwords are yours from day one, in a folder, so that any electrician can take over. The production guarantee is backed by an insurer, named in the contract.",
    },
    {
      question: "Can you take over a system somebody else installed?",
      answer:
        "Yes. A health check is $240, takes ninety minutes and ends with a page: what’s fine, what’s tired, what we would do. About half need nothing but a firmware update and a squirrel evicted.",
    },
  ],
  testimonials: [
    {
      quote:
        "The forecast said 10,870. The first year made 11,204. I know because I check it before I check my email now.",
      name: "Lowell Sandoval",
      context: "twenty panels",
    },
    {
      quote: "They wrote back “no, keep your oaks.” I’ve sent them four neighbors.",
      name: "Henrietta Lomax",
      context: "didn’t buy",
    },
    {
      quote: "Three-day ice storm. The whole road came to us to charge phones and make soup.",
      name: "Curtis and Mae Dobbins",
      context: "panels and battery",
    },
    {
      quote: "A squirrel chewed a wire in March. Wes called me. I was standing under it and hadn’t noticed.",
      name: "Yasmin Farouk",
      context: "monitoring",
    },
    {
      quote:
        "From the street you can’t see a thing. From the mailbox you can see the bill: $11.40, which is the meter fee.",
      name: "Preston Ault",
      context: "house from 1908",
    },
    {
      quote:
        "My eight-year-old did the countdown and threw the switch. She’s told her class that she is the power company.",
      name: "Noelle Ferrante",
      context: "8.4 kW",
    },
    {
      quote:
        "The tax form was filled in with a sticky note saying “sign here, then have a beer.” Signed, Bernadette.",
      name: "Grady Holcomb",
      context: "paperwork",
    },
    {
      quote:
        "Sheep under the array, hay in the barn, $640 a month off the cooler. Jasmine knows the ewes by name.",
      name: "Miriam Stoltz",
      context: "dairy, 62 kW",
    },
    {
      quote: "Olaf fixed an inverter two other companies had pronounced dead. He patted it.",
      name: "Ted Kowalczyk",
      context: "system from 2011",
    },
    {
      quote:
        "One page. The number at the top was the number at the end. I’ve bought toasters with more drama.",
      name: "Aurelia Booker",
      context: "twelve panels",
    },
  ],
  hours: [
    { day: "Monday", open: "08:00", close: "17:00" },
    { day: "Tuesday", open: "08:00", close: "17:00" },
    { day: "Wednesday", open: "08:00", close: "17:00" },
    { day: "Thursday", open: "08:00", close: "18:30" },
    { day: "Friday", open: "08:00", close: "16:00" },
    { day: "Saturday", open: "09:00", close: "12:00", note: "Showroom roof, by ladder" },
    { day: "Sunday" },
  ],
  hoursNote:
    "Monitoring never closes. If an array goes quiet on a bright Sunday, you hear from us on Sunday.",
  statistics: [
    { figure: "311/318", label: "systems above forecast last year" },
    { figure: "2,140", label: "roofs, barns and fields" },
    { figure: "10 years", label: "of guaranteed production" },
    { figure: "2006", label: "the goat shed" },
  ],
  gallery: [
    {
      caption: "420 watts at noon, in May",
      label: "A solar panel with the sun above it",
      fits: "rooftop solar panel panels roof watt light sun forecast elevation barn",
    },
    {
      caption: "Four bars at sunset",
      label: "A home battery on a wall",
      fits: "battery storage backup evening outage storms wall night",
    },
    {
      caption: "4,820 watts, none of them bought",
      label: "An inverter showing 4,820 watts",
      fits: "inverter repaired mended health check service meter utility electricians",
    },
    {
      caption: "High enough for sheep",
      label: "A row of panels on stands in a field",
      fits: "ground mount field farms off-grid barns businesses sheep row posts",
    },
    {
      caption: "A Tuesday: 27.4 kilowatt-hours",
      label: "A phone that shows a day’s harvest as a hill",
      fits: "monitoring phone production guaranteed kilowatt-hours year diary watch page bill",
    },
    {
      caption: "Charged by breakfast, from yesterday’s roof",
      label: "A car charger with its cable",
      fits: "charging charger car vehicle electric follows",
    },
    {
      caption: "Two days of footsteps overhead",
      label: "A hard hat and a drill",
      fits: "installation crew roofer drill new roof install flashed installers salary",
    },
    {
      caption: "In the ice storm, on the only lit street",
      label: "A burning light bulb",
      fits: "lights lamp storm dark outage circuits switch stays street forms",
    },
  ],
  posts: [
    {
      title: "How to read a solar quote",
      summary: "Cross out three lines and do one division.",
      date: "2026-09-08",
      body: [
        "Somebody has left you a proposal with a graph on it, in which a red line climbs and a green one doesn’t. The red line is your utility, rising at four or five percent a year for twenty-five years. Cross it out. Nobody knows that, least of all the person with the tablet.",
        "Cross out the tax credit too, for now, and any payment labeled “after incentives.” What remains is the cash price. Divide it by the size in watts: 8.4 kilowatts are 8,400. Between $2.50 and $3.20 is ordinary this year. Above four, there’s a commission in it, or a loan fee of twenty to thirty percent that has been folded in.",
        "Now look for kilowatt-hours per year, and ask if anybody will sign for them. Divide your cash price by that number times your rate. That is the payback, in years, at today’s prices. If it’s under twelve, good. If you can’t find the figures, you have been handed a brochure.",
      ],
    },
    {
      title: "The battery you don’t need yet",
      summary: "Three questions that decide it, two of which are on your bill.",
      date: "2026-06-26",
      body: [
        "First, what does your utility pay for what you send it? If it is the same as you pay them, the grid is your battery, and it’s free. Wait.",
        "Second, when do you use power? If your evening costs more than your noon, by a time-of-use rate, a battery moves one into the other and earns a dollar or two a day. Over ten years that pays for about two thirds of it. The rest you must want for some other reason.",
        "Third, how often is it dark? An hour a year is a candle. Three days a year with a well pump, a freezer and a parent on oxygen is a battery, and we’d put it in before the panels.",
        "In any case have the conduit laid now. It’s $180 while the wall is open.",
      ],
    },
    {
      title: "December 21st, nine years running",
      summary: "The shortest day on our own roof, as it was written down.",
      date: "2026-12-21",
      body: [
        "2018: overcast, 2.1 kilowatt-hours. 2019: fog until two, then a red hour; 3.4. 2020: nobody in the office, so no entry, but the inverter says 5.9, our best. Nobody saw it.",
        "2021: snow on the panels until 11:40, when it let go all at once, onto Marlon. 2022: 0.4. We had soup. 2023: clear and bitter, 5.2. 2024: someone has drawn a sun in the margin. 2025: 1.8, a wren under the racking.",
        "2026: low sun, long shadows, 4.6. That is one loaf, two pots of tea and the lamp by the window until ten. From tomorrow there will be four seconds more.",
      ],
    },
  ],
  events: [
    {
      title: "Bring a quote",
      text: "Anybody’s. We go through it line by line, divide, and say what we would ask. No sales, and cake.",
      date: "2027-01-28",
      time: "17:00",
      place: "The shop",
      price: "free",
    },
    {
      title: "Blackout drill",
      text: "Priya throws the main at a real house. You see what stays on, for how long, and what it cost.",
      date: "2027-02-25",
      time: "16:30",
      place: "Address on signing up",
      price: "free",
    },
    {
      title: "Climb our roof",
      text: "Harness, ladder, twelve panels and a view. Ages ten and up; six at a time.",
      date: "2027-05-08",
      time: "09:00",
      place: "The shop roof",
      price: "$5",
    },
    {
      title: "Solstice picnic",
      text: "Longest day, everything cooked on what the roof makes between noon and one.",
      date: "2027-06-21",
      time: "12:00",
      place: "The yard",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "One south slope, April",
      before: "Thirty-one squares of shingle with nothing to do.",
      after: "Sixteen panels, 6.7 kW, 8,600 kilowatt-hours a year. Two days, no conduit in sight.",
    },
    { title: "A July power bill", before: "$286.", after: "$11.40, which is the meter fee." },
  ],
  partners: [
    "Ridgeline Roofing",
    "Tri-Valley Credit Union",
    "Copperleaf Electric Co-op",
    "Green Acre Barns",
    "Longest Day Cafe",
    "County Grange",
  ],
  accepts: ["Check", "Bank transfer", "Visa", "Mastercard"],
  newsletterTitle: "Yesterday’s light",
  newsletterText:
    "Four letters a year, at the solstices and equinoxes: what roofs around here made, and one sum to do at home.",
  contact: {
    title: "Send us an address and a bill",
    text: "We look from above, do the arithmetic and answer within two working days. Nobody will come to the door.",
    fields: [
      { label: "Address", kind: "text" },
      {
        label: "Monthly power bill",
        kind: "choice",
        options: ["Under $80", "$80 to $160", "$160 to $300", "More"],
      },
      {
        label: "Interested in",
        kind: "choice",
        options: ["Panels", "Panels and a battery", "Backup alone", "Farm or business", "A health check"],
      },
      { label: "Age of the roof", kind: "text" },
    ],
    action: "Get my yes or no",
  },
  booking: {
    title: "Pick a time for the ridge survey",
    text: "One hour, one designer, one ladder. You needn’t be in, though people like the pictures.",
    slots: ["08:30", "10:00", "11:30", "13:30", "15:00"],
    action: "Book the survey",
  },
  places: {
    ledger: {
      street: "2600 Observatory Road",
      town: "Flagstaff",
      area: "Arizona",
      phone: "(928) 555-0119",
      email: "forecast@meridiansolar.example",
    },
    studio: {
      street: "7 Old Wharf Lane",
      town: "Nantucket",
      area: "Massachusetts",
      phone: "(508) 555-0145",
      email: "house@lowsun.example",
    },
    counter: {
      street: "418 Breakfast Hill Road",
      town: "Chattanooga",
      area: "Tennessee",
      phone: "(423) 555-0167",
      email: "hi@sunnysideup.example",
    },
    signal: {
      street: "9000 Mesa Yard, Dock 5",
      town: "Albuquerque",
      area: "New Mexico",
      phone: "(505) 555-0131",
      email: "size@kilowattyard.example",
    },
    almanac: {
      street: "23 Shaker Hill",
      town: "Brunswick",
      area: "Maine",
      phone: "(207) 555-0188",
      email: "diary@thesundiary.example",
    },
    marquee: {
      street: "110 Harbor Causeway",
      town: "Salt Spring Island",
      area: "British Columbia",
      phone: "(250) 555-0157",
      email: "dark@islanderpower.example",
    },
  },
  pages: [
    { id: "services", name: "What we install" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "The crews" },
    { id: "gallery", name: "In daylight" },
    { id: "journal", name: "Sun diary" },
    { id: "questions", name: "Questions" },
    { id: "contact", name: "Yes or no" },
  ],
};
