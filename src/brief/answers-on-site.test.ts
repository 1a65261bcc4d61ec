import { expect, test } from "vitest";
import { questionsOnSite, withAnswer, withOfferOnSite } from "./answers-on-site.ts";
import { siteFromBrief } from "./brief.ts";
import { loadTrade } from "./trades/load-trade.ts";
import { shownTexts } from "./write/not-on-site.ts";

const BRIEF = "We tune and restore pianos in Cork. Tuning €120, pitch raise €160.";

async function asked(brief = BRIEF) {
  const { understood, document } = await siteFromBrief(brief);
  const trade = understood.trade ? await loadTrade(understood.trade) : undefined;
  const questions = (site = document, skipped: readonly string[] = []) =>
    questionsOnSite(site, brief, { understood, trade, skipped });
  return { document, questions };
}

const wordsOf = (site: Parameters<typeof shownTexts>[0]) => shownTexts(site).join("\n");

test("a contact is asked first, and the first button leads there once it is given", async () => {
  const { document, questions } = await asked();
  const [first] = questions().questions;
  if (first?.about !== "contact") throw new Error("The contact is not asked first.");

  const site = withAnswer(document, first, "021 496 0188", BRIEF);

  expect(site.meta.business.phone).toBe("021 496 0188");
  expect(questions(site).questions.some(({ about }) => about === "contact")).toBe(false);
  const hero = site.pages[0]?.blocks.find(({ kind }) => kind === "hero");
  expect(hero?.kind === "hero" && hero.data.action.label).toBeTruthy();
  expect(withAnswer(document, first, "soon", BRIEF)).toBe(document);
});

test("the answer to a question of the trade stands on the site as the owner's sentence", async () => {
  const { document } = await asked();
  const site = withAnswer(document, { about: "trade", question: "Do you travel to villages?" }, "yes", BRIEF);

  expect(wordsOf(site)).toContain("We travel to villages.");
});

test("an offer is added once, and is no longer offered", async () => {
  const { document, questions } = await asked();
  const [offer = ""] = questions().offers;
  expect(offer).not.toBe("");

  const site = withOfferOnSite(document, offer, BRIEF);

  expect(wordsOf(site).toLowerCase()).toContain(offer.toLowerCase());
  expect(questions(site).offers).not.toContain(offer);
});

test("a locked text is not changed", async () => {
  const { document } = await asked();
  const locked = {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => ({ ...block, isLocked: true })),
    })),
  };
  const site = withAnswer(locked, { about: "trade", question: "Do you travel to villages?" }, "yes", BRIEF);

  for (const block of locked.pages[0]?.blocks ?? []) expect(site.pages[0]?.blocks).toContain(block);
});

test("a name heads the site, and is not asked again", async () => {
  const { document, questions } = await asked();
  const site = withAnswer(
    document,
    { about: "name", question: "What is the business called?" },
    "Lee Pianos",
    BRIEF,
  );

  expect(site.meta.business.name).toBe("Lee Pianos");
  expect(questions(site).questions.some(({ about }) => about === "name")).toBe(false);
});
