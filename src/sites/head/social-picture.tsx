import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Scope } from "../blocks/define-block.ts";
import { Picture } from "../blocks/picture.tsx";
import type { Block, Page, SiteDocument } from "../document.ts";
import { isEntryPage } from "../entry.ts";
import type { PhotoPicture, Picture as PictureReference } from "../fields.ts";
import { logoOn } from "../logo.ts";
import { pageName } from "../page-title.ts";
import { fontStack } from "../themes/fonts.ts";
import { artThemesOf, type Form, pairingOf, rolesOf } from "../themes/theme.ts";
import { SOCIAL_SIZE } from "./head-tags.ts";

/** A text and its box. Lengths are in pixels of the picture. */
export interface SocialText {
  words: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The font sizes to try, largest first. */
  sizes: readonly number[];
  leading: number;
  font: { stack: string; weight: number; tracking: number };
  colour: string;
  /** Whether it is the name of the business, which a logo replaces. */
  isName?: boolean;
}

/** A photograph that is drawn over its placeholder: an SVG drawn as an image cannot contain one. */
export interface SocialPhoto {
  picture: PhotoPicture;
  frame: Box;
  radius: number;
  border: number;
  ink: string;
}

/** The logo that replaces the business's name, with its left edge at `x`. */
export interface SocialLogo {
  asset: string;
  plate: string | undefined;
  frame: Box;
}

export interface SocialPicture {
  /** The ground and the art. */
  svg: string;
  logo?: SocialLogo | undefined;
  photo?: SocialPhoto | undefined;
  texts: SocialText[];
}

interface Subject {
  picture: PictureReference | null;
  tone: Block["tone"];
  headline: string;
  isBackdrop: boolean;
}

const RADII: Record<Form, number> = { hairline: 0, soft: 28, pill: 56, outline: 12, tactile: 36 };
const BACKDROPS: ReadonlySet<string> = new Set(["backdrop", "cover", "poster"]);
const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;

