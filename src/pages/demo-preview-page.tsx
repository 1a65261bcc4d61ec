import { Suspense, useEffect } from "react";
import { useSearch } from "wouter";
import { BlankScreen } from "#src/features/visit/sales/blank-screen.tsx";
import { DemoPreview } from "#src/features/visit/sales/demo-preview.tsx";
import { type Invitation, invitationPaths, readInvitation } from "#src/features/visit/sales/invitation.ts";
import { logLink } from "#src/features/visit/sales/link-log.ts";
import { Welcome } from "#src/features/visit/sales/welcome.tsx";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { later } from "#src/lib/later.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

const NamedSite = later(() =>
  import("#src/features/publish/shared-site/named-site.tsx").then(({ NamedSite }) => NamedSite),
);

async function makeSiteLink({ templateId, prospect, accent, logo, sender, note, lastDay }: Invitation) {
  const { namedSiteLink } = await import("#src/features/publish/shared-site/named-site-link.ts").catch(
    guardedReload,
  );
  return namedSiteLink(templateId, prospect, { prospect, accent, logo, sender, note, lastDay });
}

const renderSite = (templateId: string, name: string) => (
  <Suspense fallback={<Skeleton className="h-full" />}>
    <NamedSite templateId={templateId} name={name} />
  </Suspense>
);

export default function DemoPreviewPage() {
  const search = useSearch();
  const invitation = readInvitation(search);
  const address = invitation ? invitationPaths.welcome(invitation) : "";
  const { prospect = "", lastDay = "" } = invitation ?? {};

  useEffect(() => {
    if (address) logLink({ kind: "opened", address, name: "A welcome page", prospect, lastDay });
  }, [address, prospect, lastDay]);

  if (new URLSearchParams(search).has("blank")) return <BlankScreen />;
  if (invitation) {
    return <Welcome invitation={invitation} renderSite={renderSite} makeSiteLink={makeSiteLink} />;
  }
  return <DemoPreview makeSiteLink={makeSiteLink} />;
}
