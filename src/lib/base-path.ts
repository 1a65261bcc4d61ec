/** Where the product stands on its host, without a slash at the end; empty at the root. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The path of the current page, as the router sees it. */
export const currentPath = () => location.pathname.slice(basePath.length) || "/";
