// @ts-check
// Writes the app of a description, a spreadsheet or a template. Run: npm run -s app -- --help

import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { isCommand } from "./run.mjs";
import { runSource } from "./run-source.mjs";
import { Misuse } from "./site-pictures.mjs";

const HELP = `Makes an app: a document with tables, fields and views, and records.

  npm run -s app -- --brief "My dogs and their vet visits" --out DIR   makes an app of a sentence or a page
  npm run -s app -- --sheet FILE --out DIR             makes an app of a CSV file or an Excel workbook
  npm run -s app -- --template ID --out DIR            writes an app of the marketplace
  npm run -s app -- --brief "…" --json                 prints { understood, app } instead of writing app.json
  npm run -s app -- --list                             prints the ids of all templates

  --empty             without sample records
  --answer ID=CHOICE  answers a question of a spreadsheet, such as date-order=mdy; may be given several times
  --today 2026-02-14  the day around which sample records are dated; today without it
`;

async function main() {
  const options = readOptions();
  if (options.help) return process.stdout.write(HELP);
  if ([options.list, options.json, options.out !== undefined].filter(Boolean).length !== 1)
    throw new Misuse("Say one of --out DIR, --json and --list; --help explains them.");
  const sources = [options.brief, options.sheet, options.template].filter((value) => value !== undefined);
  if (sources.length > 1) throw new Misuse("Say one of --brief, --sheet and --template, not several.");
  if (!options.list && sources.length === 0)
    throw new Misuse(
      "Say what to keep track of with --brief, or name a file with --sheet or a template with --template.",
    );
  if (options.brief !== undefined && options.brief.trim() === "")
    throw new Misuse("--brief has to say what to keep track of.");
  if (options.out !== undefined) refuseFull(options.out);
  const now = new Date().toISOString();
  const today = options.today ?? now.slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/.test(today) || Number.isNaN(Date.parse(today)))
    throw new Misuse("--today has to be a day such as 2026-02-14.");
  const answers = readAnswers(options.answer ?? []);

  /** @type {typeof import("../src/apps/describe/command.ts")} */
  const apps = await runSource("./src/apps/describe/command.ts");
  if (options.list)
    return print(
      apps
        .templateIds()
        .map(({ id, name }) => `${id}  ${name}`)
        .join("\n"),
    );
  const made = await makeApp(apps, options, { now, today, answers });
  if (options.json) return print(JSON.stringify(made, null, 2));
  const folder = options.out ?? "";
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "app.json"), apps.appText(made.app));
  print(join(folder, "app.json"));
}

/**
 * @param {typeof import("../src/apps/describe/command.ts")} apps
 * @param {ReturnType<typeof readOptions>} options
 * @param {{ now: string, today: string, answers: Record<string, string> }} settings
 */
async function makeApp(apps, { brief, sheet, template = "", empty = false }, { now, today, answers }) {
  if (brief !== undefined) return apps.appOfBrief(brief, today, empty);
  if (sheet !== undefined) {
    const file = new File([await readSheet(sheet)], basename(sheet));
    try {
      return await apps.appOfSheet(file, now, answers);
    } catch (error) {
      if (apps.isBadInput(error)) throw new Misuse(/** @type {Error} */ (error).message);
      throw error;
    }
  }
  const made = apps.appOfTemplate(template, today, empty);
  if (!made) throw new Misuse(`There is no template "${template}"; --list prints them all.`);
  return made;
}

/** @param {string} path */
async function readSheet(path) {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    throw new Misuse(`${path} cannot be read.`);
  }
}

/** @param {string[]} list */
function readAnswers(list) {
  return Object.fromEntries(
    list.map((answer) => {
      const [id = "", choice = ""] = answer.split("=");
      if (id === "" || choice === "") throw new Misuse(`--answer ${answer} has to be ID=CHOICE.`);
      return [id, choice];
    }),
  );
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        brief: { type: "string" },
        sheet: { type: "string" },
        template: { type: "string" },
        out: { type: "string" },
        today: { type: "string" },
        answer: { type: "string", multiple: true },
        empty: { type: "boolean" },
        json: { type: "boolean" },
        list: { type: "boolean" },
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new Misuse(`${/** @type {Error} */ (error).message.split(/\.\s/)[0]}.`);
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

/** @param {string} text */
function print(text) {
  process.stdout.write(`${text}\n`);
}

if (isCommand(import.meta)) {
  main().catch((error) => {
    if (!(error instanceof Misuse)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  });
}
