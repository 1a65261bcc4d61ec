import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { parseDocument } from "./document.ts";
import { APP_LINK_NAME, type Destination, type FormSettings } from "./form-settings.ts";
import { renderSingle } from "./render-single.ts";
import { renderStatic } from "./render-static.ts";
import { templateDocument } from "./templates.ts";

const KEY = "1b2c3d4e-aaaa-4bbb-8ccc-0123456789ab";
const ORIGIN = "https://crumb.example";
const destinations: Destination[] = [
  { kind: "none" },
  { kind: "email", email: "hello@crumb.example" },
  { kind: "netlify" },
  { kind: "formspree", id: "xayzbqwe" },
  { kind: "web3forms", key: KEY },
  { kind: "address", address: "https://forms.example.com/abc" },
];

describe.each(destinations.map((destination) => [destination.kind, destination] as const))(
  "%s",
  (kind, destination) => {
    test("valid files without a script, and small", async () => {
      const { files } = await exported(destination);

      for (const { path, text } of files.filter((file) => file.path.endsWith(".html"))) {
        expect(await htmlProblems(text), path).toEqual([]);
        expect(text).not.toMatch(/<script|\sstyle=|undefined|\[object/);
      }
      expect(gzipSync(files.map(({ text }) => text).join("")).length).toBeLessThan(60_000);
    });

    test("an unlisted thank-you page, if a form leads to one", async () => {
      const thanks = (await exported(destination)).file("thanks.html");

      if (kind === "none" || kind === "email") return expect(thanks).toBe("");
      expect(thanks).toContain('<meta name="robots" content="noindex">');
      expect(thanks).toContain("Your answers were sent to Crumb");
      expect((await exported(destination)).file("sitemap.xml")).not.toContain("thanks");
    });

    test("its forms are on and ask for consent, or there are none", async () => {
      const forms = await formsIn(destination);

      if (kind === "none") return expect(forms).toEqual([]);
      expect(forms).toHaveLength(6);
      for (const form of forms) {
        expect(form.querySelector('[name="consent"]')?.hasAttribute("required")).toBe(true);
        expect(form.querySelectorAll(":disabled, [disabled]")).toHaveLength(0);
        // The honeypot field is hidden from sight, the keyboard and screen readers.
        const traps = form.querySelectorAll("[hidden] input");
        expect(traps).toHaveLength(kind === "email" ? 0 : 1);
        for (const trap of traps) expect(trap.getAttribute("tabindex")).toBe("-1");
      }
    });
  },
);

test("Netlify gets the name of each form, its honeypot and its thank-you page", async () => {
  for (const form of await formsIn({ kind: "netlify" })) {
    expect(form.getAttribute("data-netlify")).toBe("true");
    expect(form.getAttribute("name")).toBe(hiddenValue(form, "form-name"));
    expect(form.querySelector(`[hidden] [name="${form.getAttribute("netlify-honeypot")}"]`)).not.toBeNull();
    expect(form.getAttribute("action")).toBe("/thanks");
    expect(form.method).toBe("post");
  }
});

test("Formspree and Web3Forms get the form's id, and the return address if the site has an origin", async () => {
  for (const form of await formsIn({ kind: "formspree", id: "xayzbqwe" })) {
    expect(form.getAttribute("action")).toBe("https://formspree.io/f/xayzbqwe");
    expect(hiddenValue(form, "_next")).toBe(`${ORIGIN}/thanks.html`);
    expect(form.querySelector('[hidden] [name="_gotcha"]')).not.toBeNull();
  }
  for (const form of await formsIn({ kind: "web3forms", key: KEY })) {
    expect(form.getAttribute("action")).toBe("https://api.web3forms.com/submit");
    expect(hiddenValue(form, "access_key")).toBe(KEY);
    expect(hiddenValue(form, "redirect")).toBe(`${ORIGIN}/thanks.html`);
    expect(form.querySelector('[hidden] [name="botcheck"]')).not.toBeNull();
  }
  const [elsewhere] = await formsIn({ kind: "formspree", id: "xayzbqwe" }, "");
  expect(elsewhere?.querySelector('[name="_next"]')).toBeNull();
});

test("a custom receiver gets the return address in either case", async () => {
  const destination = { kind: "address", address: "https://forms.example.com/abc" } as const;

  for (const [origin, next] of [
    [ORIGIN, `${ORIGIN}/thanks.html`],
    ["", "thanks.html"],
  ] as const) {
    const forms = await formsIn(destination, origin);
    expect(forms.map((form) => hiddenValue(form, "_next"))).toEqual(forms.map(() => next));
  }
});

test("a mail program gets the answers with the questions as names", async () => {
  const [booking] = await formsIn({ kind: "email", email: "hello@crumb.example" });

  expect(booking?.getAttribute("action")).toBe("mailto:hello@crumb.example?subject=Booking%3A%20Crumb");
  expect(booking?.getAttribute("enctype")).toBe("text/plain");
  expect([...(booking?.elements ?? [])].map((field) => field.getAttribute("name"))).toContain(
    "Phone or e-mail",
  );
});

test("every answer brings the link into the owner's application, if there is one", async () => {
  const app = "https://sites.example/app-view?project=local-8&take=orders";
  const forms = (settings: FormSettings) =>
    aSite(settings).then((site) => {
      const text = renderStatic(site, {}).files.find(({ path }) => path === "index.html")?.text ?? "";
      return [...new DOMParser().parseFromString(text, "text/html").forms];
    });
  const destination = { kind: "email", email: "hello@crumb.example" } as const;

  const linked = await forms({ destination, app });
  expect(linked.length).toBeGreaterThan(0);
  for (const form of linked) expect(hiddenValue(form, APP_LINK_NAME)).toBe(app);
  for (const form of await forms({ destination })) expect(hiddenValue(form, APP_LINK_NAME)).toBeUndefined();
  // An address that is none is not stored.
  const site = parseDocument({
    ...(await aSite({ destination })),
    meta: { ...(await aSite({})).meta, forms: { destination, app: "javascript:alert(1)" } },
  });
  expect(site.meta.forms).toEqual({ destination });
});

test("a site with a page at the thank-you address keeps it", async () => {
  const { file } = await exported({ kind: "netlify" }, { ownPath: "thanks" });

  expect(file("thanks.html")).not.toContain("noindex");
  expect(file("thanks-2.html")).toContain("noindex");
  expect(file("index.html")).toContain('action="/thanks-2"');
});

test("a site in one file sends its forms, and its content security policy allows them", async () => {
  const site = await aSite({ destination: { kind: "formspree", id: "xayzbqwe" } });
  const html = renderSingle(site);

  expect(html).toContain('action="https://formspree.io/f/xayzbqwe"');
  expect(html).toContain("form-action https://formspree.io;");
});

async function aSite(forms: FormSettings, ownPath = "more") {
  const template = await templateDocument("bakery-counter");
  const [first] = template?.pages ?? [];
  const frame = first?.blocks.filter(({ kind }) => kind === "navigation" || kind === "footer") ?? [];
  const slots = ["18:00", "20:00"];
  const fields = [
    { label: "How many?", kind: "text" },
    { label: "When?", kind: "date" },
    { label: "Inside or outside?", kind: "choice", options: ["Inside", "Outside"] },
  ];
  const blocks = [
    { id: "desk", kind: "hero", variant: "booking", data: { title: "Come in", slots, note: "Book" } },
    { id: "split", kind: "contact", variant: "split", data: { title: "Write", fields } },
    { id: "order", kind: "contact", variant: "card", data: { title: "Order", purpose: "order" } },
    { id: "work", kind: "contact", variant: "split", data: { title: "Work here", purpose: "application" } },
    { id: "table", kind: "booking", variant: "card", data: { title: "Book a table", slots } },
    { id: "news", kind: "newsletter", variant: "band", data: { title: "News" } },
  ];
  const page = { ...first, title: "", blocks: [...frame.slice(0, 1), ...blocks, ...frame.slice(1)] };
  const more = { id: "more", path: ownPath, title: "More", label: "More", blocks: frame };
  const meta = { ...template?.meta, forms, business: { ...template?.meta.business, name: "Crumb" } };
  return parseDocument({ ...template, meta, pages: [page, more] });
}

async function exported(destination: Destination, { origin = ORIGIN, ownPath = "more" } = {}) {
  const settings = destination.kind === "none" ? {} : { destination };
  const site = await aSite({ ...settings, consent: "Crumb may use my answers to reply." }, ownPath);
  const { files } = renderStatic(site, origin ? { origin } : {});
  return { files, file: (path: string) => files.find((file) => file.path === path)?.text ?? "" };
}

async function formsIn(destination: Destination, origin = ORIGIN) {
  const { file } = await exported(destination, { origin });
  return [...new DOMParser().parseFromString(file("index.html"), "text/html").forms];
}

const hiddenValue = (form: HTMLFormElement, name: string) =>
  form.querySelector(`[type="hidden"][name="${name}"]`)?.getAttribute("value");
