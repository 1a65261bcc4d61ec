/**
 * Whether the build names a server of its own. Only then does what a visitor sends reach anybody else: everywhere else
 * it stays in the visitor's browser, and the texts say so.
 */
export const isHosted = () => Boolean(import.meta.env.VITE_BACKEND_URL);

/** Ends a sentence on a change that would otherwise sound as if every visitor saw it. */
export const inThisBrowser = () => (isHosted() ? "" : ", in this browser only");
