import { composeBrief } from "../../src/brief/compose-brief.ts";
import { loadMaterial } from "../../src/brief/material.ts";
import { industryShown } from "../../src/brief/own-kind.ts";
import { type Proposal, proposalOf } from "../../src/brief/proposals.ts";
import { inherited, type Trade } from "../../src/brief/trades/trade.ts";
import { understand } from "../../src/brief/understand.ts";
import { loadAllSubjects } from "../../src/sites/drawn/art-catalogue.ts";
import { industryIds } from "../../src/sites/industries/industries.ts";
import { styles } from "../../src/sites/industries/industry.ts";
import { renderStatic } from "../../src/sites/render-static.ts";

const files = import.meta.glob<Partial<Trade>>("../../src/brief/trades/*/*.json", {
  eager: true,
  import: "default",
});

// Loaded with this module, because a short-lived module runner cannot load more later.
await loadAllSubjects();
const materials = new Map(
  await Promise.all(industryIds.map(async (id) => [id, await loadMaterial(id)] as const)),
);

/** The trades by id. */
export const trades = new Map(
  Object.entries(files).flatMap(([path, own]) => {
    const [name = "", folder = ""] = path.split("/").reverse();
    if (name === "group.json") return [];
    const group = files[path.replace(name, "group.json")] ?? {};
    return [
      [name.slice(0, -".json".length), { ...(inherited(group, own) as Trade), group: folder }] as const,
    ];
  }),
);

/** The site of a typical brief of a trade; `number` chooses the proposal. */
export function siteOfTrade(id: string, number: number) {
  const trade = trades.get(id);
  if (!trade) throw new Error(`There is no trade "${id}".`);
  return siteOfBrief(briefOf(trade), number, trade, trade.industry);
}

/** The site of a typical brief of a trade in each style, with the opening number `seed` of that style. */
export const sitesInStyles = (id: string, seed: number) =>
  styles.map((style, turn) => {
    const trade = trades.get(id);
    if (!trade) throw new Error(`There is no trade "${id}".`);
    return { style, ...siteOfBrief(briefOf(trade), { style, seed, turn }, trade, trade.industry) };
  });

/** The site of a brief, of the trade that it tells if none is given. */
export function siteOfBrief(text: string, wanted: number | Proposal, trade?: Trade, industry?: string) {
  const read = understand(text);
  const known = trade ?? (read.trade ? trades.get(read.trade) : undefined);
  const understood = industry ? { ...read, industry } : read;
  const material = materials.get(industryShown(text, understood));
  if (!material) throw new Error(`There is no material for ${understood.industry}.`);
  const document = composeBrief(
    { text, understood, material: { ...material, trade: known } },
    typeof wanted === "number" ? proposalOf(understood, wanted) : wanted,
  );
  return { document, site: renderStatic(document) };
}

const briefOf = ({ business, work, offers, activity }: Trade) =>
  `Northfield is a ${business.one} in Leeds. We ${work.slice(0, 3).join(", ")}. ${activity[0]?.toUpperCase()}${activity.slice(1)} since 2009: ${offers.slice(0, 3).join(", ")}. Call 0113 496 0123.`;
