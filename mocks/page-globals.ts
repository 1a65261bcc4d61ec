// msw reads `localStorage` while it loads, and a browser that blocks all site data throws at the mere sight of it.
try {
  localStorage.getItem("");
} catch {
  const refuse = () => {
    throw new DOMException("Storage is blocked.", "SecurityError");
  };
  const nothing = { getItem: () => null, setItem: refuse, removeItem: () => {} };
  Object.defineProperty(globalThis, "localStorage", { value: nothing, configurable: true });
}
