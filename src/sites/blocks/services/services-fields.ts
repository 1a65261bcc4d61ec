import { entries, line, link, picture, text, type Values } from "../../fields.ts";

export const servicesFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  services: entries(
    "Services",
    "Service",
    {
      name: line("Name", 100),
      text: text("Text", 400),
      price: line("Price", 40),
      unit: line("How long, or per what", 60),
      picture: picture("Picture"),
    },
    16,
  ),
  action: link("Link to all"),
};

export type ServicesData = Values<typeof servicesFields>;
