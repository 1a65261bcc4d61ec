/** A decimal mark. */
export type Mark = "." | ",";

/** The parts of a text with one figure in it: "-£ 1,250.00" has the core "1,250.00" and "£ " before it. */
export interface Figure {
  before: string;
  core: string;
  after: string;
  isNegative: boolean;
  /** The texts around an amount below zero, with their signs. */
  around: [string, string];
}

/** Also ".75", and "2.2E-05" as spreadsheet programs write small numbers. */
const CORE = /\d+[.,]\d+E[-+]\d+|(?:(?<!\p{L})[.,])?\d(?:[\d.,'’ \u00a0\u202f]*\d)?/u;
const SIGN = /[-−–]/;
const MOST_AFFIX = 8;

/** "12,--" is an amount without cents. */
const NO_CENTS = /(?<=\d)[.,](?:--?|[–—])(?!\d)/;

export function readFigure(written: string): Figure | undefined {
  const text = written.replace(NO_CENTS, "");
  const found = CORE.exec(text);
  if (!found) return undefined;
  const [core] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + core.length);
  if (before.length > MOST_AFFIX || after.length > MOST_AFFIX || /\d/.test(after)) return undefined;
  const isBracketed = before.includes("(") && after.includes(")");
  if (!isBracketed && /[()]/.test(before + after)) return undefined;
  const signs = (before + after).match(/[-−–+]/g) ?? [];
  if (signs.length > 1 || (isBracketed && signs.length > 0)) return undefined;
  const isNegative = isBracketed || SIGN.test(signs[0] ?? "");
  const plain = (affix: string) => affix.replace(/[-−–+()]/, "");
  return { before: plain(before), core, after: plain(after), isNegative, around: [before, after] };
}

/** The decimal marks that a figure can have. "1,250" can have both, "1,25" only a comma, "1.250,5" too. */
export function possibleMarks(core: string): Mark[] {
  return ([".", ","] as const).filter((mark) => readCore(core, mark) !== undefined);
}

const patterns = {
  ".": /^(?:\d+|[1-9]\d{0,2}(?:(,)\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3}|[1-9]\d{0,2}(?:(['’ \u00a0\u202f])\d{3})(?:\2\d{3})*)?(?:\.(\d+))?(?:E[-+]\d+)?$/,
  ",": /^(?:\d+|[1-9]\d{0,2}(?:(\.)\d{3})(?:\1\d{3})*|[1-9]\d{0,2}(?:(['’ \u00a0\u202f])\d{3})(?:\2\d{3})*)?(?:,(\d+))?(?:E[-+]\d+)?$/,
};
/** A number has no more exact digits than this. */
const EXACT_DIGITS = 15;

/** Returns undefined if this is not a number with that decimal mark, or has more digits than a number can keep. */
export function readCore(core: string, mark: Mark): number | undefined {
  if (!patterns[mark].test(core)) return undefined;
  const plain = core
    .replace(mark === "." ? /[,'’ \u00a0\u202f]/g : /[.'’ \u00a0\u202f]/g, "")
    .replace(",", ".");
  const value = Number(plain);
  const digits = plain.replace(/E.*/, "").replace(/^0*\.?0*|\./g, "").length;
  const isExact = digits <= EXACT_DIGITS || String(value) === plain.replace(/^\./, "0.");
  return isExact && Number.isFinite(value) ? value : undefined;
}

/** The value of a figure with any text around it. */
export function readExact(text: string, mark: Mark): number | undefined {
  const figure = readFigure(text);
  const value = figure && readCore(figure.core, mark);
  return value === undefined ? undefined : figure?.isNegative && value !== 0 ? -value : value;
}

/** "0031" and "007": a number would lose the zeros. "0" and "0.5" are numbers. */
export const hasLeadingZero = (text: string) => /^[-+]?0\d/.test(text);
