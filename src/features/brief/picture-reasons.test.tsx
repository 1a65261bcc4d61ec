import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ChosenPicture } from "#src/brief/pictures/choose-pictures.ts";
import { PictureReasons } from "./picture-reasons.tsx";

const cheese: ChosenPicture = {
  picture: { kind: "subject", subjects: ["cheese"], composition: "one", seed: 1, label: "A wedge of cheese" },
  reason: { kind: "said", words: "cheese" },
};
const plain: ChosenPicture = {
  picture: { kind: "plain", seed: 1, mood: "plain", label: "" },
  reason: { kind: "plain" },
};

test("each proposal says what its picture shows and why, and one press changes it", async () => {
  const pressed: number[] = [];
  render(<PictureReasons pictures={[cheese, plain]} onNext={(index) => pressed.push(index)} />);
  const [first, second] = within(screen.getByRole("list", { name: "Pictures" })).getAllByRole("listitem");

  expect(first).toHaveTextContent("A wedge of cheese");
  expect(first).toHaveTextContent("From “cheese”.");
  expect(second).toHaveTextContent("Shapes and light");
  expect(second).toHaveTextContent("No drawing fits what the brief says.");

  await userEvent.click(screen.getByRole("button", { name: "Another picture for proposal 2" }));
  expect(pressed).toEqual([1]);
});

test("the keys alone change a picture, and a screen reader says what is there now", async () => {
  const pressed: number[] = [];
  render(<PictureReasons pictures={[cheese, plain]} onNext={(index) => pressed.push(index)} />);

  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Another picture for proposal 1" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await userEvent.keyboard(" ");

  expect(pressed).toEqual([0, 1]);
  expect(screen.getByText("A wedge of cheese").parentElement).toHaveAttribute("aria-live", "polite");
});
