import { expect, test } from "vitest";
import { type Answers, siteFromAnswers, understandAnswers } from "./site-from-answers.ts";

test("answers override the description", async () => {
  const understood = await understandAnswers(
    someAnswers({
      businessName: "The Garden Bar",
      industry: "florist",
      description:
        "A cosy bakery called Crumb in Lisbon, open Tue-Sun 8am-4pm, no gallery. Call 020 7946 0018.",
      look: { tone: "bold", palette: "navy and gold" },
      pages: ["Home", "Gallery", "Nothing", "constructor"],
      features: ["newsletter", "evil"],
    }),
  );

  expect(understood).toMatchObject({
    industry: "florist",
    name: "The Garden Bar",
    place: "Lisbon",
    tone: "bold",
    palette: "navy and gold",
    excludedFeatures: [],
  });
  expect(understood.features).toEqual(expect.arrayContaining(["gallery", "newsletter", "opening-hours"]));
  expect(understood.features).not.toContain("evil");
  expect(understood.facts.phones).toEqual(["020 7946 0018"]);
});

test("typed colours take the place of those in the description, things as well", async () => {
  const description = "A bakery called Crumb in Lisbon. Colours: navy and gold.";
  const [typed, mood] = await Promise.all(
    ["driftwood and black", "warm"].map((palette) =>
      understandAnswers(someAnswers({ description, look: { tone: null, palette } })),
    ),
  );

  expect(typed).toMatchObject({ palette: "driftwood and black", colours: ["#aa9988", "#141414"] });
  expect(mood).toMatchObject({ palette: "warm", colours: [] });
});

test("an industry in the visitor's own words is matched to the nearest one", async () => {
  const [brewery, photography] = await Promise.all([
    understandAnswers(someAnswers({ industry: "taproom with our own beer" })),
    understandAnswers(someAnswers({ industry: "Other", description: "I shoot weddings." })),
  ]);

  expect(brewery.industry).toBe("brewery");
  expect(photography.industry).toBe("photography");
});

test("the site has the name, and nothing about the sender of the form", async () => {
  const brief = {
    ...someAnswers({ features: ["booking"] }),
    contactName: "Nora Quill",
    email: "nora@example.com",
    phone: "+1 555 0100",
  };

  const { document } = await siteFromAnswers(brief);

  expect(document.meta.business.name).toBe("Quill & Ink");
  expect(JSON.stringify(document)).not.toMatch(/Nora|nora@|555 0100/);
});

function someAnswers(answers: Partial<Answers>): Answers {
  return {
    businessName: "Quill & Ink",
    industry: "bookshop",
    description: "Paper, pens and a reading corner.",
    audience: "",
    pages: ["Home"],
    look: { tone: null, palette: null },
    features: [],
    ...answers,
  };
}
