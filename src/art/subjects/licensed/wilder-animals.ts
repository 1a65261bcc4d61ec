import { type LicensedTopic, licensedDrawings } from "../licensed-drawing.ts";

export default licensedDrawings(
  import.meta.glob<LicensedTopic>("./drawn/wilder-animals.json", { eager: true, import: "default" }),
);
