const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The options whose labels contain all of the words, those that begin with them first. */
export function matching<Option extends { label: string }>(options: readonly Option[], words: string) {
  const wanted = plain(words).trim();
  const parts = wanted.split(/\s+/);
  const found = options.filter(({ label }) => parts.every((part) => plain(label).includes(part)));
  const begins = ({ label }: Option) => plain(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
