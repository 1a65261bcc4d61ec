/** Normalizes a text for search: lower case without accents. */
export const plainText = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
