import { dateProblem } from "../../dates.ts";
import { checked, line, link, optional, type Values } from "../../fields.ts";

export const bannerFields = {
  text: line("Text", 160),
  until: optional(
    checked("Last day", {
      hint: "Such as 2026-12-31. It is shown, and exports after that day leave the notice out.",
      problemOf: dateProblem,
    }),
  ),
  action: link("Link"),
};

export type BannerData = Values<typeof bannerFields>;
