/** Loads the code that reads pasted texts. The studio asks for it once it is idle. */
export const loadPasting = () => import("./on-demand.ts");
