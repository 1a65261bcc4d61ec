import { expect, test } from "vitest";
import { composeUnderstood } from "../compose-understood.ts";
import { understand } from "../understand.ts";

test.each([
  ["Piano tuner in Cork. Text Una on 07700 900231.", "Text Una on 07700 900231", "sms:07700900231"],
  ["Piano tuner in Cork. Ring Una on 07700 900231.", "Call Una on 07700 900231", "tel:07700900231"],
  [
    "Piano tuner in Leeds. WhatsApp Una on 07700 900231.",
    "WhatsApp Una on 07700 900231",
    "https://wa.me/447700900231",
  ],
])("the button of “%s” says how the owner is reached", async (brief, label, to) => {
  const { document } = await composeUnderstood(brief, understand(brief));
  const hero = document.pages[0]?.blocks.find(({ kind }) => kind === "hero");

  expect(hero?.kind === "hero" && hero.data.action).toEqual({ label, to });
});

test("one person is written to as one, and several as several", async () => {
  const labelOf = async (brief: string) => {
    const { document } = await composeUnderstood(brief, understand(brief));
    const [navigation] = document.pages[0]?.blocks ?? [];
    return navigation?.kind === "navigation" && navigation.data.action.label;
  };

  expect(await labelOf("I tune pianos in Cork. una@piano.example")).toBe("Write to me");
  expect(await labelOf("We tune pianos in Cork. una@piano.example")).toBe("Write to us");
});
