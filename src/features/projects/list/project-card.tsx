import newWindowIcon from "icon:arrow-square-out";
import moreIcon from "icon:dots-three-vertical";
import { type ComponentProps, Suspense, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "wouter";
import { featureLabels } from "#src/brief/feature-labels.ts";
import { ProjectCover } from "#src/features/projects/project-cover.tsx";
import { projectTypeLooks } from "#src/features/projects/project-types.ts";
import type { ShownProject } from "#src/features/projects/shown-project.ts";
import { later } from "#src/lib/later.ts";
import { followInWindow, openWindow } from "#src/lib/open-window.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { ProjectStatusBadge } from "./project-status-badge.tsx";

const FEATURES_SHOWN = 3;

const RenameProject = later(() => import("./rename-project.tsx").then(({ RenameProject }) => RenameProject));

/** Actions on the visitor's own projects. The storage of a project decides which of them apply. */
export interface ProjectActions {
  onDuplicate: (project: ShownProject) => void;
  onDelete: (project: ShownProject) => void;
  onDeploy?: ((project: ShownProject) => void) | undefined;
  onShare?: ((project: ShownProject, way?: "online") => void) | undefined;
}

export interface ProjectCardProps extends ProjectActions {
  project: ShownProject;
}

export function ProjectCard({ project, ...actions }: ProjectCardProps) {
  const { name, description, type, status, businessCategory, features, storedIn } = project;
  const [isRenaming, setIsRenaming] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);
  const { name: typeName, icon } = projectTypeLooks[type];
  const kind = businessCategory ? `${typeName} · ${categoryShown(businessCategory)}` : typeName;

  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const choices = choicesFor(project, actions, () => setIsRenaming(true));

  const endRenaming = () => {
    flushSync(() => setIsRenaming(false));
    link.current?.focus();
  };

  const show = (path: string) => setBlocked(openWindow(path) ? null : path);

  return (
    <Card className="group relative flex h-full flex-col transition-[border-color] hover:border-edge">
      <div className="overflow-hidden rounded-t-[9px] border-line border-b">
        <ProjectCover project={project} />
      </div>
      <div className="flex grow flex-col p-4">
        <div className="mb-3 flex items-center justify-between gap-3 text-muted text-sm">
          <span className="flex min-w-0 items-center gap-1.5">
            <Icon path={icon} />
            <span className="truncate" title={kind}>
              {kind}
            </span>
          </span>
          <ProjectStatusBadge status={status} />
        </div>
        {isRenaming ? (
          <Suspense>
            <RenameProject project={project} onDone={endRenaming} />
          </Suspense>
        ) : (
          <h3 id={id} className="line-clamp-3 text-xl" title={name}>
            <Link ref={link} href={paths.openProject(project.key)} className="hover:text-signal">
              {name}
            </Link>
          </h3>
        )}
        <p className="mt-1.5 line-clamp-3 text-muted" title={description}>
          {description}
        </p>
        <Features features={features} />
        {storedIn === "browser" && <p className="mt-3 text-muted text-sm">Saved in this browser</p>}
        <div className="relative mt-auto flex flex-wrap gap-2 pt-5">
          {storedIn === "browser" && (
            <ButtonLink
              size="small"
              href={type === "web" ? paths.studio(project.key) : paths.openProject(project.key)}
              look="primary"
              aria-describedby={id}
            >
              {type === "web" ? "Edit" : "Open"}
            </ButtonLink>
          )}
          <Button
            size="small"
            onClick={() => show(paths.templateDemos)}
            aria-describedby={`${id} ${id}-window`}
          >
            View <Icon path={newWindowIcon} className="size-4 text-muted" />
          </Button>
          <Button
            size="small"
            onClick={() => show(demoPath(project))}
            aria-describedby={`${id} ${id}-window`}
          >
            Demo <Icon path={newWindowIcon} className="size-4 text-muted" />
          </Button>
          <span id={`${id}-window`} hidden>
            Opens a new window
          </span>
          {choices.length > 0 && (
            <div className="ml-auto">
              <Menu button={<MoreButton aria-describedby={id} />} choices={choices} />
            </div>
          )}
        </div>
        <p role="status" className="text-sm">
          {blocked && (
            <span className="mt-3 block">
              The browser has blocked the new window.{" "}
              <Link
                href={blocked}
                target="_blank"
                rel="noopener"
                onClick={followInWindow}
                className="text-signal underline underline-offset-4"
              >
                Open it from here
              </Link>
            </span>
          )}
        </p>
      </div>
    </Card>
  );
}

function MoreButton(props: ComponentProps<"button">) {
  return (
    <button
      {...props}
      type="button"
      aria-label="More"
      className="grid size-9 place-items-center rounded-[10px] border border-edge bg-raised hover:border-ink hover:bg-sunken"
    >
      <Icon path={moreIcon} />
    </button>
  );
}

function Features({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  const rest = features.length - FEATURES_SHOWN;
  return (
    <ul aria-label="Features" className="mt-3 flex flex-wrap gap-1 text-xs">
      {features.slice(0, FEATURES_SHOWN).map((feature) => (
        <li key={feature} className="rounded-md border border-line bg-sunken px-1.5 py-0.5">
          {featureShown(feature)}
        </li>
      ))}
      {rest > 0 && <li className="px-1 py-0.5 text-muted">+{rest} more</li>}
    </ul>
  );
}

/** A project made from a brief stores the ids of its industry and features; other projects store text. */
const categoryShown = (category: string) =>
  /^[a-z-]+$/.test(category)
    ? category.charAt(0).toUpperCase() + category.slice(1).replaceAll("-", " ")
    : category;
const featureShown = (feature: string) =>
  Object.entries(featureLabels).find(([id]) => id === feature)?.[1] ?? feature;

const demoPath = ({ type, name }: ShownProject) =>
  type === "web" || /construction/i.test(name) ? paths.appView : paths.templateDemos;

function choicesFor(
  project: ShownProject,
  { onDuplicate, onDelete, onDeploy, onShare }: ProjectActions,
  onRename: () => void,
) {
  const deploy = onDeploy ? [{ label: "Deploy", onChoose: () => onDeploy(project) }] : [];
  const share = onShare
    ? [
        ...(project.type === "web"
          ? [{ label: "Put it online", onChoose: () => onShare(project, "online") }]
          : []),
        { label: "Share and export", onChoose: () => onShare(project) },
      ]
    : [];
  if (project.storedIn === "gallery") return [];
  if (project.storedIn === "account") return [...deploy, ...share];
  return [
    ...deploy,
    ...share,
    { label: "Rename", onChoose: onRename },
    { label: "Duplicate", onChoose: () => onDuplicate(project) },
    { label: "Delete", onChoose: () => onDelete(project), isGrave: true },
  ];
}
