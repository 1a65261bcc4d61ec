import type { Industry } from "./industry.ts";

export const landscaping: Industry = {
  id: "landscaping",
  name: "Landscaping",
  plural: "Landscapers",
  synonyms: [
    "landscaper",
    "landscapers",
    "landscaping company",
    "landscape gardener",
    "landscape designer",
    "landscape architect",
    "landscape contractor",
    "gardener",
    "gardeners",
    "gardening service",
    "garden designer",
    "garden design",
    "garden maintenance",
    "lawn care",
    "lawn service",
    "lawn mowing",
    "yard work",
    "yard care",
    "tree service",
    "tree surgeon",
    "arborist",
    "groundskeeper",
    "hardscaping",
    "irrigation contractor",
    "plant nursery",
  ],
  vocabulary: [
    "garden",
    "gardens",
    "gardening",
    "yard",
    "backyard",
    "lawn",
    "lawns",
    "mow",
    "mowing",
    "mower",
    "hedge",
    "hedges",
    "hedge trimming",
    "pruning",
    "prune",
    "trees",
    "shrubs",
    "shrub",
    "perennials",
    "annuals",
    "bulbs",
    "flower bed",
    "flower beds",
    "border planting",
    "mulch",
    "compost",
    "topsoil",
    "sod",
    "turf",
    "weeding",
    "weeds",
    "leaf raking",
    "rake",
    "wheelbarrow",
    "paving",
    "pavers",
    "patio",
    "gravel path",
    "stone path",
    "retaining wall",
    "dry stone",
    "pond",
    "pergola",
    "sprinkler",
    "irrigation",
    "native plants",
    "meadow",
    "pollinators",
    "stump grinding",
    "snow plowing",
    "raised beds",
  ],
  locale: "en-US",
  customers: "gardeners",
  openings: {
    ledger: {
      name: "Hawthorn & Rill",
      kicker: "Landscape gardeners since 1988",
      headline: "A garden with its upkeep worked out.",
      opening:
        "Every plan we draw comes with a second sheet: hours of care a month, gallons of water a week, and what both will be in year five. Decide with that in your hand.",
      action: "Request a site visit",
      secondAction: "Services and rates",
    },
    studio: {
      name: "Low Meadow",
      kicker: "Gardens of few plants, well placed",
      headline: "Three trees and a long shadow.",
      opening:
        "We use less of everything. A place to sit, a way to get there, and something tall between you and the road. Then we give it time, which is the material we like best.",
      action: "Walk the site with us",
      secondAction: "Gardens, year by year",
    },
    counter: {
      name: "Mow & Grow",
      kicker: "Your Tuesday lawn people",
      headline: "Go to the lake. We’ve got the grass.",
      opening:
        "Cut, edged and blown off by the time you’re back, gate latched, toys moved and put back where they were. Most yards run $55, and the crew’s the same all summer.",
      action: "Get on the route",
      secondAction: "Yard prices",
    },
    signal: {
      name: "Xeric Works",
      kicker: "Lawn conversion and drip irrigation",
      headline: "Cut outdoor water by 68 percent.",
      opening:
        "Sod out, drip in, 340 native plants, six working days. We file the rebate. You get a meter reading before and one after.",
      action: "Size my yard",
      secondAction: "Price per square foot",
    },
    almanac: {
      name: "The Weathered Spade",
      kicker: "Planting, and writing about it",
      headline: "Notes from a garden that was a parking lot",
      opening:
        "The asphalt came up in March, in slabs, with a worm under the third one. We took that as permission. Nine springs on there are forty species of bee and a waiting list for the bench.",
      action: "Invite us over",
      secondAction: "Read the seasons",
    },
    marquee: {
      name: "Big Maple",
      kicker: "We move full-grown trees",
      headline: "Shade by Saturday.",
      opening:
        "Thirty feet tall, eleven tons, sixty years old. We bring it upright, at walking pace, with a police car in front.",
      action: "Choose a tree",
      secondAction: "Watch one move",
    },
  },
  copies: [
    {
      aboutTitle: "Designers, masons and growers under one roof",
      about: [
        "The company has designed, built and kept gardens since 1988. Eighteen people work here all year, including four masons, two certified arborists and a grower who runs our own two acres of nursery. In summer we are twenty-six.",
        "We keep about ninety of the gardens we have built. That changes how one builds: a step that will heave, or a shrub that will want shearing six times a summer, is a thing we would have to come back to, every year, on our own time.",
        "Drawings are charged, and stay yours. You may build from them with us, with somebody else or on weekends with friends. About a fifth of our clients do the last, and we sell them the plants.",
      ],
      servicesTitle: "Design, building and care",
      servicesText:
        "Care is priced by the visit after one walk of the yard. Building is priced from drawings, with quantities, so that you can take things out and see what they save.",
      reasons: [
        {
          title: "The second sheet",
          text: "Hours, water and cost of upkeep, for years one, three and five. Ask any other designer for it.",
        },
        {
          title: "Grown two miles away",
          text: "Most of our perennials come from our own field, in this soil and this wind.",
        },
        {
          title: "Two winters’ guarantee",
          text: "A plant of ours that dies within two winters is replaced, if it was watered as the card says.",
        },
        {
          title: "Base before stone",
          text: "Eight inches of compacted gravel under every path. You’ll never see it, and it is why the path stays put.",
        },
      ],
      processTitle: "From first walk to first spring",
      process: [
        {
          title: "Walk",
          text: "An hour on the site, with a soil auger. We ask where the snow lies longest.",
        },
        { title: "Plan", text: "To scale, with levels, a plant list and the second sheet. Four weeks." },
        {
          title: "Build",
          text: "Ground first, stone second, plants last. A foreman on site from start to finish.",
        },
        { title: "Care", text: "Six visits in the first year are included. After that it’s up to you." },
      ],
      closingTitle: "Send us a photograph from the kitchen window.",
      closingText:
        "And roughly how large the lot is. We reply with two dates for a walk and what a plan would cost.",
    },
    {
      aboutTitle: "Waiting, with tools",
      about: [
        "A garden is the only thing one buys that is at its worst on delivery day. The plants are small, the stone is raw, the mulch is louder than both. We say so at the handover and open something cold. Then begins the part that we came for.",
        "In the second year it sleeps; in the third it leaps. By the fifth, if the bones are right, nobody can tell any more which things were planned. We go on visiting, and mostly take things away.",
        "We like gravel, hornbeam, long grass with one mown path, and chairs that are left out. We are cautious about fountains.",
      ],
      servicesTitle: "Ways we can help",
      servicesText:
        "A whole garden, a single bench in the right place, or an hour of walking round with you, saying what we’d leave alone.",
      reasons: [
        {
          title: "Look for a year",
          text: "If you can bear it, live with the place through four seasons before we draw. We’ll give you a notebook for it.",
        },
        {
          title: "Few species, many of each",
          text: "Seven kinds of plant, repeated, are a garden. Seventy are a shop.",
        },
        {
          title: "Leaves stay",
          text: "Under hedges, around trees. Something is asleep in them, and it’ll pollinate the pears.",
        },
      ],
      processTitle: "The years",
      process: [
        { title: "Zero", text: "Soil, levels, stone. It looks like an accident." },
        { title: "One", text: "Roots. Water on Sundays, and try not to look." },
        { title: "Three", text: "Somebody stops at the fence." },
        { title: "Five", text: "You sit down, and there is nothing to do." },
      ],
      closingTitle: "Carry a chair outside this evening",
      closingText: "Put it where you’d like to be. Take a picture of the chair, and send us that.",
    },
    {
      aboutTitle: "Grass stains are sort of our logo",
      about: [
        "We’ve got eighteen folks all year, a bunch of good kids in summer, and one old Lab who rides in truck two and supervises. You’ll get the same crew each week. They’ll know about the sprinkler head by the mailbox.",
        "We don’t do contracts for mowing. You like us, you keep us. Rain day? We come the next one. Going broke this month? Skip a cut, no speech.",
        "And we’ll tell you if you’re wasting money. Nobody needs weekly fertilizer. Half the sad lawns we see want a sharper blade, set higher. That’s it. That’s the secret.",
      ],
      servicesTitle: "Mow it, plant it, haul it off",
      servicesText:
        "Weekly stuff’s by the cut. Everything else, we walk it with you and write a number on the clipboard before anybody starts a chainsaw.",
      reasons: [
        {
          title: "Text when we’re close",
          text: "So you can get the dog in. We like the dog. The dog doesn’t like the blower.",
        },
        { title: "Gates get latched", text: "Twice. There’s a sticker on the mower." },
        {
          title: "Blades sharpened every morning",
          text: "Clean cut, no brown tips. Three inches tall, because roots.",
        },
        { title: "We clean up", text: "Clippings, twigs, the neighbor’s too if it’s one blower-width over." },
      ],
      processTitle: "How you get on the route",
      process: [
        { title: "Text your address", text: "We look at it from above, like a hawk with a clipboard." },
        { title: "Get a price", text: "Same day, usually." },
        { title: "First cut", text: "Takes longer. Costs the same." },
        { title: "Tuesdays forever", text: "Or Wednesdays. You get a day and it stays." },
      ],
      closingTitle: "It grew while you read this.",
      closingText:
        "Text us a photo of the worst part. There’s nearly always a spot on a route, and the first edging’s on us.",
    },
  ],
  services: [
    {
      name: "Garden design",
      text: "A measured plan with levels, planting and the second sheet on upkeep. Yours to build from, with anyone.",
      price: "from $1,800",
      unit: "per plan",
    },
    {
      name: "Weekly mowing",
      text: "Cut at three inches, edged, blown clean. The same crew and weekday, April to October.",
      price: "from $55",
      unit: "per visit",
    },
    {
      name: "Patios and paths",
      text: "Brick, bluestone or gravel on eight inches of base. Swept, washed and level the day we leave.",
      price: "from $32",
      unit: "per square foot",
    },
    {
      name: "Stone walls and steps",
      text: "Dry-laid or mortared, from local stone. We like to use what the site has lying about.",
      price: "from $95",
      unit: "per square foot of face",
    },
    {
      name: "Planting",
      text: "Beds prepared, plants from our own field, mulch and first watering. Guaranteed for two winters.",
      price: "from $14",
      unit: "per square foot",
    },
    {
      name: "Trees, planted or moved",
      text: "Whips to thirty-foot maples. Staked for one year, watered by us for the first summer.",
      price: "from $380",
      unit: "per tree",
    },
    {
      name: "Pruning and tree care",
      text: "By certified arborists with ropes, never spikes. Fruit trees in February, hedges in June and September.",
      price: "$140",
      unit: "per hour, crew of two",
    },
    {
      name: "Lawn to meadow",
      text: "Sod out, native seed or plugs in, drip where it is dry. We file the water rebate where there is one.",
      price: "from $9",
      unit: "per square foot",
    },
    {
      name: "Drip irrigation",
      text: "Zones by thirst, a controller that reads the weather, and a lesson in how to turn it off.",
      price: "from $1,250",
      unit: "per yard",
    },
    {
      name: "Spring and fall cleanup",
      text: "Beds cut back, edges recut, leaves moved to where they do some good. One visit each.",
      price: "from $320",
      unit: "per visit",
    },
  ],
  priceList: [
    {
      title: "Every week",
      note: "April to October. No contract, skip a cut when you like.",
      entries: [
        { name: "Up to 5,000 sq ft of lawn", price: "$55" },
        { name: "Up to 10,000 sq ft", price: "$78" },
        { name: "Half an acre", price: "$125" },
        { name: "Beds weeded, per hour", price: "$58" },
        { name: "Edging on the first visit", price: "free" },
      ],
    },
    {
      title: "Twice a year",
      entries: [
        { name: "Spring cleanup", price: "from $320" },
        { name: "Fall cleanup", price: "from $360" },
        { name: "Hedges, per 30 feet", price: "$145" },
        { name: "Fruit tree, pruned", price: "$120" },
        { name: "Aerating and overseeding", text: "Up to 5,000 sq ft", price: "$210" },
      ],
    },
    {
      title: "On paper",
      note: "Half of the fee is credited if we build it.",
      entries: [
        { name: "Walk and talk, one hour", text: "With notes afterward", price: "$160" },
        { name: "Planting plan for one border", price: "$620" },
        { name: "Whole garden, to a quarter acre", price: "$1,800" },
        { name: "Upkeep sheet for a garden you have", price: "$240" },
      ],
    },
    {
      title: "Built",
      note: "Typical. Your figure comes with quantities.",
      entries: [
        { name: "Gravel path, per running foot", price: "$38" },
        { name: "Bluestone patio, 240 sq ft", price: "from $9,600" },
        { name: "Dry stone wall, per running foot", text: "Two feet high", price: "from $210" },
        { name: "Raised bed in cedar, 4 by 8 feet", price: "$480" },
        { name: "Thirty-foot maple, moved and planted", price: "from $7,400" },
      ],
    },
  ],
  plans: [
    {
      name: "Lawn",
      text: "Cut, edge, blow. That’s the whole of it.",
      price: "$220",
      unit: "per month, April to October",
      includes: ["Weekly mowing to 5,000 sq ft", "Edges every visit", "The same crew"],
    },
    {
      name: "Garden",
      text: "For people who would rather sit in it.",
      price: "$410",
      yearlyPrice: "$4,430",
      unit: "per month, all year",
      includes: [
        "Weekly mowing in season",
        "Beds weeded and deadheaded twice a month",
        "Spring and fall cleanup",
        "Hedges in June and September",
      ],
      isRecommended: true,
    },
    {
      name: "Keeper",
      text: "A gardener with a name and a key to the gate.",
      price: "$780",
      yearlyPrice: "$8,420",
      unit: "per month, all year",
      includes: [
        "Everything in Garden",
        "One gardener, four hours a week",
        "Pruning, bulbs and pots by season",
        "Irrigation opened and closed",
        "A walk with the designer each fall",
      ],
    },
  ],
  people: [
    {
      name: "Odessa Greer",
      face: 16,
      role: "Founder, design",
      text: "Drew her first garden for a laundromat. Carries a soil auger in the trunk, next to the good shoes.",
    },
    {
      name: "Emmett Rasmussen",
      face: 27,
      role: "Head mason",
      text: "Lays wall without mortar or hurry. Picks each stone up once, and if it doesn’t fit he talks to it.",
    },
    {
      name: "Paloma Arce",
      face: 10,
      role: "Grower",
      text: "Runs the two acres. Can name three hundred perennials in leaf, and says hello to most.",
    },
    {
      name: "Jonah Whitefeather",
      face: 21,
      role: "Arborist",
      text: "Climbs with ropes and a saw the size of a baguette. Has talked eleven owners out of felling.",
    },
    {
      name: "Carmela Russo",
      face: 8,
      role: "Meadows and water",
      text: "Reads meters for pleasure. Her own front yard has a fan club, mainly bees.",
    },
    {
      name: "Skip Dunleavy",
      face: 23,
      role: "Mowing, crew one",
      text: "Twenty summers on the same route. Knows which kids have since had kids.",
    },
    {
      name: "Trudy Blackwood",
      face: 38,
      role: "Gardener",
      text: "Weeds by hand, talks to nobody until ten, and leaves beds you could sleep in.",
    },
    {
      name: "Marcus Delacroix",
      face: 13,
      role: "Foreman, building",
      text: "Eight inches of base or he won’t let the stone off the truck.",
    },
  ],
  questions: [
    {
      question: "What does a garden cost?",
      answer:
        "Planting alone runs about $14 a square foot, paving from $32, walls from $95 per square foot of face. A back yard with a patio, a path, three trees and beds has lately come to between $24,000 and $48,000. The plan lists quantities, so that you can build it in stages.",
    },
    {
      question: "When is the best time to start?",
      answer:
        "Draw in winter, build in spring or fall, plant in fall if you can. Roots grow in cool soil long after the leaves are down. Summer is good for stone and poor for trees.",
    },
    {
      question: "How much work will it be afterward?",
      answer:
        "That is what the second sheet is for. As a rule, a lawn of 5,000 square feet takes an hour a week, a mixed border ten minutes per square yard a month, a meadow one afternoon a year. We can change the design until the hours suit you.",
    },
    {
      question: "Do you guarantee plants?",
      answer:
        "For two winters, if they were watered as the card says. We replace what dies, once, without arguing about the deer. For trees we water the first summer ourselves, since that’s when they are lost.",
    },
    {
      question: "How high should I mow?",
      answer:
        "Three inches, three and a half in drought. Tall grass shades its own roots and most weeds. Sharpen the blade twice a summer, leave the clippings, and never take more than a third at once.",
    },
    {
      question: "What can I do about deer?",
      answer:
        "Plant what they find dull: boxwood, catmint, ferns, hellebores, grasses. Fence what they love, to seven and a half feet. Sprays work for as long as you remember them, which is about three weeks.",
    },
    {
      question: "Will you work with a garden that is already there?",
      answer:
        "Gladly. We first look for a season at what comes up, then mark what stays. Taking away usually does more than adding. An upkeep sheet for an existing garden is $240.",
    },
    {
      question: "Do you use chemicals?",
      answer:
        "Not by routine. We weed by hand and with a hoe, feed with compost and, for poison ivy on a path, use one thing, painted on the cut stem with your consent. Our lawns are fed once, in fall.",
    },
    {
      question: "Can you move my grown tree?",
      answer:
        "Up to about thirty feet and a trunk of ten inches, if the roots can be reached and the truck can. It costs from $7,400 and takes two days, one of them for digging. Nine out of ten have lived. We’ll say in advance if yours looks like the tenth.",
    },
    {
      question: "What happens in winter?",
      answer:
        "We prune, draw and repair machines. Care clients get a visit a month for storm damage, and on the Keeper plan we shovel the path to the bird feeder, because somebody asked once and then it stuck.",
    },
  ],
  testimonials: [
    {
      quote: "The second sheet said two hours a week in year three. It’s year three. It is two hours a week.",
      name: "Helena Strickland",
      context: "back garden, 2023",
    },
    {
      quote:
        "Odessa looked at our patio plans, moved the chair six feet and said to try that for a summer. It saved us nine thousand dollars.",
      name: "Rob Tesch",
      context: "one hour’s walk",
    },
    {
      quote:
        "They moved a maple down Fourth Street upright. People came out with coffee. My shade was there by Saturday noon.",
      name: "Imogene Watts",
      context: "thirty-foot maple",
    },
    {
      quote:
        "Skip has mowed this lawn for fourteen years and has never once left the gate open. The beagle checks.",
      name: "Dale Pederson",
      context: "weekly mowing",
    },
    {
      quote: "Our water bill went from $212 to $71 in August. Also there are goldfinches.",
      name: "Aparna Kulkarni",
      context: "lawn to meadow",
    },
    {
      quote:
        "Emmett built nineteen feet of wall and used every stone from the old foundation but two. Those are the doorstop and the other doorstop.",
      name: "Liesl Hartmann",
      context: "dry stone wall",
    },
    {
      quote: "I killed four plants. They replaced three and explained, kindly, about the fourth.",
      name: "Josephine Abara",
      context: "front border",
    },
    {
      quote:
        "We built from their plan ourselves over two summers. They sold us the plants and answered eleven emails about gravel.",
      name: "Nick and Tova Lerner",
      context: "plan only",
    },
    {
      quote:
        "Jonah climbed the oak everyone had condemned, came down and said forty more years. That was a good Wednesday.",
      name: "Sister Ann Kilbride",
      context: "convent grounds",
    },
    {
      quote: "Trudy works in our garden on Thursdays. We don’t speak. It’s the best relationship I have.",
      name: "Martin Feld",
      context: "keeper plan",
    },
  ],
  hours: [
    { day: "Monday", open: "07:00", close: "17:00" },
    { day: "Tuesday", open: "07:00", close: "17:00" },
    { day: "Wednesday", open: "07:00", close: "17:00" },
    { day: "Thursday", open: "07:00", close: "17:00" },
    { day: "Friday", open: "07:00", close: "16:00" },
    { day: "Saturday", open: "09:00", close: "14:00", note: "Nursery field, April to October" },
    { day: "Sunday" },
  ],
  hoursNote:
    "Crews set out at seven. The nursery field is open on Saturdays in the growing season; bring boots and the trunk of a car.",
  statistics: [
    { figure: "90", label: "gardens in our care" },
    { figure: "2", label: "winters that a plant is guaranteed" },
    { figure: "8 in", label: "of gravel under every stone" },
    { figure: "1988", label: "the first hole dug" },
  ],
  gallery: [
    {
      caption: "Thursday’s border, on its way",
      label: "A wheelbarrow heaped with earth and flowers",
      fits: "planting plant beds cleanup border soil mulch build haul meadow wheelbarrow",
    },
    {
      caption: "From our own two acres",
      label: "Two pots, one of lavender and one of tulips",
      fits: "plants pots nursery grown guarantee bulbs perennials species field seasons",
    },
    {
      caption: "Sharpened every morning",
      label: "Garden shears and cut leaves",
      fits: "pruning prune hedges shears cut sharp leaves care deadheaded",
    },
    {
      caption: "Three inches, no lower",
      label: "A mower on a striped lawn",
      fits: "mowing lawn mow grass weekly route crew edged blade tuesday",
    },
    {
      caption: "Each on eight inches of base",
      label: "Stepping stones across a lawn between flowers",
      fits: "patios paths path stone steps walls gravel design garden plan base",
    },
    {
      caption: "Grandfather’s, new handle",
      label: "A spade beside a clipped tree in a pot",
      fits: "spade dig tools keeper gardener hole winter soil walk",
    },
    {
      caption: "Planted 2009, two winters guaranteed",
      label: "A broad tree above a bed of flowers",
      fits: "tree trees maple shade planted moved oak tall shadow five",
    },
    {
      caption: "Sundays, for the first year",
      label: "A watering can",
      fits: "water irrigation drip watering zones summer thirst rebate roots",
    },
  ],
  posts: [
    {
      title: "The case for a taller lawn",
      summary: "One half-turn of a lever that saves water, weeds and a Saturday.",
      date: "2026-05-16",
      body: [
        "Most mowers leave the store set at two inches, because that looks like a carpet in the photograph. In June it looks like one too. By the end of July it looks like the mat by the back door.",
        "Grass keeps its roots in proportion to its blades. Cut it to two inches and they go down about as far, into the part of the soil that dries first. At three and a half they reach below six. The tall blades also shade the ground, and crabgrass, which needs light to germinate, sulks.",
        "Raise the deck by one notch each week until you are there; it spares the shock. Then cut when it reaches about five inches, and leave the clippings. They are gone by Thursday, and are worth a bag of fertilizer a year.",
      ],
    },
    {
      title: "Plant in October",
      summary: "What roots do while nobody is looking, and why garden centers don’t mention it.",
      date: "2026-09-30",
      body: [
        "In spring the nurseries are full and so are we. The plants are in flower, the weekend is warm, and everything bought on it has about six weeks to settle before the first hot wind.",
        "In October the air is cool and the soil still isn’t. A shrub that goes in then drops its leaves, stops worrying about the upper half of itself, and grows roots until the ground freezes. In May it is a year ahead of its neighbor.",
        "The exceptions are few: magnolias, most grasses, anything with silver leaves. Those like to see where they’re going.",
        "Water once, deeply, when you plant, and again each dry week until Thanksgiving. Mulch after the first hard frost, so that the mice have already found another place.",
      ],
    },
    {
      title: "What came up by itself",
      summary: "The first year of a yard in which we planted nothing.",
      date: "2026-12-04",
      body: [
        "The owners were tired, and so was the bed. We cut it down, raked it, spread an inch of compost and told them to go away until fall. It is the cheapest thing we do, and the hardest to sell.",
        "In April there were crocuses, which someone must have planted in the seventies. In May columbines appeared in three colors, none of which the family had ever seen. A rose that had been a stick turned out to be a rose.",
        "By August we had a list of twenty-two plants. We moved six, gave away two and bought four to go with what had come. The invoice was $310. The photograph looks as if somebody had known what they were doing for forty years, and somebody had.",
      ],
    },
  ],
  events: [
    {
      title: "Pruning in the snow",
      text: "Apples, roses, hydrangeas. Jonah shows three cuts and you make thirty. Thermos advised.",
      date: "2027-02-20",
      time: "10:00",
      place: "The orchard behind the yard",
      price: "$20",
    },
    {
      title: "Field opening",
      text: "First Saturday at the nursery. Paloma walks the rows at ten and says which ones the deer hate.",
      date: "2027-04-10",
      time: "09:00",
      place: "The nursery field",
      price: "free",
    },
    {
      title: "One wall, eight people",
      text: "A day of dry stone with Emmett. Four feet long by evening, and you may sign the last stone underneath.",
      date: "2027-05-15",
      time: "09:00",
      place: "The stone yard",
      price: "$85",
    },
    {
      title: "Open gardens",
      text: "Five gardens we keep, aged one to twenty. Lemonade at the third.",
      date: "2027-06-19",
      time: "10:00",
      place: "Map at the yard",
      price: "$10",
    },
  ],
  comparisons: [
    {
      title: "Along a fence, March and the June after next",
      before: "Clay, dandelions, a fence nobody had looked at in years.",
      after:
        "Seven kinds of plant, one tree, a lawn at three inches. The fence was oiled. Nothing else was bought.",
    },
    { title: "Outdoor water in August", before: "11,400 gallons.", after: "3,650, read on the same meter." },
  ],
  partners: [
    "Kettle Moraine Stone",
    "Bluebird Seed Co.",
    "Halfway Creek Nursery",
    "Ironbark Tools",
    "County Water Board",
    "Old Orchard Trust",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Check", "Bank transfer"],
  newsletterTitle: "What to do outside",
  newsletterText:
    "Six mails a year, each with three jobs for the month and one you have our permission to skip.",
  contact: {
    title: "Tell us about the ground",
    text: "A rough size and what you see from the kitchen window. Photographs help, even bad ones.",
    fields: [
      { label: "Address", kind: "text" },
      {
        label: "What would you like done?",
        kind: "choice",
        options: ["A plan", "Building something", "Planting", "Regular care", "A tree", "I’d like advice"],
      },
      {
        label: "Size",
        kind: "choice",
        options: ["A balcony", "Up to 5,000 sq ft", "Up to half an acre", "More"],
      },
      { label: "A day to walk it", kind: "date" },
    ],
    action: "Send us the view",
  },
  booking: {
    title: "Set a time for the walk",
    text: "One hour on your site with a designer and an auger. We confirm by the next working day.",
    slots: ["07:30", "09:30", "11:30", "13:30", "15:00"],
    action: "Walk at this time",
  },
  places: {
    ledger: {
      street: "640 Old Mill Turnpike",
      town: "Lexington",
      area: "Massachusetts",
      phone: "(781) 555-0142",
      email: "office@hawthornrill.example",
    },
    studio: {
      street: "19 Dune Road",
      town: "Sag Harbor",
      area: "New York",
      phone: "(631) 555-0118",
      email: "walk@lowmeadow.example",
    },
    counter: {
      street: "302 Lakeview Drive",
      town: "Sheboygan",
      area: "Wisconsin",
      phone: "(920) 555-0173",
      email: "skip@mowandgrow.example",
    },
    signal: {
      street: "4720 Arroyo Court",
      town: "Tucson",
      area: "Arizona",
      phone: "(520) 555-0126",
      email: "size@xericworks.example",
    },
    almanac: {
      street: "88 Canal Street, the lot behind",
      town: "Richmond",
      area: "Virginia",
      phone: "(804) 555-0195",
      email: "notes@weatheredspade.example",
    },
    marquee: {
      street: "1 Sugarbush Road",
      town: "Guelph",
      area: "Ontario",
      phone: "(519) 555-0108",
      email: "trees@bigmaple.example",
    },
  },
  pages: [
    { id: "services", name: "Services" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "The crew" },
    { id: "gallery", name: "Gardens" },
    { id: "journal", name: "Seasons" },
    { id: "events", name: "Open days" },
    { id: "contact", name: "Contact" },
  ],
};
