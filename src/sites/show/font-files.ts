import { type FontFamily, type FontPairing, familiesOf } from "../themes/fonts.ts";

/** The address of each font file in the build. A font is loaded when a site that uses it is shown. */
const addresses = import.meta.glob<string>(
  [
    "/node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2",
    "/node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
  ],
  { query: "?url", import: "default", eager: true },
);

export function fontAddress({ file, name }: FontFamily) {
  const address = addresses[`/node_modules/${file}`];
  if (!address) throw new Error(`The file of the font ${name} is not installed.`);
  return address;
}

const loaded = new Map<string, Promise<unknown>>();

/** Loads fonts for shadow roots, in which `@font-face` has no effect. A font that fails to load keeps its fallback. */
export function loadFonts(pairing: FontPairing) {
  return Promise.allSettled(
    familiesOf(pairing).map((family) => {
      const known = loaded.get(family.name);
      if (known) return known;
      const face = new FontFace(family.name, `url("${fontAddress(family)}")`, { weight: family.weights });
      document.fonts.add(face);
      const loading = face.load().catch((error: unknown) => {
        // Retried for the next site: the network may have recovered.
        loaded.delete(family.name);
        document.fonts.delete(face);
        throw error;
      });
      loaded.set(family.name, loading);
      return loading;
    }),
  );
}
