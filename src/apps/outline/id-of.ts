import { plainText } from "#src/lib/plain-text.ts";

/** Makes an id of a name: "Needs level" becomes `needs-level`. */
export const idOf = (name: string) =>
  plainText(name)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 48)
    .replace(/-+$/, "") || "x";

/** Makes an id that is not taken yet, and takes it. */
export function freeId(name: string, taken: Set<string>) {
  const plain = idOf(name);
  let id = plain;
  for (let count = 2; taken.has(id); count++) id = `${plain}-${count}`;
  taken.add(id);
  return id;
}
