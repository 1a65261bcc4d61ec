import searchIcon from "icon:magnifying-glass";
import clsx from "clsx";
import { inputLook } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Select } from "#src/ui/select.tsx";
import { type ProjectFilters, statusChoices, typeChoices } from "./project-filters.ts";

interface ProjectControlsProps {
  filters: ProjectFilters;
  onChange: (changes: { q?: string; type?: string; status?: string }) => void;
}

const typeNames = { all: "All types", web: "Web", app: "App", game: "Game" };
const statusNames = { all: "All statuses", active: "Active", deployed: "Deployed", draft: "Draft" };

/** Search and filters, shared by both tabs. */
export function ProjectControls({ filters, onChange }: ProjectControlsProps) {
  return (
    <div
      data-demo=""
      className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_12rem]"
    >
      <label className="col-span-full block lg:col-span-1">
        <span className="mb-1 block font-medium">Search projects</span>
        <span className="relative block">
          <Icon
            path={searchIcon}
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-5 text-muted"
          />
          <input
            type="search"
            value={filters.words}
            onChange={(event) => onChange({ q: event.target.value })}
            placeholder="Name, industry or feature"
            className={clsx(inputLook, "pl-10")}
          />
        </span>
      </label>
      <Select
        label="Type"
        value={filters.type}
        options={typeChoices.map((value) => ({ value, label: typeNames[value] }))}
        onChoose={(type) => onChange({ type })}
      />
      <Select
        label="Status"
        value={filters.status}
        options={statusChoices.map((value) => ({ value, label: statusNames[value] }))}
        onChoose={(status) => onChange({ status })}
      />
    </div>
  );
}
