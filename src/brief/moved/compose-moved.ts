import { cut } from "#src/sites/cut.ts";
import { type Block, MAX_BLOCKS, MAX_PAGES, parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { freeName, freePath } from "#src/sites/edit/free-id.ts";
import type { LinkValue, PhotoPicture } from "#src/sites/fields.ts";
import { mailLink, phoneLink } from "#src/sites/meta.ts";
import { block } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { renumbered } from "#src/sites/styles/renumbered.ts";
import { blockStyles, type Manner } from "../block-styles.ts";
import { composeUnderstood } from "../compose-understood.ts";
import { hourRows } from "../hour-rows.ts";
import { businessAddress } from "../own-facts.ts";
import { firstProposals } from "../proposals.ts";
import { understandInWorker } from "../understand-in-worker.ts";
import type { MissedKind, MovedPage, MovedPost } from "./moved.ts";
import { businessNameOf, labelOf, ownTitle } from "./names.ts";
import { openingOf } from "./opening.ts";
import { inParagraphs } from "./paragraphs.ts";
import type { ReadSite } from "./read-moved.ts";
import { blocksOf, type Making } from "./section-blocks.ts";
import { inColumns, sectionsOf } from "./sections.ts";

/** In characters. Facts are near the beginning, and reading a whole website takes seconds. */
const LONGEST_READ = 20_000;
const MOST_POSTS = 36;

/**
 * Composes a site from the texts and pictures of an imported website, in the look of the template for the nearest
 * industry, with none of the template's own texts. `miss` collects whatever does not fit.
 */
export async function composeMoved(
  site: ReadSite,
  photos: ReadonlyMap<string, PhotoPicture>,
  miss: (kind: MissedKind, name: string) => void,
): Promise<SiteDocument> {
  const typed = site.text.slice(0, LONGEST_READ);
  const { tidied, ...understood } = await understandInWorker(typed);
  const text = tidied ?? typed;
  const name = cut(businessNameOf(site, understood.name), 80);
  const [proposal] = firstProposals(understood);
  const { document: base } = await composeUnderstood(
    text.slice(0, 2_000),
    { ...understood, ...(name && { name }), features: [], excludedFeatures: [], offers: [] },
    proposal,
  );
  const manner = blockStyles[proposal?.style ?? "counter"];
  const address = businessAddress(understood);
  const { business } = site;
  const known = {
    name,
    phone: (business.phone || understood.facts.phones[0] || "").slice(0, 40),
    email: (business.email || understood.facts.emails[0] || "").slice(0, 120),
    street: business.street || (business.town ? "" : address.street),
    town: business.town || address.town,
    area: "",
  };
  const hours =
    business.hours.length > 0
      ? business.hours
      : hourRows(text, understood.evidence.facts.hours).map(inColumns);
  const making: Making = { manner, photos };
  const context: Context = { site, making, base, known, hours, miss };
  const [home, ...others] = site.pages;
  const first = home ?? { title: name, description: "", name: "index", parts: [] };
  const pages = [homePage(first, context), ...others.map((page) => innerPage(page, context))];
  if (site.posts.length > 0) pages.push(journalPage(context));
  const kept = pages.slice(0, MAX_PAGES);
  for (const { title } of pages.slice(MAX_PAGES)) miss("pages", title);
  return parseDocument({
    ...base,
    meta: {
      ...base.meta,
      ...(site.language && { language: site.language }),
      tagline: cut(taglineOf(first, name) || base.meta.tagline, 120),
      description: cut(first.description || business.description || base.meta.description, 300),
      business: known,
      notice: "",
      ...(business.social.length > 0 && { social: business.social }),
    },
    pages: withPaths(kept).map((page) => fitted(page, context)),
  });
}

interface Context {
  site: ReadSite;
  miss: (kind: MissedKind, name: string) => void;
  making: Making;
  /** A site of the same industry, for its look and its pictures. */
  base: SiteDocument;
  known: SiteDocument["meta"]["business"];
  hours: { day: string; open: string; close: string; note: string }[];
}

interface MadePage {
  name: string;
  title: string;
  label: string;
  description: string;
  blocks: Block[];
}

function homePage(page: MovedPage, context: Context): MadePage {
  const { site, making, known, hours, base } = context;
  const sections = sectionsOf(page.parts);
  const { opening, rest } = openingOf(sections, page, known.name, making.photos);
  const blocks = blocksOf(rest, making);
  const isThere = (kind: Block["kind"]) => blocks.some((one) => one.kind === kind);
  const { menu, hours: hoursStyle, contact } = making.manner;
  if (!isThere("menu") && site.business.offers.length > 0) {
    const entries = site.business.offers.slice(0, 24).map((offer) => ({ ...offer, marks: [] }));
    blocks.push(
      block("menu", menu[0], menu[1], {
        ...{ kicker: "", title: "Prices", text: "", note: "" },
        sections: [{ title: "", note: "", entries }],
      }),
    );
  }
  if (!isThere("hours") && hours.length > 0) {
    blocks.push(
      block("hours", hoursStyle[0], hoursStyle[1], {
        ...{ kicker: "", title: "Opening hours", text: "" },
        days: hours,
        action: none,
      }),
    );
  }
  if (known.phone || known.email || known.street) {
    blocks.push(
      block("contact", "lines", contact[1], {
        ...{ kicker: "", title: "Contact", text: "" },
        fields: [],
        action: "",
      }),
    );
  }
  const drawn = heroOf(base);
  const isOpen = making.manner.navigation === "overlay" && /^(?:backdrop|poster)$/.test(drawn.variant);
  return {
    name: "index",
    title: "",
    label: "",
    description: cut(page.description, 300),
    blocks: [
      navigation(context, isOpen ? "overlay" : barOf(making.manner)),
      block("hero", drawn.variant, drawn.tone, {
        ...opening,
        kicker: "",
        action: reachOf(known),
        second: none,
        picture: opening.picture ?? drawn.picture,
        ...{ facts: [], note: "", slots: [] },
      }),
      ...blocks,
      footer(context),
    ],
  };
}

function innerPage(page: MovedPage, context: Context): MadePage {
  const { known, making } = context;
  // The heading shows no picture, so all pictures stay in their sections.
  const { opening, rest } = openingOf(sectionsOf(page.parts), page, known.name, new Map());
  const { title, text } = opening;
  return {
    name: page.name || page.title,
    title: ownTitle(page.title, known.name).slice(0, 120) || title.slice(0, 120),
    label: labelOf(page, known.name),
    description: cut(page.description, 300),
    blocks: [
      navigation(context, barOf(making.manner)),
      heading({ title, text }),
      ...blocksOf(rest, making),
      footer(context),
    ],
  };
}

function journalPage(context: Context): MadePage {
  const { site, making } = context;
  const [variant, tone] = making.manner.journal;
  for (const { title } of site.posts.slice(MOST_POSTS)) context.miss("posts", title);
  const posts = site.posts.slice(0, MOST_POSTS).map((post) => postOf(post, making));
  const blocks: Block[] = [];
  for (let at = 0; at < posts.length; at += 12) {
    const data = { kicker: "", title: "", text: "", posts: posts.slice(at, at + 12) };
    blocks.push(block("journal", variant, tone, data));
  }
  return {
    ...{ name: "journal", title: "Journal", label: "Journal", description: "" },
    blocks: [
      navigation(context, barOf(making.manner)),
      heading({ title: "Journal", text: "" }),
      ...blocks,
      footer(context),
    ],
  };
}

function postOf({ title, date, parts }: MovedPost, { photos }: Making) {
  const lines = sectionsOf(parts).flatMap((section) => [
    ...(section.title ? [`**${section.title}**`] : []),
    ...section.parts.flatMap((part) => {
      if (part.kind === "text") return [part.marked];
      return part.kind === "list" ? part.items.map((item) => `– ${item}`) : [];
    }),
  ]);
  const body = inParagraphs(lines);
  const pictures = parts.flatMap((part) => (part.kind === "picture" ? [photos.get(part.source)] : []));
  return {
    title: cut(title, 140),
    summary: cut((body[0] ?? "").replace(/[*[\]]|\(https?:[^)]*\)/g, ""), 400),
    date,
    body: body.slice(0, 12),
    picture: pictures.find(Boolean) ?? null,
  };
}

