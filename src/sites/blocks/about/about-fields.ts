import { line, link, paragraphs, picture, type Values } from "../../fields.ts";

export const aboutFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  paragraphs: paragraphs("Text"),
  picture: picture("Picture"),
  signature: line("Who says it", 120),
  action: link("Button"),
};

export type AboutData = Values<typeof aboutFields>;
