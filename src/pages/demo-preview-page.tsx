import { Suspense, useEffect } from "react";
import { claimsOf, claimsOfSite, readAddress, siteWithSignature } from "#src/features/visit/link-claims.ts";
import { BlankScreen } from "#src/features/visit/sales/blank-screen.tsx";
import { DemoPreview } from "#src/features/visit/sales/demo-preview.tsx";
import { type MakeSiteLink, readInvitation } from "#src/features/visit/sales/invitation.ts";
import { logLink } from "#src/features/visit/sales/link-log.ts";
import { Welcome } from "#src/features/visit/sales/welcome.tsx";
import { useAddress } from "#src/features/visit/use-address.ts";
import { useIsSigned } from "#src/features/visit/use-is-signed.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { later } from "#src/lib/later.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

const NamedSite = later(() =>
  import("#src/features/publish/shared-site/named-site.tsx").then(({ NamedSite }) => NamedSite),
);

const makeSiteLink: MakeSiteLink = async (invitation, sign) => {
  const { templateId, prospect, accent, logo, sender, note, lastDay } = invitation;
  const { namedSiteLink } = await import("#src/features/publish/shared-site/named-site-link.ts").catch(
    guardedReload,
  );
  const label = { prospect, accent, logo, sender, note, lastDay };
  const seal = async (token: string) =>
    sign ? siteWithSignature(token, await sign(claimsOfSite(token).text)) : token;
  return namedSiteLink(templateId, prospect, label, seal);
};

const renderSite = (templateId: string, name: string) => (
  <Suspense fallback={<Skeleton className="h-full" />}>
    <NamedSite templateId={templateId} name={name} />
  </Suspense>
);

export default function DemoPreviewPage() {
  const address = useAddress();
  const invitation = readInvitation(address);
  const isSigned = useIsSigned(claimsOf(address));
  const opened = invitation ? address : "";
  const { prospect = "", lastDay = "" } = invitation ?? {};

  useEffect(() => {
    if (opened) logLink({ kind: "opened", address: opened, name: "A welcome page", prospect, lastDay });
  }, [opened, prospect, lastDay]);

  if (readAddress(address).searchParams.has("blank")) return <BlankScreen />;
  if (invitation) {
    return (
      <Welcome
        invitation={invitation}
        isSigned={isSigned}
        renderSite={renderSite}
        makeSiteLink={makeSiteLink}
      />
    );
  }
  return <DemoPreview makeSiteLink={makeSiteLink} />;
}
