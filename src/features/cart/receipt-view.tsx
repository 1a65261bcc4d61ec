import "./receipt.css";
import printerIcon from "icon:printer";
import type { ReactNode } from "react";
import type { Receipt } from "#src/entities/cart/cart.ts";
import { PROMOTION_PERCENT } from "#src/entities/pricing/plans.ts";
import { brand } from "#src/lib/brand.ts";
import { formatMoney } from "#src/lib/money.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { AmountList } from "./amount-list.tsx";
import { formatDay } from "./receipt.ts";

/** A paid order, for the screen and for print. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { number, date, buyer, lines, promotion, total } = receipt;
  return (
    <div
      data-receipt=""
      className="page grid items-start gap-x-14 gap-y-8 py-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-14"
    >
      <div className="grid gap-6">
        <p className="hidden font-bold font-display text-xl print:block">{brand.name}</p>
        <PageHeading title="Receipt">The receipt of a simulated order</PageHeading>
        <p className="text-muted">
          No money has moved, nothing will be charged, and nothing will be delivered. The receipt is saved in
          this browser.
        </p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button look="primary" onClick={() => print()}>
            <Icon path={printerIcon} />
            Print
          </Button>
          <ButtonLink href={paths.viewProjects}>View projects</ButtonLink>
        </div>
      </div>
      <div className="min-w-0 border-ink border-t-2 bg-raised">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-4 border-line border-x border-b p-5 sm:p-8">
          <Detail name="Receipt number" value={number} />
          <Detail name="Date" value={formatDay(date)} />
          <Detail name="Name" value={buyer.name} />
          <Detail name="Email" value={buyer.email} />
        </dl>
        <div className="border-line border-x border-b px-5 sm:px-8">
          <ul aria-label="What was ordered">
            {lines.map(({ id, name, note, quantity, amounts }) => (
              <Entry key={id} name={quantity > 1 ? `${quantity} × ${name}` : name} note={note}>
                <AmountList amounts={amounts} />
              </Entry>
            ))}
            {promotion.today + promotion.onDelivery > 0 && (
              <Entry name="Account promotion" note={`${PROMOTION_PERCENT}% off what is paid once`}>
                {promotion.today > 0 && <p>{formatMoney(-promotion.today)} today</p>}
                {promotion.onDelivery > 0 && <p>{formatMoney(-promotion.onDelivery)} on delivery</p>}
              </Entry>
            )}
          </ul>
          <dl className="ms-auto max-w-sm py-5 tabular-nums">
            <Total name="Paid today, simulated" value={formatMoney(total.today)} isMain />
            {total.onDelivery > 0 && <Total name="Due on delivery" value={formatMoney(total.onDelivery)} />}
            <Total name="Every month" value={formatMoney(total.monthly)} />
          </dl>
        </div>
      </div>
    </div>
  );
}

function Entry({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <li className="flex break-inside-avoid flex-wrap gap-x-6 gap-y-1 border-line border-b py-4">
      <div className="min-w-0 grow basis-32">
        <p className="font-semibold">{name}</p>
        <p className="text-muted text-sm">{note}</p>
      </div>
      <div className="ms-auto text-end tabular-nums">{children}</div>
    </li>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}

function Total({ name, value, isMain = false }: { name: string; value: string; isMain?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-1">
      <dt>{name}</dt>
      <dd className={isMain ? "font-bold font-display text-4xl tracking-tight" : "font-semibold"}>{value}</dd>
    </div>
  );
}
