import { line, text, type Values } from "../../fields.ts";

export const footerFields = {
  text: text("A sentence about the business", 300),
  hours: line("Opening hours in a line", 160),
};

export type FooterData = Values<typeof footerFields>;
