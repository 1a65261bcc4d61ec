import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Finding } from "#src/sites/check/finding.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { FindingList } from "./finding-list.tsx";
import { Fixes } from "./fixes.tsx";

const site = (await templateDocument("bakery-counter")) as SiteDocument;
const named = (name: string) => ({
  ...site,
  meta: { ...site.meta, business: { ...site.meta.business, name } },
});
const other: Finding = { id: "other", rule: "link", words: "Another one.", place: {} };
const heavy = (prepare: () => Promise<(document: SiteDocument) => SiteDocument>): Finding => ({
  id: "heavy",
  rule: "picture",
  words: "A picture has 900 kB.",
  place: {},
  fix: { label: "Make it smaller", prepare },
});

test("a fix that takes a moment runs once, and the focus goes to the next finding", async () => {
  let finish = () => {};
  const prepared = new Promise<(document: SiteDocument) => SiteDocument>((resolve) => {
    finish = () => resolve(() => named("Light"));
  });
  const prepare = vi.fn(() => prepared);
  const finding = heavy(prepare);
  const { visitor, onFix, show } = showList([finding, other]);

  await visitor.dblClick(screen.getByRole("button", { name: /^Make it smaller/ }));
  expect(screen.getByRole("button", { name: /^One moment…/ })).toHaveAttribute("aria-disabled", "true");
  await act(async () => finish());

  expect(prepare).toHaveBeenCalledOnce();
  expect(onFix).toHaveBeenCalledOnce();
  await visitor.click(screen.getByRole("button", { name: /^Make it smaller/ }));
  expect(prepare).toHaveBeenCalledOnce();
  show([other]);
  expect(screen.getByRole("button", { name: "Show: Another one." })).toHaveFocus();
});

test("its failure is said beside it, and it can be tried again", async () => {
  const prepare = vi.fn(async () => {
    throw new Error("This picture is no longer stored. Use Show, and choose another one.");
  });
  const { visitor, onFix } = showList([heavy(prepare)]);

  await visitor.click(screen.getByRole("button", { name: /^Make it smaller/ }));
  expect(screen.getByRole("alert")).toHaveTextContent("This picture is no longer stored.");
  await visitor.click(screen.getByRole("button", { name: /^Make it smaller/ }));

  expect(prepare).toHaveBeenCalledTimes(2);
  expect(onFix).not.toHaveBeenCalled();
});

test("after the last finding the focus is on the list", async () => {
  const { visitor, show } = showList([heavy(async () => () => named("Light"))]);

  await visitor.click(screen.getByRole("button", { name: /^Make it smaller/ }));
  show([]);

  expect(screen.getByRole("group", { name: "Findings" })).toHaveFocus();
});

test("an answer stays typed while the site is checked again, and goes where it was asked for", async () => {
  const ask = (label: string): Finding => ({
    ...other,
    fix: {
      label: "Write it",
      questions: [{ label, kind: "line", problemOf: () => undefined }],
      apply: (_, [answer = ""]) => named(`${label}: ${answer}`),
    },
  });
  const { visitor, changed, show } = showList([ask("First")]);
  await visitor.click(screen.getByRole("button", { name: /^Write it/ }));
  await visitor.type(screen.getByLabelText("First"), "Rye");

  show([ask("Second")]);
  await visitor.type(screen.getByLabelText("First"), " bread{Enter}");

  await expect.poll(() => changed()?.meta.business.name).toBe("First: Rye bread");
});

/** Shows findings whose fixes change the site. */
function showList(findings: readonly Finding[]) {
  let document: SiteDocument | undefined;
  const onFix = vi.fn((_: Finding, __: string, edit: (site: SiteDocument) => SiteDocument) => {
    document = edit(site);
    return document !== site;
  });
  const list = (shown: readonly Finding[]) => (
    <fieldset data-findings="" tabIndex={-1} aria-label="Findings">
      <FindingList
        document={site}
        findings={shown}
        onShow={() => {}}
        renderFixes={(finding) => <Fixes finding={finding} onFix={onFix} />}
      />
    </fieldset>
  );
  const { rerender } = render(list(findings));
  return {
    visitor: userEvent.setup(),
    onFix,
    changed: () => document,
    show: (shown: readonly Finding[]) => rerender(list(shown)),
  };
}
