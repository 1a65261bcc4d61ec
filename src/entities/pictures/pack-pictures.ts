import { writeZip } from "#src/lib/zip/zip.ts";
import { type Asset, assetStore } from "#src/pictures/asset-store.ts";
import { pictureEntries } from "./picture-entries.ts";

/** All of this browser, used or not. */
export const allPictures = () => assetStore.list();

/** An archive of a file with the pictures that belong to it. */
export const packWithPictures = async (path: string, text: string, pictures: readonly Asset[]) =>
  writeZip([{ path, content: new TextEncoder().encode(text) }, ...(await pictureEntries(pictures))]);
