import { slug } from "#src/lib/slug.ts";

const LONGEST = 56;

/** Returns an id that follows the document's rules and is not taken. */
export function freeId(wanted: string, taken: readonly { id: string }[]) {
  return freeName(wanted, new Set(taken.map(({ id }) => id)));
}

/** Returns a free name of any kind: `menu`, `menu-2`, `menu-3`. */
export function freeName(wanted: string, taken: ReadonlySet<string>) {
  const stem =
    slug(wanted)
      .normalize("NFD")
      .replace(/[^a-z0-9-]/g, "")
      .replace(/-{2,}/g, "-")
      .replace(/^[^a-z]+/, "")
      .slice(0, LONGEST)
      .replace(/-+$/, "") || "page";
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem.slice(0, LONGEST - String(number).length - 1)}-${number}`;
    if (!taken.has(name)) return name;
  }
}
