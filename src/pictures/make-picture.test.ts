import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makePicture } from "./make-picture.ts";
import { gif, heifHeader, jpegHeader, png, webpHeader } from "./testing/picture-files.ts";

/** The bytes that this fake browser encodes for each type. */
let encoded: Record<string, Uint8Array<ArrayBuffer>>;
let pixel: number[];
const close = vi.fn();
const photograph = (width = 4000, height = 3000) => new Blob([jpegHeader({ width, height, orientation: 6 })]);

beforeEach(() => {
  encoded = { "image/webp": webpHeader(), "image/jpeg": jpegHeader(), "image/png": png() };
  pixel = [10, 20, 30, 255];
  close.mockReset();
  stubBitmap(3000, 4000);
  vi.stubGlobal("OffscreenCanvas", StandInCanvas);
});
afterEach(() => void vi.unstubAllGlobals());

test("a photograph is stored in three sizes as WebP, with its average colour", async () => {
  const made = await makePicture(photograph());

  expect(made).toMatchObject({ type: "image/webp", width: 1600, height: 2133, color: "#0a141e", notes: [] });
  expect(made.sizes.map(({ width, height }) => [width, height])).toEqual([
    [480, 640],
    [960, 1280],
    [1600, 2133],
  ]);
  expect(close).toHaveBeenCalled();
});

test("if the browser cannot encode WebP, photographs become JPEG, and transparent pictures PNG", async () => {
  encoded["image/webp"] = png();

  expect((await makePicture(photograph())).type).toBe("image/jpeg");

  pixel = [10, 20, 30, 90];
  expect((await makePicture(photograph())).type).toBe("image/png");
});

test("a browser that cannot encode pictures gets an error message", async () => {
  encoded = {};

  await expect(makePicture(photograph())).rejects.toMatchObject({ problem: "failed" });
  expect(close).toHaveBeenCalled();
});

test("the first frame of an animated GIF is used, with a notice", async () => {
  stubBitmap(4, 3);

  const { notes, sizes } = await makePicture(new Blob([gif({ frames: 2 })]));

  expect(notes).toEqual(["Only the first frame of this GIF is used."]);
  expect(sizes.map(({ width }) => width)).toEqual([4]);
});

test("a HEIC that the browser cannot open is refused with advice", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("", "InvalidStateError")));

  await expect(makePicture(new Blob([heifHeader("heic")]))).rejects.toMatchObject({
    problem: "undecodable",
    message: expect.stringContaining("Save the picture as a JPEG"),
  });
});

test("a picture larger than its header claims is refused", async () => {
  stubBitmap(10_000, 10_000);

  await expect(makePicture(photograph(100, 100))).rejects.toMatchObject({ problem: "pixels" });
  expect(close).toHaveBeenCalled();
});

test("a file refused by its header is never decoded", async () => {
  const decode = vi.fn();
  vi.stubGlobal("createImageBitmap", decode);

  await expect(makePicture(photograph(20_000, 20_000))).rejects.toMatchObject({ problem: "pixels" });
  expect(decode).not.toHaveBeenCalled();
});

test("progress rises to the end", async () => {
  const shares: number[] = [];

  await makePicture(photograph(), { onProgress: (share) => shares.push(share) });

  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBeCloseTo(1);
});

test("it can be aborted between two sizes", async () => {
  const calledOff = new AbortController();
  const making = makePicture(photograph(), {
    signal: calledOff.signal,
    onProgress: () => calledOff.abort(new Error("Cancelled")),
  });

  await expect(making).rejects.toThrow("Cancelled");
  expect(close).toHaveBeenCalled();
});

function stubBitmap(width: number, height: number) {
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close }));
}

/** Node has no canvas. All pixels of this fake have one colour. */
class StandInCanvas {
  width: number;
  height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  getContext() {
    return { drawImage() {}, getImageData: () => ({ data: new Uint8ClampedArray([...pixel, ...pixel]) }) };
  }

  async convertToBlob({ type }: { type: string }) {
    const bytes = encoded[type];
    if (!bytes) throw new DOMException("No encoder", "EncodingError");
    return new Blob([bytes], { type });
  }
}
