import { assetReference } from "#src/lib/asset-reference.ts";
import { fromBase64Url, toBase64Url } from "#src/lib/base64url.ts";
import { sha256 } from "#src/lib/sha256.ts";
import { type Asset, assetSchema } from "#src/pictures/asset-store.ts";
import { inspectFile } from "#src/pictures/inspect.ts";
import { coloursOf, plainGround } from "#src/pictures/logo-pixels.ts";
import { MOST_PICTURE_BYTES } from "#src/share/limits.ts";
import type { LinkPicture } from "#src/share/token-content.ts";
import { withoutHidden } from "#src/share/without-hidden.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { type Logo, logoGrounds, logoSchema } from "#src/sites/logo.ts";
import { type Photos, photosIn, withPhotos } from "#src/sites/photos.ts";
import { imageSource } from "#src/ui/small-image.ts";
import { storedAssets } from "./stored-photos.ts";

type StoredSize = Asset["sizes"][number];

/**
 * Returns the pictures of a site that are small enough for a link, 6 KB in total, logo first, and the document that
 * refers to them. A logo may be scaled down, a photograph may not. `given` are pictures that are not stored here.
 */
export async function packForLink(site: SiteDocument, given?: ReadonlyMap<string, Asset>) {
  const document = withoutHidden(site);
  const assets = new Map([...(await storedAssets(document)), ...(given ?? [])]);
  const pictures: LinkPicture[] = [];
  const sent = new Map<string, { reference: string; size: StoredSize }>();
  let room = MOST_PICTURE_BYTES;
  const send = async (reference: string, isWhole: boolean) => {
    const asset = assets.get(reference);
    const size = asset?.sizes.findLast(({ blob }, index, sizes) => {
      return blob.size <= room && (!isWhole || index === sizes.length - 1);
    });
    if (!asset || !size || sent.has(reference)) return;
    room -= size.blob.size;
    const bytes = new Uint8Array(await size.blob.arrayBuffer());
    const { type, color } = asset;
    pictures.push({ t: type, w: size.width, h: size.height, c: color, b: toBase64Url(bytes) });
    sent.set(reference, { reference: assetReference(await sha256(size.blob)), size });
  };
  const { logo } = document.meta;
  const versions = logoGrounds.flatMap((ground) => logo?.[ground] ?? []);
  for (const { asset } of versions.filter(({ isMade }) => !isMade)) await send(asset, false);
  for (const { asset } of photosIn(document.pages)) await send(asset, true);
  for (const { asset } of versions.filter(({ isMade }) => isMade)) await send(asset, false);
  const names = new Set([...sent.values()].map(({ reference }) => reference));
  return { document: renamed(document, sent), pictures, isSent: (asset: string) => names.has(asset) };
}

function renamed(document: SiteDocument, sent: ReadonlyMap<string, { reference: string; size: StoredSize }>) {
  const { logo, ...meta } = document.meta;
  const versions = logoGrounds.flatMap((ground) => {
    const version = logo?.[ground];
    const now = version && sent.get(version.asset);
    // A missing picture is reported for both versions.
    if (!now) return version ? [[ground, version] as const] : [];
    const { width, height } = now.size;
    return [[ground, { ...version, asset: now.reference, width, height }] as const];
  });
  const named = withPhotos(document, (photo) => ({
    ...photo,
    asset: sent.get(photo.asset)?.reference ?? photo.asset,
  }));
  return {
    ...named,
    meta: versions.length > 0 ? { ...meta, logo: Object.fromEntries(versions) } : meta,
  };
}

/**
 * Returns the valid pictures of a link. They are identified by the digest of their bytes; the ids in the link are
 * ignored.
 */
export async function picturesOfLink(sent: readonly LinkPicture[]): Promise<Map<string, Asset>> {
  const found = new Map<string, Asset>();
  let room = MOST_PICTURE_BYTES;
  for (const { t: type, w: width, h: height, c: color, b } of sent) {
    const bytes = fromBase64Url(b);
    if (!bytes || bytes.length > room) continue;
    room -= bytes.length;
    const blob = new Blob([bytes], { type });
    const facts = await inspectFile(blob).catch(() => undefined);
    if (facts?.width !== width || facts.height !== height || `image/${facts.type}` !== type) continue;
    const id = await sha256(blob);
    const asset = assetSchema.safeParse({
      ...{ id, type, width, height, color, name: "Picture of a link", alt: "" },
      sizes: [{ width, height, blob }],
      addedAt: new Date().toISOString(),
    });
    if (asset.success) found.set(assetReference(id), asset.data);
  }
  return found;
}

/** A logo from a link as a picture of a site. It is not stored. */
export interface LinkLogo {
  logo: Logo;
  asset: Asset;
  photos: Photos;
}

/** Returns undefined for anything but a small bitmap; then the name is shown instead. */
export async function logoOfLink(data: string): Promise<LinkLogo | undefined> {
  const address = imageSource(data);
  const bytes = fromBase64Url(data);
  if (!address || !bytes) return;
  const type = address.slice("data:".length, address.indexOf(";"));
  const blob = new Blob([bytes], { type });
  const facts = await inspectFile(blob).catch(() => undefined);
  const pixels = await pixelsOf(address).catch(() => undefined);
  if (!facts || !pixels) return;
  const { width, height } = facts;
  const colours = coloursOf(pixels, plainGround(pixels));
  const id = await sha256(blob);
  const asset = assetSchema.safeParse({
    ...{ id, type, width, height, name: "Logo of a link", alt: "" },
    color: colours[0]?.colour ?? "#808080",
    sizes: [{ width, height, blob }],
    addedAt: new Date().toISOString(),
  }).data;
  const reference = assetReference(id);
  const isOpaque = pixels.data.every((value, at) => at % 4 !== 3 || value >= OPAQUE);
  const logo = logoSchema.safeParse({ light: { asset: reference, width, height, colours, isOpaque } }).data;
  if (!asset || !logo) return;
  const files = { width, height, color: asset.color, sizes: [{ width, height, address }] };
  return { logo, asset, photos: new Map([[reference, files]]) };
}

/** The alpha value, of 255, from which a pixel counts as opaque. */
const OPAQUE = 250;

async function pixelsOf(address: string) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}
