import { type Field, writeField } from "#src/lib/write-field.ts";

/** What somebody does on a page that is already shown but not yet alive: it is done for them when it is. */
export interface EarlyEvents {
  clicked: HTMLElement[];
  /** Fields with what was last written into them, or chosen. */
  written: Map<Field, string>;
  stop: () => void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/** Runs in the head of the page. Links, and forms with an address, work by themselves. */
export function keepEarlyEvents() {
  const clicked: EarlyEvents["clicked"] = [];
  const written: EarlyEvents["written"] = new Map();

  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>("#root button");
    // Done for it once more, the form would be gone from the page by the time that the browser sends it.
    if (button && !(button.type === "submit" && button.form?.hasAttribute("action"))) clicked.push(button);
  };
  const onInput = ({ target }: Event) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    ) {
      written.set(target, target.value);
    }
  };
  document.addEventListener("click", onClick, true);
  document.addEventListener("input", onInput, true);

  window.earlyEvents = {
    clicked,
    written,
    stop: () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("input", onInput, true);
    },
  };
}

/** To be called once React listens; it makes what it needs alive before it hands an event on. */
export function replayEarlyEvents() {
  const { earlyEvents } = window;
  if (!earlyEvents) return;
  earlyEvents.stop();
  delete window.earlyEvents;

  for (const [field, value] of earlyEvents.written) {
    // Makes the field alive, if it is not yet.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    writeField(field, value);
  }
  for (const button of earlyEvents.clicked) button.click();
}
