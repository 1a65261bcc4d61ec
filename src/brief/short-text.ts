export const significantWords = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z]{5,}/g)
    ?.map((word) => word.replace(/s$/, ""))
    .filter(
      (word) =>
        !/^(?:from|with|your|first|their|every|other|order|whole|house|dinner|service|visit|small|large)$/.test(
          word,
        ),
    ) ?? [];

/** Removes the first letter, whose case depends on the position, and the final punctuation. */
export const bare = (sentence: string) => sentence.slice(1).replace(/[.!]$/, "");
/** "iPhone" and "uPVC" keep their first letter. */
export const capital = (text: string) =>
  /^(?:u(?=PVC)|[ei](?=\p{Lu}\p{Ll}))/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Chooses the article by sound: "a unisex salon", "an hourly service". */
export const withArticle = (noun: string) =>
  `${/^(?!uni[^nm]|use|eu|one\b|uk\b|us\b)[aeiou]|^hour|^honest/i.test(noun) ? "an" : "a"} ${noun}`;

/** Escapes a text for a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
