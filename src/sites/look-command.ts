export * from "./command.ts";
import { parseDocument } from "./document.ts";
import { renderStatic } from "./render-static.ts";
export const renderDocument = (doc: unknown, stored: any) => renderStatic(parseDocument(doc), { stored });
