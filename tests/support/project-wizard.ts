import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { open } from "../render-page.tsx";

/** With none of the gallery's cards on it. */
export const PAGE = "/view-projects?tab=mine";

export const opener = () => screen.findByRole("button", { name: "Create New Project" });

export const wizard = () => within(screen.getByRole("dialog"));

export const title = () => wizard().getByRole("heading", { level: 2 }).textContent;

export const button = (name: string) => wizard().getByRole("button", { name });

export const choice = (name: string) => wizard().getByRole("radio", { name: new RegExp(`^${name}`) });

export const press = (visitor: UserEvent, name: string) => visitor.click(button(name));

export const isCreating = () => wizard().queryByRole("button", { name: "Creating…" }) !== null;

export const fill = (field: string, value: string) =>
  fireEvent.change(wizard().getByLabelText(field), { target: { value } });

export async function openWizard() {
  const visitor = open(`${PAGE}&new=1`);
  await screen.findByRole("dialog", { name: "Create New Project" });
  return visitor;
}

/** Fills in the first step and goes on to the second. */
export async function describe(visitor: UserEvent, type = "Website") {
  fill("Project name", "Harbour Bakery");
  fill("Project description", "A bakery with boats in front");
  await visitor.click(choice(type));
  await next(visitor);
}

export async function next(visitor: UserEvent) {
  await press(visitor, "Next");
  await waitFor(() => expect(title()).toBe("Select Template"));
}

export async function back(visitor: UserEvent) {
  await press(visitor, "Back");
  await waitFor(() => expect(title()).toBe("Create New Project"));
}

/** The page's timers wait for the test, until it lets them go on by themselves. */
export function stopTimers() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return {
    passes: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    goesOn: () => void vi.setTimerTickMode("interval", 10),
  };
}

/** Waits while the page's timers stand still. */
export async function until(isSo: () => boolean) {
  for (let turn = 0; !isSo() && turn < 1_000; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
}
