import { file } from "../file/file.ts";

/** Stored as files are; the first picture stands for the record on cards. */
export const picture: typeof file = { ...file, name: "Picture" };
