import { positionProblem } from "../../embeds/position.ts";
import { checked, line, optional, picture, text, type Values, words } from "../../fields.ts";

export const mapFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("How to get there", 400),
  picture: picture("Map"),
  directions: words("Directions", 6),
  position: optional(
    checked("Position", {
      hint: "Optional, for the button to the map. Latitude and longitude, such as 51.0543, 3.7174. Without it, the position of the site or the address is looked up.",
      problemOf: positionProblem,
    }),
  ),
};

export type MapData = Values<typeof mapFields>;
