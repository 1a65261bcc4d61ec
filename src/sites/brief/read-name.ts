import { places } from "./places.ts";
import { isHint, isTradeWord, tradesIn } from "./read-industry.ts";
import type { Evidence } from "./understood.ts";
import { type Word, wordAt } from "./words.ts";

export interface Name {
  value: string;
  evidence: Evidence;
  confidence: number;
  from: number;
  to: number;
}

const set = (list: string) => new Set(list.split(" "));

/** Words that may join two capitalised ones inside a name. */
const JOINTS = set(
  "of and the n do de la le du des von van der den di da del dos y et & for on by to with o in at a los las el und en upon",
);
/** Capitalised or not, no name begins with these. */
const NEVER_FIRST = set(
  "i im i'm i’m i've i’ve i'd i’d we we're we’re we've we’ve we'd we’ll we'll our ours my mine it it's it’s its this that these those they their there here he she his her you your yours hi hello hey dear please need needs want wants wanted looking make create build design give help can could would should will is are was be am have has had do does did dont don't don’t no not yes so and but or if when where what who why how because also just very really about with without from for in on at by to of as into over under after before since until open opening opened closed call phone tel telephone email e-mail mail contact website site page homepage web online monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur fri sat sun january february march april may june july august september october november december thanks thank cheers regards sincerely ps p.s mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends hola bonjour ciao hallo salut guten namaste howdy yo greetings est established founded located based serving services service menu prices price pricing gallery testimonials reviews faq faqs blog newsletter team booking bookings events shop map hours features colours colors tone style audience target goal goals budget deadline project brief background overview summary introduction requirements notes note nb subject re instagram facebook google whatsapp tiktok twitter linkedin etsy wordpress wix squarespace shopify youtube spotify airbnb tripadvisor yelp mr mrs ms every all some any many most more each another other both few several old classic good great best first last next only even still maybe perhaps something someone anyone everything everyone nothing think imagine like let let's let’s lets got get getting starting start started launch launching running run include includes including add use show simple modern nice clean basic free full sorry ok okay right well now today tomorrow tonight yesterday am pm whether although though while during currently recently established currently specialising specializing offering providing selling name company business client description type industry location address city town country tagline slogan motto mission vision values what's what’s who's that's that’s he's she's there's there’s here's here’s title job task we'd y'all yall wanna gonna gotta plz pls u ur lol btw fyi asap tldr tl;dr people families kids children customers clients visitors guests everybody weddings english british american french italian spanish german portuguese mexican indian thai chinese japanese korean vietnamese greek turkish lebanese polish swedish norwegian danish dutch irish scottish welsh australian canadian african caribbean european asian mediterranean nordic scandinavian ethiopian moroccan persian michelin invisalign botox uk usa us eu vat mot nhs gdpr seo ceo pdf cv diy adhd",
);
/** In a brief without capitals, a name ends before these. */
const ENDS = set(
  "in at near on for with from by that which who where when is are was were has have had will would can could should we we're were weve i im i'm ive my our us its it's it the a an and or but so because since as if then than they them their he she you your this these there here based located situated serving serve serves offering offer offers selling sell sells doing do does did dont making make makes need needs want wants looking look please open opening opened closed specialising specializing specialised specialized specialise specialize focused focusing focus established est founded started start run running runs owned help helps provide provides providing about around across inside outside just also maybe not no very really plus pls plz thanks call email phone website site online colors colours color colour style tone vibe vibes audience location place hoping hope thinking think know known been being get got gotta wanna aimed targeting target right next opposite above below behind between into over under after before during while until till cos cuz bc u ur am pm mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday today btw lol tho though although however called named like likes love loves using use uses include includes including should must may might cater catering teaching teach coming come goes go going built build fixing cutting every each all since where's thats that's dealing works work working live lives living moving moved bought making something nothing",
);
const GENERIC = set(
  "small new local family best own business company shop store studio team website site place cosy cozy little big great good independent professional modern traditional boutique luxury premium affordable mobile online home house service services group centre center office practice firm agency club brand label startup project page design designer designers experts expert specialist specialists solution solutions quality friendly award winning certified licensed insured trusted reliable experienced owner founder manager director freelance self employed community the a an and of for in on at to with by my our your we vegan organic fresh handmade custom personal private public free full women womens men mens kids children senior young old first second third one two three mid range up down",
);
const BRANDS = set(
  "google instagram facebook whatsapp tiktok twitter linkedin etsy wordpress wix squarespace shopify youtube spotify airbnb tripadvisor yelp michelin booking uber deliveroo opentable trustpilot apple android microsoft xero quickbooks sage mailchimp stripe paypal visa mastercard amex ikea tesla netflix invisalign bmw audi toyota ford vw volkswagen saab mercedes volvo canon nikon leica pinterest slack zoom notion excel salesforce hubspot chatgpt bafta nhs mot bbc guardian nyt yale harvard oxford cambridge stanford mit riba aia ofsted hmrc irs nasa",
);
const LEGAL = set(
  "llc ltd limited inc gmbh plc llp pllc corp corporation co sons daughters bros brothers sisters partners associates group collective company studio studios society trust foundation",
);
const STREET = set("street st road rd avenue ave lane ln blvd boulevard drive way highway");
const STOPPED_SUBJECT =
  /^(?:dog|cat|puppy|kitten|pet|son|daughter|wife|husband|dish|drink|cocktail|cake|beer|wine|street|road|village|town|part|area|neighbourhood|neighborhood|style|technique|method|thing|stuff|font|colou?r|guy|woman|man|girl|boy|teacher|horse|parrot|album|song|track|book|person|software|platform|course|class|section|page|tab|button|mascot|boss|chef|sister|brother|mum|mom|dad|mother|father|grandmother|grandfather|grandma|partner|competitor|competitors|blog|newsletter|menu|event|festival)$/;
const MEMBERS =
  /^(?:humans?|people|team|guests?|trustees|partners?|members?|owners?|staff|crew|girls|guys|boys|board|directors?|manager|founders?|friends|folks|lot)$/;
const RUNS =
  /^(?:run|runs|own|owns|manage|opened|opening|open|started|starting|founded|launched|launching|operate|bought|inherited|lead|launch|start|joined|running|chair|represent|direct|built|created|set|got)$/;
