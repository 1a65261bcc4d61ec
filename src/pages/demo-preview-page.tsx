import { Suspense, useEffect, useState } from "react";
import { OfflinePanel } from "#src/features/offline/offline-panel.tsx";
import { assetReference } from "#src/lib/asset-reference.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { later } from "#src/lib/later.ts";
import { claimsOf, claimsOfSite, readAddress, siteWithSignature } from "#src/sales/link-claims.ts";
import { DemoPreview } from "#src/sales/links/demo-preview.tsx";
import { type MakeSiteLink, readInvitation } from "#src/sales/links/invitation.ts";
import { logLink } from "#src/sales/links/link-log.ts";
import { Welcome } from "#src/sales/links/welcome.tsx";
import { prospectSite } from "#src/sales/prospect-sites/prospect-site.ts";
import { ProspectSitePicture } from "#src/sales/prospect-sites/prospect-site-picture.tsx";
import { useAddress } from "#src/sales/use-address.ts";
import { useIsSigned } from "#src/sales/use-is-signed.ts";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { Switch } from "#src/ui/switch.tsx";

const NamedSite = later(() =>
  import("#src/publish/shared-site/named-on-demand.ts").then(({ NamedSite }) => NamedSite),
);

const FairPanel = later(() => import("#src/sales/stand.ts").then(({ FairPanel }) => FairPanel));
const DemoEditor = later(() => import("#src/sales/stand.ts").then(({ DemoEditor }) => DemoEditor));

const readLogo = async (data: string) => {
  const { logoOfLink } = await import("#src/entities/pictures/link-pictures.ts").catch(guardedReload);
  return logoOfLink(data);
};

const makeSiteLink: MakeSiteLink = async (invitation, sign) => {
  const { templateId, prospect, accent, logo, sender, note, lastDay, ticket } = invitation;
  const own = invitation.site === "brief" ? await prospectSite(invitation) : undefined;
  const made = own && logo ? await readLogo(logo) : undefined;
  const { namedSiteLink } = await import("#src/publish/shared-site/named-on-demand.ts").catch(guardedReload);
  const label = { prospect, accent, logo, sender, note, lastDay };
  const seal = async (token: string) => {
    const { text } = claimsOfSite(siteWithSignature(token, "", ticket));
    return siteWithSignature(token, sign ? await sign(text) : "", ticket);
  };
  const site = own && made ? { ...own, meta: { ...own.meta, logo: made.logo } } : own;
  const given = new Map(made ? [[assetReference(made.asset.id), made.asset]] : []);
  return namedSiteLink(site ?? templateId, prospect, label, seal, given);
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
  if (readAddress(address).searchParams.has("join")) return <JoinScreen />;
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
  return (
    <DemoPreview makeSiteLink={makeSiteLink}>
      <MoreTools />
    </DemoPreview>
  );
}

/** The fair tools, the offline copy and self-playing demos, loaded on demand. */
function MoreTools() {
  const [hasFair, setHasFair] = useState(false);
  const [hasDemos, setHasDemos] = useState(false);
  return (
    <>
      <section aria-labelledby="demos" className="mt-12 border-line border-t pt-8">
        <h2 id="demos" className="text-2xl">
          A demo that plays itself
        </h2>
        <Switch
          label="Demo link"
          explanation="A link that shows the real pages with a cursor and captions. Whoever touches the screen takes over."
          isOn={hasDemos}
          onToggle={() => setHasDemos(!hasDemos)}
        />
        {hasDemos && (
          <Suspense fallback={<Skeleton className="mt-6 h-60" />}>
            <DemoEditor />
          </Suspense>
        )}
      </section>
      <section aria-labelledby="fair" className="mt-12 border-line border-t pt-8">
        <h2 id="fair" className="text-2xl">
          At a fair
        </h2>
        <Switch
          label="Fair pack"
          explanation="A screen that works offline, invites people when nobody touches it, and starts afresh for each visitor."
          isOn={hasFair}
          onToggle={() => setHasFair(!hasFair)}
        />
        {hasFair && (
          <Suspense fallback={<Skeleton className="mt-6 h-60" />}>
            <FairPanel offline={<OfflinePanel />} />
          </Suspense>
        )}
      </section>
    </>
  );
}

/** The page of a second screen until the presenter shows something. */
function JoinScreen() {
  return (
    <div className="page py-16">
      <PageHeading title="Presentation">Your second screen</PageHeading>
      <p className="mt-3 max-w-[60ch] text-lg text-muted">What the presenter shows appears here.</p>
    </div>
  );
}

/** A blank page for the second screen while the seller talks. */
function BlankScreen() {
  return (
    <div className="fixed inset-0 z-60 bg-night">
      <h1 className="sr-only">The screen is blank</h1>
    </div>
  );
}
