// msw reads `localStorage` while it loads, and a worker has none. Nothing is ever kept here.
const nothing: Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear"> = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
};

Object.defineProperty(globalThis, "localStorage", { value: nothing, configurable: true });
