import { useMemo } from "react";
import { useSearchParams } from "wouter";
import { usePublicProjects } from "#src/features/projects/projects-queries.ts";
import { SettlingNumber } from "#src/ui/settling-number.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { ProjectControls } from "./project-controls.tsx";
import { filterProjects, isUnfiltered, readFilters, readTab } from "./project-filters.ts";
import { ProjectResults, type ProjectsBrowserProps } from "./project-results.tsx";
import { SkeletonGrid } from "./skeleton-grid.tsx";
import { useMyProjects } from "./use-my-projects.ts";

/** The public gallery and the visitor's own projects. Search and filters are stored in the address. */
export function ProjectsBrowser(props: ProjectsBrowserProps) {
  const [search, setSearch] = useSearchParams();
  const tab = readTab(search);
  const filters = useMemo(() => readFilters(search), [search]);
  const gallery = usePublicProjects();
  const mine = useMyProjects();
  const found = {
    public: useMemo(() => gallery.data && filterProjects(gallery.data, filters), [gallery.data, filters]),
    mine: useMemo(() => mine.projects && filterProjects(mine.projects, filters), [mine.projects, filters]),
  };
  // Reading thousands of projects takes time, so the newest ones are shown first.
  const first = isUnfiltered(filters) && mine.first?.length ? mine.first : undefined;
  const shown = { public: found.public, mine: found.mine ?? first };

  const set = (changes: Record<string, string | null>) =>
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value && value !== "all" && value !== "public") now.set(name, value);
          else now.delete(name);
        }
        return now;
      },
      { replace: true },
    );

  return (
    <Tabs
      label="Projects"
      tabs={[
        { id: "public", label: <TabLabel name="Public Gallery" count={found.public?.length} /> },
        { id: "mine", label: <TabLabel name="My Projects" count={found.mine?.length} /> },
      ]}
      selected={tab}
      onSelect={(id) => set({ tab: id })}
    >
      <ProjectControls filters={filters} onChange={set} />
      {gallery.data || gallery.error || shown.mine ? (
        <ProjectResults
          {...props}
          tab={tab}
          projects={shown[tab]}
          count={found[tab]?.length}
          onRetry={gallery.error && !gallery.isFetching ? () => gallery.refetch() : null}
          mine={mine}
          isFiltered={!isUnfiltered(filters)}
          onClearFilters={() => set({ q: null, type: null, status: null })}
        />
      ) : (
        <SkeletonGrid />
      )}
    </Tabs>
  );
}

function TabLabel({ name, count }: { name: string; count: number | undefined }) {
  return (
    <>
      {name}
      <span className="min-w-[2.5ch] rounded-full bg-sunken px-1.5 text-center font-normal text-sm tabular-nums">
        {count === undefined ? "–" : <SettlingNumber value={count} />}
      </span>
    </>
  );
}
