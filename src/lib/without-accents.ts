/** Removes accents from Latin letters. In other scripts, marks are a part of the word. */
export const withoutAccents = (text: string) =>
  // Before À no letter has an accent, and most texts have nothing else: they are searched by the thousand.
  /^[\0-¿]*$/.test(text)
    ? text
    : text
        .normalize("NFD")
        .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
        .normalize("NFC");
