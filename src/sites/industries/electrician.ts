import type { Industry } from "./industry.ts";

export const electrician: Industry = {
  id: "electrician",
  name: "Electrician",
  plural: "Electricians",
  synonyms: [
    "electricians",
    "electrical contractor",
    "electrical contractors",
    "electrical company",
    "electrical services",
    "electric company",
    "master electrician",
    "licensed electrician",
    "journeyman electrician",
    "residential electrician",
    "commercial electrician",
    "emergency electrician",
    "electrical repair",
    "electrical engineer",
    "sparky",
    "sparkies",
    "rewiring",
    "wiring contractor",
    "ev charger installer",
    "lighting installer",
    "generator installer",
    "domestic electrician",
    "electrical inspection",
  ],
  vocabulary: [
    "wiring",
    "rewire",
    "wire",
    "wires",
    "circuit",
    "circuits",
    "breaker",
    "breakers",
    "breaker box",
    "panel upgrade",
    "fuse box",
    "fuse",
    "fuses",
    "fuseboard",
    "consumer unit",
    "outlet",
    "outlets",
    "wall socket",
    "power socket",
    "light switch",
    "dimmer",
    "dimmers",
    "recessed lights",
    "downlights",
    "light fixture",
    "ceiling fan",
    "chandelier",
    "volts",
    "amps",
    "watts",
    "voltage",
    "short circuit",
    "grounding",
    "earthing",
    "gfci",
    "rcd",
    "knob and tube",
    "aluminum wiring",
    "surge protector",
    "conduit",
    "junction box",
    "smoke detector",
    "ev charger",
    "car charger",
    "standby generator",
    "flickering lights",
    "tripping",
    "power cut",
    "blackout",
    "electrical permit",
    "multimeter",
    "electrocution",
  ],
  locale: "en-US",
  customers: "customers",
  openings: {
    ledger: {
      name: "Pruitt & Daughter",
      kicker: "Licensed electricians since 1998",
      headline: "Every circuit labeled. Every permit closed.",
      opening:
        "We leave a typed directory inside the panel door and an inspector’s signature on the permit. Five journeymen, two masters, and no subcontractors in twenty-eight years.",
      action: "Schedule an estimate",
      secondAction: "Published rates",
    },
    studio: {
      name: "Lumen & Loam",
      kicker: "Lighting and wiring for old houses",
      headline: "Put the light where the hand is.",
      opening:
        "A good lamp lights the page and leaves the corner alone. We begin with how you use a room after dark, and bring the wires to it through walls that look untouched.",
      action: "Plan a room",
      secondAction: "Rooms after dark",
    },
    counter: {
      name: "Sparrow Electric",
      kicker: "The van with the bird on it",
      headline: "Dead outlet behind the couch?",
      opening:
        "There’s one in every house. Save up your little list, the buzzing dimmer, the porch light, the fan that wobbles, and we’ll run through all of it in one visit for one price an hour.",
      action: "Send us your list",
      secondAction: "Rates by the hour",
    },
    signal: {
      name: "Twohundred Amp",
      kicker: "Panels · EV chargers · standby power",
      headline: "200 amps by Thursday night.",
      opening:
        "Load calculation in a day. Permit pulled online. Power off at eight, back on by four. $2,890 for the panel swap, inspection included, and the number is on the page.",
      action: "Run my load",
      secondAction: "Flat prices",
    },
    almanac: {
      name: "Knob & Tube",
      kicker: "Careful rewiring of houses before 1950",
      headline: "What the walls were wired for",
      opening:
        "In 1926 this house had eleven lights, one toaster and a radio that the neighbors came to hear. It is now asked to charge a car. We have spent a quarter century helping plaster and porcelain live with the present.",
      action: "Tell us the year",
      secondAction: "Read the wall diary",
    },
    marquee: {
      name: "Lights On",
      kicker: "Outages, burning smells, dead circuits",
      headline: "Smells hot? Shut it off. We’re coming.",
      opening:
        "Main breaker, top of the panel, push it to OFF. Step outside if there’s smoke and call the fire department first. Then us.",
      action: "Get someone now",
      secondAction: "Before we arrive",
    },
  },
  copies: [
    {
      aboutTitle: "Two masters, five journeymen, one standard",
      about: [
        "The company holds a master electrician’s license and carries two million dollars of liability insurance. Both certificates come attached to every estimate, so that nobody has to ask.",
        "We work in houses and in small commercial buildings up to 400 amps. Large sites are better served by larger firms. Keeping to our size means that the person who walks through your house with a clipboard is the one who pulls the wire.",
        "Some forty percent of our calls concern work that another person left unfinished, buried or unpermitted. We document what we find with photographs, sort it into dangerous, wrong and merely ugly, and price the three separately.",
      ],
      servicesTitle: "Electrical services",
      servicesText:
        "Common jobs have flat prices that include the permit where one is needed. Troubleshooting is charged by the hour, with the first hour fixed.",
      reasons: [
        {
          title: "Permits pulled by us",
          text: "In our name, not yours. We meet the inspector, and the final payment falls due when the card is signed.",
        },
        {
          title: "Tested at the outlet",
          text: "Voltage, polarity, ground and trip time are measured on each circuit we touch, and written on the invoice.",
        },
        {
          title: "A directory you can read",
          text: "“Kitchen, left of sink.” Typed, dated and taped inside the panel door.",
        },
        {
          title: "Five years on workmanship",
          text: "If a splice, a device or a connection of ours fails, we return and repair it without charge.",
        },
      ],
      processTitle: "How the work is run",
      process: [
        {
          title: "Walk-through",
          text: "Panel cover off, loads counted, attic and crawl space seen. About an hour, and free for projects.",
        },
        {
          title: "Estimate",
          text: "Two pages within three working days: scope, price, permit, days without power.",
        },
        {
          title: "Rough-in and inspection",
          text: "Wire is pulled and left visible until the inspector has seen it.",
        },
        { title: "Finish and test", text: "Devices, plates, labels, readings. We vacuum the drywall dust." },
      ],
      closingTitle: "Open the panel door and count the empty spaces.",
      closingText:
        "Send a photograph of it with the cover on, and tell us what you want to add. That is enough for a first opinion, usually the same day.",
    },
    {
      aboutTitle: "Light first, then wire",
      about: [
        "People call about a switch and end up talking about an evening. Where the reading is done; which stair is missed in the dark; the kitchen that is bright as a pharmacy and still throws a shadow on the knife. We let that conversation run. It tells us where the boxes go.",
        "Then comes the part nobody sees. A house is a stack of hollow places, and a patient electrician can get from a basement to a second-floor ceiling through two holes the size of a quarter. We own more fish tape than is reasonable.",
        "Good wiring is quiet. It doesn’t hum, warm the plate or dim when the refrigerator starts. After twenty-eight years at it we take some pleasure in rooms where there is nothing to notice.",
      ],
      servicesTitle: "What we are asked for",
      servicesText:
        "Lamps, mostly, and the courage to touch the old panel. Now and then a whole house, one floor at a time, with the family still in it.",
      reasons: [
        {
          title: "Small holes",
          text: "We fish before we cut. Where plaster must be opened, the same person closes it, and you will look for the place in vain.",
        },
        {
          title: "Warm, and dimmable to nothing",
          text: "2700 kelvin at most, tested with the dimmer you will own, so that nothing flickers at the bottom of its range.",
        },
        {
          title: "What can stay, stays",
          text: "Sound old cable is tested, noted and left alone. Fear sells a good many rewires that are not needed yet.",
        },
      ],
      processTitle: "A room, from dusk onward",
      process: [
        { title: "Sit", text: "We visit at the hour you use the room, and switch things off one by one." },
        {
          title: "Mock it up",
          text: "Clamp lamps and extension cords for a week. You move them; we take notes.",
        },
        { title: "Fish", text: "Wire through the hollow places, with a drop cloth under every one." },
        {
          title: "Trim",
          text: "Switch heights, plate colors, the angle of each lamp. Then we sit down again.",
        },
      ],
      closingTitle: "Turn everything off tonight and start with one lamp",
      closingText: "Notice where you put it. Write and tell us; the plan for the room begins there.",
    },
    {
      aboutTitle: "Nice people who own a lot of ladders",
      about: [
        "There’s seven of us with licenses, two apprentices, and Dolly, who runs the phones and has heard every noise a ceiling fan can make. She’ll do the impression if you ask.",
        "We show up when the text says. We put booties on. We won’t sigh at whatever your brother-in-law did to the garage, although we may take a picture of it for the break room.",
        "And if all you need is to press the little button on the outlet in the bathroom, we’ll tell you that on the phone and you can have a nice day for nothing. That’s about one call in nine.",
      ],
      servicesTitle: "Stuff we fix before lunch",
      servicesText:
        "Dead outlets, dim porches, fans, doorbells, breakers that quit when the microwave meets the toaster. Bigger things too. We’ll get to those after lunch.",
      reasons: [
        {
          title: "One hour, then quarters",
          text: "$135 gets us there and working. After that you pay in fifteen-minute bites, not whole hours.",
        },
        {
          title: "Lists are welcome",
          text: "Tape it to the fridge. We’ll go down it in order, cross things off and tell you what each one took.",
        },
        {
          title: "Straight talk about scary stuff",
          text: "If something could burn, we show you and say so. If it’s just old, we say that too.",
        },
        { title: "We clean up", text: "There’s a vacuum on every van. It’s a good one." },
      ],
      processTitle: "Easy as a light switch",
      process: [
        { title: "Call or text Dolly", text: "Tell her what’s dead, buzzing or warm." },
        { title: "Pick a morning", text: "Or an afternoon. Text when we’re twenty minutes out." },
        { title: "We hunt it down", text: "Meter out, and a price before the screwdriver." },
        { title: "Flip the switch", text: "You do the honors." },
      ],
      closingTitle: "Go jiggle that switch one more time.",
      closingText:
        "Still crackles? Leave it off and text us a picture. We’ll tell you if it’s tonight, this week or whenever.",
    },
  ],
  services: [
    {
      name: "Troubleshooting",
      text: "Dead outlets, tripping breakers, lights that flicker. We trace the fault with a meter and price the cure before we start it.",
      price: "$135",
      unit: "first hour",
    },
    {
      name: "Panel upgrade to 200 amps",
      text: "New panel, breakers, grounding and a typed directory, with permit and inspection. Power is off for a working day.",
      price: "$2,890",
      unit: "flat price",
    },
    {
      name: "EV charger",
      text: "A 240-volt circuit and a wall charger in garage or driveway, with a load calculation first, in case the panel is full.",
      price: "from $890",
      unit: "installed",
    },
    {
      name: "Recessed lighting",
      text: "Slim warm fixtures on a dimmer, fished through the ceiling without opening it. Priced by the light.",
      price: "$165",
      unit: "each, four or more",
    },
    {
      name: "Outlets and switches",
      text: "New, moved or replaced, with ground and arc-fault protection where the code now asks for it.",
      price: "from $145",
      unit: "each, less in number",
    },
    {
      name: "Ceiling fans and chandeliers",
      text: "Hung from a rated box that we fit if there is none. Anything up to 80 pounds with one ladder, more with two.",
      price: "from $210",
      unit: "your fixture",
    },
    {
      name: "Rewiring old houses",
      text: "Knob and tube or brittle cable replaced, room by room, while you live there. Plaster repaired by us.",
      price: "from $9,400",
      unit: "by estimate",
    },
    {
      name: "Standby generator",
      text: "Sized for what you truly need in an outage, with transfer switch, pad and gas line arranged.",
      price: "from $7,200",
      unit: "installed",
    },
    {
      name: "Safety inspection",
      text: "Panel, grounding, every outlet and a look in the attic. A report in three columns: dangerous, wrong, ugly.",
      price: "$240",
      unit: "up to 2,500 sq ft",
    },
    {
      name: "Smoke and CO alarms",
      text: "Interconnected, hard-wired, dated on the back so that you know when ten years are up.",
      price: "$95",
      unit: "each, installed",
    },
  ],
  priceList: [
    {
      title: "By the hour",
      note: "One electrician with a stocked van. No charge for the drive within fifteen miles.",
      entries: [
        { name: "First hour", price: "$135" },
        { name: "Each quarter hour after that", price: "$28" },
        { name: "Evenings and weekends, first hour", text: "For what cannot wait", price: "$220" },
        { name: "Telephone opinion", text: "About one call in nine ends there", price: "free" },
      ],
    },
    {
      title: "Panel and service",
      note: "Permit and inspection included.",
      entries: [
        { name: "Panel swap, 200 amps", price: "$2,890" },
        { name: "Service upgrade with new meter base", price: "from $3,950" },
        { name: "Subpanel, 60 to 100 amps", price: "from $1,180" },
        { name: "Whole-house surge protector", price: "$340" },
        { name: "Breaker replaced", text: "Standard types", price: "$165" },
        { name: "Grounding brought up to code", price: "from $480" },
      ],
    },
    {
      title: "Lights and fans",
      entries: [
        { name: "Recessed light, four or more", text: "Each", price: "$165" },
        { name: "Fixture swapped for yours", price: "$110" },
        { name: "Ceiling fan on a new box", price: "$285" },
        { name: "Dimmer, fitted", price: "$95" },
        { name: "Under-cabinet lighting", text: "Per six feet", price: "$320" },
      ],
    },
    {
      title: "Outlets and circuits",
      entries: [
        { name: "Outlet replaced", text: "Four or more, each", price: "$48" },
        { name: "New outlet on an existing circuit", price: "$145" },
        { name: "GFCI, bath or kitchen", price: "$135" },
        { name: "Dedicated 20-amp circuit", price: "from $390" },
        { name: "Range or dryer circuit, 240 volts", price: "from $520" },
      ],
    },
    {
      title: "Cars and outages",
      entries: [
        { name: "EV circuit, within 20 feet of the panel", price: "$890" },
        { name: "EV circuit, up to 60 feet", price: "$1,260" },
        { name: "Charger of ours, with hookup", price: "from $1,420" },
        { name: "Inlet and interlock for a portable generator", price: "$980" },
        { name: "Standby generator, 14 kW", price: "from $7,200" },
      ],
    },
  ],
  plans: [
    {
      name: "Checkup",
      text: "For a house that has been looked after.",
      price: "$12",
      yearlyPrice: "$132",
      unit: "per month",
      includes: [
        "Panel and alarms tested once a year",
        "Torque check on every lug",
        "First hour of any call at 10% less",
      ],
    },
    {
      name: "List of the season",
      text: "For the things that pile up on the fridge.",
      price: "$29",
      yearlyPrice: "$318",
      unit: "per month",
      includes: [
        "Two visits a year of 90 minutes",
        "Panel and alarms tested",
        "Devices up to $60 included",
        "First hour at the weekday rate on weekends",
      ],
      isRecommended: true,
    },
    {
      name: "Landlord",
      text: "Up to four units under one roof.",
      price: "$58",
      yearlyPrice: "$636",
      unit: "per month",
      includes: [
        "Alarms tested in each unit, with a certificate",
        "Common lights checked each quarter",
        "Next-day visit between tenants",
        "One invoice a month",
      ],
    },
  ],
  people: [
    {
      name: "Ray Pruden",
      face: 11,
      role: "Master electrician",
      text: "Forty-one years with pliers. Can date a house to the decade from one switch box, and usually names the builder.",
    },
    {
      name: "Tamika Rowe",
      face: 12,
      role: "Master electrician, estimates",
      text: "Does the load calculations. Former Navy, so the vans are loaded the same way each morning and God help who moves a bin.",
    },
    {
      name: "Eli Vantongeren",
      face: 9,
      role: "Journeyman, old houses",
      text: "Fishes wire by ear. Holds the company record: basement to attic, three floors, no holes.",
    },
    {
      name: "Sofia Marchetti",
      face: 10,
      role: "Journeyman, lighting",
      text: "Lit stages before she lit kitchens. Carries clamp lamps and makes people move them.",
    },
    {
      name: "Dwight Okonkwo",
      face: 3,
      role: "Journeyman, EV and panels",
      text: "Has swapped 412 panels and remembers the rusty ones with something like affection.",
    },
    {
      name: "Hank Aalto",
      face: 39,
      role: "Journeyman, generators",
      text: "Grew up where the power went out every January. Believes in transfer switches and thermos flasks.",
    },
    {
      name: "Dolly Kearney",
      face: 20,
      role: "Office",
      text: "Diagnoses fans by telephone. Will ask if it is a hum, a tick or a wobble, and means it.",
    },
    {
      name: "Valeria Herrera",
      face: 6,
      role: "Apprentice, third year",
      text: "Types every panel directory, because her handwriting won the vote and then the label maker won it back.",
    },
  ],
  questions: [
    {
      question: "My breaker keeps tripping. Is that dangerous?",
      answer:
        "The breaker is doing its job. Unplug everything on that circuit and reset it once. If it holds, one of the things you unplugged is at fault or there were too many of them. If it trips again with nothing plugged in, leave it off and call us; that is a fault in the wiring.",
    },
    {
      question: "Do I need a bigger panel for an electric car?",
      answer:
        "Often not. We add up what the house draws at its worst hour and compare it with the main breaker. Many 100-amp houses can charge overnight at 24 or 32 amps, or with a charger that backs off while the dryer runs. The calculation is free with an EV estimate.",
    },
    {
      question: "What does it cost to have someone come out?",
      answer:
        "$135 for the first hour, which includes the drive within fifteen miles and small parts. After that $28 a quarter hour. Jobs on the price list have flat prices, and we tell you before we switch from one to the other.",
    },
    {
      question: "Is knob and tube wiring always unsafe?",
      answer:
        "No. Left alone in open air it can be sound after ninety years. It becomes a hazard when it has been buried in insulation, overloaded or spliced into by somebody. Some insurers refuse it regardless, so we report its condition in writing, circuit by circuit.",
    },
    {
      question: "Do you pull permits?",
      answer:
        "Yes, whenever the city asks for one: panels, new circuits, chargers, generators, rewires. The permit is in our name and we meet the inspector. Swapping a light or a device needs none in most places.",
    },
    {
      question: "How long will the power be off for a panel swap?",
      answer:
        "From eight in the morning until about four. The refrigerator will manage if it stays shut. We run a cord from the generator on the van if somebody in the house depends on medical equipment.",
    },
    {
      question: "Can you install the fixture I bought?",
      answer:
        "Gladly, if it carries a listing mark for this country. Send us the link before you order; we look at the weight, the box it needs and whether it can be dimmed. Hanging it is the list price, and the fixture’s own warranty stays with the seller.",
    },
    {
      question: "Why do my LED lights flicker?",
      answer:
        "Nine times in ten it is an old dimmer made for bulbs that drew ten times as much. A modern one costs $95 fitted. If lights in several rooms flicker together, or brighten when others dim, call us soon. That can be a loose neutral, which damages appliances.",
    },
    {
      question: "An outlet in the bathroom is dead. What can I try?",
      answer:
        "Look for an outlet with two small buttons, in any bathroom, the garage or outdoors, and press the one marked RESET until it clicks. One of those often protects several others. If it will not stay in, leave it and call.",
    },
    {
      question: "Do you work on weekends?",
      answer:
        "Saturday mornings are ordinary appointments. Otherwise we answer the phone for what cannot wait, such as burning smells, sparks and half a house without power, at $220 for the first hour.",
    },
  ],
  testimonials: [
    {
      quote:
        "Two companies wanted to open every ceiling. Eli looked in a closet for ten minutes and said “I can get there from here.” He did.",
      name: "Judith Amsel",
      context: "house from 1924",
    },
    {
      quote:
        "Power off at 8:04, on at 3:50, inspector came at 4:15. It was the first contractor in my life who was early.",
      name: "Marcus Tillery",
      context: "200-amp panel",
    },
    {
      quote:
        "I called about an outlet. Dolly asked if I had pressed the button in the garage. I had not. She refused to charge me.",
      name: "Renata Solis",
      context: "one telephone call",
    },
    {
      quote:
        "The typed label in our panel says “Nursery, formerly Gary’s office.” I have never felt so understood by a tradesperson.",
      name: "Alyssa Grund",
      context: "rewired second floor",
    },
    {
      quote:
        "Sofia made us live with clamp lamps for a week. We hated it and then we moved every one of them. She’d known we would.",
      name: "Peter Wanamaker",
      context: "living room lighting",
    },
    {
      quote:
        "They did the math and told me my old panel was fine for the car. That cost them two thousand dollars of my money.",
      name: "Desh Ramanathan",
      context: "EV charger",
    },
    {
      quote:
        "Eleven things on the list, two hours and a quarter, and each one had a checkmark and a time next to it.",
      name: "Colleen Vasquez",
      context: "the list on the fridge",
    },
    {
      quote:
        "The report had three columns. Only one line was in “dangerous,” and they fixed that before they left.",
      name: "Bo Lindqvist",
      context: "inspection before buying",
    },
    {
      quote: "Ice storm, four days out. Ours was the porch with coffee.",
      name: "Arlene Whitfield",
      context: "standby generator",
    },
    {
      quote:
        "My tenants get a text with a name and a photo. Nobody has ever had to call me to ask who that man is.",
      name: "Ken Yamashiro",
      context: "four units",
    },
  ],
  hours: [
    { day: "Monday", open: "07:00", close: "17:00" },
    { day: "Tuesday", open: "07:00", close: "17:00" },
    { day: "Wednesday", open: "07:00", close: "17:00" },
    { day: "Thursday", open: "07:00", close: "17:00" },
    { day: "Friday", open: "07:00", close: "17:00" },
    { day: "Saturday", open: "08:00", close: "12:00" },
    { day: "Sunday", note: "Emergencies by phone" },
  ],
  hoursNote:
    "After hours the phone rings at the home of whichever electrician is on call that week. Burning smells come first.",
  statistics: [
    { figure: "1998", label: "licensed since" },
    { figure: "412", label: "panels swapped by one man" },
    { figure: "7", label: "licensed electricians" },
    { figure: "5 years", label: "on every connection we make" },
  ],
  gallery: [
    {
      caption: "2700 kelvin, dimmed to forty percent",
      label: "A clear light bulb, burning",
      fits: "light lights lighting bulb lamp warm dimmable dusk evening room flicker rooms",
    },
    {
      caption: "Spaces left for whatever comes next",
      label: "An open breaker panel with a list inside its door",
      fits: "panel breaker breakers upgrade amps service directory typed permit circuits label inspection",
    },
    {
      caption: "120.4, where it should be",
      label: "A multimeter with its leads",
      fits: "troubleshooting test tested meter voltage fault measure hunt first hour reading safety",
    },
    {
      caption: "Grounded, at last",
      label: "A wall outlet and a plug on its way there",
      fits: "outlet outlets plug ground dead replaced receptacles tripping",
    },
    {
      caption: "The second from the left does nothing yet",
      label: "A brass plate with four switches",
      fits: "switch switches plate devices dimmer trim heights easy holes",
    },
    {
      caption: "Two hundred and fifty feet, gone by Friday",
      label: "A coil of cable and a pair of pliers",
      fits: "rewiring wire wiring cable fish old houses knob tube masters rough-in pull pliers",
    },
    {
      caption: "Full by six in the morning",
      label: "A car charger on a wall, its cable in a loop",
      fits: "charger car electric generator standby garage driveway outage installed",
    },
    {
      caption: "Hung at thirty inches over the table",
      label: "Three hanging lamps",
      fits: "fixture fans chandeliers hang hung recessed ceiling kitchen alarms lamps",
    },
  ],
  posts: [
    {
      title: "Map your panel in one afternoon",
      summary: "Two people, a lamp and a roll of tape. You will be glad of it in the dark.",
      date: "2026-10-11",
      body: [
        "Panel directories are written once, in pencil, by a person in a hurry. Then somebody adds a circuit. By the time you need one, “Lites 2nd flr” refers to a room that is now a bathroom.",
        "Take two people with telephones and a lamp. Turn off breaker one and walk the house: which lights are dead, which outlets? Put a piece of tape with a 1 on each plate, at the edge where it will not show. Turn it on again and go to two. Most houses have twenty to thirty circuits, and the whole thing takes about three hours with a break for coffee.",
        "Write it out by place and purpose. “Kitchen, left of sink, and the refrigerator” is worth more than “Kitchen 2.” Date it, tape it inside the door and keep a photograph on your phone.",
        "If a breaker seems to do nothing, leave it on and note that. If a single outlet dies with two different breakers, stop there and call somebody. That is a shared neutral or worse.",
      ],
    },
    {
      title: "How much car fits on a hundred amps?",
      summary: "The arithmetic that decides if you need a new panel, with a worked example.",
      date: "2026-07-19",
      body: [
        "An electric car that drives thirty miles a day needs about nine kilowatt-hours. Over a ten-hour night that is less than one kilowatt on average, about what a toaster draws. Nobody’s panel fails over a toaster.",
        "What counts is the peak. A 40-amp charger running while the dryer, the range and the air conditioner are on can ask for more than the main breaker gives. The code has a method for this. You add three watts for each square foot, then the appliances by their plates, then apply discounts because not everything runs at once.",
        "For a house of 1,600 square feet with gas heat, an electric dryer and central air, it comes out around 72 amps. That leaves room for a 24-amp charger, which refills those thirty miles in under two hours.",
        "If the sum comes out too high there are cheaper cures than a new service: a charger that watches the mains and waits its turn, or one set to begin after midnight.",
      ],
    },
    {
      title: "Porcelain, and other things worth keeping",
      summary: "A visit to an attic wired in 1926, and what we left there.",
      date: "2026-02-22",
      body: [
        "The knobs were still white. They sat on the joists in pairs, a hand apart, and the two wires ran through them as straight as staff lines. Whoever did it took off his hat to do it, we felt sure.",
        "Where nobody had touched it, it tested as well as new cable. Where somebody had, in about 1961, with friction tape and optimism, the wood was the color of toast.",
        "We replaced every circuit that fed a kitchen, a bath or a window air conditioner, and two lights in an upstairs hall stayed on the original wire, because it was sound and the owners liked to think of it there. We wrote that down, for the next electrician, with the readings.",
      ],
    },
  ],
  events: [
    {
      title: "Meet your panel",
      text: "Bring a photograph of yours. We explain what each part does and what the rust means. Coffee.",
      date: "2027-01-23",
      time: "08:30",
      place: "The shop",
      price: "free",
    },
    {
      title: "Lamp night",
      text: "One dark room, forty lamps, one dimmer each. Sofia moves them and you say stop.",
      date: "2027-02-11",
      time: "15:30",
      place: "The shop",
      price: "$10",
    },
    {
      title: "EV arithmetic",
      text: "Do your own load calculation with us in forty minutes. Bring a power bill and your square feet.",
      date: "2027-03-20",
      time: "09:00",
      place: "The shop",
      price: "free",
    },
    {
      title: "Girls with pliers",
      text: "For ages twelve to sixteen: wire a lamp, test it, take it home. All tools provided.",
      date: "2027-04-17",
      time: "08:30",
      place: "The shop",
      price: "$18",
    },
  ],
  comparisons: [
    {
      title: "One outlet behind a couch",
      before: "Cracked, scorched at the top, and three wires under one screw.",
      after: "New box, new splice, a ground that measures 0.2 ohm, and a plug that stays in. Forty minutes.",
    },
    {
      title: "A panel directory",
      before: "“Lites.” “Misc.” “???”",
      after: "Thirty lines, typed, with the refrigerator on its own.",
    },
  ],
  partners: [
    "Halyard Supply",
    "Beacon Hill Lamp Works",
    "Tri-County Inspections",
    "Quarterline Builders",
    "Volta Garage Doors",
    "Old Growth Restoration",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "Square"],
  newsletterTitle: "Current events",
  newsletterText:
    "Four times a year: one thing to test, one thing to leave alone, and the worst splice of the season.",
  contact: {
    title: "Tell us what it does",
    text: "Dead, buzzing, warm or new? A photo of the panel with its door open tells us half of what we need.",
    fields: [
      { label: "Year the house was built", kind: "text" },
      {
        label: "It’s about",
        kind: "choice",
        options: [
          "Something broken",
          "Panel or service",
          "Lights or fans",
          "Car charger",
          "Rewiring",
          "Inspection",
        ],
      },
      { label: "Any burning smell?", kind: "choice", options: ["No", "Once", "Yes, and it is switched off"] },
      { label: "Preferred day", kind: "date" },
    ],
    action: "Send to the office",
  },
  booking: {
    title: "Pick a morning or an afternoon",
    text: "You get a text with a name and a photo twenty minutes before we knock.",
    slots: ["07:30", "09:30", "11:00", "13:00", "15:00"],
    action: "Reserve this slot",
  },
  places: {
    ledger: {
      street: "318 Assembly Street",
      town: "Columbia",
      area: "South Carolina",
      phone: "(803) 555-0147",
      email: "office@pruittdaughter.example",
    },
    studio: {
      street: "76 Wickenden Court",
      town: "Newport",
      area: "Rhode Island",
      phone: "(401) 555-0158",
      email: "hello@lumenandloam.example",
    },
    counter: {
      street: "529 Proctor Avenue",
      town: "Tacoma",
      area: "Washington",
      phone: "(253) 555-0121",
      email: "dolly@sparrowelectric.example",
    },
    signal: {
      street: "8800 Burnet Works, Bay 3",
      town: "Austin",
      area: "Texas",
      phone: "(512) 555-0190",
      email: "load@twohundredamp.example",
    },
    almanac: {
      street: "41 Highland Porch Road",
      town: "Louisville",
      area: "Kentucky",
      phone: "(502) 555-0133",
      email: "letters@knobandtube.example",
    },
    marquee: {
      street: "1500 Gratiot Yard",
      town: "Detroit",
      area: "Michigan",
      phone: "(313) 555-0166",
      email: "now@lightson.example",
    },
  },
  pages: [
    { id: "services", name: "Services" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "The crew" },
    { id: "gallery", name: "Close-ups" },
    { id: "journal", name: "Notes" },
    { id: "events", name: "At the shop" },
    { id: "booking", name: "Schedule" },
  ],
};
