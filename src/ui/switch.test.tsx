import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Switch } from "./switch.tsx";

test("a switch toggles by a click on its name, by Space and by Enter, once each", async () => {
  const visitor = userEvent.setup();
  render(<Sound />);
  const control = screen.getByRole("switch", { name: "Sound" });
  expect(control).toHaveAccessibleDescription("Plays a tune.");
  expect(control).not.toBeChecked();

  await visitor.click(screen.getByText("Sound"));
  expect(control).toBeChecked();
  await visitor.click(control);
  expect(control).not.toBeChecked();
  await visitor.keyboard(" ");
  expect(control).toBeChecked();
  await visitor.keyboard("{Enter}");
  expect(control).not.toBeChecked();
});

function Sound() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Switch label="Sound" explanation="Plays a tune." isOn={isOn} onToggle={() => setIsOn((was) => !was)} />
  );
}
