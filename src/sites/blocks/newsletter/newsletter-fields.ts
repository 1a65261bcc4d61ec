import { line, text, type Values } from "../../fields.ts";

export const newsletterFields = {
  title: line("Title", 140),
  text: text("Text", 300),
  action: line("On the button", 40),
};

export type NewsletterData = Values<typeof newsletterFields>;
