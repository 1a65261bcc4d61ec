import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { RadioButton, RadioGroup } from "./radio-group.tsx";

test("a radio group is one tab stop, in which arrow keys move and select", async () => {
  const visitor = userEvent.setup();
  render(<Sizes labelClassName="font-medium" />);
  expect(screen.getByRole("radiogroup", { name: "Size" })).toBeVisible();
  expect(screen.getByText("Size")).toHaveClass("font-medium");

  await visitor.tab();
  expect(radio("Medium")).toHaveFocus();
  await visitor.keyboard("{ArrowRight}");
  expect(radio("Large")).toHaveFocus();
  expect(radio("Large")).toBeChecked();
  await visitor.keyboard("{ArrowDown}");
  expect(radio("Small")).toBeChecked();
  await visitor.keyboard("{ArrowLeft}");
  expect(radio("Large")).toBeChecked();
  expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(1);

  await visitor.tab();
  expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
});

test("without a selection the first option is the tab stop, and Space selects it", async () => {
  const visitor = userEvent.setup();
  render(<Sizes first={null} />);
  expect(screen.getByRole("radiogroup", { name: "Size" })).toBeVisible();
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();

  await visitor.tab();
  expect(radio("Small")).toHaveFocus();
  await visitor.keyboard(" ");
  expect(radio("Small")).toBeChecked();
});

test("a disabled group cannot be changed", async () => {
  const visitor = userEvent.setup();
  render(<Sizes isDisabled />);

  await visitor.click(radio("Large"));
  await visitor.tab();

  expect(radio("Medium")).toBeChecked();
  expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
});

interface SizesProps {
  first?: string | null;
  isDisabled?: boolean;
  labelClassName?: string;
}

function Sizes({ first = "Medium", ...props }: SizesProps) {
  const [size, setSize] = useState(first);
  return (
    <>
      <RadioGroup label="Size" value={size} onChoose={setSize} {...props}>
        {["Small", "Medium", "Large"].map((name) => (
          <RadioButton key={name} value={name}>
            {name}
          </RadioButton>
        ))}
      </RadioGroup>
      <button type="button">After</button>
    </>
  );
}

const radio = (name: string) => screen.getByRole("radio", { name });
