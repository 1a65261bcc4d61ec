import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { keepFocusInLists } from "./keep-focus-in-lists.ts";

test("the next entry of a list gets the focus of a removed one, then the one before", async () => {
  const visitor = showList("Rye", "Spelt", "Rolls");

  await visitor.click(screen.getByRole("button", { name: "Remove Spelt" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Remove Rolls" })).toHaveFocus());
  await visitor.keyboard("{Enter}");

  await waitFor(() => expect(screen.getByRole("button", { name: "Remove Rye" })).toHaveFocus());
});

test("after the last entry, the control in the place of the list gets the focus", async () => {
  const visitor = showList("Rye");

  await visitor.click(screen.getByRole("button", { name: "Remove Rye" }));

  await waitFor(() => expect(screen.getByRole("button", { name: "Add" })).toHaveFocus());
});

test("a removal elsewhere leaves the focus alone", async () => {
  const visitor = showList("Rye", "Spelt");

  await visitor.click(screen.getByRole("button", { name: "Remove Spelt after a while" }));
  await visitor.click(screen.getByRole("button", { name: "Add" }));

  await waitFor(() => expect(screen.queryByText("Spelt")).toBeNull());
  expect(screen.getByRole("button", { name: "Add" })).toHaveFocus();
});

test("on another page, the list of the page before gives the focus to nothing", async () => {
  const visitor = showList("Rye");

  await visitor.click(screen.getByRole("button", { name: "Open Rye" }));

  expect(await screen.findByText("Another page")).toBeVisible();
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

function showList(...names: string[]) {
  render(<List names={names} />);
  return userEvent.setup();
}

function List({ names }: { names: string[] }) {
  const [shown, setShown] = useState(names);
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(keepFocusInLists, []);
  const remove = (name: string) => setShown((shown) => shown.filter((other) => other !== name));
  const leave = () => {
    history.replaceState(null, "", "/elsewhere");
    setIsElsewhere(true);
  };
  if (isElsewhere) {
    return (
      <main>
        Another page <button type="button">Go on</button>
      </main>
    );
  }
  return (
    <main>
      <button type="button">Before</button>
      {shown.length > 0 && (
        <ul>
          {shown.map((name) => (
            <li key={name}>
              {name}
              <button type="button" onClick={leave}>
                Open {name}
              </button>
              <button type="button" onClick={() => remove(name)}>
                Remove {name}
              </button>
              <button type="button" onClick={() => setTimeout(() => remove(name), 50)}>
                Remove {name} after a while
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button">Add</button>
    </main>
  );
}
