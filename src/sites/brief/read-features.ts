import { createPhrases, type Found } from "./phrases.ts";
import type { Facts } from "./read-facts.ts";
import type { Evidence, Feature } from "./understood.ts";
import type { Word } from "./words.ts";

interface Wish {
  feature: Feature;
  /** "said" asks for it wherever it stands; "listed" only among other parts of a site, or beside a word of asking or refusing. */
  how: "said" | "listed";
}

/** After the bar come words that mean it only among others of their kind. */
const WISHES: Record<Feature, string> = {
  booking:
    "online booking,book online,booking,online appointment,appointment,book appointment,make appointment,schedule appointment,appointment booking,table booking,reservation,reserve table,book table,book slot,book room,book class,book lesson,book session,book visit,book tour,book call,book treatment,book consultation,book stay,book time,booking form,booking system,booking page,booking calendar,booking button,scheduling,scheduler,online scheduling,schedule online,can book,to book,book directly,book direct,book through,book via,book in,reserve online,book it,book them,book me,book us,book themselves,bookable,reserve,book spot,book place,pick a slot,pick a time slot,time slot,availability calendar,book their,bookng,schedule consultation,schedule call,schedule visit,calendly,sign up for class,book day,book your|book,schedule,calendar,reserving",
  "online-ordering":
    "online ordering,online order,order online,ordering online,order ahead,pre-order,preorder,pre-ordering,click and collect,click collect,order for delivery,delivery order,order for pickup,order for pick up,order for collection,takeaway order,takeaway ordering,order takeaway,takeout order,order takeout,order form,order through,order from site,order page,order button,take order,taking order,place order,order system,ordering system,ordering,online takeaway,order cake,order directly,order direct,order via,order food,curbside pickup,order in advance,order bread,order pickup,order online for|order,delivery,takeaway,takeout,collection",
  menu: "menu,menus,wine list,drinks list,cocktail list,food menu,drinks menu,beer list,tap list,treatment menu,list of dishes,list of beers,beers on tap,dishes and prices,what's on tap,coffee list,cake list,bill of fare,menue|carte",
  gallery:
    "gallery,gallary,galery,gallerie,photo gallery,image gallery,picture gallery,portfolio,lookbook,show off work,show work,showcase work,showcase project,showcase my,showcase our,photo of,photo from,picture from,photograph of,pictures of,images of,pics of,lots of photo,lots of picture,plenty of photo,big photo,large photo,big picture,full-screen photo,photo page,pictures page,photo section,instagram feed,slideshow,carousel,show photo,show picture,photo wall,project gallery,show off,before photo,video gallery,photo reel,show reel,showreel,display work,snaps of,see photo,see picture,look at photo,look photo,food photo,food pic,few photo|photo,picture,pic,image,video",
  pricing:
    "price,pricing,price list,pricelist,pricing page,pricing table,rate card,our rates,rates,fees,fixed fee,tariff,price menu,package price,packages and prices,pricing plan,membership plan,membership option,membership tier,subscription plan,pricing tier,what we charge,what it costs,how much it costs,how much,cost of,list of price,prcing,priceing,pricing section,membership price|package,plan,membership,tier,cost,tuition",
  testimonials:
    "testimonial,review,client review,customer review,google review,customer quote,client quote,quotes from,client feedback,customer feedback,feedback from,what customer say,what client say,what people say,what others say,what patient say,what guest say,what parent say,kind word,happy customer,happy client,word from customer,word from client,word from happy,success story,star rating,five-star review,5 star review,parent review,patient review,guest review,customer have said,people have said,client have said,nice things,things people say,what people say about,guestbook,testimony,testimonal,testamonial,recommendations from,words from,praise|feedback,rating,quote,recommendation",
  team: "meet the,meet our,introduction to team,introducing team,introducing staff,introduction to staff,page introducing,introduce the,introduce our,meet team,team page,team section,team profile,team bio,team photo,team member,staff page,staff profile,staff bio,staff section,our people,our staff,meet staff,meet doctor,meet vets,meet trainer,meet instructor,meet coach,meet stylist,meet barber,meet attorney,meet lawyer,meet teacher,meet tutor,meet chef,meet crew,meet the family,meet people,meet dentist,meet the makers,bios,staff photo,introduce team,introduce staff,profiles,leadership team,leadership,page about team,page about us and team,about the team,about our team,who we are,doctor profile,stylist profile,attorney profile,lawyer profile,instructor profile,teacher profile,trainer profile,meet us,people page|team,staff,crew,people,stylist,instructor,teacher,trainer,doctor,attorney",
  faq: "faq,frequently asked,frequently asked questions,q&a,q and a,questions and answers,common question,question section,questions page,questions people ask,questions people always ask,usual question,answers to,questions we get,questions we always get,asked question,frequent question,questions customers ask|question",
  "contact-form":
    "contact form,contactform,enquiry form,inquiry form,message form,contact us form,request form,quote form,quote request,request quote,get quote,free quote form,estimate form,request estimate,form to contact,form for enquiries,form for people,form to get in touch,form to ask,form to request,form so people,form where,form for,online form,a form,simple form,form,contact page,contact section,way to contact,way to get in touch,way to reach,can contact,can message,message us through,send us a message,send message,send me a message,leave message,people can reach,get in touch,enquire,enquiry,inquiry,contact us,contact me,contat form,ask for a quote,asking for quote,request callback,callback form,intake form,write to us,drop us a line|contact,quote,estimate",
  "opening-hours":
    "opening hour,opening time,business hour,hours of operation,open hours,opening houres,when we are open,when we're open,when open,office hours,trading hours,shop hours,store hours,hours,clinic hours,surgery hours,surgery times,openning hours,openin hours,visiting hours|times",
  map: "map,google map,directions,how to find us,how to find,how to get there,how to get here,find us,where to find us,where we are,location map,show location,our location,show where,location page,getting here,getting there,find the shop,find the place,area map,parking info,how to reach us,where we're located|location,address,parking",
  blog: "blog,blog post,blog section,news section,news page,journal,articles,write article,post article,post news,news,write about,post recipes,blogging,magazine section,latest news,company news,recipe section,resources section,insights,tips section,news feed,updates page|post,recipe,update,tip,advice,resource,guide,story,diary",
  newsletter:
    "newsletter,news letter,mailing list,email list,email signup,email sign-up,sign up for emails,newsletter signup,newsletter sign-up,subscribe,email newsletter,collect email,mailchimp,email capture,weekly email,monthly email,news by email,email updates,e-mail list,newsleter,join our list,mail list|signup,sign-up",
  shop: "online shop,online store,webshop,web shop,e-commerce,ecommerce,e-shop,eshop,sell online,sell them online,sell it online,sell anything online,sell stuff online,sell things online,sell anything,selling online,sell on the site,sell through the site,sell through the website,sell directly,buy online,shop online,buying online,sell products online,sell product,sell merch,merch,merchandise,merch store,merch shop,shop page,shop section,store page,little shop,shopping cart,checkout,cart,webstore,gift card,gift voucher,gift certificate,sell gift,sell vouchers,vouchers,buy ticket online,store section,sell print,print shop section,print store,buy prints,online sales,shopify,sell my,online purchases,buy directly,purchase online,add to cart,shop for,buy from the site,buy through,buy gift,sell our,web store,product catalogue,a store,add to basket|shop,store,product,sell,selling,buy",
  events:
    "upcoming,events page,events calendar,events list,events section,upcoming event,event listing,what's on,calendar of events,gig list,gig dates,recital dates,class dates,market dates,performance dates,screening times,fixture,list of gigs,tour dates,upcoming gig,upcoming show,show dates,concert dates,upcoming concert,gigs page,class timetable,class schedule,timetable,schedule of classes,workshop dates,workshops page,upcoming workshop,upcoming exhibition,exhibition calendar,exhibitions page,exhibition dates,event schedule,our events,weekly events,monthly events,regular events,host events,hosting events,special events,show events,list events,events we,announce event,event dates,course dates,upcoming class,open days,live gigs|events,workshop,gigs,calendar,schedule,exhibition,concert,talks",
  donations:
    "donate,donation,donate button,donation button,donation page,donation form,give online,giving page,online giving,accept donation,take donation,fundraising page,donating,make a donation,support us,monthly giving,sponsor page,donation link|give,fundraise,fundraising,support",
  "emergency-call":
    "emergency,emergency call,emergency number,emergency button,emergency line,emergency contact,emergency callout,emergency call-out,24/7 call,24 hour call,24/7 line,24/7 callout,24-hour call-out,24/7 emergency,call out,callout,urgent call,urgent number,urgent line,urgent button,out of hours,after hours call,call now button,big call button,call button,hotline,emergancy,click to call,tap to call,urgent repair,urgent,phone button",
  "before-after":
    "before and after gallery,before after gallery,before and after photo gallery,before and after,before/after,before n after,transformation gallery,transformation photo,transformations,b4 and after,makeover photo|before,after",
  "case-studies":
    "case study,client story,project story,past project,previous project,recent project,project page,project portfolio,portfolio of projects,customer stories,completed project,past work,previous work,our work,recent work,selected work,selected project,work examples,example of work,examples of our work,results page,case results,track record,case examples,recent cases,projects section|project,result,work,example",
  careers:
    "career,careers page,job page,job opening,job listing,vacancy,hiring,were hiring,we are hiring,join our team,join the team,work with us,work for us,recruitment page,apply for job,job application,open position,recruiting,job board,jobs section,looking for staff,job vacancies,career section|jobs,recruitment",
};

