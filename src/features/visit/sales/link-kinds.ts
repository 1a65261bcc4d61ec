/** What a composed link may open. */
export const kinds = {
  welcome: {
    name: "A welcome page",
    text: "Their name, your note, their website and their module on one page.",
    canEnd: true,
  },
  site: {
    name: "Their website",
    text: "A template under their own name, carried by the link itself.",
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

/** What is in the form, as it is typed. */
export interface Composed {
  kind: LinkKind;
  prospect: string;
  accent: string;
  logo: string;
  sender: string;
  /** Where replies go: an e-mail address, and an address that takes them. */
  replyTo: string;
  replyUrl: string;
  note: string;
  industry: string;
  style: string;
  /** By its name; "" for none. */
  module: string;
  as: string;
  lastDay: string;
  /** "1" or "". */
  reset: string;
  plan: string;
  amount: string;
  purpose: string;
}
