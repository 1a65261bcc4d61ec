import { paymentProblem } from "../../embeds/addresses.ts";
import { checked, entries, flag, line, picture, text, type Values } from "../../fields.ts";

export const shopFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  items: entries(
    "Items",
    "Item",
    {
      name: line("Name", 100),
      text: text("Text", 300),
      price: line("Price", 40),
      to: checked("Payment link", {
        hint: "A payment page of Stripe, PayPal or any other service, https only",
        problemOf: paymentProblem,
      }),
      isSoldOut: flag("Sold out"),
      picture: picture("Picture"),
    },
    24,
  ),
  button: line("On the buttons, instead of “Buy”", 40),
};

export type ShopData = Values<typeof shopFields>;
