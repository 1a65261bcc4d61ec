import { seedOf } from "#src/art/random.ts";
import type { Composition, Mood, PlainMood } from "#src/art/subjects/kinds.ts";
import type { ListedSubject, SubjectIndex } from "#src/art/subjects/subject.ts";
import type { DrawnPicture } from "#src/sites/fields.ts";
import type { Trade } from "../trades/trade.ts";
import {
  incidental,
  keyOf,
  lexiconOf,
  type Mention,
  mentionsIn,
  refusedSubstances,
  singulars,
  textLexiconOf,
} from "./said-subjects.ts";
import fields from "./subject-fields.json";
import { type WantedSubject, wantedSubjects } from "./trade-subjects.ts";

/** The part of a trade that pictures depend on. */
export type PictureTrade = Pick<Trade, "subjects" | "notShown"> &
  Partial<Pick<Trade, "group" | "names" | "signs" | "offers" | "work" | "isGrave">>;

/** The subjects of an industry's own pictures (`subjects.json`). */
export interface SceneSubjects {
  arrangements: readonly (readonly string[])[];
  tiles: readonly (readonly string[])[];
}

export interface PictureBrief {
  /** The whole brief: what it refuses is shown nowhere. */
  text: string;
  /** The part of the brief that may choose: what is offered and done, without names, places and wishes. */
  told?: string | undefined;
  /** What is offered, in the brief's words. */
  offers?: readonly string[] | undefined;
  index: SubjectIndex;
  trade?: PictureTrade | undefined;
  /** False where little tells the trade: then only a subject of it that the brief names may lead. */
  isTradeSure?: boolean | undefined;
  /** The industry's scene, where its pictures fit the business. */
  scene?: ({ id: string; labels: readonly string[] } & SceneSubjects) | undefined;
  /** A text that is the same for all proposals of a brief, such as the name. */
  key: string;
}

export type PictureReason =
  | { kind: "said"; words: string }
  | { kind: "trade"; words: string }
  | { kind: "block"; words: string }
  | { kind: "industry" }
  | { kind: "plain" };

export interface ChosenPicture {
  picture: DrawnPicture;
  reason: PictureReason;
}

interface Candidate {
  /** The drawing, by which repetitions are found. */
  drawing: string;
  nouns: readonly string[];
  score: number;
  reason: PictureReason;
  make: (seed: number) => DrawnPicture;
}

/** The first subject of the trade; each further one has `RANK` less. */
const OF_TRADE = 66;
const RANK = 4;
/** A subject of the trade that the brief names, and one that it says is offered or worked on. */
const NAMED = 6;
const OFFERED = 22;
/** A thing outside the trade's list that is offered, of the trade's field and near the beginning. */
const SAID_FIRST = 70;
const SAID = 50;
/** A thing that is mentioned and no more chooses nothing. */
const MENTIONED = 0;
/** Without a trade, the thing that is offered has to say what the business is. */
const ALONE = 62;
/** The reach of the first sentences, in words: owners begin with what they are. */
const FIRST_WORDS = 26;
/** Below this score a subject is too far from the business for a first picture. */
const LEAST = 40;
/** The least score of another subject of the business on a block that names none. */
const LEAST_BELOW = 34;
const STRONG = 5;
const MOST_TOGETHER = 3;
/** The number of proposals that are shown together. */
const PROPOSALS = 3;
/** The least score of a subject beside the main one. */
const BESIDE = 57;
const FIELDS: Record<string, readonly string[] | undefined> = fields;

/** Chooses the pictures of one site: never what the brief refuses, and no drawing twice where there are others. */
export class PictureChooser {
  readonly #brief: PictureBrief;
  readonly #index: SubjectIndex;
  readonly #ranked: Candidate[];
  readonly #isAllowed: (id: string) => boolean;
  readonly #wanted: Map<string, WantedSubject>;
  /** Words that begin a subject of the trade: the "tap" of a "tap shoe" is no water tap. */
  readonly #ofOthers: ReadonlySet<string>;
  readonly #shown = new Set<string>();

