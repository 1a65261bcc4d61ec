import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { open } from "../../tests/render-page.tsx";
import { stubFonts } from "../../tests/stub-fonts.ts";

stubFonts();

const shown = (name: string) =>
  screen.findByRole("img", { name: `The first page of a website for ${name}` }, { timeout: 15_000 });

test("the composer draws the prospect's own site and puts its facts into the link", async () => {
  const visitor = open("/demo-preview");
  await screen.findByText(/^Their site is drawn here/);

  await visitor.type(await screen.findByLabelText(/^Prospect’s name/), "Blue Door");
  await visitor.type(screen.getByLabelText("Their town"), "Leith");
  await visitor.type(screen.getByLabelText("Their telephone number"), "+44 131 496 0123");
  await visitor.type(screen.getByLabelText(/^A sentence about them/), "We bake by night.");

  expect(await shown("Blue Door")).toBeVisible();
  await waitFor(() =>
    expect(screen.getByLabelText("A welcome page")).toHaveValue(
      expect.stringMatching(/site=brief&town=Leith&phone=%2B44.*&about=We\+bake\+by\+night\..*&sig=/),
    ),
  );
});

test("a link with facts opens with the site made from them, and one without as before", async () => {
  open("/demo-preview?prospect=Blue+Door&template=bakery-counter&site=brief&town=Leith&accent=%23a02020");

  expect(await shown("Blue Door")).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "See your website" })).toHaveAttribute(
      "href",
      expect.stringContaining("/full-preview/"),
    ),
  );
});
