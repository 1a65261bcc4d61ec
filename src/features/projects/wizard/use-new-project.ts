import { useCallback } from "react";
import { useSearchParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { goBack } from "#src/lib/go-back.ts";

export type WizardStep = "details" | "template";

/** The wizard's state is in the address, so that the browser's back and forward buttons work. */
const PARAMETERS = ["new", "step", "template"];

/** Whether the wizard is open on this page, and at which step. */
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
    /** Closes the wizard. Resolves when its parameters are gone from the address. */
    close: useCallback(async () => {
      // Go back over the wizard's entries, so that they do not remain in the history.
      if (ownEntries() > 0) await goBack(ownEntries());
      if (new URLSearchParams(location.search).has("new")) {
        go(Object.fromEntries(PARAMETERS.map((name) => [name, null])), "instead");
      }
    }, []),
  };
}

/** Counts the history entries, up to the current one, that the wizard has added. */
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
  // A double click continues only once.
  if (search.toString() === before) return;
  const address = search.size > 0 ? `${location.pathname}?${search}` : location.pathname;
  const isOnTop = how === "on top";
  navigate(address, { replace: !isOnTop, state: { wizardEntries: ownEntries() + (isOnTop ? 1 : 0) } });
}
