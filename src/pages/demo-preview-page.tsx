import { Suspense, useEffect } from "react";
import { prospectSite } from "#src/entities/prospects/prospect-site.ts";
import { ProspectSitePicture } from "#src/entities/prospects/prospect-site-picture.tsx";
import { claimsOf, claimsOfSite, readAddress, siteWithSignature } from "#src/features/visit/link-claims.ts";
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
  const { templateId, prospect, accent, logo, sender, note, lastDay, ticket } = invitation;
  const own = invitation.site === "brief" ? await prospectSite(invitation) : undefined;
  const { namedSiteLink } = await import("#src/features/publish/shared-site/named-site-link.ts").catch(
    guardedReload,
  );
  const label = { prospect, accent, logo, sender, note, lastDay };
  const seal = async (token: string) => {
    const { text } = claimsOfSite(siteWithSignature(token, "", ticket));
    return siteWithSignature(token, sign ? await sign(text) : "", ticket);
  };
  return namedSiteLink(own ?? templateId, prospect, label, seal);
};

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
        site={
          <Suspense fallback={<Skeleton className="h-full" />}>
            {invitation.site === "brief" ? (
              <ProspectSitePicture facts={invitation} />
            ) : (
              <NamedSite templateId={invitation.templateId} name={invitation.prospect} />
            )}
          </Suspense>
        }
        makeSiteLink={makeSiteLink}
      />
    );
  }
  return <DemoPreview makeSiteLink={makeSiteLink} />;
}

/** Nothing to look at, while the seller talks. */
function BlankScreen() {
  return (
    <div className="fixed inset-0 z-60 bg-night">
      <h1 className="sr-only">The screen is blank</h1>
    </div>
  );
}
