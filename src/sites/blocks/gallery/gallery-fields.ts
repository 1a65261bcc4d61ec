import { entries, flag, line, optional, picture, text, type Values } from "../../fields.ts";

export const galleryFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  pictures: entries(
    "Pictures",
    "Picture",
    { picture: picture("Picture"), caption: line("Caption", 160) },
    16,
  ),
  isEnlarged: optional(flag("Pictures open large")),
};

export type GalleryData = Values<typeof galleryFields>;
