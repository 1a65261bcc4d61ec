import type { Page } from "@playwright/test";
import { tiffWith } from "#src/pictures/testing/picture-files.ts";

interface Photograph {
  width?: number;
  height?: number;
  /** EXIF orientation. Also adds a GPS position and a comment. */
  orientation?: number;
  /** Colour of the upper left quarter; the others are dark. */
  color?: string;
  /** The amount of noise, from 0 to 255, which makes a heavy file. */
  grain?: number;
}

/** Returns a JPEG whose upper left quarter has another colour than the rest, drawn by the test's browser. */
export async function photograph(
  page: Page,
  { width = 1200, height = 800, orientation, color = "#ff0000", grain = 0 }: Photograph = {},
) {
  const base64 = await page.evaluate(
    async ({ width, height, color, grain }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser draws nothing.");
      context.fillStyle = "#102030";
      context.fillRect(0, 0, width, height);
      context.fillStyle = color;
      context.fillRect(0, 0, width / 2, height / 2);
      if (grain > 0) {
        const image = context.getImageData(0, 0, width, height);
        image.data.forEach((value, index) => {
          if (index % 4 < 3) image.data[index] = value + Math.random() * grain;
        });
        context.putImageData(image, 0, 0);
      }
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
      let text = "";
      for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { width, height, color, grain },
  );
  const jpeg = Buffer.from(base64, "base64");
  if (orientation === undefined) return jpeg;
  const exif = segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), tiffWith(orientation)]));
  const comment = segment(0xfe, Buffer.from("SECRET COMMENT 51.5N 0.1W"));
  return Buffer.concat([jpeg.subarray(0, 2), exif, comment, jpeg.subarray(2)]);
}

function segment(marker: number, data: Uint8Array) {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export const jpegFile = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

/** Drops files at a point of the page. */
export async function dropFiles(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
  { x, y }: { x: number; y: number },
) {
  const carried = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString("base64"),
  }));
  await page.evaluate(
    ({ carried, x, y }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, mimeType, base64 } of carried) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      let target = document.elementFromPoint(x, y);
      while (target?.shadowRoot) target = target.shadowRoot.elementFromPoint(x, y) ?? null;
      for (const type of ["dragenter", "dragover", "drop"]) {
        target?.dispatchEvent(
          new DragEvent(type, {
            bubbles: true,
            cancelable: true,
            composed: true,
            dataTransfer,
            clientX: x,
            clientY: y,
          }),
        );
      }
    },
    { carried, x, y },
  );
}

interface StoredAsset {
  name: string;
  alt: string;
  type: string;
  width: number;
  height: number;
  /** `bytes` is the content as text, `quarters` the colours at the centres of the quarters, row by row. */
  sizes: { width: number; height: number; bytes: string; quarters: number[][] }[];
}

/** Returns the stored pictures with each size decoded. */
export const storedAssets = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("work");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    // biome-ignore lint/suspicious/noExplicitAny: as it is stored
    const all = await new Promise<any[]>((resolve, reject) => {
      const request = database.transaction("assets").objectStore("assets").getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    const read = async ({ width, height, blob }: { width: number; height: number; blob: Blob }) => {
      const bitmap = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context?.drawImage(bitmap, 0, 0);
      const at = (x: number, y: number) => [
        ...(context?.getImageData(bitmap.width * x, bitmap.height * y, 1, 1).data ?? []),
      ];
      const bytes = new TextDecoder("latin1").decode(await blob.arrayBuffer());
      const quarters = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
      return {
        width: bitmap.width === width ? width : -1,
        height: bitmap.height === height ? height : -1,
        bytes,
        quarters,
      };
    };
    return Promise.all(
      all.map(async ({ name, alt, type, width, height, sizes }) => ({
        name,
        alt,
        type,
        width,
        height,
        sizes: await Promise.all(sizes.map(read)),
      })),
    );
  }) as Promise<StoredAsset[]>;
