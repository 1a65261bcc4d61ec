import {
  controlsAround,
  FOCUSABLE,
  focusedElement,
  LANDMARK,
  openerOf,
  passFocusOn,
  takesFocus,
} from "./return-focus.ts";

const ENTRY = "li, tr, td";

/**
 * Gives the focus to the neighbour when the entry of a list that has it is removed: to the same control of the next
 * entry, or of the one before; after the last entry, to the control in its place. It watches the whole page, so that no
 * list has to do it. Returns a function that stops it.
 */
export function keepFocusInLists() {
  let last: { element: HTMLElement; page: string } | null = null;
  const onFocus = () => {
    // An entry that is removed by its menu has the button of the menu.
    const element = openerOf(focusedElement());
    last = element && { element, page: location.pathname };
  };
  const observer = new MutationObserver((records) => {
    // A link in a list leads to another page, whose heading takes the focus.
    if (!last || last.page !== location.pathname) return;
    const { element } = last;
    const focused = focusedElement();
    const isInMenu = focused?.closest("[role=menu]") != null;
    if (focused && !isInMenu && !focused.closest("[inert]")) return;
    for (const record of records) {
      const removed = removedFrom(record).find((node) => node.contains(element));
      if (!(removed instanceof Element) || !isEntry(removed, element)) continue;
      const give = () => [element, ...controlsInPlaceOf(removed, element, record)].some(takesFocus);
      // A menu gives the focus back once it has closed, to a button that is gone.
      if (isInMenu) passFocusOn(give);
      else give();
      return;
    }
  });
  onFocus();
  document.addEventListener("focusin", onFocus);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["inert"] });
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocus);
  };
}

/** The removed nodes of a record. An entry that fades out is inert before it is removed. */
const removedFrom = ({ type, target, removedNodes }: MutationRecord): Node[] => {
  if (type === "childList") return Array.from(removedNodes);
  return target instanceof Element && target.matches(ENTRY) && target.hasAttribute("inert") ? [target] : [];
};

/** Whether an entry with the focus was removed, alone or with its list, but not with a dialog or a menu. */
function isEntry(removed: Element, focused: Element) {
  const entry = focused.closest(ENTRY);
  const popup = focused.closest("[role=dialog], [role=menu], [role=listbox]");
  return entry !== null && removed.contains(entry) && !(popup && removed.contains(popup));
}

function controlsInPlaceOf(removed: Element, focused: Element, record: MutationRecord) {
  const isFading = record.type === "attributes";
  const { previousSibling, nextSibling } = isFading ? record.target : record;
  const target = isFading ? record.target.parentNode : record.target;
  if (!target?.isConnected) return [];
  const index = Math.max(0, controlsOf(removed).indexOf(focused));
  const entries = removed.matches(ENTRY)
    ? [...siblings(nextSibling, "nextSibling"), ...siblings(previousSibling, "previousSibling")]
    : [];
  const neighbours = entries.flatMap((entry) => {
    const controls = controlsOf(entry);
    return controls.slice(Math.min(index, controls.length - 1)).concat(controls);
  });
  const place = document.createRange();
  if (previousSibling?.isConnected) place.setStartAfter(previousSibling);
  else place.setStart(target, 0);
  const landmark = (target instanceof Element ? target : target.parentElement)?.closest(LANDMARK) ?? null;
  return [...neighbours, ...controlsAround(place, landmark)];
}

const controlsOf = (entry: Element) => [...entry.querySelectorAll(FOCUSABLE)];

/** A node and those that follow it in a direction; none if it was removed, too. */
function siblings(first: Node | null, way: "nextSibling" | "previousSibling") {
  const found: Element[] = [];
  for (let node = first?.isConnected ? first : null; node; node = node[way]) {
    if (node instanceof Element && node.matches(ENTRY)) found.push(node);
  }
  return found;
}
