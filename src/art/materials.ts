/** The theme colour that replaces the material in pictures with few colours. */
type Stand = "dominant" | "accent" | "light" | "ink" | "deep" | "own";

interface Material {
  /** The material's own colour in white light; `dominant` and the like are taken from the theme. */
  colour: string;
  /** The colour in flat geometry and cut paper. */
  flat: Stand;
  /** The ink below the dots of a halftone; `paper` leaves the sheet unprinted. */
  print: "paper" | "dominant" | "accent";
  /** How sharply the material reflects light: 0 is felt, 1 is polished metal. */
  gloss: number;
}

const material = (
  colour: string,
  flat: Stand,
  print: Material["print"] = "paper",
  gloss = 0.3,
): Material => ({ colour, flat, print, gloss });

/** All colours of pictures that do not come from the theme. */
export const materials = {
  dominant: material("dominant", "dominant", "dominant"),
  accent: material("accent", "accent", "accent"),
  light: material("light", "light"),
  ink: material("ink", "ink"),
  ground: material("ground", "deep"),
  stone: material("#d8cdbb", "light"),
  marble: material("#eceae6", "light"),
  brass: material("#cb9a45", "accent", "accent", 1),
  copper: material("#b8683f", "accent", "accent", 0.9),
  steel: material("#b3bfca", "light", "paper", 1),
  iron: material("#3a3d44", "ink", "paper", 0.6),
  wood: material("#93603a", "own", "dominant", 0.15),
  walnut: material("#5a3825", "own", "dominant", 0.2),
  board: material("#c9965e", "own", "paper", 0.15),
  leather: material("#7a3f2b", "dominant", "dominant", 0.4),
  paper: material("#fbf7ee", "light", "paper", 0),
  kraft: material("#d3b284", "accent", "accent", 0.05),
  linen: material("#efe6d6", "light", "paper", 0.05),
  ceramic: material("#f6efe3", "light", "paper", 0.45),
  clay: material("#c36f48", "accent", "accent", 0.15),
  foam: material("#ffffff", "light", "paper", 0.2),
  glass: material("#dcebef", "light", "paper", 0.8),
  bottle: material("#2f4a34", "dominant", "dominant", 0.8),
  wine: material("#7d1733", "own", "accent", 0.5),
  pasta: material("#ecbb58", "own", "paper", 0.2),
  tomato: material("#dd3a20", "own", "accent", 0.7),
  sauce: material("#bd3a1b", "own", "accent", 0.35),
  basil: material("#4d8c36", "own", "dominant", 0.35),
  leaf: material("#56894f", "own", "dominant", 0.3),
  crust: material("#c58440", "own", "accent", 0.2),
  crumb: material("#f4e0b8", "light", "paper", 0.05),
  yolk: material("#f6ae1c", "own", "accent", 0.8),
  egg: material("#fdf8ec", "light", "paper", 0.3),
  coffee: material("#4a2b1b", "ink", "dominant", 0.5),
  cream: material("#f6e3c5", "light", "paper", 0.1),
  tan: material("#c98a55", "own", "accent", 0.1),
  cocoa: material("#6f4630", "own", "dominant", 0.1),
  ash: material("#8f98a3", "own", "dominant", 0.1),
  rust: material("#d98a4a", "own", "accent", 0.1),
  nose: material("#2a1d19", "ink", "paper", 0.7),
  tongue: material("#f07f8a", "own", "accent", 0.3),
  honey: material("#c08a48", "own", "accent", 0.6),
  chestnut: material("#75402a", "own", "dominant", 0.6),
  raven: material("#2b2226", "ink", "dominant", 0.6),
  skin: material("#e3b08d", "own", "paper", 0.15),
  screen: material("#16202c", "ink", "paper", 0.4),
  sea: material("#3f7fa6", "dominant", "dominant", 0.5),
  brick: material("#b0563d", "own", "accent", 0.1),
  cell: material("#1f3a63", "ink", "dominant", 0.8),
  water: material("#86c6de", "own", "paper", 0.8),
  enamel: material("#fbfaf4", "light", "paper", 0.75),
  mint: material("#9fdccb", "own", "paper", 0.3),
  rose: material("#d7686f", "own", "accent", 0.35),
  apple: material("#c8362f", "own", "accent", 0.6),
  umber: material("#80502f", "own", "paper", 0.15),
  citrus: material("#ee8a2a", "own", "accent", 0.4),
  petal: material("#f2a9b8", "own", "accent", 0.2),
  plum: material("#6c3f78", "own", "dominant", 0.4),
  lilac: material("#a58ac4", "own", "dominant", 0.25),
  lime: material("#9dbf3f", "own", "dominant", 0.35),
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;

/** Colours that are not materials of a prop: grounds of pictures, and the pens of portraits and maps. */
export const pigments = {
  timberByNight: "#6b3a22",
  timberByDay: "#c79a68",
  water: "#5aa7c7",
  park: "#79a866",
  portraitPen: "#1d1a1c",
  lips: "#8f3436",
} as const;