const phrases = createPhrases<Wish>(readWishes());

function* readWishes(): Generator<readonly [string, Wish]> {
  for (const [feature, line] of Object.entries(WISHES)) {
    const [said = "", listed = ""] = line.split("|");
    for (const phrase of said.split(",")) yield [phrase, { feature: feature as Feature, how: "said" }];
    for (const phrase of listed.split(","))
      if (phrase) yield [phrase, { feature: feature as Feature, how: "listed" }];
  }
}

/** What begins a refusal, by the words before the thing that is refused. */
const REFUSING =
  /(?:^|\s)(?:no|not|without|w\/o|none|never|skip|skipping|omit|exclude|excluding|minus|sans|except|avoid|avoiding|forget|ditch|drop|dropping|scrap|lose|remove|kill|zero|nor|neither|hate|hates|cannot|cant|dont|doesnt|didnt|wont|wouldnt|isnt|arent|havent|hasnt|refuse|against|unnecessary|nothing|rather than|instead of|leave out|leave off|leave away|leaving out|keep out|stay away from|do without|done with|free of|anything but|nix|nah|nope|no need|dnt|no more|without any|less of|lay off|spare|bin|cut|axe|stop|hold|couldnt|shouldnt|nobody|pointless|unwanted|unneeded|sick of|tired of)(?=\s|$)/g;
const ASKING =
  /(?:^|\s)(?:but|just|only|want|wants|need|needs|like|love|please|pls|plz|include|includes|including|add|adding|have|has|having|show|shows|showing|with|also|plus|instead|should|must|use|give|put|feature|features|featuring|essential|definitely|however|rather|yes|make|do|can|let|lets|got|could|would|id|looking|keep|ideally|then|important|nice|focus|mainly|mostly|prefer|simply|allow|allows|offer|offers|sell|take|accept|there|everything)(?=\s|$)/g;
/** Words that turn a refusal into none: "not only a menu", "don't forget the map". */
const TURNED =
  /(?:not (?:only|just|merely)|dont forget|do not forget|never forget|cant wait|can not wait|cannot wait|dont hesitate|do not hesitate|no problem|no matter|no doubt|why not|not to mention|dont miss|no worries|not sure how|dont mind|not without|nothing but|no question|not a problem|no nonsense|no frills|no fuss|no obligation|wouldnt mind|wouldnt hurt|wouldnt be complete without|cant do without|couldnt do without|cant live without|no later|not least|no hidden|no extra|no surprise|no surprises|no long|no small|no fewer|no longer than|dont skip|dont leave out|not having|no one knows|nobody knows|people dont know|they dont know|dont have to|doesnt have to|so they dont|so people dont|without having to|without calling|without phoning|without ringing|without waiting|without a long|no job too|no job is|no task too|no project too|no order too|no party too|no two|no stock|no generic|no cheesy|no clip art|no jargon|no popups|no pop ups|no autoplay|no chains|not a chain|not forgetting|cant find|cannot find|never know|never find)/g;
const REFUSED_AFTER =
  /^(?:\s*(?:section|page|thing|stuff|part|feature|features|form|button|system|or anything|s))?[\s,:–—-]*(?:is|are|isnt|arent|not|no|wont|would|will|can|at|for|right|either|whatsoever|needed|dont|we|i|thats|out|x|thanks|would be|would not be|wouldnt be|are|is)?\s*(?:not$|not\s+(?:needed|wanted|appropriate|suitable|allowed|permitted|possible|worth|really|a good idea|right for|legal|ethical|necessary|required|wanted|for us|our|important|our thing|something|interested|now|yet|today|at this|at the moment|relevant|applicable|essential|a priority|be needed|part of)|isnt\s+(?:possible|an option|relevant|allowed|happening|important|something|really|needed|necessary|required|our thing|for us)|arent\s+(?:possible|an option|relevant|allowed|happening|important|something|really|needed|necessary|required|our thing|for us)|no thanks|no thank|no need|nope|unnecessary|can wait|could wait|wait|be left out|be skipped|be omitted|left out|leave out|leave it out|skip|not now|can come later|come later|later maybe|pointless|overkill|dont need|not wanted|unneeded|not required|out of scope|off the table|none|no way|never|a waste|improper|inappropriate|unsuitable|wrong|forbidden|prohibited|against (?:the|our)|excessive|not for)(?=\W|$|\s)/;
