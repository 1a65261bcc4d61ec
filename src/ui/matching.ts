import { plainText } from "#src/lib/plain-text.ts";

/** Returns the options whose labels contain all words, prefix matches first. */
export function matching<Option extends { label: string }>(options: readonly Option[], words: string) {
  const wanted = plainText(words).trim();
  const parts = wanted.split(/\s+/);
  const found = options.filter(({ label }) => parts.every((part) => plainText(label).includes(part)));
  const begins = ({ label }: Option) => plainText(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
