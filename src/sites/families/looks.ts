import type { Treatment } from "../art/art-theme.ts";
import type { Family } from "../industries/industry.ts";
import type { Theme } from "../themes/theme.ts";

/** What makes one template of an industry look unlike the five others. */
export interface Look {
  palette: string;
  fonts: string;
  treatment: Treatment;
  form: Theme["form"];
  /** The block that one remembers of it. */
  device: Device;
  /** How the first page opens, where it is not as the family is used to. */
  hero?: "backdrop" | "framed" | "editorial" | "shopfront" | "bento" | "cover" | "poster" | "booking";
  /** Which of the scene's arrangements the first page shows, by its number; else chance says. */
  view?: number;
  scale?: number;
  titles?: Theme["titles"];
  kicker?: Theme["kicker"];
  ornament?: Theme["ornament"];
  density?: Theme["density"];
}

export const devices = [
  "menu",
  "comparison",
  "pricing",
  "hours",
  "events",
  "process",
  "quote",
  "map",
] as const;
export type Device = (typeof devices)[number];

const CORMORANT = "cormorant-and-jost";
const BODONI = "bodoni-moda-and-hanken-grotesk";
const FREDOKA = "fredoka-and-nunito";
const OSWALD = "oswald-and-dm-sans";
const UNBOUNDED = "unbounded-and-manrope";
const NEWSREADER = "newsreader-and-figtree";
const SPACE = "space-grotesk-and-inter";
const PLAYFAIR = "playfair-display-and-outfit";
const SYNE = "syne-and-instrument-sans";
const FRAUNCES = "fraunces-and-dm-sans";
const INSTRUMENT = "instrument-serif-and-instrument-sans";

