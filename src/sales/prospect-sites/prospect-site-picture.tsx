import { Suspense } from "react";
import { useQuery } from "#src/api/query.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { laterIfThere } from "#src/lib/later.ts";
import { noPhotos } from "#src/sites/photos.ts";
import { Button } from "#src/ui/button.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { type ProspectFacts, prospectSite } from "./prospect-site.ts";

const SiteThumbnail = laterIfThere(() =>
  import("#src/sites/show/on-demand.ts").then(({ SiteThumbnail }) => SiteThumbnail),
);

interface ProspectSitePictureProps {
  /** The facts, with the link's logo if it has one. */
  facts: ProspectFacts & { logo?: string };
  /** The height of the rendered part of the page, in its own pixels. */
  height?: number;
}

/** Most links have no logo, so the decoder is loaded on demand. */
async function readLogo(data: string) {
  const { logoOfLink } = await import("#src/entities/pictures/link-pictures.ts").catch(guardedReload);
  return logoOfLink(data);
}

/** A live preview of the first page of the prospect's site. While new facts load, it keeps the previous picture. */
export function ProspectSitePicture({ facts, height = 800 }: ProspectSitePictureProps) {
  const { prospect, templateId, accent, tints, town, phone, about, logo = "" } = facts;
  const wanted: ProspectFacts = { prospect, templateId, accent, tints, town, phone, about };
  const { data, isError, refetch } = useQuery({
    queryKey: ["prospect-site", wanted, logo],
    queryFn: async () => {
      const [site, made] = await Promise.all([prospectSite(wanted), logo ? readLogo(logo) : undefined]);
      const document = site && made ? { ...site, meta: { ...site.meta, logo: made.logo } } : site;
      return document && { document, photos: made?.photos ?? noPhotos };
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    showsError: true,
  });
  if (isError) {
    return (
      <div role="alert" className="p-4">
        <p>The site could not be drawn.</p>
        <Button size="small" className="mt-2" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-full" />;
  return (
    <Suspense fallback={<Skeleton className="h-full" />}>
      <SiteThumbnail
        document={data.document}
        photos={data.photos}
        height={height}
        label={`The first page of a website for ${data.document.meta.business.name}`}
      />
    </Suspense>
  );
}
