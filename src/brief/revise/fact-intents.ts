import { pattern } from "#src/lib/pattern.ts";
import { cut } from "#src/sites/cut.ts";
import { hoursIn } from "#src/sites/hours-words.ts";
import { mailLink, phoneLink } from "#src/sites/meta.ts";
import { addressOf } from "../site-copy.ts";
import { type Draft, dataOf, isLink } from "./draft.ts";
import { act, type Intent, openAct } from "./intent.ts";
import { setHours } from "./set-hours.ts";
import { replaceAll } from "./set-words.ts";
import { unended } from "./word-intents.ts";

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const PHONE = /\+?\(?\d[\d\s().\-–/]{4,24}\d/;

/** A request to reword may contain a number that is not a telephone number. */
const OF_WORDS = /\b(?:button|headline|title|heading|tagline|subtitle|text (?:of|to)|intro)\b/;

const ADDRESS_IS = /(?:our |the |my |new |change )*address(?: to| is(?: now)?| should be| :| now)+/;
const WE_ARE_AT =
  /we (?:have |are |just )*moved to|we are(?: now)? (?:located |based )?at|located at|find us at|were at/;
const ADDRESS = pattern()`\b${[ADDRESS_IS, WE_ARE_AT]} `;
const BUSINESS = "business|company|shop|site|website|brand|studio|firm|place|restaurant|cafe|bakery";
const RENAME = pattern()`\b(?:rename|retitle) (?:it|this|(?:the |our |my )?${[BUSINESS, "name"]}) (?:to|into|as) `;
const CALL = pattern()`^(?:\w+ ){0,3}?call (?:it|us|this|(?:the |our |my )?${BUSINESS}) `;
const OUR_NAME =
  /(?:our|the|my|new|change|business|company|shop|site|brand) (?:business |company |shop |site |brand |new )?name/;
const NAME_IS = /(?:is|to|should be|:|as|will be|now)(?: now| :)?/;
const NAME = pattern()`\b${OUR_NAME} (?:of the (?:business|company|shop|site) )?${NAME_IS} `;

export const factIntents: Intent[] = [
  {
    id: "email",
    title: "The e-mail address",
    examples: ["email: hello@crumb.example", "you can reach us at bread@crumb.example"],
    read: ({ raw, text }) => {
      const [email] = EMAIL.exec(raw) ?? [];
      if (!email || OF_WORDS.test(text)) return;
      return act((draft) => setFact(draft, "email", email.replace(/\.$/, ""), 120, "E-mail"));
    },
  },
  {
    id: "phone",
    title: "The telephone number",
    examples: ["our phone is 020 7946 0018", "change the phone number to (912) 555-0199"],
    read: ({ raw, text }) => {
      if (!/\b(?:phone|telephone|tel|call us|call|number|ring|mobile|cell|whatsapp)\b/.test(text)) return;
      const [phone] = PHONE.exec(raw) ?? [];
      if (!phone || OF_WORDS.test(text) || phone.replace(/\D/g, "").length < 6) return;
      return act((draft) => setFact(draft, "phone", phone.trim(), 40, "Telephone"));
    },
  },
  {
    id: "address",
    title: "The address",
    examples: ["our address is 12 Mill Road, Cambridge", "we moved to 4 Harbour Street, Whitby"],
    read: (said) => {
      const found = ADDRESS.exec(said.text);
      if (!found) return;
      const value = unended(said.from(found.index + found[0].length), said);
      if (!/\p{L}{2}/u.test(value)) return;
      return openAct(async (draft) => {
        const { business } = draft.site.meta;
        const next = addressOf(value);
        const before = [business.street, business.town, business.area].filter(Boolean).join(", ");
        const { street, town, area } = business;
        business.street = cut(next.street, 120);
        business.town = cut(next.town || (next.street ? town : ""), 80);
        if (next.town && next.town !== town) business.area = "";
        const after = [business.street, business.town, business.area].filter(Boolean).join(", ");
        if (after === before) return draft.note("That is the address already.");
        if (street && business.street) replaceAll(draft, street, business.street);
        if (town && business.town && town !== business.town) replaceAll(draft, town, business.town);
        if (area && !business.area) replaceAll(draft, `, ${area}`, "");
        draft.change("Address", before, after);
      });
    },
  },
  {
    id: "hours",
    title: "The opening hours",
    examples: ["open Mon to Fri 8 to 6", "closed on Mondays", "opening hours: weekdays 7:30-15:00"],
    read: ({ raw, text }) => {
      const isAbout = /\b(?:open|opens|opening|closed?|close|shut|hours|times)\b/.test(text);
      const week = hoursIn(raw);
      if (!week || (!isAbout && !(week.hasTimes && week.days.size > 0 && week.saysDays))) return;
      if (OF_WORDS.test(text)) return;
      return act(async (draft) => setHours(draft, week));
    },
  },
  {
    id: "name",
    title: "The name of the business",
    examples: ["call it Crumb & Co", "rename the business to Hearth", "our name is Mabel’s"],
    read: (said) => {
      const found =
        RENAME.exec(said.text) ??
        CALL.exec(said.text) ??
        NAME.exec(said.text) ??
        /\b(?:we are|were|business is|company is|its|it is|it should be|should be) (?:now )?(?:called|named) /.exec(
          said.text,
        ) ??
        /^name : /.exec(said.text);
      if (!found) return;
      const at = found.index + found[0].length;
      const { shape } = said.head(at);
      const isOfBusiness = /\b(?:business|company|shop|site|website|brand|studio|firm)\b/.test(shape);
      if (!isOfBusiness && /@|\b(?:page|button|headline|heading|title|section)\b/.test(shape)) return;
      const value = unended(said.from(at), said);
      if (!/[\p{L}\p{N}]/u.test(value)) return;
      return openAct((draft) => rename(draft, cut(value, 80)));
    },
  },
];

function rename(draft: Draft, name: string) {
  const { meta, pages } = draft.site;
  const before = meta.business.name;
  if (before === name) return draft.note(`It is called “${name}” already.`);
  meta.business.name = name;
  const renamed = (text: string, length: number) =>
    before && text.includes(before)
      ? cut(
          text.replaceAll(before, () => name),
          length,
        )
      : text;
  meta.tagline = renamed(meta.tagline, 120);
  meta.description = renamed(meta.description, 300);
  for (const page of pages) {
    page.title = renamed(page.title, 120);
    page.description = renamed(page.description, 300);
  }
  replaceAll(draft, before, name);
  draft.change("Name", before, name);
}

function setFact(draft: Draft, key: "phone" | "email", value: string, length: number, what: string) {
  const { business } = draft.site.meta;
  const before = business[key];
  const next = cut(value, length);
  if (before === next) return draft.note(`${what}: that is what it says already.`);
  business[key] = next;
  replaceAll(draft, before, next);
  for (const block of draft.open) {
    const data = dataOf(block);
    for (const name of ["action", "second"] as const) {
      const link = data[name];
      if (!isLink(link)) continue;
      if (key === "phone" && link.to.startsWith("tel:")) data[name] = { ...link, to: phoneLink(next) };
      if (key === "email" && link.to === mailLink(before)) data[name] = { ...link, to: mailLink(next) };
    }
  }
  draft.change(what, before, next);
}
