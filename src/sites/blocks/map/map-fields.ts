import { line, picture, text, type Values, words } from "../../fields.ts";

export const mapFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("How to get there", 400),
  picture: picture("Map"),
  directions: words("Directions", 6),
};

export type MapData = Values<typeof mapFields>;
