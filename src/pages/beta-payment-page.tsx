import { useEffect } from "react";
import { useSearch } from "wouter";
import { usePricing } from "#src/features/deploy/pricing-queries.ts";
import { StalePrices } from "#src/features/deploy/stale-prices.tsx";
import { BetaPayment } from "#src/features/payment/beta-payment.tsx";
import { readPayment } from "#src/features/payment/payment-link.ts";
import { PreparedFor } from "#src/features/visit/prepared-for.tsx";

export default function BetaPaymentPage() {
  const search = useSearch();
  const { pricing, hasFailed, retry } = usePricing();
  // What the address asks for has been read (app/visitors.css).
  useEffect(() => document.documentElement.classList.remove("asked"), []);
  return (
    <>
      <PreparedFor />
      {hasFailed && <StalePrices onRetry={retry} />}
      <BetaPayment key={search} payment={readPayment(search, pricing)} pricing={pricing} />
    </>
  );
}
