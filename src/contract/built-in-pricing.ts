import type { Pricing } from "./pricing.ts";

/** The default prices, shown until the stored ones are loaded, and the backend's seed. */
export const builtInPricing: Pricing = {
  full: { regularSetup: 149_900, setup: 134_900, monthly: 17_900 },
  installment: { upfront: 30_000, onDelivery: 119_900, monthly: 19_900 },
  template: 7_900,
  addOns: [
    {
      id: "extra-page",
      name: "Extra page",
      description: "One more page in the style of your site, with your words and pictures in it.",
      price: 6_000,
      isMonthly: false,
      maximum: 20,
    },
    {
      id: "second-language",
      name: "Second language",
      description: "The whole site once more in another language, from the translation that you send.",
      price: 19_000,
      isMonthly: false,
      maximum: 5,
    },
    {
      id: "domain",
      name: "Domain name",
      description: "Registered in your name for the first year, and pointed at your site.",
      price: 1_800,
      isMonthly: false,
      maximum: 10,
    },
    {
      id: "mailbox",
      name: "Mailbox",
      description: "One address at your own domain, such as hello@yourname.com.",
      price: 400,
      isMonthly: true,
      maximum: 50,
    },
    {
      id: "priority-changes",
      name: "Priority changes",
      description: "What you ask to have changed goes to the front of the queue.",
      price: 2_900,
      isMonthly: true,
      maximum: 1,
    },
  ],
};
