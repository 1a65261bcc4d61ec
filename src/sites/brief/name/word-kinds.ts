const set = (list: string) => new Set(list.split(" "));

/** Function words. They belong to a name only between other words. */
export const LINKING = set(
  "i im i'm i've i'd i'll we we're we've we'd we'll weve our ours us my mine me myself it it's its this that these those they they're their them there there's here here's he he's she she's him his her you you're your yours a an the and or nor but so if then than as at by for from in into of off on onto out over to too up upon with without within about across after against along around because before behind below between both during since through till until under toward towards is are was were am be been being have has had having do does did doing don't dont can could should will would shall may might must not no yes also just very really only even still maybe perhaps who whom whose what what's whats which when where why how let let's lets that's thats some any all every each more most many much few other another again now today well like ur u r n plus per via cos cuz bc lol btw pls plz please thanks ok okay hi hey hello hiya dear cheers regards sincerely hola bonjour ciao hallo salut guten namaste greetings lads folks um er yeah yo basically actually",
);
/** Other subjects of briefs: sites, days, months, languages. No name consists of these alone. */
export const COMMON = set(
  "website websites webpage homepage site sites page pages online web email mail e-mail phone telephone tel call contact name business company client brand project brief budget deadline subject background overview summary introduction requirements requirement notes note objective goal goals audience target tone style colours colors color colour palette logo description type industry sector trade location address city town country need needs needed want wants wanted looking seeking make create build design show include includes included add have get give help open opening opened closed hours monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends daily january february march april june july august september october november december summer winter spring autumn english british american french italian spanish german indian thai chinese japanese korean mexican greek turkish portuguese vietnamese dutch polish irish scottish welsh nordic european asian mediterranean african caribbean people customers clients guests patients parents visitors families kids children students members owners users everyone everybody someone nobody nothing something everything anything google instagram facebook whatsapp tiktok twitter linkedin etsy wordpress wix squarespace shopify youtube spotify airbnb tripadvisor yelp deliveroo trustpilot uber microsoft apple xero quickbooks paypal netflix invisalign botox michelin bmw audi ford toyota uk usa us eu nhs vat mot gdpr seo ceo pdf faq faqs cv diy llc ltd est since established founded street road avenue lane years year price prices from free must should required wishlist features sections keywords tagline slogan motto mission vision values welcome introducing presenting question answer q a client's sir madam team story us",
);
export const GENERIC = set(
  "small new local family best own business company shop store studio team website site place cosy cozy little tiny big great good independent modern traditional luxury premium affordable mobile home house service services group centre center office practice firm agency club brand label startup project professional quality friendly award winning certified licensed insured trusted reliable experienced owner founder manager director freelance self vegan organic fresh handmade custom personal private public full women men kids children senior young old first second two three four five six mid range up down busy fast quick cheap bespoke rustic artisan emergency commercial domestic residential corporate wedding urban village city town neighbourhood neighborhood husband wife sisters brothers mother creative digital online virtual expert experts specialist specialists solutions qualified bilingual indie craft sustainable eco green man woman person guy",
);
export const LEGAL = set(
  "llc ltd limited inc gmbh plc llp pllc corp corporation co sons daughters bros brothers sisters partners associates group collective company studio studios society trust foundation",
);
export const JOINTS = set(
  "of and the n de do la le du des von van der den di da del dos y et & for on by to o in at los las el und en upon a no",
);
export const STREET = set("street st road rd avenue ave lane ln blvd boulevard drive way highway square");

/** Categories of words before a name. Each word may be listed once. */
const LEFT: Record<string, string> = {
  called: "called named titled calld caled callled cald entitled dubbed christened nicknamed",
  as: "as",
  run: "run runs running own owns owning manage manages opened opening started starting founded founding launched launching launch operate operates bought inherited lead leads joined chair represent built created building set",
  in: "in near around across outside inside throughout serving covering",
  at: "at from",
  of: "of",
  for: "for",
  with: "with w using",
  by: "by",
  to: "to",
  on: "on off via through along",
  and: "and & n or plus",
  like: "like than about unlike",
  art: "a an another any some no every each",
  the: "the",
  own: "my our",
  their: "his her their its your",
  this: "this it's its that's here",
  we: "we we're were are",
  i: "i i'm im am",
  is: "is was be",
  role: "owner founder chef stylist manager director contact dr mr mrs ms husband wife son daughter brother sister partner mum mom dad mother father sincerely regards cheers thanks thx love xx x best yours hi hello hey dear boss reception name's",
  name: "name names",
  choose:
    "join visit behind choose try meet introducing presenting behalf make made building build is-called",
};
const leftKinds = new Map(
  Object.entries(LEFT).flatMap(([kind, list]) => list.split(" ").map((word) => [word, kind] as const)),
);
export const leftKind = (low: string) => leftKinds.get(low) ?? "word";

/** Categories of words after a name. */
const RIGHT: Record<string, string> = {
  is: "is was has will isn't",
  are: "are were have",
  modal: "can must should want need would could may might shall wants needs do don't cannot get love like",
  verb: "offers provides specialises specializes makes sells serves brings helps does began started opened creates designs builds exists delivers runs bakes brews roasts cooks teaches repairs fixes hosts combines represents supports works cleans plans grooms cares publishes grew turns gives produces takes trains invites sits stands lies opens organises organizes believes celebrates rescues rents looks keeps seeks requires lets operates focuses employs connects automates tracks turned installs manages deals handles shows exhibits stocks covers pairs puts treats pours feeds throws washes protects hires teaches caters tutors does sleeps moves handles restores crafts prints sews tells protects arranges grows paints writes plays washes rewires puts sends cuts shoots advises keep look make sell bake offer fix serve brew teach",
  in: "in at near on",
  and: "and or & n plus",
  prep: "for with by from to of as about",
  rel: "which that who where when because so but since if then while",
  pron: "we we're i i'm it it's its our my they he she you this here there",
  art: "a an the",
  now: "now nowadays today",
};
const rightKinds = new Map(
  Object.entries(RIGHT).flatMap(([kind, list]) => list.split(" ").map((word) => [word, kind] as const)),
);
export const rightKind = (low: string) => rightKinds.get(low) ?? "word";

/** People and things other than the business that have names: "a dog called Biscuit". */
export const OTHER_BEARER = set(
  "dog cat puppy kitten pet son daughter wife husband dish drink cocktail cake beer wine street road village town part area style technique method thing stuff font colour color guy woman man girl boy teacher horse parrot album song track book person software platform course class section page tab button mascot boss chef sister brother mum mom dad mother father grandmother grandfather grandma partner competitor competitors blog newsletter menu event festival",
);
/** The people of a business: "the humans at Muddy Mutts". */
export const MEMBERS = set(
  "human humans people team guest guests trustees partner partners member members owner owners staff crew girls guys boys board directors manager founder founders friends folks lot here us we i everyone all me him her dave work",
);
/** Industries in which the business is named after a person. */
export const SOLO = set(
  "photography musician tutoring art-gallery interior-design consulting wedding-planner agency",
);
