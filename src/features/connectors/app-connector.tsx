import clsx from "clsx";
import { useSearchParams } from "wouter";
import { serverReason } from "#src/api/api-error.ts";
import { WorkError } from "#src/api/work-error.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SearchableSelect } from "#src/ui/searchable-select.tsx";
import { FormSkeleton } from "#src/ui/skeleton.tsx";
import type { ConnectableProject } from "./connectable-project.ts";
import { useConnections, useGallery, useLocalProjects } from "./connections-queries.ts";
import { connectors } from "./connector-catalogue.ts";
import { ConnectorPanel } from "./connector-panel.tsx";

/** Connects a project to a service. The address holds both choices. */
export function AppConnector() {
  const [search, setSearch] = useSearchParams();
  const connections = useConnections();
  const local = useLocalProjects();
  const gallery = useGallery();
  const projects = [...(local.data ?? []), ...(gallery.data ?? [])];

  const failed = [connections, local, gallery].filter(({ isError }) => isError);
  if (failed.length > 0 && (projects.length === 0 || connections.isError)) {
    return (
      <div role="alert">
        <p className="mb-4 text-danger">{wordsFor(failed[0]?.error)}</p>
        <Button onClick={() => failed.forEach(({ refetch }) => void refetch())}>Retry</Button>
      </div>
    );
  }
  if (!connections.data || local.isPending || (gallery.isPending && local.data?.length === 0)) {
    return (
      <div role="status">
        <span className="sr-only">Loading connectors…</span>
        <FormSkeleton />
      </div>
    );
  }

  const project = projects.find(({ key }) => key === search.get("project")) ?? projects[0];
  if (!project) {
    return (
      <EmptyState
        title="No project to connect yet"
        action={
          <ButtonLink href={paths.newProject()} look="primary">
            Create a project
          </ButtonLink>
        }
      />
    );
  }
  const choose = (key: string, value: string) =>
    setSearch(
      (search) => {
        search.set(key, value);
        return search;
      },
      { replace: true },
    );
  const ofProject = connections.data.filter((connection) => connection.project === project.key);
  const connector = connectors.find(({ id }) => id === search.get("connector")) ?? connectors[0];

  return (
    <div>
      <ProjectChoice projects={projects} chosen={project} onChoose={(key) => choose("project", key)} />
      <div className="mt-8 flex flex-wrap items-start gap-x-12 gap-y-8">
        <ul
          aria-label="Connectors"
          className="grid min-w-0 grow basis-64 grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-4"
        >
          {connectors.map(({ id, name, icon }) => {
            const isConnected = ofProject.some((one) => one.connector === id && !one.disconnectedAt);
            return (
              <li key={id} className="border-line border-b">
                <button
                  type="button"
                  aria-current={id === connector?.id}
                  onClick={() => choose("connector", id)}
                  className="-outline-offset-2 flex min-h-14 w-full flex-wrap items-center gap-x-3 px-2 py-2 text-start hover:bg-sunken aria-[current=true]:bg-sunken"
                >
                  <Icon path={icon} className="size-6 text-signal" />
                  <span className="grow font-medium">{name}</span>
                  <span
                    className={clsx("text-sm", isConnected ? "font-medium text-green-ink" : "text-muted")}
                  >
                    {isConnected ? "Connected" : "Not connected"}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        {connector && (
          <ConnectorPanel
            key={`${project.key} ${connector.id}`}
            connector={connector}
            project={project}
            connection={ofProject.find((one) => one.connector === connector.id)}
          />
        )}
      </div>
    </div>
  );
}

const wordsFor = (error: unknown) =>
  error instanceof WorkError ? error.message : (serverReason(error) ?? "The connections could not be read.");

interface ProjectChoiceProps {
  projects: readonly ConnectableProject[];
  chosen: ConnectableProject;
  onChoose: (key: string) => void;
}

function ProjectChoice({ projects, chosen, onChoose }: ProjectChoiceProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <SearchableSelect
        label="Project"
        value={chosen.key}
        options={projects.map(({ key, name, isLocal }) => ({
          value: key,
          label: isLocal ? name : `${name} (gallery)`,
        }))}
        onChoose={onChoose}
        className="min-w-0 grow basis-64 sm:max-w-md"
      />
      <ButtonLink href={paths.newProject()}>Create a project</ButtonLink>
    </div>
  );
}
