import type * as TestingLibrary from "@testing-library/dom";

/** A control by its role and name. `within` is a selector that distinguishes equal controls. */
export interface Target {
  role: string;
  name?: string;
  level?: number;
  within?: string;
}

export type Eyes = ReturnType<typeof createEyes>;

/** Finds controls in a page. The function is sent there as source text, so it may use only its arguments. */
export function createEyes({ queryAllByRole }: typeof TestingLibrary) {
  let aim: Element | undefined;
  let isHit = false;

  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
    addEventListener(type, shield, { capture: true });
  }

  /**
   * Blocks a press from reaching an element that has moved under the pointer in place of the control.
   * Synthetic events pass.
   */
  function shield(event: Event) {
    if (!aim || !event.isTrusted) return;
    if (event.composedPath().includes(aim)) {
      // If the control moves away during a press, no click event fires.
      if (event.type === "click") isHit = true;
    } else {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }

  /** Returns the page and all of its shadow trees. */
  function treesBelow(root: ParentNode): ParentNode[] {
    const hosts = [...root.querySelectorAll("*")].filter((element) => element.shadowRoot);
    return [root, ...hosts.flatMap(({ shadowRoot }) => treesBelow(shadowRoot as ShadowRoot))];
  }

  function visible({ role, name, level, within }: Target) {
    const trees = treesBelow(document.body);
    const places = within ? trees.flatMap((tree) => [...tree.querySelectorAll(within)]) : trees;
    return places
      .flatMap((place) => queryAllByRole(place as HTMLElement, role, { name, level }))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  }

  function middleOf(element: Element) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }

  return {
    sees: (target: Target) => visible(target).length > 0,

    reads: (text: string) =>
      treesBelow(document.body)
        .flatMap((tree) => (tree instanceof ShadowRoot ? [...tree.children] : [tree]))
        .some((element) => (element as HTMLElement).innerText?.includes(text)),

    /** Returns the point to press: the first matching control that is enabled and not covered. */
    aimAt(target: Target) {
      isHit = false;
      aim = visible(target).find((element) => {
        if (element.matches(":disabled")) return false;
        const { x, y } = middleOf(element);
        return element.contains((element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y));
      });
      return aim && middleOf(aim);
    },

    hasHit() {
      aim = undefined;
      return isHit;
    },

    focus(target: Target) {
      const [element] = visible(target);
      element?.focus();
      return element !== undefined;
    },

    /** Whether the focus is in a text field. */
    isWriting() {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      return focused?.matches("input, textarea, [contenteditable]") ?? false;
    },
  };
}
