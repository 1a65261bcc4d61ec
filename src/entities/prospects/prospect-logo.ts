import { assetReference } from "#src/contract/asset-reference.ts";
import { fromBase64Url } from "#src/lib/base64url.ts";
import { type Asset, assetSchema, sha256 } from "#src/pictures/asset-store.ts";
import { inspectFile } from "#src/pictures/inspect.ts";
import { coloursOf, plainGround } from "#src/pictures/logo-pixels.ts";
import { type Logo, logoSchema } from "#src/sites/logo.ts";
import type { Photos } from "#src/sites/photos.ts";
import { imageSource } from "#src/ui/small-image.ts";

/** The logo of a link as a picture of a site. It is in the link alone, and stored nowhere. */
export interface ProspectLogo {
  logo: Logo;
  asset: Asset;
  photos: Photos;
}

/** Undefined for what is no small bitmap: then the name stands in its place. */
export async function prospectLogo(data: string): Promise<ProspectLogo | undefined> {
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

/** Of the 256 steps of a pixel's opacity. */
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
