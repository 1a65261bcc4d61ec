// msw reads `localStorage` while it loads, and workers have none. Nothing is stored in this replacement.
const nothing: Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear"> = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
};

Object.defineProperty(globalThis, "localStorage", { value: nothing, configurable: true });
