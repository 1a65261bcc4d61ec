import { pattern } from "#src/lib/pattern.ts";

const ANSWERING = /^(?:output|print|respond|reply|return) (?:only|with|the)\b/;
const TOLD = /^(?:please )?(?:ignore|disregard|forget) (?:all|any|the|your|previous|everything)/;
const REWRITE = /translate|rewrite|summari[sz]e|paraphrase|repeat/;
const REWRITING = pattern()`^(?:please )?${REWRITE} (?:the|this|all|everything) (?:above|following|text|prompt)\b`;
const PLAYING = /^(?:please )?(?:pretend (?:to be|you)|you are (?:now )?an? (?:ai|bot|language model)\b)/;
const INSTRUCTIONS =
  /(?:these|your|all|the)(?: (?:above|previous|system|hidden))? (?:instructions?|prompts?)/;
const REVEALING = pattern()`\b(?:reveal|disclose|repeat|leak|ignore) ${INSTRUCTIONS}|\[\/?inst\]`;
const TO_MACHINE = pattern(
  "i",
)`${[TOLD, ANSWERING, REWRITING, PLAYING, REVEALING, /\b(?:system prompt|as an ai\b|previous instructions)/]}`;

/** Prompt injections such as "Ignore all previous instructions" must not become copy. */
export const isToMachine = (sentence: string) => TO_MACHINE.test(sentence);
