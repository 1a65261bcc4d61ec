import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The marks by which the studio finds the field of a text or picture. React escapes quotes, so no text looks like one. */
const MARKS = / data-(?:field|entry|picture)="[^"]*"/g;

/** Renders a part of a site for an export, without the marks of the studio. */
export const siteMarkup = (content: ReactElement) => renderToStaticMarkup(content).replaceAll(MARKS, "");
