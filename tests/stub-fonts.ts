import { afterAll, beforeAll, vi } from "vitest";

/** jsdom loads no fonts: in the tests of this file every font is there at once. */
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
