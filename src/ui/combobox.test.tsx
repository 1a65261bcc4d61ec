import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { expect, test, vi } from "vitest";
import { SearchableSelect } from "./searchable-select.tsx";

const industries = [
  { value: "bakery", label: "Bakery" },
  { value: "barber", label: "Barber shop" },
  { value: "law-firm", label: "Law firm" },
  { value: "florist", label: "Florist" },
];

const field = () => screen.getByRole("combobox", { name: "Trade" });
const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("typing part of a name allows choosing with the keyboard", async () => {
  const { visitor, onChoose } = await show();

  await visitor.click(field());
  expect(names()).toEqual(["Bakery", "Barber shop", "Law firm", "Florist"]);
  await visitor.keyboard("ba");
  expect(names()).toEqual(["Bakery", "Barber shop"]);
  await visitor.keyboard("{ArrowDown}{Enter}");

  expect(onChoose.mock.calls).toEqual([["barber"]]);
  expect(field()).toHaveValue("Barber shop");
  expect(field()).toHaveFocus();
  expect(screen.queryByRole("option")).toBeNull();
});

test("leaving without a choice, or without a match, keeps the current value", async () => {
  const { visitor, onChoose } = await show();

  await visitor.click(field());
  await visitor.keyboard("zebra");
  expect(screen.getByRole("status")).toHaveTextContent("Nothing is called “zebra”.");
  await visitor.keyboard("{Escape}");

  expect(field()).toHaveValue("Law firm");
  expect(onChoose).not.toHaveBeenCalled();
});

test("the button shows all options", async () => {
  const { visitor, onChoose } = await show();

  await visitor.click(screen.getByRole("button", { name: "Show all: Trade" }));
  await visitor.click(screen.getByRole("option", { name: "Florist" }));

  expect(onChoose.mock.calls).toEqual([["florist"]]);
  expect(field()).toHaveValue("Florist");
});

test("an error takes the place of the hint, and both describe the field", async () => {
  const { rerender } = await show({ hint: "For the pictures" });
  expect(field()).toHaveAccessibleDescription("For the pictures");
  expect(field()).not.toHaveAttribute("aria-invalid");

  rerender({ hint: "For the pictures", error: "Choose another one" });
  expect(field()).toHaveAccessibleDescription("Choose another one");
  expect(field()).toBeInvalid();
});

test("a disabled one opens nothing", async () => {
  const { visitor } = await show({ disabled: true });

  await visitor.click(field());
  await visitor.click(screen.getByRole("button", { name: "Show all: Trade" }));

  expect(field()).toBeDisabled();
  expect(screen.queryByRole("option")).toBeNull();
});

type Notes = Pick<ComponentProps<typeof SearchableSelect>, "hint" | "error" | "disabled">;

async function show(notes: Notes = {}) {
  const onChoose = vi.fn<(value: string) => void>();
  function Form(notes: Notes) {
    const [value, setValue] = useState("law-firm");
    const choose = (chosen: string) => {
      onChoose(chosen);
      setValue(chosen);
    };
    return <SearchableSelect label="Trade" value={value} options={industries} onChoose={choose} {...notes} />;
  }
  const { rerender } = render(<Form {...notes} />);
  // Until its code is loaded, it is a list.
  await screen.findByRole("button", { name: "Show all: Trade" });
  return { visitor: userEvent.setup(), onChoose, rerender: (notes: Notes) => rerender(<Form {...notes} />) };
}
