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
import { orderFor } from "./compose/part-order.ts";
import { shownParts } from "./compose/shown-parts.ts";
import { siteLinks } from "./compose/site-links.ts";
import { registered } from "./own-facts.ts";
import { isChangeShown } from "./pictures/shown-change.ts";
import { sitePictures } from "./pictures/site-pictures.ts";
import type { Proposal } from "./proposals.ts";
import { capital } from "./short-text.ts";
import { saysMore } from "./site-copy.ts";
import { lookFor, themeFor } from "./site-look.ts";
import { type Brief, type Says, siteSays } from "./site-says.ts";
import { textRead } from "./text-pieces.ts";
import { edited } from "./write/edited.ts";
import { isLookPhrase } from "./write/look-wish.ts";
import { factsNotOnSite, notOnSite, shownTexts } from "./write/not-on-site.ts";
import type { Statement } from "./write/statements.ts";

/**
 * Composes a complete site from a brief. Deterministic: the same brief and proposal give the same document.
 */
export function composeBrief(typed: Brief, proposal: Proposal): SiteDocument {
  const brief = { ...typed, text: textRead(typed.text, typed.understood) };
  const made = composeOnce(brief, proposal);
  // Sentences without a place of their own join the text about the business, so that nothing is lost.
  const { says, document } = made;
  const left = notOnSite(says.statements, document, says.understood).filter((one) => says.mayAdd(one));
  // "Open 8 to 1 in term time" says more than the table of hours, and stands beside it.
  const ofHours = left.filter(({ purpose }) => purpose === "hours" && says.hourRows.length > 0);
  // The sentence that names the business belongs first: "Tile shop in Tucson."
  const isLeading = (one: Statement) =>
    says.statements.indexOf(one) < FIRST && /^(?:identity|statement)$/.test(one.purpose);
  const leading = left.filter(isLeading).map((one) => says.leftOf(one, document));
  const sentences = left
    .filter((one) => !ofHours.includes(one) && !isLeading(one))
    .map((one) => says.leftOf(one, document))
    .filter((said) => !isLookPhrase(said));
  const hoursNote = ofHours.map(({ copy }) => copy).join(" ");
  const shown = [...shownTexts(document), ...leading, ...sentences, hoursNote].join("\n").toLowerCase();
  const isShown = (fact: string) => shown.includes(fact.toLowerCase());
  const facts = factsNotOnSite(says.understood, document, {
    others: [...leading, ...sentences, hoursNote],
    opening: says.hoursSaid,
  })
    // The footer has registers and years.
    .filter((fact) => !document.meta.notice.toLowerCase().includes(fact.toLowerCase()))
    // "Two things:" counts nothing of the business.
    .filter((fact) => !/^\p{L}+ things$/iu.test(fact))
    .map((fact) => edited(fact, says.understood))
    .filter((fact) => !isShown(fact.replace(/\.$/, "")));
  if (left.length + facts.length === 0) return document;
  const added = [...(brief.added ?? []), ...sentences, ...facts];
  return composeOnce({ ...brief, added, leading, hoursNote }, proposal).document;
}

const FIRST = 2;

function composeOnce(brief: Brief, proposal: Proposal) {
  const {
    understood,
    material: { trade },
  } = brief;
  const { style, seed, turn } = proposal;
  const says = siteSays(brief);
  const { industry } = says;
  const manner = blockStyles[style];
  // The order of the random choices is fixed (look, order of the parts), because it decides the result.
  const chance = createRandom(seedOf(`${understood.industry} ${understood.name ?? ""} ${style} ${seed}`));
  const look = lookFor(
    industry,
    {
      style,
      seed,
      turn,
      otherTrade: says.isTypical ? undefined : trade?.id,
      group: trade?.group,
      refused: understood.refusedColours,
      characters: understood.characters ?? [understood.manner],
    },
    chance,
  );
  const usual = orderFor(trade, manner.order);
  const order = seed === 0 ? usual : shuffledTail(usual, chance);

  const pages = innerPages(says);
  const shown = shownParts(says);
  const site: SiteContext = {
    says,
    shown,
    manner,
    kit: {
      ...createContext({ ...industry, hours: [] }, style, look, []),
      pictures: sitePictures(brief, proposal),
    },
    seed,
    turn,
    isChangeShown: isChangeShown(brief.material),
    ...siteLinks(says, new Set(pages.map(({ id }) => id)), shown),
  };
  const document = parseDocument({
    version: VERSION,
    meta: metaOf(brief, says, `${industry.id}-${style}`),
    theme: themeFor(understood, look, proposal),
    ...(trade && { head: { businessType: trade.schema } }),
    pages: [
      {
        id: "home",
        path: "index",
        title: "",
        label: "",
        description: descriptionOf(says),
        blocks: renumbered(homeBlocks(site, order)),
      },
      ...pages.map((page) => composePage(site, page)),
    ],
  });
  return { document, says };
}

function metaOf({ understood }: Brief, says: Says, template: string): SiteDocument["meta"] {
  const { industry, isNamed, name, phone, email, address, heading } = says;
  return {
    // Without a name, the site is headed by what it is and where.
    tagline: cut(isNamed ? taglineOf(says) : heading, 120),
    description: descriptionOf(says),
    language: industry.locale ?? "en",
    template,
    business: { name, phone, email, street: address.street, town: address.town, area: "" },
    notice: cut(registered(understood), 300),
    formAddress: "",
  };
}

const LONGEST_TAGLINE = 60;

/** What stands beside the name: the owner's first line, or what the business is and where. */
function taglineOf({ isOwnLine, isOwnNoun, name, subject, headline, town }: Says) {
  const plain = headline.replace(/\.$/, "");
  const line = name && plain.startsWith(`${name} `) ? capital(plain.slice(name.length + 1)) : plain;
  if (isOwnLine && line.length <= LONGEST_TAGLINE) return line;
  if (isOwnNoun && saysMore(subject, name)) return subject;
  return saysMore(line, name) ? line : town;
}

const descriptionOf = ({ headline, lead }: Says) => cut([headline, lead].filter(Boolean).join(" "), 300);

function composePage(site: SiteContext, { id, title, label, blocks }: InnerPage) {
  const { manner, says } = site;
  return {
    id,
    path: id,
    title,
    label,
    description: cut(`${title}: ${says.heading}.`, 300),
    blocks: renumbered([
      navigation(site, manner.navigation === "overlay" ? "bar" : manner.navigation),
      ...blocks(site),
      footer(site),
    ]),
  };
}
