import { pattern } from "#src/lib/pattern.ts";
import { colourNames } from "./colour-names.ts";
import lexicon from "./look-words.json";
import { createPhrases } from "./phrases.ts";
import type { Evidence, Voice } from "./understood.ts";
import type { Word } from "./words.ts";

const TONES: Record<Voice, string> = {
  friendly:
    "3 friendly,welcoming,warm and welcoming,approachable,down to earth,down-to-earth,homely,homey,neighbourly,neighborly,cosy,cozy,family feel,like family,chatty,inviting,relatable,kind,like cup of tea,like cuppa,like kitchen table,like village hall,like corner shop,like hug,like hand-drawn,like hand drawn,like human,like fireside,like country kitchen,like encouraging,like easy to read,like patchwork,like front porch,like woolly jumper,like chatting to neighbour,like talking to friend,like local pub,like pub,like living room,like grandma's kitchen,like nan's kitchen,like sunday lunch,like good neighbour,like mate,2 family-run,family run,family-owned,casual,laid-back,laid back,warm,cheerful,easygoing,easy-going,unpretentious,personal,caring,hospitable,folksy,wholesome,comfy,nice,sweet,rustic,charming,gentle and kind,community,mum and dad,1 local,neighbourhood,neighborhood,family,everyone welcome,2 chatty and warm,encouraging,down to earth,family feel,human being,easy to read,like human",
  formal:
    "3 formal,professional,serious,corporate,trustworthy,authoritative,conservative,businesslike,business-like,classic,dignified,respectable,sober,established,discreet,reputable,credible,distinguished,polished,restrained,like bank,like courtroom,like suit and tie,like boardroom,like broadsheet,like law library,like pinstripe,like hospital clean,like clinical,like competent,like competent and trustworthy,like experienced and credible,like hospital,like surgery,like swiss watch,like old firm,2 traditional,reliable,trusted,precise,competent,no-nonsense,straightforward,confidence-inspiring,buttoned-up,smart,timeless,clear and factual,confidential,expert,1 experienced,clean,qualified,official,2 competent",
  playful:
    "3 playful,fun,quirky,cheeky,whimsical,funky,silly,colourful,colorful,goofy,wacky,joyful,zany,witty,funny,humorous,childlike,kid-friendly,bubbly,lighthearted,light-hearted,cute,bouncy,crazy,kooky,upbeat,like crayon,like box of crayons,like packet of sweets,like sweet shop,like circus,like fairground,like comic,like comic strip,like comic book,like sherbet,like bubblegum,like bubble gum,like doodles,like toy box,like daft,like cheeky but,like balloon,like saturday morning cartoon,like jelly beans,like ice lolly,like playground,like wellies,like lol,like bit of fun,like joyful,2 happy,lively,bright and cheerful,young,cartoon,cartoonish,tongue in cheek,doodle,energetic and fun,candy,party,retro fun,irreverent,1 kids,laughter,3 silly,daft,joyous,jokey,tongue-in-cheek,rude",
  luxurious:
    "3 luxurious,luxury,elegant,high-end,high end,upscale,exclusive,premium,opulent,sophisticated,glamorous,refined,lavish,posh,classy,chic,five-star,five star,bespoke luxury,deluxe,haute,indulgent,prestigious,sumptuous,decadent,stylish and elegant,like grand hotel,like five star hotel,like museum case,like jewel box,like opera house,like silk,like marble,like brass,like cashmere,like vogue,like savile row,like yacht,like boutique hotel,like palace,like chandelier,like lobby of,like very good hotel,like high class,like plush,like expensive looking,like first class,like black tie,2 bespoke,fine,couture,boutique feel,discerning,champagne,tasteful,stylish,fancy,sleek and elegant,velvet,expensive,1 private,designer,gold,3 decadent,plush,sumptuous,expensive looking,high class,2 brass,moody and elegant",
  bold: "3 bold,edgy,loud,punchy,daring,rebellious,striking,in-your-face,in your face,gritty,strong,dramatic,fierce,powerful,raw,aggressive,provocative,brutalist,high energy,high-energy,badass,hardcore,confident,grungy,eye-catching,industrial,punk,like gig poster,like concert poster,like punk zine,like zine,like graffiti,like street art,like neon sign,like rock and roll,like rock n roll,like biker,like skate,like nightclub,like stark,like loud and proud,like heavy metal,like stadium,like thunder,like lightning,like swagger,like stencil,like boxing poster,like no cute stuff,like street,like night club,like warehouse,2 modern and bold,energetic,urban,dynamic,disruptive,neon,attitude,street,statement,cutting edge,cutting-edge,vibrant,intense,futuristic,tech,techy,cool,fresh,modern,1 young,contemporary,innovative,3 stark,gig poster,zine,punk,grungy,no cute,loud and gritty,graffiti,neon",
  calm: "3 calm,calming,peaceful,serene,tranquil,zen,soothing,relaxed,relaxing,quiet,minimal,minimalist,minimalistic,understated,gentle,restful,unhurried,airy,meditative,soft,slow,mindful,uncluttered,like deep breath,like slow morning,like linen,like mossy,like misty,like library,like forest,like still water,like morning light,like whisper,like japanese garden,like garden at dawn,like plenty of air,like lots of space,like sea mist,like candlelight,like soft colours,like soft colors,like gentle words,like restraint,like slow and green,like lake,like empty beach,like breathe,2 simple,clean and simple,clean,lots of white space,white space,balanced,natural,earthy,healing,reassuring,gentle,spacious,subtle,scandinavian,scandi,nordic,still,1 holistic,nature,3 unhurried,hushed,restrained,restraint,plenty of air,deep breath,slow,mossy,breathing space,soft colours",
};

