import { defineBlock } from "../define-block.ts";
import css from "./services.css?site";
import { servicesCards } from "./services-cards.tsx";
import { servicesFields } from "./services-fields.ts";
import { servicesLedger } from "./services-ledger.tsx";
import { servicesPanels } from "./services-panels.tsx";
import { servicesRows } from "./services-rows.tsx";

export const services = defineBlock({
  kind: "services",
  label: "Services",
  fields: servicesFields,
  css,
  variants: { ledger: servicesLedger, cards: servicesCards, rows: servicesRows, panels: servicesPanels },
});
