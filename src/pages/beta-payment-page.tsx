import { useEffect } from "react";
import { useSearch } from "wouter";
import { usePricing } from "#src/features/deploy/pricing-queries.ts";
import { StalePrices } from "#src/features/deploy/stale-prices.tsx";
import { BetaPayment } from "#src/features/payment/beta-payment.tsx";
import { readPayment } from "#src/features/payment/payment-link.ts";

export default function BetaPaymentPage() {
  const search = useSearch();
  const { pricing, hasFailed, retry } = usePricing();
  // What the address asks for has been read (app/visitors.css).
  useEffect(() => document.documentElement.classList.remove("asked"), []);
  return (
    <>
      {hasFailed && <StalePrices onRetry={retry} />}
      <BetaPayment key={search} payment={readPayment(search, pricing)} pricing={pricing} />
    </>
  );
}
