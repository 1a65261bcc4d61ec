/** Removes accents from Latin letters. In other scripts, marks are a part of the word. */
export const withoutAccents = (text: string) =>
  text
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
