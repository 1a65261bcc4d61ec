import { contrast } from "#src/art/colour.ts";
import { changeTheme } from "../edit/edit-theme.ts";
import { type Roles, type Tone, textPairs, tones } from "../themes/compose.ts";
import { palettes } from "../themes/palettes.ts";
import { rolesOf } from "../themes/theme.ts";
import type { Checked, Finding } from "./finding.ts";

/** The minimum for text in WCAG 2.2. */
const LEAST_CONTRAST = 4.5;

const toneNames: Record<Tone, string> = { plain: "plain", tinted: "tinted", dark: "dark", accent: "loud" };

/** Reports unreadable text colours on the grounds that the site uses. */
export function checkLook({ document, pages }: Checked): Finding[] {
  const used = new Set(pages.flatMap(({ blocks }) => blocks.map(({ tone }) => tone)));
  return contrastFindings(
    rolesOf(document.theme),
    tones.filter((tone) => used.has(tone)),
  );
}

/** For any colours. The product's own themes never have such findings. */
export function contrastFindings(roles: Record<Tone, Roles>, used: readonly Tone[]): Finding[] {
  return used.flatMap((tone) =>
    textPairs.flatMap(({ what, colours }) => {
      const ratio = contrast(...colours(roles[tone]));
      if (ratio >= LEAST_CONTRAST) return [];
      return [
        {
          id: `contrast ${tone} ${what}`,
          rule: "contrast" as const,
          words: `The ${what} on the ${toneNames[tone]} background has a contrast of ${ratio.toFixed(1)}:1. It needs ${LEAST_CONTRAST}:1.`,
          place: {},
          fix: {
            label: "Use colours that can be read",
            apply: (site) =>
              changeTheme(
                site,
                site.theme.colours
                  ? { colours: undefined }
                  : { palette: palettes[0]?.id ?? site.theme.palette },
              ),
          },
        },
      ];
    }),
  );
}
