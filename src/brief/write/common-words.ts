import kinds from "../reader/word-kinds.json";
import { isGivenName } from "./given-names.ts";

const COMMON = new Set(kinds.flatMap((line) => line.split(" ")).filter((word) => !isGivenName(word)));

/** Whether a word, in small letters, is a word of the language and no name. */
export const isCommonWord = (word: string) => COMMON.has(word);
