// @ts-check
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { runSource } from "./run-source.mjs";

/** An error that the caller of a command can fix, printed in one line. */
export class Misuse extends Error {}

/** The command line cannot decode pictures to find their colours. */
const PLACEHOLDER = "#d9d9d9";
/** The assumed colour of a logo: one that is visible on its ground. */
const ASSUMED = { light: "#000000", dark: "#ffffff" };

/**
 * Reads the photographs of a folder, sorted by name, without metadata.
 * @param {string} folder
 */
export async function readPictures(folder) {
  const names = await readdir(folder).catch(() => {
    throw new Misuse(`${folder} is not a folder.`);
  });
  const pictures = [];
  for (const name of names.filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name)).sort())
    pictures.push({ ...(await readPicture(join(folder, name))), label: wordsOf(name) });
  if (pictures.length === 0) throw new Misuse(`There is no JPEG, PNG or WebP file in ${folder}.`);
  return pictures;
}

/**
 * Reads a logo for light and one for dark grounds in the format of a document, and their pictures.
 * @param {{ light?: string | undefined, dark?: string | undefined }} files
 */
export async function readLogo(files) {
  /** @type {import("../src/sites/logo.ts").Logo} */
  const versions = {};
  const stored = [];
  for (const ground of /** @type {const} */ (["light", "dark"])) {
    const file = files[ground];
    if (file === undefined) continue;
    const picture = await readPicture(file);
    const { asset, width, height } = picture;
    const colours = [{ colour: ASSUMED[ground], share: 1 }];
    versions[ground] = { asset, width, height, colours, isOpaque: picture.type === "image/jpeg" };
    stored.push(picture);
  }
  return { versions, stored };
}

/** @param {string} file */
async function readPicture(file) {
  const name = basename(file);
  const content = await readFile(file).catch(() => {
    throw new Misuse(`${file} cannot be read.`);
  });
  const { withoutMetadata } = await runSource("./src/pictures/without-metadata.ts");
  try {
    const { bytes, type, width, height } = withoutMetadata(content);
    const asset = `asset:${createHash("sha256").update(bytes).digest("hex")}`;
    return {
      ...{ asset, name, type: `image/${type}`, width, height, bytes },
      color: PLACEHOLDER,
      sizes: [{ width, height }],
    };
  } catch (error) {
    throw new Misuse(`${name}: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Returns a file name as a description; "" for names that cameras give.
 * @param {string} name
 */
function wordsOf(name) {
  const words = name
    .replace(/\.[^.]*$/, "")
    .replace(/[-_\s]+/g, " ")
    .trim();
  return /^(?:(?:img|dsc\w?|pxl|p|image|picture|photo|screenshot|whatsapp)\b.*|[^a-z]*)\d*$/i.test(words)
    ? ""
    : words;
}
