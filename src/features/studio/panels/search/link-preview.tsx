import { useEffect, useState } from "react";
import { storedAssets } from "#src/entities/pictures/stored-photos.ts";
import { download } from "#src/lib/download.ts";
import type { Page, SiteDocument } from "#src/sites/document.ts";
import { SOCIAL_SIZE } from "#src/sites/head/head-tags.ts";
import { pageTitle } from "#src/sites/page-title.ts";
import { Button } from "#src/ui/button.tsx";

const REST_MS = 300;

/** A preview of a link to the page, with the social picture from the export. */
export function LinkPreview({ document, page }: { document: SiteDocument; page: Page }) {
  const picture = useSocialPicture(document, page);
  const title = pageTitle(document, page);
  const host = document.head?.origin && new URL(document.head.origin).host;
  return (
    <figure className="max-w-md">
      <figcaption className="mb-1 text-muted text-xs">As a shared link</figcaption>
      <div className="overflow-hidden rounded-xl border border-line bg-raised">
        {picture?.address ? (
          <img
            src={picture.address}
            {...SOCIAL_SIZE}
            alt="The site’s look with its words"
            className="h-auto w-full"
          />
        ) : (
          <div className="grid aspect-1200/630 place-items-center bg-sunken p-4 text-center text-muted text-sm">
            {picture ? "This browser cannot draw the picture. The export leaves it out." : "Drawing…"}
          </div>
        )}
        <div className="border-line border-t px-3 py-2">
          <p className="truncate font-medium text-sm">{title}</p>
          <p className="truncate text-muted text-xs">{host || "your-address"}</p>
        </div>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 grow basis-40 text-muted text-xs">
          {host
            ? "Website files have this picture for each page."
            : "Give the address of the site below: without it no service finds the picture."}
        </p>
        {picture?.file && (
          <Button
            size="inline"
            look="quiet"
            className="text-sm"
            onClick={() =>
              picture.file && download(`${page.path === "index" ? "social" : page.path}.png`, picture.file)
            }
          >
            Save the picture
          </Button>
        )}
      </div>
    </figure>
  );
}

interface Drawn {
  file: Blob | null;
  address: string | undefined;
}

/** Undefined until the first picture is drawn. While the page changes, the previous picture stays. */
function useSocialPicture(document: SiteDocument, page: Page) {
  const [drawn, setDrawn] = useState<Drawn>();

  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      // The panel also works without a picture, if the browser cannot draw it or is offline.
      const file = await draw(document, page).catch(() => null);
      if (isWanted) setDrawn({ file, address: file ? URL.createObjectURL(file) : undefined });
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [document, page]);

  useEffect(() => () => void (drawn?.address && URL.revokeObjectURL(drawn.address)), [drawn]);

  return drawn;
}

async function draw(document: SiteDocument, page: Page) {
  const { drawSocialPicture } = await import("#src/sites/show/draw-social-picture.ts");
  const stored = await storedAssets(document);
  return drawSocialPicture(document, page, (asset) => stored.get(asset)?.sizes.at(-1)?.blob);
}
