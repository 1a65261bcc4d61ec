import { expect, test } from "vitest";
import { parseDocument } from "./document.ts";
import {
  destinationName,
  destinationOf,
  formSources,
  readDestination,
  typedDestination,
} from "./form-settings.ts";
import { templateDocument } from "./templates.ts";

const KEY = "1b2c3d4e-aaaa-4bbb-8ccc-0123456789ab";

test.each([
  ["email", " hello@crumb.example ", { kind: "email", email: "hello@crumb.example" }],
  ["netlify", "", { kind: "netlify" }],
  ["formspree", "xayzbqwe", { kind: "formspree", id: "xayzbqwe" }],
  ["formspree", "https://formspree.io/f/xayzbqwe", { kind: "formspree", id: "xayzbqwe" }],
  ["web3forms", KEY.toUpperCase(), { kind: "web3forms", key: KEY }],
  ["address", "https://forms.example.com/abc", { kind: "address", address: "https://forms.example.com/abc" }],
] as const)("a destination of the kind %s is read as typed: %s", (kind, typed, destination) => {
  expect(readDestination(kind, typed)).toEqual({ destination });
  expect(readDestination(kind, typedDestination(destination))).toEqual({ destination });
});

test.each([
  ["email", "hello"],
  ["email", "a@b.example,c@d.example"],
  ["email", "a@b.example?bcc=c@d.example"],
  ["email", "a@b.example?bcc=evil"],
  ["formspree", "https://evil.example/f/xayzbqwe"],
  ["formspree", "../xayzbqwe"],
  ["web3forms", "not a key"],
  ["address", "http://forms.example.com/abc"],
  ["address", "https://localhost/abc"],
  ["address", "javascript:alert(1)"],
  ["address", ""],
] as const)("what is no destination of the kind %s is refused in words: %s", (kind, typed) => {
  expect(readDestination(kind, typed)).toEqual({ error: expect.stringMatching(/^Use .+\.$/) });
});

test("the policy names what each destination needs, and nothing else", () => {
  const address = { kind: "address", address: "https://forms.example.com/abc?d" } as const;

  expect(formSources({ kind: "none" }, false)).toBe("'none'");
  expect(formSources({ kind: "email", email: "a@b.example" }, false)).toBe("mailto:");
  expect(formSources({ kind: "netlify" }, false)).toBe("'self'");
  expect(formSources({ kind: "formspree", id: "xayzbqwe" }, false)).toBe("https://formspree.io");
  expect(formSources({ kind: "formspree", id: "xayzbqwe" }, true)).toBe("https://formspree.io 'self'");
  expect(formSources({ kind: "web3forms", key: KEY }, true)).toBe("https://api.web3forms.com 'self'");
  expect(formSources(address, true)).toBe("https://forms.example.com 'self'");
});

test("documents store form settings, old documents stay unchanged, and an invalid destination counts as none", async () => {
  const old = await templateDocument("bakery-counter");
  if (!old) throw new Error("The template of this test is gone.");
  const withForms = (forms: unknown) => parseDocument({ ...old, meta: { ...old.meta, forms } });

  expect(JSON.stringify(parseDocument(old))).toBe(JSON.stringify(old));
  expect(JSON.stringify(old)).not.toContain('"forms"');
  const forms = {
    destination: { kind: "netlify" },
    consent: "Crumb may answer me.",
    thanks: { title: "Thanks", text: "Soon." },
    names: { "home/contact": "Ask us" },
  };
  expect(withForms(forms).meta.forms).toEqual(forms);
  for (const destination of [
    { kind: "formspree", id: "../x" },
    { kind: "address", address: "http://a.example" },
    { kind: "pigeon" },
    "none",
  ]) {
    const { meta } = withForms({ destination, consent: "Yes" });
    expect(destinationOf(meta)).toEqual({ kind: "none" });
    expect(meta.forms?.consent).toBe("Yes");
  }
  expect(() => withForms({ names: { "__proto__/x": "a" } })).toThrow("cannot be read");
});

test("the address in a document of the first release is its destination", () => {
  const address = "https://forms.example.com/1";

  expect(destinationOf({ formAddress: address })).toEqual({ kind: "address", address });
  expect(destinationOf({ formAddress: address, forms: { destination: { kind: "netlify" } } })).toEqual({
    kind: "netlify",
  });
  expect(destinationName({ kind: "address", address })).toBe("forms.example.com");
});
