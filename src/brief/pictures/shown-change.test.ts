import { expect, test } from "vitest";
import { isIndustryId } from "#src/sites/industries/industries.ts";
import { composeBrief } from "../compose-brief.ts";
import { loadMaterial } from "../material.ts";
import { industryShown } from "../own-kind.ts";
import { proposalOf } from "../proposals.ts";
import { loadAllTrades } from "../trades/load-trade.ts";
import { understand } from "../understand.ts";
import changes from "./changes.json";

test("A dog groomer's site compares a dog before and after the bath", async () => {
  expect(await comparisonsOf("Dog grooming salon in Hove. Show before and after pictures.")).toEqual([
    "pet-services before",
    "pet-services after",
  ]);
});

test("A dog walker's site has no pair of pictures, for nothing of it shows a walk", async () => {
  expect(await comparisonsOf("Dog walking in Hove. Show before and after pictures.")).toEqual([]);
});

test("Each change is one of an industry's and a trade's", async () => {
  const trades = new Set((await loadAllTrades()).flat().map(({ id }) => id));

  expect(Object.keys(changes).filter((id) => !isIndustryId(id))).toEqual([]);
  expect(
    Object.values(changes)
      .flat()
      .filter((id) => !trades.has(id)),
  ).toEqual([]);
});

async function comparisonsOf(text: string) {
  const understood = understand(text);
  const material = await loadMaterial(industryShown(text, understood), understood);
  const document = composeBrief({ text, understood, material }, proposalOf(understood, 0));
  return document.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "comparison" ? block.data.pairs : []))
    .flatMap(({ beforePicture, afterPicture }) => [beforePicture, afterPicture])
    .map((picture) => (picture?.kind === "comparison" ? `${picture.scene} ${picture.side}` : picture?.kind));
}
