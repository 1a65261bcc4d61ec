const FLOATING = "[data-floating]";
const CORNER = '[data-floating="corner"]';
const GAP_PX = 8;

/**
 * A ref for a box that floats at the bottom of the window. Focused elements are scrolled clear of all boxes marked
 * `data-floating`. Elements marked `data-needs-room` get the height of the boxes in `--floating-room`, and of those in
 * the corner in `--corner-room`, so that the end of the page stays readable.
 */
export function keepFocusClear(box: HTMLElement | null) {
  if (!box) return;
  const onResize = () => {
    makeRoom();
    uncoverFocus();
  };
  // The browser also scrolls when the focus moves, possibly after this event.
  const onFocus = () => requestAnimationFrame(uncoverFocus);
  const sizes = new ResizeObserver(onResize);
  sizes.observe(box);
  addEventListener("resize", onResize);
  document.addEventListener("focusin", onFocus);
  return () => {
    sizes.disconnect();
    removeEventListener("resize", onResize);
    document.removeEventListener("focusin", onFocus);
    makeRoom();
  };
}

/** Also a ref for elements marked `data-needs-room` that appear after the floating boxes. */
export function makeRoom() {
  const room = roomOf(floatingBoxes());
  const cornerRoom = roomOf(floatingBoxes(CORNER));
  // Not on the root element: every element would inherit the variables, and all styles would be recalculated.
  for (const { style } of document.querySelectorAll<HTMLElement>("[data-needs-room]")) {
    style.setProperty("--floating-room", room);
    style.setProperty("--corner-room", cornerRoom);
  }
  // Padding at the end of the page only helps there; this is for elements that the browser scrolls into view.
  document.documentElement.style.scrollPaddingBottom = room;
}

function roomOf(boxes: readonly Element[]) {
  if (boxes.length === 0) return "";
  const top = Math.min(...boxes.map((box) => box.getBoundingClientRect().top));
  return `${Math.ceil(innerHeight - top) + GAP_PX}px`;
}

function uncoverFocus() {
  const { activeElement: focused } = document;
  // Headings and regions with focus are not controls, and may be taller than the window.
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || focused.closest(FLOATING)) return;
  for (const box of floatingBoxes()) {
    if (box.closest("[inert]")) continue; // behind a dialog
    const covered = focused.getBoundingClientRect();
    const cover = box.getBoundingClientRect();
    const isCovered =
      covered.bottom > cover.top &&
      covered.top < cover.bottom &&
      covered.right > cover.left &&
      covered.left < cover.right;
    if (isCovered) scrollBy({ top: covered.bottom - cover.top + GAP_PX, behavior: "instant" });
  }
}

const floatingBoxes = (which = FLOATING) =>
  [...document.querySelectorAll(which)].filter((box) => box.getClientRects().length > 0);
