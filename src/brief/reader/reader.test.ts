import { expect, test } from "vitest";
import { AFFIXES, MARKS as LEARNED, readerExamples } from "../testing/reader-examples.ts";
import { understand } from "../understand.ts";
import { LONGEST_NAME, MARKS, readTokens } from "./network.ts";
import { readName } from "./read-name.ts";
import { tokensOf } from "./tokens.ts";
import stored from "./weights.json";
import wordKinds from "./word-kinds.json";

test("the weights are those of the network in the code", () => {
  const [example] = readerExamples();
  const { word, kind, affix, affixes, shape, signs, state } = stored.sizes;
  const inputs = word + kind + 2 * affix + shape + signs;

  expect(MARKS).toEqual(LEARNED);
  expect(affixes).toBe(AFFIXES);
  expect(example?.texts[0]?.signs[0]).toHaveLength(signs);
  expect(stored.embeddings.words.values).toHaveLength((stored.words.split(" ").length + 2) * word);
  expect(stored.embeddings.kinds.values).toHaveLength((wordKinds.length + 1) * kind);
  for (const { input, state: own } of stored.directions) {
    expect(input.values).toHaveLength(3 * state * inputs);
    expect(own.values).toHaveLength(3 * state * state);
  }
  expect(stored.mark.weights.values).toHaveLength(MARKS.length * (2 * state + word + kind));
});

test.each([
  ["Hi, I'm Priya and I run Copper Kettle Tearooms in Alnwick, open most days.", "Copper Kettle Tearooms"],
  [
    "harlow and finch solicitors have moved to king street. we need a new site",
    "Harlow and Finch Solicitors",
  ],
  ["I'm a plumber in Leeds and need a website with prices. Not sure what to call it yet.", undefined],
  [
    "Our old name was Bloom Room, now we are called Wild Thistle Florists, in Kelso.",
    "Wild Thistle Florists",
  ],
])("“%s” is called %s", (brief, name) => {
  expect(understand(brief).name).toBe(name);
});

test.each([
  ["مقهى النخيل coffee shop in Amman", "مقهى النخيل"],
  ["A coffee shop in Amman called مقهى النخيل", "مقهى النخيل"],
  ["מאפיית לחם ארז bakery in Tel Aviv, open Sunday to Friday", "מאפיית לחם ארז"],
  ["Пекарня Берёзка bakery in Riga", "Пекарня Берёзка"],
  ["We are 小龙坎, a hotpot restaurant in London", "小龙坎"],
  ["चाय घर tea house in Delhi", "चाय घर"],
  ["Restaurant with shawarma (شاورما) in Leeds called Sultan", "Sultan"],
])("in “%s” the name %s is read in its script, and the rest as English", (brief, name) => {
  expect(understand(brief)).toMatchObject({ name, languageOfBrief: "en" });
});

test("a name never spans lines, nor something hidden, and is no longer than the network's longest", () => {
  const text = "Alder\nRoom\n".repeat(40);
  const tokens = tokensOf(text, []);
  const name = readName(text, tokens, readTokens(tokens), []);

  expect(name?.value ?? "").not.toContain("\n");
  expect((name?.value ?? "").split(" ").length).toBeLessThanOrEqual(LONGEST_NAME);
});

test("a brief without words is read, too", () => {
  const tokens = tokensOf("", []);

  expect(readName("", tokens, readTokens(tokens), [])).toBeUndefined();
  expect(understand("🙂").name).toBeUndefined();
});
