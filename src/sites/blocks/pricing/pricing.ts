import { css, defineBlock } from "../define-block.ts";
import { pricingCards } from "./pricing-cards.tsx";
import { pricingFields } from "./pricing-fields.ts";
import { pricingRows } from "./pricing-rows.tsx";
import { pricingTable } from "./pricing-table.tsx";

export const pricing = defineBlock({
  kind: "pricing",
  label: "Plans",
  fields: pricingFields,
  css: css`.sw-price{display:flex;flex-wrap:wrap;align-items:baseline;gap:.2rem .6rem}
.sw-price strong{font:var(--sw-weight) var(--sw-t3)/1 var(--sw-display);letter-spacing:var(--sw-tracking);font-variant-numeric:tabular-nums}
.sw-price-yearly{display:none}
.sw-pricing:has([value=yearly]:checked) .sw-price-yearly{display:flex}
.sw-pricing:has([value=yearly]:checked) .sw-price-monthly:not(:last-child){display:none}
.sw-period{display:inline-flex;border:2px solid var(--sw-ink);border-radius:var(--sw-radius-button);overflow:hidden;margin-bottom:2.2rem!important}
.sw-period label{position:relative}
.sw-period input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.sw-period span{display:flex;align-items:center;min-height:2.75rem;padding:.3rem 1.4rem;font-weight:600}
.sw-period input:checked + span{background:var(--sw-ink);color:var(--sw-ground)}
.sw-period:has(:focus-visible){outline:3px solid var(--sw-ink);outline-offset:3px}
.sw-includes{display:grid;gap:.5rem}
.sw-includes li{padding-inline-start:1.7rem;position:relative}
.sw-includes li::before{content:"";position:absolute;inset:.5em auto auto .1rem;width:.8rem;height:.42rem;border:solid var(--sw-accent-ink);border-width:0 0 2.5px 2.5px;rotate:-45deg}
.sw-plan-mark{display:inline-block;padding:.25rem .8rem;border-radius:99px;background:var(--sw-accent);color:var(--sw-on-accent);font-size:.88rem;font-weight:700;line-height:1.4}
.sw-pricing-note{margin-top:1.8rem;color:var(--sw-muted);font-size:.95rem}`,
  variants: { cards: pricingCards, rows: pricingRows, table: pricingTable },
});
