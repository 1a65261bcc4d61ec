/** How long a page may take to show what was done in a dialog. */
const SETTLING_MS = 3_000;

const LANDMARK = '[role="dialog"], main, nav, header, footer, aside';
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, h1[tabindex], h2[tabindex], [tabindex="0"]';

/**
 * Remembers what has the focus. The returned function gives it back: to what has taken its place where it is gone, or
 * is hidden; else to the nearest in the same landmark; else to the main content.
 */
export function rememberFocus() {
  const focused = focusedElement();
  if (!(focused instanceof HTMLElement) || focused === document.body) return () => {};
  const { pathname } = location;
  const landmark = hostOf(focused).closest<HTMLElement>(LANDMARK);
  const trail = trailOf(focused, landmark);
  const giveNearby = () => {
    // A new page gives the focus to its heading.
    if (location.pathname !== pathname) return;
    [focused, ...nearest(trail), landmark, document.getElementById("main")].some(takesFocus);
  };

  return () => {
    if (takesFocus(focused) || !isKeyPressed()) passFocusOn(giveNearby);
    // The key that closed the dialog would press the button that is given the focus while it is down.
    else document.addEventListener("keyup", () => passFocusOn(giveNearby), { once: true, capture: true });
  };
}

/** Also inside of a shadow root, whose host is what the document names. */
function focusedElement() {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** The element of the document itself that it is, or is in. */
function hostOf(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? hostOf(root.host) : element;
}

const isKeyPressed = () => window.event instanceof KeyboardEvent && window.event.type === "keydown";

/** What was focused may go after its dialog: until the visitor acts, a focus that is lost is passed on. */
function passFocusOn(give: () => void) {
  const isOver = new AbortController();
  const check = () => {
    if (!document.activeElement || document.activeElement === document.body) give();
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    isOver.abort();
  };
  for (const type of ["pointerdown", "keydown"]) {
    document.addEventListener(type, stop, { capture: true, signal: isOver.signal });
  }
  setTimeout(stop, SETTLING_MS);
  queueMicrotask(check);
}

interface Step {
  container: Element;
  index: number;
}

/** Which child of which element leads to it, from the inside out, as far as the landmark. */
function trailOf(element: Element, landmark: Element | null) {
  const trail: Step[] = [];
  let child = element;
  for (let container = parentOf(child); container && child !== landmark; container = parentOf(child)) {
    if (container === document.body) break;
    trail.push({ container, index: [...container.children].indexOf(child) });
    child = container;
  }
  return trail;
}

function parentOf(element: Element): Element | null {
  const parent = element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : element.parentElement;
}

/** From where the trail breaks off: what stands in the same place, what follows there, and what comes before. */
function* nearest(trail: readonly Step[]) {
  for (const { container, index } of trail) {
    if (!container.isConnected) continue;
    const children = [...container.children];
    yield* children.slice(index).flatMap(focusableIn);
    yield* children.slice(0, index).flatMap(focusableIn).reverse();
  }
}

const focusableIn = (element: Element) => [
  ...(element.matches(FOCUSABLE) ? [element] : []),
  ...element.querySelectorAll(FOCUSABLE),
];

/** Only the browser knows what is hidden, disabled or inert. */
function takesFocus(element: Element | null) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return element !== null && focusedElement() === element;
}
