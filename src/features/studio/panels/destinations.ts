import type { Destination } from "#src/sites/form-settings.ts";

type Kind = Destination["kind"];

interface DestinationLook {
  name: string;
  text: string;
  /** The setting that the destination needs, if any. */
  field?: { label: string; placeholder: string; type: "email" | "text" | "url" };
  /** Explains a test, without claiming that anything arrives. */
  test: string;
}

export const destinationLooks: Record<Kind, DestinationLook> = {
  none: {
    name: "No forms",
    text: "Visitors see how to call, write and find you in place of each form. Nothing has to be set up.",
    test: "",
  },
  email: {
    name: "E-mail",
    text: "A visitor's own mail program opens with the answers filled in. It works on any host, but the visitor has to press send there.",
    field: { label: "Your e-mail address", placeholder: "hello@example.com", type: "email" },
    test: "Your mail program opens with a sample. Whether it arrives is up to you sending it, and your mailbox.",
  },
  netlify: {
    name: "Netlify Forms",
    text: "Netlify collects the answers when the site is hosted there. Switch on form detection in Netlify, then publish.",
    test: "Netlify takes answers from the published site alone. Publish it, fill in a form there, and look under Forms in Netlify.",
  },
  formspree: {
    name: "Formspree",
    text: "Formspree mails you each answer, whatever your host. Make a form there and paste its id.",
    field: { label: "Id of the form", placeholder: "xayzbqwe", type: "text" },
    test: "You get a page with one of your forms and sample answers in it. Open it and press the button: it is sent to Formspree, and only your mailbox shows whether it arrives. If Formspree refuses a file from disk, publish first.",
  },
  web3forms: {
    name: "Web3Forms",
    text: "Web3Forms mails you each answer, without an account. It sends you an access key to paste here.",
    field: { label: "Access key", placeholder: "1b2c3d4e-…", type: "text" },
    test: "You get a page with one of your forms and sample answers in it. Open it and press the button: it is sent to Web3Forms, and only your mailbox shows whether it arrives.",
  },
  address: {
    name: "Your own address",
    text: "Answers are posted to a program of yours or of another service. It gets the fields, the form's name and the page to show next.",
    field: {
      label: "Address that receives the answers",
      placeholder: "https://forms.example.com/abc",
      type: "url",
    },
    test: "You get a page with one of your forms and sample answers in it. Open it and press the button: it is sent to your address, and only your program shows whether it arrives.",
  },
};

export const destinationKinds = Object.keys(destinationLooks) as Kind[];
