import index from "templates:index";
import { isListedApp } from "#src/contract/app-templates.ts";
import type { Template } from "#src/contract/templates.ts";

/** All templates in display order. */
export const { templates, pictures } = index;

/** The path of a template's picture, without the base path: its first screen, or the drawn cover of a program or game. */
export const pictureOf = ({ id, type }: Pick<Template, "id" | "type">) =>
  type === "web" || isListedApp(id)
    ? `/images/templates/${id}.webp?v=${pictures}`
    : `/images/templates/${id}.svg`;