/** The same in more words, wherever it stands after it. */
const REFUSED_LATER =
  /^(?: (?:page|section|form|button|notes?))?(?: - none| nah$| (?:must|may|should|shall|can|do|does|will|is|are|was|were|has|have|had) ?not (?:be )?(?:appear|listed|shown|published|be|go|stand|wanted|done|(?:make|do|have|want|need|offer)$)| (?:cant|cannot|mustnt|shouldnt|wont|dont) (?:be )?(?:appear|listed|shown|published|stand|done)| (?:isnt|arent|not) for (?:me|us)| stays? (?:off|out|away)| (?:is|are) out$| (?:was|were|got|has been|have been) (?:rejected|declined|voted|turned|refused|dropped)| (?:we|i) (?:do not|dont) (?:make|do|have|want|need|offer|run|host)\b| (?:through|over|on) the (?:internet|web) (?:we|i) (?:do not|dont) )|\bmust not (?:appear|be)\b|\bso (?:none|no|not that|skip)$|\bleave (?:it|that|those|them|these) (?:out|off|away)/;
const LEFT_OUT = /^\s+(?:off|out|away|aside)(?=\s|$)/;
const NOT_SAID_OF_PRICES =
  /^(?:good|fair|great|affordable|low|honest|reasonable|best|cheap|competitive|keen|lower|lowest|sensible|decent|friendly|half|full|fixed|high|top|any|right|transparent|budget|pocket)$/;
/** What an act is done to, when it is the trade itself and not a part of the site. */
const TRADE_WORDS: Partial<Record<string, RegExp>> = {
  "art-gallery": /^(?:gallery|exhibition|exhibitions|galleries)$/,
  photography:
    /^(?:photo|photos|picture|pictures|photography|image|images|photograph|photographs|video|videos|pics)$/,
  events: /^(?:event|events|workshop|conference)$/,
  "home-services": /^(?:calls)$/,
  bookshop: /^(?:books?|books online|story)$/,
  musician: /^(?:gig|gigs|concert|concerts)$/,
  saas: /^(?:booking|bookings|appointment|appointments|scheduling|reservation|reservations|review|reviews|newsletter|newsletters|shop|store|calendar|schedule|orders|ordering|order|menu|menus|checkout|cart|ecommerce|donation|donations|inventory|hiring|recruiting|products|product|feedback|schedule|rota|invoice)$/,
  agency: /^(?:newsletter|newsletters|ecommerce|e-commerce|web|reviews)$/,
  consulting: /^(?:hiring|recruiting|recruitment|career|careers|job|jobs|vacancies)$/,
  nonprofit: /^(?:support)$/,
  "real-estate": /^(?:price|prices)$/,
  tutoring: /^(?:lesson|question|questions|article|articles)$/,
};

/** Whether some words of the brief are only a wish for the site. */
export function wishesIn(words: readonly Word[]) {
  const ends = new Map<number, number>();
  for (const { from, to } of phrases.find(words))
    for (let at = from; at <= to; at++) ends.set(at, Math.max(to, ends.get(at) ?? 0));
  return (from: number, to: number) => (ends.get(from) ?? -1) >= to;
}

export interface Wishes {
  wanted: Map<Feature, Evidence[]>;
  out: Map<Feature, Evidence[]>;
}

/** What the brief asks for on the site, and what it refuses. */
export function readFeatures(
  text: string,
  words: readonly Word[],
  facts: Facts,
  industry: string,
  mask: (index: number) => boolean,
): Wishes {
  const exact = phrases.find(words, { mask });
  const near = phrases
    .find(words.slice(0, 300), { mask, isFuzzy: true })
    .filter(
      ({ from, isFuzzy, value }) =>
        isFuzzy && value.how === "said" && !exact.some((one) => one.from === from),
    );
  const found = longestOnly([...exact, ...near].sort((a, b) => a.from - b.from));
  const wanted = new Map<Feature, Evidence[]>();
  const out = new Map<Feature, Evidence[]>();
  const clauses = clausesOf(words);
  const marked = found.map((one) => ({ one, polarity: polarityOf(text, words, one, clauses) }));

  for (const [index, { one, polarity }] of marked.entries()) {
    const near = marked.slice(Math.max(0, index - 8), index + 9);
    const { feature, how } = one.value;
    const [first, last] = [words[one.from], words[one.to]];
    if (!first || !last || polarity === "unsure") continue;
    const evidence = { text: text.slice(first.start, last.end), start: first.start, end: last.end };
    if (isOther(words, one, industry, polarity)) continue;
    if (how === "listed" && !isDone(words, one)) {
      const others = near.filter(
        ({ one: other }) =>
          other !== one &&
          other.value.feature !== feature &&
          words[other.from]?.sentence === first.sentence &&
          Math.abs(other.from - one.from) <= 6,
      );
      const isAlone =
        sizeOf(clauses, first.sentence) <= 3 &&
        near.some(
          ({ one: other }) =>
            other !== one && Math.abs((words[other.from]?.sentence ?? 0) - first.sentence) <= 2,
        );
      const isAmong =
        (isAlone && isItem(words, one)) ||
        (others.some(({ one: other }) => other.value.how === "said") && isItem(words, one));
      const isAsked = polarity === "out" ? isRefusable(words, one) : isAskedFor(words, one);
      if (!isAmong && !isAsked) continue;
      if (
        polarity === "wanted" &&
        !isAmong &&
        /^(?:contact-form|opening-hours|donations|map|before-after|case-studies)$/.test(feature)
      )
        continue;
    }
    const into = polarity === "out" ? out : wanted;
    const known = into.get(feature);
    if (known) known.push(evidence);
    else into.set(feature, [evidence]);
  }

  if (facts.hours.length > 0 && !out.has("opening-hours"))
    wanted.set("opening-hours", [...(wanted.get("opening-hours") ?? []), ...facts.hours]);
  if (facts.prices.length > 1 && !out.has("pricing") && !wanted.has("menu"))
    wanted.set("pricing", [...(wanted.get("pricing") ?? []), ...facts.prices]);
  for (const feature of out.keys()) {
    const [said, refused] = [wanted.get(feature), out.get(feature)];
    if (!said || !refused) continue;
    wanted.delete(feature);
  }
  return { wanted, out };
}

