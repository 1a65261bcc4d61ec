import { contrast } from "../colour.ts";
import type { SiteDocument } from "../document.ts";
import { type Roles, type Tone, tones } from "../themes/compose.ts";
import { rolesOf } from "../themes/theme.ts";
import type { Checked, Finding } from "./finding.ts";

/** As WCAG 2.2 asks of text. */
const LEAST_CONTRAST = 4.5;

const pairs: { what: string; colours: (roles: Roles) => [ink: string, ground: string] }[] = [
  { what: "text", colours: ({ ink, ground }) => [ink, ground] },
  { what: "quiet text", colours: ({ muted, ground }) => [muted, ground] },
  { what: "buttons", colours: ({ onFill, fill }) => [onFill, fill] },
  { what: "coloured text", colours: ({ strong, ground }) => [strong, ground] },
];

const toneNames: Record<Tone, string> = { plain: "plain", tinted: "tinted", dark: "dark", accent: "loud" };

/** Colours on which text cannot be read, of the grounds that the site uses. */
export function checkLook({ document, pages }: Checked): Finding[] {
  const used = new Set(pages.flatMap(({ blocks }) => blocks.map(({ tone }) => tone)));
  return contrastFindings(
    rolesOf(document.theme),
    tones.filter((tone) => used.has(tone)),
  );
}

/** The lowest contrast of text on the grounds that a site uses. */
export function lowestContrast({ theme, pages }: Pick<SiteDocument, "theme" | "pages">) {
  const roles = rolesOf(theme);
  const used = new Set(pages.flatMap(({ blocks }) => blocks.map(({ tone }) => tone)));
  return Math.min(
    ...[...used].flatMap((tone) => pairs.map(({ colours }) => contrast(...colours(roles[tone])))),
  );
}

/** For any colours: the themes of the product are made so that none of theirs is found. */
export function contrastFindings(roles: Record<Tone, Roles>, used: readonly Tone[]): Finding[] {
  return used.flatMap((tone) =>
    pairs.flatMap(({ what, colours }) => {
      const ratio = contrast(...colours(roles[tone]));
      if (ratio >= LEAST_CONTRAST) return [];
      return [
        {
          id: `contrast ${tone} ${what}`,
          rule: "contrast" as const,
          words: `The ${what} on the ${toneNames[tone]} ground has a contrast of ${ratio.toFixed(1)}:1. It needs ${LEAST_CONTRAST}:1.`,
          place: {},
        },
      ];
    }),
  );
}
