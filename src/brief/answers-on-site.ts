import type { Block, SiteDocument } from "#src/sites/document.ts";
import { addBlock, writeField } from "#src/sites/edit/edit-blocks.ts";
import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import { mailLink, phoneLink } from "#src/sites/meta.ts";
import { alsoOffer, answerSentence, contactSentence, offersToTick } from "./answers.ts";
import type { ParsedBrief } from "./parsed-brief.ts";
import { capital } from "./short-text.ts";
import { type OwnerQuestion, questionsFor } from "./trades/questions-for.ts";
import type { Trade } from "./trades/trade.ts";
import { shownTexts } from "./write/not-on-site.ts";

/** The questions to the owner of a site that is being edited. */
export interface SiteQuestions {
  questions: OwnerQuestion[];
  /** The usual offers of the trade that neither the brief nor the site has. */
  offers: string[];
  /** The brief and the site's own texts, by which answers are worded. */
  text: string;
}

/** Returns what to ask about a site: what its brief and its texts leave open. */
export function questionsOnSite(
  site: SiteDocument,
  brief: string,
  {
    understood,
    trade,
    skipped,
  }: { understood: ParsedBrief; trade: Trade | undefined; skipped: readonly string[] },
): SiteQuestions {
  const { name: _, ...read } = understood;
  const { name, phone, email } = site.meta.business;
  const text = [brief, ...shownTexts(site)].filter(Boolean).join("\n");
  const current: ParsedBrief = {
    ...read,
    ...(name && { name }),
    facts: { ...read.facts, phones: phone ? [phone] : [], emails: email ? [email] : [] },
  };
  return {
    questions: questionsFor(text, current, trade, ({ question }) => skipped.includes(question)),
    offers: offersToTick(text, trade)
      .filter(({ isTicked }) => !isTicked)
      .map(({ name: offer }) => offer),
    text,
  };
}

const LONGEST_PARAGRAPH = 600;

/** Returns a site with the answer to a question, in the owner's words; the same site if the answer does not fit. */
export function withAnswer(
  site: SiteDocument,
  { about, question }: OwnerQuestion,
  answer: string,
  text: string,
) {
  const value = answer.trim();
  if (about === "name") return changeMeta(site, { business: { name: value } });
  if (about === "contact") return contactSentence(value) ? withContact(site, value) : site;
  const sentence = answerSentence(question, value, text);
  return sentence ? withSentenceAbout(site, sentence) : site;
}

/** Adds an offer to the list of services, or to the text about the business. */
export function withOfferOnSite(site: SiteDocument, offer: string, text: string): SiteDocument {
  const place = findBlock(site, "services");
  if (place?.block.kind === "services") {
    const { services } = place.block.data;
    const added = { name: capital(offer), text: "", price: "", unit: "", picture: null };
    const changed = writeField(site, place.at, ["services"], [...services, added]);
    if (changed !== site) return changed;
  }
  return withSentenceAbout(site, alsoOffer([offer], text));
}

/** Sets the telephone number or the e-mail address, and leads the first button of the site there if it has none. */
function withContact(site: SiteDocument, contact: string) {
  const isMail = contact.includes("@");
  const reached = changeMeta(site, { business: isMail ? { email: contact } : { phone: contact } });
  const [home] = reached.pages;
  const hero = home?.blocks.find(({ kind, isHidden, isLocked }) => kind === "hero" && !isHidden && !isLocked);
  if (!home || hero?.kind !== "hero" || hero.data.action.label) return reached;
  const action = isMail
    ? { label: `Write to ${contact}`, to: mailLink(contact) }
    : { label: `Call ${contact}`, to: phoneLink(contact) };
  return writeField(reached, { page: home.id, block: hero.id }, ["action"], action);
}

/** Adds a sentence to the last paragraph about the business, or begins such a text at the end of the home page. */
function withSentenceAbout(site: SiteDocument, sentence: string): SiteDocument {
  const place = findBlock(site, "about");
  if (place?.block.kind === "about") {
    const { paragraphs } = place.block.data;
    const last = paragraphs.at(-1);
    const isFull = last === undefined || last.length + sentence.length > LONGEST_PARAGRAPH;
    const next = isFull ? [...paragraphs, sentence] : [...paragraphs.slice(0, -1), `${last} ${sentence}`];
    const changed = writeField(site, place.at, ["paragraphs"], next);
    if (changed !== site) return changed;
  }
  const [home] = site.pages;
  if (!home) return site;
  const block: Block = {
    id: "about",
    kind: "about",
    variant: "statement",
    tone: "plain",
    data: {
      kicker: "",
      title: site.meta.business.name ? `About ${site.meta.business.name}` : "About",
      paragraphs: [sentence],
      picture: null,
      signature: "",
      action: { label: "", to: "" },
    },
  };
  const footer = home.blocks.findIndex(({ kind }) => kind === "footer");
  return addBlock(site, home.id, block, footer < 0 ? home.blocks.length : footer);
}

/** Finds the first shown block of a kind that may be changed. */
function findBlock(site: SiteDocument, kind: Block["kind"]) {
  for (const page of site.pages)
    for (const block of page.blocks)
      if (block.kind === kind && !block.isHidden && !block.isLocked)
        return { block, at: { page: page.id, block: block.id } };
  return undefined;
}