const tones = createPhrases<{ tone: Voice; weight: number }>(() =>
  Object.entries(TONES).flatMap(([tone, line]) => {
    let weight = 3;
    return line.split(",").map((entry) => {
      const [, digit, rest] = /^(\d) (.*)$/.exec(entry) ?? [];
      if (digit) weight = Number(digit);
      return [rest ?? entry, { tone: tone as Voice, weight }] as const;
    });
  }),
);

const DENIED = pattern()`^${lexicon.denied}$`;
const LOOK = pattern()`^${lexicon.look}$`;

export interface Tone {
  tone: Voice;
  evidence: Evidence[];
  confidence: number;
}

export function readTone(
  text: string,
  words: readonly Word[],
  isName: (index: number) => boolean,
): Tone | undefined {
  const scores = new Map<Voice, { score: number; evidence: Evidence[] }>();
  for (const { from, to, value } of tones.find(words.slice(0, 4_000), { mask: isName })) {
    const word = words[from];
    const last = words[to];
    if (!word || !last) continue;
    const before = words
      .slice(Math.max(0, from - 4), from)
      .filter(({ sentence }) => sentence === word.sentence);
    if (before.slice(-3).some(({ low, clause }) => DENIED.test(low) && clause === word.clause)) continue;
    const around = words
      .slice(Math.max(0, from - 7), to + 7)
      .filter(({ sentence }) => sentence === word.sentence);
    const weight =
      value.weight *
      (around.some(({ low }) => LOOK.test(low)) ? 2 : 1) *
      (word.sentence > 8 && !around.some(({ low }) => LOOK.test(low)) ? 0.5 : 1);
    const known = scores.get(value.tone) ?? { score: 0, evidence: [] };
    known.score += weight;
    known.evidence.push({ text: text.slice(word.start, last.end), start: word.start, end: last.end });
    scores.set(value.tone, known);
  }
  const [best, second] = [...scores].sort(([, a], [, b]) => b.score - a.score);
  if (!best || best[1].score < 2) return undefined;
  const [tone, { score, evidence }] = best;
  return {
    tone,
    evidence: evidence.slice(0, 4),
    confidence: Math.min(0.95, score / (score + (second?.[1].score ?? 0) + 2)),
  };
}

