import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installOffer, watchInstallOffer } from "#src/lib/install-offer.ts";
import { InstallButton } from "./install-button.tsx";

let stop: () => void;

beforeEach(() => {
  stop = watchInstallOffer();
});

afterEach(() => {
  stop();
  installOffer.setState({ offer: null });
});

const button = () => screen.queryByRole("button", { name: "Install as an app" });

function offer() {
  const prompt = vi.fn(() => Promise.resolve({ outcome: "dismissed" }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { event, prompt };
}

test("the button appears only if the browser offers to install", async () => {
  render(<InstallButton />);
  expect(button()).toBeNull();

  const { event, prompt } = offer();
  expect(event.defaultPrevented).toBe(true);
  await userEvent.dblClick(button() as HTMLElement);

  expect(prompt).toHaveBeenCalledOnce();
  expect(button()).toBeNull();
});

test("after installing there is no offer", () => {
  render(<InstallButton />);
  offer();

  act(() => void dispatchEvent(new Event("appinstalled")));

  expect(button()).toBeNull();
});
