import { expect, test } from "vitest";
import { PictureError } from "./picture-error.ts";
import { heifHeader, jpegHeader, png, svg, webpHeader } from "./testing/picture-files.ts";
import { withoutMetadata } from "./without-metadata.ts";

const COMMENT = "Taken at home by Ann";
const bytes = (...parts: (Uint8Array | number[] | string)[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
    ),
  );

/**
 * A header, a scan with bytes that look like markers, the end marker, and a video behind it, as phones store
 * live photos.
 */
const jpeg = (orientation?: number) => {
  const header = jpegHeader({ width: 40, height: 30, ...(orientation && { orientation }) });
  const comment = bytes([0xff, 0xfe, 0, COMMENT.length + 2], COMMENT);
  const scan = [1, 2, 0xff, 0, 3, 0xff, 0xd0, 4];
  return bytes(header.slice(0, 2), comment, header.slice(2), scan, [0xff, 0xd9], "ftyp film with a place");
};

test("a JPEG loses position, comment and trailing data, and keeps its pixels", () => {
  const { bytes: copy, width, height } = withoutMetadata(jpeg());

  expect(textOf(copy)).not.toMatch(/Exif|Ann|film/);
  expect([width, height]).toEqual([40, 30]);
  expect([...copy.slice(-10)]).toEqual([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9]);
});

test.each([3, 6, 8])("a rotated JPEG (%i) keeps its orientation and loses its position", (orientation) => {
  const { bytes: copy, width, orientation: read } = withoutMetadata(jpeg(orientation));

  expect(width).toBe(orientation >= 5 ? 30 : 40);
  expect(read).toBe(orientation);
  expect(withoutMetadata(copy)).toMatchObject({ orientation, width });
  // The EXIF tag of a GPS position, in either byte order.
  expect(textOf(copy)).not.toMatch(/\x88\x25|\x25\x88/);
});

test("a PNG and a WebP lose their text chunks", () => {
  const whole = png();
  const text = bytes([0, 0, 0, 5], "tEXtAnn\0x", [0, 0, 0, 0]);
  const marked = bytes(whole.slice(0, 33), text, whole.slice(33));
  expect(withoutMetadata(marked).bytes).toEqual(whole);

  const extended = webpHeader({ kind: "extended" });
  const exif = bytes(extended, "EXIF", [4, 0, 0, 0], "Ann!");
  new DataView(exif.buffer).setUint32(4, exif.length - 8, true);
  exif[20] = 0x08;
  expect(withoutMetadata(exif).bytes).toEqual(extended);
});

test.each([
  ["a cut JPEG", jpeg().slice(0, 50)],
  ["a PNG without its end", png().slice(0, -12)],
  ["a HEIC, which has to be drawn anew", heifHeader("heic")],
  ["a drawing, which may run scripts", svg('width="9" height="9"')],
  ["no picture", bytes("<html>")],
])("%s is refused with a message", (_, file) => {
  expect(() => withoutMetadata(file)).toThrow(PictureError);
});

const textOf = (file: Uint8Array) => Buffer.from(file).toString("latin1");
