import index from "templates:index";

/** Every template that there is, in the order in which they are shown. */
export const { templates, pictures } = index;
