import { line, picture, text, type Values, words } from "../../fields.ts";

export const bookingFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  slots: words("Times to choose from", 12),
  points: words("Good to know", 6),
  action: line("On the button", 60),
  picture: picture("Picture"),
};

export type BookingData = Values<typeof bookingFields>;
