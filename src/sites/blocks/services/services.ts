import { css, defineBlock } from "../define-block.ts";
import { servicesCards } from "./services-cards.tsx";
import { servicesFields } from "./services-fields.ts";
import { servicesLedger } from "./services-ledger.tsx";
import { servicesPanels } from "./services-panels.tsx";
import { servicesRows } from "./services-rows.tsx";

export const services = defineBlock({
  kind: "services",
  label: "Services",
  fields: servicesFields,
  css: css`.sw-services-more{margin-top:2.2rem}
.sw-service-price{font-weight:600;font-variant-numeric:tabular-nums}
.sw-service-price span{font-weight:400;color:var(--sw-muted)}`,
  variants: { ledger: servicesLedger, cards: servicesCards, rows: servicesRows, panels: servicesPanels },
});
