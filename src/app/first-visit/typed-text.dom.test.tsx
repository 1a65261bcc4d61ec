import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { noteTypedText, restoreTypedText } from "./typed-text.ts";

interface Written {
  words: string;
  colour: string;
  kind: string;
  isChosen: boolean;
}
const nothing: Written = { words: "", colour: "#000000", kind: "site", isChosen: false };

function Form({ onWritten }: { onWritten: (written: Written) => void }) {
  const [written, setWritten] = useState(nothing);
  const write = (change: Partial<Written>) => setWritten((now) => ({ ...now, ...change }));
  onWritten(written);
  return (
    <>
      <input value={written.words} onChange={({ target }) => write({ words: target.value })} />
      <input type="color" value={written.colour} onChange={({ target }) => write({ colour: target.value })} />
      <select value={written.kind} onChange={({ target }) => write({ kind: target.value })}>
        <option value="site">Site</option>
        <option value="game">Game</option>
      </select>
      <input
        type="checkbox"
        checked={written.isChosen}
        onChange={({ target }) => write({ isChosen: target.checked })}
      />
    </>
  );
}

test("input made before hydration is restored afterwards", async () => {
  const written = await hydrate((fields) => {
    fields.text.value = "key cab";
    fields.colour.value = "#b45309";
    fields.kind.value = "game";
    fields.box.checked = true;
  });

  expect(written).toHaveBeenLastCalledWith({
    words: "key cab",
    colour: "#b45309",
    kind: "game",
    isChosen: true,
  });
  expect(document.querySelector("input")).toHaveValue("key cab");
});

test("input made during hydration is restored, too", async () => {
  const written = await hydrate(
    () => {},
    ({ text, kind, box }) => {
      for (const [field, value] of [
        [text, "key cab"],
        [kind, "game"],
      ] as const) {
        field.value = value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      box.checked = true;
      box.dispatchEvent(new Event("input", { bubbles: true }));
    },
  );

  expect(written).toHaveBeenLastCalledWith({ ...nothing, words: "key cab", kind: "game", isChosen: true });
});

test("untouched fields are left alone", async () => {
  const written = await hydrate(() => {});

  for (const [state] of written.mock.calls) expect(state).toEqual(nothing);
});

type Typing = (fields: ReturnType<typeof fieldsIn>) => void;

async function hydrate(type: Typing, typeMeanwhile: Typing = () => {}) {
  const onWritten = vi.fn<(written: Written) => void>();
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Form onWritten={() => {}} />);
  type(fieldsIn(root));
  root.id = "root";
  noteTypedText(root);
  typeMeanwhile(fieldsIn(root));
  await act(async () => hydrateRoot(root, <Form onWritten={onWritten} />));
  await act(async () => restoreTypedText());
  return onWritten;
}

function fieldsIn(root: HTMLElement) {
  const [text, colour, box] = root.querySelectorAll("input");
  const kind = root.querySelector("select");
  if (!text || !colour || !box || !kind) throw new Error("A field is missing");
  return { text, colour, box, kind };
}
