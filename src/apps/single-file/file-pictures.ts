import { toBase64 } from "#src/lib/base64url.ts";
import { sha256 } from "#src/lib/sha256.ts";
import { countReferences } from "#src/pictures/asset-references.ts";
import { refusePixels } from "#src/pictures/inspect.ts";
import { drawPicture } from "#src/pictures/make-picture.ts";
import { pictureSizes } from "#src/pictures/picture-sizes.ts";
import type { AppFiles } from "../views/app-files.ts";
import { bytesOf } from "./base64.ts";
import type { FilePicture } from "./file-content.ts";

const MAX_NAME = 200;
const QUALITY = 0.82;

export interface FilePictures extends AppFiles {
  /** The pictures that the app needs; without it, all of them. */
  list: (app?: object) => FilePicture[];
}

/** The pictures in a file, in memory. `onAdd` stores one elsewhere, too. */
export function createFilePictures(
  stored: readonly FilePicture[],
  onAdd?: (picture: FilePicture) => Promise<void>,
): FilePictures {
  const pictures = new Map(stored.map((picture) => [picture.id, picture]));
  const addresses = new Map<string, string>();

  const addressOf = ({ id, type, data }: FilePicture) => {
    const address = addresses.get(id) ?? URL.createObjectURL(new Blob([bytesOf(data)], { type }));
    addresses.set(id, address);
    return address;
  };

  return {
    async add(file) {
      const picture = await redrawn(file);
      await onAdd?.(picture);
      pictures.set(picture.id, picture);
      return { asset: picture.id, name: picture.name };
    },
    show(asset, onAddress) {
      const picture = pictures.get(asset);
      onAddress(picture ? addressOf(picture) : null);
      return () => {};
    },
    list(app) {
      if (!app) return [...pictures.values()];
      const needed = countReferences([app]);
      return [...pictures.values()].filter(({ id }) => needed.has(id));
    },
  };
}

/** Draws a picture anew in the largest stored size, so that nothing but pixels is left of the chosen file. */
async function redrawn(file: File): Promise<FilePicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch((error: unknown) => {
    throw new Error(
      "This picture is damaged, or of a kind that this browser cannot open. Save it as a JPEG or PNG, and choose that.",
      { cause: error },
    );
  });
  try {
    refusePixels(bitmap.width, bitmap.height);
    const { type, width, height, color, sizes } = await drawPicture(bitmap, pictureSizes(bitmap).slice(-1), {
      quality: QUALITY,
      notes: [],
    });
    const blob = sizes[0]?.blob ?? new Blob();
    return {
      id: await sha256(blob),
      type: type as FilePicture["type"],
      name: (file.name || "Picture").slice(0, MAX_NAME),
      alt: "",
      width,
      height,
      color,
      addedAt: new Date().toISOString(),
      data: toBase64(new Uint8Array(await blob.arrayBuffer())),
    };
  } finally {
    bitmap.close();
  }
}
