import { useCallback } from "react";
import { useSearchParams } from "wouter";
import { navigate } from "wouter/use-browser-location";

export type WizardStep = "details" | "template";

/** The wizard stands in the address, so that the browser's own back and forward lead through it. */
const PARAMETERS = ["new", "step", "template"];
const LONGEST_WAIT_MS = 1_000;

/** Whether the wizard is open on this page, and where in it one is. */
export function useNewProject() {
  const [search] = useSearchParams();
  return {
    isOpen: search.get("new") === "1",
    step: (search.get("step") === "template" ? "template" : "details") as WizardStep,
    templateId: search.get("template"),

    open: useCallback((templateId?: string) => {
      go({ new: "1", ...(templateId && { template: templateId }) }, "on top");
    }, []),
    next: useCallback(() => go({ step: "template" }, "on top"), []),
    back: useCallback(async () => {
      if (ownEntries() > 0) history.back();
      else go({ step: null }, "instead");
    }, []),
    /** Resolves when the address is that of the page alone. */
    close: useCallback(async () => {
      await unwind();
      if (new URLSearchParams(location.search).has("new")) {
        go(Object.fromEntries(PARAMETERS.map((name) => [name, null])), "instead");
      }
    }, []),
  };
}

/** How many entries of the history, up to this one, are of the wizard's own making. */
function ownEntries() {
  const { wizardEntries } = (history.state ?? {}) as { wizardEntries?: unknown };
  return typeof wizardEntries === "number" && wizardEntries > 0 ? wizardEntries : 0;
}

function go(changes: Record<string, string | null>, how: "on top" | "instead") {
  const search = new URLSearchParams(location.search);
  const before = search.toString();
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  // A click that is heard twice leads on once.
  if (search.toString() === before) return;
  const address = search.size > 0 ? `${location.pathname}?${search}` : location.pathname;
  const isOnTop = how === "on top";
  navigate(address, { replace: !isOnTop, state: { wizardEntries: ownEntries() + (isOnTop ? 1 : 0) } });
}

/** Takes the wizard's own entries back, so that nobody comes upon them later. */
function unwind() {
  const entries = ownEntries();
  if (entries === 0) return Promise.resolve();
  return new Promise<void>((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_WAIT_MS); // a browser that does not go back must not keep the visitor here
    history.go(-entries);
  });
}
