import { line, link, type Values } from "../../fields.ts";

export const navigationFields = {
  note: line("A word beside the name", 80),
  action: link("Button"),
};

export type NavigationData = Values<typeof navigationFields>;
