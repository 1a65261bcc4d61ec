import { assetReference } from "#src/contract/asset-reference.ts";
import type { ReadPictures } from "#src/entities/pictures/picture-entries.ts";
import { type Asset, assetSchema, sha256 } from "#src/pictures/asset-store.ts";
import { inspectFile } from "#src/pictures/inspect.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { logoGrounds } from "#src/sites/logo.ts";
import { withPhotos } from "#src/sites/photos.ts";
import type { FiledPicture, SiteFile } from "#src/sites/share/site-file.ts";
import { withAssets } from "#src/sites/share/with-assets.ts";
import type { SiteEntry } from "./site-entries.ts";

/**
 * The site of an export with its pictures from the files beside it. Each file has to be the picture that the site says
 * it is; in place of one that is not, the site shows what was drawn there before. Pictures are known by the digest of
 * their largest file, whatever the site calls them.
 */
export async function withFiledPictures({ document, pictures }: SiteFile, entries: readonly SiteEntry[]) {
  const contents = new Map(entries.map(({ path, content }) => [path, content]));
  const found = new Map<string, Asset>();
  const refused: string[] = [];
  for (const [reference, filed] of Object.entries(pictures)) {
    const asset = await assetOf(filed, contents);
    if (asset) found.set(reference, asset);
    else refused.push(filed.sizes.at(-1)?.path ?? "a picture");
  }
  const assets = [...new Map([...found.values()].map((asset) => [asset.id, asset])).values()];
  return {
    document: renamed(
      withAssets(document, (asset) => found.has(asset)),
      found,
    ),
    pictures: { assets, refused } satisfies ReadPictures,
  };
}

async function assetOf({ type, color, sizes }: FiledPicture, contents: ReadonlyMap<string, Blob>) {
  const found: Asset["sizes"] = [];
  for (const { path, width, height } of sizes) {
    const content = contents.get(path);
    if (!content) return undefined;
    const blob = new Blob([content], { type });
    const facts = await inspectFile(blob).catch(() => undefined);
    const isAsListed = facts?.width === width && facts.height === height && `image/${facts.type}` === type;
    if (!isAsListed) return undefined;
    found.push({ width, height, blob });
  }
  const largest = found.at(-1);
  if (!largest || found.some(({ width }) => width > largest.width)) return undefined;
  const name = sizes.at(-1)?.path.replace(/^pictures\//, "") ?? "";
  const { data } = assetSchema.safeParse({
    ...{ id: await sha256(largest.blob), type, color, name, alt: "" },
    ...{ width: largest.width, height: largest.height, sizes: found },
    addedAt: new Date().toISOString(),
  });
  return data;
}

/** A logo leaves in smaller sizes than it is stored in, so it has another name when it comes back. */
function renamed(document: SiteDocument, found: ReadonlyMap<string, Asset>): SiteDocument {
  const isSame = [...found].every(([reference, { id }]) => reference === assetReference(id));
  if (isSame) return document;
  const named = withPhotos(document, (photo) => {
    const asset = found.get(photo.asset);
    if (!asset) return photo;
    const { id, width, height } = asset;
    return { ...photo, asset: assetReference(id), width, height };
  });
  const { logo } = named.meta;
  if (!logo) return named;
  const versions = logoGrounds.flatMap((ground) => {
    const version = logo[ground];
    const asset = version && found.get(version.asset);
    if (!version || !asset) return [];
    const { id, width, height } = asset;
    return [[ground, { ...version, asset: assetReference(id), width, height }] as const];
  });
  return { ...named, meta: { ...named.meta, logo: { ...logo, ...Object.fromEntries(versions) } } };
}
