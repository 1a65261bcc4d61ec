// @ts-check
/**
 * Every fault that the product must survive: how it is injected, and the tests that inject it. `npm run test:all`
 * prints the results (scripts/survival.mjs). A fault without a test counts as not survived.
 * @typedef {{ fault: string, injection: string, file: string, test: RegExp, inFull?: boolean }} Fault
 */

/** @type {(fault: string, injection: string, file: string, test: RegExp) => Fault} */
const by = (fault, injection, file, test) => ({ fault, injection, file, test });
/** For variations that only the full run covers. @type {typeof by} */
const inFull = (fault, injection, file, test) => ({ fault, injection, file, test, inFull: true });

const IDB = "mocks/db/indexed-db-store.test.ts";
const UPGRADES = "mocks/db/upgrades.test.ts";
const WORK = "src/api/work-database.test.ts";
const STUDIO_PAGE = "src/pages/studio-page.test.tsx";
const SAVING = "src/features/studio/keep-and-hold.dom.test.ts";
const OFFLINE = "mocks/offline-files.dom.test.ts";
const FAILING = "src/app/failing-server.test.tsx";
const SIGNED_IN = "src/features/auth/signed-in.test.tsx";
const WIZARD = "src/features/projects/wizard/new-project.test.tsx";
const WIZARD_DRAFT = "src/features/projects/wizard/wizard-draft.test.tsx";
const SECURITY = "faults/security.spec.ts";
const MISSING_CODE = "faults/missing-code.spec.ts";
const OPENERS = "faults/offline-openers.spec.ts";
const STORAGE = "faults/storage.spec.ts";
const DATABASE = "faults/database.spec.ts";
const INPUT = "faults/input.spec.ts";
const MEGABYTE = "faults/megabyte.spec.ts";
const UPDATE = "faults/update.spec.ts";
const NO_WORKER = "faults/no-worker.spec.ts";
const KILLED = "faults/worker-killed.spec.ts";
const FIRST = "faults/first-load.spec.ts";
const BETA = "src/features/beta/beta-slice.dom.test.ts";
const SHEET = "src/lib/spreadsheet/spreadsheet.test.ts";
const TOKEN = "src/share/share-token.test.ts";
const FORGED = "src/share/forged-token.test.ts";
const PICTURES = "e2e/pictures.spec.ts";
const ASSETS = "src/pictures/asset-store.test.ts";
const ENCODING = "src/pictures/process-picture.dom.test.ts";
const PROJECT_FILE = "src/share/project-file.test.ts";

