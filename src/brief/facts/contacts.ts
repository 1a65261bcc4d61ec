import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";
import { evidenceOf, outside, withoutDot } from "./pieces.ts";

const EMAIL = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const BEFORE_PHONE = /\+|\(|(?<![\d\p{L}.,/$£€-])(?!24\s?\/\s?7)/u;
/** "9.30–5.30 01244 555 0123" */
const TIME = /(?:\d{1,2}(?:[.:]\d\d)?\s?[-–]\s?)?\d{1,2}[.:]\d\d\s/;
/** A full stop or a slash next to a space ends a number. */
const DIGITS = /\(?\d(?:[\d\t ()\-–\u00a0]|\.(?!\s)|(?<!\s)\/(?!\s)){5,24}\d/;
const EXTENSION = /\s?(?:ext\.?|x)\s?\d{1,5}/;
const PHONE = pattern("gu")`${BEFORE_PHONE}(?!${TIME})${DIGITS}${EXTENSION}?(?![\d\p{L}@%]|,\d)`;
const VANITY =
  /(?<![\d,.])\b(?:1?[- .]?\(?8(?:00|33|44|55|66|77|88)\)?|1300|1800|13)[- .][A-Z0-9]{3,8}(?:-[A-Z0-9]{2,7})?\b/g;

const WEB = /(?:https?:\/\/|www\.)[^\s<>"'“”|,;]{3,200}/gi;
const ENDINGS =
  "com|net|org|info|biz|io|co|shop|store|app|dev|studio|cafe|online|site|london|co\\.uk|org\\.uk|uk|ie|eu|ca|com\\.au|net\\.au|org\\.au|au|co\\.nz|nz|co\\.in|in|co\\.za|za|de|fr|nl|es";
const DOMAIN = new RegExp(
  String.raw`(?<![\w@.-])(?:[a-z0-9][a-z0-9-]{0,62}\.){1,3}(?:${ENDINGS})(?:/[\w./?=&%-]{0,80})?(?![\w@-]|\.\w)`,
  "gi",
);
/** Matches "@crumb.lisbon", but not "@ £5". */
const HANDLE = /(?<![\w@.])@[\p{L}_][\p{L}\p{N}_.]{1,40}/gu;

const SAID_ENDING = /dot (?:com|net|org|info|ie|ca|in|(?:co|com|org) dot (?:uk|au|nz|za|in))\b/;
const SAID_NAME = /(?<![\w.-])[\w.-]{1,40}/;
/** Matches dictated addresses: "hello at crumb dot co dot uk", "crumb bakery dot com". */
const SAID_EMAIL = pattern("gi")`${SAID_NAME} at (?:[\w-]{1,40} ){1,3}${SAID_ENDING}`;
const SAID_SITE = pattern("gi")`${SAID_NAME} ${SAID_ENDING}`;

export const readEmails = (text: string) => [...text.matchAll(EMAIL)].map(evidenceOf).map(withoutDot);

/** Returns web addresses and social media handles. */
export function readWebsites(text: string, emails: readonly Evidence[]): Evidence[] {
  const sites = [...text.matchAll(WEB)].map(evidenceOf).map(withoutStop);
  const domains = outside([...text.matchAll(DOMAIN)].map(evidenceOf), [...sites, ...emails]);
  const handles = outside([...text.matchAll(HANDLE)].map(evidenceOf).map(withoutStop), [...sites, ...emails]);
  const isSpoken = / dot /i.test(text);
  const said = isSpoken ? [...text.matchAll(SAID_EMAIL)].map(evidenceOf) : [];
  const saidSites = isSpoken ? outside([...text.matchAll(SAID_SITE)].map(evidenceOf), said) : [];
  return [...sites, ...domains, ...handles, ...said, ...saidSites].sort((a, b) => a.start - b.start);
}

function withoutStop({ text, start }: Evidence): Evidence {
  const inner = text.replace(/[.!?:)\]/]+$/, "");
  return { text: inner, start, end: start + inner.length };
}

/** A number that no pause parts from a register does not go over both: "HETAS 00731 – 01632 960001". */
function withoutTaken(text: string, taken: readonly Evidence[]) {
  let [rest, from] = ["", 0];
  for (const { start, end } of taken.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    rest += text.slice(from, start) + "|".repeat(end - start);
    from = end;
  }
  return rest + text.slice(from);
}

export const readPhones = (text: string, taken: readonly Evidence[]) =>
  outside(
    [PHONE, VANITY]
      .flatMap((form) => [...withoutTaken(text, taken).matchAll(form)])
      .map(evidenceOf)
      .map(withoutDot)
      .map(withoutBracket)
      .filter(isPhone(text)),
    taken,
  );

/** "01271 555 0154 (8-6)" is a number with its times. */
function withoutBracket({ text, start }: Evidence): Evidence {
  const open = text.lastIndexOf("(");
  const number = open > 0 && !text.slice(open).includes(")") ? text.slice(0, open).trimEnd() : text;
  return { text: number, start, end: start + number.length };
}

const REGISTERS =
  "vat|company|charity|reg|registration|registered|licence|license|permit|abn|ein|siret|number:? no|#|isbn|lic|order";
/** Precedes long numbers that are not telephone numbers. */
const REGISTERED = pattern()`(?<![a-z])${REGISTERS}(?![a-z])(?:[^\d\n,)]|\)(?!\.)){0,12}$`;
/** "HETAS registered. 01524 555 0129": a new sentence, unlike "Reg. 1234567". */
const AFTER_SENTENCE = /[a-z]{5}\.\s$/;

/** "1.25% + VAT. 01932 555 013" */
const PLUS_TAX = /(?:\+|plus|inc|incl|ex|no|without|zero)\.? ?vat[.,;|·\s]*$/;

/** "In a crisis call 116 123" names the line of somebody else. */
const HELPLINE = /(?<!\p{L})(?:in (?:a )?crisis|samaritans|childline|nhs 111)(?!\p{L})[^.!?\n]{0,30}$/iu;

function isPhone(text: string) {
  return ({ text: found, start, end }: Evidence) => {
    const digits = found.replace(/\D/g, "");
    if (HELPLINE.test(text.slice(Math.max(0, start - 60), start))) return false;
    if (/[A-Z]{3}/.test(found)) return true;
    if (digits.length < 6 || digits.length > 15) return false;
    if (
      /^\d{1,2}[.:]?\d{0,2}\s?[-–]\s?\d{1,2}[.:]\d{2}$|^\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}$/.test(found.trim())
    )
      return false;
    if (/^\d{4}\s?[-–/]\s?\d{2,4}$/.test(found.trim()) && /^(19|20)\d\d/.test(found)) return false;
    // "Saturdays 10.00-14.00, 4.9 stars"
    if (/\d[.:]\d\d\s?[-–]\s?\d/.test(found)) return false;
    // "Est. 1964 503 jobs a year"
    if (/^(?:19|20)\d\d\s\d{3}$/.test(found.trim())) return false;
    if (/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(found.trim()) && digits.length <= 8) return false;
    if (/[\n\r]/.test(found) && found.split(/[\n\r]+/).some((line) => line.replace(/\D/g, "").length < 4))
      return false;
    const before = text.slice(Math.max(0, start - 24), start).toLowerCase();
    const isRegistered = REGISTERED.test(before) && !PLUS_TAX.test(before) && !AFTER_SENTENCE.test(before);
    if (isRegistered && !/(?:phone|tel|call|mobile)/.test(before)) return false;
    if (digits.length < 7)
      return /(?:phone|tel|call|ring|mobile|whatsapp|text|ph|number)[^\d]{0,10}$/.test(before);
    if (digits.length <= 8 && /^\d+$/.test(found))
      return /(?:phone|tel|call|ring|mobile|whatsapp|text|ph|number|cell|contact|on|at|:|us)[^\d]{0,10}$/.test(
        before,
      );
    return !/^[ \t]?(?:sq|square|m2|users|people|customers|clients|km|miles|kwh)\b/i.test(
      text.slice(end, end + 10),
    );
  };
}
