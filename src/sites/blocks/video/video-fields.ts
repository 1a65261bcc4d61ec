import { captionsProblem, videoProblem } from "../../embeds/video.ts";
import { checked, choice, line, paragraphs, picture, text, type Values } from "../../fields.ts";

export const videoFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  to: checked("Address of the video", {
    hint: "On YouTube or Vimeo, or a file: https://…/tour.mp4, or videos/tour.mp4 beside the pages. Nothing is loaded from there before a visitor presses play.",
    problemOf: videoProblem,
  }),
  picture: picture("Picture until it plays"),
  shape: choice("Shape", {
    wide: "Wide, 16 to 9",
    classic: "Classic, 4 to 3",
    square: "Square",
    tall: "Tall, 9 to 16",
  }),
  captions: checked("Captions of a file", {
    hint: "A .vtt file beside the pages, such as videos/tour.vtt",
    problemOf: captionsProblem,
  }),
  transcript: paragraphs("What is said in it, to be read"),
};

export type VideoData = Values<typeof videoFields>;
