import { Suspense, useEffect, useState } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import { AddBriefPictures } from "#src/features/brief/add-brief-pictures.tsx";
import { BriefAnswer } from "#src/features/brief/brief-answer-part.ts";
import { BriefBox, type BriefBoxLook } from "#src/features/brief/brief-box.tsx";
import type { ChosenSite } from "#src/features/brief/brief-proposals.tsx";
import { BriefProposals } from "#src/features/brief/proposals-part.ts";
import { SheetStart } from "#src/features/brief/sheet/sheet-part.ts";
import { Marketplace } from "#src/features/marketplace/marketplace.tsx";
import { MarketplaceIntro } from "#src/features/marketplace/marketplace-intro.tsx";
import { findProjectTemplate } from "#src/features/marketplace/project-template.ts";
import { TemplateRow } from "#src/features/marketplace/template-row.tsx";
import { NewProjectOnRequest } from "#src/features/projects/wizard/new-project-on-request.tsx";
import { useNewProject } from "#src/features/projects/wizard/use-new-project.ts";
import { paths } from "#src/lib/paths.ts";
import { PreparedFor } from "#src/sales/prepared-for.tsx";
import { useToast } from "#src/ui/toast-slice.ts";

const loadSaving = () => import("#src/entities/stored-work.ts");

const briefLook: BriefBoxLook = {
  form: "gap-1.5",
  label: "font-semibold",
  row: "flex flex-wrap min-[22rem]:flex-nowrap",
  input:
    "min-h-12 grow rounded-s-[10px] border border-edge bg-raised px-4 py-2 text-ink min-[22rem]:border-e-0",
  button:
    "min-h-12 rounded-e-[10px] border border-edge bg-raised px-4 font-semibold text-ink hover:border-ink hover:bg-ink hover:text-paper",
};

const linkLook =
  "-ms-1 inline-flex min-h-9 items-center justify-self-start rounded-[10px] px-1 underline underline-offset-4 hover:bg-sunken";

export default function MarketplacePage() {
  const { open } = useNewProject();
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const toast = useToast();
  const hasBrief = search.has("brief");
  const isFromSheet = search.get("from") === "spreadsheet";
  // Set after the proposals, so that the row below does not delay them.
  const [madeIndustry, setMadeIndustry] = useState<string>();

  // A website is the usual answer: its code loads beside the code that decides.
  useEffect(() => {
    if (hasBrief) void BriefProposals.preload().catch(() => {});
  }, [hasBrief]);

  // The prerendered list stays visible until the proposals replace it.
  useEffect(() => document.documentElement.classList.remove("brief"), []);

  const use = async (site: ChosenSite) => {
    try {
      const { saveBriefProject } = await loadSaving();
      const { key, name } = await saveBriefProject(site);
      toast({
        title: "Project Created!",
        description: `Your project "${name}" has been created successfully.`,
      });
      navigate(paths.studio(key));
    } catch (error) {
      const isToldBySelf = error instanceof Error && error.name === "WorkError";
      toast({
        title: "Error",
        description: isToldBySelf ? error.message : "Failed to create project. Please try again.",
        tone: "destructive",
      });
    }
  };

  return (
    <>
      <PreparedFor />
      {hasBrief ? (
        <Suspense fallback={<Reading>Reading your brief…</Reading>}>
          <BriefAnswer onMade={setMadeIndustry} onUse={use}>
            <MarketplaceIntro onNewProject={() => open()} box={null} />
            {madeIndustry !== undefined && <TemplateRow industry={madeIndustry} />}
          </BriefAnswer>
        </Suspense>
      ) : isFromSheet ? (
        <Suspense fallback={<Reading>Opening…</Reading>}>
          <SheetStart />
        </Suspense>
      ) : (
        <MarketplaceIntro
          onNewProject={() => open()}
          box={
            <div className="grid gap-1.5">
              <BriefBox
                look={briefLook}
                label="Or say what your business does"
                example="A family law firm in Oslo, calm and classic"
                button="Find"
                hint="Or what you keep track of, for an app: customers, bookings, stock."
              />
              <AddBriefPictures />
              <Link href={paths.moveIn} className={linkLook}>
                Already have a website? Move it in
              </Link>
              <Link href={paths.spreadsheet} className={linkLook}>
                Have a spreadsheet? Make an app of it
              </Link>
            </div>
          }
        />
      )}
      {!hasBrief && !isFromSheet && <Marketplace onUse={open} />}
      <NewProjectOnRequest findTemplate={findProjectTemplate} />
    </>
  );
}

const Reading = ({ children }: { children: string }) => (
  <p role="status" className="page py-24 text-muted">
    {children}
  </p>
);
