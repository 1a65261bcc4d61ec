import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { open } from "../../tests/render-page.tsx";

test("the composer adds the facts of the prospect's site to the link", async () => {
  open("/demo-preview");
  await screen.findByText(/^Their site is drawn here/);

  write("Prospect’s name", "Blue Door");
  write("Their town", "Leith");
  write("Their telephone number", "+44 131 496 0123");
  write(/^A sentence about them/, "We bake by night.");

  await waitFor(() =>
    expect(link().value).toMatch(/site=brief&town=Leith&phone=%2B44.*&about=We\+bake\+by\+night\..*&sig=/),
  );
  write("Their telephone number", "call me");
  expect(await screen.findByText("Enter a number such as +1 555 0100.")).toBeVisible();
  expect(link().value).toBe("");
});

const link = () => screen.getByRole<HTMLInputElement>("textbox", { name: "A welcome page" });

function write(label: string | RegExp, value: string) {
  const field = screen.getByLabelText(label, { exact: false });
  fireEvent.change(field, { target: { value } });
}
