import libheif from "libheif-js/libheif/libheif.js";

/** The name in the colour profile of Apple's cameras, in UTF-16. */
const DISPLAY_P3 = [..."Display P3"].flatMap((letter) => [0, letter.charCodeAt(0)]);

/**
 * Decodes the main picture of a HEIC file, turned as the file says. Three megabytes, for browsers that cannot decode it
 * themselves: docs/decisions/020-heic-decoder.md. Throws if the file is damaged.
 */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = new (libheif().HeifDecoder)().decode(bytes);
  const image = found.find((image) => image.is_primary()) ?? found[0];
  if (!image) throw new Error("There is no picture in this HEIC file.");
  const colorSpace = hasProfile(bytes, DISPLAY_P3) ? "display-p3" : "srgb";
  const pixels = new ImageData(image.get_width(), image.get_height(), { colorSpace });
  const isDecoded = await new Promise((resolve) => image.display(pixels, (shown) => resolve(shown !== null)));
  if (!isDecoded) throw new Error("The picture in this HEIC file cannot be decoded.");
  return createImageBitmap(pixels);
}

/** The profile is in the header, before the pixels. */
const hasProfile = (bytes: Uint8Array, name: readonly number[]) =>
  bytes.subarray(0, 65_536).some((_, at) => name.every((byte, index) => bytes[at + index] === byte));
