/** A number for a text, the same each time. */
export function seedOf(text: string) {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 100_000;
}
