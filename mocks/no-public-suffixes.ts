// Stands in for `tldts` (see vite.config.ts): every host counts as a domain of its own.
export const getDomain = (host: string) => host;
export const getPublicSuffix = () => null;
