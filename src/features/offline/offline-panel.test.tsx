import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { createOfflineCopy } from "./offline-copy.ts";
import { OfflinePanel } from "./offline-panel.tsx";
import type { KeepOutcome, OfflineWorker } from "./offline-worker.ts";

const list = {
  pages: [["index.html", 1_048_576]],
  drawings: [["hero.svg", 1_048_576]],
  fonts: [["jost.woff2", 524_288]],
  pictures: [
    ["bakery.webp", 262_144],
    ["salon.webp", 262_144],
  ],
  music: [["loop.m4a", 524_288]],
} satisfies Awaited<ReturnType<OfflineWorker["list"]>>;

afterEach(() => {
  vi.unstubAllGlobals();
});

test("shows the size first, then finished groups and the end", { tags: "short" }, async () => {
  const visitor = showPanel(async () => "kept");

  expect(await screen.findByText("It takes 3.5 MB of storage on this device.")).toBeVisible();
  expect(group("Pictures of templates")).toHaveTextContent("0 of 2 files, 512.0 KB");
  await visitor.click(screen.getByRole("button", { name: "Make everything available offline" }));

  expect(await screen.findByText(/^Everything is available offline/)).toBeVisible();
  for (const name of ["Pages and code", "Drawings and icons", "Fonts", "Pictures of templates", "Music"]) {
    expect(group(name)).toHaveTextContent("available");
  }
  expect(screen.queryByRole("button")).toBeNull();
});

test("shows progress while running, and can be cancelled and resumed", async () => {
  let answer: (outcome: KeepOutcome) => void = () => {};
  let isSlow = true;
  const visitor = showPanel((file) =>
    file === "loop.m4a" && isSlow ? new Promise((resolve) => (answer = resolve)) : Promise.resolve("kept"),
  );
  await visitor.click(await screen.findByRole("button", { name: "Make everything available offline" }));

  const progress = await screen.findByRole("progressbar", { name: "Making everything available offline" });
  expect(progress).toHaveAttribute("max", "3670016");
  expect(progress).toHaveAttribute("value", String(3_670_016 - 524_288));
  await visitor.click(screen.getByRole("button", { name: "Cancel" }));
  answer("failed");
  expect(await screen.findByRole("alert")).toHaveTextContent("Cancelled. What is here stays");
  expect(screen.getByText("512.0 KB are still missing.")).toBeVisible();

  isSlow = false;
  await visitor.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText(/^Everything is available offline/)).toBeVisible();
});

test("explains full storage and what to do", async () => {
  const visitor = showPanel(async (file) => (file === "loop.m4a" ? "full" : "kept"));

  await visitor.click(await screen.findByRole("button", { name: "Make everything available offline" }));

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The storage of this browser is full. Free some space on this device, then continue. Finished files stay.",
  );
  expect(screen.getByRole("button", { name: "Continue" })).toBeVisible();
});

test("without a worker the page explains why it is not possible", async () => {
  render(<OfflinePanel copy={createOfflineCopy(async () => undefined, String)} />);

  expect(await screen.findByText(/takes a service worker, and none is running/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("offers the download as soon as a worker that starts late is there", async () => {
  let start = () => {};
  const ready = new Promise<void>((resolve) => (start = resolve));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker: { ready } }));
  let found: OfflineWorker | undefined;
  render(<OfflinePanel copy={createOfflineCopy(async () => found, String)} />);
  expect(await screen.findByText(/takes a service worker, and none is running/)).toBeVisible();

  found = workerThat(async () => "kept");
  start();

  expect(await screen.findByRole("button", { name: "Make everything available offline" })).toBeVisible();
});

function showPanel(keep: OfflineWorker["keep"]) {
  render(<OfflinePanel copy={createOfflineCopy(async () => workerThat(keep), String)} />);
  return userEvent.setup();
}

const workerThat = (keep: OfflineWorker["keep"]): OfflineWorker => ({
  list: async () => list,
  stored: async () => new Set(),
  keep,
});

const group = (name: string) =>
  within(screen.getByRole("list", { name: "What is stored" }))
    .getByText(name)
    .closest("li");
