import { line, link, picture, text, type Values } from "../../fields.ts";

export const callToActionFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Text", 400),
  action: link("Button"),
  second: link("Second button"),
  picture: picture("Picture"),
};

export type CallToActionData = Values<typeof callToActionFields>;
