import type { ReactNode } from "react";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { Button } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";

const sites = templates.filter(({ type }) => type === "web");
const apps = templates.filter(({ type }) => type === "app").length;
const industries = new Set(sites.map(({ industry }) => industry)).size;

interface MarketplaceIntroProps {
  onNewProject: () => void;
  /** The form for a brief; absent below the proposals for a brief. */
  box: ReactNode;
}

/** The heading of the page, or of its second part if proposals come first. */
export function MarketplaceIntro({ onNewProject, box }: MarketplaceIntroProps) {
  return (
    <div
      data-not-for="brief"
      className="page grid items-end gap-x-12 gap-y-6 pt-8 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] sm:pt-10 lg:pt-14 lg:pb-10"
    >
      <div>
        {box ? (
          <PageHeading title="Templates">Start from a finished site</PageHeading>
        ) : (
          <h2 className="text-3xl sm:text-4xl">Or start from a finished site</h2>
        )}
        <p className="mt-3 max-w-2xl text-lg text-muted">
          {sites.length} website templates for {industries} industries, in six styles, each with its own
          words, prices and pictures, and {apps} applications for work and private life. Open one, look
          through it, and make it yours.
        </p>
        <Button look="primary" size="large" className="mt-5" onClick={onNewProject}>
          Create New Project
        </Button>
      </div>
      {box}
    </div>
  );
}
