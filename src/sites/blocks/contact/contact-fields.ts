import { choice, entries, line, optionalChoice, text, type Values, words } from "../../fields.ts";

export const contactFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  purpose: optionalChoice("Purpose of the form", {
    enquiry: "Enquiry",
    order: "Order",
    application: "Job application",
  }),
  fields: entries(
    "Questions of the form",
    "Question",
    {
      label: line("Question", 80),
      kind: choice("Answered by", {
        text: "Text",
        date: "Date",
        choice: "Choice",
        long: "Several lines",
        tel: "Phone number",
      }),
      options: words("Choices", 12),
    },
    8,
  ),
  action: line("On the button", 60),
};

export type ContactData = Values<typeof contactFields>;
