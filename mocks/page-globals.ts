// msw reads its cookies from `localStorage` while it loads. Sessions here are bearer tokens, so any value
// there is foreign, and a browser that blocks site data throws on access.
try {
  localStorage.removeItem("__msw-cookie-store__");
} catch {
  const refuse = () => {
    throw new DOMException("Storage is blocked.", "SecurityError");
  };
  const nothing = { getItem: () => null, setItem: refuse, removeItem: () => {} };
  Object.defineProperty(globalThis, "localStorage", { value: nothing, configurable: true });
}
