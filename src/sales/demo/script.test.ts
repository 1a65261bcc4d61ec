import { expect, test } from "vitest";
import { decodeScript, encodeScript, type Script, scriptSchema, withFacts } from "./script.ts";
import { formatScript, parseScript } from "./script-text.ts";
import { shippedScripts } from "./shipped-scripts.ts";

test.each(Object.keys(shippedScripts))(
  "the demo %s is a valid script, and survives its link and its text",
  async (id) => {
    const { script = [] } = shippedScripts[id] ?? {};

    expect(await decodeScript(await encodeScript(script))).toEqual(script);
    expect(parseScript(formatScript(script))).toEqual({ script });
  },
);

test.each([
  { do: "go", path: "https://evil.example/" },
  { do: "go", path: "//evil.example" },
  { do: "go", path: "/\\evil.example" },
  { do: "go", path: "javascript:alert(1)" },
  { do: "go", path: "/admin/modules" },
  { do: "go", path: "/Admin/pricing" },
  { do: "go", path: "/%61%64min/pricing" },
  { do: "go", path: "/help#work" },
  { do: "go", path: "/%68elp" },
  { do: "go", path: "/?login=1" },
  { do: "go", path: "/beta-payment?amount=10" },
  { do: "go", path: "/%62eta-payment?amount=10" },
  { do: "go", path: "/pricing?reset=1" },
  { do: "point", role: "main", name: "Everything" },
  { do: "say", text: "" },
  { do: "say", text: "a\u202Eb" },
  { do: "say", text: "x".repeat(301) },
  { do: "say", text: "Hi", html: "<b>" },
  { do: "run", code: "alert(1)" },
])("a link whose demo would %j is refused", async (step) => {
  expect(scriptSchema.safeParse([step]).success).toBe(false);
  expect(await decodeScript(await encodeScript([step] as Script))).toBeUndefined();
});

test("damaged, oversized and empty links are not demos", async () => {
  const code = await encodeScript([{ do: "say", text: "Hi" }]);

  for (const wrong of ["", "!!", code.slice(2), `${code}${"A".repeat(8_000)}`])
    expect(await decodeScript(wrong)).toBeUndefined();
  expect(await decodeScript(await encodeScript(Array(61).fill({ do: "say", text: "Hi" })))).toBeUndefined();
});

test("the editor names the line that is not a valid step", () => {
  expect(parseScript('say Hello\n\npress "x"')).toEqual({
    problems: ['Line 3 is no step that a demo may take: press "x"'],
  });
  expect(parseScript("")).toEqual({ problems: ["A demo has 1 to 60 steps."] });
});

test("a text names the prospect, and keeps unknown placeholders", () => {
  expect(withFacts("Hello {prospect} {what}", { prospect: "<b>" })).toBe("Hello <b> {what}");
});
