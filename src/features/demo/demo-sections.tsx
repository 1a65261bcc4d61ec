import eyeIcon from "icon:eye";
import pencilIcon from "icon:pencil-simple";
import plusIcon from "icon:plus";
import { type ReactNode, useState } from "react";
import type { ModuleCategory } from "#src/contract/module-categories.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Fact } from "#src/ui/fact.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Select } from "#src/ui/select.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { Tooltip } from "#src/ui/tooltip.tsx";
import { RowsTable } from "./rows-table.tsx";
import type { SampleRow } from "./sample-rows.ts";

// The specification says that the buttons in these sections have no effect.

const ROWS_ON_DASHBOARD = 3;

interface RowsProps {
  category: ModuleCategory;
  /** Null while loading. */
  rows: readonly SampleRow[] | null;
}

export function DashboardSection({ category, rows }: RowsProps) {
  if (!rows) return <RowsLoading />;
  return (
    <Section title="Dashboard">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-3 sm:gap-4">
        <Figure name="Total" value={5} />
        <Figure name="Active" value={3} />
        <Figure name="Recent" value={2} />
      </dl>
      <h3 className="mt-8 mb-3 text-lg">Latest entries</h3>
      <RowsTable caption="Latest entries" category={category} rows={rows.slice(0, ROWS_ON_DASHBOARD)} />
    </Section>
  );
}

export function DataSection({ category, rows }: RowsProps) {
  if (!rows) return <RowsLoading />;
  return (
    <Section
      title="Data View"
      action={
        <Button size="small">
          <Icon path={plusIcon} /> Add New
        </Button>
      }
    >
      <RowsTable caption="All entries" category={category} rows={rows} renderActions={rowActions} />
      <p className="mt-3 text-muted">Showing {rows.length} items</p>
    </Section>
  );
}

export function ReportsSection() {
  return (
    <Section title="Reports">
      <div className="grid gap-4 sm:grid-cols-2">
        <Card className="p-5">
          <h3 className="text-lg">Summary Report</h3>
          <p className="mt-1 mb-4 text-muted">
            One page: what came in, what is open and what needs a decision.
          </p>
          <Button>Generate Report</Button>
        </Card>
        <Card className="p-5">
          <h3 className="text-lg">Detailed Export</h3>
          <p className="mt-1 mb-4 text-muted">Every entry with all its fields, for a spreadsheet.</p>
          <Button>Detailed Export (CSV)</Button>
        </Card>
      </div>
    </Section>
  );
}

const intervals = ["5", "15", "30", "60"].map((value) => ({ value, label: `${value} minutes` }));
const themes = ["System Default", "Light", "Dark"].map((value) => ({ value, label: value }));
const languages = ["English", "Español", "Français", "Deutsch"].map((value) => ({ value, label: value }));

export function SettingsSection() {
  const [hasNotifications, setHasNotifications] = useState(true);
  const [interval, setInterval] = useState("15");
  const [theme, setTheme] = useState("System Default");
  const [language, setLanguage] = useState("English");
  return (
    <Section title="Settings">
      <Card className="grid gap-5 p-5 sm:max-w-xl">
        <label className="flex min-h-11 items-center justify-between gap-4 font-medium">
          Notifications
          <input
            type="checkbox"
            checked={hasNotifications}
            onChange={(event) => setHasNotifications(event.target.checked)}
            className="size-6"
          />
        </label>
        <Select label="Data refresh interval" value={interval} options={intervals} onChoose={setInterval} />
        <Select label="Theme" value={theme} options={themes} onChoose={setTheme} />
        <Select label="Language" value={language} options={languages} onChoose={setLanguage} />
        <Button look="primary" className="justify-self-start">
          Save Changes
        </Button>
      </Card>
      <dl className="mt-6 grid gap-x-8 gap-y-4 sm:max-w-xl sm:grid-cols-3">
        <Fact name="Version" value="1.2.0" />
        <Fact name="Last updated" value="Nov 15 2023" />
        <Fact name="License" value="Commercial" />
      </dl>
    </Section>
  );
}

const rowActions = ({ name }: SampleRow) => (
  <span className="-mx-2.5 whitespace-nowrap">
    <RowAction name={`Edit ${name}`} text="Edit" icon={pencilIcon} />
    <RowAction name={`View ${name}`} text="View" icon={eyeIcon} />
  </span>
);

function RowAction({ name, text, icon }: { name: string; text: string; icon: string }) {
  return (
    <Tooltip text={text}>
      <button
        type="button"
        aria-label={name}
        className="inline-grid size-10 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon path={icon} />
      </button>
    </Tooltip>
  );
}

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="animate-rise">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

function RowsLoading() {
  return (
    <div>
      <p role="status" className="mb-4 text-muted">
        Loading module data…
      </p>
      <div className="mb-8 grid grid-cols-3 gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <Card className="flex flex-col-reverse p-3 sm:p-5">
      <dt className="text-muted text-sm sm:text-base">{name}</dt>
      <dd className="font-bold font-display text-4xl tabular-nums">{value}</dd>
    </Card>
  );
}
