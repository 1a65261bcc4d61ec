import { Suspense, useState } from "react";
import { WorkError } from "#src/api/work-error.ts";
import { isBuiltApp } from "#src/contract/app-templates.ts";
import { type SharedProject, useSharedProject } from "#src/entities/projects/use-shared-project.ts";
import { later } from "#src/lib/later.ts";
import type { Finding } from "#src/sites/check/finding.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { SiteFileChoice, useWithSiteFile } from "../export/site-file-choice.tsx";
import { LinkTab, type MadeLink } from "./link-tab.tsx";
import { ProjectFileTab } from "./project-file-tab.tsx";
import { SiteCheckNote } from "./site-check-note.tsx";

const ExportTab = later(() => import("./on-demand.ts").then(({ ExportTab }) => ExportTab));
const AppLinkTab = later(() => import("./app-link-tab.tsx").then(({ AppLinkTab }) => AppLinkTab));
const OnlineTab = later(() => import("./on-demand.ts").then(({ OnlineTab }) => OnlineTab));

interface ShareDialogProps {
  /** The key of a project or a template. The export reuses the file handle stored for it. */
  projectKey: string;
  /** The tab that is open at first. */
  way?: Way | undefined;
  /** The project as it is on screen. Without it, the stored project or the template is read. */
  project?: SharedProject | undefined;
  onClose: () => void;
  /** Shows the place of a finding of the site check. */
  onShowFinding?: ((finding: Finding) => void) | undefined;
  /** Called when a link was copied or shared. */
  onLinkMade?: ((link: MadeLink) => void) | undefined;
}

const ways = [
  { id: "link", label: "Link" },
  { id: "online", label: "Put it online" },
  { id: "export", label: "Website files" },
  { id: "file", label: "Project file" },
] as const;
export type Way = (typeof ways)[number]["id"];

/** All ways to share a project: as a link, as a website, or as a project file. */
export function ShareDialog(props: ShareDialogProps) {
  const { projectKey, way: firstWay = "link", project, onClose, onShowFinding, onLinkMade } = props;
  const [way, setWay] = useState(firstWay);
  const { shared, error, retry } = useSharedProject(projectKey, project);
  const [withSite, setWithSite] = useWithSiteFile(projectKey);
  const siteChoice = <SiteFileChoice isOn={withSite} onChoose={setWithSite} />;
  const isApp = shared && isBuiltApp(shared.project.templateId);
  const offered =
    shared && !shared.document ? ways.filter(({ id }) => id === "file" || (isApp && id === "link")) : ways;
  const chosen = offered.some(({ id }) => id === way) ? way : "file";

  return (
    <Dialog
      title="Share and export"
      subtitle={<span className="line-clamp-2">{shared?.project.name ?? "\u00a0"}</span>}
      onClose={onClose}
      className="max-w-3xl!"
    >
      <Tabs label="Ways to share" tabs={offered} selected={chosen} onSelect={setWay}>
        {error && <Failed error={error} onRetry={retry} />}
        {!shared && !error && <Loading />}
        {shared?.document && chosen === "link" && (
          <LinkTab
            document={shared.document}
            name={shared.project.name}
            onLinkMade={onLinkMade}
            onWantFile={() => setWay("file")}
          />
        )}
        {isApp && chosen === "link" && (
          <Suspense fallback={<Skeleton className="h-60" />}>
            <AppLinkTab shared={shared} onWantFile={() => setWay("file")} />
          </Suspense>
        )}
        {shared?.document && (chosen === "online" || chosen === "export") && (
          <SiteCheckNote document={shared.document} onShow={onShowFinding} />
        )}
        {shared?.document && chosen === "online" && (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <OnlineTab
              projectKey={projectKey}
              document={shared.document}
              withSite={withSite}
              siteChoice={siteChoice}
              onWantZip={() => setWay("export")}
            />
          </Suspense>
        )}
        {shared?.document && chosen === "export" && (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <ExportTab
              projectKey={projectKey}
              name={shared.project.name}
              document={shared.document}
              withSite={withSite}
              siteChoice={siteChoice}
            />
          </Suspense>
        )}
        {shared && chosen === "file" && <ProjectFileTab shared={shared} projectKey={projectKey} />}
      </Tabs>
    </Dialog>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 border-danger border-l-4 bg-sunken px-4 py-3"
    >
      <p className="min-w-0 grow basis-60">
        {error instanceof WorkError ? error.message : "The project could not be read."}
      </p>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <div className="grid min-h-80 gap-5 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div>
        <p role="status" className="text-muted">
          Reading the project…
        </p>
        <Skeleton className="mt-4 h-11" />
        <Skeleton className="mt-3 h-24" />
      </div>
      <Skeleton className="aspect-square" />
    </div>
  );
}
