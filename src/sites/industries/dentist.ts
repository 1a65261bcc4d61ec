import type { Industry } from "./industry.ts";

export const dentist: Industry = {
  id: "dentist",
  name: "Dentist",
  plural: "Dentists",
  synonyms: [
    "dental practice",
    "dental office",
    "dental clinic",
    "dental surgery",
    "dental care",
    "dentistry",
    "family dentist",
    "family dentistry",
    "general dentist",
    "cosmetic dentist",
    "cosmetic dentistry",
    "pediatric dentist",
    "children’s dentist",
    "emergency dentist",
    "orthodontist",
    "orthodontics",
    "endodontist",
    "periodontist",
    "oral surgeon",
    "dental hygienist",
    "dental implants clinic",
    "teeth whitening studio",
    "invisible braces",
    "dds",
    "dmd",
  ],
  vocabulary: [
    "tooth",
    "toothache",
    "molar",
    "wisdom tooth",
    "cavity",
    "cavities",
    "filling",
    "fillings",
    "crown",
    "crowns",
    "bridge work",
    "veneer",
    "veneers",
    "denture",
    "dentures",
    "implant",
    "implants",
    "root canal",
    "extraction",
    "whitening",
    "bleaching",
    "braces",
    "aligner",
    "aligners",
    "night guard",
    "gums",
    "gum disease",
    "plaque",
    "tartar",
    "enamel",
    "scale and polish",
    "cleaning and exam",
    "fluoride",
    "sealant",
    "floss",
    "flossing",
    "toothbrush",
    "bitewing",
    "bite",
    "jaw",
    "grinding",
    "smile",
    "smile makeover",
    "mouth",
    "oral",
    "dental",
    "novocaine",
    "sedation",
    "abscess",
    "chipped",
  ],
  locale: "en-US",
  customers: "patients",
  openings: {
    ledger: {
      name: "Halloran & Reyes",
      kicker: "Dentists on the green since 2003",
      headline: "The same dentist, every six months.",
      opening:
        "Three dentists, three hygienists and a chart that has followed some families for two decades. You are seen by whoever saw you last, and told what can wait.",
      action: "Request an exam",
      secondAction: "Printed fees",
    },
    studio: {
      name: "Enamel Row",
      kicker: "Restorative and everyday dentistry",
      headline: "Work you can’t point to.",
      opening:
        "A good filling disappears. We match the shade in daylight, beside a north window, and polish until your tongue gives up looking for the edge.",
      action: "Arrange a visit",
      secondAction: "Look closer",
    },
    counter: {
      name: "Gap Tooth Dental",
      kicker: "For kids, grown-ups and scaredy-cats",
      headline: "Nobody tells you off here.",
      opening:
        "Haven’t been in eight years? Come on in. We’ve got warm blankets, a ceiling full of fish, and a hygienist who says “that’s fixable” about forty times a day.",
      action: "Grab an appointment",
      secondAction: "What things cost",
    },
    signal: {
      name: "Molar Standard",
      kicker: "Same-day crowns, fixed prices",
      headline: "One visit. One crown. One price.",
      opening:
        "Scanned at nine, milled by eleven, cemented before lunch. You see the scan, the estimate and what your plan pays on one screen, and nothing starts until you tap yes.",
      action: "Book a scan",
      secondAction: "Every price",
    },
    almanac: {
      name: "The Patient Molar",
      kicker: "A dental practice with a library",
      headline: "On keeping the thirty-two you were given",
      opening:
        "Teeth are the only part of the skeleton that we show to strangers. They remember childhood fevers, a bicycle, a decade of lemon water. Ours is a practice that reads them first and drills, if it must, second.",
      action: "Come and be read",
      secondAction: "Notes on teeth",
    },
    marquee: {
      name: "Stillwater Dental",
      kicker: "Sedation and gentle dentistry",
      headline: "Close your eyes. It’s nearly over.",
      opening:
        "For everyone who has driven to the parking lot and driven home again. Raise a hand and we stop, every time, for as long as you like.",
      action: "Talk to us first",
      secondAction: "How it feels",
    },
  },
  copies: [
    {
      aboutTitle: "Five chairs, three dentists, one chart",
      about: [
        "The practice opened in 2003 with two chairs and now has five. Each patient has one dentist and one hygienist, and both names are printed on the appointment card. If one of them is away, we tell you before you come.",
        "An exam ends with a list in three columns: what should be done now, what can be watched, and what is fine. Every line has a code, a fee and what your insurance is likely to pay. You take the list home.",
        "We photograph before we treat. In 2025 we placed 1,140 fillings and 318 crowns, and redid eleven of the fillings at our own cost.",
      ],
      servicesTitle: "Treatments and fees",
      servicesText:
        "Fees are the same with and without insurance. We file the claim for you, and a written estimate is good for ninety days.",
      reasons: [
        {
          title: "Your own dentist",
          text: "One dentist and one hygienist per patient, named on your card. The average patient has seen theirs for nine years.",
        },
        {
          title: "Photographs first",
          text: "You see the crack on a screen before you decide about it. The pictures are yours on request.",
        },
        {
          title: "Two hours a day held free",
          text: "Eight o’clock and half past three are kept open for pain and breakage until that morning.",
        },
        {
          title: "Redone at no charge",
          text: "Fillings and crowns are under our guarantee for five years if you keep your cleanings.",
        },
      ],
      processTitle: "A first visit, minute by minute",
      process: [
        {
          title: "Talk, 10 minutes",
          text: "Upright, in your own clothes, with the dentist who will treat you.",
        },
        {
          title: "Pictures, 15 minutes",
          text: "Four low-dose x-rays and a set of photographs. We skip what your last office can send.",
        },
        {
          title: "Exam and cleaning, 50 minutes",
          text: "Gums measured, teeth checked one by one and read aloud.",
        },
        { title: "The list, 10 minutes", text: "Now, later, fine. With fees. You decide at home." },
      ],
      closingTitle: "Six months go by quickly.",
      closingText:
        "Tell us when you were last seen and whether anything hurts. We reply the same day with two times and the fee.",
    },
    {
      aboutTitle: "First, we look",
      about: [
        "Most of what a dentist does well cannot be seen. It is the margin that meets the tooth without a ledge, and the bite that is checked again after you have swallowed and forgotten to hold your jaw politely.",
        "So the rooms are built for looking. Magnifying loupes, a north window, a photograph of every tooth we touch. We would rather spend twenty minutes on a shade than watch you hide a tooth in pictures for twenty years.",
        "And there is a good deal that we leave alone. A stain that has not moved since your last x-ray is a stain. We write it down, measure it in spring, and let it be.",
      ],
      servicesTitle: "The work, up close",
      servicesText:
        "Fillings, crowns, gums and the slow business of prevention. Whatever is done is photographed before and after, and the pair goes in your chart.",
      reasons: [
        {
          title: "Daylight for color",
          text: "Shades are matched by the north window before ten, then checked by lamplight, where you will be eating.",
        },
        {
          title: "Watchful waiting",
          text: "Small spots are measured and dated. Two in three of them never need a drill, and we know because we keep the pictures.",
        },
        {
          title: "Hands that have done it",
          text: "Our three dentists have 68 years of practice among them, and a jeweler’s son makes the crowns.",
        },
      ],
      processTitle: "From first look to last polish",
      process: [
        { title: "Reading", text: "Photographs, a few x-rays, and what you remember about that tooth." },
        {
          title: "A drawing",
          text: "We sketch the tooth and what we would do to it. You may keep the sketch.",
        },
        { title: "The work", text: "Numb, dry, unhurried. We leave ten minutes more than we need." },
        { title: "Three days later", text: "A call, to hear how it bites on bread." },
      ],
      closingTitle: "Bring the tooth you hide",
      closingText:
        "An hour with one of us, photographs included, and a plain opinion on what it would take. Often it is less than you think.",
    },
    {
      aboutTitle: "You’re not the worst we’ve seen",
      about: [
        "People say it the minute they sit down: “You’re going to be horrified.” We never are. We’ve seen teeth held in with superglue. (Please don’t. But we fixed it.)",
        "So here’s the deal. You get numb before anything happens and we wait till it’s really numb. If you raise your left hand, everybody stops. There’s a blanket, there’s a podcast, and there’s Doris, who’ll hold your hand if you ask and won’t mention it if you don’t.",
        "You’ll hear the price before the chair goes back. If you need to spread it out or do the worst tooth first and the rest after harvest, that’s fine too.",
      ],
      servicesTitle: "Stuff we fix",
      servicesText:
        "Cleanings, fillings, the tooth that cracked on an olive pit. Tell us what bugs you most and we’ll start there.",
      reasons: [
        { title: "Left hand up means stop", text: "Always. Even if it’s just to sneeze." },
        {
          title: "We wait till you’re numb",
          text: "Cream first, then warm anesthetic, slowly. Then we test. Then we ask.",
        },
        {
          title: "The price, before the chair tips",
          text: "On paper, with your plan’s share next to it. Three payments at no interest over $400.",
        },
        {
          title: "Hurts today? Come today",
          text: "We keep eight in the morning and half past three open for exactly that.",
        },
      ],
      processTitle: "Your first time here",
      process: [
        { title: "Say hi", text: "No forms at the desk. You did them on your phone, on the couch." },
        {
          title: "Pick your distraction",
          text: "Headphones, the fish ceiling, or Doris on the high school football.",
        },
        { title: "Look around in there", text: "A little camera, on a big screen, only if you want to see." },
        { title: "Go home with a plan", text: "One page. The sore one’s at the top." },
      ],
      closingTitle: "Go on. It’s an hour.",
      closingText:
        "Tell us what hurts, or that nothing does. If you’re scared, say so in the box and we’ll call instead of writing.",
    },
  ],
  services: [
    {
      name: "New patient exam",
      text: "Ninety minutes with four x-rays, photographs, gum measurements and a cleaning. You leave with a list of what is needed and what is not.",
      price: "$189",
      unit: "90 min",
    },
    {
      name: "Cleaning and checkup",
      text: "Scaling, polish, a look at every tooth and your gums charted once a year. Fluoride if you want it.",
      price: "$124",
      unit: "50 min",
    },
    {
      name: "Tooth-colored filling",
      text: "Composite, layered and shaded to the tooth, with a check of the bite while you sit up.",
      price: "from $195",
      unit: "40 to 60 min",
    },
    {
      name: "Porcelain crown",
      text: "Scanned, milled and fitted in our own lab, so that most are placed in one morning.",
      price: "$1,180",
      unit: "per tooth, one visit",
    },
    {
      name: "Root canal",
      text: "Under the microscope, front teeth and molars, usually in a single sitting. The crown is quoted beforehand.",
      price: "from $890",
      unit: "90 min",
    },
    {
      name: "Gum therapy",
      text: "Deep cleaning under local anesthetic, one side of the mouth at a time, with a check eight weeks later.",
      price: "$260",
      unit: "per quarter",
    },
    {
      name: "Clear aligners",
      text: "Scanned here, changed every ten days, seen every six weeks. Retainers and refinements are in the price.",
      price: "from $3,400",
      unit: "8 to 16 months",
    },
    {
      name: "Whitening",
      text: "Custom trays and gel for two weeks at home, and photographs to show you that it worked.",
      price: "$280",
      unit: "both arches",
    },
    {
      name: "First visit for children",
      text: "From the first birthday, on a parent’s lap: counting teeth, a ride in the chair, a talk about juice.",
      price: "$65",
      unit: "25 min",
    },
    {
      name: "Pain and breakage",
      text: "Seen the same day if you call before ten. X-ray, relief and a quote for the lasting repair.",
      price: "$95",
      unit: "visit and x-ray",
    },
  ],
  priceList: [
    {
      title: "Looking after",
      note: "Cash and insurance patients pay the same.",
      entries: [
        { name: "New patient exam", text: "With x-rays and cleaning", price: "$189" },
        { name: "Cleaning and checkup", price: "$124" },
        { name: "Children, to age twelve", text: "Cleaning, fluoride, sealants checked", price: "$82" },
        { name: "Sealant, per tooth", price: "$48" },
        { name: "Second opinion", text: "Bring your x-rays", price: "$75" },
      ],
    },
    {
      title: "Repairing",
      entries: [
        { name: "Filling, one surface", price: "$195" },
        { name: "Filling, two or three surfaces", price: "$265" },
        { name: "Porcelain crown", text: "Made in the house", price: "$1,180" },
        { name: "Root canal, front tooth", price: "$890" },
        { name: "Root canal, molar", price: "$1,240" },
        { name: "Extraction", text: "Wisdom teeth are quoted after the x-ray", price: "from $210" },
      ],
    },
    {
      title: "Replacing",
      entries: [
        { name: "Implant with crown", text: "Planned on a 3D scan, placed by Dr. Okonjo", price: "$3,950" },
        { name: "Bridge, three units", price: "$3,300" },
        { name: "Partial denture", price: "from $1,450" },
        { name: "Reline of a denture", text: "While you wait, about two hours", price: "$320" },
      ],
    },
    {
      title: "Straight, white, at rest",
      entries: [
        { name: "Clear aligners, one arch", price: "$3,400" },
        { name: "Clear aligners, both arches", price: "$4,600" },
        { name: "Whitening trays", price: "$280" },
        { name: "Night guard", text: "For people who grind", price: "$420" },
        { name: "Oral sedation", text: "With a driver to take you home", price: "$240" },
      ],
    },
  ],
  plans: [
    {
      name: "Child",
      text: "Up to twelve years.",
      price: "$14",
      yearlyPrice: "$150",
      unit: "per month",
      includes: [
        "Two cleanings a year, with fluoride",
        "X-rays when they are due",
        "10% off everything else",
      ],
    },
    {
      name: "House plan",
      text: "For adults without dental insurance.",
      price: "$29",
      yearlyPrice: "$319",
      unit: "per month",
      includes: [
        "Two cleanings and two exams a year",
        "All routine x-rays",
        "One visit for pain",
        "15% off fillings, crowns and the rest",
      ],
      isRecommended: true,
    },
    {
      name: "Gum care",
      text: "For mouths that need us four times.",
      price: "$46",
      yearlyPrice: "$506",
      unit: "per month",
      includes: ["Four periodontal cleanings a year", "Exams and x-rays", "15% off everything else"],
    },
  ],
  people: [
    {
      name: "Dr. Maureen Halloran",
      face: 36,
      role: "Dentist, founder",
      text: "DMD 1994. Has looked after the same mail carrier’s bridge since the year the practice opened. Fixes clocks.",
    },
    {
      name: "Dr. Esteban Reyes",
      face: 1,
      role: "Dentist, crowns and bridges",
      text: "DDS 2005. His father set stones for a jeweler, and it shows in his margins. Speaks English and Spanish.",
    },
    {
      name: "Dr. Ifeoma Okonjo",
      face: 12,
      role: "Dentist, implants and root canals",
      text: "DDS 2011, then two years of surgery residency. Explains every step before she does it, and stops when asked.",
    },
    {
      name: "Wendy Karlsson",
      face: 18,
      role: "Hygienist",
      text: "Nineteen years of cleanings. Teaches floss by tying it around two knuckles and one joke.",
    },
    {
      name: "Tobias Grant",
      face: 13,
      role: "Hygienist, gum therapy",
      text: "A former track coach who charts gums like lap times, and celebrates every millimeter.",
    },
    {
      name: "Mai-Ling Tran",
      face: 10,
      role: "Hygienist, children",
      text: "Counts teeth in four languages. Has a drawer of rings that has settled many disputes.",
    },
    {
      name: "Gus Petrakis",
      face: 39,
      role: "Dental technician",
      text: "Mills and glazes our crowns in the room behind reception. Come and watch yours if you like.",
    },
    {
      name: "Doris Quinn",
      face: 20,
      role: "Front desk",
      text: "Knows what your insurance will say before it says it. Holds hands on request.",
    },
  ],
  questions: [
    {
      question: "Do you take my insurance?",
      answer:
        "We file with all PPO plans and are in network with most of the large ones. Send a photo of the card before you come and Doris will tell you what it pays for a cleaning, a filling and a crown. We do not take HMO plans.",
    },
    {
      question: "What if I have no dental insurance?",
      answer:
        "Our fees are printed and are the same for everybody. The house plan costs $29 a month and includes two cleanings, exams, x-rays and one visit for pain, with 15% off the rest. There is no waiting period.",
    },
    {
      question: "I am very anxious. What can you do?",
      answer:
        "Write it on the form or tell us when you call. We start with a visit where nothing is done. After that there are headphones, a stop signal, a pill an hour beforehand and, for long appointments, oral sedation. For sedation you need somebody to drive you home.",
    },
    {
      question: "I have not been in years. Will I get a lecture?",
      answer:
        "No. One patient in four comes to us after a gap of five years or more. We do the exam, tell you what is urgent and spread the rest out.",
    },
    {
      question: "How soon can you see me if I am in pain?",
      answer:
        "Call before ten and you will be seen that day; two times are kept free for it on most working days, one on Fridays. Out of hours the answering machine gives the mobile number of the dentist on call. Swelling near the eye or trouble swallowing belongs in an emergency room.",
    },
    {
      question: "Are x-rays necessary?",
      answer:
        "Decay between teeth cannot be seen otherwise. We take four small images about every two years, fewer if your teeth are quiet. The dose of all four is close to a day of ordinary background radiation. We are glad to use images from your last office.",
    },
    {
      question: "Is a crown in one visit as good?",
      answer:
        "For single crowns, yes. The block is the same ceramic a laboratory would use. For front teeth and bridges Gus glazes by hand overnight, so those take two visits.",
    },
    {
      question: "From what age do you see children?",
      answer:
        "From the first birthday or the first tooth. The visit takes place on your lap, lasts 25 minutes and is mainly so that the second one is not strange.",
    },
    {
      question: "Can I pay in parts?",
      answer:
        "Anything above $400 can be divided into three monthly payments without interest. Aligners are paid over the months of treatment.",
    },
    {
      question: "What happens if I miss an appointment?",
      answer:
        "Give us a working day’s notice and nothing happens. Without notice we charge $50 from the second time on, because somebody with a toothache could have had the hour.",
    },
  ],
  testimonials: [
    {
      quote: "I cried in the parking lot in March. In October I fell asleep during a filling.",
      name: "Renata Cole",
      context: "patient since 2025",
    },
    {
      quote:
        "She showed me the crack at forty times its size and said it could wait a year. My last dentist had wanted $1,400 for it.",
      name: "Leonard Fisk",
      context: "second opinion",
    },
    {
      quote: "My son asks when we’re going back. He’s four. It’s the rings, I know, but still.",
      name: "Oksana Bell",
      context: "mother of two",
    },
    {
      quote: "Broke a molar at breakfast, crown by eleven, sandwich at one.",
      name: "Darnell Pruitt",
      context: "same-day crown",
    },
    {
      quote:
        "The estimate said $412 for my part. The bill said $412. I have worked in billing and I know how rare that is.",
      name: "Judith Ames",
      context: "two fillings, one insurance",
    },
    {
      quote: "Eight years away, and the first thing anybody said was that the weather had turned nice.",
      name: "Scott Ferreira",
      context: "back at the dentist",
    },
    {
      quote:
        "Wendy has cleaned my teeth for eleven years. I’ve had one cavity in that time and I think we both took it personally.",
      name: "Hyun-woo Lim",
      context: "patient since 2014",
    },
    {
      quote:
        "They held up the little shade tabs by the window like paint chips. You can’t tell which tooth it is. I sometimes can’t.",
      name: "Carla Whitcombe",
      context: "front crown",
    },
    {
      quote: "He drew the root canal on a napkin so that I’d know where he was going. I kept the napkin.",
      name: "Ed Sorrentino",
      context: "root canal, no drama",
    },
    {
      quote: "I raised my left hand nine times. Nobody sighed.",
      name: "B. Lattimore",
      context: "oral sedation",
    },
  ],
  hours: [
    { day: "Monday", open: "07:30", close: "17:00" },
    { day: "Tuesday", open: "07:30", close: "17:00" },
    { day: "Wednesday", open: "07:30", close: "19:00", note: "Evening hygiene" },
    { day: "Thursday", open: "07:30", close: "17:00" },
    { day: "Friday", open: "07:30", close: "14:00" },
    { day: "Saturday", note: "By telephone, for pain" },
    { day: "Sunday" },
  ],
  hoursNote:
    "8:00 and 3:30 are kept free for pain and breakage from Monday to Thursday, on Friday only 8:00. Call before ten to be seen that day.",
  statistics: [
    { figure: "2003", label: "the year the first chair went in" },
    { figure: "9 years", label: "that the average patient has stayed" },
    { figure: "11", label: "fillings redone, of 1,140 in 2025" },
    { figure: "2", label: "times a day kept free for pain" },
  ],
  gallery: [
    {
      caption: "Number nineteen, at home",
      label: "A glossy white molar",
      fits: "crown tooth exam molar filling root canal enamel visit composite",
    },
    {
      caption: "Yours to take home, soft bristles",
      label: "Two toothbrushes standing in a glass",
      fits: "cleaning checkup brush children brushing hygiene home daily",
    },
    {
      caption: "How far back we can see",
      label: "A dentist’s mirror and probe on a steel tray",
      fits: "look mirror exam gum therapy measure opinion probe instruments tray",
    },
    {
      caption: "Two weeks of trays, two shades",
      label: "A row of white teeth smiling",
      fits: "whitening shade smile straight white bleaching veneers front",
    },
    {
      caption: "Changed every ten days",
      label: "A clear aligner in its open case",
      fits: "aligners clear straight retainers night guard grind bite scanned",
    },
    {
      caption: "Four small images, every two years",
      label: "An x-ray picture of three teeth",
      fits: "x-ray pictures pain breakage images decay watching waiting scan",
    },
    {
      caption: "Mint, or for Doris, cinnamon",
      label: "A tube of toothpaste and a toothbrush with paste on it",
      fits: "paste fluoride brushes mint floss juice first",
    },
    {
      caption: "The good drawer",
      label: "An apple beside a toothbrush",
      fits: "apple children sugar eating bread food first birthday lap",
    },
  ],
  posts: [
    {
      title: "Do I have to floss?",
      summary: "A hygienist’s honest answer, with a string and a stopwatch.",
      date: "2026-09-15",
      body: [
        "Every tooth has five sides and a brush reaches three of them. The other two are where adults get most of their cavities, because bacteria like a room where the door is never opened. So yes. But there is more than one way to open the door.",
        "If floss makes you swear, use small interdental brushes. For most people over forty they clean better, since the gaps have widened a little. Push them in dry, once each way, one color per gap. It takes fifty seconds in front of the evening news.",
        "Gums that bleed when you start are gums that need it. The bleeding stops after about ten days if you keep going. If it has not stopped in three weeks, come and see us.",
        "And if you will only ever do it four times a week, do it four times a week. We can tell, and we will be pleased.",
      ],
    },
    {
      title: "What to do with a tooth on the ground",
      summary: "You have half an hour. Milk is good. Tissue is bad.",
      date: "2026-06-08",
      body: [
        "Pick it up by the white end. The root is covered in living cells, thinner than paper, and they are what lets a tooth grow back in. Do not scrub it, and do not wrap it in a tissue, which dries it out within minutes.",
        "If it is an adult tooth and it is clean, push it gently back into the gap, the way it came out, and bite on a handkerchief. If that is too much, put it in a cup of cold milk. In the cheek works too, provided that its owner will not swallow it.",
        "Then call us. We keep time free on every working day for this, and a tooth that is back in place within thirty minutes has an excellent chance.",
        "A baby tooth stays out. Putting it back can hurt the one that waits above it. Look for the second half in the grass, take a photo, and buy something cold to eat.",
      ],
    },
    {
      title: "The tooth we decided to leave alone",
      summary: "Nine years of photographs of one brown spot.",
      date: "2026-02-24",
      body: [
        "In 2017 a patient came in with a brown spot on a lower molar, two millimeters across. The probe did not catch. The x-ray showed nothing below. We took a photograph, wrote the date on it and did nothing.",
        "Since then we have taken eighteen more. Laid side by side they are very dull. The spot is the same size, and if anything a little paler since she gave up cola in the second year.",
        "Early decay can stop. Saliva puts minerals back all day long if sugar does not come by every hour. Drilling is for when a surface has broken, because no filling is as good as the enamel it replaces and each has to be renewed some day.",
        "If you have been told that you need four fillings and nothing hurts, ask to see them. A spot that can be shown can also be watched.",
      ],
    },
  ],
  events: [
    {
      title: "Lap visits",
      text: "For one- and two-year-olds who have never been. Ten minutes in the chair with a parent underneath, no instruments.",
      date: "2027-01-23",
      time: "09:30",
      place: "The practice",
      price: "free",
    },
    {
      title: "Mouthguard evening",
      text: "Impressions for hockey, lacrosse and boxing, fitted a week later. Team colors on request.",
      date: "2027-02-17",
      time: "17:00",
      place: "The practice",
      price: "$60",
    },
    {
      title: "Teeth after sixty",
      text: "Dr. Halloran on dry mouths, old crowns and what medicines do to gums. Tea, soft cake.",
      date: "2027-03-24",
      time: "15:00",
      place: "Public library, reading room",
      price: "free",
    },
    {
      title: "See a crown being made",
      text: "Gus opens the lab for an hour. Bring a child who takes things apart.",
      date: "2027-04-21",
      time: "16:00",
      place: "Our lab",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "Carla’s front tooth",
      before: "A chip from a bottle opener in 1998, filled in a yellow that had never matched.",
      after: "A porcelain crown shaded by the north window, finished in two visits.",
    },
    {
      title: "Six weeks of gum therapy",
      before: "Pockets of five and six millimeters, and pink in the sink each morning.",
      after: "Threes and one four. No pink.",
    },
  ],
  partners: [
    "Greenway Orthodontics",
    "Calder Oral Surgery",
    "Little League District 9",
    "Union Dental Supply",
    "School Smiles Fund",
    "Ward & Tull Insurance",
  ],
  accepts: ["Visa", "Mastercard", "Apple Pay", "HSA and FSA cards", "CareCredit"],
  newsletterTitle: "Twice a year, like us",
  newsletterText:
    "One letter in spring, one in fall: a question from the chair answered properly, and when your insurance year runs out.",
  contact: {
    title: "Tell us about the tooth",
    text: "Where it is and how long it has been like that. If you are nervous, say so; we will call you.",
    fields: [
      {
        label: "What brings you in?",
        kind: "choice",
        options: [
          "A checkup",
          "Something hurts",
          "Something broke",
          "Straighter or whiter",
          "A child’s first visit",
          "I’m nervous and only have questions",
        ],
      },
      { label: "Last seen by a dentist", kind: "text" },
      { label: "A day that suits you", kind: "date" },
    ],
    action: "Send to the front desk",
  },
  booking: {
    title: "Choose a chair and a time",
    text: "New patients get ninety minutes. If something hurts today, please call instead, so that we can look for a gap.",
    slots: ["07:30", "09:00", "10:30", "13:00", "14:30", "16:00"],
    action: "Request this time",
  },
  places: {
    ledger: {
      street: "4 North Green",
      town: "Litchfield",
      area: "Connecticut",
      phone: "(860) 555-0121",
      email: "desk@hallorandental.example",
    },
    studio: {
      street: "1180 Larimer Row",
      town: "Santa Fe",
      area: "New Mexico",
      phone: "(505) 555-0133",
      email: "studio@enamelrow.example",
    },
    counter: {
      street: "57 Cheddar Street",
      town: "Eau Claire",
      area: "Wisconsin",
      phone: "(715) 555-0164",
      email: "hi@gaptooth.example",
    },
    signal: {
      street: "905 Congress Court, Floor 2",
      town: "Austin",
      area: "Texas",
      phone: "(512) 555-0119",
      email: "scan@molarstandard.example",
    },
    almanac: {
      street: "33 Bookbinders Lane",
      town: "Guelph",
      area: "Ontario",
      phone: "(519) 555-0148",
      email: "letters@patientmolar.example",
    },
    marquee: {
      street: "210 Weir Road",
      town: "Spokane",
      area: "Washington",
      phone: "(509) 555-0172",
      email: "calm@stillwaterdental.example",
    },
  },
  pages: [
    { id: "services", name: "Treatments" },
    { id: "prices", name: "Fees" },
    { id: "about", name: "Who we are" },
    { id: "gallery", name: "Up close" },
    { id: "questions", name: "Questions" },
    { id: "journal", name: "Notes" },
    { id: "booking", name: "Book" },
  ],
};
