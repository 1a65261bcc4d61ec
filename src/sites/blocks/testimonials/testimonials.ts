import { css, defineBlock } from "../define-block.ts";
import { testimonialsCarousel } from "./testimonials-carousel.tsx";
import { testimonialsFields } from "./testimonials-fields.ts";
import { testimonialsNotes } from "./testimonials-notes.tsx";
import { testimonialsQuote } from "./testimonials-quote.tsx";
import { testimonialsWall } from "./testimonials-wall.tsx";

export const testimonials = defineBlock({
  kind: "testimonials",
  label: "Voices of customers",
  fields: testimonialsFields,
  css: css`.sw-voice figcaption{margin-top:1.1rem;line-height:1.4}
.sw-voice figcaption span{display:block;color:var(--sw-muted);font-size:.95rem}`,
  variants: {
    quote: testimonialsQuote,
    notes: testimonialsNotes,
    wall: testimonialsWall,
    carousel: testimonialsCarousel,
  },
});
