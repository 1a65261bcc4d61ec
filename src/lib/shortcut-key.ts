type Press = Pick<KeyboardEvent, "key" | "code">;

/**
 * Returns the key of a shortcut in small letters: the sign on the key, or, on a layout without Latin letters, the sign
 * that the key has on an English keyboard. `code` alone would swap letters on layouts such as QWERTZ and Dvorak.
 */
export function shortcutKey({ key, code }: Press) {
  // Names such as "Enter" have several letters.
  if (key.length > 1 || key <= "~") return key.toLowerCase();
  const [, letter] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  return (letter ?? signs[code] ?? key).toLowerCase();
}

const signs: Record<string, string | undefined> = { BracketLeft: "[", BracketRight: "]" };

/** Whether the press writes a letter of its own: through an input method, or with AltGr, which is Ctrl and Alt together. */
export const isWriting = (
  event: Pick<KeyboardEvent, "isComposing" | "ctrlKey" | "altKey" | "getModifierState">,
) => event.isComposing || (event.ctrlKey && event.altKey) || event.getModifierState("AltGraph");
