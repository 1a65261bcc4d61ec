import plusIcon from "icon:plus";
import type { AddOn, Pricing } from "#src/contract/pricing.ts";
import { AddToCartButton } from "#src/entities/cart/add-to-cart-button.tsx";
import { formatMoney } from "#src/lib/money.ts";
import { Icon } from "#src/ui/icon.tsx";
import { questions } from "./questions.ts";
import { Section } from "./section.tsx";

const contents = [
  ["Your own address", "The site goes online under your domain, with the certificate that browsers ask for."],
  ["Hosting", "Delivered fast and backed up every night. It belongs to the monthly amount."],
  ["Maintenance", "Updates, small corrections and somebody who looks when something is wrong."],
  ["The template", "Whichever of them your project was made from; nothing is charged for it on top."],
  [
    "Three roles",
    "Admin with full access, User with limited basic access, Agent with unlimited access to all features.",
  ],
  ["Your files", "The site stays yours. Take it with you as plain files whenever you like."],
] as const;

export function PlanContents() {
  return (
    <Section id="contents" title="Both plans contain the same">
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {contents.map(([name, text]) => (
          <div key={name} className="border-line border-t py-5">
            <dt className="font-bold font-display text-xl">{name}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The price list of the add-ons. */
export function AddOnList({ addOns }: { addOns: readonly AddOn[] }) {
  if (addOns.length === 0) return null;
  return (
    <Section id="extras" title="Extras" intro="With either plan, or by themselves.">
      <ul>
        {addOns.map((addOn) => (
          <li
            key={addOn.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 border-line border-t py-5 md:grid-cols-[minmax(0,1fr)_9rem_auto]"
          >
            <div className="col-span-full md:col-span-1">
              <h3 className="text-xl">{addOn.name}</h3>
              <p className="text-muted">{addOn.description}</p>
            </div>
            <p className="tabular-nums md:text-end">
              <span className="font-bold font-display text-2xl tracking-tight">
                {formatMoney(addOn.price)}
              </span>{" "}
              <span className="text-muted text-sm">{addOn.isMonthly ? "a month" : "once"}</span>
            </p>
            <AddToCartButton purchase={{ kind: "add-on", id: addOn.id, name: addOn.name }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Questions({ pricing }: { pricing: Pricing }) {
  return (
    <Section id="questions" title="Questions">
      <div>
        {questions(pricing).map(({ question, answer }) => (
          <details key={question} className="group border-line border-t last:border-b">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 font-semibold text-lg hover:text-signal [&::-webkit-details-marker]:hidden">
              {question}
              <Icon path={plusIcon} className="size-5 transition-transform group-open:rotate-45" />
            </summary>
            <p className="max-w-[66ch] pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