const MOODS: Record<string, string> = {
  warm: "warm,sunny,autumnal,autumn,cosy colours,golden,sunset,fiery,toasty,honey,spicy",
  cool: "cool,cold,icy,ocean,oceanic,nautical,sea,arctic,fresh,coastal,watery",
  earthy: "earthy,earth,natural,earthtone,organic,woodland,botanical,muted,rustic,desert",
  dark: "dark,moody,dark mode,night,midnight,noir,gothic,black background,dark background,shadowy",
  pastel: "pastel,pastels,soft,light and airy,powdery,baby,candy,gentle,delicate,dreamy",
  vivid:
    "vivid,bright,vibrant,neon,colourful,colorful,saturated,bold,loud,punchy,rainbow,electric,tropical,lively,happy",
  neutral:
    "neutral,neutrals,monochrome,black and white,greyscale,grayscale,minimal,white,clean,simple,beige tones,understated,plain",
};
const moods = createPhrases<string>(() =>
  Object.entries(MOODS).flatMap(([mood, line]) => line.split(",").map((phrase) => [phrase, mood] as const)),
);
const colours = createPhrases<string>(() => [...colourNames.keys()].map((name) => [name, name] as const));

const COLOUR_WORD = pattern()`^${lexicon.colourWord}$`;
const SURE_WORD = pattern()`^${lexicon.sureWord}$`;
const NO_COLOUR_AFTER = pattern()`^${lexicon.noColourAfter}$`;

export interface PaletteWish {
  palette: string;
  evidence: Evidence[];
  confidence: number;
}

/** The colours that the brief names, or else their mood. */
export function readPalette(
  text: string,
  words: readonly Word[],
  isName: (index: number) => boolean,
): PaletteWish | undefined {
  const hexes = [...text.slice(0, 60_000).matchAll(/(?<![\w&])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w])/gi)].slice(
    0,
    4,
  );
  const head = words.slice(0, 4_000);
  const named: { name: string; from: number; to: number; isSure: boolean }[] = [];
  for (const { from, to, value } of colours.find(head, { mask: isName })) {
    const word = head[from];
    if (!word || named.some((one) => one.to >= from)) continue;
    const same = (one: Word | undefined) => one?.sentence === word.sentence;
    const before = head.slice(Math.max(0, from - 9), from).filter(same);
    const after = head.slice(to + 1, to + 7).filter(same);
    const near = before.slice(-3);
    if (
      near.some(
        ({ low, clause }) => (DENIED.test(low) || low === "but") && low !== "but" && clause === word.clause,
      )
    )
      continue;
    const next = head[to + 1];
    if (next && same(next) && next.gap === " " && NO_COLOUR_AFTER.test(next.low)) continue;
    const isSure =
      before.some(({ low }) => SURE_WORD.test(low)) ||
      after.slice(0, 4).some(({ low }) => SURE_WORD.test(low));
    const isNear =
      isSure ||
      before.some(({ low }) => COLOUR_WORD.test(low)) ||
      after.some(({ low }) => COLOUR_WORD.test(low));
    named.push({ name: value, from, to, isSure: isSure || (isNear && to > from) });
    const last = named.at(-1);
    if (
      last &&
      !last.isSure &&
      !isNear &&
      !isPaired(head, from, to) &&
      !isAlone(head, from, to) &&
      !isOfLooks(head, from)
    )
      named.pop();
  }
  const first = named.find(({ isSure }) => isSure) ?? named[0];
  const chosen = first
    ? named
        .filter(
          ({ from }) =>
            head[from]?.sentence === head[first.from]?.sentence && Math.abs(from - first.from) < 14,
        )
        .slice(0, 3)
    : [];
  if (hexes.length > 0) {
    return {
      palette: hexes.map(([found]) => found.toLowerCase()).join(" and "),
      evidence: hexes.map((match) => ({
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
      })),
      confidence: 0.98,
    };
  }
  if (chosen.length > 0 && first) {
    return {
      palette: joined([
        ...new Set(
          chosen.map(({ from, to }) =>
            text.slice(head[from]?.start, head[to]?.end).toLowerCase().replace(/\s+/g, " "),
          ),
        ),
      ]),
      evidence: chosen.map(({ from, to }) => evidenceOf(text, head, from, to)),
      confidence: first.isSure ? 0.95 : 0.7,
    };
  }
  for (const { from, to, value } of moods.find(head, { mask: isName })) {
    const word = head[from];
    if (!word) continue;
    const around = head
      .slice(Math.max(0, from - 5), to + 5)
      .filter(({ sentence }) => sentence === word.sentence);
    const before = head.slice(Math.max(0, from - 3), from).filter(({ clause }) => clause === word.clause);
    if (before.some(({ low }) => DENIED.test(low))) continue;
    const isSure =
      around.some(({ low }) => SURE_WORD.test(low)) && !/^(?:tone)$/.test(head[to + 1]?.low ?? "");
    const isOwn = /^(?:pastel|pastels|earthy|neon|monochrome|dark mode|black and white|vivid)$/.test(
      text.slice(word.start, head[to]?.end).toLowerCase(),
    );
    const isSaid = COLOURFUL.test(word.low) && isOfLooks(head, from);
    if (isSure || isOwn || isSaid)
      return { palette: value, evidence: [evidenceOf(text, head, from, to)], confidence: isSure ? 0.9 : 0.6 };
  }
  return undefined;
}

