import { type RefObject, useEffect, useState } from "react";

/** `window`: the element fills the window, in browsers that refuse full screen. */
type FullScreen = "off" | "screen" | "window";

/** Puts an element in full screen. Escape leaves it, even when the focus is inside a frame. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<FullScreen>("off");

  const enter = async () => {
    try {
      await element.current?.requestFullscreen();
    } catch {
      setState("window"); // refused or unsupported
    }
  };

  const leave = () => {
    if (state === "screen") void document.exitFullscreen();
    else setState("off");
  };

  useEffect(() => {
    const onChange = () => {
      const isOurs = document.fullscreenElement !== null && document.fullscreenElement === element.current;
      setState((state) => (isOurs ? "screen" : state === "screen" ? "off" : state));
    };
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, [element]);

  useEffect(() => {
    const shown = element.current;
    if (state === "off" || !shown) return;
    const giveBack = setApart(shown);
    const forget = state === "window" ? onEscape(shown, () => setState("off")) : undefined;
    return () => {
      giveBack();
      forget?.();
    };
  }, [element, state]);

  return { state, enter, leave };
}

/** Makes the rest of the page inert and stops it from scrolling. */
function setApart(element: HTMLElement) {
  const behind: Element[] = [];
  for (let box = element; box.parentElement && box.id !== "root"; box = box.parentElement) {
    behind.push(
      ...[...box.parentElement.children].filter((child) => child !== box && !child.hasAttribute("inert")),
    );
  }
  for (const child of behind) child.setAttribute("inert", "");
  const { style } = document.documentElement;
  style.overflow = "hidden";
  style.scrollbarGutter = "auto";
  return () => {
    for (const child of behind) child.removeAttribute("inert");
    style.overflow = "";
    style.scrollbarGutter = "";
  };
}

/** Key events inside a frame only reach the document of that frame. */
function onEscape(element: HTMLElement, act: () => void) {
  const heard = new AbortController();
  const listen = (document: Document | null | undefined) =>
    document?.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape" && !event.defaultPrevented) act();
      },
      { signal: heard.signal },
    );
  const listenInFrame = () => listen(element.querySelector("iframe")?.contentDocument);
  listen(document);
  listenInFrame();
  // A frame that loads later. Its load event does not bubble, so the listener captures it.
  element.addEventListener("load", listenInFrame, { capture: true, signal: heard.signal });
  return () => heard.abort();
}
