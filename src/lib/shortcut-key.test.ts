import { expect, test } from "vitest";
import { isWriting, shortcutKey } from "./shortcut-key.ts";

test.each([
  ["z", "KeyZ", "z"],
  ["Z", "KeyZ", "z"],
  ["я", "KeyZ", "z"],
  ["Я", "KeyZ", "z"],
  ["ζ", "KeyZ", "z"],
  ["۱", "Digit1", "1"],
  ["х", "BracketLeft", "["],
  ["ё", "Backquote", "ё"],
  // QWERTZ, AZERTY and Dvorak have Latin letters in other places.
  ["z", "KeyY", "z"],
  ["a", "KeyQ", "a"],
  ["?", "Digit7", "?"],
  ["Escape", "Escape", "escape"],
])("the key %s at %s counts as %s", (key, code, letter) => {
  expect(shortcutKey({ key, code })).toBe(letter);
});

test.each([
  ["a letter with AltGr", { getModifierState: (name: string) => name === "AltGraph" }, true],
  ["a letter with Ctrl and Alt, as Windows reports AltGr", { ctrlKey: true, altKey: true }, true],
  ["a letter of an input method", { isComposing: true }, true],
  ["Ctrl with a letter", { ctrlKey: true }, false],
])("%s", (_name, pressed, writes) => {
  const none = { isComposing: false, ctrlKey: false, altKey: false, getModifierState: () => false };
  expect(isWriting({ ...none, ...pressed })).toBe(writes);
});
