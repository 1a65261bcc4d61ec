import { defineBlock } from "../define-block.ts";
import css from "./hero.css?site";
import { heroBackdrop } from "./hero-backdrop.tsx";
import { heroBento } from "./hero-bento.tsx";
import { deskQuestions, heroBooking } from "./hero-booking.tsx";
import { heroCover } from "./hero-cover.tsx";
import { heroEditorial } from "./hero-editorial.tsx";
import { heroFields } from "./hero-fields.ts";
import { heroFramed } from "./hero-framed.tsx";
import { heroHeading } from "./hero-heading.tsx";
import { heroPoster } from "./hero-poster.tsx";
import { heroShopfront } from "./hero-shopfront.tsx";
import { heroStrip } from "./hero-strip.tsx";

export const hero = defineBlock({
  kind: "hero",
  label: "Opening",
  fields: heroFields,
  form: { name: () => "Booking", questions: deskQuestions },
  css,
  variants: {
    backdrop: heroBackdrop,
    framed: heroFramed,
    editorial: heroEditorial,
    shopfront: heroShopfront,
    bento: heroBento,
    cover: heroCover,
    poster: heroPoster,
    booking: heroBooking,
    heading: heroHeading,
    strip: heroStrip,
  },
});
