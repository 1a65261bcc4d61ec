import * as z from "zod/mini";
import { readJson } from "#src/sites/read-json.ts";
import { AppDocumentError } from "../document.ts";
import { type AppFile, readApp } from "../records/app-file.ts";

const FORMAT = "sitewright-app";
const VERSION = 1;
/** As many as a project file may have. */
const MOST_VALUES = 5_000_000;
const MOST_PICTURES = 6_000;

const base64 = z.string().check(z.regex(/^[A-Za-z\d+/]*={0,2}$/));
const side = z.int().check(z.positive());

/** A picture in its largest size. */
const pictureSchema = z.object({
  /** SHA-256 of the picture in hexadecimal. */
  id: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  type: z.enum(["image/webp", "image/jpeg", "image/png"]),
  name: z.string().check(z.maxLength(400)),
  alt: z._default(z.string().check(z.maxLength(1_000)), ""),
  width: side,
  height: side,
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  addedAt: z.iso.datetime(),
  data: base64,
});
export type FilePicture = z.infer<typeof pictureSchema>;

const fontSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  weights: z.string().check(z.regex(/^\d{1,4}( \d{1,4})?$/)),
  data: base64,
});
export type FileFont = z.infer<typeof fontSchema>;

const headSchema = z.object({ format: z.literal(FORMAT), version: z.int() });
const contentSchema = z.extend(headSchema, {
  /** Random; the copies of a file share it. */
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  savedAt: z.iso.datetime(),
  app: z.unknown(),
  /** Checked one by one: a damaged one must not prevent opening the app. */
  pictures: z._default(z.array(z.unknown()).check(z.maxLength(MOST_PICTURES)), []),
  fonts: z._default(z.array(z.unknown()), []),
});

export type FileApp = Omit<AppFile, "unreadable">;

/** Everything in a file that belongs to one app. */
export interface FileContent {
  format: typeof FORMAT;
  version: number;
  id: string;
  savedAt: string;
  app: FileApp;
  pictures: FilePicture[];
  /** The fonts of its look. */
  fonts: FileFont[];
}

export interface ReadContent extends FileContent {
  /** The number of records and of pictures that could not be read. */
  unreadable: { records: number; pictures: number };
}

export const newContent = (content: Omit<FileContent, "format" | "version">): FileContent => ({
  format: FORMAT,
  version: VERSION,
  ...content,
});

/** Whether a text begins like the JSON of a file, as opposed to that of an app alone. */
export const isContent = (text: string) => text.slice(0, 200).includes(`"${FORMAT}"`);

/** Reads the JSON of a file, which anybody may have written. Throws an `AppDocumentError` that says why it cannot be opened. */
export function readContent(text: string): ReadContent {
  const value = readJson(text, MOST_VALUES);
  const head = headSchema.safeParse(value);
  if (!head.success) throw new AppDocumentError("This is not the file of an app, or it is damaged.");
  if (head.data.version > VERSION)
    throw new AppDocumentError("This file was made with a newer version of this program.");
  const read = contentSchema.safeParse(value);
  if (!read.success)
    throw new AppDocumentError(
      `This file is damaged: ${read.error.issues[0]?.path.join(", ") || "its content"} is not what it has to be.`,
    );
  const { unreadable, ...app } = readApp(read.data.app);
  const pictures = readable(pictureSchema, read.data.pictures);
  return {
    ...newContent({ ...read.data, app, pictures, fonts: readable(fontSchema, read.data.fonts) }),
    unreadable: { records: unreadable, pictures: read.data.pictures.length - pictures.length },
  };
}

const readable = <Value>(schema: z.ZodMiniType<Value>, values: readonly unknown[]) =>
  values.flatMap((value) => {
    const read = schema.safeParse(value);
    return read.success ? [read.data] : [];
  });
