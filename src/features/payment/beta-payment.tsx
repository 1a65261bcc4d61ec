import clsx from "clsx";
import { type ReactNode, useState } from "react";
import type { Pricing } from "#src/contract/pricing.ts";
import { planNames } from "#src/entities/pricing/plans.ts";
import { formatMoney } from "#src/lib/money.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageHeading, startNavigation } from "#src/ui/page-heading.tsx";
import { PaymentForm } from "./payment-form.tsx";
import type { RequestedPayment } from "./payment-link.ts";

interface BetaPaymentProps {
  payment: RequestedPayment;
  /** The sender named in the link, or "". */
  sender: string;
  /** Whether the link is signed with a known key; undefined while it is being checked. */
  isSigned: boolean | undefined;
  pricing: Pricing;
}

/** The summary of a payment link for a beta visitor, with the simulated payment. */
export function BetaPayment(props: BetaPaymentProps) {
  const { payment } = props;
  const [paidBy, setPaidBy] = useState<string | null>(null);
  const what = payment.purpose || `${planNames[payment.plan]} plan`;

  if (paidBy !== null) {
    return (
      <Sheet {...props} title="Simulated payment" heading="Payment simulated" what={what} isPaid>
        <p role="status" className="text-lg">
          Nothing was charged, and nobody was told. This was a trial run of paying{" "}
          {formatMoney(payment.amount)} for <bdi>{what}</bdi>, in the name of <bdi>{paidBy}</bdi>.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={paths.templateDemos} look="primary">
            Start Building
          </ButtonLink>
          <ButtonLink href={paths.home}>Return to Home</ButtonLink>
        </div>
      </Sheet>
    );
  }

  const pay = async ({ name }: { name: string }) => {
    startNavigation();
    window.scrollTo(0, 0);
    setPaidBy(name);
  };

  return (
    <Sheet {...props} title="Beta payment" heading="Your beta payment" what={what}>
      <PaymentForm amount={payment.amount} onPaid={pay} />
    </Sheet>
  );
}

interface SheetProps extends BetaPaymentProps {
  title: string;
  heading: string;
  what: string;
  isPaid?: boolean;
  children: ReactNode;
}

function Sheet({ title, heading, what, isPaid = false, children, ...asked }: SheetProps) {
  const { payment, isSigned, pricing } = asked;
  return (
    <div className="blueprint -mb-16" data-not-for="asked">
      <div className="page grid gap-x-14 gap-y-8 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-20">
        <div>
          <PageHeading
            key={title}
            title={title}
            className="text-[clamp(2.25rem,6vw*var(--type-scale),4.25rem)]!"
          >
            {heading}
          </PageHeading>
          <section aria-labelledby="order" className="mt-8 border-ink border-t-2 pt-4">
            <h2 id="order" className="text-lg">
              Order summary
            </h2>
            <p className="mt-2 line-clamp-3 text-muted [overflow-wrap:anywhere]" title={what}>
              {payment.purpose && isSigned === false && "The link says it is for "}
              <bdi>{what}</bdi>
            </p>
            <p className="mt-3 font-bold font-display text-[clamp(3.5rem,14vw*var(--type-scale),6.5rem)] tabular-nums leading-[0.9] tracking-[-0.04em]">
              {formatMoney(payment.amount)}
            </p>
            <p className="mt-3 text-muted">{isPaid ? "simulated, not charged" : <WhenDue {...asked} />}</p>
            <Afterwards payment={payment} pricing={pricing} />
          </section>
        </div>
        <div className="h-fit min-w-0 rounded-card border border-line bg-raised p-5 sm:p-8">{children}</div>
      </div>
    </div>
  );
}

/** A signature proves who made the link, not that the visitor has agreed to it. */
function WhenDue({ payment: { isOwnAmount }, sender, isSigned }: Omit<BetaPaymentProps, "pricing">) {
  if (!isOwnAmount) return "due today";
  if (!isSigned) {
    return (
      <span className={clsx(isSigned === undefined && "invisible")}>
        is what the link asks for.{" "}
        {sender && (
          <>
            It says it is from <bdi>{sender}</bdi>.{" "}
          </>
        )}
        Nothing in it proves who made it: pay only what you have agreed to.
      </span>
    );
  }
  if (!sender) return "due today, as the link asks";
  return (
    <>
      due today, as <bdi>{sender}</bdi> asks
    </>
  );
}

/** The later payments of the plan. A link with a custom amount has none. */
function Afterwards({
  payment: { plan, isOwnAmount },
  pricing,
}: Pick<BetaPaymentProps, "payment" | "pricing">) {
  if (isOwnAmount) return null;
  const { full, installment } = pricing;
  const lines =
    plan === "full"
      ? [`${formatMoney(full.monthly)} a month for hosting and maintenance`]
      : [
          `${formatMoney(installment.onDelivery)} on delivery`,
          `${formatMoney(installment.monthly)} a month for hosting and maintenance, after delivery`,
        ];
  return (
    <ul className="mt-5">
      {lines.map((line) => (
        <li key={line} className="border-line border-t py-2.5">
          then {line}
        </li>
      ))}
    </ul>
  );
}
