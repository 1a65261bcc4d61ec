import { industries } from "#src/contract/industries.ts";
import { templateName } from "#src/contract/template-name.ts";

/** The sites that the wizard's own templates stand for; those of applications and games run instead. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ["web-basic", "consulting-studio"],
  ["web-portfolio", "photography-studio"],
  ["web-landing", "saas-signal"],
]);

/** The template that is shown for one: itself, or of those of its family the one whose trade is listed nearest. */
export function standInFor(templateId: string, ids: readonly string[]) {
  const meant = MEANT.get(templateId) ?? templateId;
  if (ids.includes(meant)) return meant;
  const [industry, family] = partsOf(meant);
  const ofFamily = ids.filter((id) => partsOf(id)[1] === family);
  const place = placeOf(industry);
  const [nearest] = (ofFamily.length > 0 ? ofFamily : ids).toSorted(
    (one, other) => Math.abs(placeOf(partsOf(one)[0]) - place) - Math.abs(placeOf(partsOf(other)[0]) - place),
  );
  if (!nearest) throw new Error("There is no template to show: src/sites/industries has none.");
  return nearest;
}

/** Explains that something else is shown than was asked for; undefined if nothing differs. */
export function standInNote(templateId: string, shown: string) {
  // A name stays on one line.
  const nameOf = (id: string) => (templateName(id) ?? id).replaceAll(" ", "\u00a0");
  const meant = MEANT.get(templateId) ?? templateId;
  if (meant === shown) return undefined;
  return `The template ${nameOf(meant)} is still on the drawing board. Until it is done, ${nameOf(shown)} stands in for it.`;
}

/** "law-firm-ledger" is of the law firms and of the family ledger. */
function partsOf(id: string): [industry: string, family: string] {
  const cut = id.lastIndexOf("-");
  return [id.slice(0, Math.max(cut, 0)), id.slice(cut + 1)];
}

const placeOf = (industryId: string) => industries.findIndex(({ id }) => id === industryId);
