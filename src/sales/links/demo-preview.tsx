import clsx from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { Composer } from "./composer.tsx";
import type { Invitation, MakeSiteLink } from "./invitation.ts";
import { clearLinkLog, type LoggedLink, readLinkLog } from "./link-log.ts";
import { LinkLogList } from "./link-log-list.tsx";
import { Presenter } from "./presenter.tsx";

interface DemoPreviewProps {
  makeSiteLink: MakeSiteLink;
  /** Additional sections. */
  children?: ReactNode;
}

/** The sales page: compose links, lead a meeting, and review the links sent so far. */
export function DemoPreview({ makeSiteLink, children }: DemoPreviewProps) {
  const [log, setLog] = useState<readonly LoggedLink[]>([]);
  const [presented, setPresented] = useState<Invitation | null>(null);
  const readLog = () => setLog(readLinkLog());
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    setIsLive(true);
    setLog(readLinkLog());
  }, []);

  return (
    // Hidden until hydration, so that a prospect who opens an invitation does not see the seller's tools.
    <div className={clsx(!isLive && "[:root:is(.prospect,.joining)_&]:invisible")}>
      <div className="blueprint border-line border-b">
        <div className="page flex flex-wrap items-end justify-between gap-6 py-10 sm:py-14">
          <div>
            <PageHeading title="Demo preview">A link for one prospect</PageHeading>
            <p className="mt-3 max-w-[60ch] text-lg text-muted">
              Put their name, their colour and what they came for into a link. It opens on any phone, with no
              account, and ends on the day you say.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.prospects}>Prospects</ButtonLink>
            <ButtonLink href={paths.manyLinks}>Links from a sheet</ButtonLink>
            <ButtonLink href={paths.demoAccounts}>Demo accounts</ButtonLink>
            <ButtonLink href={`${paths.demoPreview}?reset=1`}>Reset demo data</ButtonLink>
          </div>
        </div>
      </div>
      <div className="page py-10 pb-16 sm:py-12">
        <Composer makeSiteLink={makeSiteLink} onLogged={readLog} onPresent={setPresented} />
        <LinkLogList
          log={log}
          onClear={() => {
            clearLinkLog();
            readLog();
          }}
        />
        {isLive && children}
      </div>
      {presented && (
        <Presenter invitation={presented} makeSiteLink={makeSiteLink} onClose={() => setPresented(null)} />
      )}
    </div>
  );
}
