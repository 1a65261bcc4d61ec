import { type LicensedTopic, licensedDrawings } from "../licensed-drawing.ts";

export default licensedDrawings(
  import.meta.glob<LicensedTopic>("./drawn/fairground.json", { eager: true, import: "default" }),
);
