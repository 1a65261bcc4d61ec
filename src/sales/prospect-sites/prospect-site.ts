import { isTemplateId } from "#src/contract/template-id.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { styles } from "#src/sites/industries/industry.ts";

/** A seller's facts about a prospect; "" for missing ones. */
export interface ProspectFacts {
  prospect: string;
  templateId: string;
  /** `#rrggbb` */
  accent: string;
  /** More colours, as `rrggbb` joined by "-". */
  tints: string;
  town: string;
  phone: string;
  about: string;
}

/** The weights of the accent and the logo's other colours: the first leads unless it is grey. */
const SHARES = [0.8, 0.2, 0.1];

/** Composes the prospect's site from the facts, in their colours; null if the template does not exist. */
export async function prospectSite(facts: ProspectFacts): Promise<SiteDocument | null> {
  const end = facts.templateId.lastIndexOf("-");
  const industry = facts.templateId.slice(0, end);
  const style = styles.find((one) => one === facts.templateId.slice(end + 1));
  if (!style || !isTemplateId(facts.templateId)) return null;
  const { composeUnderstood, inLogoColours, understandInWorker, withIndustry } = await import(
    "#src/brief/compose-on-demand.ts"
  ).catch(guardedReload);
  const text = briefOf(facts);
  const read = withIndustry(await understandInWorker(text), industry);
  const understood = {
    ...read,
    name: facts.prospect,
    ...(facts.town && { place: facts.town }),
    ...(facts.phone && { facts: { ...read.facts, phones: [facts.phone] } }),
  };
  const { document } = await composeUnderstood(text, understood, { style, seed: 0, turn: 0 });
  const { meta } = document;
  const { business } = meta;
  const named = {
    ...document,
    meta: { ...meta, business: { ...business, town: business.town || facts.town } },
  };
  const colours = [facts.accent, ...facts.tints.split("-").map((tint) => tint && `#${tint}`)];
  const shares = colours.flatMap((colour, index) =>
    /^#[\da-f]{6}$/.test(colour) ? [{ colour, share: SHARES[index] ?? 0.1 }] : [],
  );
  return inLogoColours(named, shares, 0);
}

/** Writes a brief for the engine: the seller's sentence, the town and the phone number. */
function briefOf({ town, phone, about }: ProspectFacts) {
  const sentence = plainLine(about, 1_000);
  return [
    sentence && (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`),
    town && !sentence.includes(town) && `In ${town}.`,
    phone && !sentence.includes(phone) && `Phone: ${phone}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
