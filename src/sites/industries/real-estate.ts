import type { Industry } from "./industry.ts";

export const realEstate: Industry = {
  id: "real-estate",
  name: "Real estate",
  plural: "Real estate agencies",
  synonyms: [
    "real estate agency",
    "real estate agent",
    "real estate broker",
    "real estate office",
    "realtor",
    "realtors",
    "realty",
    "estate agent",
    "estate agents",
    "estate agency",
    "letting agent",
    "letting agents",
    "lettings agency",
    "property agent",
    "property agency",
    "property manager",
    "property management",
    "property company",
    "brokerage for homes",
    "house agent",
    "home seller",
    "buyer’s agent",
    "listing agent",
    "auctioneer and valuer",
  ],
  vocabulary: [
    "property",
    "properties",
    "house for sale",
    "home for sale",
    "homes for sale",
    "for rent",
    "to let",
    "flat",
    "flats",
    "apartment",
    "apartments",
    "condo",
    "condos",
    "bungalow",
    "terraced house",
    "semi-detached",
    "detached",
    "townhouse",
    "villa",
    "listing",
    "listings",
    "viewing",
    "viewings",
    "open house",
    "valuation",
    "appraisal",
    "asking price",
    "offer accepted",
    "sold",
    "under offer",
    "chain",
    "leasehold",
    "freehold",
    "landlord",
    "landlords",
    "tenant",
    "tenants",
    "tenancy",
    "rental",
    "rentals",
    "mortgage",
    "first-time buyer",
    "buyers",
    "sellers",
    "vendor",
    "completion",
    "escrow",
    "square metres",
    "floor plan",
    "postcode",
    "neighbourhood",
    "neighborhood",
    "commission on sale",
    "home staging",
    "moving house",
  ],
  locale: "en-GB",
  customers: "movers",
  openings: {
    ledger: {
      name: "Thornbury & Lisle",
      kicker: "Estate agents and valuers since 1961",
      headline: "What your house is worth, and why.",
      opening:
        "A valuation from us is four pages long: six comparable sales, the three things that raise your price, the one that lowers it, and a figure we are prepared to be held to.",
      action: "Request a valuation",
      secondAction: "Our fixed fees",
    },
    studio: {
      name: "Plainsong",
      kicker: "Good rooms, quietly sold",
      headline: "Rooms, described as they are.",
      opening:
        "No “deceptively spacious”. We measure, draw, and write about a home the way a friend would who had stayed for a week, including the stair that creaks.",
      action: "Talk about a home",
      secondAction: "How we sell",
    },
    counter: {
      name: "Two Doors Down",
      kicker: "We live round here, that’s the point",
      headline: "We know which side gets the sun.",
      opening:
        "And which school has places, who’s knocking through, and when the bins go out. Pop in for a chat about selling; the biscuits are in the drawer under the map.",
      action: "Pop in or ring",
      secondAction: "What we charge",
    },
    signal: {
      name: "Sold by Friday",
      kicker: "Fixed fee, every step online",
      headline: "Photographed Monday. Offers by Friday week.",
      opening:
        "One fee from £1,950, paid when you complete. Book online, see every viewing and all feedback in your account within the hour.",
      action: "Get my price",
      secondAction: "The fee, in full",
    },
    almanac: {
      name: "Hearth & Gable",
      kicker: "Country houses and their stories",
      headline: "Whoever lived here planted quinces",
      opening:
        "A house is sold with its walls and inherited with its habits: the cupboard that was once a bread oven, the neighbour who leaves marrows. Since 1961 we have written both kinds of particulars.",
      action: "Ask us to call",
      secondAction: "Houses and their people",
    },
    marquee: {
      name: "Skylark",
      kicker: "Penthouses and places with a view",
      headline: "Come up. Look out. Stay.",
      opening: "Top floors and roof gardens, each shown at its best hour, to people who can buy it.",
      action: "Arrange a viewing",
      secondAction: "The views",
    },
  },
  copies: [
    {
      aboutTitle: "A family office with a map on the wall",
      about: [
        "The office opened in 1961 and has sold some streets in this town four times over. Every sale since then is on a card: what it went for, how long it took, and what the survey found. There are just over 11,000 cards, and they are the reason our valuations tend to hold.",
        "Nine people work here. Six of them value, show and negotiate, and whichever one you meet first stays with your sale until you hand over the keys. Nobody is paid by the viewing.",
        "Fees are fixed and published, whatever the price of the house. We think that an agent who earns more by pushing a price up two per cent, or by pushing you to take less, is working for somebody else.",
      ],
      servicesTitle: "Selling, letting and valuing",
      servicesText:
        "Fees include VAT, photographs, floor plan, the board and all viewings. Sales fees are payable on completion, from the proceeds.",
      reasons: [
        {
          title: "98.6% of the figure we gave",
          text: "That is what sellers received last year, on average, measured against our first written valuation.",
        },
        {
          title: "Accompanied viewings",
          text: "By the person who valued the house, seven days a week by appointment. You get notes the same evening.",
        },
        {
          title: "Chains, checked by telephone",
          text: "Before you accept an offer we speak to every link, lender and solicitor, and draw it for you.",
        },
        {
          title: "No tie-in beyond six weeks",
          text: "After that you may leave with a fortnight’s notice. Last year three sellers did.",
        },
      ],
      processTitle: "From valuation to keys",
      process: [
        {
          title: "Valuation",
          text: "An hour in the house, then four pages within two working days. No charge.",
        },
        {
          title: "Preparation",
          text: "Photographs in good light, a measured plan, particulars that you correct before anybody reads them.",
        },
        {
          title: "Viewings and offers",
          text: "Each offer in writing, with the buyer’s position verified and our advice.",
        },
        {
          title: "To completion",
          text: "A named person chases it weekly. On average it takes fourteen weeks, and we report all of them.",
        },
      ],
      closingTitle: "Know the figure before you decide anything.",
      closingText:
        "Valuations are free, take an hour and place you under no obligation. About a third of the people we visit stay where they are, and are glad to know.",
    },
    {
      aboutTitle: "Saying what is there",
      about: [
        "The language of our trade has worn thin. Everything is stunning, and nothing may be small. Buyers have learned to read through it, the way one reads through a curtain, and arrive already suspicious.",
        "We try the reverse. Rooms are given in metres and in uses: a table for eight if somebody is fond of somebody. Faults are stated once, plainly, near the beginning. It is curious how few viewings it then takes, and how seldom a survey surprises anyone.",
        "An hour after breakfast, most houses will tell you their good hour. We photograph then, and no sooner.",
      ],
      servicesTitle: "What we can do for a house",
      servicesText:
        "Sell it, let it, value it, or tell you in confidence what to repaint and what to leave alone.",
      reasons: [
        {
          title: "Faults on page one",
          text: "Damp in the scullery, a flight path on Sundays. Those who mind stay away, and those who come can think about the garden.",
        },
        {
          title: "The good hour",
          text: "Every room has one. We come back for it with a camera, if need be three times.",
        },
        { title: "Fewer viewings", text: "Seven to a sale, on average. Your kitchen floor will thank us." },
      ],
      processTitle: "The course of a sale",
      process: [
        { title: "A long look", text: "We sit in each room. You tell us what you would miss." },
        { title: "A true page", text: "Plan, light, faults, history. You hold the pencil last." },
        {
          title: "The right seven",
          text: "We ring people who we think should see it, before the portals do.",
        },
        {
          title: "The waiting",
          text: "Fourteen weeks of solicitors. A letter from us each Friday, even when it says nothing.",
        },
      ],
      closingTitle: "Stand in your favourite room at its best hour",
      closingText: "Then write and tell us which, and when. It is how most of our particulars begin.",
    },
    {
      aboutTitle: "We’ve sold your road, and we’ve lived on the next one",
      about: [
        "There’s nine of us, and between us we’ve got fourteen kids in the local schools, so if you want to know about catchments, sit down and have a biscuit.",
        "We won’t flatter you with a silly price and then ring every Thursday to drop it. You’ll get the number we’d bet on. Might not be what your cousin’s went for. We’ll show you why on the big map.",
        "And we’re nosy, in a useful way. Half our buyers are people who popped in for something else, and we remembered they’d said they wanted a south-facing yard.",
      ],
      servicesTitle: "Selling, renting or just curious?",
      servicesText:
        "Same biscuits. One price whatever it sells for, nothing to pay till you’ve moved, and we do the viewings, so you don’t have to hide in the car.",
      reasons: [
        {
          title: "A straight number",
          text: "From six sales you can walk past. We’ll even walk past them with you.",
        },
        {
          title: "You’ll hear tonight",
          text: "Every viewing, same evening, what they loved and what they said about the carpet.",
        },
        {
          title: "Saturday and Sunday viewings",
          text: "That’s when people look. We’re in the office Saturdays; Sundays we’re out with keys.",
        },
        {
          title: "We read the boring bits",
          text: "Leases, ground rents, the covenant about chickens. Before it bites anyone.",
        },
      ],
      processTitle: "So how’s it work?",
      process: [
        { title: "Pop in", text: "Or we’ll pop round. Kettle on either way." },
        { title: "Get your number", text: "On paper in two days. Sleep on it." },
        { title: "Tidy and click", text: "We’ll say which cupboard to shut. Photos take an hour." },
        {
          title: "Show, sell, chase",
          text: "Mostly chase. We’ve got Moira for that, and nobody ignores Moira twice.",
        },
      ],
      closingTitle: "Go on, you’ve always wondered.",
      closingText:
        "Half the street has asked us what theirs is worth. It’s free, it takes an hour, and we’re very good at keeping a straight face.",
    },
  ],
  services: [
    {
      name: "Valuation",
      text: "An hour in the house and four pages in writing, with six comparable sales that you can walk past.",
      price: "free",
      unit: "two working days",
    },
    {
      name: "Sale, up to £400,000",
      text: "Photographs, plan, portals, board, accompanied viewings, negotiation, and chasing through to keys.",
      price: "£1,950",
      unit: "on completion",
    },
    {
      name: "Sale, £400,000 to £900,000",
      text: "The same, with evening photographs and a printed brochure that you correct in proof.",
      price: "£3,400",
      unit: "on completion",
    },
    {
      name: "Sale, above £900,000",
      text: "Private viewings before launch, a film without music, and the partner’s telephone number.",
      price: "£5,800",
      unit: "on completion",
    },
    {
      name: "Letting, tenant found",
      text: "Adverts, viewings, references, inventory with 120 photographs, tenancy signed and deposit lodged.",
      price: "£680",
      unit: "per tenancy",
    },
    {
      name: "Full management",
      text: "Rent collected, repairs answered day and night, four inspections a year with pictures.",
      price: "£95",
      unit: "per month",
    },
    {
      name: "Buying for you",
      text: "We look on your side of the table: search, second viewings, negotiation, survey read aloud.",
      price: "from £2,400",
      unit: "half on finding it",
    },
    {
      name: "Valuation for probate",
      text: "A formal report that the tax office and all the cousins can accept, dated as required.",
      price: "£320",
      unit: "five working days",
    },
    {
      name: "Energy certificate and plan",
      text: "A measured floor plan and the certificate in one visit. Included when you sell with us.",
      price: "£110",
      unit: "one visit",
    },
    {
      name: "Preparing a house",
      text: "Two hours with a list: what to paint, what to mend, which lamp to move. Most of it costs nothing.",
      price: "£140",
      unit: "credited to the sale",
    },
  ],
  priceList: [
    {
      title: "Selling",
      note: "Fixed, including VAT, payable when you complete. No sale, no fee.",
      entries: [
        { name: "Up to £400,000", price: "£1,950" },
        { name: "£400,000 to £900,000", price: "£3,400" },
        { name: "Above £900,000", price: "£5,800" },
        { name: "Photographs, plan, certificate, board", price: "included" },
        { name: "Second valuation within a year", price: "free" },
      ],
    },
    {
      title: "Letting",
      note: "Landlords pay; tenants do not.",
      entries: [
        { name: "Tenant found and moved in", price: "£680" },
        { name: "Full management, per month", price: "£95" },
        { name: "Rent collection alone, per month", price: "£38" },
        { name: "Inventory, up to three bedrooms", price: "£145" },
        { name: "Renewal of a tenancy", price: "£75" },
      ],
    },
    {
      title: "Buying",
      entries: [
        { name: "Register and be rung first", price: "free" },
        { name: "Search and negotiation", price: "from £2,400" },
        { name: "One second viewing with a trained eye", price: "£160" },
        { name: "Auction, bidding on your behalf", price: "£450" },
      ],
    },
    {
      title: "Papers",
      entries: [
        { name: "Valuation for probate", price: "£320" },
        { name: "Valuation for a shared-ownership sale", price: "£260" },
        { name: "Energy certificate", price: "£75" },
        { name: "Measured floor plan", price: "£60" },
      ],
    },
  ],
  plans: [
    {
      name: "Tenant find",
      text: "You manage, we choose well.",
      price: "£680",
      unit: "per tenancy",
      includes: [
        "Adverts and viewings",
        "References and right-to-rent checks",
        "Inventory with 120 photographs",
        "Deposit lodged, keys handed over",
      ],
    },
    {
      name: "Full management",
      text: "For landlords who would rather not be rung.",
      price: "£95",
      yearlyPrice: "£1,080",
      unit: "per month",
      includes: [
        "Rent collected and chased",
        "Repairs answered day and night",
        "Four inspections a year, with pictures",
        "Safety papers kept in date",
        "Tenant find at half price",
      ],
      isRecommended: true,
    },
    {
      name: "Abroad",
      text: "For owners in another time zone.",
      price: "£135",
      yearlyPrice: "£1,530",
      unit: "per month",
      includes: [
        "Everything in full management",
        "Tax retention and yearly statement",
        "Void checks every week",
        "One report a quarter, by post if you like",
      ],
    },
  ],
  people: [
    {
      name: "Rupert Lisle",
      role: "Partner, valuations",
      text: "Third generation. Values from the pavement to within two per cent, then goes in and finds the other two.",
      face: 5,
    },
    {
      name: "Adwoa Mensah",
      role: "Partner, sales",
      text: "Nineteen years of offers. Has never said “there’s a lot of interest” unless there was.",
      face: 2,
    },
    {
      name: "Moira Gillespie",
      role: "Sales progression",
      text: "Rings solicitors. Knows which of them are frightened of her, and uses it sparingly.",
      face: 36,
    },
    {
      name: "Harjit Dhaliwal",
      role: "Negotiator",
      text: "Former maths teacher. Draws chains on the window in marker pen until they work.",
      face: 25,
    },
    {
      name: "Celia Marchbanks",
      role: "Particulars and photographs",
      text: "Waits for light. Banned the word stunning in 2016 and fines offenders a pound.",
      face: 30,
    },
    {
      name: "Tobias Penrose",
      role: "Lettings",
      text: "Let his first flat to two trumpet players and learned to read references carefully.",
      face: 23,
    },
    {
      name: "Nia Bevan",
      role: "Management and repairs",
      text: "Has a plumber, a locksmith and a bee man on speed dial.",
      face: 22,
    },
    {
      name: "Gordon Achterberg",
      role: "Country houses",
      text: "Can tell a bread oven from a wig cupboard, and will.",
      face: 27,
    },
  ],
  questions: [
    {
      question: "How do you arrive at a valuation?",
      answer:
        "From six sales within half a mile and eighteen months, adjusted line by line for size, condition, light and outlook. You receive the sums. Where the sales disagree with one another we say so and give a range.",
    },
    {
      question: "What does it cost to sell?",
      answer:
        "£1,950 up to £400,000, £3,400 up to £900,000 and £5,800 above, including VAT and everything we do. It is paid by your solicitor on completion. If you don’t sell, you owe nothing.",
    },
    {
      question: "How long does a sale take?",
      answer:
        "Homes we listed last year were under offer after 24 days in the middle case, and it took another fourteen weeks to complete. Leaseholds take longer. A chain of more than four adds about three weeks.",
    },
    {
      question: "Should I sell before I buy?",
      answer:
        "In a chain, being under offer makes you a much stronger buyer. If you can rent or stay with family in between, you are stronger still. We talk through the money before we talk through the tactics.",
    },
    {
      question: "Do I have to be there for viewings?",
      answer:
        "Better not. People open cupboards more freely with a stranger. We accompany every viewing, and you get notes the same evening. Take the dog out; leave the heating on.",
    },
    {
      question: "What should I do to the house first?",
      answer:
        "Mend what drips, clear the hall, wash the windows, and stop there. New kitchens rarely earn their cost. Our two-hour visit gives you a list in order of effect, and its fee comes off the sale.",
    },
    {
      question: "How do you choose tenants?",
      answer:
        "Income of two and a half times the rent, an employer’s reference that we telephone, the previous landlord, and the identity checks the law requires. You see the file and you decide. We don’t run bidding wars over rent.",
    },
    {
      question: "What happens if the sale falls through?",
      answer:
        "About one in nine does, mostly over surveys or mortgages. We go back to the second and third buyers the same day. You pay nothing for the second round.",
    },
    {
      question: "Are you on the property portals?",
      answer:
        "On the large ones, from day one or after a quiet fortnight, as you prefer. About a fifth of our sales are made to people on our own list, before the advertisement runs.",
    },
    {
      question: "Who holds the deposit?",
      answer:
        "Tenants’ deposits go to a government-approved scheme within five days. A buyer’s holding deposit, where there is one, stays in our insured client account. You may see the certificate on the office wall.",
    },
  ],
  testimonials: [
    {
      quote:
        "Their page said “north-facing study, cold in February”. I bought it for the study. It is cold in February.",
      name: "Leonard Quayle",
      context: "bought in Spring Terrace",
    },
    {
      quote:
        "Three agents said 450. They said 415, and showed us the sums. We took their number and got 418.",
      name: "Shabana Rafiq",
      context: "sold a family house",
    },
    {
      quote:
        "Moira rang my buyer’s solicitor every day for a week. On the sixth he exchanged, I think to make it stop.",
      name: "Duncan Ferrier",
      context: "chain of five",
    },
    {
      quote: "Seven viewings, two offers, and they told me honestly which of the two would get a mortgage.",
      name: "Ottilie Crane",
      context: "sold a flat",
    },
    {
      quote:
        "I live in Singapore and own two rooms in a street I’ve seen twice. The quarterly report comes with a photograph of the boiler.",
      name: "Wei Lun Goh",
      context: "landlord",
    },
    {
      quote:
        "They advised me not to sell. I had asked about money, and they answered about my knees and the stairs, and found a man to build a rail.",
      name: "Beatrice Holloway",
      context: "stayed where she was",
    },
    {
      quote:
        "Probate, four siblings, one house. Everybody accepted the figure. That has never happened before about anything.",
      name: "Michael Tranter",
      context: "executor",
    },
    {
      quote:
        "As a tenant I expected nothing. Nia sent a plumber at ten at night and rang the next day to ask if it was warm.",
      name: "Zofia Nowicka",
      context: "tenant since 2023",
    },
    {
      quote:
        "We’d walked past it for years. They remembered us saying so and telephoned before the board went up.",
      name: "The Aldertons",
      context: "bought on their own road",
    },
    {
      quote: "They charged what they had said in March. I keep re-reading the statement for the catch.",
      name: "Kwesi Boateng",
      context: "sold at £890,000",
    },
  ],
  hours: [
    { day: "Monday", open: "09:00", close: "17:30" },
    { day: "Tuesday", open: "09:00", close: "17:30" },
    { day: "Wednesday", open: "09:00", close: "19:00", note: "Evening viewings" },
    { day: "Thursday", open: "09:00", close: "17:30" },
    { day: "Friday", open: "09:00", close: "17:30" },
    { day: "Saturday", open: "09:30", close: "16:00" },
    { day: "Sunday", note: "Viewings by appointment" },
  ],
  hoursNote:
    "Tenants with a leak or no heat can ring at any hour. Everybody else is welcome to leave a note under the door.",
  statistics: [
    { figure: "98.6%", label: "of our valuation, achieved" },
    { figure: "7", label: "viewings to an average sale" },
    { figure: "11,000", label: "sales on cards" },
    { figure: "1961", label: "the first key handed over" },
  ],
  gallery: [
    {
      caption: "Front bedroom, six in the evening",
      label: "A lit sash window above a box of flowers",
      fits: "window light hour rooms room evening view flat quiet house preparing garden",
    },
    {
      caption: "Friday, 12.07, completed",
      label: "A brass key and a tag in the shape of a house",
      fits: "key keys completion handed moved sale tenant found completed letting above",
    },
    {
      caption: "Number nine, freshly painted by its seller",
      label: "A panelled front door with a fanlight",
      fits: "door street viewing viewings photographs board home faults paint",
    },
    {
      caption: "Measured, not estimated",
      label: "A floor plan with a fountain pen",
      fits: "plan measured floor energy certificate metres particulars page draw described",
    },
    {
      caption: "The lamp moved, and nothing else",
      label: "A sofa with two cushions beside a floor lamp",
      fits: "preparing sofa room tidy lamp management abroad let tenancy stay buying",
    },
    {
      caption: "Under offer in nineteen days",
      label: "A board hanging from a post beside a hedge",
      fits: "sold board offer offers selling agent sale road listed chain",
    },
    {
      caption: "Built 1894, sold four times by us",
      label: "Two narrow town houses side by side",
      fits: "houses terrace street town country flats probate history neighbours family",
    },
    {
      caption: "The sums, which you may keep",
      label: "A calculator and three coins",
      fits: "valuation worth price fees sums figure number fixed mortgage probate rent",
    },
  ],
  posts: [
    {
      title: "What a survey is trying to tell you",
      summary: "Forty-one amber warnings, three that matter, and how to tell them apart.",
      date: "2026-09-17",
      body: [
        "The survey arrives as a file of sixty pages and reads like a list of ways to die. Buyers ring us white with alarm about a missing mastic bead. Surveyors write for their insurers, and it helps to know that before you open it.",
        "Read the last section first, where urgent matters are collected. Three words deserve a telephone call: progressive, structural and further investigation. A crack is interesting if it is wider at one end than the other or has grown since the paint. Damp is interesting if it has a cause you can’t see.",
        "Most else is maintenance. Slipped slates, a gutter that overflows, wiring “not to current standards”, which is true of every house a year after it is built.",
        "Then ring the surveyor. People rarely do. In a quarter of an hour he or she will say aloud what could not be written down, which is often: nice house, I’d buy it, fix the gutter.",
      ],
    },
    {
      title: "In praise of the second viewing",
      summary: "Go at the wrong time, take the wrong person, and sit down.",
      date: "2026-05-22",
      body: [
        "On a first viewing one falls in love or doesn’t. The second is for finding out what love has overlooked. Go at half past eight on a weekday if you first went on a Sunday, and listen from the pavement for five minutes.",
        "Take somebody who doesn’t care for the house. They will run the taps, flush, open the airing cupboard and ask what the neighbours are like. Meanwhile, sit down in the room you expect to live in. Agents hate this, because people who sit see the ceiling. Ours carry a folding chair.",
        "Measure the bed, the wardrobe and the turn of the stair. More sales fail on wardrobes than on wiring.",
      ],
    },
    {
      title: "The history of number eleven",
      summary: "One front door, nine households and a quince tree.",
      date: "2026-01-08",
      body: [
        "Our oldest card for number eleven is from 1962: “3 bed, outside w.c., garden with quinces, £2,150. Vendor Miss Prior, teacher.” In another hand: “Wished buyers to know about the quinces.”",
        "Between that card and the present one there are seven more. The outside lavatory turned into a bicycle shed, and then, in 2004, a study. The box room was a nursery on three occasions. Each seller was asked what they would miss, and it is written down: the afternoons; the neighbour’s piano; quinces.",
        "We sold it again in November, for rather more than £2,150. The buyers are two nurses with a baby. On completion day there was a jar on the kitchen windowsill, with no note, as there was in 1962.",
      ],
    },
  ],
  events: [
    {
      title: "First keys",
      text: "For people buying their first home: deposits, mortgages, what a survey means. A broker and a solicitor answer, nobody sells.",
      date: "2027-01-27",
      time: "17:30",
      place: "The office",
      price: "free",
    },
    {
      title: "Landlords’ breakfast",
      text: "The year’s changes to the law in forty minutes, with rolls. Bring the letter that you don’t understand.",
      date: "2027-02-10",
      time: "09:00",
      place: "The office",
      price: "£8",
    },
    {
      title: "The big map evening",
      text: "Every sale on your street since 1961, on cards. Come and look up your own house.",
      date: "2027-03-17",
      time: "17:00",
      place: "The office",
      price: "free",
    },
    {
      title: "Open Saturday",
      text: "Nine homes, one route, a printed plan. No appointment; shoes that come off easily.",
      date: "2027-04-24",
      time: "10:00",
      place: "Starts at the office",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "A front room, Tuesday and Wednesday",
      before: "Boxes along one wall, the lamp in the hall, curtains half drawn.",
      after: "Boxes gone, lamp and plant by the sofa, windows washed. Two hours, nothing bought.",
    },
    {
      title: "One sentence of particulars",
      before: "“Deceptively spacious reception room benefiting from natural light.”",
      after: "“Front room, 4.1 by 3.6 metres, sun until noon.”",
    },
  ],
  partners: [
    "Carrick Conveyancing",
    "Meadowbank Mortgages",
    "Spirit Level Surveys",
    "Foxglove Removals",
    "Lantern Inventories",
    "Old Bank Solicitors",
  ],
  accepts: ["Bank transfer", "Visa", "Mastercard"],
  newsletterTitle: "Rung first",
  newsletterText:
    "Tell us what you are waiting for and hear of it before the board goes up. Otherwise one short mail a month.",
  contact: {
    title: "Tell us about the move",
    text: "Selling, buying, letting or wondering: a few lines will do, and a named person replies the same working day.",
    fields: [
      { label: "Address or area", kind: "text" },
      {
        label: "You would like to",
        kind: "choice",
        options: ["Know what it’s worth", "Sell", "Buy", "Let a property", "Rent a home"],
      },
      {
        label: "When, roughly?",
        kind: "choice",
        options: ["Within three months", "This year", "Just curious"],
      },
      { label: "A day for a visit", kind: "date" },
    ],
    action: "Send to the office",
  },
  booking: {
    title: "Choose an hour for the valuation",
    text: "We come to you, look at every room and leave you in peace for two days. Then you get four pages.",
    slots: ["09:30", "11:00", "12:30", "14:30", "15:30"],
    action: "Book the hour",
  },
  places: {
    ledger: {
      street: "14 Pulteney Row",
      town: "Bath",
      area: "Somerset",
      phone: "01632 960731",
      email: "office@thornburylisle.example",
    },
    studio: {
      street: "27 Bernard Wynd",
      town: "Edinburgh",
      area: "Midlothian",
      phone: "0131 496 0264",
      email: "letters@plainsong.example",
    },
    counter: {
      street: "2 Chorlton Cross",
      town: "Manchester",
      area: "Greater Manchester",
      phone: "0161 496 0385",
      email: "popin@twodoorsdown.example",
    },
    signal: {
      street: "Studio 4, 60 Calls Wharf",
      town: "Leeds",
      area: "West Yorkshire",
      phone: "0113 496 0519",
      email: "price@soldbyfriday.example",
    },
    almanac: {
      street: "The Old Toll House, Corve Street",
      town: "Ludlow",
      area: "Shropshire",
      phone: "01632 960284",
      email: "particulars@hearthandgable.example",
    },
    marquee: {
      street: "Level 21, Mermaid Quay House",
      town: "Cardiff",
      area: "South Glamorgan",
      phone: "029 2018 0614",
      email: "view@skylark.example",
    },
  },
  pages: [
    { id: "services", name: "What we do" },
    { id: "prices", name: "Fees" },
    { id: "about", name: "The office" },
    { id: "gallery", name: "Homes" },
    { id: "journal", name: "Notes" },
    { id: "booking", name: "Valuation" },
  ],
};
