import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { open } from "../../../tests/render-page.tsx";

test.each([
  [
    Response.json({ error: "The storage is full." }, { status: 507 }),
    "The demo data could not be restored. The storage is full.",
  ],
  [new Response("<h1>Oops</h1>", { status: 500 }), "The demo data could not be restored. Please try again."],
])("a failed reset is reported in plain words", async (answer, words) => {
  const { backend } = testBackend();
  replaceTransport(async (path, init) =>
    path === "/api/demo/reset" ? answer : backend(new Request(`http://localhost${path}`, init)),
  );
  const visitor = open("/pricing?reset=1");
  const dialog = within(await screen.findByRole("dialog", { name: "Reset demo data?" }));

  await visitor.click(dialog.getByRole("button", { name: "Reset demo data" }));

  expect(await dialog.findByText(words)).toBeVisible();
});