/** Returns the picture of a shared link to a page: the site's colours, art and fonts. Its scenes must be loaded. */
export function socialPicture(document: SiteDocument, page: Page): SocialPicture {
  const { theme, meta } = document;
  const { picture, tone, headline, isBackdrop } = subjectOf(document, page);
  const roles = rolesOf(theme)[tone];
  const pairing = pairingOf(theme);
  const drawn = picture?.kind === "photo" ? picture.art : picture;
  const art = drawn && artOf(document, drawn, tone, isBackdrop ? "hero" : "tile");
  const radius = RADII[theme.form];
  const isInset = theme.form !== "hairline";
  const border = theme.form === "outline" || theme.form === "tactile" ? 4 : 0;
  const card = { x: 48, y: 48, width: 640, height: HEIGHT - 96 };
  const frame = isInset
    ? { x: 728, y: 40, width: 432, height: HEIGHT - 80 }
    : { x: 712, y: 0, width: WIDTH - 712, height: HEIGHT };
  const shapes = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${roles.ground}"/>`,
    art && isBackdrop && placed(art, { x: 0, y: 0, width: WIDTH, height: HEIGHT }),
    art && isBackdrop && box(card, { radius, fill: roles.ground, border, ink: roles.ink }),
    art && !isBackdrop && clipped(placed(art, frame), frame, radius),
    art && !isBackdrop && border && box(frame, { radius, fill: "none", border, ink: roles.ink }),
    `<rect x="${isBackdrop ? 96 : 64}" y="${isBackdrop ? 150 : 124}" width="64" height="6" rx="${radius ? 3 : 0}" fill="${roles.accent}"/>`,
  ];
  const x = isBackdrop ? 96 : 64;
  const width = picture ? (isBackdrop ? 544 : 608) : WIDTH - 128;
  const words = page.head?.socialTitle || headline;
  const display = {
    stack: fontStack(pairing.display),
    weight: pairing.weight,
    tracking: theme.titles === "upper" ? Math.max(pairing.tracking, 0) : pairing.tracking,
  };
  const text = { stack: fontStack(pairing.text), weight: 600, tracking: 0 };
  const small = { width, height: 40, sizes: [28], leading: 1.3 };
  const bottom = document.head?.origin ? new URL(document.head.origin).host : meta.business.town;
  return {
    logo: logoIn(document, roles.ground, {
      x,
      y: (isBackdrop ? 92 : 64) - 12,
      width: Math.min(width, 420),
      height: 64,
    }),
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${shapes.filter(Boolean).join("")}</svg>`,
    photo: picture?.kind === "photo" ? { picture, frame, radius, border, ink: roles.ink } : undefined,
    texts: [
      {
        ...small,
        isName: true,
        words: meta.business.name,
        x,
        y: isBackdrop ? 92 : 64,
        font: text,
        colour: roles.strong,
      },
      {
        words: theme.titles === "upper" ? words.toUpperCase() : words,
        x,
        y: isBackdrop ? 184 : 166,
        width,
        height: isBackdrop ? 290 : 330,
        sizes: SIZES.map((size) => Math.round(size * pairing.size)),
        leading: Math.max(pairing.leading, 1.04),
        font: display,
        colour: roles.ink,
      },
      {
        ...small,
        words: bottom,
        x,
        y: isBackdrop ? 502 : 530,
        font: { ...text, weight: 500 },
        colour: roles.muted,
      },
    ].filter(({ words }) => words.trim() !== ""),
  };
}

/** Returns the largest logo that fits, aligned left and centred vertically. */
function logoIn({ meta: { logo } }: SiteDocument, ground: string, room: Box): SocialLogo | undefined {
  const shown = logo && logoOn(logo, ground);
  if (!shown) return undefined;
  const { version, plate } = shown;
  const scale = Math.min(room.width / version.width, room.height / version.height);
  const [width, height] = [version.width * scale, version.height * scale];
  return {
    asset: version.asset,
    plate,
    frame: { x: room.x, y: room.y + (room.height - height) / 2, width, height },
  };
}

const SIZES = [92, 84, 76, 68, 60, 52, 46, 40];

function subjectOf(document: SiteDocument, page: Page): Subject {
  const shown = ({ blocks }: Page) => blocks.filter(({ isHidden }) => !isHidden);
  const [home = page] = document.pages;
  const heroOf = (one: Page) => shown(one).find((block) => block.kind === "hero");
  const [own, first] = [heroOf(page), heroOf(home)];
  const block = [own, ...shown(page), first].find((one) => one && pictureIn(one.data)) ?? own;
  const entry = isEntryPage(page) ? page.entry : undefined;
  if (entry?.picture)
    return { picture: entry.picture, tone: "plain", headline: entry.title, isBackdrop: false };
  const picture = block ? pictureIn(block.data) : null;
  const headline = page === home && own?.kind === "hero" ? own.data.title : "";
  return {
    picture,
    tone: block?.tone ?? "plain",
    headline: entry?.title || headline.trim() || pageName(document, page),
    isBackdrop: block === own && isLarge(picture) && BACKDROPS.has(own?.variant ?? ""),
  };
}

/** Whether a picture has a sheet that leaves room for text. */
const isLarge = (picture: PictureReference | null) =>
  picture?.kind === "scene" || picture?.kind === "subject" || picture?.kind === "plain";

/** Returns the block's picture, or the first one of its lists. */
function pictureIn(data: unknown): PictureReference | null {
  if (typeof data !== "object" || data === null) return null;
  if ("kind" in data && "label" in data && ("seed" in data || "asset" in data))
    return data as PictureReference;
  for (const part of Object.values(data)) {
    const found = pictureIn(part);
    if (found) return found;
  }
  return null;
}

function artOf(
  document: SiteDocument,
  picture: PictureReference,
  tone: Block["tone"],
  crop: "hero" | "tile",
) {
  // Pictures use only the colours and the business name of a scope.
  const scope = { art: artThemesOf(document.theme), meta: document.meta } as Scope;
  return renderToStaticMarkup(
    createElement(Picture, { picture: { ...picture, label: "" }, scope, tone, id: "social", crop }),
  );
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const placed = (svg: string, { x, y, width, height }: Box) =>
  svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

const clipped = (svg: string, { x, y, width, height }: Box, radius: number) =>
  `<clipPath id="frame"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath><g clip-path="url(#frame)">${svg}</g>`;

const box = (
  { x, y, width, height }: Box,
  { radius, fill, border, ink }: { radius: number; fill: string; border: number; ink: string },
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${border ? ` stroke="${ink}" stroke-width="${border}"` : ""}/>`;
