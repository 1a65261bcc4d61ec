import { expect, test } from "vitest";
import { isAboutBrief, withoutRemarks } from "./remarks.ts";

test.each([
  "So I'm told you just type and something happens??",
  "Apparently a robot writes the website now.",
  "My nephew says you can type anything here",
  "I will try in English.",
  "Sorry for my English.",
  "My English is not so good.",
  "I'm useless with computers.",
  "I don't know what to write here.",
  "Not sure what else to say.",
  "That's it really.",
  "Hope this helps!",
  "Let me know what you think.",
])("is about the brief: %s", (sentence) => {
  expect(isAboutBrief(sentence)).toBe(true);
});

test.each([
  "I'm told our scones are the best in Fife.",
  "We teach in English and French.",
  "My daughter says the horses like it.",
  "I will try anything with a zip.",
  "We don't know how it started.",
  "Let me know the day before if you want a lift.",
  "Apparently nobody else bakes it in Leeds.",
])("is about the business: %s", (sentence) => {
  expect(isAboutBrief(sentence)).toBe(false);
});

test.each([
  ["Dear website people, we hire out two canoes.", "we hire out two canoes."],
  ["Hello there, we mend clocks.", "we mend clocks."],
  ["Bonjour! We bake bread.", "We bake bread."],
  ["Manager here of a small home for dogs.", "a small home for dogs."],
  ["No stag parties, people get cross so please say it clearly.", "No stag parties"],
  ["We do not do nails, please put that at the top.", "We do not do nails"],
  [
    "We are not a nursing home, that needs saying early so families don't waste a trip.",
    "We are not a nursing home",
  ],
  ["One boat at a time, thats what we are known for.", "One boat at a time"],
  ["Please say hello to the cat.", "Please say hello to the cat."],
  ["Dogs are welcome, so are children.", "Dogs are welcome, so are children."],
  ["Good morning rolls from six.", "Good morning rolls from six."],
  ["Dear old clocks restored.", "Dear old clocks restored."],
])("“%s” says “%s”", (sentence, left) => {
  expect(withoutRemarks(sentence).replace(/\.$/, "")).toBe(left.replace(/\.$/, ""));
});
