import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { open } from "../../tests/render-page.tsx";

test("the instant login opens on its demo tab, with the first user type chosen", async () => {
  open("/module/arcade-cabinet");

  const dialog = await screen.findByRole("dialog", { name: "Instant Login" });
  expect(within(dialog).getByRole("tab", { name: "Demo Login" })).toHaveAttribute("aria-selected", "true");
  expect(await within(dialog).findByRole("button", { name: "User" })).toHaveAttribute("aria-pressed", "true");
  expect(within(dialog).getByRole("button", { name: "Copy username waiting.room" })).toBeVisible();
});

test("a custom login lets anybody in, without a user type", async () => {
  const visitor = open("/module/arcade-cabinet");
  await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));

  await visitor.type(screen.getByLabelText("Username"), "<b>someone</b>");
  await visitor.type(screen.getByLabelText("Password"), "anything");
  await visitor.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Login" }));

  expect(await screen.findByText("Demo Interface")).toBeVisible();
  expect(screen.getByText("<b>someone</b>")).toBeVisible();
});

test("a custom login without a password is refused", async () => {
  const visitor = open("/module/arcade-cabinet");
  await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));

  await visitor.type(screen.getByLabelText("Username"), "someone");
  await visitor.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Login" }));

  expect(await screen.findByText("Invalid Input")).toBeVisible();
  expect(screen.getAllByText("Please enter both username and password")[0]).toBeVisible();
});

test("a link with a user type enters the demo at once", async () => {
  open("/module/arcade-cabinet?as=developer");

  expect(await screen.findByText("Demo Interface")).toBeVisible();
  expect(screen.getByText("Developer")).toBeVisible();
  expect(location.search).toBe("");
});

test("a demo session and its section survive a reload", async () => {
  const visitor = open("/module/arcade-cabinet?as=guest");
  await visitor.click(await screen.findByRole("tab", { name: "Reports" }));
  cleanup();

  open("/module/arcade-cabinet");

  expect(await screen.findByRole("heading", { name: "Reports" })).toBeVisible();
  expect(screen.getByText("Guest")).toBeVisible();
});
