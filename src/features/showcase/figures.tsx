import type { ReactNode } from "react";

const STYLES = 6;

/** The number of built-in modules, checked by a test, so that the page does not load the catalogue. */
export const MODULES_DELIVERED = 35;

/** Key figures of the product. */
export function Figures({ modules }: { modules: ReactNode }) {
  return (
    <dl className="page grid grid-cols-2 gap-x-6 py-6 sm:grid-cols-4">
      <Figure label="industries">{import.meta.env.INDUSTRY_COUNT}</Figure>
      <Figure label="templates, six for each">{import.meta.env.INDUSTRY_COUNT * STYLES}</Figure>
      <Figure label="working modules">{modules}</Figure>
      <Figure label="accounts to open first">0</Figure>
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-line py-3 sm:border-s sm:ps-5">
      <dt className="text-balance text-muted text-sm">{label}</dt>
      <dd className="font-bold font-display text-4xl tabular-nums tracking-tight">{children}</dd>
    </div>
  );
}
