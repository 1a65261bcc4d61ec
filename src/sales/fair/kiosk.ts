import { basePath } from "#src/lib/base-path.ts";
import { isSellerPath } from "#src/lib/route-table.ts";

export type Refusal = "outside" | "seller" | "file";

/** Decides what a click on a link does at a fair. */
export function judgeAddress(address: string, here = location.href): Refusal | undefined {
  if (!URL.canParse(address, here)) return "outside";
  const { origin, pathname, protocol } = new URL(address, here);
  if (!/^https?:$/.test(protocol) || origin !== new URL(here).origin) return "outside";
  if (!pathname.startsWith(`${basePath}/`)) return "outside";
  return isSellerPath(pathname.slice(basePath.length)) ? "seller" : undefined;
}

interface KioskEvents {
  onTouch: () => void;
  onRefusal: (refusal: Refusal) => void;
}

/**
 * Keeps visitors in this window and in the product: no other website, new window or system dialog. It also covers the
 * frames of sites. Returns a function that stops it.
 */
export function guardKiosk({ onTouch, onRefusal }: KioskEvents) {
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };

  const onClick = (event: Event) => {
    const path = event.composedPath();
    if (path.some((node) => isElement(node) && node.matches("input[type=file]"))) {
      event.preventDefault();
      return onRefusal("file");
    }
    const link = path.find((node) => isElement(node) && node.matches("a[href], area[href]"));
    if (!link) return;
    const { href, target, ownerDocument } = link as HTMLAnchorElement; // guaranteed by the selector
    const refusal = judgeAddress(href);
    const isInFrame = ownerDocument !== document;
    if (!refusal && !isInFrame && (target === "" || target === "_self")) return;
    if (!refusal && isInFrame && target !== "_blank") return;
    event.preventDefault();
    event.stopPropagation();
    if (refusal) onRefusal(refusal);
    else location.assign(href);
  };

  const watch = (document: Document) => {
    for (const name of ["pointerdown", "touchstart", "keydown", "wheel"])
      document.addEventListener(name, onTouch, { ...options, passive: true });
    for (const name of ["click", "auxclick"]) document.addEventListener(name, onClick, options);
    document.addEventListener("contextmenu", (event) => event.preventDefault(), options);
    // The browser would navigate to dropped files.
    for (const name of ["dragover", "drop"])
      document.addEventListener(name, (event) => hasFiles(event) && event.preventDefault(), options);
  };
  const watchFrame = (frame: HTMLIFrameElement) => {
    if (frame.contentDocument) watch(frame.contentDocument);
  };

  watch(document);
  for (const frame of document.querySelectorAll("iframe")) watchFrame(frame);
  document.addEventListener(
    "load",
    ({ target }) => target instanceof HTMLIFrameElement && watchFrame(target),
    options,
  );

  const { open, print } = window;
  window.open = (address = "") => {
    const refusal = judgeAddress(String(address));
    if (refusal) onRefusal(refusal);
    else location.assign(address);
    return null;
  };
  window.print = () => onRefusal("outside");
  ends.signal.addEventListener("abort", () => Object.assign(window, { open, print }));
  return () => ends.abort();
}

/** Elements in frames have their own classes, so `instanceof` fails. */
const isElement = (node: EventTarget): node is Element => "matches" in node;

const hasFiles = (event: Event) => (event as DragEvent).dataTransfer?.types.includes("Files") === true;
