import index from "templates:index";

/** All templates in display order. */
export const { templates, pictures } = index;
