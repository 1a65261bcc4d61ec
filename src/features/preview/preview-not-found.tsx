import type { ReactNode } from "react";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { TemplateSuggestions } from "./template-suggestions.tsx";

/** Longer keys are cut off in the message. */
const MAX_KEY_LENGTH = 60;

export function TemplateNotFound({ templateId }: { templateId: string }) {
  return (
    <NotFound
      title="Preview Not Found"
      action={
        <>
          <ButtonLink href={paths.templateDemos} look="primary">
            All templates
          </ButtonLink>
          <ButtonLink href={paths.home}>Return to Home</ButtonLink>
        </>
      }
      suggestions="The nearest templates"
      wanted={templateId}
    >
      There is no template called <Key>{templateId}</Key>. One of those below may be what you are looking for.
    </NotFound>
  );
}

interface ProjectNotFoundProps {
  projectKey: string;
  /** Whether the project would be stored in this browser. */
  isLocal: boolean;
}

export function ProjectNotFound({ projectKey, isLocal }: ProjectNotFoundProps) {
  return (
    <NotFound
      title="Project Not Found"
      action={
        <>
          <ButtonLink href={paths.viewProjects} look="primary">
            All projects
          </ButtonLink>
          <ButtonLink href={paths.appView}>See the sample</ButtonLink>
          <ButtonLink href={paths.home}>Return to Home</ButtonLink>
        </>
      }
      suggestions="Templates to start from"
      wanted={projectKey}
    >
      {isLocal
        ? "This project is not in this browser. It may have been deleted, or it was made in another browser and is stored only there."
        : "There is no such project here, or it is not public. If it is yours, log in to see it."}
    </NotFound>
  );
}

interface NotFoundProps {
  title: string;
  /** Possible reasons. */
  children: ReactNode;
  /** Links to continue with. */
  action: ReactNode;
  suggestions: string;
  wanted: string;
}

function NotFound({ title, children, action, suggestions, wanted }: NotFoundProps) {
  return (
    <>
      <div className="blueprint border-line border-b">
        <div className="page py-12 sm:py-16">
          <PageHeading title={title}>{title}</PageHeading>
          <p className="mt-4 max-w-[60ch] text-lg text-muted">{children}</p>
          <div className="mt-7 flex flex-wrap gap-3">{action}</div>
        </div>
      </div>
      <section aria-labelledby="suggestions" className="page py-10 sm:py-14">
        <h2 id="suggestions" className="mb-6 text-2xl">
          {suggestions}
        </h2>
        <TemplateSuggestions wanted={wanted} />
      </section>
    </>
  );
}

function Key({ children }: { children: string }) {
  const letters = Array.from(children);
  return (
    <bdi className="font-semibold text-ink">
      {letters.slice(0, MAX_KEY_LENGTH).join("") + (letters.length > MAX_KEY_LENGTH ? "…" : "")}
    </bdi>
  );
}
