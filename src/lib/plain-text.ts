/** A text as one searches for it: without capitals and accents. */
export const plainText = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
