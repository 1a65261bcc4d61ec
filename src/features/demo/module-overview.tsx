import type { FirstAppId } from "#src/contract/app-templates.ts";
import type { ModuleCategory } from "#src/contract/module-categories.ts";
import type { Module } from "#src/contract/modules.ts";
import type { GameId } from "#src/entities/projects/app-ids.ts";
import { formatNumber } from "#src/lib/english.ts";
import { dollars, formatMoney } from "#src/lib/money.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { sampleRows } from "./sample-rows.ts";

type Fact = readonly [name: string, value: string];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const count = <Row,>(rows: readonly Row[], isMeant: (row: Row) => boolean) =>
  String(rows.filter(isMeant).length);

/** Figures of each category, computed from its sample rows. */
export const overviewFacts: Record<ModuleCategory, () => Fact[]> = {
  CRM: () => [
    ["Customers", String(sampleRows.CRM.length)],
    ["Revenue this year", formatMoney(dollars(sum(sampleRows.CRM.map(({ revenue }) => revenue))))],
    ["Largest account", largest(sampleRows.CRM, ({ revenue }) => revenue).name],
  ],
  Games: () => [
    ["Total players", formatNumber(sum(sampleRows.Games.map(({ players }) => players)))],
    [
      "Active",
      formatNumber(
        sum(sampleRows.Games.filter(({ status }) => status === "Active").map(({ players }) => players)),
      ),
    ],
    ["Average rating", `${mean(sampleRows.Games.map(({ rating }) => rating)).toFixed(1)} / 5`],
  ],
  Security: () => [
    ["Low risk", count(sampleRows.Security, ({ risk }) => risk === "Low")],
    ["Medium risk", count(sampleRows.Security, ({ risk }) => risk === "Medium")],
    ["High risk", count(sampleRows.Security, ({ risk }) => risk === "High")],
  ],
  Productivity: () => [
    ["Done", count(sampleRows.Productivity, ({ status }) => status === "Completed")],
    ["Open", count(sampleRows.Productivity, ({ status }) => status !== "Completed")],
    ["People", String(new Set(sampleRows.Productivity.map(({ assignee }) => assignee)).size)],
  ],
  AI: () => [
    ["Average accuracy", `${mean(sampleRows.AI.map(({ accuracy }) => accuracy)).toFixed(1)}%`],
    ["Models at work", count(sampleRows.AI, ({ status }) => status === "Active")],
    ["Best model", largest(sampleRows.AI, ({ accuracy }) => accuracy).name],
  ],
};

function largest<Row>(rows: readonly [Row, ...Row[]] | readonly Row[], by: (row: Row) => number): Row {
  return rows.reduce((best, row) => (by(row) > by(best) ? row : best));
}

/** The app or game that matches the modules of a category. Security and AI have none. */
const appOf: Partial<Record<ModuleCategory, FirstAppId | GameId>> = {
  CRM: "app-crm",
  Games: "game-arcade",
  Productivity: "app-dashboard",
};

export function ModuleOverview({ module }: { module: Module }) {
  const app = appOf[module.category];
  return (
    <aside aria-labelledby="module-overview">
      <Card className="p-5">
        <h2 id="module-overview" className="text-xl">
          Module Overview
        </h2>
        <p className="mt-2 text-muted">{module.description}</p>
        <dl className="mt-5 grid gap-4 sm:grid-cols-3 xl:grid-cols-1">
          {overviewFacts[module.category]().map(([name, value]) => (
            <div key={name} className="border-line border-t pt-3">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="font-bold font-display text-2xl tabular-nums leading-tight">{value}</dd>
            </div>
          ))}
        </dl>
        {app && (
          <ButtonLink href={paths.openProject(app)} className="mt-5 w-full">
            See it as an app
          </ButtonLink>
        )}
      </Card>
    </aside>
  );
}
