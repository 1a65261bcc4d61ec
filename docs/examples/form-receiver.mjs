// @ts-check
// Takes the forms of one site and appends each answer to a file, as a line of JSON. It needs Node 20 and no packages.
// Run: SITE=https://www.example.com FILE=answers.jsonl PORT=8080 node form-receiver.mjs
import { appendFile } from "node:fs/promises";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

const LARGEST_BYTES = 100_000;

/** @typedef {{ receivedAt: string, subject: string, values: Record<string, string> }} Answer */

/**
 * A server for `POST` with `application/x-www-form-urlencoded`.
 * @param {object} options
 * @param {string} options.site the address of the site, to whose page of thanks visitors are sent
 * @param {(answer: Answer) => Promise<void>} options.store resolves when the answer is safe; a failure is answered by 500
 */
export function formReceiver({ site, store }) {
  return createServer(async (request, response) => {
    /** @param {number} status @param {string} text */
    const answer = (status, text) =>
      response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
    if (request.method !== "POST") return answer(405, "This address takes forms.");
    try {
      const body = await readBody(request);
      if (body === undefined) return answer(413, "This form is too large.");
      const { _gotcha: trap, _next: next, _subject: subject = "", ...values } = readForm(body);
      // People neither see that field nor reach it: whoever fills it in is a program, and is not told.
      if (!trap) await store({ receivedAt: new Date().toISOString(), subject, values });
      response.writeHead(303, { location: pageOf(site, next) }).end();
    } catch (error) {
      console.error(error);
      answer(500, "Your answer could not be stored. Go back and send it again, or call us.");
    }
  });
}

/** @param {import("node:http").IncomingMessage} request */
async function readBody(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= LARGEST_BYTES) parts.push(part);
  }
  return size <= LARGEST_BYTES ? Buffer.concat(parts).toString("utf8") : undefined;
}

/**
 * The values of a form; those of one name are joined by commas.
 * @param {string} body
 */
function readForm(body) {
  /** @type {Record<string, string>} */
  const values = Object.create(null);
  for (const [name, value] of new URLSearchParams(body))
    values[name] = name in values ? `${values[name]}, ${value}` : value;
  return values;
}

/**
 * A page of the site, and none of another: anybody can write an address into a form.
 * @param {string} site
 * @param {string | undefined} next
 */
function pageOf(site, next = "") {
  const home = new URL(site);
  const page = URL.canParse(next, home) ? new URL(next, home) : home;
  return page.origin === home.origin ? page.href : home.href;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { SITE, FILE = "answers.jsonl", PORT = "8080" } = process.env;
  if (!SITE || !URL.canParse(SITE)) throw new Error("Set SITE to the address of your site.");
  const store = (/** @type {Answer} */ answer) => appendFile(FILE, `${JSON.stringify(answer)}\n`);
  formReceiver({ site: SITE, store }).listen(Number(PORT), () => {
    console.log(`Forms of ${SITE} go to ${FILE}. Listening at port ${PORT}.`);
  });
}
