const FLOATING = "[data-floating]";
const CORNER = '[data-floating="corner"]';
const GAP_PX = 8;

/**
 * A ref for a box that floats at the bottom of the window. What has the focus is kept clear of it and of all
 * others marked `data-floating`, and the page ends far enough above them that its last line can be read: what is
 * marked `data-needs-room` is told in `--floating-room` how high they reach, and in `--corner-room` how high the
 * corner does.
 */
export function keepFocusClear(box: HTMLElement | null) {
  if (!box) return;
  const onResize = () => {
    makeRoom();
    uncoverFocus();
  };
  // The browser scrolls too when the focus moves, and it may do so after this event.
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

/** Also a ref for what is marked `data-needs-room` and appears after the floating boxes. */
export function makeRoom() {
  const room = roomOf(floatingBoxes());
  const cornerRoom = roomOf(floatingBoxes(CORNER));
  // Not on the root, from which every element of the page would inherit them and be styled anew.
  for (const { style } of document.querySelectorAll<HTMLElement>("[data-needs-room]")) {
    style.setProperty("--floating-room", room);
    style.setProperty("--corner-room", cornerRoom);
  }
  // The footer grows for those who have scrolled to the end; this is for what the browser itself brings into view.
  document.documentElement.style.scrollPaddingBottom = room;
}

function roomOf(boxes: readonly Element[]) {
  if (boxes.length === 0) return "";
  const top = Math.min(...boxes.map((box) => box.getBoundingClientRect().top));
  return `${Math.ceil(innerHeight - top) + GAP_PX}px`;
}

function uncoverFocus() {
  const { activeElement: focused } = document;
  // Headings and regions that take the focus are no controls, and may be higher than the window.
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
