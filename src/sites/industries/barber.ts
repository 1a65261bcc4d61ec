import type { Industry } from "./industry.ts";

export const barber: Industry = {
  id: "barber",
  name: "Barber",
  plural: "Barbers",
  synonyms: [
    "barbers",
    "barbershop",
    "barber shop",
    "barber’s shop",
    "gents’ barber",
    "gentlemen’s barber",
    "gents hairdresser",
    "men’s barber",
    "men’s hairdresser",
    "men’s haircuts",
    "men’s grooming",
    "male grooming",
    "mens haircut",
    "traditional barber",
    "turkish barber",
    "afro barber",
    "black barbershop",
    "beard barber",
    "barbering",
    "walk-in barber",
    "kids’ barber",
    "shave shop",
  ],
  vocabulary: [
    "skin fade",
    "low fade",
    "mid fade",
    "high fade",
    "taper",
    "taper fade",
    "fade",
    "buzz cut",
    "crew cut",
    "flat top",
    "undercut",
    "quiff",
    "pompadour",
    "crop",
    "textured crop",
    "mullet",
    "line-up",
    "shape-up",
    "edge-up",
    "clippers",
    "clipper cut",
    "guard",
    "number two",
    "grade one",
    "hot towel",
    "hot towel shave",
    "wet shave",
    "straight razor",
    "cut-throat razor",
    "cutthroat",
    "lather",
    "aftershave",
    "pomade",
    "beard",
    "beard trim",
    "beard oil",
    "moustache",
    "sideburns",
    "stubble",
    "neck shave",
    "back and sides",
    "short back and sides",
    "dreadlocks",
    "barber chair",
    "barber pole",
    "walk-ins",
    "first haircut",
    "dad and lad",
  ],
  locale: "en-GB",
  customers: "regulars",
  openings: {
    ledger: {
      name: "Gilchrist & Daughter",
      kicker: "Barbers and shavers, est. 2009",
      headline: "A proper shave takes forty minutes.",
      opening:
        "Hot towel, lather whisked in the bowl, two passes of the razor and nobody in a hurry. Four chairs, by appointment before noon and by the bench after it.",
      action: "Reserve a chair",
      secondAction: "The price list",
    },
    studio: {
      name: "Quiet Taper",
      kicker: "Scissor and clipper cuts",
      headline: "Good from the back, too.",
      opening:
        "We hold the mirror up behind you and mean it. Necklines that follow the neck, a taper without a ledge, and a cut that is drawn before it is begun.",
      action: "Book a chair",
      secondAction: "Recent necks",
    },
    counter: {
      name: "The Snug Barbers",
      kicker: "Four chairs and a kettle",
      headline: "Usual, is it?",
      opening:
        "You don’t have to talk. But if you want to talk, we’ve got the football, Trevor’s allotment and what’s going on with the bypass. Pop in, grab a stool, you’re next but one.",
      action: "Get in the queue",
      secondAction: "What’s the damage?",
    },
    signal: {
      name: "Zero Point Five",
      kicker: "Fades, measured",
      headline: "0.5 to 3, blended in 40 minutes.",
      opening:
        "Mornings by slot, afternoons by live queue. Guard numbers are saved to your profile, so the next fade starts where this one left off. £29, whoever holds the clippers.",
      action: "Take a slot",
      secondAction: "Fixed prices",
    },
    almanac: {
      name: "The Waiting Bench",
      kicker: "A barber’s shop, and what was said",
      headline: "Everything we heard with our backs turned",
      opening:
        "People tell a barber things because he stands behind them. In seventeen years at the same four chairs we have heard two proposals rehearsed, one confession of arson (hedge) and the whole of the 2012 season, nightly.",
      action: "Keep me a seat",
      secondAction: "From the bench",
    },
    marquee: {
      name: "Black Lather",
      kicker: "Razor work, late on Thursdays",
      headline: "Tip the chair. Kill the lights.",
      opening:
        "A towel lands, the room smells of bay, and for forty minutes nobody can reach you. You get up lighter, and slightly dangerous.",
      action: "Claim the chair",
      secondAction: "The ritual",
    },
  },
  copies: [
    {
      aboutTitle: "Four chairs, set in 2009",
      about: [
        "The chairs came out of a shop that closed in Leith, and were made in 1961. They weigh eighty-six kilograms each, lie flat, and have been re-covered twice. The rest of the shop was bought new and has been replaced since; the chairs have not.",
        "Five barbers share them. Every one of us served at least three years before holding a razor to a customer, and strops it before each shave. Blades that cannot be sterilised are used once.",
        "Mornings are by appointment, afternoons by turn. A board above the bench shows who is waiting and for whom, and it is also on this site, to the minute.",
      ],
      servicesTitle: "The list",
      servicesText:
        "Prices include the wash, the neck shave and a hot towel. They are the same for every barber in the shop and for every kind of hair.",
      reasons: [
        {
          title: "Served their time",
          text: "Three years before the razor, for all five. The certificates hang by the till.",
        },
        {
          title: "All hair, one price",
          text: "Coils, curls, straight or scarce. Two of us trained on afro hair before anything else.",
        },
        {
          title: "Your numbers on a card",
          text: "Guards, neckline, which side the parting lives. Any of us can repeat what any other cut.",
        },
        {
          title: "A week to complain",
          text: "If it sits wrong once you have slept on it, it is put right free, in the next gap.",
        },
      ],
      processTitle: "A cut, in its order",
      process: [
        {
          title: "Consultation, 3 minutes",
          text: "Dry, in the mirror, with your hands in it as well as ours.",
        },
        { title: "Wash and towel", text: "Backwash, ninety seconds of scalp, a towel from the steamer." },
        { title: "Clippers, then scissors", text: "Bulk first, blend second, corners last." },
        {
          title: "Razor and mirror",
          text: "Neck and ears with a fresh blade. The back is shown to you, both sides.",
        },
      ],
      closingTitle: "There is usually a chair by Thursday.",
      closingText:
        "Book the morning, or come after twelve and take your turn. If you want one barber in particular, say so and we will tell you when.",
    },
    {
      aboutTitle: "Neckline first",
      about: [
        "Most haircuts are judged from the front and lived with from behind. So we begin at the nape. Round or square or faded into nothing: the line has to follow a neck that turns, sits at a desk and grows downwards at half a millimetre a day.",
        "Then it is subtraction. Two cuts in three that come through the door want less doing to them than was asked for. We take off a little, look from the far wall, and take off a little less.",
        "Nobody needs to talk. There is a hook for the coat, a shelf for the glasses, and a jar of change that regulars have been filling for the lifeboat since the first winter.",
      ],
      servicesTitle: "What we do with hair",
      servicesText:
        "Cuts, beards and shaves, with clippers, with scissors or with a blade. We will say which, and why it grows out better.",
      reasons: [
        {
          title: "Cut to grow",
          text: "A fade is sharp for ten days. We set the weight so that week five still has a shape.",
        },
        {
          title: "Restraint",
          text: "If the crop you have brought a picture of belongs to another kind of hair, we say so before the first snip.",
        },
        {
          title: "One smell",
          text: "Bay, lime and a little soap. There is no second one competing from the shelf.",
        },
      ],
      processTitle: "Half an hour, unhurried",
      process: [
        { title: "Look", text: "You standing, us behind. How the hair falls when nobody is minding it." },
        { title: "Remove", text: "What is heavy, what is old, and what the last barber left." },
        { title: "Draw", text: "The line round the ears and across the nape, by hand." },
        { title: "Leave", text: "With nothing in your collar. We check." },
      ],
      closingTitle: "Come when it starts to bother you",
      closingText:
        "That is generally week four. Write the date down, or let us send you a line, once, and not again.",
    },
    {
      aboutTitle: "Same chairs, same Trevor",
      about: [
        "We opened the week the credit crunch shut the bank next door, and we’re still here and it’s a vape shop. That’s four chairs, five barbers, one kettle and a bench that’s seen more arguments than the council.",
        "Dads bring lads, lads bring their own lads. We’ve done first haircuts on a plank across the arms and we’ve been out to the hospice to do last ones. No charge for either, since you ask.",
        "Come as you are. Work boots, school tie, bit of a head on from last night. We’ll sort the top end.",
      ],
      servicesTitle: "What you having?",
      servicesText:
        "Back and sides, skin fade, tidy the beard, do the eyebrows without mentioning it. If you can’t describe it, point at somebody on the wall.",
      reasons: [
        {
          title: "No booking after twelve",
          text: "Walk in, find out who’s last, sit down. That’s the whole system.",
        },
        { title: "You can shut your eyes", text: "Say “long week” and nobody will ask about your holidays." },
        { title: "Kids on the plank", text: "They get the lolly first. We’re not daft." },
        { title: "Wonky? Back you come", text: "We’ll straighten it for nothing and blame the other fella." },
      ],
      processTitle: "How it works round here",
      process: [
        { title: "Who’s last?", text: "Ask the bench. Somebody’ll lift a finger." },
        { title: "Tea or not", text: "It’s builder’s. There’s a coffee machine but we’ve lost the bit." },
        { title: "In the chair", text: "Tell us the number, or tell us the wedding’s on Saturday." },
        { title: "Sorted", text: "Hot towel, bit of smelly, off you trot." },
      ],
      closingTitle: "Go on, it’s over your ears",
      closingText:
        "Check the queue, nip down, be home before the tea’s cold. Mornings you can book if you’re that organised.",
    },
  ],
  services: [
    {
      name: "Haircut",
      text: "Wash, cut with clippers or scissors, neck shaved with a blade, hot towel. Any length, any kind of hair.",
      price: "£26",
      unit: "35 min",
    },
    {
      name: "Skin fade",
      text: "Taken down to nothing and blended by hand, corners checked under the lamp.",
      price: "£29",
      unit: "40 min",
    },
    {
      name: "Hot towel shave",
      text: "Two towels, whisked lather, two passes of the razor, cold towel, balm. The chair goes flat.",
      price: "£34",
      unit: "40 min",
    },
    {
      name: "Beard trim",
      text: "Shaped with clippers, edged with the razor, oiled. We find the line where your jaw is and not where it was.",
      price: "£18",
      unit: "20 min",
    },
    {
      name: "Cut and beard",
      text: "Both in one sitting and by one barber, so that they meet in the middle.",
      price: "£40",
      unit: "55 min",
    },
    {
      name: "Head shave",
      text: "Foil or open razor, hot towels before and after, moisturiser that does not shine.",
      price: "£30",
      unit: "35 min",
    },
    {
      name: "Buzz cut",
      text: "One guard all over, neck and ears tidied. In and out.",
      price: "£16",
      unit: "15 min",
    },
    {
      name: "Under twelves",
      text: "On the plank or off it, with patience and a lolly. Free for a first haircut ever, lock in an envelope.",
      price: "£17",
      unit: "25 min",
    },
    {
      name: "Sixty-five and over",
      text: "A full haircut at a gentler price, Tuesday to Thursday before noon. We collect from Alma Court on the first Tuesday.",
      price: "£18",
      unit: "30 min",
    },
    {
      name: "The wedding party",
      text: "The shop to yourselves before we open: up to six cuts and shaves, bacon rolls, no whisky until the ring is found.",
      price: "£260",
      unit: "from 07:00, up to six",
    },
  ],
  priceList: [
    {
      title: "Hair",
      note: "Wash, neck shave and hot towel included.",
      entries: [
        { name: "Haircut", price: "£26" },
        { name: "Skin fade", price: "£29" },
        { name: "Buzz cut", text: "One guard", price: "£16" },
        { name: "Long hair, scissors only", price: "£32" },
        { name: "Neck and ears between cuts", text: "Ten minutes, no wash", price: "£8" },
      ],
    },
    {
      title: "Beard and blade",
      entries: [
        { name: "Hot towel shave", price: "£34" },
        { name: "Beard trim", price: "£18" },
        { name: "Cut and beard", price: "£40" },
        { name: "Head shave", price: "£30" },
        { name: "Moustache, waxed", price: "£9" },
      ],
    },
    {
      title: "Young and old",
      entries: [
        { name: "Under twelves", price: "£17" },
        { name: "First haircut ever", text: "With the lock in an envelope", price: "free" },
        { name: "Dad and lad", text: "Side by side", price: "£38" },
        { name: "Sixty-five and over", text: "Tuesday to Thursday before noon", price: "£18" },
      ],
    },
    {
      title: "To take home",
      note: "Made for us in a shed in Fife.",
      entries: [
        { name: "Bay and lime balm", price: "£14" },
        { name: "Matt paste", price: "£13" },
        { name: "Beard oil", price: "£12" },
        { name: "Badger-free shaving brush", price: "£28" },
      ],
    },
  ],
  plans: [
    {
      name: "Tidy",
      text: "A cut a month.",
      price: "£23",
      yearlyPrice: "£253",
      unit: "per month",
      includes: ["One haircut or fade", "Neck and ears in between", "10% off what’s on the shelf"],
    },
    {
      name: "Sharp",
      text: "For fades, which do not keep.",
      price: "£44",
      yearlyPrice: "£484",
      unit: "per month",
      includes: [
        "Two fades or haircuts",
        "Neck and ears whenever you pass",
        "Booking opens two days early",
        "A coffee, if the bit is found",
      ],
      isRecommended: true,
    },
    {
      name: "Full lather",
      text: "Hair, beard and one slow shave.",
      price: "£82",
      yearlyPrice: "£902",
      unit: "per month",
      includes: [
        "Two cut-and-beards",
        "One hot towel shave",
        "Evening chair on Thursday",
        "A guest cut in your birthday month",
      ],
    },
  ],
  people: [
    {
      name: "Alec Gilchrist",
      face: 39,
      role: "Barber, founder",
      text: "Apprenticed at fifteen to a man called Enzo. Shaves against the grain once, and only where he has asked.",
    },
    {
      name: "Rhona Gilchrist",
      face: 4,
      role: "Barber, fades",
      text: "Alec’s daughter and by now the quicker of the two. Can read a guard number off a head from the pavement.",
    },
    {
      name: "Trevor Blackett",
      face: 27,
      role: "Barber, Tuesday to Thursday",
      text: "Forty-four years cutting. Grows leeks the length of a forearm, and brings the photographs.",
    },
    {
      name: "Kofi Mensah",
      face: 7,
      role: "Barber, afro hair and line-ups",
      text: "Taught himself on four brothers. Draws a hairline with a white pencil and keeps to it.",
    },
    {
      name: "Emre Aydin",
      face: 21,
      role: "Barber, hot towel shaves",
      text: "From a family of barbers in Izmir. Does ears with a flame, on request, and with a straight face.",
    },
    {
      name: "Danny Sugden",
      face: 31,
      role: "Apprentice, second year",
      text: "Cuts on Wednesday evenings at half price with Rhona standing by. Sweeps like he means it.",
    },
    {
      name: "Lottie Tranter",
      face: 30,
      role: "Apprentice, first year",
      text: "Washes, towels, the first five minutes of everybody. Has opinions on moustaches and is right.",
    },
    {
      name: "Nora Blackett",
      face: 20,
      role: "Till and kettle",
      text: "Married to Trevor, in charge of Trevor. Keeps the board, the book and the lifeboat jar.",
    },
  ],
  questions: [
    {
      question: "Do I need an appointment?",
      answer:
        "Before noon, yes: mornings can be booked on this site up to three weeks ahead. From twelve until closing it is walk-in, in turn. The board above the bench is also online, so you can see how many are waiting before you leave the house.",
    },
    {
      question: "How long will I wait?",
      answer:
        "On a weekday afternoon about twenty minutes, on a Saturday up to an hour. The quietest times are Tuesday after two and Wednesday at half past twelve. If you would rather have one barber in particular, the bench will let you wait for him.",
    },
    {
      question: "Do you cut afro and very curly hair?",
      answer:
        "Yes, at the same price. Kofi and Rhona trained on it, and all five can do a line-up. For twists and locs Kofi has Friday mornings, by appointment.",
    },
    {
      question: "Is the razor clean?",
      answer:
        "The blade is new for every customer and thrown away while you watch. Handles, guards and scissors are cleaned, then sit in disinfectant between heads, then dry in an ultraviolet box. Towels are boiled.",
    },
    {
      question: "My skin reacts to shaving. Should I try?",
      answer:
        "Often it is the multi-blade razor and the canned foam. A single blade with the grain is kinder. Tell us, and we do one pass with no scent. If you use a steroid cream or have had acne treatment in the past six months, have the beard trimmed instead.",
    },
    {
      question: "Can you do what is in this photograph?",
      answer:
        "Bring it. We look at the hair in the picture, then at yours, and say what will be the same and what will not. The photographs on our wall are all of people who sat in these chairs.",
    },
    {
      question: "Do you cut children’s hair?",
      answer:
        "From the day they can sit. Under twelves are £17, a first ever haircut is free. For children who find noise or touch hard, we open at eight on the last Tuesday of the month, with one chair, no music and no clippers unless they want them.",
    },
    {
      question: "Do women come here?",
      answer: "Of course. Short hair is short hair and costs the same. We do not colour, perm or set.",
    },
    {
      question: "Can I pay by card, and do you take tips?",
      answer:
        "Card, phone or cash. Tips are split between all of us each night, apprentices included, or go in the lifeboat jar if you say so.",
    },
    {
      question: "What if I am running late?",
      answer:
        "Ten minutes is fine. After that we may have to shorten things or swap you with the next. If you cannot come, tell us two hours ahead. Nobody is charged the first time.",
    },
  ],
  testimonials: [
    {
      quote: "I asked for the same as last time and he went and got a card with last time on it.",
      name: "Stuart Ellwood",
      context: "every fourth Tuesday",
    },
    {
      quote:
        "My lad’s autistic and hadn’t had a haircut in fourteen months that wasn’t in the bath. Eight o’clock, one chair, no clippers. He asked for the mirror.",
      name: "Gemma Stokoe",
      context: "Harvey’s mum",
    },
    {
      quote: "First shave of my life by somebody else. I was asleep by the second towel.",
      name: "Anand Krishnan",
      context: "present from his wife",
    },
    {
      quote: "Rhona told me the mullet would be a mistake and then did me an excellent mullet.",
      name: "Lewis Farquhar",
      context: "skin fade, later",
    },
    {
      quote:
        "They came to the hospice with the plank bag and did Dad’s back and sides. He checked it in the mirror. Both sides.",
      name: "Colette Marsh",
      context: "for her father",
    },
    {
      quote: "Booked at 11:40, sat at 11:45, out at 12:20. It’s the only thing in my week that runs to time.",
      name: "Tunde Bakare",
      context: "Sharp member",
    },
    {
      quote: "Nobody’s ever got my hairline right in this town. Kofi used a pencil. A pencil!",
      name: "Jermaine Powell",
      context: "line-up",
    },
    {
      quote: "Twelve years on that bench. I know more about leeks than I ever meant to.",
      name: "Phil Armitage",
      context: "Saturday regular",
    },
    {
      quote:
        "Six of us at seven in the morning, bacon rolls, and every photograph from that day has ears in it.",
      name: "Rob Castle",
      context: "got married in May",
    },
    {
      quote: "I’m a woman with short hair and I’d been charged £58 for it. Here it’s £26 and better.",
      name: "Jude Whitmore",
      context: "crop, monthly",
    },
  ],
  hours: [
    { day: "Monday" },
    { day: "Tuesday", open: "09:00", close: "18:00" },
    { day: "Wednesday", open: "09:00", close: "18:00" },
    { day: "Thursday", open: "09:00", close: "20:00", note: "Late chairs" },
    { day: "Friday", open: "09:00", close: "18:30" },
    { day: "Saturday", open: "08:00", close: "16:00" },
    { day: "Sunday" },
  ],
  hoursNote:
    "By appointment until noon, by turn afterwards. The last head goes in the chair half an hour before we close.",
  statistics: [
    { figure: "4", label: "chairs, made in 1961" },
    { figure: "£26", label: "a haircut, whatever the hair" },
    { figure: "2009", label: "the year we hung up the pole" },
    { figure: "20 min", label: "on the bench, on a weekday" },
  ],
  gallery: [
    {
      caption: "Turning since the first morning",
      label: "A barber’s pole with two colours of stripe",
      fits: "pole shop wedding party street first board wait bench open",
    },
    {
      caption: "Eighty-six kilograms, re-covered twice",
      label: "A barber’s chair with a steel foot",
      fits: "chair haircut sixty-five under twelves plank sitting set kids",
    },
    {
      caption: "Stropped before, thrown away after",
      label: "An open razor",
      fits: "razor head shave blade neck edge hot towel steel restraint",
    },
    {
      caption: "Badger-free, made in a shed",
      label: "A shaving brush beside a small jar",
      fits: "lather brush whisked balm beard shelf smell home",
    },
    {
      caption: "Guard numbers are on your card",
      label: "A pair of hair clippers with their cord",
      fits: "fade clippers buzz cut guard numbers skin blend taper",
    },
    {
      caption: "Corners last",
      label: "Open scissors and a dark comb",
      fits: "scissors comb cut long hair curls trim beard line draw",
    },
    {
      caption: "From the steamer, two a head",
      label: "Six rolled white towels in a pile",
      fits: "towel wash hot shave steam collar boiled",
    },
    {
      caption: "Whisked, never sprayed",
      label: "A bowl of lather from above",
      fits: "bowl foam shave lather moustache soap ritual forty minutes",
    },
  ],
  posts: [
    {
      title: "Why your fade is gone by the second Friday",
      summary: "Hair grows half a millimetre a day. On a zero, that is everything.",
      date: "2026-10-06",
      body: [
        "A skin fade starts at nothing. After a week there are three and a half millimetres of something, which is a number one guard. All the steps that Rhona spent forty minutes hiding have moved up by the width of a match head, and your eye can find them again.",
        "You can do three things. Come back every ten days, and plenty do. Or ask for a taper, where the skin shows only at the nape and by the ears; it lasts three weeks. Or have the whole thing left a number higher, and gain ten days for each.",
        "What does not help is a home clipper and a bathroom cabinet. We see the results on Tuesdays.",
        "In between, pop in for the neck and ears. It takes ten minutes, costs £8 and buys you a week.",
      ],
    },
    {
      title: "Shaving at home without the red bits",
      summary: "Emre’s method: slower, wetter, once.",
      date: "2026-05-19",
      body: [
        "Shave after the shower and not before. Hair that has been wet for three minutes takes a third of the force. If you cannot, hold a hot flannel on your face for the length of a song.",
        "Use soap and a brush. Foam from a can is mostly air, and the brush does the actual work: it lifts the hairs. Circles, two minutes, until it looks like yoghurt.",
        "One blade. Rinse it after every stroke. Go with the grain, which on most necks runs sideways, so feel for it first with your fingertips. Do not press. If you need a second pass, lather again.",
        "Cold water, pat, wait. Alcohol stings because it is drying out the thing you have just scraped. A little balm will do, and the fridge is a good place to keep it.",
      ],
    },
    {
      title: "A short history of our bench",
      summary: "Pitch pine, seven seats, out of a chapel.",
      date: "2026-02-03",
      body: [
        "It was a pew. You can still see the numbers, 14 to 20, and on seat 17 someone called E. B. has been at work with a knife during what must have been a long sermon.",
        "It holds seven, or six and Big Alan. The rule is that you ask who is last and remember the face. No tickets, no screen. In seventeen years there have been two disputes, and one of those was really about a fence.",
        "People sit down as strangers there every day. A joiner met the man who now does his books. Somebody’s kitchen was sold to somebody’s cousin. During the snow of 2018 eleven of them stayed on after closing and finished the crossword.",
        "When the shop was done up we had it stripped, and found beneath the varnish on the underside, in pencil: “mind your head”. We left that on.",
      ],
    },
  ],
  events: [
    {
      title: "Apprentices’ night",
      text: "Danny and Lottie cut, Rhona watches, you pay half. Bring an open mind and a hat.",
      date: "2027-01-27",
      time: "18:00",
      place: "The shop",
      price: "£13",
    },
    {
      title: "The quiet hour",
      text: "One chair, no music, lights down, for children and adults who find barbers hard. Thirty minutes each, please book.",
      date: "2027-02-23",
      time: "08:00",
      place: "The shop",
      price: "£17",
    },
    {
      title: "Learn to shave",
      text: "Eight teenagers, eight brushes, Emre, and a balloon to practise on. Fathers wait outside.",
      date: "2027-03-30",
      time: "18:00",
      place: "The shop",
      price: "£15",
    },
    {
      title: "Lifeboat Saturday",
      text: "Everything we take goes in the jar. Trevor shaves off the moustache if we pass a thousand.",
      date: "2027-05-15",
      time: "08:00",
      place: "The shop and the pavement",
      price: "from £8",
    },
  ],
  comparisons: [
    {
      title: "Phil, back from four months offshore",
      before: "Beard in three directions, hair down to the collar, a net’s worth of salt.",
      after: "Cut and beard, fifty-five minutes. His dog barked at him.",
    },
    {
      title: "Lewis’s neckline, by phone and by us",
      before: "A line drawn at home, in the bathroom, uphill.",
      after: "Tapered to nothing, level, and following the neck.",
    },
  ],
  partners: [
    "Lomond Soap Works",
    "Castle Steel Shears",
    "The Lifeboat Jar",
    "Alma Court",
    "Northgate Rovers FC",
    "Bay & Lime Ltd.",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "Google Pay", "Cash"],
  newsletterTitle: "A line in week four",
  newsletterText:
    "One message when your cut has had its time, with three free mornings in it. Nothing else, and you can stop it with a word.",
  contact: {
    title: "Ask the shop",
    text: "Wedding parties, hospice visits, the quiet hour, a job. For an ordinary haircut just come down.",
    fields: [
      {
        label: "What’s it about?",
        kind: "choice",
        options: [
          "A wedding party",
          "The quiet hour",
          "A visit at home or in hospital",
          "Work here",
          "Something I left behind",
        ],
      },
      { label: "For how many?", kind: "text" },
      { label: "Which day?", kind: "date" },
    ],
    action: "Send it over",
  },
  booking: {
    title: "Book a morning chair",
    text: "Until noon, with the barber of your choice. After that, come and ask who’s last.",
    slots: ["09:00", "09:40", "10:20", "11:00", "11:40"],
    action: "Keep this chair",
  },
  places: {
    ledger: {
      street: "31 Shore Wynd",
      town: "Kirkcaldy",
      area: "Fife",
      phone: "01632 960121",
      email: "chairs@gilchrist.example",
    },
    studio: {
      street: "6 Lantern Mews",
      town: "Cheltenham",
      area: "Gloucestershire",
      phone: "01632 960188",
      email: "nape@quiettaper.example",
    },
    counter: {
      street: "112 Westgate",
      town: "Huddersfield",
      area: "West Yorkshire",
      phone: "0113 496 0174",
      email: "bench@snugbarbers.example",
    },
    signal: {
      street: "Arch 9, Viaduct Street",
      town: "Stockport",
      area: "Greater Manchester",
      phone: "0161 496 0105",
      email: "slots@zeropointfive.example",
    },
    almanac: {
      street: "4 Chapel Court",
      town: "Aberystwyth",
      area: "Ceredigion",
      phone: "01632 960156",
      email: "seat@waitingbench.example",
    },
    marquee: {
      street: "19 Cathedral Row",
      town: "Derry",
      area: "County Londonderry",
      phone: "028 9649 6177",
      email: "steel@blacklather.example",
    },
  },
  pages: [
    { id: "prices", name: "Prices" },
    { id: "services", name: "Cuts and shaves" },
    { id: "about", name: "The barbers" },
    { id: "gallery", name: "The shop" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "From the bench" },
    { id: "booking", name: "Book" },
  ],
};
