import { renderHook, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aModule } from "#mocks/testing.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { noSetting } from "#src/contract/offered-templates.ts";
import { enterAsDemoAdmin, open } from "../../../tests/render-page.tsx";
import { useChangePricing } from "./plans/plans-queries.ts";
import { useChangeModules, useChangeSettings } from "./sync/sync-queries.ts";

test("the totals follow merges and uploads elsewhere", { tags: "short" }, async () => {
  const visitor = open("/admin/modules");
  await enterAsDemoAdmin(visitor);
  await visitor.click(screen.getByRole("button", { name: "Admin Dashboard" }));
  await expectChanges(0);

  change(useChangeModules, {
    area: "spreadsheet",
    summary: "Merged",
    add: [aModule()],
    update: [],
    remove: [],
  });
  await expectChanges(1);

  change(() => useChangeSettings("spreadsheet"), [{ ...noSetting("law-firm-ledger"), isHidden: true }]);
  await expectChanges(2);

  const pricing = { ...builtInPricing, template: 100 };
  change(useChangePricing, { area: "upload-plans", summary: "Plans", before: builtInPricing, pricing });
  await expectChanges(3);
});

/** Makes a change as the page does that owns the form. */
function change<Body>(useChange: () => { mutate: (body: Body) => void }, body: Body) {
  renderHook(useChange).result.current.mutate(body);
}

/** Reads the text of the chart, which is drawn for wide and for narrow screens. */
async function expectChanges(count: number) {
  const charts = await screen.findAllByRole("img", { name: new RegExp(`Changes by admins: ${count}\\.$`) });
  expect(charts).toHaveLength(2);
}
