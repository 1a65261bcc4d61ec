import { Suspense } from "react";
import { useSearch } from "wouter";
import { later } from "#src/lib/later.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

const ProspectDesk = later(() =>
  import("#src/sales/prospects/prospect-desk.tsx").then(({ ProspectDesk }) => ProspectDesk),
);

export default function ProspectsPage() {
  const params = new URLSearchParams(useSearch());
  const id = params.get("who") ?? "";
  const isSheet = params.has("sheet");
  const heading = isSheet ? "Links from a sheet" : "Prospects";
  return (
    <div className="page py-10 pb-16 sm:py-12">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-6">
        {/* The view of one prospect has its own heading. */}
        {(isSheet || !id) && (
          <div className="min-w-0">
            <PageHeading title={heading}>{heading}</PageHeading>
            <p className="mt-3 max-w-[62ch] text-muted">
              {isSheet
                ? "A signed link, a code and a card for each row of a file. Nothing is sent to anybody."
                : "Links, replies and notes are stored in this browser. “Export my work” includes them."}
            </p>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          {(isSheet || id) && <ButtonLink href={paths.prospects}>All prospects</ButtonLink>}
          {!isSheet && !id && <ButtonLink href={paths.manyLinks}>Links from a sheet</ButtonLink>}
          <ButtonLink href={paths.demoPreview} look={isSheet || id ? "outline" : "primary"}>
            Make a link
          </ButtonLink>
        </div>
      </div>
      {/* Keeps the footer in its place when the list arrives. */}
      <div className="min-h-[75svh]">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ProspectDesk id={id} isSheet={isSheet} />
        </Suspense>
      </div>
    </div>
  );
}
