import { rememberSplash } from "./splash-decision.ts";

// An inline script right behind the splash on every page. The first frame shows the splash with the page behind it
// inert, and it can be closed before any other script loads, or if none ever does.

const FADE_MS = 800;

const root = document.documentElement;
const splash = document.querySelector<HTMLDialogElement>("dialog#splash");

if (splash && root.classList.contains("splash")) {
  const leave = () => {
    if (splash.classList.contains("leaving")) return;
    rememberSplash();
    splash.classList.add("leaving");
    setTimeout(() => splash.close(), FADE_MS);
  };

  splash.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-leave-splash]")) leave();
  });
  splash.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });
  // Browsers close a dialog themselves when Escape is pressed twice.
  splash.addEventListener("close", () => {
    rememberSplash();
    // An address with an anchor has scrolled the body, which was as tall as the screen.
    const { scrollTop } = document.body;
    root.classList.remove("splash");
    splash.remove();
    if (scrollTop > 0) scrollTo({ top: scrollTop, behavior: "instant" });
    // A dialog of the page that opened in the meantime could not take the focus then.
    document.querySelector<HTMLElement>("[role=dialog]")?.focus();
  });
  splash.showModal();
} else {
  splash?.remove();
}
