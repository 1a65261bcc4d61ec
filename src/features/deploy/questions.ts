import type { Pricing } from "#src/contract/pricing.ts";
import { PROMOTION_PERCENT } from "#src/entities/pricing/plans.ts";
import { formatMoney } from "#src/lib/money.ts";

/** Common questions, with current prices. */
export function questions({ full, installment, template }: Pricing) {
  const whole = installment.upfront + installment.onDelivery;
  return [
    {
      question: "Will I be charged for anything here?",
      answer:
        "No. This is a demonstration of the product: ordering a plan and going through the checkout are simulated, no money moves, and no page asks for a card.",
    },
    {
      question: "Where do the two plans differ?",
      answer: `Only in when and how much you pay. Pay in full is ${formatMoney(full.setup)} with the order and ${formatMoney(full.monthly)} a month. The trial is ${formatMoney(installment.upfront)} with the order, ${formatMoney(installment.onDelivery)} on delivery, ${formatMoney(whole)} in all, and ${formatMoney(installment.monthly)} a month. What you get is the same.`,
    },
    {
      question: "When do the monthly payments begin?",
      answer: `With the trial the subscription begins after delivery; before that nothing is due but the first ${formatMoney(installment.upfront)}. With Pay in full the ${formatMoney(full.monthly)} are for each month of hosting and maintenance. What is due today never includes a monthly payment.`,
    },
    {
      question: `What exactly does the ${PROMOTION_PERCENT}% for an account apply to?`,
      answer: `To everything in one order that is paid once: the set-up after the plan's own discount, both parts of a trial, templates and one-off extras. It never applies to monthly amounts. Each account has it for one order, and the cart shows it on a separate line.`,
    },
    {
      question: "Can I order without an account?",
      answer:
        "Yes. A name and an e-mail address for the receipt are enough; only the promotion needs an account.",
    },
    {
      question: "Can I build first and choose a plan later?",
      answer:
        "Yes. What you make is saved in this browser, costs nothing and needs no account. A plan is for the day you want us to put it online and look after it.",
    },
    {
      question: "Can I change my mind between the plans?",
      answer:
        "Until you check out, yes: an order has one plan, so adding the other one to the cart takes the first one out, and you can undo that.",
    },
    {
      question: "Do I have to buy a template as well?",
      answer: `No. A plan covers the template of your project. Bought by itself, for a site that you host somewhere else, a template is ${formatMoney(template)} once.`,
    },
  ];
}
