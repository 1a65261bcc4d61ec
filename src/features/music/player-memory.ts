import { session } from "#src/lib/storage.ts";
import { DEFAULT_VOLUME } from "./music-slice.ts";

const KEY = "music_player";

/** The player's state for the rest of the visit. */
interface PlayerMemory {
  volume: number;
  /** Whether the player starts as a single round button. */
  isMinimised: boolean;
  isHidden: boolean;
}

/** Missing or invalid values get their defaults. */
export function recallPlayer(): PlayerMemory {
  const { volume, isMinimised, isHidden } = stored();
  return {
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : DEFAULT_VOLUME,
    isMinimised: isMinimised !== false,
    isHidden: isHidden === true,
  };
}

export function rememberPlayer(change: Partial<PlayerMemory>) {
  session.write(KEY, JSON.stringify({ ...stored(), ...change }));
}

/** Parsed by hand, because a schema would add its library to every page. */
function stored(): Partial<Record<keyof PlayerMemory, unknown>> {
  try {
    return Object(JSON.parse(session.read(KEY) ?? ""));
  } catch {
    return {}; // missing, or written by other code
  }
}