/** @type {Record<string, readonly Fault[]>} */
export const faults = {
  Worker: [
    by("a browser without service workers", "the interface removed", NO_WORKER, /knows no service workers/),
    inFull("registration refused", "`register` rejects", NO_WORKER, /refuses to register a worker/),
    inFull(
      "service workers blocked",
      "by the browser",
      NO_WORKER,
      /with service workers blocked everything works/,
    ),
    inFull("an address without TLS", "a host that is not local, over http", NO_WORKER, /without TLS/),
    inFull("the worker's script missing", "404", NO_WORKER, /script is missing/),
    inFull(
      "a page in place of the script",
      "HTML with status 200",
      NO_WORKER,
      /in place of the worker's script/,
    ),
    inFull("a script that does not parse", "cut off in the middle", NO_WORKER, /does not parse/),
    inFull("a script that throws", "at its first line", NO_WORKER, /script throws/),
    inFull("a script that never arrives", "no answer", NO_WORKER, /never arrives/),
    inFull(
      "the worker removed while a page is open",
      "unregistered, its script gone",
      NO_WORKER,
      /removed while the page is open/,
    ),
    by(
      "a first load with no worker yet",
      "an empty browser, the network watched",
      FIRST,
      /data appears, and no call/,
    ),
    inFull("three tabs on a first visit", "opened at the same moment", FIRST, /share one worker/),
    inFull("api/login opened on a first visit", "the address typed", FIRST, /ends at the login dialog/),
    by("api/login without a worker", "the address typed", NO_WORKER, /api\/login leads/),
    by("stopped between two calls", "all workers stopped", KILLED, /stops between two calls/),
    inFull(
      "stopped before every call",
      "all workers stopped, again and again",
      KILLED,
      /before every single call/,
    ),
    by("stopped in the middle of calls", "a hundred under way", KILLED, /in the middle of a hundred calls/),
    by(
      "stopped at random under load",
      "four tabs reading and writing",
      "faults/soak.spec.ts",
      /lose no record/,
    ),
    by(
      "a call made twice",
      "the same id, with a worker started anew",
      "mocks/answered-once.test.ts",
      /changes nothing twice/,
    ),
    inFull(
      "thousands of calls in one go",
      "the memory measured before and after",
      "faults/soak.spec.ts",
      /more memory/,
    ),
    inFull("a reload past the worker", "with the shift key", "faults/shift-reload.spec.ts", /answers again/),
    inFull("three of them in a row", "with the shift key", "faults/shift-reload.spec.ts", /three reloads/),
    inFull(
      "no reload loop after it",
      "the loads counted",
      "faults/shift-reload.spec.ts",
      /no further reload/,
    ),
    by("two tabs writing at once", "fifty records each", "faults/two-tabs.spec.ts", /leave a hundred/),
    inFull(
      "a tab with and one without a worker",
      "fifty records each",
      "faults/two-tabs.spec.ts",
      /share their records/,
    ),
    by(
      "an update with two tabs open",
      "a second build put up, a form half filled in",
      UPDATE,
      /asks in every tab/,
    ),
    by("an update taken in one of two tabs", "Reload clicked in one", UPDATE, /goes on with the old one/),
    inFull("an update with somebody signed in", "Reload clicked", UPDATE, /what the old version stored/),
    inFull("an update with a file missing", "404 for one chunk", UPDATE, /of which a file is missing/),
    inFull(
      "an old page that needs its old code",
      "opened under the new worker",
      UPDATE,
      /still load after the update/,
    ),
    inFull(
      "code taken away by an update, no worker",
      "a second build put up",
      MISSING_CODE,
      /taken a page's code away/,
    ),
    by("a file missing while files are fetched", "404", OFFLINE, /another attempt goes on/),
    by("a captive portal", "another body with status 200", OFFLINE, /is shown, but never stored/),
    by("a network that breaks off meanwhile", "the connection lost", OFFLINE, /breaks off is an error/),
    by("a second visit without a network", "the network cut", "e2e/journey.spec.ts", /without a network/),
    inFull(
      "work without a network",
      "signing in, adding, signing out and up",
      "faults/offline.spec.ts",
      /sign in, work, sign out/,
    ),
    inFull(
      "a worker started without a network",
      "stopped, the server gone",
      "faults/offline.spec.ts",
      /starts again/,
    ),
    by("a host below a base path", "a build for /demo/", "e2e/base-path.spec.ts", /main journey stays below/),
    by("a base path without its slash", "/demo", "e2e/base-path.spec.ts", /without its slash/),
  ],
  Storage: [
    inFull("local storage that throws", "at every look", STORAGE, /where localStorage throws/),
    by(
      "no storage and no workers at all",
      "everything refused",
      STORAGE,
      /refuses all storage and all workers/,
    ),
    inFull("local storage full", "every write throws", STORAGE, /one can sign in all the same/),
    by(
      "a database that the worker cannot open",
      "`open` throws",
      DATABASE,
      /worker cannot open its database/,
    ),
    inFull(
      "one that the page cannot open",
      "`open` throws, no worker",
      DATABASE,
      /page without a worker cannot open/,
    ),
    inFull("one that fails while opening", "an error event", DATABASE, /fails to open with an error event/),
    by("no room left in the browser", "every write of the worker throws", STORAGE, /no room left/),
    by("no room left in the middle of a change", "by an error and by an abort", IDB, /a full storage that/),
    by("no room left for one's own work", "by the database", WORK, /full storage is an error/),
    by("a damaged record", "written past the product", DATABASE, /nobody can read/),
    by("a damaged account", "written past the product", IDB, /damaged account/),
    by("a damaged record of one's own work", "written past the product", WORK, /cannot be read is set aside/),
    by(
      "a site that a newer version has saved",
      "its version raised",
      STUDIO_PAGE,
      /is not opened as its template/,
    ),
    by("a project deleted while it is edited", "in another tab", SAVING, /deleted while it is edited/),
    by("no room for the studio's journal", "every write throws", SAVING, /journal cannot be written/),
    inFull("a database of a newer version", "its number raised", DATABASE, /newer version is shown/),
    by(
      "one's own work of a newer version",
      "its number raised",
      WORK,
      /newer version can be read, and is never/,
    ),
    by("an upgrade that another tab blocks", "a connection that stays open", UPGRADES, /does not let go/),
    by("an upgrade that fails half-way", "a step that throws", UPGRADES, /fails half-way/),
    by(
      "an upgrade under an open tab",
      "a newer version opened beside it",
      UPGRADES,
      /lets a newer one upgrade/,
    ),
    by(
      "a connection that the browser closes",
      "closed from outside",
      IDB,
      /browser has closed is opened anew/,
    ),
    inFull("a database deleted while in use", "by another page", DATABASE, /deleted while the page is open/),
    inFull(
      "everything cleared while a page is open",
      "by the browser's own means",
      STORAGE,
      /everything is cleared/,
    ),
    by("a bearer token of markup", "in local storage", STORAGE, /that is markup/),
    inFull("one of a megabyte", "in local storage", STORAGE, /megabyte long/),
    inFull("one with control characters", "in local storage", STORAGE, /holds control characters/),
    by(
      "damaged settings of accessibility",
      "null, lists, unknown names",
      "src/features/accessibility/accessibility-settings.dom.test.ts",
      /whatever is stored/,
    ),
    by(
      "anything in any place of storage",
      "fuzzing",
      "tests/fuzz/storage.dom.test.ts",
      /lies in the browser's storage/,
    ),
    by("anything that apps have stored", "fuzzing", "tests/fuzz/decoders.test.ts", /stored data of apps/),
    by(
      "a splash that cannot be remembered",
      "the flag refused",
      "e2e/splash.spec.ts",
      /where the storage refuses/,
    ),
    by(
      "a seed that cannot be fetched",
      "the connection lost",
      "mocks/backend.test.ts",
      /seed that cannot be fetched/,
    ),
    by("a clock that is years off", "ten years on and back", "mocks/handlers/auth.test.ts", /clock/),
  ],
  Pictures: [
    by("a crash while a picture is encoded", "the web worker fails", ENCODING, /fails at its work/),
    by("no web worker for pictures", "it does not start", ENCODING, /where no worker starts/),
    by("cancelling while a picture is encoded", "its web worker is ended", ENCODING, /ends its worker/),
    by("two tabs that add the same pictures", "at once", ASSETS, /two tabs that add the same pictures/),
    by("a picture in use is deleted in another tab", "and brought back", PICTURES, /two tabs show the same/),
    by("a full disk while pictures are added", "writes refused", PICTURES, /a full storage loses nothing/),
    by("a damaged picture among the others", "its record", ASSETS, /cannot be read is set aside/),
    by("a browser that stores no blobs", "they are refused", ASSETS, /stores no blobs/),
  ],
  "URL and text": [
    by(
      "addresses that no module can have",
      "%E0%A4%A, __proto__, %00, 4,000 letters",
      INPUT,
      /no module can have.*with the worker/,
    ),
    by("an address that cannot be decoded", "/%E0%A4%A/%", INPUT, /cannot be decoded/),
    by("a token given twice", "?token=first&token=second", BETA, /token=first/),
    by("an empty token", "?token=", BETA, /token of \?token= is/),
    by("a token of markup", "?token=<script>", BETA, /token of markup is cleaned/),
    by("a token of 100 KB", "in the address", BETA, /token of a long text is cleaned/),
    by("a shared link cut off anywhere", "truncated, 500 times", FORGED, /cut off anywhere/),
    by("a shared link with one bit changed", "flipped, 500 times", FORGED, /one bit changed/),
    by("anything in place of a shared link", "random text", FORGED, /whatever else stands in the address/),
    by("a forged shared link", "well-formed content of any shape", FORGED, /a forger packs/),
    by("a bomb in a shared link", "five megabytes packed small", FORGED, /a bomb is refused/),
    by("a shared link of a later version", "its first byte", FORGED, /later version is refused/),
    by("a shared link that ended", "an expiry in the past", TOKEN, /expired one still says/),
    by("a prototype named in a shared link", "`__proto__` in its content", FORGED, /prototype that is named/),
    by("a form address in a shared link", "as the first release wrote it", TOKEN, /where forms are sent/),
    by("a form address in a project file", "of any host", PROJECT_FILE, /comes without it, and says/),
    by(
      "links of a previewed site, clicked in every way",
      "middle, Ctrl, Shift",
      "e2e/preview-links.spec.ts",
      /no click on a link/,
    ),
    by("any file in place of a project's", "random content", PROJECT_FILE, /whatever is in a file/),
    by(
      "broken links, as visitors see them",
      "each kind, opened in a browser",
      "e2e/full-preview.spec.ts",
      /broken link is explained/,
    ),
    by(
      "?login of any value",
      "markup, three times",
      "src/features/auth/login-dialog.test.tsx",
      /\?login, however often/,
    ),
    by(
      "?as= of any value",
      "markup, __proto__",
      "src/pages/module-demo-page.test.tsx",
      /enters nobody's demo/,
    ),
    inFull("a link that would lead away", "?next=//evil.example", INPUT, /leads? nowhere else/),
    inFull(
      "messages from elsewhere",
      "of any shape, by window and channel",
      INPUT,
      /messages that nobody here has sent/,
    ),
    by("any search in any address", "fuzzing", "tests/fuzz/storage.dom.test.ts", /stands in an address/),
    inFull("markup in a person's name", "an image that runs", INPUT, /markup in a person's name/),
    by("markup in a module", "an image that runs", INPUT, /markup in a module/),
    by(
      "markup in the search",
      "typed and in the address",
      "src/pages/live-demos-page.test.tsx",
      /markup in the search/,
    ),
    inFull("a name of a megabyte", "posted", MEGABYTE, /name of a megabyte/),
    inFull("a search of a megabyte", "pasted", MEGABYTE, /megabyte in the search/),
    by(
      "image addresses that run",
      "javascript:, data:, http:",
      "src/contract/fields.test.ts",
      /whatever passes as the address of an image/,
    ),
    inFull("bidi controls, emoji, stacked marks", "as a name, 320 px wide", INPUT, /breaks no layout/),
    inFull("half a character", "as a name", INPUT, /half a character/),
    by("any text as a name in an address", "fuzzing", "tests/fuzz/decoders.test.ts", /a name in an address/),
    by("any body for any call", "fuzzing", "mocks/backend.test.ts", /whatever is posted/),
    by("any value for any schema", "fuzzing", "tests/fuzz/schemas.test.ts", /it is refused in words/),
    by("any document of a site", "fuzzing", "tests/fuzz/decoders.test.ts", /a site's document/),
    by(
      "an archive that unpacks to far more",
      "a list of files that lies",
      "src/lib/spreadsheet/unpack.test.ts",
      /larger than the archive says/,
    ),
    by("a damaged workbook", "a bit turned, anywhere", SHEET, /damaged workbook/),
    by("an archive of any bytes", "fuzzing", "tests/fuzz/decoders.test.ts", /archive of any bytes/),
    by("cells that a program would run", "= + - @ and their likes", SHEET, /no program runs/),
    inFull(
      "an enormous upload",
      "10,000 files, one of 3 GB",
      "e2e/admin-modules.spec.ts",
      /ten thousand files/,
    ),
    inFull(
      "two minutes of a monkey",
      "clicks and types on every route, seeded",
      "faults/monkey.spec.ts",
      /monkey/,
    ),
    by("scripts and styles that are not ours", "put into the page", SECURITY, /the policy refuses/),
    by(
      "every route under the strict policy",
      "a first visit, a second, offline",
      SECURITY,
      /no route breaks the policy/,
    ),
  ],
  API: [
    by("status 500", "by a hosted server", FAILING, /modules are answered with/),
    by("demo users that fail to load", "500 and HTML", FAILING, /demo users are answered with/),
    by(
      "an answer of HTML, nothing or another shape",
      "in place of JSON",
      "src/api/call.dom.test.ts",
      /not what was agreed/,
    ),
    by("no answer", "for ten seconds", FAILING, /not answered within ten seconds/),
    by("a login that fails", "500 and HTML", SIGNED_IN, /a login that the server answers with/),
    by(
      "a registration that fails",
      "500",
      "src/features/auth/register-dialog.test.tsx",
      /fails without a word/,
    ),
    by("a logout that fails", "500", SIGNED_IN, /a logout, one is signed out/),
    by("a check of the session that fails", "500", SIGNED_IN, /checking who is signed in/),
    by(
      "a page left while its session is checked",
      "what it waits for broken off",
      "src/features/auth/auth-slice.dom.test.ts",
      /left while the session/,
    ),
    by(
      "a failure inside the backend",
      "a handler that throws",
      "mocks/backend.test.ts",
      /shows nothing of its inside/,
    ),
    by(
      "a form of another website",
      "posted to a call",
      "faults/cross-site.spec.ts",
      /no form of another website/,
    ),
    by(
      "a call without the type of a call",
      "in place of a form",
      "mocks/forged-calls.test.ts",
      /is refused and does nothing/,
    ),
    by("a call that nobody knows", "DELETE /api/no/such/call", SECURITY, /does not know with a 404/),
    by(
      "a page that fails while it is drawn",
      "an error thrown",
      "src/app/page-error-boundary.test.tsx",
      /way home/,
    ),
    by("a page whose code is missing", "404", MISSING_CODE, /where a page's code is missing/),
    by("a part whose code is missing", "404", MISSING_CODE, /the page is never blank/),
    by("a studio panel whose code is missing", "404", MISSING_CODE, /leaves the site there/),
    by("every button, offline after one visit", "the connection lost", OPENERS, /works without a network/),
    inFull("a page in place of code", "HTML with status 200", MISSING_CODE, /not taken for code/),
    by("a missing asset", "under the worker", SECURITY, /missing asset is a real 404/),
    by("a double click on Create", "in the wizard", WIZARD, /pressed twice at once, makes one/),
    by("back and forward in the wizard", "the browser's buttons", WIZARD_DRAFT, /back and forward lead/),
    by("back while a project is being made", "the browser's button", WIZARD_DRAFT, /has none made/),
    by(
      "music that may not start",
      "`play` rejects",
      "src/features/music/music-slice.dom.test.ts",
      /refused start/,
    ),
    by(
      "a clipboard that is refused",
      "`writeText` rejects",
      "src/pages/demo-accounts-page.test.tsx",
      /a click selects the value/,
    ),
    by(
      "a pop-up that is blocked",
      "`open` returns null",
      "src/pages/view-projects-page.test.tsx",
      /pop-ups are blocked/,
    ),
  ],
};
