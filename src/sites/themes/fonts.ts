export interface FontFamily {
  name: string;
  /** The path in `node_modules`; only the Latin subset. */
  file: string;
  /** The name of its licence in `public/licenses`. */
  licence: string;
  weights: string;
  kind: "serif" | "sans-serif";
  /** The font shown while it loads, scaled to the same width: measured at the weight in use. */
  fallback: { local: "Arial" | "Times New Roman"; sizeAdjust: number; ascent: number; descent: number };
}

function family(
  id: string,
  name: string,
  kind: FontFamily["kind"],
  weights: string,
  [sizeAdjust, ascent, descent]: [number, number, number],
): FontFamily {
  const local = kind === "serif" ? "Times New Roman" : "Arial";
  const isStatic = !weights.includes(" ");
  const file = isStatic
    ? `@fontsource/${id}/files/${id}-latin-${weights}-normal.woff2`
    : `@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`;
  return {
    name,
    file,
    licence: `${id}.txt`,
    weights,
    kind,
    fallback: { local, sizeAdjust, ascent, descent },
  };
}

export const fontFamilies = {
  cormorant: family("cormorant", "Cormorant", "serif", "300 700", [95, 96.8, 30.5]),
  jost: family("jost", "Jost", "sans-serif", "100 900", [95.9, 111.6, 39.6]),
  bodoniModa: family("bodoni-moda", "Bodoni Moda", "serif", "400 900", [114.6, 98.6, 34.9]),
  hankenGrotesk: family("hanken-grotesk", "Hanken Grotesk", "sans-serif", "100 900", [100.8, 99.2, 29.7]),
  fredoka: family("fredoka", "Fredoka", "sans-serif", "300 700", [102.8, 94.3, 23.4]),
  nunito: family("nunito", "Nunito", "sans-serif", "200 1000", [101.1, 99.9, 34.6]),
  oswald: family("oswald", "Oswald", "sans-serif", "200 700", [89.2, 133.4, 32.5]),
  dmSans: family("dm-sans", "DM Sans", "sans-serif", "100 1000", [104.1, 95.1, 29.8]),
  unbounded: family("unbounded", "Unbounded", "sans-serif", "200 900", [138.3, 72.3, 18.1]),
  manrope: family("manrope", "Manrope", "sans-serif", "200 800", [101.4, 105.6, 29.6]),
  newsreader: family("newsreader", "Newsreader", "serif", "200 800", [104.3, 70.9, 25.9]),
  figtree: family("figtree", "Figtree", "sans-serif", "300 900", [100.9, 94.2, 24.8]),
  spaceGrotesk: family("space-grotesk", "Space Grotesk", "sans-serif", "300 700", [109.3, 89.7, 26.5]),
  inter: family("inter", "Inter", "sans-serif", "100 900", [106.7, 90.9, 22.5]),
  playfairDisplay: family("playfair-display", "Playfair Display", "serif", "400 900", [110, 98.2, 22.7]),
  outfit: family("outfit", "Outfit", "sans-serif", "100 900", [98.1, 101.9, 26.5]),
  syne: family("syne", "Syne", "sans-serif", "400 800", [121.5, 76.6, 23.1]),
  instrumentSans: family("instrument-sans", "Instrument Sans", "sans-serif", "400 700", [101.1, 95.9, 24.7]),
  fraunces: family("fraunces", "Fraunces", "serif", "100 900", [118.8, 82.5, 21.9]),
  instrumentSerif: family("instrument-serif", "Instrument Serif", "serif", "400", [82.8, 119.6, 37.4]),
};

export interface FontPairing {
  id: string;
  display: FontFamily;
  text: FontFamily;
  /** The weight of headings. */
  weight: number;
  /** The letter spacing of headings, in em: large type needs less. */
  tracking: number;
  /** The relative size of headings, so that all pairings look equally large. */
  size: number;
  /** The line height of headings. */
  leading: number;
}

function pairing(
  display: FontFamily,
  text: FontFamily,
  [weight, tracking, size, leading]: [number, number, number, number],
): FontPairing {
  const id = [display, text].map(({ name }) => name.toLowerCase().replaceAll(" ", "-")).join("-and-");
  return { id, display, text, weight, tracking, size, leading };
}

const f = fontFamilies;

export const fontPairings = [
  pairing(f.cormorant, f.jost, [600, -0.012, 1.16, 0.98]),
  pairing(f.bodoniModa, f.hankenGrotesk, [500, -0.03, 0.98, 1]),
  pairing(f.fredoka, f.nunito, [600, -0.018, 1.02, 1]),
  pairing(f.oswald, f.dmSans, [600, -0.008, 1.06, 1.06]),
  pairing(f.unbounded, f.manrope, [600, -0.035, 0.74, 1.08]),
  pairing(f.newsreader, f.figtree, [500, -0.022, 1.04, 1.03]),
  pairing(f.spaceGrotesk, f.inter, [600, -0.035, 0.96, 1.02]),
  pairing(f.playfairDisplay, f.outfit, [600, -0.018, 0.97, 1.05]),
  pairing(f.syne, f.instrumentSans, [700, -0.03, 0.88, 1.04]),
  pairing(f.fraunces, f.dmSans, [550, -0.028, 0.95, 1.03]),
  pairing(f.instrumentSerif, f.instrumentSans, [400, -0.018, 1.2, 0.98]),
];

export const pairingById = new Map(fontPairings.map((pairing) => [pairing.id, pairing]));

/** Returns the distinct families of a pairing. */
export function familiesOf({ display, text }: FontPairing) {
  return display === text ? [display] : [display, text];
}

/** Returns the `@font-face` rules of a font and its fallback; `address` returns the address of the file. */
export function fontFaceCss(font: FontFamily, address: (font: FontFamily) => string) {
  const { local, sizeAdjust, ascent, descent } = font.fallback;
  const sources = [local, ...twins[local]].map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${font.name}";src:url("${address(font)}") format("woff2");font-weight:${font.weights};font-display:swap}
@font-face{font-family:"${font.name} fallback";src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** Names of metrically compatible fonts, for systems without the fallback. */
const twins = {
  Arial: ["ArialMT", "Liberation Sans", "Arimo"],
  "Times New Roman": ["TimesNewRomanPSMT", "Liberation Serif", "Tinos"],
};

export function fontStack({ name, kind, fallback }: FontFamily) {
  return `"${name}","${name} fallback","${fallback.local}",${kind}`;
}

/** The file name of a font inside a site. */
export const fontFileName = ({ file }: FontFamily) => file.slice(file.lastIndexOf("/") + 1);
