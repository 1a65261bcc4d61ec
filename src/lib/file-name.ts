import { slug } from "#src/lib/slug.ts";
import { withoutAccents } from "#src/lib/without-accents.ts";

/** Names that Windows gives to devices, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
export const isReservedName = (name: string) => RESERVED.test(name);
const LONGEST = 60;
/** Most systems have 255 bytes for a name, with its ending. */
const MOST_BYTES = 200;

/** Returns a name that is a valid file name on every system, in the letters of any script. */
export function fileNameOf(name: string, otherwise = "project") {
  const words = withoutAccents(slug(name.normalize("NFKC")))
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, "")
    .replace(/-{2,}/g, "-")
    .replace(/^[-\p{M}]+/u, "");
  const short = shortened(words).replace(/-$/, "");
  return isReservedName(short) ? `${short}-${otherwise}` : short || otherwise;
}

function shortened(words: string) {
  const letters = Array.from(words).slice(0, LONGEST);
  while (new TextEncoder().encode(letters.join("")).length > MOST_BYTES) letters.pop();
  return letters.join("");
}
