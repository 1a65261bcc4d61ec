const set = (list: string) => new Set(list.split(" "));

/** Function words. */
export const LINKING = set(
  "i im i'm i've i'd i'll we we're we've we'd we'll weve our ours us my mine me myself it it's its this that these those they they're their them there there's here here's he he's she she's him his her you you're your yours a an the and or nor but so if then than as at by for from in into of off on onto out over to too up upon with without within about across after against along around because before behind below between both during since through till until under toward towards is are was were am be been being have has had having do does did doing don't dont can could should will would shall may might must not no yes also just very really only even still maybe perhaps who whom whose what what's whats which when where why how let let's lets that's thats some any all every each more most many much few other another again now today well like ur u r n plus per via cos cuz bc lol btw pls plz please thanks ok okay hi hey hello hiya dear cheers regards sincerely hola bonjour ciao hallo salut guten namaste greetings lads folks um er yeah yo basically actually",
);

/** Auxiliary verbs that can follow a subject. */
export const MODALS = set(
  "can must should want need would could may might shall wants needs do don't cannot get love like",
);

const rest = set(
  "is was has will isn't are were have offers provides specialises specializes makes sells serves brings helps does began started opened creates designs builds exists delivers runs bakes brews roasts cooks teaches repairs fixes hosts combines represents supports works cleans plans grooms cares publishes grew turns gives produces takes trains invites sits stands lies opens organises organizes believes celebrates rescues rents looks keeps seeks requires lets operates focuses employs connects automates tracks turned installs manages deals handles shows exhibits stocks covers pairs puts treats pours feeds throws washes protects hires caters tutors sleeps moves restores crafts prints sews tells arranges grows paints writes plays rewires sends cuts shoots advises keep look make sell bake offer fix serve brew teach for with by from to of as about",
);
/** Whether a word is a verb or a preposition, as behind a subject. */
export const isVerbOrPreposition = (low: string) => MODALS.has(low) || rest.has(low);
