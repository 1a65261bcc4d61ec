import { isDark as isDarkGround } from "#src/art/colour.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { placePhotos } from "#src/sites/edit/place-photos.ts";
import { isDarkTheme } from "#src/sites/edit/turn-theme.ts";
import type { PhotoPicture } from "#src/sites/fields.ts";
import { type Logo, type LogoVersion, logoGrounds } from "#src/sites/logo.ts";
import { logoPalettes } from "#src/sites/themes/logo-palettes.ts";

interface OwnPictures {
  logo: Logo | undefined;
  photos: readonly PhotoPicture[];
  /** Index of the proposal. Each proposal gets a different palette as long as there are enough. */
  index: number;
}

/** Applies the uploaded photos and the logo's colours to a proposed site. */
export function withOwnPictures(document: SiteDocument, { logo, photos, index }: OwnPictures): SiteDocument {
  const placed = photos.length > 0 ? placePhotos(document, photos).document : document;
  if (!logo) return placed;
  const chosen = logoGrounds.flatMap((ground) => logo[ground] ?? []).find(({ isMade }) => !isMade);
  const coloured = inLogoColours(placed, chosen?.colours ?? [], index);
  return { ...coloured, meta: { ...coloured.meta, logo } };
}

/** Recolours a site with a palette from the logo. A dark site stays dark. */
export function inLogoColours(
  document: SiteDocument,
  shares: LogoVersion["colours"],
  index: number,
): SiteDocument {
  const { theme } = document;
  const isDark = isDarkTheme(theme);
  const palettes = logoPalettes(shares).filter(({ colours }) => isDarkGround(colours.ground) === isDark);
  const colours = palettes[index % Math.max(1, palettes.length)]?.colours;
  return colours ? { ...document, theme: { ...theme, colours } } : document;
}
