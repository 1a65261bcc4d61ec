import { plainWord, type Token } from "./tokens.ts";

/** A pattern as a tree: words, classes of words, slots, and groups of alternatives. */
export type PatternNode =
  | { kind: "words"; words: readonly string[] }
  | { kind: "slot"; name: string; type: string }
  | { kind: "group"; isOptional: boolean; ways: readonly (readonly PatternNode[])[] };

const PIECE = /<([a-z-]+)>|\{([a-z]+)(?::([a-z-]+))?\}|[[\]()|]|[^\s[\]()|{}<>]+/g;

/** Reads a pattern such as `<add> [field] {new} <to> {table}`. */
export function readPattern(pattern: string, classes: Readonly<Record<string, string>>): PatternNode[] {
  const pieces = [...pattern.matchAll(PIECE)];
  let at = 0;
  const words = (text: string): PatternNode => ({
    kind: "words",
    words: text.split(" ").map((word) => plainWord(word) || word),
  });
  function ways(end: string | undefined): PatternNode[][] {
    const all: PatternNode[][] = [[]];
    while (at < pieces.length) {
      const [piece = "", className, slot, type] = pieces[at++] as RegExpExecArray;
      if (piece === end) return all;
      const last = all.at(-1) ?? [];
      if (piece === "|") all.push([]);
      else if (piece === "[" || piece === "(")
        last.push({ kind: "group", isOptional: piece === "[", ways: ways(piece === "[" ? "]" : ")") });
      else if (className !== undefined) {
        const known = classes[className];
        if (known === undefined) throw new Error(`The grammar has no words for <${className}>.`);
        last.push({ kind: "group", isOptional: false, ways: known.split("|").map((text) => [words(text)]) });
      } else if (slot !== undefined) last.push({ kind: "slot", name: slot, type: type ?? slot });
      else last.push(words(piece));
    }
    if (end !== undefined) throw new Error(`The pattern “${pattern}” lacks “${end}”.`);
    return all;
  }
  const [only = [], ...more] = ways(undefined);
  if (more.length > 0) throw new Error(`The pattern “${pattern}” has alternatives outside of brackets.`);
  return only;
}

/** A possible value of a slot, and the number of tokens that it takes. */
export interface SlotMatch {
  length: number;
  value: unknown;
  /** How unsure it is. */
  cost: number;
}

/** Returns the possible values of a slot from a token on, the best first. */
export type ReadSlot = (type: string, tokens: readonly Token[], at: number) => readonly SlotMatch[];

export interface Match {
  slots: Readonly<Record<string, unknown>>;
  cost: number;
}

/** Words that a sentence may have anywhere. */
const SKIPPED: ReadonlySet<string> = new Set(
  "the a an my our your please just also now new of all any".split(" "),
);
const SKIP_COST = 1;
const MAX_MATCHES = 40;

interface State {
  at: number;
  slots: Readonly<Record<string, unknown>>;
  cost: number;
}

/** Finds the ways in which a pattern is the whole sentence. */
export function matchPattern(
  nodes: readonly PatternNode[],
  tokens: readonly Token[],
  readSlot: ReadSlot,
): Match[] {
  const found: Match[] = [];
  const finish = ({ at, slots, cost }: State) => {
    const rest = tokens.slice(at);
    if (rest.every(({ plain, isQuoted }) => !isQuoted && /^[.!?,]$/.test(plain))) found.push({ slots, cost });
  };
  function follow(list: readonly PatternNode[], state: State, then: (state: State) => void) {
    if (found.length >= MAX_MATCHES) return;
    const [node, ...rest] = list;
    if (!node) return then(state);
    const next = (after: State) => follow(rest, after, then);
    if (node.kind === "group") {
      for (const way of node.ways) follow(way, state, next);
      if (node.isOptional) next(state);
      return;
    }
    if (node.kind === "words") {
      const isHere = node.words.every((word, step) => {
        const token = tokens[state.at + step];
        return token !== undefined && !token.isQuoted && token.plain === word;
      });
      if (isHere) next({ ...state, at: state.at + node.words.length });
    } else
      for (const { length, value, cost } of readSlot(node.type, tokens, state.at))
        next({
          at: state.at + length,
          slots: { ...state.slots, [node.name]: value },
          cost: state.cost + cost,
        });
    const token = tokens[state.at];
    if (token && !token.isQuoted && SKIPPED.has(token.plain))
      follow(list, { ...state, at: state.at + 1, cost: state.cost + SKIP_COST }, then);
  }
  follow(nodes, { at: 0, slots: {}, cost: 0 }, finish);
  return found;
}
