import { expect, test } from "vitest";
import { slug } from "./slug.ts";

test.each([
  ["AI Chatbot Builder", "ai-chatbot-builder"],
  ["  Two  spaces ", "two-spaces"],
  ["__proto__", "__proto__"],
  ["Café & Bar", "café-&-bar"],
])("the slug of %j is %j", (name, expected) => {
  expect(slug(name)).toBe(expected);
});
