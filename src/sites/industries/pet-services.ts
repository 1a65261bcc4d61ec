import type { Industry } from "./industry.ts";

export const petServices: Industry = {
  id: "pet-services",
  name: "Pet services",
  plural: "Pet services",
  synonyms: [
    "pet groomer",
    "pet grooming",
    "dog groomer",
    "dog grooming",
    "cat groomer",
    "cat grooming",
    "grooming salon",
    "dog salon",
    "pet salon",
    "pet spa",
    "dog spa",
    "dog wash",
    "mobile groomer",
    "dog parlour",
    "poodle parlour",
    "pet care",
    "pet sitter",
    "pet sitting",
    "dog walker",
    "dog walking",
    "doggy daycare",
    "dog daycare",
    "kennel",
    "kennels",
    "cattery",
    "boarding kennel",
    "dog trainer",
    "pet shop",
    "pet store",
  ],
  vocabulary: [
    "dog",
    "dogs",
    "cat",
    "cats",
    "puppy",
    "kitten",
    "pet",
    "pets",
    "animal",
    "fur",
    "coat",
    "bath",
    "shampoo",
    "brush",
    "trim",
    "clip",
    "nails",
    "claws",
    "paws",
    "ears",
    "teeth",
    "flea",
    "tick",
    "shedding",
    "undercoat",
    "matted",
    "breed",
    "poodle",
    "doodle",
    "spaniel",
    "terrier",
    "leash",
    "collar",
    "treats",
    "tail",
    "hand stripping",
  ],
  locale: "en-US",
  customers: "pet owners",
  openings: {
    ledger: {
      name: "Barkley & Finch",
      kicker: "Dog and cat groomers",
      headline: "Well-kept animals, by appointment.",
      opening:
        "Four tables, one animal at each, and time enough to do the feet properly. We have kept the coats of three generations of spaniels on this street, and a card for every one of them.",
      action: "Make an appointment",
      secondAction: "Prices by size",
    },
    studio: {
      name: "Undercoat",
      kicker: "Scissor work for dogs and cats",
      headline: "Quiet hands, clean lines.",
      opening:
        "No wall of barking, no perfume that enters the room first. Four tables in a white room, and a cut that still has its shape six weeks on.",
      action: "Book a table",
      secondAction: "See the work",
    },
    counter: {
      name: "Suds & Tails",
      kicker: "Baths, trims and belly rubs",
      headline: "Happy dogs leave here fluffy.",
      opening: "Gentle baths, trims and nails for every breed. One groomer, one dog, no cages.",
      action: "Pick a time",
      secondAction: "What it costs",
    },
    signal: {
      name: "Clipper Bay",
      kicker: "Grooming on a clock",
      headline: "Wet to dry in ninety minutes.",
      opening:
        "Pick a slot. Drop off in two minutes. We text a photo when the dryer stops. The price goes by weight and is on your screen before you confirm.",
      action: "Get a slot",
      secondAction: "Price by weight",
    },
    almanac: {
      name: "The Kindly Comb",
      kicker: "Grooming, with field notes",
      headline: "Notes from the other end of the leash",
      opening:
        "Every coat has its calendar: the spring blowout that fills a pillowcase, the burrs of September, the salt of a January sidewalk. Since 2011 we have combed our way through all of them, one animal at a time, writing things down.",
      action: "Arrange a visit",
      secondAction: "Open the notebook",
    },
    marquee: {
      name: "Moon & Mastiff",
      kicker: "Big dogs, thick coats, hard cases",
      headline: "In came a wolf. Out goes a gentleman.",
      opening:
        "Newfoundlands, huskies, the dog another salon sent home. There is a tub to walk into, a table that lifts 220 pounds, and one groomer with nowhere else to be.",
      action: "Bring the beast",
      secondAction: "Before and after",
    },
  },
  copies: [
    {
      aboutTitle: "Four groomers, four tables, no cages",
      about: [
        "Most salons take animals in at eight and hand them back at four. In between they wait in crates. We book by the table: your dog is met at the time you chose, washed, dried by hand and finished by the same person, and is ready when we said.",
        "Each animal has a card. It records the blade, the length, the shampoo, the sore hip and the ear he would rather you left until last. Nearly two thousand cards are on file, and the groomer reads yours before you arrive.",
        "All four groomers hold a certificate in pet first aid, renewed every two years. If we find a lump, a broken tooth or an inflamed ear, we stop, show you and write it down for your vet.",
      ],
      servicesTitle: "Services",
      servicesText:
        "Prices go by weight and coat, and are confirmed when we have had our hands on the animal. If it will cost more than the list says, we call before we start.",
      reasons: [
        {
          title: "One animal per groomer",
          text: "From the door to the last snip. Nobody is left on a table or in a dryer box.",
        },
        {
          title: "Hand-dried",
          text: "Towels, then a dryer held in the hand and kept below 105 °F. There are no heated cabinets here.",
        },
        {
          title: "A card for every coat",
          text: "Blade, length, dislikes, medicines. You may have a copy when you move away.",
        },
        {
          title: "Printed prices",
          text: "The list by weight has stood since March 2026. Matting is charged by the half hour and never without asking.",
        },
      ],
      processTitle: "What happens, in order",
      process: [
        { title: "Weigh and check", text: "Five minutes with you in the room: skin, ears, nails, mood." },
        { title: "Wash and rinse twice", text: "Water at 100 °F and a shampoo chosen for the skin." },
        { title: "Dry and comb out", text: "By hand, nose to tail, until a steel comb passes freely." },
        {
          title: "Cut and show",
          text: "Clipper, scissors, feet, face. Then you look, and we change what you like.",
        },
      ],
      closingTitle: "The next free table is often this week.",
      closingText:
        "Tell us breed, weight and when the last groom was. We reply with a price, a length of time and three appointments.",
    },
    {
      aboutTitle: "What a coat remembers",
      about: [
        "Part a dog’s hair with a comb and you can read its month. There is the pond, and there, behind the ear, the place where a child has been saying good night. We like to read before we wash.",
        "Grooming is mostly waiting. One waits for the water to run clear, and for a rescue greyhound to decide that the table is a table. We have made the day long enough for it. Four groomers, four appointments each, and a window seat for whoever needs to stay near.",
        "We trim to the animal rather than to the breed book, unless you show, in which case we own the book. A good cut grows out the way a good hedge does: slowly, and in the direction it was going anyway.",
      ],
      servicesTitle: "Some of what we do",
      servicesText:
        "A full groom is bath, dry, cut, nails and ears. Nearly everything else is a part of it that somebody needed on its own.",
      reasons: [
        {
          title: "The slow first visit",
          text: "A puppy’s first hour is biscuits, the sound of the dryer across the room, and one nail. We do the rest next time.",
        },
        {
          title: "Unscented",
          text: "A dog reads the world by nose. Our shampoos rinse away to nothing, so that he goes home smelling like himself.",
        },
        {
          title: "When it has to come off",
          text: "When a coat is felted to the skin we clip it off and tell you why. Hair grows back at half an inch a month, and he will still let us near him.",
        },
      ],
      processTitle: "An unhurried two hours",
      process: [
        { title: "Acquaintance", text: "He walks around the room. You tell us about the knee." },
        { title: "Water", text: "Low pressure, both hands, the face last and with a cloth." },
        {
          title: "Air",
          text: "Towels first. Then the small dryer, on its lowest setting, coming from behind.",
        },
        { title: "Scissors", text: "A few cuts, a look from the far wall, a few more." },
      ],
      closingTitle: "Bring the old brush, too",
      closingText:
        "We will tell you if it is the right one and show you the angle. Ten minutes at home between visits does more than any of us can.",
    },
    {
      aboutTitle: "We know his name before we know yours",
      about: [
        "Sorry about that. It’s just how it goes: the door opens, something wet arrives at knee height, and by the time we look up he’s already found the treat jar.",
        "We’re dog people, and Rosa is cat people, and on Wednesday mornings she has the place to herself with the radio off. Nobody gets caged. Nobody gets two dogs at once. If yours hates the dryer, we’ve got towels and all afternoon.",
        "You’ll get him back brushed to the skin, nails short, ears clean, and very pleased with himself. There’s a mirror by the door at dog height. They do look.",
      ],
      servicesTitle: "Pick a bath, or the works",
      servicesText:
        "Not sure what he needs? Book the bath. We’ll have a feel of his coat and tell you at the door if a trim would help.",
      reasons: [
        {
          title: "Walk-in tub",
          text: "Big dogs and old dogs step in off the floor. Nobody gets hoisted.",
        },
        {
          title: "You can stay",
          text: "There’s a bench, coffee, and a window. Some dogs do better with you here, and some do better if you go get a doughnut.",
        },
        {
          title: "Photo when he’s done",
          text: "Texted, so you can quit worrying and finish your shopping.",
        },
        {
          title: "Second look is free",
          text: "If you spot a tuft at home, come back within a week and we’ll snip it while you wait.",
        },
      ],
      processTitle: "How his day goes",
      process: [
        { title: "Sniff around", text: "Off the leash if he likes, while you tell us what’s itchy." },
        { title: "Bath", text: "Warm water, two rinses, bubbles on the nose." },
        { title: "Fluff", text: "Hand dryer or towels. His choice." },
        { title: "Ta-da", text: "Trim, nails, bandana if he’s a bandana sort of dog." },
      ],
      closingTitle: "He smells. We’ve got Thursday.",
      closingText: "Tell us his name, what he weighs and what he rolled in. We’ll text you a time.",
    },
  ],
  services: [
    {
      name: "Bath and brush-out",
      text: "Two washes, hand drying, brushing to the skin, nails, ears and a tidy of the feet. Right for smooth and short coats.",
      price: "from $48",
      unit: "60 to 90 min",
    },
    {
      name: "Full groom",
      text: "Everything in the bath plus a cut by clipper and scissors, to the length on your card or the one we agree at the door.",
      price: "from $72",
      unit: "about 2 hours",
    },
    {
      name: "Puppy’s first visit",
      text: "Up to six months. Half an hour of getting used to the table, the dryer and the clippers, with a bath if all goes well.",
      price: "$40",
      unit: "30 to 45 min",
    },
    {
      name: "Cat groom",
      text: "Wednesday mornings, no dogs in the building. Comb-out, belly and trousers, nails, and a lion cut only if it has to be.",
      price: "from $85",
      unit: "60 to 90 min",
    },
    {
      name: "De-shedding",
      text: "For huskies, Labradors and other double coats: undercoat raked and blown out, best in April and October.",
      price: "from $68",
      unit: "90 min",
    },
    {
      name: "Hand stripping",
      text: "Terriers and schnauzers, the dead coat plucked by hand so that color and texture stay. Every eight to ten weeks.",
      price: "from $95",
      unit: "2 to 3 hours",
    },
    {
      name: "Nails",
      text: "Clipped and filed, for dogs, cats and the odd rabbit. Tuesday to Friday afternoons without appointment.",
      price: "$18",
      unit: "10 min",
    },
    {
      name: "Matting and tangles",
      text: "Worked out with fingers, comb and conditioner where that is kind, clipped where it is not. We call first.",
      price: "$30",
      unit: "per half hour",
    },
    {
      name: "Teeth and breath",
      text: "Enzyme gel and a soft brush to lift plaque, and a look at the gums. It does not replace the vet’s scaling.",
      price: "$15",
      unit: "with any groom",
    },
    {
      name: "Pick-up and drop-off",
      text: "Our van collects within five miles, one household at a time, with a ramp and a seat belt for the passenger.",
      price: "$22",
      unit: "each way",
    },
  ],
  priceList: [
    {
      title: "Small, up to 20 lb",
      note: "Yorkies, dachshunds, bichons, toy poodles",
      entries: [
        { name: "Bath and brush-out", price: "$48" },
        { name: "Full groom", price: "$72" },
        { name: "De-shedding", price: "$68" },
        { name: "Hand stripping", price: "$95" },
      ],
    },
    {
      title: "Medium, 20 to 50 lb",
      note: "Cockers, beagles, schnauzers, mini doodles",
      entries: [
        { name: "Bath and brush-out", price: "$58" },
        { name: "Full groom", price: "$92" },
        { name: "De-shedding", price: "$82" },
        { name: "Hand stripping", price: "$120" },
      ],
    },
    {
      title: "Large, 50 to 90 lb",
      note: "Retrievers, standard poodles, shepherds",
      entries: [
        { name: "Bath and brush-out", price: "$74" },
        { name: "Full groom", price: "$118" },
        { name: "De-shedding", price: "$98" },
        { name: "Hand stripping", price: "$150" },
      ],
    },
    {
      title: "Giant, over 90 lb",
      note: "Newfoundlands, Bernese, Pyrenees and friends",
      entries: [
        { name: "Bath and brush-out", price: "$98" },
        { name: "Full groom", price: "$155" },
        { name: "De-shedding", text: "Two groomers, three hours", price: "$140" },
      ],
    },
    {
      title: "Cats",
      note: "Wednesday mornings with Rosa",
      entries: [
        { name: "Comb-out and nails", price: "$85" },
        { name: "Bath, dry and comb-out", price: "$110" },
        { name: "Lion cut", text: "Only for mats, or on a vet’s advice", price: "$125" },
      ],
    },
    {
      title: "Small extras",
      entries: [
        {
          name: "Nails, clipped and filed",
          text: "Tuesday to Friday afternoons, no appointment",
          price: "$18",
        },
        { name: "Teeth and breath", price: "$15" },
        { name: "Medicated bath", text: "Bring your vet’s shampoo or use ours", price: "$14" },
        { name: "Bandana, sewn by Rosa’s aunt", price: "$9" },
        { name: "A second look within a week", price: "free" },
      ],
    },
  ],
  plans: [
    {
      name: "Tidy",
      text: "For short coats that mostly need a bath.",
      price: "$45",
      yearlyPrice: "$495",
      unit: "per month, dogs to 50 lb",
      includes: [
        "A bath and brush-out every month",
        "Nails in between, any weekday afternoon",
        "Teeth included",
      ],
    },
    {
      name: "Six weeks",
      text: "For coats that grow: poodles, doodles, bichons.",
      price: "$68",
      yearlyPrice: "$748",
      unit: "per month, dogs to 50 lb",
      includes: [
        "A full groom every six weeks",
        "One bath between grooms",
        "The same groomer and weekday",
        "Mats up to 15 minutes included",
      ],
      isRecommended: true,
    },
    {
      name: "Big friend",
      text: "Over fifty pounds, any coat.",
      price: "$118",
      yearlyPrice: "$1,298",
      unit: "per month, dogs over 50 lb",
      includes: [
        "A full groom or de-shedding every six weeks",
        "One bath between grooms",
        "First appointment of the day on request",
        "Pick-up at half price",
      ],
    },
  ],
  people: [
    {
      name: "Maggie Thornbury",
      face: 28,
      role: "Head groomer",
      text: "Twenty-two years at the table, nine of them with show poodles. Can tell a home haircut from the street and will not say so.",
    },
    {
      name: "Andre Baptiste",
      face: 7,
      role: "Groomer, large and giant breeds",
      text: "Six foot three, sits on the floor to meet everyone. Shares a sofa with two Newfoundlands and has lost the argument about it.",
    },
    {
      name: "Rosa Delgado",
      face: 8,
      role: "Cat groomer",
      text: "Speaks softly, owns very thick sleeves. Wednesdays are hers: blinds half down, radio off.",
    },
    {
      name: "Kenji Mori",
      face: 1,
      role: "Groomer, hand stripping",
      text: "Learned on his grandmother’s wire fox terriers. Keeps a jar of combed-out undercoat for the birds in spring.",
    },
    {
      name: "Tilly Osgood",
      face: 38,
      role: "Bather",
      text: "Sings to nervous dogs, mostly country. Studying in the evenings to be a vet tech.",
    },
    {
      name: "Samir Khoury",
      face: 21,
      role: "Bather and dryer",
      text: "Used to dry cars for a living. Has a towel technique he calls the burrito, which the terriers have come to expect.",
    },
    {
      name: "Bev Lindholm",
      face: 20,
      role: "Front desk",
      text: "Knows 1,900 dogs by name and about a third of their owners. Keeper of the treat jar and the coat cards.",
    },
    {
      name: "Curtis Nwosu",
      face: 13,
      role: "Van",
      text: "Drove a school bus for eleven years. The passengers are quieter now, apart from the beagles.",
    },
  ],
  questions: [
    {
      question: "How often should my dog be groomed?",
      answer:
        "Coats that keep growing, such as poodles, doodles and bichons, need a full groom every four to six weeks. Double coats do well with a bath every eight weeks and de-shedding in spring and fall. Short coats manage on four baths a year. We note an interval on your card after the first visit.",
    },
    {
      question: "Do you use cages or drying boxes?",
      answer:
        "No. Animals are with their groomer from the door to the last brush. If you are late to collect, yours waits behind the desk with Bev, on a bed, off the leash if that is safe.",
    },
    {
      question: "Which vaccinations do you ask for?",
      answer:
        "Rabies where the law requires it, and distemper and parvovirus for puppies, at least a week before the first visit. We ask about kennel cough but do not insist on it. A photo of the vet’s card is enough.",
    },
    {
      question: "My dog is afraid of the groomer. Can you help?",
      answer:
        "Often. Tell us when you book and we give the first appointment of the day, when the room is empty, and plan several short visits instead of a long one. You may stay. If he is too distressed we stop, charge for the time used, and suggest what to ask your vet.",
    },
    {
      question: "Will you have to shave out the mats?",
      answer:
        "If a comb cannot pass between the mat and the skin, clipping is the kinder way, and we will show you before we begin. Loose tangles we work out at $30 a half hour. We do not brush for longer than an animal can bear.",
    },
    {
      question: "How long does it take, and can I wait?",
      answer:
        "A bath takes 60 to 90 minutes, a full groom about two hours, hand stripping up to three. There is a bench with a view of the tables. Some animals keep looking for you; if so, we will suggest a walk around the block.",
    },
    {
      question: "What if he is older or has a bad hip?",
      answer:
        "The tub is level with the floor, the table goes down to eight inches, and we can groom lying down on a mat. We split the visit into two at no charge if standing gets tiring.",
    },
    {
      question: "Do you groom cats?",
      answer:
        "Yes, on Wednesday mornings, when no dogs are booked. Rosa works alone with one cat at a time. Please bring yours in a carrier that opens at the top, with a towel that smells of home.",
    },
    {
      question: "What if I need to cancel?",
      answer:
        "Call us by the day before and it costs nothing. Later than that we ask for half, since the table was held for one animal only. Sudden illness is excused; please keep a coughing dog at home.",
    },
    {
      question: "What can I do between visits?",
      answer:
        "Brush down to the skin, in layers, twice a week, then check with a steel comb behind the ears, under the collar and in the armpits. Comb before a bath and never after, because water tightens tangles. We will gladly show you with your own brush.",
    },
  ],
  testimonials: [
    {
      quote:
        "Otis has been asked to leave two salons. Andre sat on the floor with him for twenty minutes, and then there was a bath, apparently.",
      name: "Jen Castellano",
      context: "Otis, Bernese, 112 lb",
    },
    {
      quote:
        "They called to say they’d found a split tooth. We hadn’t noticed. The vet had it out by Friday.",
      name: "Walter Bloom",
      context: "Pippin, border terrier",
    },
    {
      quote:
        "My doodle was one solid mat after the winter and I was braced for a lecture. I got a comb and a ten-minute lesson.",
      name: "Keisha Monroe",
      context: "Biscuit, goldendoodle",
    },
    {
      quote: "The cat has not forgiven me. She has forgiven Rosa.",
      name: "Ivo Petrov",
      context: "Duchess, Persian",
    },
    {
      quote:
        "He’s fourteen and can’t stand long. They did his back half on Tuesday and his front half on Thursday and charged me for one groom.",
      name: "Annemarie Fox",
      context: "Jasper, springer spaniel",
    },
    {
      quote:
        "I book on my phone on Sunday night, drop them both at eight, and get a picture around ten. The price has been what it said every time, eleven visits now.",
      name: "D. Hargreave",
      context: "two miniature schnauzers",
    },
    {
      quote:
        "First puppy visit: eleven treats, one nail, no tears. They wrote it all on her card, including the eleven.",
      name: "Soo-ah Park",
      context: "Mochi, shiba",
    },
    {
      quote:
        "My couch used to be gray with husky from March to June. One blowout here and I found out that it’s blue.",
      name: "Travis Eklund",
      context: "Loki, Siberian husky",
    },
    {
      quote:
        "Kenji strips my wire the way my old breeder did, and I’d driven two hundred miles to her for that.",
      name: "Margaret Sloane",
      context: "Hector, wire fox terrier",
    },
    {
      quote:
        "Curtis sends a message from the van: “Passenger aboard.” My mother reads it out to everyone on her floor.",
      name: "Paul Renner",
      context: "for his mother’s poodle",
    },
  ],
  hours: [
    { day: "Monday" },
    { day: "Tuesday", open: "08:00", close: "17:30" },
    { day: "Wednesday", open: "08:00", close: "17:30", note: "Cats only until noon" },
    { day: "Thursday", open: "08:00", close: "19:00" },
    { day: "Friday", open: "08:00", close: "17:30" },
    { day: "Saturday", open: "08:30", close: "16:00" },
    { day: "Sunday" },
  ],
  hoursNote:
    "The last full groom begins two and a half hours before we close. Nails until half an hour before.",
  statistics: [
    { figure: "4", label: "tables, one animal at each" },
    { figure: "0", label: "cages" },
    { figure: "1,960", label: "coat cards on file" },
    { figure: "2011", label: "the year of the first bath" },
  ],
  gallery: [
    {
      caption: "Otis, dry, in the bandana he came for",
      label: "A dog in a dotted bandana, its tongue out",
      fits: "animal table full groom face style year husky huskies labradors de-shedding shave",
    },
    {
      caption: "Wednesday morning, radio off",
      label: "A tabby cat wearing a dotted bandana",
      fits: "animal cat cats groom lion wednesday quiet",
    },
    {
      caption: "Slicker first, then the steel comb",
      label: "A slicker brush and a steel comb beside a few curls of hair",
      fits: "brush brushing comb matting tangles undercoat coat line lesson raked",
    },
    {
      caption: "Two towels to a dog, washed hot",
      label: "A stack of four folded towels and a rubber duck",
      fits: "towel drying dryer hand wait calm puppy first visit puppies",
    },
    {
      caption: "For after",
      label: "A bowl of dry food with a paw on it, and a bone",
      fits: "food treat treats after nails reward belly teeth breath gums",
    },
    {
      caption: "Hung by the door, with names",
      label: "A collar with a paw on its tag, and a leash",
      fits: "walk pick drop collect door leash van collar street history",
    },
    {
      caption: "Unscented, rinsed away twice",
      label: "A bathtub full of foam with a rubber duck on top",
      fits: "bath wash foam rinse water shampoo brush-out",
    },
    {
      caption: "Shampoo by the pump, faces by the scissors",
      label: "Two pump bottles of shampoo and a pair of scissors",
      fits: "scissors clipper shampoo conditioner nails clipped price table stripping terriers texture",
    },
  ],
  posts: [
    {
      title: "The line-brushing lesson",
      summary: "Why a dog that is brushed every day can still be matted, and how to stop it.",
      date: "2026-10-20",
      body: [
        "Most people brush the top half inch. It looks smooth and feels smooth, while underneath, next to the skin, the loose hair is quietly turning into felt. You find it in the fall, when the comb stops.",
        "Line brushing goes in layers. Lay your dog on his side. With one hand push the hair up so that you see a line of skin, and with the other brush down a little at a time from that line. Move the hand half an inch and do it again. A cocker takes twelve minutes once you are used to it.",
        "Finish with a steel comb, wide teeth first. If it glides from skin to tip you are done; if it catches, hold the hair close to the skin so that nothing pulls, and tease the knot apart from its outer end.",
        "The places that mat first are behind the ears, under the collar and the harness, in the armpits and between the toes. If time is short, do only those.",
      ],
    },
    {
      title: "Please don’t shave the husky",
      summary: "What a double coat does in July, and what helps instead.",
      date: "2026-06-30",
      body: [
        "Every June somebody asks us to take a husky down to the skin so that it will be cooler. We say no, kindly, and then explain it to the husky’s owner.",
        "A double coat is two things. The woolly undercoat keeps heat in and is shed as the days lengthen. The long guard hairs above it keep sun and heat out. Clip both and you have removed the shade along with the blanket, and on some dogs the guard hairs never return as they were.",
        "What does help is getting the dead undercoat out, with a bath, a strong dryer and an hour of raking. Air then moves through to the skin. After that: water, shade, walks before eight, and a hand on the pavement. If you cannot hold it there for seven seconds, neither can he.",
      ],
    },
    {
      title: "A puppy’s first year at the groomer",
      summary: "Start at twelve weeks, and start with nothing much.",
      date: "2026-03-12",
      body: [
        "Come for the first time a week after the second vaccination, at about twelve weeks. We don’t do much, and that is the plan. The puppy eats something on the table, hears the dryer from across the room and goes home pleased.",
        "At sixteen weeks we bathe, trim around the eyes and do the nails. By then you can help at home: touch each foot every evening while you watch the news, and let an electric toothbrush hum next to a shoulder so that clippers come as no surprise.",
        "Somewhere between seven and twelve months the puppy coat gives way to the adult one. Tangles appear overnight, in coats that never had any. Book every four weeks for that stretch, even if it looks unnecessary; it is the difference between a trim and a shave.",
        "At a year we sit down with the card, and you decide how long and how often. Most people choose shorter than they had imagined. It’s the walks in the rain that decide it.",
      ],
    },
  ],
  events: [
    {
      title: "Puppy Saturday",
      text: "Under six months, six at a time: table, dryer, treats. Owners learn to do nails on a pencil first.",
      date: "2027-01-30",
      time: "09:00",
      place: "The salon",
      price: "$15",
    },
    {
      title: "Bring your own brush",
      text: "Maggie shows line brushing on whoever volunteers. Coats of all kinds, no sales talk.",
      date: "2027-03-18",
      time: "17:30",
      place: "The salon",
      price: "free",
    },
    {
      title: "The big blowout",
      text: "Two days for huskies, shepherds and retrievers only. De-shedding at a quarter off, and the fluff goes to the bird rescue.",
      date: "2027-04-16",
      time: "08:00",
      place: "The salon and the yard",
      price: "from $51",
    },
    {
      title: "First aid for paws",
      text: "A vet tech on bleeding nails, bee stings, heat and when to drive. Bring questions, leave dogs at home.",
      date: "2027-05-20",
      time: "17:30",
      place: "The salon",
      price: "$20",
    },
  ],
  comparisons: [
    {
      title: "Biscuit, after a winter at the farm",
      before: "Coat felted behind both ears and along the chest, mud up to the eyebrows.",
      after:
        "Washed twice, brushed to the skin, cheeks scissored round, in a fresh bandana. Two hours and forty minutes.",
    },
    {
      title: "Loki, in the second week of April",
      before: "Undercoat coming away in tufts.",
      after: "A pillowcase and a half of wool on the floor, and a coat that lets the air through.",
    },
  ],
  partners: [
    "Riverside Animal Hospital",
    "Second Chance Spaniels",
    "Old Barn Feed",
    "Tin Bowl Pet Supply",
    "Whistle Dog Training",
    "Paddock Bird Rescue",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "Square"],
  newsletterTitle: "Coat weather",
  newsletterText:
    "A short mail when the season turns: what is shedding, what is biting, and the first pick of appointments.",
  contact: {
    title: "Tell us about the animal",
    text: "Name, breed and what worries you, if anything does. A photo helps; reply to our answer with one.",
    fields: [
      { label: "Name and breed", kind: "text" },
      {
        label: "Weight",
        kind: "choice",
        options: ["Up to 20 lb", "20 to 50 lb", "50 to 90 lb", "Over 90 lb", "It’s a cat"],
      },
      { label: "Last groomed", kind: "date" },
      {
        label: "Mood about baths",
        kind: "choice",
        options: ["Loves them", "Puts up with them", "Afraid", "Never had one"],
      },
    ],
    action: "Ask for a price",
  },
  booking: {
    title: "Choose a table and a time",
    text: "We hold it for one animal. You get a reminder the day before, and a photo when we are done.",
    slots: ["08:30", "10:00", "11:30", "13:00", "14:30"],
    action: "Hold this time",
  },
  places: {
    ledger: {
      street: "19 Spaniel Row",
      town: "Charleston",
      area: "South Carolina",
      phone: "(843) 555-0113",
      email: "desk@barkleyfinch.example",
    },
    studio: {
      street: "501 Northlight Avenue",
      town: "Minneapolis",
      area: "Minnesota",
      phone: "(612) 555-0176",
      email: "studio@undercoat.example",
    },
    counter: {
      street: "84 Willow Street",
      town: "Madison",
      area: "Wisconsin",
      phone: "(608) 555-0139",
      email: "woof@sudsandtails.example",
    },
    signal: {
      street: "2200 Harbor Drive, Unit 4",
      town: "San Diego",
      area: "California",
      phone: "(619) 555-0182",
      email: "slots@clipperbay.example",
    },
    almanac: {
      street: "12 Tannery Lane",
      town: "Hudson",
      area: "New York",
      phone: "(518) 555-0105",
      email: "notes@kindlycomb.example",
    },
    marquee: {
      street: "670 Railyard Road",
      town: "Missoula",
      area: "Montana",
      phone: "(406) 555-0151",
      email: "howl@moonandmastiff.example",
    },
  },
  pages: [
    { id: "services", name: "Services" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "Our groomers" },
    { id: "gallery", name: "The work" },
    { id: "journal", name: "Coat notes" },
    { id: "booking", name: "Book" },
  ],
};
