import { useEffect } from "react";
import { usePricing } from "#src/entities/pricing/pricing-queries.ts";
import { StalePrices } from "#src/entities/pricing/stale-prices.tsx";
import { BetaPayment } from "#src/features/payment/beta-payment.tsx";
import { readPayment } from "#src/features/payment/payment-link.ts";
import { claimsOf, readAddress } from "#src/sales/link-claims.ts";
import { PreparedFor } from "#src/sales/prepared-for.tsx";
import { senderOf } from "#src/sales/read-visit.ts";
import { useAddress } from "#src/sales/use-address.ts";
import { useIsSigned } from "#src/sales/use-is-signed.ts";

export default function BetaPaymentPage() {
  const address = useAddress();
  const { search } = readAddress(address);
  const isSigned = useIsSigned(claimsOf(address));
  const { pricing, hasFailed, retry } = usePricing();
  // The address was checked before the first paint (app/first-visit/visitors.css).
  useEffect(() => document.documentElement.classList.remove("asked"), []);
  return (
    <>
      <PreparedFor />
      {hasFailed && <StalePrices onRetry={retry} />}
      <BetaPayment
        key={search}
        payment={readPayment(search, pricing)}
        sender={senderOf(address)}
        isSigned={isSigned}
        pricing={pricing}
      />
    </>
  );
}
