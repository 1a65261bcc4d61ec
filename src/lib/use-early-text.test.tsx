import { act, render } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useEarlyText } from "./use-early-text.ts";

function Field({ onWords }: { onWords: (words: string) => void }) {
  const [words, setWords] = useState("");
  useEarlyText("words");
  onWords(words);
  return <input id="words" value={words} onChange={({ target }) => setWords(target.value)} />;
}

test("what was typed before the page was alive is known when it is", async () => {
  const onWords = vi.fn();
  document.body.innerHTML = `<div>${renderToString(<Field onWords={() => {}} />)}</div>`;
  const field = document.querySelector("input") as HTMLInputElement;
  field.value = "key cab";

  await act(async () => hydrateRoot(document.body.firstElementChild as Element, <Field onWords={onWords} />));

  expect(onWords).toHaveBeenLastCalledWith("key cab");
  expect(field.value).toBe("key cab");
});

test("a field that was not there before is left alone", () => {
  const onWords = vi.fn();

  render(<Field onWords={onWords} />);

  expect(onWords.mock.calls).toEqual([[""]]);
});
