import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { stubInnerText } from "../../tests/inner-text.ts";
import { Menu } from "./menu.tsx";
import { ToastProvider } from "./toast-slice.ts";

stubInnerText();

const more = () => screen.getByRole("button", { name: "More" });
const items = () => screen.queryAllByRole("menuitem").map(({ textContent }) => textContent);
/** The item in `aria-activedescendant`, because the focus stays on the menu. */
const current = () =>
  document.getElementById(screen.getByRole("menu").getAttribute("aria-activedescendant") ?? "")?.textContent;

function show() {
  const chosen = vi.fn();
  const choices = ["Deploy", "Rename", "Duplicate", "Delete"].map((label) => ({
    label,
    onChoose: () => chosen(label),
  }));
  render(
    <ToastProvider>
      <Menu button={<button type="button">More</button>} choices={choices} />
      <button type="button">After</button>
    </ToastProvider>,
  );
  return { visitor: userEvent.setup(), chosen };
}

test("its button has aria-haspopup, before and after the first use", async () => {
  const { visitor } = show();
  expect(more()).toHaveAttribute("aria-haspopup", "menu");
  expect(more()).toHaveAttribute("aria-expanded", "false");

  await visitor.click(more());

  expect(await screen.findByRole("menu", { name: "More" })).toHaveFocus();
  expect(more()).toHaveAttribute("aria-haspopup", "menu");
  expect(more()).toHaveAttribute("aria-expanded", "true");
  expect(items()).toEqual(["Deploy", "Rename", "Duplicate", "Delete"]);
  expect(current()).toBeUndefined();
});

test("a choice closes it, returns the focus to the button and is made once", async () => {
  const { visitor, chosen } = show();
  for (const times of [1, 2]) {
    await visitor.click(more());
    await visitor.click(await screen.findByRole("menuitem", { name: "Rename" }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(more()).toHaveFocus();
    expect(chosen.mock.calls).toEqual(Array(times).fill(["Rename"]));
  }
});

test.each([
  ["{Enter}", "Deploy"],
  [" ", "Deploy"],
  ["{ArrowDown}", "Deploy"],
  ["{ArrowUp}", "Delete"],
])("the key %j opens it, the first time and after that, at %s", async (key, first) => {
  const { visitor } = show();
  for (let time = 0; time < 2; time += 1) {
    more().focus();
    await visitor.keyboard(key);
    await screen.findByRole("menu");
    await waitFor(() => expect(current()).toBe(first));
    await visitor.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(more()).toHaveFocus();
  }
});

test("arrow keys, Home, End and letters move in it, and Enter selects", async () => {
  const { visitor, chosen } = show();
  more().focus();
  await visitor.keyboard("{Enter}");
  await waitFor(() => expect(current()).toBe("Deploy"));

  await visitor.keyboard("{ArrowDown}");
  expect(current()).toBe("Rename");
  await visitor.keyboard("{End}");
  expect(current()).toBe("Delete");
  await visitor.keyboard("{ArrowUp}");
  expect(current()).toBe("Duplicate");
  await visitor.keyboard("{Home}");
  expect(current()).toBe("Deploy");
  await visitor.keyboard("du");
  expect(current()).toBe("Duplicate");
  await visitor.keyboard("{Enter}");

  expect(chosen.mock.calls).toEqual([["Duplicate"]]);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

test("Tab and a click elsewhere close it without a choice", async () => {
  const { visitor, chosen } = show();
  await visitor.click(more());
  await screen.findByRole("menu");
  await visitor.tab();
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(screen.getByRole("button", { name: "After" })).toHaveFocus();

  await visitor.click(more());
  await screen.findByRole("menu");
  await visitor.click(document.body);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(chosen).not.toHaveBeenCalled();
});

test("a choice can be a link, with an address of its own", async () => {
  const visitor = userEvent.setup();
  render(
    <ToastProvider>
      <Menu
        side="below"
        button={<button type="button">More</button>}
        choices={[{ label: "My Projects", href: "/view-projects?tab=mine" }]}
      />
    </ToastProvider>,
  );

  await visitor.click(more());
  const link = await screen.findByRole("menuitem", { name: "My Projects" });
  expect(link).toHaveAttribute("href", "/view-projects?tab=mine");
  await visitor.click(link);

  expect(location.pathname + location.search).toBe("/view-projects?tab=mine");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});
