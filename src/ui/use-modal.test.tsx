import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";

test("Escape closes the topmost of two dialogs, and then the other one", async () => {
  const visitor = show(<TwoDialogs />);

  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Upper" })).toBeNull();
  expect(screen.getByRole("dialog", { name: "Lower" })).toBeVisible();

  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what lies behind the topmost dialog is inert, the application until the last one has closed", async () => {
  const visitor = show(<TwoDialogs />);
  const application = document.getElementById("root");
  expect(application).toHaveAttribute("inert");
  expect(screen.getByRole("dialog", { name: "Lower" })).toHaveAttribute("inert");
  expect(screen.getByRole("dialog", { name: "Upper" })).not.toHaveAttribute("inert");

  await visitor.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Lower" })).not.toHaveAttribute("inert");
  expect(application).toHaveAttribute("inert");

  await visitor.keyboard("{Escape}");
  expect(application).not.toHaveAttribute("inert");
});

test("a lower dialog that closes by itself leaves the focus and the Escape to the upper one", async () => {
  const visitor = show(<TwoDialogs />);
  await visitor.click(screen.getByRole("button", { name: "Close the lower one" }));

  expect(screen.queryByRole("dialog", { name: "Lower" })).toBeNull();
  expect(screen.getByRole("button", { name: "Close the lower one" })).toHaveFocus();
  expect(document.getElementById("root")).toHaveAttribute("inert");

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

/** Beside an application, as in a page. */
function show(content: ReactNode) {
  const root = document.createElement("div");
  root.id = "root";
  document.body.append(root);
  render(content, { container: root });
  return userEvent.setup();
}
