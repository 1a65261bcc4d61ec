import { useState } from "react";
import { BLACK, WHITE } from "#src/art/colour.ts";
import { logoGrounds, logoOn, opticalHeight, standsOut } from "../logo.ts";
import type { Meta } from "../meta.ts";
import type { Photos } from "../photos.ts";
import type { Tone } from "../themes/compose.ts";
import type { Scope } from "./define-block.ts";
import baseCss from "./logo.css?site";

interface LogoProps {
  scope: Scope;
  tone: Tone;
  /** The maximum width, in CSS pixels. */
  width?: number;
  /** The text shown without a logo, and if the logo cannot be read. */
  children: string;
}

/** Device pixels per CSS pixel, at most. */
const DENSITY = 2;

/** A logo that white paper would swallow is printed on a dark field. */
const PAPER_PLATE = `box-sizing:content-box;padding:.35rem .6rem;border-radius:6px;background:${BLACK}`;

/** The logo of the business in the version for this ground, or else its name. */
export function Logo({ scope, tone, width = 200, children }: LogoProps) {
  const { logo } = scope.meta;
  const [failed, setFailed] = useState<string>();
  const shown = logo && logoOn(logo, scope.art[tone].ground);
  const files = shown && scope.photos?.get(shown.version.asset);
  const size = files?.sizes.find((size) => size.width >= width * DENSITY) ?? files?.sizes.at(-1);
  if (!shown || !size || failed === size.address) return children;
  const plate = shown.plate && ` sw-logo-plate sw-logo-plate-${shown.plate === BLACK ? "dark" : "light"}`;
  return (
    <img
      className={`sw-logo sw-logo-${shown.name}${plate ?? ""}`}
      src={size.address}
      width={size.width}
      height={size.height}
      alt={children}
      decoding="async"
      onError={() => setFailed(size.address)}
    />
  );
}

/** Returns the style of a document's logo, or an empty text if no logo can be shown. */
export function logoCss({ meta: { logo } }: { meta: Meta }, photos: Photos) {
  if (!logo) return "";
  const rules = logoGrounds.flatMap((name) => {
    const version = logo[name];
    if (!version || !photos.get(version.asset)) return [];
    const { width, height } = version;
    const rule = `.sw-logo-${name}{aspect-ratio:${width}/${height};height:calc(var(--sw-logo-height)*${opticalHeight(version)})}`;
    return standsOut(version, WHITE) ? [rule] : [rule, `@media print{.sw-logo-${name}{${PAPER_PLATE}}}`];
  });
  return rules.length > 0 ? [baseCss, ...rules].join("\n") : "";
}
