import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { understand } from "#src/brief/understand.ts";
import { UnderstoodPanel } from "./understood-panel.tsx";

const read = understand("A cosy bakery in Lisbon called Crumb, with online orders");

test("what is not on the site yet is added with one tap", async () => {
  const onAdd = vi.fn();
  render(
    <UnderstoodPanel
      read={read}
      current={read}
      onChange={() => {}}
      onFeature={() => {}}
      left={[{ id: "f43", text: "Online orders." }]}
      onAdd={onAdd}
    />,
  );

  expect(screen.getByRole("list", { name: "Not on the site yet" })).toHaveTextContent("Online orders.");
  await userEvent.click(screen.getByRole("button", { name: "Add: Online orders." }));

  expect(onAdd).toHaveBeenCalledExactlyOnceWith("f43");
});

test("where everything is on the site, nothing is listed", () => {
  render(
    <UnderstoodPanel
      read={read}
      current={read}
      onChange={() => {}}
      onFeature={() => {}}
      left={[]}
      onAdd={() => {}}
    />,
  );

  expect(screen.queryByText("Not on the site yet")).toBeNull();
});
