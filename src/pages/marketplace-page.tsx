import { useSearchParams } from "wouter";
import { BriefBox } from "#src/features/brief/brief-box.tsx";
import { Marketplace } from "#src/features/marketplace/marketplace.tsx";
import { MarketplaceIntro } from "#src/features/marketplace/marketplace-intro.tsx";
import { findProjectTemplate } from "#src/features/marketplace/project-template.ts";
import { NewProjectOnRequest } from "#src/features/projects/wizard/new-project-on-request.tsx";
import { useNewProject } from "#src/features/projects/wizard/use-new-project.ts";
import { PreparedFor } from "#src/features/visit/prepared-for.tsx";

export default function MarketplacePage() {
  const { open } = useNewProject();
  const [search] = useSearchParams();
  const hasBrief = Boolean(search.get("brief")?.trim());

  const box = (brief: string) => (
    <BriefBox
      key={brief}
      look="market"
      label={brief ? "Your brief" : "Or say what your business does"}
      example="A family law firm in Oslo, calm and classic"
      button={brief ? "Find again" : "Find"}
      text={brief}
    />
  );

  return (
    <>
      <PreparedFor />
      <MarketplaceIntro onNewProject={() => open()} box={hasBrief ? null : box("")} />
      <Marketplace renderBriefBox={box} onUse={open} />
      <NewProjectOnRequest findTemplate={findProjectTemplate} />
    </>
  );
}
