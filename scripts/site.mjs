// @ts-check
// Writes the static site of a template or of a brief. Run: npm run -s site -- --help

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { publishFolder, readPublishing } from "./publish-site.mjs";
import { isCommand, project } from "./run.mjs";
import { loadSites, runSource } from "./run-source.mjs";
import { Misuse, readLogo, readPictures } from "./site-pictures.mjs";

const HELP = `Writes a static site.

  npm run -s site -- --brief "A bakery called Crumb" --out DIR   makes a site of a sentence or a page, and writes its files
  npm run -s site -- --brief "A bakery called Crumb" --json      prints { understood, document }
  npm run -s site -- --template law-firm-ledger --out DIR   writes the files of a template
  npm run -s site -- --template law-firm-ledger --json      prints { understood, document }
  npm run -s site -- --template law-firm-ledger --check     prints what the site check finds; a brief can be checked, too
  npm run -s site -- --list                                 prints the ids of all templates
  npm run -s site -- --document FILE --out DIR              writes the files of a document that --json printed, which can
                                                            be edited and checked, too

  --edit "add a post called Rye is back"    changes the site before it is written, printed or checked, as an edit by text of
                                            the studio does; may be given several times
  --publish github --repo owner/name        puts the files of --out online; the token comes from GITHUB_TOKEN
  --publish netlify --name site             the same with NETLIFY_TOKEN; --new makes the repository or site first,
                                            --replace takes the place of a website that did not come from here
  --origin https://example.com   where it will stand: adds a site map and canonical addresses; pictures
                                 for shared links need a browser, so only the studio's export has them
  --pictures DIR                 photographs (JPEG, PNG, WebP) for the site, placed in the order of their names, which
                                 also describe them; what they say of camera and place is left out
  --logo FILE                    the logo (JPEG, PNG, WebP) as it stands on light ground; --logo-dark FILE for dark ground
                                 icons of it need a browser, so only the studio's export has them
  --with-document                puts the editable site among the files, as site.json: whoever has them can go on with it
                                 in the studio, and so can you, by the address of the site or its files
  --forms DESTINATION            where its forms go: hello@example.com, netlify, formspree:ID, web3forms:KEY
                                 or https://forms.example.com; without it visitors are asked to call or write
`;

async function main() {
  const options = readOptions();
  if (options.help) return process.stdout.write(HELP);
  const asked = [options.list, options.json, options.check, options.out !== undefined].filter(Boolean).length;
  if (asked !== 1)
    throw new Misuse("Say one of --out DIR, --json, --check and --list; --help explains them.");
  const sources = [options.brief, options.template, options.document].filter((value) => value !== undefined);
  if (sources.length > 1) throw new Misuse("Say one of --brief, --template and --document, not several.");
  if (!options.list && !options.template && !options.document && options.brief === undefined)
    throw new Misuse(
      "Say what it is for with --brief, or name a template with --template; --list prints them all.",
    );
  if (options.brief !== undefined && options.brief.trim() === "")
    throw new Misuse("--brief has to say something of the business.");
  if (options.out !== undefined) refuseFull(options.out);

  if (options.pictures !== undefined && options.out === undefined)
    throw new Misuse("--pictures goes with --out DIR.");
  const logos = { light: options.logo, dark: options["logo-dark"] };
  if ((logos.light ?? logos.dark) !== undefined && options.out === undefined)
    throw new Misuse("--logo and --logo-dark go with --out DIR.");
  if (options["with-document"] && options.out === undefined)
    throw new Misuse("--with-document goes with --out DIR.");
  const pictures = options.pictures === undefined ? [] : await readPictures(options.pictures);
  const logo = await readLogo(logos);

  const publishing = publishingOf(options);
  const sites = await loadSites();
  const origin = options.origin === undefined ? undefined : sites.readOrigin(options.origin);
  if (origin === null) throw new Misuse("--origin has to be an https address.");
  const read = options.forms === undefined ? undefined : sites.readFormsOption(options.forms);
  if (read && "error" in read) throw new Misuse(`--forms cannot be read. ${read.error}`);
  const day = sites.today();
  /** @param {import("../src/brief/command.ts").CommandSite} site */
  const finish = async (site) => {
    const folder = options.out ?? "";
    const parts = { withSite: options["with-document"], origin, day };
    const files = await bundleOf(sites, site, { ...parts, given: [...pictures, ...logo.stored] });
    for (const { path, content } of files) await put(join(folder, path), content);
    if (publishing) await publishFolder(folder, publishing);
  };
  const settings = { origin, day, pictures, logo, ...(read && { forms: read.destination }) };
  if (options.list) return print(sites.templateIds.join("\n"));
  const described = await describe(sites, options, settings);
  const document = await edited(sites, described.document, options.edit ?? []);
  if (options.json) return print(JSON.stringify({ ...described, document }, null, 2));
  if (options.check) return printFindings(await sites.checkDocument(document));
  await finish(await sites.staticDocument(document, settings));
}

/**
 * Returns the requested site, with the parsed brief if there is one.
 * @param {Awaited<ReturnType<typeof loadSites>>} sites
 * @param {ReturnType<typeof readOptions>} options
 * @param {import("../src/brief/command.ts").CommandOptions} settings
 */
