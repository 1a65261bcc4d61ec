import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Popover } from "./popover.tsx";
import { ToastProvider } from "./toast-slice.ts";

const button = () => screen.getByRole("button", { name: /^(Open|Close) it$/ });
const panel = () => screen.queryByRole("region", { name: "Share" });
const isGone = () => waitFor(() => expect(panel()).toBeNull());

function show(isDisabled = false) {
  render(
    <ToastProvider>
      <Popover
        label="Share"
        className=""
        button={(isOpen) => (
          <button type="button" disabled={isDisabled}>
            {isOpen ? "Close it" : "Open it"}
          </button>
        )}
      >
        {(close) => (
          <>
            <a href="#inside">Inside</a>
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </Popover>
      <button type="button">After</button>
    </ToastProvider>,
  );
  return userEvent.setup();
}

test.each(["the pointer", "a key"])("%s opens and closes it, the first time and after that", async (by) => {
  const visitor = show();
  const press = () => {
    if (by === "the pointer") return visitor.click(button());
    button().focus();
    return visitor.keyboard("{Enter}");
  };
  for (let time = 0; time < 2; time += 1) {
    expect(button()).toHaveTextContent("Open it");
    expect(button()).toHaveAttribute("aria-expanded", "false");
    await press();
    await waitFor(() => expect(panel()).toBeVisible());
    expect(button()).toHaveFocus();
    expect(button()).toHaveTextContent("Close it");
    expect(button()).toHaveAttribute("aria-expanded", "true");
    await press();
    await isGone();
  }
});

test("the keyboard moves from the button into the panel; Escape returns the focus", async () => {
  const visitor = show();
  button().focus();
  await visitor.keyboard("{Enter}");
  await waitFor(() => expect(panel()).toBeVisible());

  await visitor.tab();
  expect(screen.getByRole("link", { name: "Inside" })).toHaveFocus();
  await visitor.keyboard("{Escape}");

  await isGone();
  expect(button()).toHaveFocus();
});

test("clicking elsewhere and leaving by keyboard close it", async () => {
  const visitor = show();
  await visitor.click(button());
  await waitFor(() => expect(panel()).toBeVisible());
  await visitor.click(document.body);
  await isGone();

  await visitor.click(button());
  await waitFor(() => expect(panel()).toBeVisible());
  screen.getByRole("button", { name: "Done" }).focus();
  await visitor.tab();
  await isGone();
  expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
});

test("its content can close it, which returns the focus to the button", async () => {
  const visitor = show();
  await visitor.click(button());
  await visitor.click(await screen.findByRole("button", { name: "Done" }));

  await isGone();
  expect(button()).toHaveFocus();
});

test("a disabled button opens nothing", async () => {
  const visitor = show(true);

  await visitor.click(button());

  expect(button()).toBeDisabled();
  expect(button()).toHaveAttribute("aria-expanded", "false");
  expect(panel()).toBeNull();
});