const VERBS =
  /^(?:is|are|was|has|offers?|provides?|specialises?|specializes?|needs?|wants?|makes?|sells?|serves?|brings?|helps?|does|began|started|opened|creates?|designs?|builds?|exists?|will|delivers?|runs?|would|bakes?|brews?|roasts?|cooks?|teaches|repairs?|fixes|hosts?|combines?|represents?|supports?|works|cleans?|plans?|grooms?|cares?|publishes|grew|turns?|gives?|produces?|takes?|trains?|invites?|sits?|stands?|lies|opens|organises|organizes|believes|celebrates|rescues|rents|does|looks|keeps|seeks|requires|lets|operates|focuses|employs|can|do|connects|automates|tracks|turned|was|were|installs?|manages|deals|handles|shows|exhibits|stocks|covers|pairs|puts|treats|'s|’s)$/;

/** The business's own name as the brief gives it; undefined when it gives none. */
export function readName(
  text: string,
  words: readonly Word[],
  emails: readonly Evidence[],
): Name | undefined {
  const head = words.slice(0, 3_000);
  if (head.length === 0) return undefined;
  const isFlat = isFlatCase(head);
  const trades = tradesIn(head);
  const inTrade = new Set(
    trades.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
  );
  const hosts = hostsOf(text, emails);
  const candidates = new Map<string, { from: number; to: number; score: number }>();

  const offer = (from: number, to: number, score: number) => {
    const [first, last] = [head[from], head[to]];
    if (!first || !last || to < from || to - from > 9) return;
    const key = `${from} ${to}`;
    const known = candidates.get(key);
    if (known) known.score = Math.max(known.score, score) + Math.min(known.score, score) * 0.3;
    else candidates.set(key, { from, to, score });
  };

  for (const { at, score, isSure } of triggersIn(text, head)) {
    const run = runAt(text, head, at, isFlat, isSure);
    if (run) offer(run[0], run[1], score);
  }
  for (const quote of quotesIn(text, head)) offer(...quote);
  if (!isFlat)
    for (const run of capitalRuns(text, head)) {
      offer(...run, contextScore(text, head, run, inTrade));
      // "in Chicago and Adeyemi Law": a place is no part of a name.
      const joint = head.findIndex(({ low }, index) => index > run[0] && index < run[1] && low === "and");
      if (joint > 0 && /^(?:in|near|around)$/.test(head[run[0] - 1]?.low ?? "")) {
        const rest: [number, number] = [joint + 1, run[1]];
        offer(...rest, contextScore(text, head, rest, inTrade) + 3);
      }
    }
  else for (const run of flatRuns(head, inTrade)) offer(...run, 7);
  if (!isFlat) for (const run of flatRuns(head, inTrade, true)) offer(...run, 7);
  if (isFlat) for (const run of fragmentsIn(head, inTrade)) offer(...run);
  for (const run of headersIn(text, head, isFlat, inTrade)) offer(...run);
  for (const host of hosts) {
    const run = spelledAs(host, head, emails);
    if (run) offer(...run, 6.5);
  }

  const said = new Map<string, number[]>();
  head.forEach(({ low }, index) => {
    const key = bare(low);
    const known = said.get(key);
    if (known) known.push(index);
    else said.set(key, [index]);
  });
  let best: { from: number; to: number; score: number } | undefined;
  for (const candidate of [...candidates.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_CANDIDATES)) {
    const score = candidate.score + intrinsicScore(text, head, candidate, inTrade, hosts, said);
    if (score > (best?.score ?? 4.4) || (score === best?.score && candidate.from < best.from))
      best = { ...candidate, score };
  }
  if (!best) return undefined;
  // Without capitals a trade of two words before it is none of it: "bike workshop spoke & chain".
  const isLed = isFlat && best.to - best.from > 2 && inTrade.has(best.from) && inTrade.has(best.from + 1);
  if (isLed && !inTrade.has(best.from + 2)) best.from += 2;
  const [first, last] = [head[best.from], head[best.to]];
  if (!first || !last) return undefined;
  const end = endOf(text, last);
  const found = text.slice(first.start, end);
  return {
    value: polished(found, isFlat || !/\p{Lu}/u.test(found)),
    evidence: { text: found, start: first.start, end },
    confidence: Math.min(0.98, 0.4 + best.score / 25),
    from: best.from,
    to: best.to,
  };
}

const MOST_CANDIDATES = 60;
const bare = (low: string) => low.replace(/['’]s$/, "");

/** With what belongs to the last word but is no letter: "Yum!", "Brothers’". */
function endOf(text: string, { end }: Word) {
  if (/^['’](?=\s+\p{Lu})/u.test(text.slice(end, end + 3))) return end + 1;
  return end;
}

/** Whether capitals say nothing here: there are none, or hardly anything else. */
function isFlatCase(words: readonly Word[]) {
  const letters = words.filter(({ text }) => /^\p{L}/u.test(text)).slice(0, 400);
  const capitals = letters.filter(
    ({ text, low }) => /^\p{Lu}/u.test(text) && !/^i(?:['’]|$)/.test(low),
  ).length;
  const inner = letters.filter(
    ({ text, sentence }, index) =>
      /^\p{Lu}/u.test(text) && letters[index - 1]?.sentence === sentence && !/^[Ii](?:['’]|$)/.test(text),
  ).length;
  if (letters.length < 4) return capitals === 0;
  return (
    capitals / letters.length > 0.8 ||
    (inner === 0 && capitals / letters.length < 0.12 && !/^\p{Lu}/u.test(letters[0]?.text ?? ""))
  );
}

function triggersIn(text: string, words: readonly Word[]) {
  const triggers: { at: number; score: number; isSure: boolean }[] = [];
  const add = (at: number, score: number, isSure = true) => triggers.push({ at, score, isSure });
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) continue;
    const low = word.low.replace("’", "'");
    const before = words[at - 1]?.low ?? "";
    const next = words[at + 1]?.low ?? "";
    const isSame = words[at + 1]?.sentence === word.sentence;
    if (/^(?:called|named|titled|calld|caled|entitled|dubbed|christened|callled|named)$/.test(low)) {
      const subject = words.slice(Math.max(0, at - 3), at).map((one) => one.low.replace("’", "'"));
      const isOther =
        subject.slice(-1).some((one) => STOPPED_SUBJECT.test(one)) ||
        (/^(?:is|are|was)$/.test(before) && STOPPED_SUBJECT.test(subject.at(-2) ?? ""));
      const isFormer = subject.some((one) => /^(?:formerly|previously|once|used|originally|was)$/.test(one));
      const isSelf = /^(?:we|i|people|everyone|locals|who|often|also)$/.test(before);
      const isOut = /^(?:out|in|on|up|back|it|us|me|upon|for|them)$/.test(next);
      if (!isOut || (next === "it" && false)) add(at + 1, isOther ? -6 : isFormer ? 5 : isSelf ? 6 : 12);
      else if (next === "it" || next === "us") add(at + 2, 9);
    }
    if (
      /^(?:call|calls|calling|cal)$/.test(low) &&
      words[at + 1]?.isCapital &&
      isSame &&
      before &&
      words[at - 1]?.sentence === word.sentence &&
      !/^(?:please|to|or|us|just|can|and|you|must|should|then|a|me|first|by|phone|now|emergency)$/.test(
        before,
      ) &&
      !/^i$/.test(next)
    )
      add(at + 1, 7);
    if (
      low === "call" &&
      /^(?:it|ourselves|ourself|myself|us|this|her|him)$/.test(next) &&
      !/^(?:at|on|on|to|please|or|today|now|and)$/.test(words[at + 2]?.low ?? "")
    )
      add(at + 2, next === "us" ? 4 : 9);
    if (low === "name" || low === "names" || low === "name's") {
      const isPerson =
        /^(?:my|her|his|owner's|contact|first|last|full|owner|chef's|domain|user|file|brand's)$/.test(
          before,
        ) &&
        !isTradeWord(words[at + 1]?.stem ?? "") &&
        !/^(?:business|company|shop|brand|trading|store|studio)$/.test(before);
      const isPrefixed =
        /^(?:with|business|company|shop|brand|trading|store|studio|practice|firm|restaurant|band|organisation|organization|charity|project|salon|trade|cafe|the|our|its|site|stage|gallery|event|product|app|firms|school|hotel|bar|it's|whose|clinic|client|artist|band's|shop's|business's|company's|club)$/.test(
          before,
        );
      const after = text.slice(word.end, words[at + 1]?.start ?? word.end);
      if (/^(?:his|her|its|their)$/.test(before) && isSame && isTradeWord(words[at + 1]?.stem ?? ""))
        add(at + 1, 10);
      else if (/^(?:is|will|would|s|be)$/.test(next) && isSame) {
        let to = at + 2;
        while (/^(?:be|going|to|simply|just|now|is)$/.test(words[to]?.low ?? "")) to++;
        add(to, isPerson ? -2 : 11);
      } else if (/[:=–—-]/.test(after)) add(at + 1, isPerson ? -2 : isPrefixed ? 13 : 10);
      else if (low === "name's" && isSame) add(at + 1, isPerson || before === "my" ? -2 : 10);
      else if (
        isPrefixed &&
        isSame &&
        !/^(?:and|or|on|at|in|for|to|that|which|but|yet|of|is|we|should)$/.test(next)
      )
        add(at + 1, 5);
    }
    if (
      /^(?:business|company|client|shop|brand|practice|organisation|organization|studio|restaurant|firm|salon|venue|band|charity|who|project|store|hotel|product|artist|school|clinic|bar|cafe|gallery|app|title|site|website|for|about|trading)$/.test(
        low,
      )
    ) {
      const after = text.slice(word.end, words[at + 1]?.start ?? word.end);
      if (
        /^\*{0,2}\s*[:=]/.test(after) &&
        (at === 0 || /[\n\r•|*#;,-]|\.\s/.test(word.gap) || words[at - 1]?.sentence !== word.sentence)
      )
        add(at + 1, 9);
    }
    if (
      low === "as" &&
      words
        .slice(Math.max(0, at - 4), at)
        .some(
          (one) =>
            one.sentence === word.sentence &&
            /^(?:known|trading|trade|trades|traded|operating|rebranded|rebranding)$/.test(one.low),
        )
    )
      add(at + 1, 10);
    if (/^(?:t|d)$/.test(low) && (next === "a" || (next === "b" && words[at + 2]?.low === "a")))
      add(at + (next === "a" ? 2 : 3), 10);
    if (low === "dba") add(at + 1, 10);
    if (low === "by" && /^(?:go|goes|going)$/.test(before)) add(at + 1, 10);
    if (low === "name" && before === "the" && words[at - 2]?.low === "under")
      add(at + 1 + (next === "of" ? 1 : 0), 11);
    if (/^(?:spelled|spelt|stylised|stylized)$/.test(low)) add(at + 1, 12);
    if (/^(?:renamed|rebrand(?:ed)?)$/.test(low)) add(at + 1 + (/^(?:to|as)$/.test(next) ? 1 : 0), 10);
    if (low === "to" && before === "welcome") add(at + 1, 9);
    if (low === "at" && /^(?:here|us|team|everyone|folks|all)$/.test(before)) add(at + 1, 8, false);
    // "Golden Fork Catering? No, just Golden Fork."
    if (low === "just" && words[at + 1]?.isCapital && isSame && !/^i$/.test(next)) {
      const end = capitalRun(words, at + 1)?.[1] ?? at + 1;
      const again = words.findIndex(
        (one, index) =>
          index < at &&
          words.slice(at + 1, end + 1).every(({ low }, step) => words[index + step]?.low === low) &&
          one.isCapital,
      );
      if (again >= 0) add(at + 1, 14);
    }
    if (low === "behalf" && next === "of") add(at + 2, 8, false);
    if (
      /^(?:sign|name|banner|flag)$/.test(low) &&
      before === "the" &&
      words[at - 2]?.low === "under" &&
      isSame
    )
      add(at + 1, 9);
    if (/^(?:at|of)$/.test(low) && words[at + 1]?.isCapital && isSame && MEMBERS.test(before))
      add(at + 1, 8, false);
    if (low === "here" && /^\s*\($/.test(words[at + 1]?.gap ?? "") && words[at + 1]?.isCapital)
      add(at + 1, 9);
    if (low === "name" && /\?/.test(words[at + 1]?.gap ?? ""))
      add(at + (/^(?:a|answer)$/.test(next) ? 2 : 1), 11);
    // Spoken without a stop: "a website for mane street its a hair salon".
    if (
      low === "for" &&
      /^(?:website|site|page|webpage|homepage)$/.test(before) &&
      !NEVER_FIRST.has(next) &&
      /^(?:its|it's|it’s|were|we're|we’re)$/.test(
        [3, 4, 5]
          .map((step) => words[at + step]?.low)
          .find((one) => /^(?:it|we).?.?.?s$|^we.?re$/.test(one ?? "")) ?? "",
      )
    )
      add(at + 1, 9);
    if (
      RUNS.test(low) &&
      /^(?:i|we|and|who|also|just|recently|have|wife|husband|that|to|family|she|he|been|now|am|are|i've|partner|currently|proudly|mum|dad|i'm|we're|im)$/.test(
        before.replace("’", "'"),
      )
    )
      add(at + 1 + (low === "set" && next === "up" ? 1 : 0), 7, false);
  }
  return triggers;
}

/** The name that begins at this word, as far as it goes. */
function runAt(
  text: string,
  words: readonly Word[],
  start: number,
  isFlat: boolean,
  isSure: boolean,
): [number, number] | undefined {
  let at = start;
  const first = words[at];
  if (!first || (at === 0 && start !== 0)) return undefined;
  if (
    at > 0 &&
    /[.!?\n\r]\s*$/.test(first.gap) &&
    !/[:"“'‘«*]/.test(first.gap) &&
    words[at - 1]?.sentence !== first.sentence &&
    !/\n/.test(first.gap)
  )
    return undefined;
  const opening =
    /["“«‘']$/.exec(first.gap.trimEnd())?.[0] ?? (/[*_]{1,2}$/.exec(first.gap)?.[0] ? "*" : undefined);
  if (opening) {
    const closing = { "“": "”", "«": "»", "‘": "’" }[opening] ?? opening;
    const close = text.indexOf(closing, first.start + 1);
    const last = close > 0 && close - first.start < 60 ? wordAt(words, close - 1) : -1;
    if (
      last >= at &&
      words[last] &&
      (words[last]?.start ?? 0) < close &&
      !/\n/.test(text.slice(first.start, close))
    )
      return [at, last];
  }
  if (first.low === "the" && !first.isCapital && words[at + 1]?.isCapital && !isFlat) at++;
  const head = words[at];
  if (!head) return undefined;
  if (!isFlat && head.isCapital) {
    const run = capitalRun(words, at, true);
    return run && !NEVER_FIRST.has(head.low)
      ? run
      : run &&
          run[1] > run[0] &&
          !/^(?:i|im|i'm|i’m|we|we're|we’re|our|my|it's|it’s|a|an|monday|please)$/.test(head.low)
        ? run
        : undefined;
  }
  if (!isSure && !isFlat) return undefined;
  return flatRun(words, at, isSure);
}

/** Without capitals a name goes on until a word that no name goes on with. */
function flatRun(words: readonly Word[], at: number, isSure: boolean): [number, number] | undefined {
  const first = words[at];
  if (
    !first ||
    (ENDS.has(first.low) &&
      !/^(?:the|a|no|love|just|in|on|we|my|by|over|under|like|about|after|all|inside|maybe|make|build|live)$/.test(
        first.low,
      ))
  )
    return undefined;
  if (
    !isSure &&
    /^(?:a|an|my|our|this|it|his|her|their|the|your|two|three|several|some|up|small|from|in|for|at|on|by|as|and|with|over|all|no)$/.test(
      first.low,
    )
  ) {
    const run = first.low === "the" ? flatRun(words, at + 1, true) : undefined;
    return run &&
      words.slice(run[0], run[1] + 1).some(({ low, stem }) => !GENERIC.has(low) && !isTradeWord(stem))
      ? [at, run[1]]
      : undefined;
  }
  if (/^(?:a|an)$/.test(first.low) && isSure && words[at + 1] === undefined) return undefined;
  let end = at;
  for (let next = at + 1; next < at + 6; next++) {
    const word = words[next];
    const previous = words[next - 1];
    if (!word || !previous || word.sentence !== first.sentence) break;
    if (!/^(?:\s|-|\s?[&+]\s?|['’]\s?|\s['’]|\.)$/.test(word.gap)) break;
    if (/[&+-]/.test(word.gap)) {
      end = next;
      continue;
    }
    const after = words[next + 1];
    if (/^(?:and|n|of|the|on|for|to|by|in)$/.test(word.low)) {
      if (!after || after.sentence !== first.sentence || !/^\s?[&]?\s?$/.test(after.gap)) break;
      if (
        /^(?:and|n)$/.test(word.low)
          ? ENDS.has(after.low) || /ing$/.test(after.low) || isVerbLike(after.low)
          : word.low === "of"
            ? false
            : !(word.low === "the" && /^(?:of|and|on)$/.test(previous.low))
      )
        break;
      if (word.low === "and" && next - at > 2) break;
      continue;
    }
    if (ENDS.has(word.low) && !(word.low === "co" || word.low === "love")) break;
    if (
      /^(?:selling|offering|specialising|making|serving|doing|looking|fixing|baking|located|opened)$/.test(
        word.low,
      )
    )
      break;
    if (places.has(word.low) && next - at >= 1 && !isTradeWord(after?.stem ?? "")) break;
    end = next;
  }
  return [at, end];
}

const isVerbLike = (low: string) =>
  /^(?:want|need|sell|make|do|have|is|are|would|specialise|specialize|offer|bake|serve|fix|love|like|run|teach|been|it's|its|also|open|please|help|work|based|i|we)$/.test(
    low,
  );

/** The capitalised words from this one on, with what joins them. */
function capitalRun(words: readonly Word[], from: number, isNamed = false): [number, number] | undefined {
  const first = words[from];
  if (!first?.isCapital) return undefined;
  let end = from;
  for (let at = from + 1; at < from + 10; at++) {
    const word = words[at];
    if (!word || word.sentence !== first.sentence || !isInside(word.gap, words[at - 1])) break;
    if (word.isCapital) {
      if (
        at > from &&
        /^(?:i|im|i'm|i’m|i've|we|we're|we’re|it's|it’s|its|our|my|they|please|call|tel|phone|email|open|since|est|established|located|based|this|he|she|you|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|is|are|was|has|needs|wants)$/.test(
          word.low,
        )
      )
        break;
      if (/^\d{4,}$/.test(word.text)) break;
      end = at;
      continue;
    }
    if (!JOINTS.has(word.low)) break;
    // At most two small words in a row, and a capital after them: "House on the Hill".
    const second = words[at + 1];
    const third = words[at + 2];
    const joins = (one: Word | undefined) =>
      one?.isCapital === true && isInside(one.gap, words[at]) && one.sentence === first.sentence;
    const isPlacing = /^(?:in|at|on|for|to|with|by)$/.test(word.low);
    const target = joins(second)
      ? second
      : second && JOINTS.has(second.low) && joins(third)
        ? third
        : undefined;
    if (
      !target ||
      /^(?:i|i'm|i’m|we|my|our|it|it's|it’s|monday|tuesday|saturday|sunday|friday|please|google|facebook|instagram)$/.test(
        target.low,
      ) ||
      /^\d/.test(target.text)
    )
      break;
    if (/^(?:with|a)$/.test(word.low)) break;
    if (
      isPlacing &&
      /^(?:in|at)$/.test(word.low) &&
      !(
        isNamed &&
        word.low === "in" &&
        (second?.low === "the" || !places.has(target.low)) &&
        second?.low === "the"
      )
    )
      break;
    if (isPlacing && /^(?:on|to|for)$/.test(word.low)) {
      const tail = words.slice(at + 1, at + 6);
      if (tail.some(({ low }) => STREET.has(low)) || places.has(target.low)) break;
    }
    if (word.low === "of" && places.has(target.low) && at - from > 3) break;
    at += target === third ? 1 : 0;
  }
  return [from, end];
}

function isInside(gap: string, before: Word | undefined) {
  if (/^(?:\s|\s?&\s?|-|\s?\+\s?|\.|['’]\s|\s['’]|\/|\s?×\s?|\s[xX]\s|!?\s|’)$/.test(gap)) return true;
  return (
    /^\.\s$/.test(gap) &&
    before !== undefined &&
    (before.low.length === 1 || /^(?:st|mr|mrs|ms|dr|no|co|mt|bros)$/.test(before.low))
  );
}

function* capitalRuns(text: string, words: readonly Word[]): Generator<[number, number]> {
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word?.isCapital || !/^\p{L}|^\d/u.test(word.text)) continue;
    if (
      /^\d/.test(word.text) &&
      !(
        words[at + 1]?.isCapital &&
        /^\s$/.test(words[at + 1]?.gap ?? "") &&
        /^\p{L}/u.test(words[at + 1]?.text ?? "")
      )
    )
      continue;
    let from = at;
    const run = capitalRun(words, at);
    if (!run) continue;
    while (
      from < run[1] &&
      NEVER_FIRST.has(words[from]?.low ?? "") &&
      !/[&+]/.test(words[from + 1]?.gap ?? "") &&
      !/^(?:the|good|best|first|old|classic|open|simple|modern|nice|clean|all|little|by|over|under|no|every|just|english|french|italian|greek|irish|about|team|may|june|august|april|st|run|like|make|think)$/.test(
        words[from]?.low ?? "",
      )
    )
      from++;
    if (from !== run[0] && /^[a-z]/.test(words[from]?.text ?? "")) {
      at = run[1];
      continue;
    }
    yield [from, run[1]];
    // After a name, what stands in a possessive and goes on is one with it.
    at = run[1];
  }
  void text;
}

function contextScore(
  text: string,
  words: readonly Word[],
  [from, to]: [number, number],
  inTrade: Set<number>,
) {
  const [first, last] = [words[from], words[to]];
  if (!first || !last) return 0;
  const same = (word: Word | undefined) => (word?.sentence === first.sentence ? word : undefined);
  const before = [1, 2, 3, 4, 5].map((step) => same(words[from - step])?.low.replace("’", "'") ?? "");
  const [b1 = "", b2 = "", b3 = ""] = before;
  const next = same(words[to + 1]);
  const after = [1, 2, 3, 4, 5, 6, 7].map((step) => same(words[to + step])?.low ?? "");
  const [a1 = "", a2 = ""] = after;
  const gapAfter = text.slice(last.end, words[to + 1]?.start ?? text.length);
  const hasTradeAfter = (count: number) =>
    Array.from({ length: count }, (_, step) => to + 1 + step).some(
      (at) => inTrade.has(at) && same(words[at]),
    );
  const isStart = words[from - 1]?.sentence !== first.sentence;
  const startsTrade =
    from > 0 &&
    Array.from({ length: 7 }, (_, step) => from - 1 - step).some((at) => inTrade.has(at) && same(words[at]));
  let score = 0;

  if (/^(?:we're|we|i'm|i|im|were)$/.test(b1) || (/^(?:are|am)$/.test(b1) && /^(?:we|i|and|who)$/.test(b2))) {
    const isPerson = /^(?:i|i'm|im|am)$/.test(b1) && !(b1 === "am" && b2 === "we");
    score += isPerson ? (to > from ? 3 : -4) : 6;
  }
  if (b1 === "is" && /^(?:this|here|it|business|name|client|company)$/.test(b2)) score += 6;
  if (a1 === "is" && /^(?:my|our|what)$/.test(a2)) score += 5;
  // A brief that begins with nothing but capitals, or with a heading before them.
  if (from === 0 && to > 0 && to < 5 && /^\.\s/.test(gapAfter)) score += 4;
  if (from === 1 && /^\p{Lu}{4,}$/u.test(words[0]?.text ?? "") && /^:/.test(first.gap)) score += 5;
  if (b1 === "this" || b1 === "it's") score += 1;
  if (
    /^(?:at|from|about|of|join|visit|behind|choose|try|meet|introducing|presenting|like)$/.test(b1) &&
    !/^(?:based|located|live|train|born|moved|comes?)$/.test(b2)
  )
    score += b1 === "introducing" || b1 === "meet" || b1 === "presenting" ? 6 : 1;
  if (/^(?:at|from)$/.test(b1) && /^,?\s*(?:we|our)/i.test(text.slice(last.end, last.end + 8))) score += 6;
  if (b1 === "from" && /^(?:here|hello|hi|greetings|speaking|writing|email|mail)$/.test(b2)) score += 6;
  if (
    b1 === "for" &&
    before
      .slice(1, 5)
      .some((one) =>
        /^(?:website|site|page|webpage|homepage|presence|web|brief|design|copy|landing|something|brand|project)$/.test(
          one,
        ),
      )
  )
    score += 6;
  if (b1 === "for" && isStartWord(words, from - 1)) score += 3;
  if (RUNS.test(b1) || (RUNS.test(b2) && /^(?:the|up)$/.test(b1))) score += 5;
  if (/^(?:own|run|opening|opened)$/.test(b2) && b1 === "a") score -= 2;
  const isAct =
    /^\p{Ll}{2,}[^s]s$/u.test(text.slice(next?.start ?? 0, next?.end ?? 0)) &&
    !inTrade.has(to + 1) &&
    (isStart || /,\s*$/.test(first.gap)) &&
    !/^(?:yoga|pilates|lessons|classes|cakes|services|prices|reviews|photos|hours|options|rooms|boilers|always|towards|sometimes|besides|perhaps|afterwards)$/.test(
      a1,
    );
  if ((VERBS.test(a1) || isAct) && /^\s+$/.test(gapAfter)) {
    const isThing =
      /^(?:a|an|the|our|your|my|one|not|where|based|run|owned|london's|here|located|home|more|family|and)$/.test(
        a2,
      ) || hasTradeAfter(8);
    score += isThing ? 7 : to > from ? 4.5 : isStart && from === 0 && isAct ? 3.5 : 1.5;
    if (a1 === "are" && to === from) score -= 3;
  }
  if (next && /^\s*[,–—:(|=-]+\s*$/.test(gapAfter)) {
    if (
      /^(?:a|an|the|our|your|my|one|where|is|which|purveyors|makers|based|est|established|family)$/.test(a1)
    )
      score += hasTradeAfter(9) ? 7 : 4;
    else if (hasTradeAfter(4)) score += isStart ? 5.5 : 4;
    else if (isStart && /[–—|:(=-]/.test(gapAfter)) score += 3;
    else if (isStart && to > from && places.has(a1)) score += 4;
    else if (isStart && from === 0) score += 1.5;
    else if (isStart && to > from) score += 2.5;
  }
  if (startsTrade && /,\s*$|\(\s*$|–\s*$|—\s*$|:\s*$|-\s+$/.test(first.gap)) score += 4;
  // "the salon Velvet Hour", "my band Night Ferry"
  const isKind = (at: number) =>
    inTrade.has(at) ||
    /^(?:studio|company|firm|practice|business|brand|shop|store|salon|agency|house|place|school|group|clinic|band|collective|club|office|centre|center|charity|startup|label)$/.test(
      words[at]?.low ?? "",
    );
  if (isKind(from - 1) && /^\s$/.test(first.gap) && same(words[from - 1]) && !words[from - 1]?.isCapital)
    score += 4.5;
  // "Lingua Viva language school", but not "Craft brewery".
  if (
    /^\s$/.test(gapAfter) &&
    (inTrade.has(to + 1) || inTrade.has(to + 2)) &&
    next &&
    !next.isCapital &&
    same(next) &&
    !VERBS.test(a1) &&
    !/^(?:in|at|and|of|for|with|on|near)$/.test(a1)
  )
    score += to > from ? 4 : -5;
  if (
    isStart &&
    to > from &&
    /^(?:in|at|on)$/.test(a1) &&
    /^\s+$/.test(gapAfter) &&
    same(words[to + 2])?.isCapital
  )
    score += 3.5;
  if (b1 === "by") score += startsTrade ? 6 : 3;
  if (isStart && from === 0) score += 1.5;
  if (
    /^(?:team|website|site|customers|owner|founder|guests|visitors|story|kitchen|doors|menu|website's|instagram)$/.test(
      a1,
    ) &&
    /^(?:the)$/.test(b1)
  )
    score += 2.5;
  if (isStart && !next && to - from < 6)
    score +=
      from === 0 && to > from
        ? 4.5
        : to > from
          ? 3
          : from === 0 && !isHint(first.stem) && !GENERIC.has(first.low)
            ? 3.5
            : 1.5;
  if (
    /^(?:in|near|around|across|serving|throughout|outside|to|via|through|on|using|with|than|and|like|or|speaks?)$/.test(
      b1,
    ) &&
    !(b1 === "with" && false)
  )
    score -=
      b1 === "in" || b1 === "near" || b1 === "around" || b1 === "across" || b1 === "outside"
        ? 6
        : b1 === "and" || b1 === "with"
          ? 2
          : 3;
  if (/^(?:my|i'm|i|im)$/.test(b1) === false && /^(?:name)$/.test(b2) && b3 === "my") score -= 6;
  if (
    /^(?:hi|hello|hey|dear|thanks|cheers|regards|sincerely|love|wife|husband|son|daughter|brother|sister|partner|mum|dad|mother|father|owner|founder|chef|stylist|manager|director|contact|ask|mr|mrs|ms|dr)$/.test(
      b1,
    )
  )
    score -= 4;
  if (b3 === "" && /^(?:thanks|cheers|regards|love|best|x)$/.test(words[from - 1]?.low ?? "")) score -= 6;
  return score;
}

const isStartWord = (words: readonly Word[], at: number) => words[at - 1]?.sentence !== words[at]?.sentence;

/** In a brief without capitals: "golden spoon is a restaurant". */
function* flatRuns(
  words: readonly Word[],
  inTrade: Set<number>,
  isLowOnly = false,
): Generator<[number, number]> {
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word || words[at - 1]?.sentence === word.sentence || (isLowOnly && word.isCapital)) continue;
    for (let to = at; to < at + 5; to++) {
      const end = words[to];
      const verb = words[to + 1];
      if (!end || !verb || end.sentence !== word.sentence || end.clause !== word.clause) break;
      if (to === at && (NEVER_FIRST.has(word.low) || /^(?:the|a|an)$/.test(word.low)) && word.low !== "the")
        break;
      if (to > at && ENDS.has(end.low) && !/^(?:and|the|of)$/.test(end.low)) break;
      const isVerb = /^(?:is|are|does|makes|sells|offers|was)$/.test(verb.low) && verb.clause === word.clause;
      const isApart =
        verb.clause !== end.clause && verb.sentence === end.sentence && /^(?:a|an|the)$/.test(verb.low);
      const article = words[to + 2]?.low ?? "";
      if (
        ((isVerb && /^(?:a|an|the|our|your|london|my)$/.test(article)) || isApart) &&
        Array.from({ length: 9 }, (_, step) => to + 2 + step).some((index) => inTrade.has(index))
      ) {
        if (words.slice(at, to + 1).some(({ low, stem }) => !GENERIC.has(low) && !isTradeWord(stem)))
          yield [at, to];
        break;
      }
    }
  }
}

/** "gum tree dental in perth": a first fragment that ends in a trade, and begins with what is none. */
function* fragmentsIn(words: readonly Word[], inTrade: Set<number>): Generator<[number, number, number]> {
  const start = /^(?:yo|hi|hey|hello|hiya|ok|okay)$/.test(words[0]?.low ?? "") ? 1 : 0;
  const first = words[start];
  if (!first || NEVER_FIRST.has(first.low) || (ENDS.has(first.low) && first.low !== "the")) return;
  let to = -1;
  for (let at = start; at < start + 6; at++) {
    const word = words[at];
    if (!word || word.clause !== first.clause || /^(?:in|at|near|on|from)$/.test(word.low)) break;
    if (ENDS.has(word.low) && !/^(?:the|and)$/.test(word.low)) return;
    to = at;
  }
  // "chop & change. barber.": the trade may stand right after it as well.
  const isBefore = to - start > 0 && to - start < 4 && inTrade.has(to + 1) && !inTrade.has(to);
  if (to <= start || !(inTrade.has(to) || (isBefore && words[to + 1]?.sentence !== first.sentence))) return;
  const head = words[first.low === "the" ? start + 1 : start];
  if (
    !head ||
    inTrade.has(words.indexOf(head)) ||
    GENERIC.has(head.low) ||
    isHint(head.stem) ||
    places.has(head.low) ||
    PLAIN.test(head.low)
  )
    return;
  yield [start, to, 5];
}

const PLAIN =
  /^(?:craft|indie|rustic|artisan|artisanal|neighbourhood|neighborhood|emergency|24|commercial|domestic|residential|corporate|wedding|gluten|cheap|fast|quick|busy|tiny|classic|cool|funky|quirky|upscale|fancy|elegant|hip|trendy|historic|riverside|seaside|beachfront|sustainable|ethical|eco|green|plant|wood|stone|halal|kosher|proper|authentic|real|fun|creative|digital|boutique|chic|dog|pet|solo|start|online|virtual|remote|experienced|qualified|certified|bilingual|christian|jewish|muslim|catholic|female|male|lgbtq|queer|black|minority|veteran|woman|mother|husband|brothers|sisters|two|three|four|five|one|big|huge|late|early|all|full|part|bespoke|custom|top|leading|premier|international|national|regional|urban|suburban|countryside|village|city|town)$/;

/** What stands in quotation marks and could be a name. */
function* quotesIn(text: string, words: readonly Word[]): Generator<[number, number, number]> {
  for (const match of text.matchAll(
    /["“«]([^"“”«»\n]{2,48})["”»]|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{2,40})['’](?![\p{L}\p{N}])/gu,
  )) {
    const inner = match[1] ?? match[2] ?? "";
    const start = match.index + 1;
    const from = wordAt(words, start);
    const to = wordAt(words, start + inner.trimEnd().length - 1);
    if (!words[from] || !words[to] || to < from || to - from > 5 || /[.!?,]$/.test(inner.trim())) continue;
    const before = text.slice(Math.max(0, start - 40), start).toLowerCase();
    const isSpeech =
      /(?:tagline|slogan|motto|says?|said|reads?|headline|button|labelled|labeled|words?|heading|phrase|line|about us|section|page|feel|vibe|review|call it|quote|style|tab|title|song|album|dish|special|not|like|keyword|keywords)\W{1,4}["“«'‘]$/.test(
        before,
      );
    const isUpper = words[from]?.isCapital === true;
    const hasNamer =
      /(?:called|named|name is|name:|is|brand|shop|business|company|studio|cafe|restaurant|band|salon)\s*\W?["“«'‘]$/.test(
        before,
      );
    // Several words of which the first alone is capital are a sentence that somebody has said.
    const isSentence = to - from > 2 && !words.slice(from + 1, to + 1).some(({ isCapital }) => isCapital);
    yield [from, to, isSpeech || (isSentence && isUpper) ? -2 : hasNamer ? 8 : isUpper ? 5 : 2];
  }
}

/** A first line that is nothing but a name, or what stands before a dash or a bar in it. */
function* headersIn(
  text: string,
  words: readonly Word[],
  isFlat: boolean,
  inTrade: Set<number>,
): Generator<[number, number, number]> {
  const [first] = words;
  if (!first) return;
  const line = text.slice(first.start).split(/[\n\r]/, 1)[0] ?? "";
  const hasMore = text.slice(first.start + line.length).trim().length > 0;
  const parts = /^(.{2,60}?)(?:\s+[-–—|•·~/]+\s+|\s*[|•·:(]\s*|,\s+|\s*\p{Extended_Pictographic}|$)/u.exec(
    line,
  );
  const head = parts?.[1]?.trimEnd() ?? "";
  if (!head) return;
  const to = wordAt(words, first.start + head.length - 1);
  const own = words.slice(0, to + 1);
  const isWhole = head.length >= line.trimEnd().replace(/\P{L}+$/u, "").length;
  if (own.length === 0 || own.length > 7 || (isWhole && !hasMore) || /[.!?]\s*$/.test(isWhole ? line : ""))
    return;
  if (own.length === words.length) return;
  const separator = line.slice(head.length, head.length + 3);
  const isTitled = own.every(({ isCapital, low }) => isCapital || JOINTS.has(low) || low === "the");
  if (!isFlat && !isTitled) return;
  if (
    own.some(({ low }, index) =>
      index === 0
        ? NEVER_FIRST.has(low) &&
          !/^(?:the|old|good|first|little|best|all|simple|english|french|italian|greek|irish|by|no)$/.test(
            low,
          )
        : /^(?:is|are|need|want|wants|needs|looking|please|with|that|website|i|we)$/.test(low),
    )
  )
    return;
  if (
    own.some(({ low, sentence }) => /^(?:in|for|with|at|near|from)$/.test(low) || sentence !== first.sentence)
  )
    return;
  const isDistinct = own.some(
    ({ low, stem }, index) =>
      !GENERIC.has(low) && !isTradeWord(stem) && !inTrade.has(index) && !places.has(low),
  );
  const isComma = separator.startsWith(",");
  if (isComma && isFlat) return;
  if (
    !isDistinct &&
    !(own[0]?.low === "the" && own.length > 2 && !isFlat) &&
    !own.some(({ text }) => /['’]s$/i.test(text))
  )
    return;
  yield [
    0,
    to,
    isComma ? (isFlat ? 3.5 : 2) : isWhole || /[|–—•:-]/.test(separator) ? (isFlat ? 6.5 : 6) : 3,
  ];
}

function intrinsicScore(
  text: string,
  words: readonly Word[],
  { from, to }: { from: number; to: number },
  inTrade: Set<number>,
  hosts: readonly string[],
  saidAt: ReadonlyMap<string, number[]>,
) {
  const own = words.slice(from, to + 1);
  const lows = own.map(({ low }) => low.replace("’", "'"));
  const letters = lows.join("").replace(/[^\p{L}\p{N}]/gu, "");
  let score = 0;
  if (own.length === 1 && /\p{Ll}\p{Lu}\p{Ll}/u.test(own[0]?.text ?? "")) score += 2; // "BrightRoof"
  // "CLASSIFIED: …" and "MINUTES. …" say what kind of text it is.
  const isHeading = from === 0 && own.length === 1 && /^\p{Lu}{4,}$/u.test(own[0]?.text ?? "");
  if (isHeading && /^\s*[:.]\s/.test(text.slice(own[0]?.end, (own[0]?.end ?? 0) + 3))) score -= 9;
  // Two capitals in a row are a name of something.
  if (
    own.length > 1 &&
    own.length < 6 &&
    own.slice(1).some(({ isCapital, text: one }) => isCapital && /^\p{Lu}\p{Ll}/u.test(one))
  )
    score += words[from - 1]?.sentence !== own[0]?.sentence && from > 0 ? 2.2 : 1;
  if (
    /^(?:english|british|american|french|italian|spanish|german|indian|thai|chinese|japanese|mexican|greek|street|road|only|more|us|here|now|today)$/.test(
      lows.at(-1) ?? "",
    )
  )
    score -= 4;
  const isDistinct = own.some(({ low, stem }) => !GENERIC.has(low) && !isTradeWord(stem) && !places.has(low));
  const holdsTrade = own.some((_, index) => inTrade.has(from + index));
  if (holdsTrade && isDistinct) score += 2;
  if (own.length > 1 && lows.some((low) => LEGAL.has(low))) score += 2;
  if (lows.some((low) => /'s$/.test(low)) && own.length > 1) score += 1;
  if (/[&+]/.test(text.slice(own[0]?.start, own.at(-1)?.end))) score += 1.2;
  if (
    hosts.some(
      (host) =>
        host === letters ||
        host === letters.replace(/^the/, "") ||
        `the${host}` === letters ||
        (letters.length > 5 && (host.startsWith(letters) || (host.length > 5 && letters.startsWith(host)))),
    )
  )
    score += 6;
  if (!isDistinct)
    score -=
      lows[0] === "the" && own.length > 2
        ? 0
        : own.length > 1 && own[0]?.isCapital && own.at(-1)?.isCapital
          ? 1.5
          : 5;
  if (lows.every((low) => places.has(low)) || places.has(lows.join(" "))) score -= 6;
  if (lows.every((low) => NEVER_FIRST.has(low) || GENERIC.has(low)))
    score -= lows[0] === "the" && own.length > 1 ? 2 : 6;
  if (lows.some((low) => BRANDS.has(low)) && own.length < 3) score -= 9;
  if (
    lows.some((low) => STREET.has(low)) &&
    !holdsTrade &&
    /^(?:on|at|in|near|to|from|\d+[a-z]?)$/.test(words[from - 1]?.low ?? "")
  )
    score -= 9;
  if (lows.some((low) => /^(?:eur|usd|gbp|chf|nok|sek|dkk)$/.test(low))) score -= 9;
  if (own.length === 1 && /^\d+$/.test(lows[0] ?? "")) score -= 6;
  if (letters.length < 3) score -= 8;
  // What is said again is what it is about.
  const [firstWord] = own;
  let times = 0;
  if (firstWord && letters.length > 2) {
    for (const at of (saidAt.get(bare(firstWord.low)) ?? []).slice(0, 40)) {
      if (at === from) continue;
      const isAgain = own.every(
        (word, step) =>
          bare(words[at + step]?.low ?? "") === bare(word.low) &&
          (words[at + step]?.isCapital === true || !word.isCapital),
      );
      if (isAgain) times++;
    }
  }
  score += Math.min(3, times) * 0.9;
  score += Math.max(0, 1 - from / 80);
  return score;
}

/** The names of web and mail hosts without their endings; those of mail providers are nobody's own. */
function hostsOf(text: string, emails: readonly Evidence[]) {
  const mails = emails.map(({ text }) => text.split("@")[1] ?? "");
  const sites = [...text.matchAll(/(?:https?:\/\/|www\.)([\w-]{2,60}(?:\.[\w-]{2,60}){1,3})/gi)].map(
    ([, host = ""]) => host,
  );
  const handles = [...text.matchAll(/(?<![\w.])@([A-Za-z][\w.]{3,30})/g)].map(([, handle = ""]) => handle);
  return [...mails, ...sites]
    .map(
      (host) =>
        host
          .toLowerCase()
          .replace(/^www\./, "")
          .split(".")[0]
          ?.replace(/[^\p{L}\p{N}]/gu, "") ?? "",
    )
    .concat(handles.map((handle) => handle.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")))
    .filter(
      (host) =>
        host.length > 2 &&
        !/^(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|aol|proton|protonmail|btinternet|live|msn|gmx|me|mail|web|sky|talktalk|instagram|facebook|example)$/.test(
          host,
        ),
    );
}

/** The words in a row that make up this host: "golden spoon" of goldenspoon.com. */
function spelledAs(
  host: string,
  words: readonly Word[],
  emails: readonly Evidence[],
): [number, number] | undefined {
  for (let from = 0; from < Math.min(words.length, 1_500); from++) {
    let letters = "";
    const isMail = emails.some(
      ({ start, end }) => (words[from]?.start ?? 0) >= start && (words[from]?.end ?? 0) <= end,
    );
    if (isMail || (/[@/.]$/.test(words[from]?.gap ?? "") && !/\s/.test(words[from]?.gap ?? ""))) continue;
    for (let to = from; to < from + 5; to++) {
      const word = words[to];
      if (!word || (to > from && word.sentence !== words[from]?.sentence)) break;
      letters += word.low.replace(/[^\p{L}\p{N}]/gu, "");
      if (letters === host && !/^[@./]/.test(word.gap)) return [from, to];
      if (!host.startsWith(letters)) break;
    }
  }
  return undefined;
}

/** A name as it stands on a sign; one that was typed without capitals gets them. */
function polished(found: string, isFlat: boolean) {
  const name = found.replace(/\s+/g, " ").trim();
  if (!isFlat) return name;
  const words = name.toLowerCase().split(" ");
  return words
    .map((word, index) =>
      index > 0 && /^(?:and|of|the|on|in|at|by|for|n|de|la)$/.test(word)
        ? word
        : word
            .replace(/^(\P{L}*)(\p{L})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase())
            .replace(/-(\p{L})/gu, (_, letter: string) => `-${letter.toUpperCase()}`),
    )
    .join(" ");
}