async function describe(sites, { document: path, brief, template: id = "" }, settings) {
  if (path !== undefined) {
    try {
      return sites.describeDocument(readDocument(path), settings);
    } catch (error) {
      if (error instanceof Error && error.name === "DocumentError") throw new Misuse(error.message);
      throw error;
    }
  }
  if (brief !== undefined) return sites.describeBrief(brief, settings);
  const description = sites.describeTemplate(id, settings);
  if (!description) throw new Misuse(`There is no template "${id}"; --list prints them all.`);
  return description;
}

/**
 * Applies the edits of `--edit` in order, and prints those that failed.
 * @param {Awaited<ReturnType<typeof loadSites>>} sites
 * @param {import("../src/sites/document.ts").SiteDocument} site
 * @param {string[]} edits
 */
async function edited(sites, site, edits) {
  let document = site;
  for (const words of edits) {
    const revision = await sites.reviseSite(document, words);
    if (revision.changes.length === 0)
      throw new Misuse([`--edit "${words}" changes nothing.`, ...revision.notUnderstood].join(" "));
    for (const note of revision.notUnderstood) console.error(note);
    document = revision.document;
  }
  return document;
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        template: { type: "string" },
        brief: { type: "string" },
        document: { type: "string" },
        out: { type: "string" },
        "with-document": { type: "boolean" },
        edit: { type: "string", multiple: true },
        forms: { type: "string" },
        origin: { type: "string" },
        pictures: { type: "string" },
        logo: { type: "string" },
        "logo-dark": { type: "string" },
        publish: { type: "string" },
        repo: { type: "string" },
        name: { type: "string" },
        new: { type: "boolean" },
        replace: { type: "boolean" },
        json: { type: "boolean" },
        check: { type: "boolean" },
        list: { type: "boolean" },
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new Misuse(`${/** @type {Error} */ (error).message.split(/\.\s/)[0]}.`);
  }
}

/** @param {ReturnType<typeof readOptions>} options */
function publishingOf(options) {
  if (options.publish !== undefined && options.out === undefined)
    throw new Misuse("--publish goes with --out DIR.");
  try {
    return readPublishing(options);
  } catch (error) {
    throw new Misuse(/** @type {Error} */ (error).message);
  }
}

/**
 * Reads a document, or the output of `--json` that contains one.
 * @param {string} path
 */
function readDocument(path) {
  try {
    const value = JSON.parse(readFileSync(path, "utf8"));
    return value.document ?? value;
  } catch {
    throw new Misuse(`${path} cannot be read as JSON.`);
  }
}

/** @param {string} folder */
function refuseFull(folder) {
  if (folder === "") throw new Misuse("--out has to name a folder.");
  if (!existsSync(folder)) return;
  try {
    if (readdirSync(folder).length === 0) return;
  } catch {
    throw new Misuse(`${folder} is not a folder.`);
  }
  throw new Misuse(`The folder ${folder} is not empty.`);
}

/**
 * Writes the pages, styles and fonts of a site without pictures.
 * @param {import("../src/sites/render-static.ts").StaticSite} site
 * @param {string} folder
 */
export async function write({ files, fonts, licences }, folder) {
  for (const { path, text } of files) await put(join(folder, path), text);
  for (const { path, licencePath, family } of fonts) {
    await put(join(folder, path), await fontBytes(family));
    await put(join(folder, licencePath), await licenceBytes(family.licence));
  }
  for (const name of licences) await put(join(folder, "licenses", name), await licenceBytes(name));
}

/**
 * Returns the files of a site, identical to the studio's export.
 * @param {Awaited<ReturnType<typeof loadSites>>} sites
 * @param {import("../src/brief/command.ts").CommandSite} site
 * @param {{ withSite?: boolean | undefined, origin?: string | undefined, day: string, given: { asset: string, bytes: Uint8Array<ArrayBuffer> }[] }} options
 */
export async function bundleOf(sites, site, { given, ...options }) {
  /** @type {typeof import("../src/publish/export/site-bundle.ts")} */
  const { bundle } = await runSource("./src/publish/export/site-bundle.ts");
  const { version: engine } = JSON.parse(await readFile(join(project, "package.json"), "utf8"));
  const { document, stored } = site;
  const { files } = await bundle(
    { document, site, stored, engine, ...options },
    {
      picture: async ({ asset }) => given.find((picture) => picture.asset === asset)?.bytes,
      font: fontBytes,
      licence: licenceBytes,
    },
    sites,
  );
  return files;
}

/** @typedef {import("../src/sites/themes/fonts.ts").FontFamily} FontFamily */

const fontBytes = (/** @type {FontFamily} */ { file }) => bytesOf(join(project, "node_modules", file));
const licenceBytes = (/** @type {string} */ name) => bytesOf(join(project, "public/licenses", name));

/** @param {string} path */
const bytesOf = async (path) => new Uint8Array(await readFile(path));

/**
 * @param {string} path
 * @param {string | Uint8Array} content
 */
async function put(path, content) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** @param {string[]} findings */
function printFindings(findings) {
  print(findings.length > 0 ? findings.join("\n") : "Nothing to mend.");
}

/** @param {string} text */
function print(text) {
  process.stdout.write(`${text}\n`);
}

if (isCommand(import.meta)) {
  main().catch((error) => {
    // Sources run in a separate module graph, so `instanceof` fails for their errors.
    if (!(error instanceof Misuse) && error.name !== "PublishError") throw error;
    console.error(error.message);
    process.exitCode = error instanceof Misuse ? 2 : 1;
  });
}
