import { adoptStyle } from "#src/lib/adopt-style.ts";
import css from "./screen.css?inline";

interface Question<Id extends string> {
  title: string;
  text: readonly string[];
  /** The buttons that answer, by id. */
  choices: Record<Id, string>;
  /** A button that answers nothing. */
  extra?: { name: string; act: () => void };
}

/** Asks something over the page, which cannot be used before it is answered. */
export function ask<Id extends string>({ title, text, choices, extra }: Question<Id>): Promise<Id> {
  adoptStyle(css);
  const dialog = document.createElement("dialog");
  dialog.className = "installed-screen";
  dialog.setAttribute("closedby", "none"); // Escape is no answer
  const heading = Object.assign(document.createElement("h1"), { id: "installed-title", textContent: title });
  dialog.setAttribute("aria-labelledby", heading.id);
  const paragraphs = text.map((textContent) => Object.assign(document.createElement("p"), { textContent }));
  const buttons = document.createElement("div");
  dialog.append(heading, ...paragraphs, buttons);
  const add = (textContent: string, onclick: () => void) =>
    buttons.append(Object.assign(document.createElement("button"), { type: "button", textContent, onclick }));
  return new Promise((resolve) => {
    for (const [id, name] of Object.entries<string>(choices))
      add(name, () => {
        dialog.remove();
        resolve(id as Id);
      });
    if (extra) add(extra.name, extra.act);
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.addEventListener("close", () => dialog.isConnected && dialog.showModal());
    document.body.append(dialog);
    dialog.showModal();
  });
}
