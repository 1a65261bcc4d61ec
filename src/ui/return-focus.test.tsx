import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";

test("a dialog returns the focus to its opener", async () => {
  const visitor = show(<Opener />);
  await visitor.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog");

  await visitor.keyboard("{Escape}");

  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});

test("the button of a menu gets the focus, though the menu was still open when its dialog opened", async () => {
  const visitor = show(<ChoiceOpensDialog />);
  await visitor.click(screen.getByRole("menuitem", { name: "Settings" }));
  await screen.findByRole("dialog");
  document.getElementById("choices")?.remove();

  await visitor.keyboard("{Escape}");

  await waitFor(() => expect(screen.getByRole("button", { name: "Account" })).toHaveFocus());
});

test("an element that replaces the opener while the dialog closes gets the focus", async () => {
  const visitor = show(<Opener becomes={<button type="button">Logout</button>} />);
  await visitor.click(screen.getByRole("button", { name: "Open" }));

  await visitor.click(await screen.findByRole("button", { name: "Done" }));

  await waitFor(() => expect(screen.getByRole("button", { name: "Logout" })).toHaveFocus());
});

test("a control added before the opener in the meantime does not get the focus", async () => {
  const visitor = show(
    <>
      <span id="late" />
      <Opener becomes={<button type="button">Logout</button>} />
    </>,
  );
  await visitor.click(screen.getByRole("button", { name: "Open" }));
  const done = await screen.findByRole("button", { name: "Done" });
  document.getElementById("late")?.append(document.createElement("button"));

  await visitor.click(done);

  await waitFor(() => expect(screen.getByRole("button", { name: "Logout" })).toHaveFocus());
});

test("an element that replaces the opener later gets the focus, also inside other boxes", async () => {
  const change = aChange();
  const inBoxes = (
    <div>
      <p>Text</p>
      <button type="button">Disconnect</button>
    </div>
  );
  const visitor = show(<Opener becomes={inBoxes} change={change.made} />);
  await visitor.click(screen.getByRole("button", { name: "Open" }));
  await visitor.click(await screen.findByRole("button", { name: "Done" }));
  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();

  await change.make();

  expect(screen.getByRole("button", { name: "Disconnect" })).toHaveFocus();
});

test("inside a shadow root the focus is returned before anything else happens", async () => {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = '<section tabindex="-1">Opening</section>';
  let focused: Element | null = null;
  const visitor = show(
    <Shortcut
      onClosed={() => {
        focused = root.activeElement;
      }}
    />,
  );
  screen.getByRole("main").append(host);
  root.querySelector("section")?.focus();
  await visitor.keyboard("o");
  await screen.findByRole("dialog");

  await visitor.click(screen.getByRole("textbox"));
  await visitor.keyboard("{Enter}");

  expect(focused).toBe(root.querySelector("section"));
  await act(async () => {});
  expect(root.activeElement).toBe(root.querySelector("section"));
});

test("the key that closes a dialog does not press the newly focused element", async () => {
  const visitor = show(
    <>
      <button type="button">Before</button>
      <button type="button">Move up</button>
      <Shortcut onClosed={() => screen.getByText("Chosen").remove()}>
        <section tabIndex={-1}>Chosen</section>
      </Shortcut>
    </>,
  );
  await visitor.click(screen.getByRole("button", { name: "Before" }));
  screen.getByText("Chosen").focus();
  await visitor.keyboard("o");
  await screen.findByRole("dialog");
  await visitor.click(screen.getByRole("textbox"));

  await visitor.keyboard("{Enter>}");
  await act(async () => {});
  expect(document.body).toHaveFocus();
  await visitor.keyboard("{/Enter}");

  await waitFor(() => expect(screen.getByRole("button", { name: "Move up" })).toHaveFocus());
});

test("an element that has the focus when the dialog is gone keeps it", async () => {
  const visitor = show(
    <>
      <Opener becomes={null} change={new Promise(() => {})} onDone={() => screen.getByText("News").focus()} />
      <h2 tabIndex={-1}>News</h2>
    </>,
  );
  await visitor.click(screen.getByRole("button", { name: "Open" }));

  await visitor.click(await screen.findByRole("button", { name: "Done" }));
  await act(async () => {});

  expect(screen.getByText("News")).toHaveFocus();
});

