// @ts-check
/**
 * Encodes a screenshot as WebP, which Node cannot do by itself.
 * @param {import("@playwright/test").Page} page any page of a browser
 * @param {Buffer} screenshot as PNG
 * @param {{ quality: number, width?: number, height?: number }} options pixels of the result; by default those of the
 *   screenshot
 */
export async function toWebp(page, screenshot, options) {
  const encoded = await page.evaluate(
    async ({ png, width, height, quality }) => {
      const source = await (await fetch(`data:image/png;base64,${png}`)).blob();
      const bitmap = await createImageBitmap(source, {
        ...(width && { resizeWidth: width }),
        ...(height && { resizeHeight: height }),
        resizeQuality: "high",
      });
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    { png: screenshot.toString("base64"), ...options },
  );
  return Buffer.from(encoded, "base64");
}