const heading = ({ title, text }: { title: string; text: string }) =>
  block("hero", "heading", "plain", {
    ...{ kicker: "", title, text, action: none, second: none, picture: null },
    ...{ facts: [], note: "", slots: [] },
  });

/** The opening of the industry's site, in a variant without figures and form. */
function heroOf({ pages }: SiteDocument) {
  const hero = pages[0]?.blocks.find((one) => one.kind === "hero");
  if (hero?.kind !== "hero") return { variant: "framed" as const, tone: "plain" as const, picture: null };
  const isBare = hero.variant !== "bento" && hero.variant !== "cover" && hero.variant !== "booking";
  return {
    variant: isBare ? hero.variant : ("framed" as const),
    tone: hero.tone,
    picture: hero.data.picture,
  };
}

const barOf = ({ navigation }: Manner) => (navigation === "overlay" ? "bar" : navigation);

const navigation = ({ known }: Context, variant: Manner["navigation"]) =>
  block("navigation", variant, "plain", { note: cut(known.phone || known.town, 80), action: reachOf(known) });

function footer({ making, site, known, hours }: Context) {
  const [variant, tone] = making.manner.footer;
  const line = hours.map(
    ({ day, open, close }) => `${day} ${[open, close].filter(Boolean).join("–") || "closed"}`,
  );
  const text = site.business.description || [known.name, known.town].filter(Boolean).join(", ");
  return block("footer", variant, tone, { text: cut(text, 300), hours: cut(line.join(", "), 160) });
}

function reachOf({ phone, email }: Context["known"]): LinkValue {
  const [call, mail] = [phoneLink(phone), mailLink(email)];
  if (call.length > 6) return { label: "Call", to: call };
  return mail ? { label: "Write to us", to: mail } : none;
}

/** Returns "Fresh bread in Ghent" for "Crumb – Fresh bread in Ghent" */
const taglineOf = (page: MovedPage, name: string) => {
  const rest = ownTitle(page.title, name);
  return rest === name || /^(?:home|start|welcome)\b/i.test(rest) ? "" : rest;
};

function withPaths(pages: readonly MadePage[]) {
  const taken = new Set(["index", "home"]);
  const paths = new Set(taken);
  return pages.map(({ name, ...page }, index) => {
    if (index === 0) return { ...page, id: "home", path: "index" };
    const id = freeName(name.slice(0, 80), taken);
    const path = freePath(name.slice(0, 80), paths);
    taken.add(id);
    paths.add(path);
    return { ...page, id, path };
  });
}

function fitted<Made extends { title: string; blocks: Block[] }>(page: Made, { miss }: Context): Made {
  if (page.blocks.length <= MAX_BLOCKS) return { ...page, blocks: renumbered(page.blocks) };
  const last = page.blocks.at(-1);
  for (const one of page.blocks.slice(MAX_BLOCKS - 1, -1)) miss("texts", titleIn(one));
  const kept = [...page.blocks.slice(0, MAX_BLOCKS - 1), ...(last ? [last] : [])];
  return { ...page, blocks: renumbered(kept) };
}

const titleIn = ({ data }: Block) => ("title" in data && typeof data.title === "string" ? data.title : "");