test("without a successor the nearest control gets the focus", async () => {
  const visitor = show(
    <>
      <button type="button">Far before</button>
      <button type="button">Before</button>
      <Opener becomes={null} />
    </>,
  );
  await visitor.click(screen.getByRole("button", { name: "Open" }));

  await visitor.click(await screen.findByRole("button", { name: "Done" }));

  await waitFor(() => expect(screen.getByRole("button", { name: "Before" })).toHaveFocus());
});

test("without a nearby control the main element gets the focus", async () => {
  const visitor = show(<Opener becomes={null} />);
  await visitor.click(screen.getByRole("button", { name: "Open" }));

  await visitor.click(await screen.findByRole("button", { name: "Done" }));

  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});

test("after the visitor has acted, a lost focus is not restored", async () => {
  const change = aChange();
  const visitor = show(<Opener becomes={<button type="button">Logout</button>} change={change.made} />);
  await visitor.click(screen.getByRole("button", { name: "Open" }));
  await visitor.click(await screen.findByRole("button", { name: "Done" }));
  await visitor.keyboard("{Shift}");

  await change.make();

  expect(document.body).toHaveFocus();
});

test("on another page the heading gets the focus", async () => {
  const change = aChange();
  const visitor = show(<Opener becomes={<button type="button">Logout</button>} change={change.made} />);
  await visitor.click(screen.getByRole("button", { name: "Open" }));
  await visitor.click(await screen.findByRole("button", { name: "Done" }));
  history.pushState(null, "", "/pricing");

  await change.make();

  expect(document.body).toHaveFocus();
});

/** A change with a function that makes it visible. */
function aChange() {
  let make = () => {};
  const made = new Promise<void>((resolve) => {
    make = resolve;
  });
  return { made, make: () => act(async () => make()) };
}

interface OpenerProps {
  /** The content that replaces the button after the dialog. */
  becomes?: ReactNode;
  /** A promise to delay the replacement; by default it is immediate. */
  change?: Promise<void>;
  onDone?: () => void;
}

function ChoiceOpensDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" id="account">
        Account
      </button>
      <button type="button">Logout</button>
      <div id="choices" role="menu" aria-labelledby="account" tabIndex={-1}>
        <button type="button" role="menuitem" onClick={() => setIsOpen(true)}>
          Settings
        </button>
      </div>
      {isOpen && (
        <Dialog title="Settings" onClose={() => setIsOpen(false)}>
          <p>Text</p>
        </Dialog>
      )}
    </>
  );
}

function Opener({ becomes, change, onDone }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  const done = () => {
    flushSync(() => setOpen(false));
    onDone?.();
    if (change) void change.then(() => setReplaced(true));
    else setReplaced(true);
  };
  const opener = (
    // The key stops React from reusing the element for its successor.
    <button key="opener" type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
  return (
    <>
      {isReplaced ? becomes : opener}
      {isOpen && (
        <Dialog title="Question" onClose={() => setOpen(false)}>
          <button type="button" onClick={done}>
            Done
          </button>
        </Dialog>
      )}
    </>
  );
}

interface ShortcutProps {
  onClosed: () => void;
  children?: ReactNode;
}

/** A dialog that the key "o" opens, and Enter closes, wherever the focus is in it. */
function Shortcut({ onClosed, children }: ShortcutProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === "o" && setOpen(true);
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      {children}
      {isOpen && (
        <Dialog title="Question" onClose={() => setOpen(false)}>
          <input
            onKeyDown={({ key }) => {
              if (key !== "Enter") return;
              flushSync(() => setOpen(false));
              onClosed();
            }}
          />
        </Dialog>
      )}
    </>
  );
}

/** Renders in the main element of an application. */
function show(content: ReactNode) {
  const root = document.createElement("div");
  root.id = "root";
  document.body.append(root);
  render(
    <main id="main" tabIndex={-1}>
      {content}
    </main>,
    { container: root },
  );
  return userEvent.setup();
}
