import type { SiteDocument } from "#src/sites/document.ts";
import { answerSentence, contactSentence, yesOrNo } from "./answers.ts";
import { questionsOnSite, withAnswer, withOfferOnSite } from "./answers-on-site.ts";
import { loadTrade } from "./trades/load-trade.ts";
import type { OwnerQuestion } from "./trades/questions-for.ts";
import { understandInWorker } from "./understand-in-worker.ts";
import { shownTexts } from "./write/not-on-site.ts";

// The questions of the studio and what answers do, in one chunk that loads when somebody opens them.

/** Reads the brief of a site, or the site itself if it has none, and returns what can be asked about it. */
export async function readSite(site: SiteDocument, brief: string) {
  const understood = await understandInWorker(brief.trim() || shownTexts(site).join("\n"));
  const trade = understood.trade === undefined ? undefined : await loadTrade(understood.trade);
  return {
    questionsOf: (current: SiteDocument, skipped: readonly string[]) =>
      questionsOnSite(current, brief, { understood, trade, skipped }),
    plainAnswers,
    problemOf,
    withAnswer,
    withOffer: withOfferOnSite,
  };
}

const plainAnswers = ({ about, question }: OwnerQuestion, text: string): readonly string[] =>
  about === "trade" && yesOrNo(question, text) ? ["Yes", "No"] : [];

/** Returns the reason why an answer would not help the site. */
function problemOf({ about, question }: OwnerQuestion, answer: string, text: string) {
  if (about === "contact" && !contactSentence(answer)) return "Enter a phone number or an email address.";
  if (about === "trade" && !answerSentence(question, answer, text))
    return "Write a whole sentence, as it should read on your site.";
  return answer ? undefined : "Write an answer, or skip the question.";
}
