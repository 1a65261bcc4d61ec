import { IMPORT_PAGE, IMPORT_SHARED, LARGEST_IMPORT_BYTES, shareTarget } from "#src/contract/share-target.ts";
import { storeSharedFile } from "#src/lib/shared-file.ts";

/** Longer addresses fail in some browsers and hosts (src/features/brief/stored-brief.ts). */
const MAX_IN_ADDRESS_LENGTH = 3_000;

type Asked = Pick<Request, "method" | "mode" | "destination" | "url" | "headers" | "referrer">;

/**
 * Whether the request comes from the system's share menu. Another website could post such a form too.
 * Cross-site posts go to the host, which answers no POST. A form that hides its origin cannot be told from
 * the system's, so nothing is imported before the visitor has seen it and agreed.
 */
export function isShare({ method, mode, destination, url, headers, referrer }: Asked, basePath: string) {
  const { origin, pathname } = new URL(url);
  const isPage = method === "POST" && mode === "navigate" && destination === "document";
  if (!isPage || pathname !== basePath + shareTarget.path) return false;
  const from = headers.get("origin") ?? "null";
  return (from === "null" || from === origin) && (!referrer || new URL(referrer).origin === origin);
}

/** Sends a shared text to the brief, and stores a shared file for the import dialog. */
export async function receiveShare(request: Request, basePath: string) {
  const goTo = (path: string) => Response.redirect(new URL(basePath + path, request.url), 303);
  const fields = await request.formData().catch(() => new FormData()); // upload aborted
  const file = fields.get(shareTarget.file);
  if (file instanceof File && file.name !== "") {
    // Without a stored file the page reports that there is none.
    if (file.size <= LARGEST_IMPORT_BYTES) await storeSharedFile(file).catch(() => {});
    return goTo(`${IMPORT_PAGE}&${IMPORT_SHARED}`);
  }
  const texts = [fields.get(shareTarget.text), fields.get(shareTarget.title)].map((text) =>
    String(text ?? ""),
  );
  const brief = texts.map((text) => text.trim()).find(Boolean) ?? "";
  return goTo(`web-app-builder?${new URLSearchParams({ brief: brief.slice(0, MAX_IN_ADDRESS_LENGTH) })}`);
}
