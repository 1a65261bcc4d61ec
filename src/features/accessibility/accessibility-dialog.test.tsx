import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { open } from "../../../tests/render-page.tsx";
import { applyToRoot, defaultSettings } from "./accessibility-settings.ts";

const KEY = "accessibility-settings";

afterEach(() => applyToRoot(defaultSettings));

test("the dialog has all settings in their initial state, and three ways to close it", {
  tags: "short",
}, async () => {
  const visitor = await openSettings();

  expect(within(dialog()).getByRole("heading", { level: 2 })).toHaveTextContent("Accessibility Settings");
  for (const [name, isOn] of [
    ["High contrast", "false"],
    ["Reduced motion", "false"],
    ["Screen reader support", "false"],
    ["Focus indicators", "true"],
  ] as const) {
    expect(toggle(name)).toHaveAttribute("aria-checked", isOn);
    expect(toggle(name)).toHaveAccessibleDescription(/\w+ .*\./);
  }
  for (const [group, first, options] of [
    ["Font size", "Medium", ["Small", "Medium", "Large", "Extra large"]],
    ["Colour blind mode", "None", ["None", "Protanopia", "Deuteranopia", "Tritanopia"]],
    ["Theme", "System", ["System", "Light", "Dark"]],
  ] as const) {
    const radios = within(within(dialog()).getByRole("radiogroup", { name: group })).getAllByRole("radio");
    expect(radios).toHaveLength(options.length);
    for (const option of options) {
      expect(choice(group, option)).toHaveAttribute("aria-checked", String(option === first));
    }
  }
  expect(within(dialog()).getByRole("region", { name: "Preview" })).toHaveTextContent("In progress");
  expect(
    within(dialog())
      .getAllByRole("button")
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(["", "Show motion", "Reset", "Apply"]);
  expect(stored()).toBeNull();
  expect(rootClasses()).toEqual([]);

  for (const close of [
    () => visitor.click(within(dialog()).getByRole("button", { name: "Apply" })),
    () => visitor.keyboard("{Escape}"),
    () => visitor.click(within(dialog()).getByRole("button", { name: "Close" })),
  ]) {
    await close();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(opener()).toHaveFocus();
    await visitor.click(opener());
    expect(dialog()).toBeVisible();
  }
});

test("each toggle applies immediately, is stored, and survives a reload", async () => {
  const visitor = await openSettings();
  for (const [name, setting, className] of [
    ["High contrast", "highContrast", "high-contrast"],
    ["Reduced motion", "reducedMotion", "reduced-motion"],
    ["Screen reader support", "screenReader", "screen-reader"],
    ["Focus indicators", "focusIndicators", "no-focus-indicators"],
  ] as const) {
    const isOn = toggle(name).getAttribute("aria-checked") === "true";
    await visitor.click(toggle(name));

    expect(toggle(name)).toHaveAttribute("aria-checked", String(!isOn));
    expect(rootClasses()).toContain(className);
    expect(stored()).toMatchObject({ [setting]: !isOn });
  }

  cleanup();
  document.documentElement.className = "";
  await openSettings();
  expect(rootClasses().sort()).toEqual(
    ["high-contrast", "reduced-motion", "screen-reader", "no-focus-indicators"].sort(),
  );
  expect(toggle("High contrast")).toHaveAttribute("aria-checked", "true");

  toggle("High contrast").focus();
  await visitor.keyboard(" ");
  expect(toggle("High contrast")).toHaveAttribute("aria-checked", "false");
  expect(rootClasses()).not.toContain("high-contrast");
  expect(stored()).toMatchObject({ highContrast: false });
});

test("Reset undoes everything, removes what is stored and says so", async () => {
  const visitor = await openSettings();
  for (const option of ["Small", "Medium", "Large", "Extra large"]) {
    await visitor.click(choice("Font size", option));
  }
  expect(stored()).toEqual({ ...defaultSettings, fontSize: "extra-large" });
  await visitor.click(toggle("High contrast"));
  await visitor.click(toggle("Focus indicators"));
  await visitor.click(choice("Font size", "Large"));
  await visitor.click(choice("Colour blind mode", "Protanopia"));
  await visitor.click(choice("Theme", "Dark"));
  expect(rootClasses().sort()).toEqual(
    ["color-blind-protanopia", "dark", "font-large", "high-contrast", "no-focus-indicators"].sort(),
  );

  await visitor.click(within(dialog()).getByRole("button", { name: "Reset" }));

  expect(dialog()).toBeVisible();
  expect(rootClasses()).toEqual([]);
  expect(stored()).toBeNull();
  expect(toggle("High contrast")).toHaveAttribute("aria-checked", "false");
  expect(toggle("Focus indicators")).toHaveAttribute("aria-checked", "true");
  expect(choice("Font size", "Medium")).toBeChecked();
  expect(choice("Colour blind mode", "None")).toBeChecked();
  expect(choice("Theme", "System")).toBeChecked();
  await waitFor(() => expect(announcements()).toMatch(/The settings are back to their defaults\.$/));
});

test("screen reader support announces pages and dialogs", async () => {
  localStorage.setItem(KEY, JSON.stringify({ ...defaultSettings, screenReader: true }));
  const visitor = open("/no/such/page");

  await visitor.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Live demos" }));
  await waitFor(() => expect(announcements()).toBe("Page loaded: Live demos."));

  await visitor.click(await screen.findByRole("button", { name: "Accessibility settings" }));
  await waitFor(() => expect(announcements()).toBe("Dialog opened: Accessibility Settings."));
  await visitor.keyboard("{Escape}");
  await waitFor(() => expect(announcements()).toBe("Dialog closed: Accessibility Settings."));
});

const opener = () => screen.getByRole("button", { name: "Accessibility settings" });
const dialog = () => screen.getByRole("dialog", { name: "Accessibility Settings" });
const toggle = (name: string) => within(dialog()).getByRole("switch", { name });
const choice = (group: string, name: string) =>
  within(within(dialog()).getByRole("radiogroup", { name: group })).getByRole("radio", {
    name: new RegExp(`^${name}`),
  });
const announcements = () => document.querySelector("[data-announcer]")?.textContent;

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null");
const rootClasses = () => [...document.documentElement.classList].filter((name) => name !== "settings-read");

async function openSettings(): Promise<UserEvent> {
  const visitor = open("/no/such/page");
  await visitor.click(await screen.findByRole("button", { name: "Accessibility settings" }));
  await screen.findByRole("dialog", { name: "Accessibility Settings" });
  return visitor;
}