/** Of phrases that overlap, the longest; of equal ones the one that says more. */
function longestOnly(found: Found<Wish>[]) {
  const kept: Found<Wish>[] = [];
  for (const one of found) {
    const last = kept.at(-1);
    if (last && one.from <= last.to) {
      if (
        one.to - one.from > last.to - last.from ||
        (last.value.how === "listed" && one.value.how === "said" && one.to - one.from >= last.to - last.from)
      )
        kept[kept.length - 1] = one;
      else if (
        one.from === last.from &&
        one.to === last.to &&
        one.value.how === last.value.how &&
        one.value.feature !== last.value.feature
      )
        kept.push(one);
      continue;
    }
    kept.push(one);
  }
  return kept;
}

const plain = (low: string) => low.replace(/['’ʼ´`]/g, "");

/** The words of each sentence as one text without apostrophes, with where each word begins in it. */
function clausesOf(words: readonly Word[]) {
  const sentences = new Map<number, { from: number; to: number }>();
  words.forEach(({ sentence }, index) => {
    const known = sentences.get(sentence);
    if (known) known.to = index;
    else sentences.set(sentence, { from: index, to: index });
  });
  return sentences;
}

const sizeOf = (sentences: Map<number, { from: number; to: number }>, sentence: number) => {
  const bounds = sentences.get(sentence);
  return bounds ? bounds.to - bounds.from + 1 : 0;
};

const MOST_BEFORE = 14;

function polarityOf(
  text: string,
  words: readonly Word[],
  { from, to }: Found<Wish>,
  sentences: Map<number, { from: number; to: number }>,
): "wanted" | "out" | "unsure" {
  const word = words[from];
  const bounds = sentences.get(word?.sentence ?? 0);
  if (!word || !bounds) return "wanted";
  const start = Math.max(bounds.from, from - MOST_BEFORE);
  const before = spoken(words, start, from);
  const own = spoken(words, from, to + 1).trim();
  const after = spokenAfter(text, words, to, bounds.to);

  if (
    /^(?:no|none|nope|not needed|nah|skip|n a|x)$/.test(after.trim()) &&
    /[:=?–—-]/.test(words[to + 1]?.gap ?? "")
  )
    return "out";
  if (REFUSED_AFTER.test(after) || REFUSED_LATER.test(after)) return "out";
  if (LEFT_OUT.test(after) && /(?:leave|leaving|keep|take|turn|switch|left) (?:\w+ ){0,3}$/.test(before))
    return "out";
  // A list under a heading: "Not needed: blog, shop".
  const heading = headingBefore(words, from);
  if (heading) return heading;

  let refusal = -1;
  let length = 0;
  const turns = [...before.matchAll(TURNED)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  for (const match of before.matchAll(REFUSING)) {
    if (turns.some(([a, b]) => match.index + 1 >= a - 1 && match.index < b)) continue;
    refusal = match.index;
    length = match[0].length;
  }
  const tail = refusal < 0 ? before : before.slice(refusal + length);
  if (refusal < 0) {
    // "no-nonsense" and the like have been turned; "maybe later" is neither yes nor no.
    return /(?:maybe|perhaps|might|possibly|not sure|unsure|undecided)\s(?:\w+\s){0,4}$/.test(before) &&
      /(?:later|one day|someday|in future|eventually)/.test(after)
      ? "out"
      : "wanted";
  }
  const said = before.slice(refusal, refusal + length).trim();
  if (said === "not" && /^\s*(?:sure|certain)/.test(tail))
    return /(?:if|whether)/.test(tail) ? "unsure" : "wanted";
  // How far a refusal goes: over a list, but not past a word that asks again.
  const verbs = [...tail.matchAll(ASKING)].map(({ 0: found, index }) => ({ low: found.trim(), index }));
  const commas = commasIn(words, start, from, refusal + length);
  for (const { low, index } of verbs) {
    const isDirect =
      index <= 1 ||
      /^\s*(?:really|actually|even|particularly|currently|think (?:we|i)|want to|want|need to|need|to|yet|any|of|i|we|you|us|me|it|feel|bother|worry|care|see|believe|about|having|with|point|in|for|there|is|use|much|a|the|reason|is|have|time)*\s*$/.test(
        tail.slice(0, index),
      );
    if (
      /^(?:but|just|only|however|instead|rather|please|pls|plz|yes|definitely|then|everything|focus|mainly|ideally|prefer|simply)$/.test(
        low,
      )
    ) {
      if (low === "just" && isDirect) continue;
      return "wanted";
    }
    // "We don't do …", "not interested in having …": the verb belongs to the refusal itself.
    if (isDirect) continue;
    if (
      commas.some((position) => position <= index) ||
      /^(?:with|plus|also|there|lets|id|looking)$/.test(low)
    )
      return "wanted";
    if (
      /(?:and|so|because|as)\s+(?:\w+\s+){0,2}$/.test(tail.slice(0, index + 1)) &&
      /^(?:want|wants|need|needs|like|love|include|add|show|give|put|make|keep|use|feature)$/.test(low)
    )
      return "wanted";
  }
  if (
    /\band\s+(?:a|an|the|some|big|nice|lots|good|clear|our)\s/.test(`${tail} `) &&
    !/^(?:dont|neither|never)$/.test(said)
  )
    return "wanted";
  if (/\band\s*$/.test(tail) && /^(?:big|large|lots|plenty|photo of|pictures? of|meet)/.test(own))
    return "wanted";
  // After a comma a new statement begins, unless a bare list goes on.
  const lastComma = commas.at(-1);
  if (lastComma !== undefined) {
    const rest = tail.slice(lastComma);
    const middle = tail.slice(0, lastComma);
    if (
      /\b(?:we|i|you|they|he|she|it|customers|people|clients|my|our)\b/.test(rest) &&
      !/^\s*(?:and|or)?\s*$/.test(rest)
    )
      return "wanted";
    if (
      /(?:please|would be (?:nice|great|good|lovely)|is (?:a must|essential|important|fine|ok|great)|are (?:a must|essential|important|fine|ok)|yes|instead)/.test(
        after.slice(0, 40),
      ) &&
      !/\bor\b/.test(rest)
    )
      return "wanted";
    // The refused thing has to be a part of a site, or the list is of something else: "no chains, big gallery".
    if (
      !hasWish(words, start, from) &&
      middle.trim().split(/\s+/).length <= 3 &&
      !/\b(?:or|nor)\s*$/.test(rest)
    )
      return "wanted";
  }
  if (tail.trim().split(/\s+/).length > 9 && lastComma === undefined) return "wanted";
  if (/\band\s+(?:a|an|some)\s+(?:\w+\s+){0,2}$/.test(tail) && /^(?:no|without|skip|minus)$/.test(said))
    return "wanted";
  return "out";
}

/** The words from one to another, as they sound, each after a space. */
const spoken = (words: readonly Word[], from: number, to: number) =>
  ` ${words
    .slice(from, to)
    .map(({ low }) => plain(low))
    .join(" ")} `;

function spokenAfter(text: string, words: readonly Word[], to: number, last: number) {
  let line = "";
  for (let at = to + 1; at <= Math.min(last, to + 9); at++) {
    const word = words[at];
    if (!word) break;
    const gap = word.gap.includes(",") ? " , " : /[:?=–—(-]/.test(word.gap.trim()) ? " - " : " ";
    if (gap === " , " && at > to + 1 && plain(word.low) !== "so") break;
    if (gap === " , " && !/^(?:no|not|thanks|which|thats|that|isnt|we|but|so)$/.test(plain(word.low))) break;
    line += gap + plain(word.low);
  }
  const lastWord = words[last - to < 4 ? last : to];
  // "Blog? No thanks."
  const next = words[words.indexOf(lastWord as Word, to) + 1];
  if (
    lastWord &&
    next &&
    next.sentence !== lastWord.sentence &&
    /^\s*[?]/.test(text.slice(lastWord.end, next.start)) &&
    /^(?:(?:god|hell|oh|definitely|absolutely|certainly|um|er|well|thanks|honestly|a|answer) )?(?:no|nope|nah|skip|not|never)(?: |$)/.test(
      spoken(words, words.indexOf(next, to), words.indexOf(next, to) + 3).trim(),
    )
  )
    return " no thanks";
  return line;
}

/** Where commas stand in the text of the words, after a position in it. */
function commasIn(words: readonly Word[], from: number, to: number, after: number) {
  const commas: number[] = [];
  let position = 1;
  for (let at = from; at < to; at++) {
    const word = words[at];
    if (!word) break;
    if (at > from && /[,;–—(]|\s-\s/.test(word.gap) && position > after) commas.push(position - after - 1);
    position += plain(word.low).length + 1;
  }
  // The gap right before the thing itself.
  if (/[,;–—(]|\s-\s/.test(words[to]?.gap ?? "")) commas.push(Math.max(0, position - after - 1));
  return commas;
}

const hasWish = (words: readonly Word[], from: number, to: number) =>
  phrases.find(words.slice(from, to)).length > 0;

/** "Not needed: …" or "Must have: …" at the head of the list that the word is in. */
function headingBefore(words: readonly Word[], from: number): "wanted" | "out" | undefined {
  for (let at = from; at > Math.max(0, from - 40); at--) {
    const word = words[at];
    // A heading stands over a list, not over sentences.
    if (word && /[.!?]\s/.test(word.gap) && word.sentence !== words[at - 1]?.sentence) return undefined;
    if (!word || (!/:/.test(word.gap) && !/\n/.test(word.gap))) continue;
    const isColon = /:/.test(word.gap);
    const first = at - 1;
    let start = first;
    while (start > 0 && words[start - 1]?.sentence === words[first]?.sentence && first - start < 7) start--;
    const line = spoken(words, start, at).trim();
    if (isColon) {
      if (
        /(?:^|\s)(?:doesnt|dont|does not|do not|must not|mustnt|should not|shouldnt)(?: (?:want|need|wanna|include|have|like|show|to))*$/.test(
          line,
        )
      )
        return "out";
      if (
        /^(?:not? (?:needed|wanted|required|necessary|want|need|thanks)|no|without|leave out|out|skip|exclude|avoid|(?:we |i )?(?:really )?(?:dont|do not) (?:want|need|include|require)(?: any)?(?: of)?(?: these| this)?|things? (?:we|i) dont (?:want|need)|what (?:we|i) dont (?:want|need)|please (?:no|skip|leave out|avoid|dont include)|donts?|unwanted|not interested in|(?:no need|no thanks)(?: for| to)?|to avoid|out of scope|unnecessary)$/.test(
          line,
        )
      )
        return "out";
      if (
        /(?:want|need|needed|have|include|features?|pages|sections|wishlist|wish list|must haves?|please|like|includes|requirements|required|add|sections)$/.test(
          line,
        ) &&
        !/(?:dont|not|no|without)/.test(line)
      )
        return at > from - 25 && !refusesBetween(words, at, from) ? "wanted" : undefined;
      return undefined;
    }
    if (
      words[at]?.sentence !== words[from]?.sentence &&
      /\n/.test(word.gap) &&
      !/^\s*[-*•]/.test(word.gap.replace(/^[^\n]*\n/, ""))
    )
      return undefined;
  }
  return undefined;
}

const refusesBetween = (words: readonly Word[], from: number, to: number) =>
  new RegExp(REFUSING.source).test(spoken(words, from, to));

/** Said of something that is no part of the site. */
function isOther(
  words: readonly Word[],
  { from, to, value }: Found<Wish>,
  industry: string,
  polarity: string,
) {
  // "No time to write": one time is no times.
  if (value.feature === "opening-hours" && from === to && words[from]?.low === "time") return true;
  const word = words[from];
  if (!word) return true;
  const before = plain(words[from - 1]?.low ?? "");
  const second = plain(words[from - 2]?.low ?? "");
  const after = plain(words[to + 1]?.low ?? "");
  const isSame = words[to + 1]?.sentence === word.sentence;
  const own = spoken(words, from, to + 1).trim();
  const isSingle = from === to;
  if (value.feature === "shop" && /^(?:sell|selling|buy)$/.test(own)) {
    const tail = words.slice(to + 1, to + 7).filter(({ clause }) => clause === word.clause);
    return !tail.some(({ low }) => /^(?:online|website|site)$/.test(low));
  }
  if (value.feature === "shop" && /^(?:shops|stores)$/.test(own) && polarity !== "out") return true;
  if (
    value.feature === "pricing" &&
    /^(?:on|about)$/.test(before) &&
    /^(?:pricing|prices|cost|rates)$/.test(own)
  )
    return true;
  if (
    isSingle &&
    TRADE_WORDS[industry]?.test(word.low) &&
    polarity !== "out" &&
    !(isSame && /^(?:page|section|form|button|calendar|listing|system|online)$/.test(after)) &&
    !/^(?:photo|image|picture|online|upcoming|by)$/.test(before)
  ) {
    if (isItem(words, { from, to }) && !/^(?:photography|art-gallery)$/.test(industry)) return false;
    if (
      !(
        /^(?:a|an|my|our|nice|big|with|show|include|want|need|beautiful|and|good)$/.test(before) &&
        /gallery|galleries/.test(own) &&
        industry === "photography"
      )
    )
      return true;
  }
  if (value.feature === "pricing") {
    if (
      NOT_SAID_OF_PRICES.test(before) &&
      /^\s+$/.test(word.gap) &&
      /price|prices|pricing|rates|fee|fees/.test(own) &&
      polarity !== "out" &&
      !/^(?:list|page|section|table)$/.test(after)
    )
      return !/^(?:fixed|transparent|full)$/.test(before);
    if (/^(?:range|point|tag|match)$/.test(after) && /price/.test(own)) return true;
    if (/rates?$/.test(own) && /^(?:success|interest|exchange|conversion|pass|heart|growth)$/.test(before))
      return true;
    if (
      /plan/.test(own) &&
      isSingle &&
      /^(?:floor|meal|treatment|business|seating|master|training|care|marketing|building|estate)$/.test(
        before,
      )
    )
      return true;
    if (/^(?:how much)$/.test(own) && !/^(?:it|they|we|things|a|the|its|each|everything|does)$/.test(after))
      return true;
    if (/package/.test(own) && /^(?:care|whole|full)$/.test(before)) return true;
  }
  if (
    value.feature === "menu" &&
    (/^(?:navigation|hamburger|nav|top|dropdown|down|main|sticky|side)$/.test(before) ||
      (/^(?:bar|navigation)$/.test(after) && isSame))
  )
    return !/^(?:main|side)$/.test(before);
  if (
    value.feature === "map" &&
    (/^(?:site|road|mind|heat)$/.test(before) ||
      (/^(?:find us)$/.test(own) &&
        /^(?:on|online)$/.test(after) &&
        /^(?:instagram|facebook|insta|google|tiktok)$/.test(plain(words[to + 2]?.low ?? ""))))
  )
    return true;
  if (industry === "art-gallery" && /^(?:gallery of)$/.test(own)) return true;
  if (
    value.feature === "gallery" &&
    /^(?:no|property|investment|client)$/.test(before) &&
    /portfolio/.test(own) &&
    before !== "no"
  )
    return true;
  if (
    value.feature === "gallery" &&
    /^(?:photo|picture|image|pic|photos|pictures|images|video|videos)$/.test(own) &&
    industry === "photography" &&
    polarity !== "out"
  )
    return true;
  if (
    value.feature === "gallery" &&
    /^(?:art|contemporary|photography|national|tate)$/.test(before) &&
    /galler/.test(own)
  )
    return true;
  if (value.feature === "booking") {
    if (
      /^(?:book|schedule)$/.test(own) &&
      isVerb(words, from) &&
      (industry !== "bookshop" || /online/.test(spoken(words, to, to + 5)))
    )
      return false;
    if (/^schedule$/.test(own)) return polarity !== "out" || true;
    if (/^book$/.test(own))
      return (
        (!(isSame && /^(?:online|now|appointments?|directly|here)$/.test(after)) && polarity !== "out") ||
        /^(?:a|the|club|address|my|our|this|e|picture|comic|guest|cook|note|each|every|audio|shop|store|one|good|old|new|used|of|by|rare|cheque)$/.test(
          before,
        ) ||
        /^(?:club|shop|store|lovers?|signing|keeping|clubs|fair|launch)$/.test(after)
      );
    if (
      /appointment/.test(own) &&
      /^(?:by|same|day|walk|no)$/.test(before) &&
      (before === "day" || before === "same")
    )
      return false;
    if (
      /^(?:to book|can book)$/.test(own) &&
      /^(?:call|phone|ring|text|email|dm|message|whatsapp)$/.test(before)
    )
      return true;
    if (
      /^(?:booking|bookings|reservations?|appointments?)$/.test(own) &&
      /^(?:call|phone|ring|telephone|text)$/.test(second) &&
      /^(?:for|about)$/.test(before)
    )
      return true;
    if (
      /^(?:booking|bookings)$/.test(own) &&
      /^(?:agent|agency|com|enquiry|enquiries|inquiries|fees?)$/.test(after) &&
      isSame
    )
      return true;
    if (/^(?:availab)/.test(own)) return false;
    if (/reserve$/.test(own) && /^(?:nature|wildlife|private|marine|game|forest)$/.test(before)) return true;
    if (/time slot/.test(own) && polarity === "out") return false;
  }
  if (value.feature === "online-ordering") {
    if (
      /^(?:in|court|made|law|to|mail|pecking|special|working|of)$/.test(before) &&
      /^orders?$/.test(own) &&
      before !== "to"
    )
      return true;
    if (
      /collection|delivery/.test(own) &&
      isSingle &&
      !/^(?:or|and|for|with|offer|home|local|free)$/.test(before) &&
      polarity !== "out"
    )
      return true;
    if (/^take orders?$|^taking orders?$|^place orders?$/.test(own) && /^(?:by|over)$/.test(after) && isSame)
      return true;
  }
  if (value.feature === "testimonials") {
    if (
      /reviews?$/.test(own) &&
      isSingle &&
      /^(?:contract|book|annual|performance|peer|tax|yearly|film|account|literary|code|design|portfolio|medication|paris)$/.test(
        before,
      )
    )
      return true;
    if (/^(?:quote|quotes)$/.test(own)) return true;
    if (/praise/.test(own)) return industry === "nonprofit";
  }
  if (value.feature === "contact-form") {
    if (
      /^(?:get in touch|contact us|contact me)$/.test(own) &&
      isSame &&
      /^(?:at|on|by|via|with)$/.test(after) &&
      !/form/.test(spoken(words, to, to + 5))
    )
      return true;
    if (
      /^(?:a form|form)$/.test(own) &&
      /^(?:of|a|an|the)$/.test(after) &&
      isSame &&
      !/^(?:a form)$/.test(own)
    )
      return true;
    if (/^(?:a form)$/.test(own) && after === "of") return true;
    if (
      /form$/.test(own) &&
      isSingle &&
      /^(?:free|order|booking|art|any|in|top|donation|donations|registration|long|short|best|every|that|good|great|land|life|other|another|to|we|trial|application)$/.test(
        before,
      )
    )
      return true;
    if (/enquir|inquir/.test(own) && isSame && /^(?:to|at|on|by|welcome)$/.test(after)) return true;
  }
  if (value.feature === "opening-hours" && /^hours?$/.test(own))
    return (
      (/^(?:\d+|few|two|three|four|five|24|six|eight|long|early|late|man|after|for|happy|lunch|working|flexible|of|rush|several|many|small|peak|an|per|the|own|all|quiet)$/.test(
        before,
      ) &&
        !(before === "the" && (!isSame || /^(?:and|on|are|should|clearly)$/.test(after)))) ||
      (/^(?:of)$/.test(after) && !/opening/.test(own))
    );
  if (value.feature === "blog") {
    if (/^new$/.test(own)) return true;
    if (/^articles?$/.test(own) && /^(?:newspaper|each|leather|an|read)$/.test(before) && before !== "an")
      return true;
    if (/^news$/.test(own) && /^(?:good|bad|great|local|the|big|in|fake|no)$/.test(before) && before !== "no")
      return true;
    if (/^journal$/.test(own) && /^(?:bullet|leather|law|medical|street|the)$/.test(before)) return true;
    if (
      /^(?:guide|story|tip|advice|resource|update|post|diary|recipe)s?$/.test(own) &&
      polarity !== "out" &&
      !isItem(words, { from, to })
    )
      return true;
    if (/^write about/.test(own) && /^(?:us|me|our)$/.test(after)) return true;
    if (/^insights$/.test(own) && !isItem(words, { from, to })) return true;
  }
  if (value.feature === "shop") {
    if (/^(?:shop|store)s?$/.test(own)) {
      if (
        /^(?:coffee|pet|tea|gift|flower|book|barber|bike|repair|body|pizza|chip|cake|bread|my|our|the|your|this|vintage|corner|charity|farm|tyre|tire|little|small|local|pastry|record|candle|clothing|clothes|clothing|comic|jewelry|jewellery|surf|sandwich|ice|cream|wine|cheese|toy|print|second|hand|shoe|family|work|auto|physical|brick|mortar|new|independent|neighbourhood|neighborhood|paint|thrift|grocery|nail|tattoo|dress|hat|one|of|every|each|chain|hardware|art|antique|bakery|butcher|department)$/.test(
          before,
        ) &&
        polarity !== "out"
      )
        return true;
      if (
        /^(?:front|floor|window|keeper|owner|local|is|hours|has|in|on|at|was|near|we|dog|staff|called|opens|fitting|cat|that|which|with)$/.test(
          after,
        ) &&
        isSame
      )
        return true;
    }
    if (
      /^(?:sell our|sell my|sell directly|shop for|buy from|a store|little shop|checkout|cart)$/.test(own)
    ) {
      if (/^(?:house|home|houses|homes|property|farm|flat|car|bread|cakes|coffee)$/.test(after)) return true;
      if (/^(?:little shop|a store)$/.test(own))
        return (
          (isSame && /^(?:in|on|near|at|that|which|called|with|named|selling|of|full|we)$/.test(after)) ||
          (words[from]?.sentence === 0 && from < 6)
        );
      if (/cart/.test(own) && /^(?:coffee|food|golf|taco|flower)$/.test(before)) return true;
      if (/^(?:sell our|sell my|sell directly)$/.test(own))
        return !(
          /online|website|site|web|through|here|page/.test(spoken(words, to, to + 8)) ||
          (/^(?:to|can|could|would|want)$/.test(before) && polarity !== "out")
        );
      if (/^shop for$/.test(own)) return !/^(?:a|online|small|little|the|simple|web)$/.test(before);
      if (/checkout/.test(own)) return industry === "saas";
    }
    if (/^(?:product|products|sell|selling)$/.test(own))
      return polarity !== "out"
        ? !isItem(words, { from, to }) || industry === "saas" || /^(?:sell|selling)$/.test(own)
        : !/online|anything|products/.test(spoken(words, from, to + 4));
    if (/voucher|gift card|gift certificate/.test(own)) return false;
    if (/^(?:merch|merchandise)$/.test(own)) return false;
  }
  if (value.feature === "events") {
    if (
      /^events?$/.test(own) &&
      /^(?:for|corporate|private|your|wedding|life|any|family|plan|planning|organise|organize|special|sporting|cater|catering|of|at|big|small|major|outdoor|charity|business|social|food|all|luxury|large|hybrid|virtual|other|work|with|intimate)$/.test(
        before,
      ) &&
      polarity !== "out" &&
      !isItem(words, { from, to }, true)
    )
      return true;
    if (/special events|host events|hosting events/.test(own) && /^(?:for|and|your|weddings)$/.test(before))
      return true;
    if (
      /^(?:workshop|concert|exhibition|schedule|calendar|talks|gig|gigs)s?$/.test(own) &&
      polarity !== "out" &&
      !isItem(words, { from, to })
    )
      return true;
    if (/timetable|schedule/.test(own) && /^(?:bus|train|work|busy|tight|flexible)$/.test(before))
      return true;
    if (
      industry === "events" &&
      /^(?:our events|special events|events we|host events|hosting events|weekly events)$/.test(own)
    )
      return true;
  }
  if (value.feature === "donations" && /^(?:support us|donation|donations|donate)$/.test(own))
    return (
      /^(?:food|clothing|clothes|blood|egg|kidney|organ|coat|book|toy|stem|sperm)$/.test(before) &&
      !/button|online|page/.test(spoken(words, to, to + 4))
    );
  if (value.feature === "donations" && /^(?:support|give|fundraising|fundraise)$/.test(own))
    return polarity !== "out" && !isItem(words, { from, to });
  if (value.feature === "emergency-call") {
    if (/^urgent$/.test(own))
      return (
        /^(?:care|this|is|very|not|its|are|quite|really|less|so)$/.test(before) ||
        /^(?:care|need|deadline)$/.test(after)
      );
    if (/out of hours/.test(own) && /^(?:bookings|enquiries)$/.test(after)) return true;
    if (
      /^(?:emergency|emergencies)$/.test(own) &&
      /^(?:lighting|room|medicine|funds?|housing|food|kit|shelter|exit|services)$/.test(after)
    )
      return true;
  }
  if (value.feature === "case-studies") {
    if (
      /^(?:our work|recent work|past work|previous work|example of work|examples of work|examples of our work)$/.test(
        own,
      )
    )
      return (
        (/^(?:show|showcase|see|display|showing|off|in|of|about|by)$/.test(before) &&
          /^(?:photography|art-gallery|florist|hair-salon|barber|bakery|jewelry|landscaping|handyman)$/.test(
            industry,
          )) ||
        (/^(?:about|in|by|to|at|behind|love|of|into|proud|supports?|for|fund|funds|with)$/.test(before) &&
          !/^(?:page|section)$/.test(after)) ||
        (isSame &&
          /^(?:is|has|was|with|in|focuses|includes|helps|for|ranges)$/.test(after) &&
          !/^(?:show|showcase|gallery|of)$/.test(before))
      );
    if (/^(?:project|projects|work|result|results|example|examples)$/.test(own))
      return polarity !== "out" && !isItem(words, { from, to });
    if (/track record/.test(own)) return true;
  }
  if (value.feature === "gallery" && /^(?:stock|generic|cheesy)$/.test(before)) return true;
  if (value.feature === "careers") {
    if (/^jobs?$/.test(own) && /^(?:too|is|well|done)$/.test(after)) return true;
    if (
      /^(?:career|careers)$/.test(own) &&
      isSame &&
      /^(?:coach|coaching|change|changes|advice|as|in|advisor|counsel\w*|guidance|development|spanning|switch\w*|path|growth)$/.test(
        after,
      )
    )
      return true;
    if (
      /^(?:career|careers)$/.test(own) &&
      /^(?:my|his|her|their|long|whose|your|a|new|second|year|dream|of|early)$/.test(before)
    )
      return true;
    if (/^jobs?$/.test(own)) return polarity !== "out" && !isItem(words, { from, to });
    if (
      /^(?:hiring|recruiting)$/.test(own) &&
      /^(?:for|of|about|before|with|through|help|on|and|in)$/.test(before)
    )
      return true;
    if (/^(?:open positions?|looking for staff)$/.test(own)) return false;
  }
  if (value.feature === "team") {
    if (
      /^meet (?:the|our)$/.test(own) &&
      /^(?:requirements?|deadlines?|needs?|demands?|standards?|goals?|budget|locals|expectations?|budget|new|challenge)$/.test(
        after,
      )
    )
      return true;
    if (/^(?:introduce the|introduce our|page introducing)$/.test(own))
      return !/^(?:team|staff|doctors?|people|chefs?|owners?|crew|partners?|attorneys?|lawyers?|stylists?|teachers?|coaches|trainers?|instructors?|nurses?|vets?|dentists?|makers?|family|brothers|sisters|barbers|two|three|four|five|six|guides?|artists?|tutors?|therapists?|carers?)$/.test(
        after,
      );
    if (/^(?:team|staff|people|crew)$/.test(own)) return polarity !== "out" && !isItem(words, { from, to });
    if (/^(?:stylist|instructor|teacher|trainer|doctor|attorney)s?$/.test(own))
      return polarity !== "out" || true;
    if (/^profiles?$/.test(own) && /^(?:high|low|social|google|business)$/.test(before)) return true;
    if (/^(?:who we are)$/.test(own)) return true;
    if (/^bio$/.test(own) && /^(?:degradable|link|in)$/.test(after + before)) return true;
    if (/^(?:our people|our staff)$/.test(own))
      return isSame && /^(?:are|is|have|speak|love|will|were|has|do|know|can|all)$/.test(after);
  }
  if (value.feature === "faq" && /^questions?$/.test(own))
    return polarity !== "out" && !isItem(words, { from, to });
  if (value.feature === "faq" && /^answers to$/.test(own))
    return !/question|usual|common/.test(spoken(words, to, to + 5));
  if (value.feature === "newsletter" && /^(?:signup|sign up)$/.test(own)) return true;
  if (value.feature === "before-after" && isSingle) return true;
  return false;
}

/** An entry of a list: between commas, "and" or the like, perhaps with an article. */
function isItem(words: readonly Word[], { from, to }: { from: number; to: number }, isStrict = false) {
  const before = words[from - 1];
  const word = words[from];
  const after = words[to + 1];
  if (!word) return false;
  const isFirst = !before || before.sentence !== word.sentence || /[,;:(+/&–—-]|\n/.test(word.gap);
  const isJoined =
    before !== undefined &&
    /^(?:and|or|plus|with|n|include|including|add|have|no|neither|skip|without|want|need|wants|needs|nor|show|also|page|pages|for)$/.test(
      before.low,
    );
  const isArticle =
    before !== undefined &&
    /^(?:a|an|our|the|my|some|photo|simple|nice|small|little|big|good|their|few)$/.test(before.low);
  const second = words[from - 2];
  const isJoinedArticle =
    isArticle &&
    (second === undefined ||
      second.sentence !== word.sentence ||
      /[,;:(]/.test(before?.gap ?? "") ||
      /^(?:and|or|plus|with|include|including|add|have|no|want|need|needs|wants|also|show|without)$/.test(
        second.low,
      ));
  const isLast =
    !after ||
    after.sentence !== word.sentence ||
    /[,;:()+/&–—.-]/.test(after.gap) ||
    /^(?:and|or|nor|page|section|pages|plus|but|please|pls|too|form|would|so|with|calendar|list|button|as|thanks|n)$/.test(
      after.low,
    );
  return (isFirst || (isJoined && !isStrict) || isJoinedArticle) && isLast;
}

/** "Book dives", "let guests book a bed": what people do on the site. */
function isVerb(words: readonly Word[], at: number) {
  const word = words[at];
  const before = words[at - 1];
  const next = words[at + 1];
  if (!word || !next || next.sentence !== word.sentence || !/^\s$/.test(next.gap)) return false;
  if (
    /^(?:club|clubs|shop|store|lovers?|signings?|keeping|fair|launch|and|or|of|is|in|reviews?|page|section)$/.test(
      next.low,
    )
  )
    return false;
  const isOpening = !before || before.sentence !== word.sentence || /[,;:(–—-]/.test(word.gap);
  return (
    isOpening ||
    /^(?:to|can|could|people|guests|customers|clients|patients|users|visitors|they|and|must|parents|students|also|or|members|want|easily|should|online|who|you|just)$/.test(
      before?.low ?? "",
    )
  );
}

/** "Order bouquets online", "book tours on the site". */
function isDone(words: readonly Word[], { from, to }: { from: number; to: number }) {
  const word = words[from];
  if (!word || from !== to || !/^(?:book|order|schedule|reserve|sell|selling|buy)$/.test(word.low))
    return false;
  if (word.low === "book") return isVerb(words, from);
  const tail = words
    .slice(to + 1, to + 6)
    .filter(({ sentence, clause }) => sentence === word.sentence && clause === word.clause);
  return tail.some(({ low }) => low === "online") && isVerb(words, from);
}

function isAskedFor(words: readonly Word[], { from, to, value }: Found<Wish>) {
  if (
    value.feature === "gallery" &&
    /^(?:lots|loads|see|show|showing|with|big|large|nice|beautiful|great|good|some|more|many|amazing|gorgeous|pretty|include|including|plenty|of|our|my|pretty|enough|real|and)$/.test(
      words[from - 1]?.low ?? "",
    ) &&
    !/^(?:take|taking|make|making)$/.test(words[from - 2]?.low ?? "")
  )
    return true;
  const after = words[to + 1];
  return (
    after?.sentence === words[from]?.sentence &&
    /^(?:page|section|tab|part|button|area)$/.test(after?.low ?? "")
  );
}

/** Whether what is refused may be a part of the site: the refusal stands close before it. */
function isRefusable(words: readonly Word[], { from, to }: { from: number; to: number }) {
  const before = spoken(words, Math.max(0, from - 4), from);
  return (
    (/(?:\bno|without|skip|neither|need|want|put|any|or|nor|a|an|the|do|online|leave out|drop|for|in|of)\s(?:online\s|any\s|the\s|a\s)?$/.test(
      before,
    ) &&
      isItem(words, { from, to: to })) ||
    /(?:\bno(?:\s\w+)?|without|skip|not a|isnt an?|dont do|dont put|dont need|dont want|dont need a|dont want a|dont need an|need for a|dont need any|dont want any|not need a|not want a)\s$/.test(
      before,
    )
  );
}
