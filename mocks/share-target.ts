import { IMPORT_PAGE, IMPORT_SHARED, LARGEST_IMPORT_BYTES, shareTarget } from "#src/contract/share-target.ts";
import { storeSharedFile } from "#src/lib/shared-file.ts";

/** More than this no address carries everywhere (src/features/brief/kept-brief.ts). */
const LONGEST_IN_ADDRESS = 3_000;

type Asked = Pick<Request, "method" | "mode" | "destination" | "url" | "headers" | "referrer">;

/**
 * Whether the system's share menu hands something over. Another website could post such a form as well: it is left to
 * the host, which answers no POST. A form that hides its origin looks like the system's, so nothing is imported
 * before the visitor has seen it and agreed.
 */
export function isShare({ method, mode, destination, url, headers, referrer }: Asked, basePath: string) {
  const { origin, pathname } = new URL(url);
  const isPage = method === "POST" && mode === "navigate" && destination === "document";
  if (!isPage || pathname !== basePath + shareTarget.path) return false;
  const from = headers.get("origin") ?? "null";
  return (from === "null" || from === origin) && (!referrer || new URL(referrer).origin === origin);
}

/** Leads a text to the brief, and a file, which is stored, to the import dialog. */
export async function receiveShare(request: Request, basePath: string) {
  const goTo = (path: string) => Response.redirect(new URL(basePath + path, request.url), 303);
  const fields = await request.formData().catch(() => new FormData()); // broken off
  const file = fields.get(shareTarget.file);
  if (file instanceof File && file.name !== "") {
    // The page says so when there is none.
    if (file.size <= LARGEST_IMPORT_BYTES) await storeSharedFile(file).catch(() => {});
    return goTo(`${IMPORT_PAGE}&${IMPORT_SHARED}`);
  }
  const texts = [fields.get(shareTarget.text), fields.get(shareTarget.title)].map((text) =>
    String(text ?? ""),
  );
  const brief = texts.map((text) => text.trim()).find(Boolean) ?? "";
  return goTo(`web-app-builder?${new URLSearchParams({ brief: brief.slice(0, LONGEST_IN_ADDRESS) })}`);
}
