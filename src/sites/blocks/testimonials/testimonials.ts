import { defineBlock } from "../define-block.ts";
import css from "./testimonials.css?site";
import { testimonialsCarousel } from "./testimonials-carousel.tsx";
import { testimonialsFields } from "./testimonials-fields.ts";
import { testimonialsNotes } from "./testimonials-notes.tsx";
import { testimonialsQuote } from "./testimonials-quote.tsx";
import { testimonialsWall } from "./testimonials-wall.tsx";

export const testimonials = defineBlock({
  kind: "testimonials",
  label: "Customer reviews",
  fields: testimonialsFields,
  css,
  variants: {
    quote: testimonialsQuote,
    notes: testimonialsNotes,
    wall: testimonialsWall,
    carousel: testimonialsCarousel,
  },
});
