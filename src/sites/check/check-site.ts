import type { SiteDocument } from "../document.ts";
import { checkArticles } from "./check-articles.ts";
import { checkBusiness } from "./check-business.ts";
import { checkDates } from "./check-dates.ts";
import { checkEmbeds } from "./check-embeds.ts";
import { checkLinks } from "./check-links.ts";
import { checkLook } from "./check-look.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkSamples } from "./check-samples.ts";
import { checkWords } from "./check-words.ts";
import type { Checked, CheckOptions, Finding } from "./finding.ts";

/** Returns everything to mend before publishing, most serious first. Hidden blocks are skipped. */
export function checkSite(document: SiteDocument, options: CheckOptions): Finding[] {
  const pages = document.pages.map((page) => ({
    page,
    blocks: page.blocks.filter(({ isHidden }) => !isHidden),
  }));
  const checked: Checked = { ...options, document, pages };
  return [
    ...checkBusiness(checked),
    ...checkLinks(checked),
    ...checkEmbeds(checked),
    ...checkDates(checked),
    ...checkArticles(checked),
    ...checkPictures(checked),
    ...checkWords(checked),
    ...checkLook(checked),
    ...checkSamples(checked),
  ];
}
