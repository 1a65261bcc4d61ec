import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import type { Role } from "../document.ts";
import { AppEditor } from "../edit/app-editor.tsx";
import { openExample } from "../testing.ts";
import { AppFrame } from "./app-frame.tsx";

const opened = openExample("groomer");

function Frame({ as: role, isEditable = true }: { as: Role["id"]; isEditable?: boolean }) {
  const [isOpen, onOpen] = useState(false);
  const editing = { Editor: AppEditor, isOpen, onOpen, draftKey: "test" };
  return (
    <AppFrame
      {...opened}
      person={{ role }}
      readLog={async () => opened.app.log}
      editing={isEditable ? editing : undefined}
    />
  );
}

const button = () => screen.queryByRole("button", { name: "Edit app" });

test("only the owner of an app can edit it, and not an app that is only looked at", () => {
  const { rerender } = render(<Frame as="guest" />);
  expect(button()).toBeNull();
  rerender(<Frame as="user" />);
  expect(button()).toBeNull();
  rerender(<Frame as="admin" isEditable={false} />);
  expect(button()).toBeNull();
  rerender(<Frame as="admin" />);
  expect(button()).toHaveAttribute("aria-expanded", "false");
});

test("an app is seen as a guest while it is edited, and as its owner again afterwards", async () => {
  const user = userEvent.setup();
  render(<Frame as="admin" />);
  await user.click(button() as HTMLElement);
  await user.click(screen.getByRole("button", { name: "People" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "See as" }), "Guests");
  expect(screen.queryByRole("button", { name: "Export" })).toBeNull();

  await user.click(screen.getByRole("button", { name: "Done" }));

  expect(screen.getByRole("button", { name: "Export" })).toBeInTheDocument();
  expect(screen.queryByRole("complementary", { name: "Edit app" })).toBeNull();
});

test("a locked view and a locked table cannot be changed in their panels", async () => {
  const user = userEvent.setup();
  render(<Frame as="admin" />);
  await user.click(screen.getByRole("button", { name: "Dogs" }));
  await user.click(button() as HTMLElement);
  await user.click(screen.getByRole("button", { name: "Fields" }));
  await user.click(screen.getByRole("checkbox", { name: /^Lock “Dogs”/ }));
  expect(screen.queryByRole("button", { name: "Add a field" })).toBeNull();
  await user.click(screen.getAllByRole("button", { name: "Field Breed" }).at(-1) as HTMLElement);
  expect(screen.getByRole("textbox", { name: "Name" })).toBeDisabled();
  expect(screen.queryByRole("button", { name: "Delete the field" })).toBeNull();

  await user.click(screen.getByRole("button", { name: "This page" }));
  await user.click(screen.getByRole("checkbox", { name: /^Lock “Dogs”/ }));
  expect(screen.getByRole("textbox", { name: "Name of the view" })).toBeDisabled();
  expect(screen.queryByRole("button", { name: "Delete the view" })).toBeNull();
});
