import { storedAssets } from "#src/entities/pictures/stored-photos.ts";
import { download } from "#src/lib/download.ts";
import { pause } from "#src/lib/scheduler.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import type { Page, SiteDocument } from "#src/sites/document.ts";
import { SOCIAL_SIZE } from "#src/sites/head/head-tags.ts";
import { pageTitle } from "#src/sites/page-title.ts";
import { Button } from "#src/ui/button.tsx";
import { useBlobAddress } from "../../pictures/use-blob-address.ts";

const REST_MS = 300;

/** A preview of a link to the page, with the social picture from the export. */
export function LinkPreview({ document, page }: { document: SiteDocument; page: Page }) {
  const { file, address } = useSocialPicture(document, page);
  const title = pageTitle(document, page);
  const host = document.head?.origin && new URL(document.head.origin).host;
  return (
    <figure className="max-w-md">
      <figcaption className="mb-1 text-muted text-xs">As a shared link</figcaption>
      <div className="overflow-hidden rounded-xl border border-line bg-raised">
        {address ? (
          <img
            src={address}
            {...SOCIAL_SIZE}
            alt="The site’s look with its words"
            className="h-auto w-full"
          />
        ) : (
          <div className="grid aspect-1200/630 place-items-center bg-sunken p-4 text-center text-muted text-sm">
            {file === null ? "This browser cannot draw the picture. The export leaves it out." : "Drawing…"}
          </div>
        )}
        <div className="border-line border-t px-3 py-2">
          <p className="line-clamp-2 break-words font-medium text-sm">{title}</p>
          <p className="break-words text-muted text-xs">{host || "your-address"}</p>
        </div>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 grow basis-40 text-muted text-xs">
          {host
            ? "Website files have this picture for each page."
            : "Give the address of the site below: without it no service finds the picture."}
        </p>
        {file && (
          <Button
            size="inline"
            look="quiet"
            className="-mx-1.5 text-sm"
            onClick={() => download(`${page.path === "index" ? "social" : page.path}.png`, file)}
          >
            Save the picture
          </Button>
        )}
      </div>
    </figure>
  );
}

/** The file is undefined until the first picture is drawn. While the page changes, the previous picture stays. */
function useSocialPicture(document: SiteDocument, page: Page) {
  const { latest: file } = useAsyncValue(
    async (signal) => {
      await pause(REST_MS, signal);
      // The panel also works without a picture, if the browser cannot draw it or is offline.
      return draw(document, page).catch(() => null);
    },
    [document, page],
  );
  const address = useBlobAddress(file ?? undefined);
  return { file, address: file && address };
}

async function draw(document: SiteDocument, page: Page) {
  const { drawSocialPicture } = await import("#src/sites/show/draw-social-picture.ts");
  const stored = await storedAssets(document);
  return drawSocialPicture(document, page, (asset) => stored.get(asset)?.sizes.at(-1)?.blob);
}
