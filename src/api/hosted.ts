/**
 * Whether the build names a server. Only then can a visitor's data reach others; otherwise it stays in the browser, and
 * the texts say so.
 */
export const isHosted = () => Boolean(import.meta.env.VITE_BACKEND_URL);

/** Ends a sentence on a change that would otherwise sound as if every visitor saw it. */
export const inThisBrowser = () => (isHosted() ? "" : ", in this browser only");
