/** A name as it stands in an address: lower case, with hyphens for spaces. Half a character has no place there. */
export const slug = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/\p{Surrogate}/gu, "\uFFFD");
