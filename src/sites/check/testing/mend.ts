import type { SiteDocument } from "../../document.ts";
import type { Fix, FixQuestion, SlowFix } from "../finding.ts";

/** Applies a fix, with answers as an owner may give them. */
export async function mend(document: SiteDocument, fix: Fix | SlowFix) {
  if ("prepare" in fix) return (await fix.prepare())(document);
  return fix.apply(document, (fix.questions ?? []).map(answerTo));
}

const ANSWERS = { tel: "09 222 33 44", email: "hello@crumb.be", url: "https://crumb.be" };

function answerTo({ kind, label, start, problemOf }: FixQuestion, index: number) {
  const words = label === "Heading" && start ? start : `Ours ${index + 1}`;
  const answer = label.startsWith("Telephone number or")
    ? ANSWERS.tel
    : kind === "line" || kind === "text"
      ? words
      : ANSWERS[kind];
  const problem = problemOf(answer);
  if (problem) throw new Error(`${label}: ${problem}`);
  return answer;
}
