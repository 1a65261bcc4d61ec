import { isDark as isDarkGround } from "../colour.ts";
import type { SiteDocument } from "../document.ts";
import { placePhotos } from "../edit/place-photos.ts";
import { isDarkTheme } from "../edit/turn-theme.ts";
import type { PhotoPicture } from "../fields.ts";
import { type Logo, logoGrounds } from "../logo.ts";
import { logoPalettes } from "../themes/logo-palettes.ts";

interface OwnPictures {
  logo: Logo | undefined;
  photos: readonly PhotoPicture[];
  /** Of the proposal: each has another of the palettes, as far as there are some. */
  index: number;
}

/** A proposed site with the pictures that came beside the brief, in the colours of the logo. */
export function withOwnPictures(document: SiteDocument, { logo, photos, index }: OwnPictures): SiteDocument {
  const placed = photos.length > 0 ? placePhotos(document, photos).document : document;
  if (!logo) return placed;
  const { meta, theme } = placed;
  const colours = coloursFor(logo, isDarkTheme(theme), index);
  return { ...placed, meta: { ...meta, logo }, theme: colours ? { ...theme, colours } : theme };
}

/** A dark proposal stays dark. */
function coloursFor(logo: Logo, isDark: boolean, index: number) {
  const chosen = logoGrounds.flatMap((ground) => logo[ground] ?? []).find(({ isMade }) => !isMade);
  const palettes = logoPalettes(chosen?.colours ?? []).filter(
    ({ colours }) => isDarkGround(colours.ground) === isDark,
  );
  return palettes[index % Math.max(1, palettes.length)]?.colours;
}
