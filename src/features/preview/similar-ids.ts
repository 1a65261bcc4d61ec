/** Longer texts are skipped, because the edit distance of long texts is slow to compute. */
const LONGEST = 60;

/** Returns the ids most similar to the wanted one, best first: few different letters, or the same start. */
export function similarIds(wanted: string, ids: readonly string[], count: number) {
  const asked = wanted.toLowerCase().slice(0, LONGEST);
  return ids
    .map((id) => ({ id, distance: distanceOf(asked, id) - commonStart(asked, id) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ id }) => id);
}

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
