import type { Industry } from "./industry.ts";

export const photography: Industry = {
  id: "photography",
  name: "Photography",
  plural: "Photographers",
  synonyms: [
    "photographer",
    "photo studio",
    "photography studio",
    "photographic studio",
    "portrait photographer",
    "wedding photographer",
    "wedding photography",
    "family photographer",
    "newborn photographer",
    "product photographer",
    "product photography",
    "headshots",
    "headshot photographer",
    "commercial photographer",
    "event photographer",
    "food photographer",
    "portrait studio",
    "photos",
    "photo shoot",
    "photoshoot",
    "camera",
    "picture framing",
    "film photographer",
    "documentary photographer",
  ],
  vocabulary: [
    "portrait",
    "portraits",
    "sitting",
    "shoot",
    "shutter",
    "lens",
    "lenses",
    "aperture",
    "exposure",
    "darkroom",
    "negative",
    "negatives",
    "film",
    "roll",
    "contact sheet",
    "prints",
    "print",
    "album",
    "albums",
    "retouching",
    "retouched",
    "backdrop",
    "softbox",
    "flash",
    "strobe",
    "tripod",
    "lightroom",
    "golden hour",
    "candid",
    "headshot",
    "engagement session",
    "maternity shoot",
    "newborn session",
    "lookbook",
    "image licence",
    "raw files",
    "snapshot",
    "pictures",
    "photo",
    "photograph",
    "slideshow",
  ],
  locale: "en-US",
  customers: "clients",
  openings: {
    ledger: {
      name: "Hartwell & Lowe",
      kicker: "Portrait photographers since 2009",
      headline: "A portrait to hang, and to hand on.",
      opening:
        "One sitting, one hour by a north window, and prints made to outlast the frame. We photograph families, couples and the people who run things, in the same quiet room since 2009.",
      action: "Arrange a sitting",
      secondAction: "Sittings and prints",
    },
    studio: {
      name: "Silver Hour",
      kicker: "Photography in the light there is",
      headline: "We wait for the light, then for you.",
      opening:
        "People as they look when nobody has told them to smile. An hour by our window or a day at your own table, on film where it suits, and never with a prop.",
      action: "Ask about dates",
      secondAction: "See the work",
    },
    counter: {
      name: "Snapdragon Studio",
      kicker: "Family pictures, muddy boots welcome",
      headline: "Everyone looking. Even the toddler.",
      opening:
        "We’ve got hand puppets, a step stool and all the patience in the county. You get eight finished pictures, and nobody has to say cheese.",
      action: "Pick a Saturday",
      secondAction: "What it costs",
    },
    signal: {
      name: "Nine Stop",
      kicker: "Product and headshot photography",
      headline: "Shot on Monday. Retouched by Thursday.",
      opening:
        "Headshots in twenty minutes. Products at $45 a picture. Files arrive named, cropped and sized for your shop, and the quote is fixed before the first frame.",
      action: "Get a fixed quote",
      secondAction: "Rates per picture",
    },
    almanac: {
      name: "The Latent Image",
      kicker: "A studio and its darkroom",
      headline: "What the negative knew before we did",
      opening:
        "On every roll there is one frame that nobody remembers taking: a hand on a sleeve, a look across the cake. We photograph weddings and ordinary Tuesdays, print them ourselves, and keep notes on what turned up in the tray.",
      action: "Write to the studio",
      secondAction: "Read the notebook",
    },
    marquee: {
      name: "Vow & Ember",
      kicker: "Weddings, from vows to last dance",
      headline: "You danced. We were in the middle of it.",
      opening:
        "Two photographers, ten hours, no line-up on the lawn. Your wedding as it felt from inside, in about six hundred pictures.",
      action: "Hold our date",
      secondAction: "Wedding days",
    },
  },
  copies: [
    {
      aboutTitle: "Four photographers, one window, two weeks",
      about: [
        "The studio is one room, forty feet long, with a window to the north that gives the same light at ten in the morning as at three. Most of our portraits are made within six feet of it. When it rains we have lamps that were bought to look like that window.",
        "We started in 2009 with a secondhand camera and weddings at weekends. Four photographers work here now, and whoever you meet at the first talk is the one who turns up on the day. We do not send substitutes.",
        "Every job ends the same way: a gallery to choose from within fourteen days, finished files after your choice, and prints from our own printer, checked under daylight before they are wrapped.",
      ],
      servicesTitle: "Sittings and commissions",
      servicesText:
        "Each price includes the time, the choosing and a stated number of finished pictures. You may order more, and you are never asked to.",
      reasons: [
        {
          title: "Pictures in fourteen days",
          text: "The gallery is online two weeks after the sitting. Weddings take five, and you have thirty pictures by Tuesday.",
        },
        {
          title: "Prices with a number of pictures",
          text: "A portrait sitting is $320 with eight finished files. What you see on the list is what the invoice says.",
        },
        {
          title: "Two of everything",
          text: "Two cameras, two memory cards written at once, two copies on two sites the same night. Kept for ten years.",
        },
        {
          title: "Yours to print anywhere",
          text: "Files come at full size with a private licence. A drugstore print is fine by us, though we will show you ours.",
        },
      ],
      processTitle: "From first call to framed print",
      process: [
        {
          title: "Fifteen minutes by phone",
          text: "What it is for, who is coming, where it will hang. You get a fixed price by e-mail.",
        },
        {
          title: "The sitting",
          text: "An hour in the studio, longer at home. We look at the first frames together and adjust.",
        },
        {
          title: "The gallery",
          text: "Forty to sixty pictures online within fourteen days. You mark the ones you want.",
        },
        {
          title: "Finishing",
          text: "Color, skin and stray hair by hand, then files, prints or an album within ten working days.",
        },
      ],
      closingTitle: "The window is free on most weekdays.",
      closingText:
        "Tell us who is in the picture and what it is for. You will have a price and three dates by the next working day.",
    },
    {
      aboutTitle: "Mostly we move a chair",
      about: [
        "Nobody has ever looked like themselves on the word “natural”. So we talk, about the drive here or the dog, and move a chair nearer the window, and after a while the face that your friends know comes back by itself. That takes about twenty minutes. Then we begin.",
        "A photograph keeps more than it was asked to. Years later you look past the person at the wallpaper, the mug, the coat on the door. We leave such things in. They are the part you will be homesick for.",
        "We still load film for some of it, because thirty-six frames make everybody in the room pay attention. The rest is digital, edited with the same reluctance.",
      ],
      servicesTitle: "Occasions, large and hardly any",
      servicesText:
        "Weddings, new babies, a grandfather at his workbench, the last week in a house. Some of the best commissions come without an occasion at all.",
      reasons: [
        {
          title: "Nothing is staged",
          text: "We may ask you to stand nearer the light. What you do there is your own affair.",
        },
        {
          title: "Fewer pictures, chosen twice",
          text: "We choose, sleep on it and choose again. A sitting gives you fifty to look at, since nobody looks at five hundred.",
        },
        {
          title: "Printed by the person who was there",
          text: "Whoever pressed the shutter stands at the printer. They remember how dark the room was.",
        },
      ],
      processTitle: "How an hour goes",
      process: [
        { title: "Arriving", text: "Coffee, a look at the room. The camera stays on its shelf." },
        {
          title: "Warming up",
          text: "A dozen frames that nobody will keep. They are for us, to learn how your face moves.",
        },
        {
          title: "The real ones",
          text: "They come in a rush, usually just after you think that we have finished.",
        },
        {
          title: "Two weeks’ silence",
          text: "Developing, choosing, leaving alone. Then a letter with a link in it.",
        },
      ],
      closingTitle: "Come while the kitchen still looks like this",
      closingText:
        "There is rarely a better time than an ordinary one. Write a few lines about who and where, and we will suggest a morning.",
    },
    {
      aboutTitle: "We’ve photographed worse haircuts than yours",
      about: [
        "Everybody says it at the door: “I hate having my picture taken.” We’ve heard it from brides, from mayors and from a man who trains lions. It wears off in ten minutes. There’s a technique, and mainly it’s that we’re not in a hurry.",
        "Bring the kids, the grandma, the dog, the other dog. Bring two outfits and don’t iron the second one, you’ll like it better. We’ve got a changing room, a floor that wipes clean and a jar of raisins that has saved more family pictures than any lens.",
        "Afterwards you get to pick in peace, at home, in your slippers. No projector, no sales talk, no three-hundred-dollar key chain.",
      ],
      servicesTitle: "What are we taking pictures of?",
      servicesText:
        "Kids, couples, passports, pies. If you can’t find it on the list, ask: we once did portraits of forty-one prize chickens and they came out lovely.",
      reasons: [
        {
          title: "Blinkers and criers welcome",
          text: "If it doesn’t work today, come back in a month. The second try is free.",
        },
        {
          title: "You pick at home",
          text: "A private link, fifty pictures, a heart on the ones you like. Take a week over it.",
        },
        {
          title: "The same face at the door",
          text: "You’ll meet your photographer before the day, and it’ll be them on the day too.",
        },
        {
          title: "Grandma gets a print",
          text: "Every family sitting comes with one 8 by 10, wrapped, to give away.",
        },
      ],
      processTitle: "First time? Easy.",
      process: [
        {
          title: "Give us a ring",
          text: "Who’s coming and how old. We’ll find an hour when nobody needs a nap.",
        },
        { title: "Turn up messy", text: "We’ve got combs, lint rollers and a mirror at kid height." },
        { title: "Play", text: "They play, you play, we press the button." },
        {
          title: "Pick your eight",
          text: "Two weeks later, online. We finish them and send them over, ready for the wall.",
        },
      ],
      closingTitle: "They’ll never be this small again.",
      closingText:
        "Corny, and true every single week. Tell us names and ages, and we’ll send you three times that miss the nap.",
    },
  ],
  services: [
    {
      name: "Portrait sitting",
      text: "One or two people by the north window, with time to talk first. Eight finished pictures, and one 8 by 10 print.",
      price: "$320",
      unit: "60 min",
    },
    {
      name: "Family sitting",
      text: "Up to six people, pets included, in the studio or a park nearby. Eight finished pictures and a print to give away.",
      price: "$380",
      unit: "75 min",
    },
    {
      name: "A morning at home",
      text: "Breakfast, the stairs, the garden. Twenty finished pictures of the house as it is lived in this year.",
      price: "$560",
      unit: "3 hours",
    },
    {
      name: "Wedding, whole day",
      text: "Two photographers from the buttons to the last song. About six hundred pictures, thirty of them by Tuesday.",
      price: "$3,400",
      unit: "10 hours",
    },
    {
      name: "Wedding, short",
      text: "City hall, a garden, forty guests. One photographer, about two hundred pictures.",
      price: "$1,450",
      unit: "4 hours",
    },
    {
      name: "New baby",
      text: "Within the first three weeks, at your place, by daylight. Slow, warm, and stopped for every meal.",
      price: "$420",
      unit: "2 hours",
    },
    {
      name: "Headshot",
      text: "One person, one background, two finished pictures in color and black and white. Retouched within three working days.",
      price: "$190",
      unit: "20 min",
    },
    {
      name: "Team headshots",
      text: "From six people, at your office. We bring the light and the background, and match them for every newcomer later.",
      price: "$95",
      unit: "per person",
    },
    {
      name: "Products",
      text: "On white or on a set, with shadows or without, named by your article numbers. Ten pictures or more.",
      price: "$45",
      unit: "per picture",
    },
    {
      name: "Repairing old pictures",
      text: "Torn, faded or stained prints, scanned here, mended by hand and printed again. The original goes home untouched.",
      price: "from $85",
      unit: "per picture",
    },
  ],
  priceList: [
    {
      title: "Portraits",
      note: "With the number of finished pictures",
      entries: [
        { name: "Portrait sitting", text: "One or two people, 8 pictures", price: "$320" },
        { name: "Family sitting", text: "Up to six people, 8 pictures", price: "$380" },
        { name: "A morning at home", text: "Three hours, 20 pictures", price: "$560" },
        { name: "New baby", text: "Two hours, 15 pictures", price: "$420" },
        { name: "The same on film", text: "Two rolls, developed and scanned", price: "$140" },
      ],
    },
    {
      title: "Weddings",
      note: "Travel within 60 miles is included",
      entries: [
        { name: "Whole day, 10 hours", text: "Two photographers, about 600 pictures", price: "$3,400" },
        { name: "Short, 4 hours", text: "One photographer, about 200 pictures", price: "$1,450" },
        { name: "A further hour", price: "$260" },
        { name: "Engagement hour", text: "Good practice for both sides", price: "$280" },
      ],
    },
    {
      title: "For business",
      entries: [
        { name: "Headshot", text: "20 minutes, 2 pictures", price: "$190" },
        { name: "Team headshots, each", text: "From six people", price: "$95" },
        { name: "Product on white, each", text: "Ten pictures or more", price: "$45" },
        { name: "Product on a set, each", text: "Styled, five or more", price: "$120" },
        { name: "Half a day on site", text: "Workshop, kitchen, office", price: "$780" },
      ],
    },
    {
      title: "Prints and books",
      note: "Cotton paper, pigment ink, made here",
      entries: [
        { name: "8 by 10", price: "$28" },
        { name: "16 by 20", price: "$85" },
        { name: "16 by 20, framed in oak", price: "$210" },
        { name: "Album, 40 pages", text: "Linen cover, layflat", price: "$640" },
        { name: "An old picture, repaired", text: "Scan, work by hand, 8 by 10 print", price: "from $85" },
      ],
    },
  ],
  plans: [
    {
      name: "One sitting",
      text: "For a wall, a card or a profile.",
      price: "$320",
      unit: "60 min",
      includes: [
        "Up to two people",
        "Fifty pictures to choose from",
        "Eight finished files",
        "One 8 by 10 print",
      ],
    },
    {
      name: "A year of us",
      text: "For families that change by the season.",
      price: "$980",
      unit: "three sittings in twelve months",
      includes: [
        "Spring, summer, winter",
        "Studio, park or home",
        "Thirty finished files",
        "A 24-page book in December",
      ],
      isRecommended: true,
    },
    {
      name: "Shop shelf",
      text: "For sellers with new goods every month.",
      price: "$720",
      yearlyPrice: "$7,920",
      unit: "per month",
      includes: [
        "Twenty product pictures a month",
        "Three working days to delivery",
        "Same light, same crop, all year",
        "Goods collected within 20 miles",
      ],
    },
  ],
  people: [
    {
      name: "Ottilie Brandt",
      face: 20,
      role: "Photographer, portraits",
      text: "Assisted for nine years before she pressed a shutter for money. Can tell by a handshake how long somebody will need.",
    },
    {
      name: "Desmond Achebe",
      face: 7,
      role: "Photographer, weddings",
      text: "Shot sports for a newspaper, which taught him where to stand. Has cried at 212 ceremonies and is not sorry.",
    },
    {
      name: "Lucinda Marsh",
      face: 4,
      role: "Photographer, families",
      text: "Works lying down more often than not. Owns eleven hand puppets, one of which is not allowed out.",
    },
    {
      name: "Kaito Fujimori",
      face: 1,
      role: "Photographer, products",
      text: "Once spent four hours on a glass of water. It sold a great many glasses.",
    },
    {
      name: "Petra Halloway",
      face: 8,
      role: "Printer",
      text: "Stands at the printer in gray clothes, under gray walls, so that nothing changes the color in her eye.",
    },
    {
      name: "Rufus Keane",
      face: 23,
      role: "Retoucher",
      text: "Takes away the pimple and leaves the freckle. Keeps a list of things that he was asked to remove and did not.",
    },
    {
      name: "Amara Sissoko",
      face: 2,
      role: "Studio manager",
      text: "Answers the phone, knows every nap time in the calendar and what the light will do on Thursday.",
    },
    {
      name: "Wendell Pryce",
      face: 11,
      role: "Assistant",
      text: "Carries the lamps, holds the coats, tells the one joke. It works on uncles.",
    },
  ],
  questions: [
    {
      question: "What should we wear?",
      answer:
        "Something you have worn before and would choose again. Plain beats patterned near the face, and shades of one color look calmer than a uniform. Avoid large logos and anything that has to be pulled straight. Bring a second choice; about half the time it wins.",
    },
    {
      question: "How many pictures do we get?",
      answer:
        "A portrait or family sitting gives you forty to sixty to look through and eight finished ones. Weddings come to about sixty pictures an hour, all of them finished in color. Further pictures from a sitting are $24 each, and nobody will press you.",
    },
    {
      question: "When will they be ready?",
      answer:
        "Sittings are online within fourteen days, and finished within ten working days of your choice. Headshots and products take three working days. For weddings you get thirty pictures by Tuesday and the rest in five weeks.",
    },
    {
      question: "I freeze in front of a camera. Is there any hope?",
      answer:
        "Nearly everyone says so. The first twenty minutes are for talking and for frames we throw away. We tell you what to do with your hands, which is most of it, and we show you one good picture early so that you can stop worrying.",
    },
    {
      question: "Who owns the pictures?",
      answer:
        "We keep the copyright, as is usual, and you get a licence to print, share and give them away without limit in private life. For businesses the licence covers your own site, press and social media for good. Advertising space you pay for is agreed apart.",
    },
    {
      question: "What happens if it rains on the wedding?",
      answer:
        "Then we photograph a wedding in the rain. We bring umbrellas that look well in pictures, and at our visit beforehand we look for the rooms with windows. Some of the best frames on our wall are wet.",
    },
    {
      question: "And if the photographer is ill?",
      answer:
        "Four of us work here and the dates are planned so that one is always free. It has happened twice since 2009. The colleague who came had read the whole file and the list of aunts.",
    },
    {
      question: "Do you put our pictures on the internet?",
      answer:
        "Only if you tick the box that says so. Galleries are private, locked with a word you choose, and taken down after a year. Children’s pictures we never show without asking again.",
    },
    {
      question: "How do we hold a date?",
      answer:
        "With a quarter of the price, by card or transfer. Sittings may be moved once without cost until two days before. For weddings the deposit is returned up to six months before the day.",
    },
    {
      question: "Can you scan our old family pictures?",
      answer:
        "Yes, prints, slides and negatives, at $3 each from a hundred pieces. They stay in the building. Damaged ones we repair from $85, and you see a proof before anything is printed.",
    },
  ],
  testimonials: [
    {
      quote:
        "My father hated it for ten minutes and then told her about the navy. The picture is of the second thing.",
      name: "Joanne Petrakis",
      context: "portrait of her father",
    },
    {
      quote:
        "Three children under five. I had given up on all of them looking. There is one where they look at each other, and that is better.",
      name: "Marcus Feld",
      context: "family sitting in May",
    },
    {
      quote: "She asked if she could leave the washing in the picture. I’m so glad that I said yes.",
      name: "Ffion Rees",
      context: "a morning at home",
    },
    {
      quote:
        "We found Desmond’s pictures of our first dance in the mail on Tuesday, thirty of them, before we had unpacked.",
      name: "Priyanka & Tom",
      context: "married in September",
    },
    {
      quote:
        "I have a crooked smile and have hidden it since fourth grade. It’s on my website now, at full width.",
      name: "Gordon Alleyne",
      context: "headshot",
    },
    {
      quote:
        "Forty of our mugs, photographed by Thursday, every handle at the same angle. Returns for “not as pictured” have stopped.",
      name: "Bryony Castle",
      context: "sells pottery online",
    },
    {
      quote: "My grandparents’ wedding photo had been in a flood. You can see the lace again.",
      name: "Delphine Roy",
      context: "a repaired picture",
    },
    {
      quote: "They photographed nineteen of us between two meetings and nobody looks like a hostage.",
      name: "Hal Lindqvist",
      context: "team headshots",
    },
    {
      quote:
        "The baby screamed for an hour, ate, slept for nine minutes. It turns out that nine minutes is enough.",
      name: "Corinne Adjei",
      context: "new baby, two weeks old",
    },
    {
      quote: "We ordered one print. Then we walked past it for a month and ordered the album.",
      name: "Stuart Nakagawa",
      context: "fortieth anniversary",
    },
  ],
  hours: [
    { day: "Monday", note: "Printing day, by phone only" },
    { day: "Tuesday", open: "09:00", close: "18:00" },
    { day: "Wednesday", open: "09:00", close: "18:00" },
    { day: "Thursday", open: "09:00", close: "19:00", note: "Evening headshots" },
    { day: "Friday", open: "09:00", close: "18:00" },
    { day: "Saturday", open: "09:00", close: "15:00", note: "Families first" },
    { day: "Sunday" },
  ],
  hoursNote:
    "Weddings and visits to your home keep their own hours. On Mondays we print; leave a message and Amara calls on Tuesday.",
  statistics: [
    { figure: "2009", label: "the year of the first roll" },
    { figure: "14 days", label: "from sitting to gallery" },
    { figure: "412", label: "weddings so far" },
    { figure: "10 years", label: "that we keep your files" },
  ],
  gallery: [
    {
      caption: "The camera that goes to weddings",
      label: "A camera from the front, its lens wide open",
      fits: "wedding whole day short portrait sitting camera photographers stand",
    },
    {
      caption: "Saturday’s couples, still drying",
      label: "Three prints with white borders: a couple, a child, hills",
      fits: "family sitting couples engagement hour children prints wear toddler",
    },
    {
      caption: "Choosing, the second time",
      label: "A contact sheet with one frame ringed, under a loupe",
      fits: "choose gallery negative frames contact sheet fewer chosen headshot team",
    },
    {
      caption: "The lamp that pretends to be a window",
      label: "A studio lamp with a large soft shade, and a tripod",
      fits: "headshot light lamp studio team background window natural",
    },
    {
      caption: "Two rolls: that makes seventy-two chances",
      label: "Two rolls of film and a strip of negatives",
      fits: "film rolls developed darkroom negative morning home",
    },
    {
      caption: "Where it ends up",
      label: "A framed portrait above a sideboard with a plant",
      fits: "print framed hang wall portrait repairing old pictures new baby",
    },
    {
      caption: "Forty pages, linen, no captions",
      label: "An open album with three pictures",
      fits: "album book pages wedding year anniversary family",
    },
    {
      caption: "Four hours, one bottle",
      label: "A bottle and two pears on a sweep of paper",
      fits: "products product shop set shelf business sell white",
    },
  ],
  posts: [
    {
      title: "What to wear, and what to leave on the bed",
      summary: "The advice we give on the phone, written down so that you can forward it.",
      date: "2026-10-06",
      body: [
        "Wear what you reach for when the day matters a little. A jacket that pulls across the back pulls in every frame, and new shoes make people stand like new shoes. If you have to ask whether something still fits, it goes on the bed.",
        "For groups, choose three colors that live near one another, such as rust, cream and brown, and let everyone find their own way into them. White shirts and jeans on five people look like staff.",
        "Fine stripes shimmer on screens. Large checks date a picture faster than haircuts do. Black is kind at night and hard by a window, where navy does the same work with more of you left in it.",
        "Bring the cardigan with the mended elbow. Somebody will ask about it in thirty years.",
      ],
    },
    {
      title: "How to hang five pictures in a hallway",
      summary: "A tape measure, a pencil and one line at 57 inches.",
      date: "2026-08-18",
      body: [
        "Galleries hang the middle of a picture at about 57 inches from the floor, which is the eye of an average visitor. At home it works as well, except above a sofa, where a hand’s width of wall between frame and cushion looks better.",
        "Lay everything on the floor first and take a picture of it with your phone from a chair. Move the largest one off center. Keep the gaps the same, two and a half inches or so, and let the outer edges be ragged.",
        "Keep color prints out of direct sun; pigment on cotton lasts a lifetime in shade and a decade at a south window. Glass with a coating costs a third more and means that you see the picture instead of the lamp.",
      ],
    },
    {
      title: "A wedding timetable with air in it",
      summary: "Where the hours go, from someone who has watched four hundred of them run late.",
      date: "2026-03-24",
      body: [
        "Getting dressed takes thirty minutes longer than anybody’s plan. It is also when the best pictures of mothers are made. Put the dress near a window, clear one corner of the room and let the rest be chaos.",
        "Family groups take three minutes each with a list and nine without. Eight groups are plenty. Give the list to a cousin with a loud voice, and do the ones with small children first.",
        "Leave the two of you twenty minutes alone about an hour before sunset. You will be asked to walk along a hedge and talk. People tell us later that it was the only part of the day they remember in order.",
        "And eat. We have never seen a couple regret a plate of food at six.",
      ],
    },
  ],
  events: [
    {
      title: "Grandparents’ Day",
      text: "Portraits of the oldest person you know, fifteen minutes each, one print to take home. Stairs are six, with a rail.",
      date: "2027-02-20",
      time: "09:30",
      place: "The studio",
      price: "$60",
    },
    {
      title: "Your camera, explained",
      text: "The four dials that matter, in one evening. Eight people, your own camera, no brands discussed.",
      date: "2027-03-18",
      time: "17:00",
      place: "The studio",
      price: "$75",
    },
    {
      title: "A night in the darkroom",
      text: "Bring a negative and leave with a print that you dodged yourself. Aprons are here.",
      date: "2027-04-22",
      time: "16:30",
      place: "The darkroom, downstairs",
      price: "$110",
    },
    {
      title: "Shoebox Saturday",
      text: "Bring old family pictures. We scan ten for nothing and tell you what can be saved of the rest.",
      date: "2027-05-15",
      time: "10:00",
      place: "The studio",
      price: "free",
    },
  ],
  comparisons: [
    {
      title: "A print from a flooded cellar",
      before: "Torn at two corners, stained across the middle, the faces pale.",
      after: "Scanned, mended by hand in five hours and printed on cotton paper. The lace is back.",
    },
    {
      title: "One frame, before and after Rufus",
      before: "A pimple, a bra strap, an exit sign.",
      after: "The same face with its freckles, and a plain wall.",
    },
  ],
  partners: [
    "Orchard House Hall",
    "Fenn & Daughter Frames",
    "Northlight Paper Mill",
    "The Clay Pantry",
    "Bellwether Films",
    "Moss Street Florals",
  ],
  accepts: ["Visa", "Mastercard", "American Express", "Apple Pay", "Google Pay"],
  newsletterTitle: "One picture a month",
  newsletterText:
    "On the first Sunday: a picture, how it came about, and any free Saturdays. Nothing else is sent.",
  contact: {
    title: "Tell us about the picture",
    text: "Who is in it, what it is for, and a date if there is one. Amara replies by the next working day with a price.",
    fields: [
      {
        label: "What is it?",
        kind: "choice",
        options: [
          "A portrait or family",
          "A wedding",
          "A new baby",
          "Headshots",
          "Products",
          "Something else",
        ],
      },
      { label: "A date, if there is one", kind: "date" },
      { label: "Where?", kind: "text" },
    ],
    action: "Ask for a price",
  },
  booking: {
    title: "Choose an hour by the window",
    text: "Sittings in the studio, Tuesday to Saturday. We call you within a day to talk it through; you pay nothing until then.",
    slots: ["09:30", "11:00", "12:30", "14:00", "15:30", "16:45"],
    action: "Hold this hour",
  },
  places: {
    ledger: {
      street: "31 Chandler Row",
      town: "Providence",
      area: "Rhode Island",
      phone: "(401) 555-0164",
      email: "sittings@hartwelllowe.example",
    },
    studio: {
      street: "9 Lantern Wharf",
      town: "Port Townsend",
      area: "Washington",
      phone: "(360) 555-0128",
      email: "light@silverhour.example",
    },
    counter: {
      street: "118 Maple Street",
      town: "Lancaster",
      area: "Pennsylvania",
      phone: "(717) 555-0147",
      email: "hello@snapdragonstudio.example",
    },
    signal: {
      street: "77 Dynamo Street, Bay 3",
      town: "Detroit",
      area: "Michigan",
      phone: "(313) 555-0109",
      email: "quotes@ninestop.example",
    },
    almanac: {
      street: "4 Fixer’s Yard",
      town: "Beacon",
      area: "New York",
      phone: "(845) 555-0132",
      email: "letters@latentimage.example",
    },
    marquee: {
      street: "260 Canyon Road",
      town: "Santa Fe",
      area: "New Mexico",
      phone: "(505) 555-0171",
      email: "dates@vowandember.example",
    },
  },
  pages: [
    { id: "gallery", name: "The work" },
    { id: "services", name: "Sittings" },
    { id: "prices", name: "Prices" },
    { id: "about", name: "Studio" },
    { id: "journal", name: "Notebook" },
    { id: "booking", name: "Book" },
  ],
};
