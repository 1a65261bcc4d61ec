import { createRandom, seedOf } from "#src/art/random.ts";
import { cut } from "#src/sites/cut.ts";
import { parseDocument, type SiteDocument, VERSION } from "#src/sites/document.ts";
import { createContext } from "#src/sites/styles/kit/context.ts";
import { renumbered } from "#src/sites/styles/renumbered.ts";
import { blockStyles } from "./block-styles.ts";
import type { SiteContext } from "./compose/context.ts";
import { footer, navigation } from "./compose/frame-blocks.ts";
import { homeBlocks, shuffledTail } from "./compose/home-blocks.ts";
import { type InnerPage, innerPages } from "./compose/inner-pages.ts";
import { headlineFor } from "./compose/opening.ts";
import { siteLinks } from "./compose/site-links.ts";
import { registered } from "./own-facts.ts";
import type { Proposal } from "./proposals.ts";
import { capital } from "./short-text.ts";
import { lookFor, themeFor } from "./site-look.ts";
import { type Brief, type Says, siteSays } from "./site-says.ts";
import { withoutHidden } from "./text-pieces.ts";

/**
 * Industries whose sites need legal information in any case. In other industries it would be an unfounded
 * promise.
 */
const LEGAL = new Set(["law-firm", "accounting", "family-medicine"]);

/**
 * Composes a complete site from a brief. Deterministic: the same brief and proposal give the same document.
 */
export function composeBrief(brief: Brief, proposal: Proposal): SiteDocument {
  const { understood } = brief;
  const { style, seed, turn } = proposal;
  const says = siteSays({ ...brief, text: withoutHidden(brief.text) });
  const { industry } = says;
  const manner = blockStyles[style];
  // The order of the random choices is fixed (look, headline, order of the parts), because it decides the
  // result.
  const chance = createRandom(seedOf(`${understood.industry} ${understood.name ?? ""} ${style} ${seed}`));
  const look = lookFor(industry, style, seed, chance);
  const headline = headlineFor(says, { turn, seed, chance });
  const order = seed === 0 ? manner.order : shuffledTail(manner.order, chance);

  const pages = innerPages(says);
  const site: SiteContext = {
    says,
    manner,
    kit: createContext({ ...industry, hours: [] }, style, look, []),
    seed,
    turn,
    ...siteLinks(says, new Set(pages.map(({ id }) => id))),
  };
  return parseDocument({
    version: VERSION,
    meta: metaOf(brief, says, `${industry.id}-${style}`),
    theme: themeFor(understood, look, proposal),
    pages: [
      {
        id: "home",
        path: "index",
        title: "",
        label: "",
        description: cut(says.introduction, 300),
        blocks: renumbered(homeBlocks(site, headline, order)),
      },
      ...pages.map((page) => composePage(site, page)),
    ],
  });
}

function metaOf(
  { understood, material: { isOwn } }: Brief,
  says: Says,
  template: string,
): SiteDocument["meta"] {
  const { industry, name, phone, email, address, introduction } = says;
  return {
    tagline: cut(capital(says.subject), 120),
    description: cut([introduction, says.own[0] ?? ""].join(" ").trim(), 300),
    language: industry.locale ?? "en",
    template,
    business: { name, phone, email, street: address.street, town: address.town, area: "" },
    notice: cut(
      [registered(understood), isOwn && LEGAL.has(industry.id) ? says.common(industry.notice ?? "") : ""]
        .filter(Boolean)
        .join(". "),
      300,
    ),
    formAddress: "",
  };
}

function composePage(site: SiteContext, { id, title, label, blocks }: InnerPage) {
  const { manner, says } = site;
  return {
    id,
    path: id,
    title,
    label,
    description: cut(`${title}: ${says.name}.`, 300),
    blocks: renumbered([
      navigation(site, manner.navigation === "overlay" ? "bar" : manner.navigation),
      ...blocks(site),
      footer(site),
    ]),
  };
}