  constructor(brief: PictureBrief) {
    this.#brief = brief;
    this.#index = brief.index;
    const lexicon = textLexiconOf(brief.index);
    const mentions = mentionsIn(brief.told ?? brief.text, lexicon);
    this.#isAllowed = allowed(brief, mentionsIn(brief.text, lexicon));
    const wanted = wantedSubjects(brief.trade?.subjects ?? [], brief.index);
    this.#wanted = new Map(wanted.map((subject) => [subject.id, subject]));
    this.#ofOthers = new Set(
      (brief.trade?.subjects ?? []).map(keyOf).flatMap((noun) => noun.split(" ").slice(0, -1)),
    );
    this.#ranked = rank([...this.#said(mentions), ...this.#ofTrade(), ...this.#scenes(mentions)]);
  }

  /** Returns the possible first pictures, the best first; the last is plain. */
  firstPictures(): ChosenPicture[] {
    const { key } = this.#brief;
    return [...this.#ranked, this.#plain(0)].map(({ make, reason }, place) => ({
      picture: make(seedOf(`${key} ${place}`)),
      reason,
    }));
  }

  /**
   * Returns the picture of the opening; `number` counts the proposals, which differ in picture. `step` counts the
   * pictures that the owner passed over, down to a plain one.
   */
  first(number: number, step = 0): ChosenPicture {
    const choice = this.#ranked;
    const seed = (seedOf(this.#brief.key) + number * 7) % 100_000;
    const close = choice.filter(({ score }) => score >= BESIDE);
    const strong = (close.length > 1 ? close : choice.filter(({ score }) => score >= LEAST)).slice(0, STRONG);
    const three = strong.slice(0, MOST_TOGETHER).map(({ drawing }) => drawing);
    const canShow =
      strong.every(({ score }, at) => at >= MOST_TOGETHER || score >= BESIDE) && canShare(three, this.#index);
    const turn = number % PROPOSALS;
    const isThree = canShow && turn === 1;
    // The further down the list, the further from the business: three together spare the third alone.
    const place = canShow && turn === PROPOSALS - 1 ? number - 1 : number;
    const chosen = strong[isThree ? 0 : place % Math.max(1, strong.length)];
    if (step > 0) {
      const all = [...this.#ranked, this.#plain(number)];
      const at = Math.max(0, chosen ? all.indexOf(chosen) : 0);
      const next = all[(at + step) % all.length];
      if (next) return this.#take(next, seed);
    }
    if (!chosen) return this.#take(this.#plain(number), seed);
    if (isThree) return this.#together(three, "three", chosen.reason, seed);
    // With a subject or two, the next proposal shows them laid out in rows, and the last one none.
    const ids = strong.map(({ drawing }) => drawing).filter((id) => id in this.#index);
    if (turn < strong.length || ids.length === 0) return this.#take(chosen, seed);
    return turn === strong.length
      ? this.#together(ids, "many", chosen.reason, seed)
      : this.#take(this.#plain(number), seed);
  }

  #together(ids: string[], composition: Composition, reason: PictureReason, seed: number): ChosenPicture {
    for (const id of ids) this.#shown.add(id);
    return { picture: this.#picture(ids, composition, seed), reason };
  }

  /**
   * Returns a picture for a block, by its title and its text. Without a subject that fits it returns another of the
   * business, or else a plain picture.
   */
  forText(title: string, text = ""): ChosenPicture {
    const seed = seedOf(`${this.#brief.key} ${title}`);
    const own = rank([...this.#shownBy(title, 30), ...this.#shownBy(text, 12)]);
    const free = (list: readonly Candidate[]) => list.find(({ drawing }) => !this.#shown.has(drawing));
    const chosen = free(own) ?? free(this.#ranked.filter(({ score }) => score >= LEAST_BELOW));
    return this.#take(chosen ?? this.#plain(this.#shown.size), seed);
  }

  #take(candidate: Candidate, seed: number): ChosenPicture {
    this.#shown.add(candidate.drawing);
    return { picture: candidate.make(seed), reason: candidate.reason };
  }

  #picture(subjects: string[], composition: Composition, seed: number): DrawnPicture {
    const labels = subjects.map((id) => this.#index[id]?.label ?? "").filter(Boolean);
    return { kind: "subject", subjects, composition, seed, label: listed(labels) };
  }

  #candidate(id: string, score: number, reason: PictureReason): Candidate {
    return {
      drawing: id,
      nouns: this.#index[id]?.words ?? [],
      score,
      reason,
      make: (seed) => this.#picture([id], "one", seed),
    };
  }

  #plain(number: number): Candidate {
    const mood: PlainMood = this.#brief.trade?.isGrave ? "grave" : "pattern";
    return {
      drawing: `plain ${number}`,
      nouns: [],
      score: 0,
      reason: { kind: "plain" },
      make: (seed) => ({ kind: "plain", seed: (seed + number * 13) % 100_000, mood, label: "" }),
    };
  }

  /** The brief's own things. */
  #said(mentions: readonly Mention[]): Candidate[] {
    const offered = new Set((this.#brief.offers ?? []).flatMap((offer) => keyOf(offer).split(" ")));
    return mentions
      .filter(({ id, isRefused }) => !isRefused && this.#isAllowed(id))
      .map((mention) =>
        this.#candidate(mention.id, this.#scoreOf(mention, offered), { kind: "said", words: mention.said }),
      );
  }

  #scoreOf(mention: Mention, offered: ReadonlySet<string>) {
    const { id, said, at, length, isName, isDone, isFor, isModifier } = mention;
    const { trade, isTradeSure } = this.#brief;
    const key = keyOf(said);
    const wanted = this.#wanted.get(id);
    const isIncidental = singulars(key).some((form) => incidental.has(form));
    const isListed = key.split(" ").every((word) => offered.has(word));
    const isOffered = !isName && !isModifier && (isDone || isListed);
    const early = at < FIRST_WORDS ? 2 - at / FIRST_WORDS : 0;
    const isAlone = !trade || isTradeSure === false;
    if (wanted && !isAlone) {
      // A word of many senses is no sign that the business means this one.
      const isMeant = isOffered && (isListed || !(isIncidental && wanted.place > 2));
      return OF_TRADE - wanted.place * RANK + (isMeant ? OFFERED : isName ? 0 : NAMED) + early + length;
    }
    if (!isOffered || (isIncidental && !wanted) || this.#isPartOfOther(id, key)) return MENTIONED;
    if (isAlone) return at < FIRST_WORDS ? ALONE + early + length : MENTIONED;
    // "Frames for football shirts", but "boarding for parrots"
    if (
      !this.#isItself(id, key) ||
      !this.#isOfField(id) ||
      (isFor && trade.group !== undefined && trade.group !== "pets")
    )
      return MENTIONED;
    return at < FIRST_WORDS ? SAID_FIRST + early + length : SAID;
  }

  /** Whether the word has another sense in this trade. */
  #isPartOfOther(id: string, key: string) {
    return !this.#wanted.has(id) && singulars(key).some((form) => this.#ofOthers.has(form));
  }

  /** Whether the word is the subject's own: a trailer may be a caravan, but a welder's is not. */
  #isItself = (id: string, key: string) =>
    [id, this.#index[id]?.words[0] ?? ""].some((own) => singulars(key).includes(keyOf(own)));

  /** Whether businesses like this offer such things: a photographer offers no dogs. */
  #isOfField(id: string) {
    const group = this.#brief.trade?.group;
    return group === undefined || (FIELDS[group]?.includes(this.#index[id]?.topic ?? "") ?? false);
  }

  #ofTrade(): Candidate[] {
    if (this.#brief.isTradeSure === false) return [];
    const shown = [...this.#wanted.values()].filter(({ id }) => this.#isAllowed(id));
    return shown.map(({ id, noun, place }) =>
      this.#candidate(id, OF_TRADE - place * RANK, { kind: "trade", words: noun }),
    );
  }

  /** The industry's own pictures: best if they show what the brief names or the trade wants. */
  #scenes(mentions: readonly Mention[]): Candidate[] {
    const { scene, trade, isTradeSure } = this.#brief;
    if (!scene) return [];
    const said = new Map(rank(this.#said(mentions)).map((candidate) => [candidate.drawing, candidate]));
    return scene.arrangements
      .map((nouns, number) => ({ nouns, number }))
      .filter(({ nouns }) => nouns.every((noun) => this.#isNounAllowed(noun)))
      .flatMap(({ nouns, number }): Candidate[] => {
        // The main thing of an arrangement decides, not a comb beside it.
        const ids = this.#idsOf(nouns[0] ?? "");
        const [place] = ids.flatMap((id) => this.#wanted.get(id)?.place ?? []);
        const [wanted] = ids.flatMap((id) => said.get(id) ?? []);
        // Another trade of the industry has other things.
        if (trade && place === undefined) return [];
        const ofTrade = place === undefined || isTradeSure === false ? 0 : OF_TRADE - place * RANK;
        const score = Math.max(ofTrade, wanted?.score ?? 0);
        return [
          {
            drawing: `scene ${scene.id} ${number}`,
            nouns,
            // A whole scene is richer than its subject alone.
            score: score === 0 ? 0 : score + 3 - number / 10,
            reason: wanted?.score === score ? wanted.reason : { kind: "industry" },
            make: (seed) => ({
              kind: "scene",
              scene: scene.id,
              seed: seed - (seed % scene.arrangements.length) + number,
              label: this.#labelOf(nouns),
            }),
          },
        ];
      });
  }

  /** The subjects that a block's words name, or for whose activity they stand. */
  #shownBy(text: string, weight: number): Candidate[] {
    if (!text.trim()) return [];
    const named = mentionsIn(text, textLexiconOf(this.#index))
      .filter(({ id, isRefused }) => !isRefused && this.#isAllowed(id))
      .filter(({ id, said }) => this.#wanted.has(id) || weight > 20 || !incidental.has(keyOf(said)))
      .filter(({ id, said }) => !this.#isPartOfOther(id, keyOf(said)))
      .map(({ id, said }) =>
        this.#candidate(id, weight * 2 + this.#bonus(id), { kind: "block", words: said }),
      );
    const key = ` ${keyOf(text)} `;
    const done = Object.entries(this.#index).flatMap(([id, { doing }]) => {
      const activity = doing.find((one) => key.includes(` ${keyOf(one)} `));
      return activity && this.#isAllowed(id)
        ? [this.#candidate(id, weight + this.#bonus(id), { kind: "block", words: activity })]
        : [];
    });
    return [...named, ...done, ...this.#tiles(text, weight)];
  }

  #bonus(id: string) {
    const place = this.#wanted.get(id)?.place;
    return place === undefined ? 0 : Math.max(2, 12 - place);
  }

  #tiles(text: string, weight: number): Candidate[] {
    const { scene } = this.#brief;
    if (!scene) return [];
    const said = new Set(mentionsIn(text, textLexiconOf(this.#index)).map(({ id }) => id));
    return scene.tiles.flatMap((nouns, index) => {
      const isShown = nouns.some((noun) => this.#idsOf(noun).some((id) => said.has(id)));
      if (!isShown || !nouns.every((noun) => this.#isNounAllowed(noun))) return [];
      return [
        {
          drawing: `tile ${scene.id} ${index}`,
          nouns,
          score: weight * 2 + 1,
          reason: { kind: "block", words: nouns[0] ?? "" } as const,
          make: (seed: number) => ({
            kind: "tile" as const,
            scene: scene.id,
            index,
            seed,
            label: scene.labels[index] ?? "",
          }),
        },
      ];
    });
  }

  /** "A dog and a bathtub": the things of an arrangement, the main one first. */
  #labelOf(nouns: readonly string[]) {
    const labels = nouns.flatMap((noun) => {
      const [id] = this.#idsOf(noun);
      return (id && this.#index[id]?.label) ?? [];
    });
    return listed([...new Set(labels)].slice(0, MOST_TOGETHER));
  }

  #idsOf = (noun: string) => singulars(keyOf(noun)).flatMap((form) => lexiconOf(this.#index).get(form) ?? []);

  #isNounAllowed(noun: string) {
    const ids = this.#idsOf(noun);
    return ids.length === 0
      ? !isRefusedNoun(this.#brief, noun)
      : ids.some((id) => this.#isAllowed(id)) && !isRefusedNoun(this.#brief, noun);
  }
}

/** Sorts by score and keeps each drawing once. */
function rank(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates
    .toSorted((one, other) => other.score - one.score)
    .filter(({ drawing, score }) => score > 0 && !seen.has(drawing) && seen.add(drawing));
}

/** A subject's first words are what it is; the others are what it may stand for: a cow for a bull. */
const MAIN_WORDS = 2;

/** Returns a test of a subject against all that the brief and the trade rule out. */
function allowed(brief: PictureBrief, mentions: readonly Mention[]) {
  const { text, index, trade } = brief;
  const substances = refusedSubstances(text);
  const affirmed = new Set(mentions.filter(({ isRefused }) => !isRefused).map(({ id }) => id));
  const refused = new Set(
    mentions.filter(({ id, isRefused }) => isRefused && !affirmed.has(id)).map(({ id }) => id),
  );
  const notShown = new Set((trade?.notShown ?? []).flatMap((noun) => singulars(keyOf(noun))));
  // The cakes and ices that a vegan sells are of what it makes them with; wheat shows, and an egg is an egg.
  const isMadeWithout = ({ of }: ListedSubject, id: string, substance: string) =>
    affirmed.has(id) && of.includes("sugar") && (substance === "dairy" || substance === "egg");
  const isOut = (subject: ListedSubject, id: string) =>
    refused.has(id) ||
    subject.of.some((substance) => substances.has(substance) && !isMadeWithout(subject, id, substance)) ||
    [id.replaceAll("-", " "), ...subject.words.slice(0, MAIN_WORDS)].some((word) =>
      notShown.has(keyOf(word)),
    ) ||
    subject.words.some((word) => substances.has(keyOf(word))) ||
    (trade?.isGrave === true && !subject.mood.some((mood) => QUIET.has(mood)));
  return (id: string) => {
    const subject = index[id];
    return subject !== undefined && !isOut(subject, id);
  };
}

const QUIET: ReadonlySet<Mood> = new Set(["calm", "grave", "plain", "tender"]);

/** For nouns of scenes that are no subjects. */
function isRefusedNoun({ text, trade }: PictureBrief, noun: string) {
  const key = keyOf(noun);
  if ((trade?.notShown ?? []).some((one) => keyOf(one) === key)) return true;
  if (refusedSubstances(text).has(key)) return true;
  return new RegExp(`\\b(?:no|not|never|without) (?:\\w+ ){0,2}${key}(?:s|es)?\\b`, "i").test(text);
}

/** Whether subjects fit on one sheet: no thing that stands beside one that is seen from above. */
function canShare(ids: readonly string[], index: SubjectIndex) {
  const views = new Set(ids.map((id) => index[id]?.view));
  return ids.length === MOST_TOGETHER && ids.every((id) => id in index) && views.size === 1;
}

/** "A bicycle, a pump and a wheel" */
function listed(labels: readonly string[]) {
  const [first = "", ...others] = labels;
  const rest = others.map((label) =>
    label.replace(/^(?!Saturn)\p{Lu}(?=\P{Lu})/u, (letter) => letter.toLowerCase()),
  );
  const last = rest.pop();
  return last === undefined ? first : `${[first, ...rest].join(", ")} and ${last}`;
}
