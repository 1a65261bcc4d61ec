import { industries } from "#src/contract/industries.ts";
import { templateName } from "#src/contract/template-name.ts";

/** The sites that represent the wizard's own templates. Apps and games run instead. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ["web-basic", "consulting-studio"],
  ["web-portfolio", "photography-studio"],
  ["web-landing", "saas-signal"],
]);

/** Returns the template to show for an id: itself, or the one of the same style whose industry is listed nearest. */
export function standInFor(templateId: string, ids: readonly string[]) {
  const meant = MEANT.get(templateId) ?? templateId;
  if (ids.includes(meant)) return meant;
  const [industry, style] = partsOf(meant);
  const ofStyle = ids.filter((id) => partsOf(id)[1] === style);
  const place = placeOf(industry);
  const [nearest] = (ofStyle.length > 0 ? ofStyle : ids).toSorted(
    (one, other) => Math.abs(placeOf(partsOf(one)[0]) - place) - Math.abs(placeOf(partsOf(other)[0]) - place),
  );
  if (!nearest) throw new Error("There is no template to show: src/sites/industries has none.");
  return nearest;
}

/** Explains that something else is shown than was requested; undefined if nothing differs. */
export function standInNote(templateId: string, shown: string) {
  // No-break spaces keep a name on one line.
  const nameOf = (id: string) => (templateName(id) ?? id).replaceAll(" ", "\u00a0");
  const meant = MEANT.get(templateId) ?? templateId;
  if (meant === shown) return undefined;
  return `The template ${nameOf(meant)} is still on the drawing board. Until it is done, ${nameOf(shown)} stands in for it.`;
}

/** Splits "law-firm-ledger" into the industry "law-firm" and the style "ledger". */
function partsOf(id: string): [industry: string, style: string] {
  const cut = id.lastIndexOf("-");
  return [id.slice(0, Math.max(cut, 0)), id.slice(cut + 1)];
}

const placeOf = (industryId: string) => industries.findIndex(({ id }) => id === industryId);
