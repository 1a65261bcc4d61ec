import { entries, line, type Values } from "../../fields.ts";

export const statisticsFields = {
  title: line("Title", 140),
  figures: entries(
    "Figures",
    "Figure",
    { figure: line("Figure", 40), label: line("What it counts", 120) },
    8,
  ),
};

export type StatisticsData = Values<typeof statisticsFields>;
