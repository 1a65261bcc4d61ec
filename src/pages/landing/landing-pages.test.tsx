import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { open } from "../../../tests/render-page.tsx";

test.each([
  ["tech", "One\u00A0line\u00A0in. A\u00A0whole site\u00A0out.", "For technology teams", "Open the builder"],
  ["business", "A website with its books in order.", "For established businesses", "Begin with a template"],
  ["creative", "Make a scene.", "For creative studios", "Start drawing"],
])(
  "the %s page has its own headline, title and link to the builder",
  async (audience, headline, title, button) => {
    open(`/landing/${audience}`);

    expect(await screen.findByRole("heading", { level: 1, name: headline })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${title} · Sitewright`);
    expect(screen.getByRole("link", { name: button })).toHaveAttribute("href", "/web-app-builder");
    expect(screen.getByRole("link", { name: "See live demos" })).toHaveAttribute("href", "/live-demos");
  },
);

test("templates link to their industry, modules to their preview", async () => {
  open("/landing/business");

  expect(await screen.findByRole("link", { name: /^Law firm/ })).toHaveAttribute(
    "href",
    "/template-demos?industry=law-firm",
  );
  expect(screen.getByRole("link", { name: "Quote Builder" })).toHaveAttribute(
    "href",
    "/module-preview/quote-builder",
  );
});

test("the brief leads to the builder and passes the visit on", { tags: "short" }, async () => {
  const visitor = open("/landing/tech?utm_source=fair&prospect=Acme%20%26%20Sons");
  await visitor.type(await screen.findByLabelText("Describe it in one line"), "Bikes & repairs in Ghent");

  await visitor.click(screen.getByRole("button", { name: "Build it" }));

  expect(location.pathname).toBe("/web-app-builder");
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    brief: "Bikes & repairs in Ghent",
    prospect: "Acme & Sons",
    utm_source: "fair",
  });
});

test("a sentence of the tech page leads to its app, and a link to the demo that makes one", async () => {
  open("/landing/tech?prospect=Acme");
  const sentence = await screen.findByRole("link", { name: /^An app for our makerspace/ });

  expect(sentence).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/web-app-builder\?brief=An\+app\+for\+our\+makerspace.*prospect=Acme/),
  );
  expect(screen.getByRole("link", { name: "Watch one being made" })).toHaveAttribute(
    "href",
    "/?prospect=Acme#demo=app",
  );
});

test("an empty brief leads to the builder, too", async () => {
  const visitor = open("/landing/creative?utm_source=fair");

  await visitor.click(await screen.findByRole("button", { name: "Draw it" }));

  expect(location.pathname + location.search).toBe("/web-app-builder?utm_source=fair");
});

test("a prospect is named as in the link, and no picture is loaded from an address", async () => {
  open(
    `/landing/tech?prospect=${encodeURIComponent("<b>Acme</b>")}&accent=0E7490&logo=https://evil.example/pixel.png`,
  );

  const line = await screen.findByTitle("<b>Acme</b>");
  await waitFor(() => expect(line).toHaveTextContent("Prepared for <b>Acme</b>, says the link"));
  expect(line.previousElementSibling).toHaveStyle({ backgroundColor: "#0e7490" });
  expect([...document.images].map(({ src }) => src).filter((src) => src.includes("evil"))).toEqual([]);
});

test("without a prospect none is mentioned", async () => {
  open("/landing/tech");

  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText("Prepared for")).toBeNull();
});

test("an unknown audience is not found", async () => {
  open("/landing/pirates");

  expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});
