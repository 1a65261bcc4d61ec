import { line, link, type Values } from "../../fields.ts";

export const bannerFields = {
  text: line("Text", 160),
  action: link("Link"),
};

export type BannerData = Values<typeof bannerFields>;
