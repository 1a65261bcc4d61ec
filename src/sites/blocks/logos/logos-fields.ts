import { entries, line, picture, type Values, words } from "../../fields.ts";

export const logosFields = {
  title: line("Title", 140),
  logos: entries("Marks", "Mark", { name: line("Name", 80), picture: picture("Picture") }, 12),
  accepts: words("Also named, in words", 12),
};

export type LogosData = Values<typeof logosFields>;
