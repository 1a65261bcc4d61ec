import { expect, test } from "vitest";
import { templateName } from "./template-name.ts";

test.each([
  ["law-firm-ledger", "Law firm · Ledger"],
  ["cafe-studio", "Café · Studio"],
  ["web-basic", "Basic Website"],
  ["app-crm", "CRM System"],
  ["app-flower-orders", "Flower orders"],
  ["app-own", undefined],
  ["app-", undefined],
  ["law-firm", undefined],
  ["cobbler-ledger", undefined],
  ["__proto__", undefined],
  ["", undefined],
])("the template %j has the name %j", (id, name) => {
  expect(templateName(id)).toBe(name);
});
