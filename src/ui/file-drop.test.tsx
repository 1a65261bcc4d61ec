import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FileDrop } from "./file-drop.tsx";

const file = (name: string) => new File(["{}"], name);

test("the first of several dropped files is used, whatever its type", async () => {
  const onChoose = show();
  const files = [file("notes.exe"), file("work.json")];

  fireEvent.drop(screen.getByRole("region", { name: "Drop the file here" }), {
    dataTransfer: { files, types: ["Files"] },
  });

  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  expect(onChoose).toHaveBeenCalledWith(files[0]);
});

test("the same file can be chosen again after a correction", async () => {
  const onChoose = show();
  const input = screen.getByLabelText<HTMLInputElement>("Choose a file");
  const work = file("work.json");

  await userEvent.upload(input, work);
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole("button", { name: "Browse files" }));
  await userEvent.upload(input, work);

  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(2));
  expect(onChoose).toHaveBeenLastCalledWith(work);
});

test("dropped text is not a file", () => {
  const onChoose = show();

  fireEvent.drop(screen.getByRole("region", { name: "Drop the file here" }), {
    dataTransfer: { files: [], types: ["text/plain"] },
  });

  expect(onChoose).not.toHaveBeenCalled();
});

test("only the button is a tab stop", async () => {
  show();

  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Browse files" })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test("a screen without a pointer that could drag asks to choose a file", () => {
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query.startsWith("(hover: none)"),
  }));

  show();

  expect(screen.getByRole("region", { name: "Choose the file" })).toHaveTextContent(/^Choose the file/);
});

function show() {
  const onChoose = vi.fn();
  render(
    <FileDrop
      title="Drop the file here"
      titleOnTouch="Choose the file"
      accept=".json,.zip"
      onChoose={onChoose}
      reading={null}
      onCancel={() => {}}
      failure={null}
    />,
  );
  return onChoose;
}
