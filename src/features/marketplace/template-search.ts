import words from "templates:words";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { createTemplateSearch } from "./search-templates.ts";

/** The search over all templates, with the words that only it needs. */
export const templateSearch = () => createTemplateSearch(templates, words);
