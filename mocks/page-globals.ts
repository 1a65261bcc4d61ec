// msw reads its cookies from `localStorage` while it loads. Sessions here are bearer tokens, so whatever it finds is
// not ours; and a browser that blocks all site data throws at the mere sight of it.
try {
  localStorage.removeItem("__msw-cookie-store__");
} catch {
  const refuse = () => {
    throw new DOMException("Storage is blocked.", "SecurityError");
  };
  const nothing = { getItem: () => null, setItem: refuse, removeItem: () => {} };
  Object.defineProperty(globalThis, "localStorage", { value: nothing, configurable: true });
}
