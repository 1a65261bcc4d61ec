import { afterAll, beforeAll } from "vitest";

/** Gives elements their text. jsdom has no layout, so it does not know which text is visible. */
export function stubInnerText() {
  beforeAll(() => {
    Object.defineProperty(HTMLElement.prototype, "innerText", {
      configurable: true,
      get(this: HTMLElement) {
        return this.textContent;
      },
    });
  });
  afterAll(() => void Reflect.deleteProperty(HTMLElement.prototype, "innerText"));
}
