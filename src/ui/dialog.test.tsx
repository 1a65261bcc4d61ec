import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, StrictMode, useState } from "react";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";
import { ToastProvider, useToast } from "./toast-slice.ts";
import { Toaster } from "./toaster.tsx";

test("Escape closes the topmost of two dialogs, and then the other one", async () => {
  const visitor = await showTwo();

  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Upper" })).toBeNull();
  expect(screen.getByRole("dialog", { name: "Lower" })).toBeVisible();

  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("everything behind the topmost dialog is inert, and the application until the last one has closed", async () => {
  const visitor = await showTwo();
  const application = document.getElementById("root");
  expect(application?.inert).toBe(true);
  expect(isInert("Lower")).toBe(true);
  expect(isInert("Upper")).toBe(false);

  await visitor.keyboard("{Escape}");
  expect(isInert("Lower")).toBe(false);
  expect(application?.inert).toBe(true);

  await visitor.keyboard("{Escape}");
  expect(application?.inert).toBeFalsy();
});

test("a lower dialog that closes itself leaves focus and Escape to the upper one", async () => {
  const visitor = await showTwo();
  await visitor.click(screen.getByRole("button", { name: "Close the lower one" }));

  expect(screen.queryByText("Lower")).toBeNull();
  expect(screen.getByRole("button", { name: "Close the lower one" })).toHaveFocus();
  expect(document.getElementById("root")?.inert).toBe(true);

  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the focus is on the box, or on the marked element in it", async () => {
  show(
    <Dialog title="Question" onClose={() => {}}>
      <button type="button">Yes</button>
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole("dialog", { name: "Question" })).toHaveFocus());

  show(
    <Dialog title="Sure?" onClose={() => {}}>
      <button type="button">Yes</button>
      <button type="button" data-autofocus="">
        No
      </button>
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole("button", { name: "No" })).toHaveFocus());
});

test("a click beside the box does not close it", async () => {
  const visitor = await showTwo();
  const screenAround = screen.getByRole("dialog").parentElement as HTMLElement;

  await visitor.click(screenAround);

  expect(screen.getByRole("dialog", { name: "Upper" })).toBeVisible();
});

test("opening a dialog twice while its code is loading opens it once", async () => {
  const visitor = show(<Openers />);
  await visitor.dblClick(screen.getByRole("button", { name: "Open" }));

  expect(await screen.findAllByRole("dialog")).toHaveLength(1);
});

test("a dialog stays open in development, where StrictMode runs effects twice", async () => {
  Element.prototype.getAnimations ??= () => [];
  render(
    <StrictMode>
      <Dialog title="Lasting" onClose={() => {}}>
        Here
      </Dialog>
    </StrictMode>,
  );

  await screen.findByRole("dialog", { name: "Lasting" });
  await Promise.resolve();
  expect(screen.getByRole("dialog", { name: "Lasting" })).toBeVisible();
});

test("Escape in a notification dismisses it, and the dialog stays", async () => {
  const visitor = show(
    <ToastProvider>
      <Notified />
    </ToastProvider>,
  );
  await visitor.click(screen.getByRole("button", { name: "Notify" }));
  await screen.findByRole("dialog", { name: "Question" });
  const notice = screen.getByText("Saved").closest("li") as HTMLElement;
  within(notice).getByRole("button", { name: "Close" }).focus();

  await visitor.keyboard("{Escape}");

  await waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
  expect(screen.getByRole("dialog", { name: "Question" })).toBeVisible();
  await visitor.click(screen.getByRole("dialog", { name: "Question" }));
  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

function TwoDialogs() {
  const [isLowerOpen, setLowerOpen] = useState(true);
  const [isUpperOpen, setUpperOpen] = useState(true);
  return (
    <>
      {isLowerOpen && (
        <Dialog title="Lower" onClose={() => setLowerOpen(false)}>
          Text
        </Dialog>
      )}
      {isUpperOpen && (
        <Dialog title="Upper" onClose={() => setUpperOpen(false)}>
          <button type="button" onClick={() => setLowerOpen(false)}>
            Close the lower one
          </button>
        </Dialog>
      )}
    </>
  );
}

function Openers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Question" onClose={() => setOpen(false)}>
          Text
        </Dialog>
      )}
    </>
  );
}

function Notified() {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const notify = () => {
    toast({ title: "Saved" });
    setOpen(true);
  };
  return (
    <>
      <button type="button" onClick={notify}>
        Notify
      </button>
      <Toaster />
      {isOpen && (
        <Dialog title="Question" onClose={() => setOpen(false)}>
          Text
        </Dialog>
      )}
    </>
  );
}

async function showTwo() {
  const visitor = show(<TwoDialogs />);
  await screen.findByRole("dialog", { name: "Upper" });
  return visitor;
}

function isInert(title: string) {
  for (let box: HTMLElement | null = screen.getByText(title); box; box = box.parentElement) {
    if (box.inert) return true;
  }
  return false;
}

/** Renders beside an application element, as in a page. */
function show(content: ReactNode) {
  document.getElementById("root")?.remove();
  const root = document.createElement("div");
  root.id = "root";
  document.body.append(root);
  render(content, { container: root });
  return userEvent.setup();
}
