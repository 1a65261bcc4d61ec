import type { MovedSite, Part } from "#src/brief/moved/moved.ts";
import { fromBase64Url } from "#src/lib/base64url.ts";
import type { SiteEntry } from "#src/publish/passport/site-entries.ts";

const LARGEST_INSIDE = 14_000_000;

/** Returns the number of pictures that the pages use, and the number found among the files. */
export function countPictures(site: MovedSite, entries: readonly SiteEntry[]) {
  const sources = sourcesIn(site);
  return { all: sources.length, here: sources.filter((source) => fileAt(source, entries)).length };
}

/** Returns the sources of all pictures on the pages. */
export const sourcesIn = ({ pages, posts }: MovedSite) => [
  ...new Set(
    [...pages, ...posts].flatMap(({ parts }) => parts.filter(isPicture)).map(({ source }) => source),
  ),
];

const isPicture = (part: Part): part is Extract<Part, { kind: "picture" }> => part.kind === "picture";

/** Finds a picture among the files, or in a data URL. It never fetches from other hosts. */
export function fileAt(source: string, entries: readonly SiteEntry[]): File | undefined {
  if (source.startsWith("data:")) return fileInside(source);
  const end = /^(?:https?:)?\/\//i.test(source) ? endOf(source) : undefined;
  const entry = entries.find(({ path }) =>
    end === undefined ? path === source : end !== "" && (path === end || path.endsWith(`/${end}`)),
  );
  return entry && new File([entry.content], nameOf(entry.path));
}

/** Returns "2024/05/oven.jpg" for "https://crumb.example/wp-content/uploads/2024/05/oven.jpg?w=300". */
function endOf(address: string) {
  try {
    const { pathname } = new URL(address, "https://files.invalid");
    return decodeURIComponent(pathname).split("/").filter(Boolean).slice(-3).join("/");
  } catch {
    return "";
  }
}

function fileInside(source: string) {
  const [, content = ""] = /^data:image\/[a-z+.-]{2,20};base64,([A-Za-z0-9+/]+)=*$/.exec(source) ?? [];
  if (!content || content.length > LARGEST_INSIDE) return undefined;
  const bytes = fromBase64Url(content.replaceAll("+", "-").replaceAll("/", "_"));
  return bytes && new File([bytes], "picture");
}

export const nameOf = (source: string) =>
  source.startsWith("data:") ? "" : (source.split(/[/?#]/).findLast(Boolean) ?? "").slice(0, 80);
