import { expect, test } from "vitest";
import { understand } from "../understand.ts";
import { identityPhrase } from "./identity-phrase.ts";
import { statementsOf } from "./statements.ts";

function phraseIn(brief: string, trade: string) {
  const understood = { ...understand(""), place: /\bin (\p{Lu}\p{L}+)/u.exec(brief)?.[1] ?? "" };
  return identityPhrase(statementsOf(brief, understood), understood, [trade])?.text;
}

test.each([
  ["Bespoke clock repair at Mill Lane, Hull. Free estimates.", "clock repair", "Bespoke clock repair"],
  ["Judo for kids, teens and parents. Two free lessons.", "judo", "Judo for kids, teens and parents"],
  [
    "Cellist for weddings, wakes and garden parties. I sing, too.",
    "cellist",
    "Cellist for weddings, wakes and garden parties",
  ],
  ["Sign writing by me, from a shed in Leith.", "sign writing", "Sign writing"],
  ["We are a creamery, near Cork, with 40 cows.", "cheese", "a creamery"],
  ["As osteopath in Bern I see adults.", "osteopath", "osteopath"],
  ["Always open. Never late.", "taxi", undefined],
  ["We mend shoes while you wait.", "shoe repair", undefined],
])("“%s”", (brief, trade, phrase) => {
  expect(phraseIn(brief, trade)).toBe(phrase);
});
