import { isReservedName } from "#src/lib/file-name.ts";
import { slug } from "#src/lib/slug.ts";
import { withoutAccents } from "#src/lib/without-accents.ts";

const LONGEST = 56;

/** Returns an id that follows the document's rules and is not taken. */
export function freeId(wanted: string, taken: readonly { id: string }[]) {
  return freeName(wanted, new Set(taken.map(({ id }) => id)));
}

/** Returns a free address of a page, in the letters of any script. */
export function freePath(wanted: string, taken: ReadonlySet<string>) {
  const stem = shortStem(
    withoutAccents(slug(wanted.normalize("NFKC")))
      .replace(/[^\p{L}\p{M}\p{N}-]/gu, "")
      .replace(/^[^\p{L}]+/u, ""),
  );
  return firstFree(stem, (path) => taken.has(path) || isReservedName(path));
}

/** Returns a free name of any kind: `menu`, `menu-2`, `menu-3`. */
export function freeName(wanted: string, taken: ReadonlySet<string>) {
  const stem = slug(wanted)
    .normalize("NFD")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/^[^a-z]+/, "");
  return firstFree(shortStem(stem), (name) => taken.has(name));
}

const shortStem = (stem: string) => cut(stem.replace(/-{2,}/g, "-"), LONGEST).replace(/-+$/, "") || "page";

function firstFree(stem: string, isTaken: (name: string) => boolean) {
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${cut(stem, LONGEST - String(number).length - 1)}-${number}`;
    if (!isTaken(name)) return name;
  }
}

const cut = (text: string, length: number) => Array.from(text).slice(0, length).join("");