/** A line per industry and family; an industry that is added takes six of them. */
export const looks: Record<string, Record<Family, Look>> = {
  "law-firm": {
    ledger: {
      palette: "midnight-brass",
      fonts: CORMORANT,
      treatment: "lit",
      form: "hairline",
      device: "process",
      hero: "backdrop",
      kicker: "caps",
    },
    studio: {
      palette: "white-emerald",
      fonts: INSTRUMENT,
      treatment: "line",
      form: "soft",
      device: "comparison",
    },
    counter: { palette: "terracotta", fonts: FRAUNCES, treatment: "paper", form: "pill", device: "hours" },
    signal: { palette: "cobalt-lemon", fonts: SPACE, treatment: "flat", form: "outline", device: "pricing" },
    almanac: {
      palette: "oxblood-linen",
      fonts: NEWSREADER,
      treatment: "halftone",
      form: "hairline",
      device: "quote",
    },
    marquee: {
      palette: "lemon-black",
      ornament: "none",
      fonts: OSWALD,
      treatment: "type",
      form: "tactile",
      device: "map",
      hero: "poster",
      titles: "upper",
    },
  },
  restaurant: {
    ledger: {
      palette: "oxblood-linen",
      fonts: PLAYFAIR,
      treatment: "halftone",
      form: "hairline",
      view: 1,
      device: "hours",
    },
    studio: {
      palette: "white-sienna",
      fonts: SYNE,
      treatment: "flat",
      form: "soft",
      view: 1,
      device: "process",
    },
    counter: {
      palette: "basil-tomato",
      fonts: FREDOKA,
      treatment: "paper",
      form: "tactile",
      view: 0,
      device: "menu",
    },
    signal: {
      palette: "graphite-orange",
      fonts: UNBOUNDED,
      treatment: "line",
      form: "outline",
      view: 2,
      device: "map",
    },
    almanac: {
      palette: "moss-clay",
      fonts: FRAUNCES,
      treatment: "type",
      form: "hairline",
      view: 2,
      device: "events",
    },
    marquee: { palette: "ember", fonts: BODONI, treatment: "lit", form: "pill", view: 0, device: "quote" },
  },
  "pet-services": {
    ledger: {
      palette: "spruce-parchment",
      fonts: CORMORANT,
      treatment: "line",
      form: "hairline",
      view: 2,
      device: "pricing",
    },
    studio: {
      palette: "pearl-blush",
      fonts: INSTRUMENT,
      treatment: "paper",
      form: "soft",
      view: 1,
      device: "quote",
    },
    counter: {
      palette: "cream-teal",
      fonts: FREDOKA,
      treatment: "lit",
      form: "tactile",
      view: 0,
      device: "map",
    },
    signal: {
      palette: "coral-pool",
      fonts: SPACE,
      treatment: "flat",
      form: "outline",
      view: 0,
      device: "process",
    },
    almanac: {
      palette: "butter-cocoa",
      fonts: NEWSREADER,
      treatment: "halftone",
      form: "hairline",
      view: 1,
      device: "events",
    },
    marquee: {
      palette: "lagoon-night",
      fonts: UNBOUNDED,
      treatment: "type",
      form: "pill",
      view: 2,
      device: "comparison",
      hero: "poster",
    },
  },
  "hair-salon": {
    ledger: {
      palette: "rose-burgundy",
      fonts: BODONI,
      treatment: "paper",
      form: "hairline",
      view: 2,
      device: "menu",
    },
    studio: {
      palette: "white-aubergine",
      fonts: SYNE,
      treatment: "type",
      form: "outline",
      view: 1,
      device: "map",
      hero: "poster",
    },
    counter: {
      palette: "peach-ink",
      fonts: FRAUNCES,
      treatment: "flat",
      form: "pill",
      view: 0,
      device: "hours",
    },
    signal: {
      palette: "violet-citrus",
      fonts: UNBOUNDED,
      treatment: "halftone",
      form: "tactile",
      view: 2,
      device: "comparison",
    },
    almanac: {
      palette: "sage-rose",
      fonts: INSTRUMENT,
      treatment: "line",
      form: "hairline",
      view: 1,
      device: "quote",
    },
    marquee: {
      palette: "plum-blossom",
      fonts: PLAYFAIR,
      treatment: "lit",
      form: "soft",
      view: 0,
      device: "process",
    },
  },
  accounting: {
    ledger: {
      palette: "forest-night",
      fonts: PLAYFAIR,
      treatment: "lit",
      form: "hairline",
      device: "process",
    },
    studio: {
      palette: "white-cobalt",
      fonts: INSTRUMENT,
      treatment: "type",
      form: "soft",
      device: "comparison",
      hero: "poster",
    },
    counter: { palette: "sand-sea", fonts: FREDOKA, treatment: "flat", form: "tactile", device: "map" },
    signal: { palette: "slate-lime", fonts: SPACE, treatment: "line", form: "outline", device: "pricing" },
    almanac: {
      palette: "stone-olive",
      fonts: CORMORANT,
      treatment: "paper",
      form: "hairline",
      device: "events",
    },
    marquee: {
      palette: "harbour",
      fonts: OSWALD,
      treatment: "halftone",
      form: "pill",
      device: "quote",
      hero: "booking",
    },
  },
};

/** How a family is set where a look says nothing else. */
export const manners: Record<
  Family,
  Required<Pick<Look, "scale" | "titles" | "kicker" | "ornament" | "density">> & Pick<Theme, "align">
> = {
  ledger: {
    scale: 1.36,
    titles: "sentence",
    kicker: "caps",
    ornament: "double",
    density: "even",
    align: "center",
  },
  studio: {
    scale: 1.46,
    titles: "sentence",
    kicker: "plain",
    ornament: "none",
    density: "airy",
    align: "start",
  },
  counter: {
    scale: 1.35,
    titles: "sentence",
    kicker: "badge",
    ornament: "scallop",
    density: "even",
    align: "start",
  },
  signal: {
    scale: 1.4,
    titles: "sentence",
    kicker: "numbered",
    ornament: "grid",
    density: "tight",
    align: "start",
  },
  almanac: {
    scale: 1.42,
    titles: "sentence",
    kicker: "rule",
    ornament: "rules",
    density: "even",
    align: "start",
  },
  marquee: {
    scale: 1.44,
    titles: "sentence",
    kicker: "caps",
    ornament: "glow",
    density: "airy",
    align: "start",
  },
};
