import { entries, line, picture, text, type Values } from "../../fields.ts";

export const testimonialsFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  testimonials: entries(
    "Reviews",
    "Review",
    {
      quote: text("Quote", 600),
      name: line("Name", 80),
      context: line("Who that is", 120),
      picture: picture("Picture"),
    },
    12,
  ),
};

export type TestimonialsData = Values<typeof testimonialsFields>;
