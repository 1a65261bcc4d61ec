/** How a picture is drawn. `type` is a poster: lettering, and the subject before it. */
export const treatments = ["lit", "flat", "line", "halftone", "paper", "type"] as const;
export type Treatment = (typeof treatments)[number];

/** The part of a scene: a hero leaves room for text, a tile is the subject alone, a banner is wide and low. */
export const crops = ["hero", "tile", "banner"] as const;
export type Crop = (typeof crops)[number];

/** The properties of the site that affect its pictures. Colours are `#rrggbb`. */
export interface ArtTheme {
  treatment: Treatment;
  isDark: boolean;
  /** The background behind the subject, and the same background further away from the light. */
  ground: string;
  groundDeep: string;
  /** The main colour of the site, and its accent. */
  dominant: string;
  accent: string;
  /** The lightest and the darkest tone of the site. */
  light: string;
  ink: string;
}

export interface ArtProps {
  theme: ArtTheme;
  /** The same seed draws the same picture. */
  seed: number;
  /** The prefix of every id inside the picture; unique on the page. */
  id: string;
  /** The alternative text; without it the picture is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}
