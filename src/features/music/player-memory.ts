import { session } from "#src/lib/storage.ts";
import { DEFAULT_VOLUME } from "./music-slice.ts";

const KEY = "music_player";

/** State of the player for the rest of the visit. */
interface PlayerMemory {
  volume: number;
  /** The player starts as one round button. */
  isMinimised: boolean;
  isHidden: boolean;
}

/** Unset or unreadable values are as on a first visit. */
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

/** Read by hand: a schema would bring its library to every page. */
function stored(): Partial<Record<keyof PlayerMemory, unknown>> {
  try {
    return Object(JSON.parse(session.read(KEY) ?? ""));
  } catch {
    return {}; // nothing, or not ours
  }
}
