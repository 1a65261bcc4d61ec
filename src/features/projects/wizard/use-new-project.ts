import { useCallback } from "react";
import { useSearchParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { goBack } from "#src/lib/go-back.ts";

export type WizardStep = "details" | "template";

/** The wizard stands in the address, so that the browser's own back and forward lead through it. */
const PARAMETERS = ["new", "step", "template"];

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
      if (ownEntries() > 0) await goBack();
      else go({ step: null }, "instead");
    }, []),
    /** Resolves when the address is that of the page alone. */
    close: useCallback(async () => {
      // Or somebody would come upon the wizard's own entries later.
      if (ownEntries() > 0) await goBack(ownEntries());
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
