import type { ReadPictures } from "#src/entities/pictures/picture-entries.ts";
import { assetReference } from "#src/lib/asset-reference.ts";
import { sha256 } from "#src/lib/sha256.ts";
import { type Asset, assetSchema } from "#src/pictures/asset-store.ts";
import { inspectFile } from "#src/pictures/inspect.ts";
import type { SiteEntry } from "#src/publish/passport/site-entries.ts";
import type { FiledPicture, SiteFile } from "#src/share/site-file.ts";
import { withAssets } from "#src/share/with-assets.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { logoGrounds } from "#src/sites/logo.ts";
import { withPhotos } from "#src/sites/photos.ts";

/**
 * Returns an exported site with the pictures among its files. Each file is verified; a picture that fails is replaced
 * by the drawn one. Pictures are identified by the digest of their largest file, not by the id in the document.
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

/** A logo is exported in smaller sizes than stored, so its digest differs when it is imported again. */
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