/** Of a clause that says nothing but colours. */
const BESIDE_COLOURS = pattern()`^${lexicon.besideColours}$`;
/** "Forest green, please." is nothing but a colour. */
function isAlone(words: readonly Word[], from: number, to: number) {
  const { clause } = words[from] ?? {};
  const others = words.slice(Math.max(0, from - 4), to + 5).filter((word, index) => {
    const at = Math.max(0, from - 4) + index;
    return word.clause === clause && (at < from || at > to);
  });
  const isKnown = others.every(({ low }) => BESIDE_COLOURS.test(low));
  return (
    isKnown && (to > from || others.some(({ low }) => /^(?:in|please|mostly|everywhere|all)$/.test(low)))
  );
}

const COLOURFUL =
  /^(?:bright|vibrant|colou?rful|neon|dark|moody|sunny|golden|earthy|rainbow|tropical|muted|saturated|electric)$/;
const LONGEST_LOOKS = 9;
const JOINT =
  /^(?:and|but|with|very|really|quite|a|bit|of|touch|little|please|pls|also|plus|or|not|too|n|super|slightly|rather|all)$/;

/** "Fun, bold, orange." says nothing but how it looks. */
function isOfLooks(words: readonly Word[], at: number) {
  const { sentence } = words[at] ?? {};
  // A brief begins with a name rather than with a colour.
  if (!sentence) return false;
  const all = words
    .slice(Math.max(0, at - LONGEST_LOOKS), at + LONGEST_LOOKS)
    .filter((word) => word.sentence === sentence);
  if (all.length < 2 || all.length > LONGEST_LOOKS) return false;
  const wordsOf = (found: readonly { from: number; to: number }[]) =>
    found.flatMap(({ from, to }) => all.slice(from, to + 1));
  const manners = [...wordsOf(tones.find(all)), ...wordsOf(moods.find(all))];
  const known = new Set([...manners, ...wordsOf(colours.find(all))]);
  // Colours alone may be fruit: "orange, apple and lime".
  if (manners.length === 0) return false;
  return all.every((word) => known.has(word) || JOINT.test(word.low));
}

/** "navy and gold" says colours even where nobody says so. */
function isPaired(words: readonly Word[], from: number, to: number) {
  const joins = (at: number, step: 1 | -1) => {
    const joint = words[at];
    if (!joint || !/^(?:and|with|n|on)$/.test(joint.low)) return false;
    return colours.find(words.slice(step > 0 ? at + 1 : at - 2, step > 0 ? at + 3 : at)).length > 0;
  };
  return joins(to + 1, 1) || joins(from - 1, -1);
}

const evidenceOf = (text: string, words: readonly Word[], from: number, to: number): Evidence => {
  const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
  return { text: text.slice(start, end), start, end };
};

const joined = (names: string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
