import { fileProblem } from "../../embeds/addresses.ts";
import { checked, entries, line, text, type Values } from "../../fields.ts";

export const downloadsFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  files: entries(
    "Files",
    "File",
    {
      name: line("Name", 100),
      text: text("Text", 240),
      to: checked("Address", {
        hint: "https://…/menu.pdf, or files/menu.pdf, which you put beside the pages of the exported site",
        problemOf: fileProblem,
      }),
      size: line("Size, such as 1.2 MB", 20),
    },
    24,
  ),
};

export type DownloadsData = Values<typeof downloadsFields>;
