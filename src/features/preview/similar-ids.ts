/** Longer texts are skipped, because the edit distance of long texts is slow to compute. */
const LONGEST = 60;

/** An id with more wrong letters is not a typing error. */
const MOST_TYPOS = 3;

/**
 * Returns the ids most similar to the wanted one, best first: few different letters, or the same start. If none is
 * close, both their industries and their styles differ.
 */
export function similarIds(wanted: string, ids: readonly string[], count: number) {
  const asked = wanted.toLowerCase().slice(0, LONGEST);
  const sorted = ids
    .map((id) => ({ id, distance: distanceOf(asked, id) - commonStart(asked, id) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ id }) => id);
  const [best = ""] = sorted;
  if (asked.startsWith(industryOf(best)) || distanceOf(asked, best) <= MOST_TYPOS)
    return sorted.slice(0, count);
  const seen = new Set<string>();
  const different = sorted.filter((id) => {
    const parts = [industryOf(id), styleOf(id)];
    if (parts.some((part) => seen.has(part))) return false;
    for (const part of parts) seen.add(part);
    return true;
  });
  return different.slice(0, count);
}

const industryOf = (id: string) => id.slice(0, id.lastIndexOf("-"));
const styleOf = (id: string) => id.slice(id.lastIndexOf("-"));

/** The Levenshtein distance, computed row by row. */
function distanceOf(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    let left = index + 1;
    const next = [left];
    for (let at = 1; at <= other.length; at++) {
      const above = row[at] ?? 0;
      const diagonal = row[at - 1] ?? 0;
      left = Math.min(left + 1, above + 1, diagonal + Number(other[at - 1] !== letter));
      next.push(left);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function commonStart(one: string, other: string) {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
