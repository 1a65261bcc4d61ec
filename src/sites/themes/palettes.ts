/** The words for palettes in a brief. */
export const moods = ["warm", "cool", "earthy", "dark", "pastel", "vivid", "neutral"] as const;
export type Mood = (typeof moods)[number];

/** Colours as `#rrggbb`, as designed; `composeTones` derives the colours in use. */
export interface PaletteColours {
  /** The main colour of the site. */
  dominant: string;
  /** The colour for emphasis: buttons, figures, highlights. */
  accent: string;
  /** A tinted neutral, for the second ground. */
  neutral: string;
  ground: string;
  /** The darkest and the lightest colour. */
  ink: string;
  light: string;
}

export interface Palette extends PaletteColours {
  id: string;
  name: string;
  moods: Mood[];
}

function palette(id: string, name: string, moodWords: string, colours: string): Palette {
  const [dominant = "", accent = "", neutral = "", ground = "", ink = "", light = ""] = colours.split(" ");
  return { id, name, moods: moodWords.split(" ") as Mood[], dominant, accent, neutral, ground, ink, light };
}

/** In the order dominant, accent, neutral, ground, ink, light. */
export const palettes: Palette[] = [
  palette(
    "midnight-brass",
    "Midnight and brass",
    "dark cool",
    "#16294a #d9b27a #8d8a86 #0b1626 #081120 #f3ead9",
  ),
  palette(
    "oxblood-linen",
    "Oxblood and linen",
    "warm earthy",
    "#6b1d26 #b98a3e #d9cbb8 #f6f0e6 #23130f #fffaf2",
  ),
  palette(
    "spruce-parchment",
    "Spruce and parchment",
    "earthy",
    "#1f4736 #c2703d #d8d2bd #f3eedd #142019 #fdfaf0",
  ),
  palette("signal-red", "Signal red", "vivid neutral", "#d7261e #111111 #d8d8d4 #ffffff #0e0e0e #ffffff"),
  palette("slate-lime", "Slate and lime", "dark vivid", "#2b3a42 #c6f24e #77858b #11181c #0a0f12 #f0f5f2"),
  palette("harbour", "Harbour", "cool", "#14507a #e8833a #c6d5de #f2f6f8 #0d2233 #ffffff"),
  palette("terracotta", "Terracotta", "warm earthy", "#a8452c #2f5d50 #e3cdb8 #f7ebdd #2a1610 #fff8ef"),
  palette("plum-blossom", "Plum and blossom", "dark warm", "#5b2140 #f2a7b5 #a68a96 #241019 #1a0a12 #fbeef0"),
  palette("cream-teal", "Cream and teal", "warm vivid", "#0d6b7b #ff8a5c #ffd9a0 #ffefd6 #12343d #fffaf0"),
  palette("ember", "Ember", "dark warm", "#7a2a16 #f2b25c #9c7763 #2a120a #1c0b06 #fbeadb"),
  palette(
    "basil-tomato",
    "Basil and tomato",
    "warm vivid",
    "#c2321f #2e6b34 #e9ddc4 #fbf5e6 #22170f #fffdf6",
  ),
  palette("ink-paper", "Ink and paper", "neutral", "#1d2430 #b4472e #d6d2c8 #faf8f3 #12161f #ffffff"),
  palette("sage-rose", "Sage and rose", "pastel", "#4f6b56 #c9707c #dbe0d2 #f4f3ea #20291f #fffdf8"),
  palette(
    "cobalt-lemon",
    "Cobalt and lemon",
    "vivid cool",
    "#1f3fd0 #ffd93b #cfd7f2 #f5f7ff #0b1440 #ffffff",
  ),
  palette(
    "graphite-orange",
    "Graphite and orange",
    "dark vivid",
    "#ff6b2c #ffc36b #7d8087 #17181b #0d0e10 #f5f3ef",
  ),
  palette("sand-sea", "Sand and sea", "earthy cool", "#2c6e7f #d98e4a #e2d5bd #f0e7d6 #17292e #fdf8ee"),
  palette("mint-navy", "Mint and navy", "cool pastel", "#17335c #2fa58a #c3e4d8 #e9f6f0 #0c1c36 #ffffff"),
  palette("aubergine-gold", "Aubergine and gold", "dark", "#3f1f4f #e0b354 #8f8496 #1b0e24 #12081a #f6eefa"),
  palette("peach-ink", "Peach and ink", "pastel warm", "#e2654a #1e3a4c #f6cdb8 #fde7da #26181a #fffaf6"),
  palette("moss-clay", "Moss and clay", "earthy", "#54612b #b4573a #d5cfae #ebe6cf #20220f #fbf8e8"),
  palette("ice-steel", "Ice and steel", "cool neutral", "#2f4a5e #d0482e #ccd6dc #e8eef1 #101c24 #ffffff"),
  palette(
    "rose-burgundy",
    "Rose and burgundy",
    "warm pastel",
    "#7d1f3a #e08a5b #edc9cb #fae6e4 #2c0d17 #fffafa",
  ),
  palette("forest-night", "Forest night", "dark earthy", "#2f6b4a #e9c46a #7f8f84 #0f1f18 #091510 #f0f4ea"),
  palette(
    "butter-cocoa",
    "Butter and cocoa",
    "warm pastel",
    "#5a3521 #d9572f #f0d894 #fdf0c4 #2a170d #fffbea",
  ),
  palette("violet-citrus", "Violet and citrus", "vivid", "#5a2bd0 #ff8a1f #ddd2f5 #f6f1ff #1c0f42 #ffffff"),
  palette("lagoon-night", "Lagoon at night", "dark cool", "#0f5e6b #5fe0c8 #6f8b90 #06181c #041114 #e8f7f5"),
  palette("chalk-lilac", "Chalk and lilac", "pastel cool", "#5b4b8a #e07a5f #d9d3e8 #f1eef7 #221a38 #ffffff"),
  palette("copper-black", "Copper and black", "dark warm", "#b46a3c #e9d3b4 #7c726a #141110 #0c0a09 #f5ece2"),
  palette("lemon-black", "Lemon and black", "vivid", "#161616 #e0382c #ecd24a #ffe14d #111008 #fffdf0"),
  palette("blueprint", "Blueprint", "cool vivid dark", "#3f7df0 #ffb454 #8aa0c4 #0f2a5c #081a3c #eef4ff"),
  palette(
    "stone-olive",
    "Stone and olive",
    "neutral earthy",
    "#4b4a34 #a85b2a #cfcabb #e4e0d6 #1e1d16 #faf8f2",
  ),
  palette("coral-pool", "Coral and pool", "vivid pastel", "#0c7d8c #f4634e #bfe6e4 #dff4f1 #0c2b33 #ffffff"),
  palette(
    "white-emerald",
    "White and emerald",
    "neutral cool",
    "#0f6b4f #d99a2b #dfe6e1 #ffffff #10211b #ffffff",
  ),
  palette(
    "white-cobalt",
    "White and cobalt",
    "neutral cool",
    "#1746b8 #e4572e #e3e7ef #ffffff #0d1730 #ffffff",
  ),
  palette(
    "white-sienna",
    "White and sienna",
    "neutral warm",
    "#9a4a24 #20566b #ece4da #ffffff #241610 #ffffff",
  ),
  palette(
    "white-aubergine",
    "White and aubergine",
    "neutral",
    "#4c1d4f #c98a2b #eae3ea #ffffff #1f0f20 #ffffff",
  ),
  palette(
    "pearl-blush",
    "Pearl and blush",
    "pastel neutral",
    "#9b4a5c #3f5f57 #eedcd6 #fbf6f2 #2b1a1c #ffffff",
  ),
  palette(
    "espresso-foam",
    "Espresso and foam",
    "dark warm",
    "#8a5a34 #f0c98a #8c7a6c #1c120c #110a06 #f7ecdd",
  ),
  palette("oat-cobalt", "Oat and cobalt", "warm vivid", "#274690 #d9653b #e2d3b8 #f4ebda #141c33 #fffaf0"),
  palette("rye-mustard", "Rye and mustard", "warm earthy", "#8c4a1f #3c6155 #ecd3a0 #fbe9c0 #2b170b #fffaec"),
  palette("absinthe", "Absinthe", "dark vivid", "#1f6b50 #d4ee7a #6f8a7c #07150f #040c08 #f0f8ea"),
  palette("neon-noir", "Neon noir", "dark vivid", "#d61f69 #37d5e8 #7d7688 #140d1c #0b0711 #f7eef6"),
  palette("champagne", "Champagne", "warm neutral", "#8a6a2f #59425a #eadfc6 #f9f3e4 #241c10 #fffdf7"),
  palette("peony", "Peony", "pastel warm", "#b03060 #3f6b4f #f6d0dc #fdeaf0 #2e0f1c #fffafc"),
  palette("eucalyptus", "Eucalyptus", "cool pastel", "#3f6f63 #c4573f #cfe0d6 #e6f0e8 #14261f #fdfffb"),
  palette("sunset-flight", "Sunset flight", "dark warm", "#c8503f #ffbe73 #8a80a0 #1c1838 #110e26 #fbf0e8"),
  palette("sky-poppy", "Sky and poppy", "cool vivid", "#1769aa #e4462f #cfe4f3 #e9f4fb #0c2438 #ffffff"),
  palette("hop-amber", "Hop and amber", "earthy warm", "#3f5a22 #c9751a #e4dcb4 #f4edce #1b210d #fffcef"),
  palette("stout", "Stout", "dark earthy", "#a8641f #f3d9a4 #857560 #15100b #0c0806 #f6ecda"),
  palette("spotlight", "Spotlight", "dark vivid", "#5b34f0 #ffd23f #8b86a8 #100c22 #090716 #f3f0ff"),
  palette("brick-mint", "Brick and mint", "warm cool", "#a33b2a #2f7d6b #cfe3d8 #eef3ea #25130f #fffdf8"),
  palette(
    "scarlet-night",
    "Scarlet and night",
    "dark vivid",
    "#7d1522 #e8564b #8c7f80 #160c0f #0d0708 #f8ece8",
  ),
];

export const paletteById = new Map(palettes.map((palette) => [palette.id, palette]));
