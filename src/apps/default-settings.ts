import type { AppSettings } from "#src/api/work-records.ts";
import type { GameId } from "#src/entities/projects/app-ids.ts";

/** The name and look of a game until its owner changes them. */
export const defaultSettings: Record<GameId, AppSettings> = {
  "game-puzzle": { name: "Tidewater", palette: "violet-citrus", fonts: "fredoka-and-nunito" },
  "game-arcade": { name: "Lantern Night", palette: "cobalt-lemon", fonts: "unbounded-and-manrope" },
  "game-adventure": { name: "The Five Lamps", palette: "midnight-brass", fonts: "newsreader-and-figtree" },
};
