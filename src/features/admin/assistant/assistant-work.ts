/** What the first question needs, and nothing before it. */
export { answerTo } from "./answer.ts";
export { applyStep, readData, undoStep } from "./assistant-calls.ts";
