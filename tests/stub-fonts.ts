import { afterAll, beforeAll, vi } from "vitest";

/** jsdom loads no fonts, so all fonts count as loaded in the tests of this file. */
export function stubFonts() {
  beforeAll(() => {
    vi.stubGlobal("FontFace", LoadedFont);
    Object.defineProperty(document, "fonts", { value: new Set(), configurable: true });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, "fonts");
  });
}

class LoadedFont {
  load = async () => this;
}
