import { Suspense, useEffect, useState } from "react";
import { Redirect, useLocation, useParams, useSearch } from "wouter";
import { OpeningProject } from "#src/features/preview/opening-project.tsx";
import { SiteViewer } from "#src/features/preview/site-viewer.tsx";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { later, laterOrFail } from "#src/lib/later.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { BEHIND_HASH, sharePath, useHash } from "#src/publish/shared-site/share-address.ts";
import { ShareRefused } from "#src/publish/shared-site/share-refused.tsx";
import { SharedBy } from "#src/publish/shared-site/shared-by.tsx";
import { useLinkPhotos } from "#src/publish/shared-site/use-link-photos.ts";
import { type OpenedShare, useSharedSite } from "#src/publish/shared-site/use-shared-site.ts";
import { claimsOfSite } from "#src/sales/link-claims.ts";
import { logLink } from "#src/sales/links/link-log.ts";
import { useIsSigned } from "#src/sales/use-is-signed.ts";
import { siteName } from "#src/sites/page-title.ts";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";

const AdoptDialog = later(() =>
  import("#src/publish/shared-site/adopt-on-demand.ts").then(({ AdoptDialog }) => AdoptDialog),
);

const SharedAppPreview = laterOrFail(() =>
  import("#src/features/preview/run/shared-app-preview.tsx").then(({ SharedAppPreview }) => SharedAppPreview),
);

export default function FullPreviewPage() {
  const { token = "" } = useParams<{ token: string }>();
  const search = useSearch();
  // Links of the first release have their token in the path, where hosts can log it, so they redirect.
  if (token !== BEHIND_HASH) return <Redirect to={sharePath(token, search)} replace />;
  return <SharedPreview />;
}

function SharedPreview() {
  const hash = useHash();
  const claims = claimsOfSite(hash);
  const shared = useSharedSite(claims.token);
  const { sender = "" } = (shared && labelOf(shared)) ?? {};
  const isSigned = useIsSigned({ ...claims, sender });
  if (!shared) return <OpeningProject sharedPath={sharePath(hash)} />;
  if ("refused" in shared) return <ShareRefused error={shared.refused} isSigned={isSigned} />;
  if ("app" in shared)
    return (
      <Suspense fallback={<OpeningProject sharedPath={sharePath(hash)} />}>
        <SharedBy label={shared.app.label} isSigned={isSigned} />
        <SharedAppPreview key={hash} data={shared.app.data} hash={`#${hash}`} />
      </Suspense>
    );
  return <OpenedSite token={hash} site={shared.site} isSigned={isSigned} />;
}

type Outcome = NonNullable<ReturnType<typeof useSharedSite>>;

function labelOf(shared: Outcome) {
  if ("refused" in shared) return shared.refused.label;
  return "app" in shared ? shared.app.label : shared.site.label;
}

interface OpenedSiteProps {
  token: string;
  site: OpenedShare;
  /** Whether the link is signed with a known key; undefined while it is being checked. */
  isSigned: boolean | undefined;
}

function OpenedSite({ token, site, isSigned }: OpenedSiteProps) {
  const { document, label, isRefreshed, formHost, leftPhotos = 0, leftLogo, assets } = site;
  const photos = useLinkPhotos(assets);
  const { business, description } = document.meta;
  const [, navigate] = useLocation();
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);

  useEffect(() => {
    const { prospect, lastDay } = label;
    logLink({
      kind: "opened",
      address: sharePath(token),
      name: business.name || "A shared site",
      prospect,
      lastDay,
    });
  }, [token, label, business.name]);

  const [makeMine, isSaving] = useAction(async () => {
    try {
      const { adoptSite } = await import("#src/entities/stored-work.ts").catch(guardedReload);
      if (assets.size > 0) {
        const { restorePictures } = await import("#src/publish/shared-site/adopt-on-demand.ts").catch(
          guardedReload,
        );
        await restorePictures([...assets.values()]);
      }
      const { key, name } = await adoptSite(document);
      toast({ title: "It is yours", description: `"${name}" is among your projects, in this browser.` });
      navigate(paths.openProject(key));
    } catch (error) {
      console.info("The site could not be saved.", error);
      toast({
        title: "Error",
        description: "The site could not be saved in this browser. Please try again.",
        tone: "destructive",
      });
    }
  });

  return (
    <>
      <SharedBy label={label} isSigned={isSigned} />
      <SiteViewer
        title={siteName(document) || "Shared site"}
        lead={description || "A site that somebody has sent you, with all its pages."}
        note={notesOn(isRefreshed, leftPhotos, leftLogo) || undefined}
        document={document}
        photos={photos}
        sharedPath={paths.fullPreview(BEHIND_HASH)}
        hash={`#${token}`}
        actions={
          <Button look="primary" onClick={() => setIsAsked(true)}>
            Make it mine
          </Button>
        }
      />
      {isAsked && (
        <Suspense>
          <AdoptDialog
            document={document}
            formHost={formHost}
            isSaving={isSaving}
            onAdopt={makeMine}
            onClose={() => setIsAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function notesOn(isRefreshed: boolean, leftPhotos: number, leftLogo = false) {
  const notes = [
    isRefreshed &&
      "The template has changed since this link was made. Parts that the sender did not change are shown as they are today.",
    leftPhotos === 1 && "One photograph is too large for a link: a drawn picture stands in for it.",
    leftPhotos > 1 && `${leftPhotos} photographs are too large for a link: drawn pictures stand in for them.`,
    leftLogo && "The logo is too large for a link: the name stands in its place.",
  ];
  return notes.filter(Boolean).join(" ");
}
