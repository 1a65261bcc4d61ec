import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, Suspense } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { PageErrorBoundary } from "#src/app/page-error-boundary.tsx";
import { MissingPart } from "#src/ui/missing-part.tsx";
import { ToastProvider } from "#src/ui/toast-slice.ts";
import { Toaster } from "#src/ui/toaster.tsx";
import { later, laterIfThere, laterOrFail } from "./later.ts";
import { MissingPartContext } from "./lazy-part.tsx";

const missing = new TypeError("Failed to fetch dynamically imported module: /assets/part.js");
const Part = () => <p>The part</p>;
let isThere = false;
const load = async () => {
  if (isThere) return Part;
  throw missing;
};

beforeEach(() => {
  isThere = false;
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  // React logs the caught errors.
  vi.spyOn(console, "error").mockReturnValue();
});

test("a part that is not stored says so in its own place, and is there when it is tried again online", async () => {
  const Later = later(load);
  show(<Later />);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "This part could not be loaded. You are offline, and it is not stored in this browser yet. Go online and try again.",
  );
  expect(screen.getByRole("heading", { name: "The page" })).toBeVisible();

  isThere = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByText("The part")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a dialog that is not stored is closed with a notification, and opens later", async () => {
  const Dialog = later<{ onClose: () => void }>(load);
  const close = vi.fn();
  const { unmount } = show(<Dialog onClose={close} />);
  expect(await screen.findByText(/^This could not be opened\. You are offline/)).toBeVisible();
  expect(close).toHaveBeenCalledOnce();
  unmount();

  isThere = true;
  show(<Dialog onClose={close} />);

  expect(await screen.findByText("The part")).toBeVisible();
});

test("a decoration that is not stored is left out", async () => {
  const Decoration = laterIfThere(load);
  show(<Decoration />);

  await vi.waitFor(() => expect(screen.queryByText("One moment…")).toBeNull());
  expect(screen.getByRole("heading", { name: "The page" })).toBeVisible();
});

test("a page that is not stored does not blame itself", async () => {
  const Content = laterOrFail(load);
  show(<Content />);

  expect(await screen.findByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  expect(screen.getByText(/^A part of it could not be loaded\. You are offline/)).toBeVisible();
});

test("a part with a fault of its own fails its page, and not as if it were missing", async () => {
  const Faulty = later(async () => () => {
    throw new Error("Cannot read properties of undefined");
  });
  show(<Faulty />);

  expect(await screen.findByText(/^Something went wrong on our side/)).toBeVisible();
});

const show = (part: ReactElement) =>
  render(
    <ToastProvider>
      <MissingPartContext value={MissingPart}>
        <Toaster />
        <PageErrorBoundary>
          <h1>The page</h1>
          <Suspense fallback="One moment…">{part}</Suspense>
        </PageErrorBoundary>
      </MissingPartContext>
    </ToastProvider>,
  );
