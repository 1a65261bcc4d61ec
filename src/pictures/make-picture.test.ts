import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makePicture } from "./make-picture.ts";
import { gif, heifHeader, jpegHeader, png, webpHeader } from "./testing/picture-files.ts";

/** The bytes that this fake browser encodes for each type. */
let encoded: Record<string, Uint8Array<ArrayBuffer>>;
let pixel: number[];
/** Four colours of 96 × 64 pixels, with an `irot` box, an EXIF orientation and a position. */
const turnedHeic = new Uint8Array(readFileSync(new URL("testing/turned.heic", import.meta.url)));
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

test("a HEIC that the browser cannot open is decoded, turned as its file says", async () => {
  const decoded: ImageData[] = [];
  vi.stubGlobal("ImageData", StandInImageData);
  vi.stubGlobal("createImageBitmap", async (source: Blob | ImageData) => {
    if (source instanceof Blob) throw new DOMException("", "InvalidStateError");
    decoded.push(source);
    return { width: source.width, height: source.height, close };
  });

  const made = await makePicture(new Blob([turnedHeic]));

  expect(made).toMatchObject({ width: 64, height: 96 });
  const pixels = decoded[0] as ImageData; // it was made of one
  // Stored as red and green above blue and yellow, with a quarter turn to the right.
  expect([15, 48].map((x) => colourAt(pixels, x, 24))).toEqual(["blue", "red"]);
  expect([15, 48].map((x) => colourAt(pixels, x, 72))).toEqual(["yellow", "green"]);
});

test("a damaged HEIC that the browser cannot open is refused with advice", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {}); // libheif says why
  vi.stubGlobal("ImageData", StandInImageData);
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("", "InvalidStateError")));

  for (const damaged of [heifHeader("heic"), turnedHeic.subarray(0, 1000)])
    await expect(makePicture(new Blob([damaged]))).rejects.toMatchObject({
      problem: "undecodable",
      message: expect.stringContaining("save it as a JPEG"),
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

/** Node has no `ImageData`. */
class StandInImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(4 * width * height);
  }
}

function colourAt({ data, width }: ImageData, x: number, y: number) {
  const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x));
  if (blue > 200) return "blue";
  if (red > 200) return green > 200 ? "yellow" : "red";
  return green > 130 ? "green" : "none";
}
