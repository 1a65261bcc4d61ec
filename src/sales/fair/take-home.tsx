import { queryClient, useQuery } from "#src/api/query.ts";
import { workKey } from "#src/api/work-queries.ts";
import { basePath, isOnlyHere } from "#src/lib/base-path.ts";
import { paths } from "#src/lib/paths.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { QrCode } from "#src/ui/qr-code.tsx";
import { siteFor, sitesQuery } from "../replies/reply-material.ts";

/** The limit of a QR code in characters, one byte each. The code fills the screen, so it can be denser than others. */
const MAX_CODE_LENGTH = 2_900;

type Taken = { state: "none" } | { state: "ready" | "too-long"; name: string; address: string };

interface TakeHomeProps {
  /** The address of the current page. Its site is listed first. */
  address: string;
  origin: string;
  onClose: () => void;
}

/** A QR code of the visitor's site for their phone: the one on screen, or the last one made. */
export function TakeHome({ address, origin, onClose }: TakeHomeProps) {
  const { data: taken, isError } = useQuery({
    queryKey: [...workKey("documents"), "to-take", address, origin],
    queryFn: () => findSite(address, origin),
    // The site may have changed since the dialog was last open.
    gcTime: 0,
    showsError: true,
  });

  return (
    <Dialog title="Take it home" onClose={onClose} className="max-w-5xl!">
      <div role="status">
        {isError ? <Failed /> : taken ? <Code taken={taken} /> : <p>Drawing the code…</p>}
      </div>
    </Dialog>
  );
}

function Failed() {
  return <p className="text-lg">The site could not be read. Close this, and open it again.</p>;
}

function Code({ taken }: { taken: Taken }) {
  switch (taken.state) {
    case "none":
      return (
        <p className="text-lg">
          There is no site yet. Write a sentence about your business on the home page, choose a proposal with
          “Use this one”, and come back.
        </p>
      );
    case "too-long":
      return (
        <p className="text-lg">
          <bdi>{taken.name}</bdi> is too large for a code that a phone can read. Remove its pictures or some
          of its pages, then try again, or ask the team at the stand.
        </p>
      );
    case "ready":
      return (
        <>
          <QrCode address={taken.address} className="mx-auto w-full max-w-[min(72vh,58rem)] rounded-md" />
          <p className="mt-4 text-center text-lg">
            Point your phone’s camera at it. <bdi className="font-semibold">{taken.name}</bdi> is in the link
            itself: it opens on your phone and is stored nowhere else.
          </p>
          {isOnlyHere(taken.address) && (
            <p role="alert" className="mt-3 text-center text-danger">
              Phones cannot reach {new URL(taken.address).host}. The team at the stand has to enter the
              address of the product on the web when it sets up the fair.
            </p>
          )}
        </>
      );
  }
}

async function findSite(address: string, origin: string): Promise<Taken> {
  const [site] = await queryClient.fetchQuery(sitesQuery(address));
  if (!site) return { state: "none" };
  const { name, token } = await siteFor(site.value);
  const link = `${origin || location.origin}${basePath}${paths.fullPreview("v1")}#${token ?? ""}`;
  return { state: token && link.length <= MAX_CODE_LENGTH ? "ready" : "too-long", name, address: link };
}
