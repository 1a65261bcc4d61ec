import type { Page, SiteDocument } from "#src/sites/document.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { composeUnderstood } from "./compose-understood.ts";
import { mergeLocked } from "./merge-locked.ts";
import type { ParsedBrief } from "./parsed-brief.ts";
import { proposalOf } from "./proposals.ts";
import { changesOf, keptNames, pageName, readAs } from "./recomposed-changes.ts";
import type { Change } from "./revise/draft.ts";
import { addressOf } from "./site-copy.ts";
import { understandInWorker } from "./understand-in-worker.ts";

/** A site composed again from a brief, with the locked parts preserved. */
export interface Recomposition {
  document: SiteDocument;
  /** A short summary of how the brief was understood. */
  readAs: string;
  changes: Change[];
  /** Names of what stays: locked blocks with their pages, and pages that they link to. */
  kept: string[];
  notes: string[];
}

/** Why no site was made, as a message for the user. */
export interface Refusal {
  refusal: string;
}

interface RecomposeOptions {
  /** 0 is the first idea for the brief; each other number gives a variation. */
  version?: number;
  /** Preserves colours, fonts and shapes. */
  keepsLook?: boolean;
}

type Business = SiteDocument["meta"]["business"];

/**
 * Composes an existing site again from a brief. Only locked blocks and facts that the brief lacks are
 * preserved.
 */
export async function recompose(
  before: SiteDocument,
  brief: string,
  { version = 0, keepsLook = false }: RecomposeOptions = {},
): Promise<Recomposition | Refusal> {
  const text = brief.toWellFormed();
  const read = await understandInWorker(text);
  const refusal = refusalOf(text, read);
  if (refusal) return { refusal };

  const known = await ownBusiness(before);
  const understood = withKnown(read, known);
  const { document: fresh } = await composeUnderstood(text, understood, proposalOf(understood, version));
  const isAllLocked = before.pages.every(({ blocks }) => blocks.every(({ isLocked }) => isLocked));
  const { notice } = fresh.meta;
  const merged = mergeLocked(before, {
    ...fresh,
    ...(before.head && { head: before.head }),
    pages: fresh.pages.map((page) => withHeadOf(before, page)),
    meta: {
      ...fresh.meta,
      business: withAddress(fresh.meta.business, known),
      notice: notice || (await ownNotice(before)),
      formAddress: before.meta.formAddress,
      ...(before.meta.forms && { forms: before.meta.forms }),
      ...(before.meta.logo && { logo: before.meta.logo }),
    },
    theme: keepsLook || isAllLocked ? before.theme : fresh.theme,
  });
  if (!merged) return { refusal: "Around its locked blocks this site cannot be rewritten." };
  const { document, led, left } = merged;
  return {
    document,
    readAs: readAs(understood),
    changes: changesOf(before, document),
    kept: [
      ...keptNames(before),
      ...led.map((page) => `The page “${pageName(page)}”, which a locked block leads to`),
    ],
    notes: [
      ...read.notes,
      ...(isAllLocked ? ["Every block is locked, so colours and fonts stay as well."] : []),
      ...(left.length > 0 ? [`There was no room for ${left.join(", ")}.`] : []),
    ],
  };
}

/**
 * Below this confidence the industry is a guess from a word such as "menu", which does not justify replacing
 * a whole site.
 */
const LEAST_CONFIDENCE = 0.4;

function refusalOf(text: string, { confidence, languageOfBrief }: ParsedBrief) {
  if (!/[\p{L}\p{N}]/u.test(text)) return "Write a sentence about the business first.";
  if ((confidence.industry ?? 0) >= LEAST_CONFIDENCE) return undefined;
  return languageOfBrief === "en"
    ? "This does not say what the business does. Say what it is, as in “a calm florist in Leeds”."
    : "No industry was recognised. Only English is understood so far: “a calm florist in Leeds”.";
}

/** Copies the search engine settings of the page that this one replaces. */
function withHeadOf(before: SiteDocument, page: Page): Page {
  const head = before.pages.find(({ id }) => id === page.id)?.head;
  return head ? { ...page, head } : page;
}

/** Returns the facts of the business without those of the template's sample. */
async function ownBusiness({ meta }: SiteDocument): Promise<Business> {
  const sample = (await templateDocument(meta.template))?.meta.business;
  const { name, phone, email, street, town, area } = meta.business;
  // "Your nail salon" is a placeholder; a real name of that form has capitals.
  const isMadeUp = name === sample?.name || /^Your \p{Ll}/u.test(name);
  // The town of a sample may also be the real one.
  const isElsewhere = street !== sample?.street || town !== sample.town;
  return {
    name: isMadeUp ? "" : name,
    phone: phone === sample?.phone ? "" : phone,
    email: email === sample?.email ? "" : email,
    ...(isElsewhere ? { street, town, area } : { street: "", town: "", area: "" }),
  };
}

async function ownNotice({ meta }: SiteDocument) {
  const sample = (await templateDocument(meta.template))?.meta.notice;
  return meta.notice === sample ? "" : meta.notice;
}

/** Completes the facts of the brief with those known before. */
function withKnown(read: ParsedBrief, { name, phone, email, street, town }: Business): ParsedBrief {
  const { facts } = read;
  const place = isWithin(read.place, town) ? [street, town].filter(Boolean).join(", ") : "";
  return {
    ...read,
    ...(!read.name && name && { name }),
    ...(place && { place }),
    facts: {
      ...facts,
      phones: facts.phones.length > 0 || !phone ? facts.phones : [phone],
      emails: facts.emails.length > 0 || !email ? facts.emails : [email],
    },
  };
}

/** Whether the brief names no place, or only the known town, so that the known street still applies. */
function isWithin(place: string | undefined, town: string) {
  const said = addressOf(place);
  return !place || (said.street === "" && said.town.toLowerCase() === town.toLowerCase());
}

/** Restores the original spelling of an unchanged address. */
function withAddress(business: Business, { street, town, area }: Business): Business {
  const isSame =
    [business.street, business.town].filter(Boolean).join(", ") === [street, town].filter(Boolean).join(", ");
  return isSame ? { ...business, street, town, area } : business;
}
