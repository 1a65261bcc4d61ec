/** The kinds of page that a composed link can open. */
export const kinds = {
  welcome: {
    name: "A welcome page",
    text: "Their name, your note, their website and their module on one page.",
    canEnd: true,
  },
  site: {
    name: "Their website",
    text: "A site made from their facts, carried by the link itself.",
    canEnd: true,
  },
  module: {
    name: "A module demo",
    text: "Straight into a module, signed in as the role you choose.",
    canEnd: false,
  },
  payment: {
    name: "A payment",
    text: "The beta payment page with plan, amount and purpose filled in.",
    canEnd: false,
  },
} as const;
export type LinkKind = keyof typeof kinds;

/** The form's fields as typed. */
export interface Composed {
  kind: LinkKind;
  prospect: string;
  accent: string;
  logo: string;
  sender: string;
  /** The destinations of replies: the seller's e-mail address, and an address that accepts POST requests. */
  replyTo: string;
  replyUrl: string;
  note: string;
  industry: string;
  style: string;
  town: string;
  phone: string;
  /** A sentence about the prospect's business. */
  about: string;
  /** More colours of the logo, as in an invitation. */
  tints: string;
  /** The name of the module; "" for none. */
  module: string;
  as: string;
  lastDay: string;
  /** "1" or "". */
  reset: string;
  plan: string;
  amount: string;
  purpose: string;
}
