import { hashOf } from "#src/lib/hash.ts";
import type { ShownProject } from "./shown-project.ts";

interface CoverPalette {
  /** The background gradient, from corner to corner. */
  from: string;
  to: string;
  /** The colour of the letters. */
  ink: string;
  /** The colour of one part of the drawing and of the shapes across the sheet. */
  accent: string;
}

const palettes = {
  oven: { from: "#8a3412", to: "#d9772b", ink: "#fff3e0", accent: "#ffd08a" },
  wine: { from: "#4a1129", to: "#a3324f", ink: "#ffe9ea", accent: "#f7b267" },
  clinic: { from: "#0b4f57", to: "#2a9d94", ink: "#eafaf6", accent: "#ffd9a0" },
  leaf: { from: "#1d4029", to: "#5b8c3e", ink: "#f4f8e6", accent: "#f3d36b" },
  counsel: { from: "#141f38", to: "#34507f", ink: "#f3eee0", accent: "#d8b36a" },
  site: { from: "#5b3a06", to: "#d49a17", ink: "#fff8e1", accent: "#1e2530" },
  studio: { from: "#2b1d4f", to: "#7a54b8", ink: "#f6efff", accent: "#ff9f7f" },
  harbour: { from: "#0d3b66", to: "#2f8fc4", ink: "#eef8ff", accent: "#f9d976" },
  rose: { from: "#7b2447", to: "#dd7a8f", ink: "#fff1f0", accent: "#ffe29a" },
  ink: { from: "#12161f", to: "#3a4556", ink: "#f5f2ea", accent: "#22d3ee" },
} satisfies Record<string, CoverPalette>;

/** The colours of industries. The first expression that matches the name counts. */
const industries: readonly [RegExp, keyof typeof palettes][] = [
  [/bak|caf|food|restaurant|cater|tea|pizza/i, "oven"],
  [/brew|bar\b|wine|hotel/i, "wine"],
  [/dent|clinic|medic|vet|pet|spa|yoga|gym/i, "clinic"],
  [/garden|landscap|florist|solar|nonprofit|farm/i, "leaf"],
  [/law|account|consult|estate|bank/i, "counsel"],
  [/construct|handyman|electric|auto|repair|home/i, "site"],
  [/photo|music|museum|gallery|design|architect|book/i, "studio"],
  [/travel|event|tutor|school|clean/i, "harbour"],
  [/hair|barber|wedding|daycare|jewel|boutique/i, "rose"],
];
const others = ["ink", "harbour", "leaf", "studio", "counsel", "clinic", "rose"] as const;

const FIGURES = 4;

/** Returns the look of a project's cover, which is stable per project. */
export function coverLook({ name, businessCategory = "", type }: ShownProject) {
  const seed = hashOf(`${name}${type}`);
  const words = `${businessCategory} ${name}`;
  const industry = industries.find(([pattern]) => pattern.test(words))?.[1];
  const palette: CoverPalette = palettes[industry ?? others[seed % others.length] ?? "ink"];
  return {
    palette,
    initials: initialsOf(name),
    /** The shapes across the sheet, and the rotation and offset of the drawing. */
    figure: (seed >>> 4) % FIGURES,
    turn: ((seed >>> 8) % 13) - 6,
    shift: (seed >>> 12) % 12,
  };
}

/** Returns the initials of the first two words, or the first two letters of a single word. */
function initialsOf(name: string) {
  const words = name.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}'’]*/gu) ?? [];
  const [first = "–", second] = words.filter((word) => !/^(the|a|an|and|of)$/i.test(word));
  const letters = second
    ? `${firstLetter(first)}${firstLetter(second)}`
    : Array.from(first).slice(0, 2).join("");
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

const firstLetter = (word: string) => (Array.from(word)[0] ?? "").toUpperCase();
