import type { AppSettings } from "#src/api/work-records.ts";
import type { AppTheme } from "#src/entities/running-app.ts";
import { composeTones, tones } from "#src/sites/themes/compose.ts";
import { fontPairings, fontStack, pairingById } from "#src/sites/themes/fonts.ts";
import { paletteById, palettes } from "#src/sites/themes/palettes.ts";

/** Returns palette and fonts. Unknown ids fall back to the first. */
export function findLook({ palette, fonts }: Pick<AppSettings, "palette" | "fonts">) {
  const colours = paletteById.get(palette) ?? palettes[0];
  const pairing = pairingById.get(fonts) ?? fontPairings[0];
  if (!colours || !pairing) throw new Error("There is no palette or no font pairing.");
  return { colours, pairing };
}

export function appTheme(settings: Pick<AppSettings, "palette" | "fonts">): AppTheme {
  const { colours, pairing } = findLook(settings);
  return {
    ...composeTones(colours),
    displayFont: fontStack(pairing.display),
    textFont: fontStack(pairing.text),
  };
}

/** Returns the theme as custom properties, such as `--dark-ink`, which the classes of each tone use. */
export function themeProperties(theme: AppTheme, pairing: ReturnType<typeof findLook>["pairing"]) {
  const properties: Record<string, string> = {
    "--display": theme.displayFont,
    "--text": theme.textFont,
    "--weight": String(pairing.weight),
    "--tracking": `${pairing.tracking}em`,
    "--size": String(pairing.size),
  };
  for (const tone of tones) {
    for (const [role, colour] of Object.entries(theme[tone])) {
      properties[`--${tone}-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = colour;
    }
  }
  return properties;
}
