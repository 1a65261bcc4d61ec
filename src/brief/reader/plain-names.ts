import { isBusiness } from "../business-noun.ts";
import type { Evidence } from "../parsed-brief.ts";
import { placeNamed } from "../places/gazetteer.ts";
import { isApart, type Token } from "./tokens.ts";

/** A spelling such as "ChargeWest" is hardly ever anything but a name. */
const SPELT = /^\p{Lu}\p{L}*\p{Ll}\p{Lu}\p{L}*$/u;
const STOP = /^[.,;:|!]$/;

/** Finds a name that a short text gives too little around for the network: "From £899 fitted. ChargeWest." */
export function plainName(text: string, tokens: readonly Token[]): Evidence | undefined {
  return foreign(text) ?? otherScript(text) ?? numbered(text) ?? spelt(text, tokens) ?? alone(text, tokens);
}

/** Greek, Cyrillic, Hebrew, Arabic, Indian and East Asian letters between the pauses of a text in Latin letters. */
const OTHER_SCRIPT =
  /(?<=^|[,:;.(“"]\s*)[\u0370-\u1dff\u2e80-\ud7ff\uf900-\ufdff][\u0370-\u1dff\u2e80-\ud7ff\uf900-\ufdff\s]*(?=\s*(?:[,.;:)”"]|$))/gu;

function otherScript(text: string): Evidence | undefined {
  const found = [...text.matchAll(OTHER_SCRIPT)];
  const [only] = found;
  const said = only?.[0].trim() ?? "";
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return only && found.length === 1 && said.length > 1 && latin > said.length
    ? { text: said, start: only.index, end: only.index + said.length }
    : undefined;
}

/** "Wir heißen Mehlwerk", "una panadería que se llama Miga": a name in a text in another language. */
const CALLED =
  /(?<!\p{L})(?:hei(?:ß|ss)(?:en|t)|namens|genannt|(?:se|me|nos) llam(?:a|o|amos)|llamad[oa]|s['’]appelle|appelée?|nommée?|si chiama|ci chiamiamo|chiamat[oa]|chama-se|chamad[oa]|heet|genaamd|heter)\s+["“„«']?((?:\p{Lu}[\p{L}\p{N}'’&-]*)(?:\s+(?:(?:de|del|la|le|les|di|da|do|du|den|der|y|et|e|und|&)\s+)*\p{Lu}[\p{L}\p{N}'’&-]*){0,4})/u;

function foreign(text: string): Evidence | undefined {
  const found = CALLED.exec(text);
  const name = found?.[1];
  const start = found ? found.index + found[0].length - (name?.length ?? 0) : 0;
  return name ? { text: name, start, end: start + name.length } : undefined;
}

/** A number that begins a sentence with a word and is no price: "Salon 22, haircut £30", "A bar. Fjord 61, gin £9". */
function numbered(text: string): Evidence | undefined {
  const found = /(?<=^|\. )(\p{Lu}\p{L}+) \d{1,3}(?=, [^.]*[£$€₹])/u.exec(text);
  const [name = "", noun = ""] = found ?? [];
  const isSaid = found && (found.index > 0 || isBusiness(noun));
  return isSaid ? { text: name, start: found.index, end: found.index + name.length } : undefined;
}

function spelt(text: string, tokens: readonly Token[]): Evidence | undefined {
  const isEdge = (at: number, beside: number) =>
    !tokens[beside] ||
    STOP.test(tokens[beside].low) ||
    isApart(tokens[Math.min(at, beside)], tokens[Math.max(at, beside)]);
  const at = tokens.findIndex(
    ({ start, end }, at) => SPELT.test(text.slice(start, end)) && isEdge(at, at - 1) && isEdge(at, at + 1),
  );
  const token = tokens[at];
  return token && { text: text.slice(token.start, token.end), start: token.start, end: token.end };
}

const PERSON = /(?<=, )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?=,|$)/gu;
const FEW_TOKENS = 20;

/** The only two capitalised words between commas: "freelance UX designer, Anna Kowalska, Warsaw". */
function alone(text: string, tokens: readonly Token[]): Evidence | undefined {
  if (tokens.length > FEW_TOKENS) return undefined;
  const found = [...text.matchAll(PERSON)].filter(([name]) => !placeNamed(name));
  const [only] = found;
  return only && found.length === 1
    ? { text: only[0], start: only.index, end: only.index + only[0].length }
    : undefined;
}

/** "Our startup Tallyo" is called Tallyo. */
export function withoutOwner({ text, start, end }: Evidence): Evidence {
  const [owner = ""] = /^(?:our|my)\s+\p{Ll}+\s+(?=\p{Lu})/iu.exec(text) ?? [];
  return { text: text.slice(owner.length), start: start + owner.length, end };
}
