import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

const names = ["Words", "Pictures", "Colours"] as const;

test("tabs are one tab stop, in which arrow keys, Home and End move and select", async () => {
  const visitor = userEvent.setup();
  render(<Parts />);
  expect(screen.getByRole("tablist", { name: "Parts" })).toBeVisible();
  expect(screen.getByRole("tabpanel", { name: "Words" })).toHaveTextContent("All the words");

  await visitor.tab();
  for (const [key, name] of [
    ["{ArrowRight}", "Pictures"],
    ["{End}", "Colours"],
    ["{ArrowRight}", "Words"],
    ["{ArrowLeft}", "Colours"],
    ["{Home}", "Words"],
  ] as const) {
    await visitor.keyboard(key);
    expect(screen.getByRole("tab", { selected: true, name })).toHaveFocus();
    expect(screen.getByRole("tabpanel", { name })).toHaveTextContent(`All the ${name.toLowerCase()}`);
    expect(screen.getAllByText(/^All the/)).toHaveLength(1);
  }

  await visitor.tab();
  expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
});

test("a tab has a ring where a key has led, and none where it was clicked", async () => {
  const visitor = userEvent.setup();
  render(<Parts />);

  await visitor.click(screen.getByRole("tab", { name: "Pictures" }));
  expect(screen.getByRole("tab", { name: "Pictures" })).toHaveFocus();
  expect(screen.getByRole("tab", { name: "Pictures" })).not.toHaveAttribute("data-focus");

  await visitor.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Colours" })).toHaveAttribute("data-focus");
});

function Parts() {
  const [selected, select] = useState<(typeof names)[number]>("Words");
  return (
    <>
      <Tabs label="Parts" tabs={names.map((id) => ({ id, label: id }))} selected={selected} onSelect={select}>
        All the {selected.toLowerCase()}
      </Tabs>
      <button type="button">After</button>
    </>
  );
}
