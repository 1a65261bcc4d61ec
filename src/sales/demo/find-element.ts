import { computeAccessibleName, getRole, isDisabled } from "dom-accessibility-api";

/** A name with this ending matches as a prefix. */
const AND_MORE = "…";

/**
 * Finds a visible, enabled element by role and accessible name. The last match wins, because it is in the topmost
 * dialog.
 */
export function findElement(role: string, name: string, root: Document = document): HTMLElement | undefined {
  const candidates = [...root.querySelectorAll<HTMLElement>(selectors[role] ?? `[role="${role}"]`)];
  const exact = candidates.filter((element) => roleOf(element) === role && isUsable(element));
  const wanted = tidy(name);
  return (
    exact.findLast((element) => nameOf(element) === wanted) ??
    (wanted.endsWith(AND_MORE)
      ? exact.find((element) => nameOf(element).startsWith(wanted.slice(0, -AND_MORE.length)))
      : undefined)
  );
}

export const nameOf = (element: Element) => tidy(computeAccessibleName(element));
export const roleOf = (element: Element) => getRole(element);

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** Limits the search by selector, because computing accessible names is slow. */
const selectors: Record<string, string> = {
  button: "button, summary, [role=button], input[type=submit], input[type=button]",
  link: "a[href], [role=link]",
  textbox: "input, textarea, [role=textbox]",
  searchbox: "input[type=search], [role=searchbox]",
  combobox: "select, input, [role=combobox]",
  spinbutton: "input[type=number], [role=spinbutton]",
  checkbox: "input[type=checkbox], [role=checkbox]",
  radio: "input[type=radio], [role=radio]",
  heading: "h1, h2, h3, h4, h5, h6, [role=heading]",
  region: "section, [role=region]",
  img: "img, svg, [role=img]",
  option: "option, [role=option]",
};

function isUsable(element: HTMLElement) {
  if (isDisabled(element) || element.closest("[inert], [aria-hidden=true], [data-demo-player]")) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
