import { entries, line, text, type Values } from "../../fields.ts";

export const processFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  steps: entries("Steps", "Step", { title: line("Title", 120), text: text("Text", 400) }, 8),
};

export type ProcessData = Values<typeof processFields>;
