import { getResponse, HttpResponse } from "msw";
import { BACKEND_HEADER } from "#src/contract/endpoint.ts";
import type { Store } from "#src/data/store.ts";
import { StoreError } from "#src/data/store-error.ts";
import { answeredOnce, knownCall } from "./answered-once.ts";
import { createDatabase, type Database, type Seed } from "./db/database.ts";
import { refuseForgedCall } from "./forged-calls.ts";
import { authHandlers } from "./handlers/auth.ts";
import { changesHandlers } from "./handlers/changes.ts";
import { connectorsHandlers } from "./handlers/connectors.ts";
import { demoHandlers } from "./handlers/demo.ts";
import { demoUsersHandlers } from "./handlers/demo-users.ts";
import { formSubmissionsHandlers } from "./handlers/form-submissions.ts";
import { moduleBatchHandlers } from "./handlers/module-batch.ts";
import { modulesHandlers } from "./handlers/modules.ts";
import { overviewHandlers } from "./handlers/overview.ts";
import { pricingHandlers } from "./handlers/pricing.ts";
import { pricingChangeHandlers } from "./handlers/pricing-change.ts";
import { projectsHandlers } from "./handlers/projects.ts";
import { promotionHandlers } from "./handlers/promotion.ts";
import { templateSettingsHandlers } from "./handlers/template-settings.ts";
import { type Hashing, webHashing } from "./hashing.ts";
import { isSignInPage } from "./is-call.ts";
import { createPasswords } from "./passwords.ts";

export interface Backend {
  (request: Request): Promise<Response>;
  /**
   * Loads the data before the first request needs it. Errors are ignored here: the first request meets and
   * reports them.
   */
  prepare(): Promise<void>;
}

/** A status and a sentence for visitors, for each way in which a store fails. */
export type Failures = Record<StoreError["reason"], readonly [status: number, message: string]>;

export interface BackendOptions {
  openStore: () => Promise<Store>;
  readSeed: () => Promise<Seed>;
  /** The path under which the product is hosted, with a leading and a trailing slash. */
  basePath?: string;
  /**
   * True when the backend runs in the visitor's own browser. Only the product can call it there, so resetting
   * the demo data needs no permission.
   */
  isInBrowser?: boolean;
  /** False on a server with real data, which nobody may reset. */
  isForDemos?: boolean;
  /** The answer to a call that the store could not serve. */
  failures?: Failures;
  hashing?: Hashing;
}

/**
 * The whole backend as one function, the same in the worker, in the page and in a test. It never throws and
 * never falls through to the network: an unknown call is a 404.
 */
export function createBackend({
  openStore,
  readSeed,
  basePath = "/",
  isInBrowser = false,
  isForDemos = true,
  failures = browserFailures,
  hashing = webHashing,
}: BackendOptions): Backend {
  let opening: ReturnType<typeof open> | undefined;
  /** Requests run one after the other, because concurrent updates of one collection lose writes. */
  let previous: Promise<unknown> = Promise.resolve();

  async function open() {
    const database = createDatabase(await openStore(), readSeed);
    return { database, handlers: createHandlers(database, { isInBrowser, isForDemos, hashing }) };
  }

  function openOnce() {
    opening ??= open();
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  }

  async function prepare() {
    const { database } = await openOnce();
    await database.read(async () => {});
  }

  async function answer(request: Request) {
    const { database, handlers } = await openOnce();
    // A change may run twice, but a body can be read only once.
    const respond = async () => (await getResponse(handlers, request.clone())) ?? notFound();
    const response =
      request.method === "POST"
        ? ((await refuseForgedCall(request)) ?? (await change(database, request, respond)))
        : await database.read(respond);
    response.headers.set(BACKEND_HEADER, database.mode);
    return response;
  }

  async function change(database: Database, request: Request, respond: () => Promise<Response>) {
    const known = await knownCall(request, hashing);
    return database.change(() => (known ? answeredOnce(database.collections, known, respond) : respond()));
  }

  const respond = (request: Request) => {
    if (isSignInPage(request)) return Promise.resolve(toSignIn(request, basePath));
    const response = previous
      .then(() => answer(request))
      .catch((error: unknown) => explainFailure(error, failures));
    previous = response;
    return response;
  };
  return Object.assign(respond, {
    prepare() {
      const prepared = previous.then(prepare).catch(() => {});
      previous = prepared;
      return prepared;
    },
  });
}

function createHandlers(
  database: Database,
  {
    isInBrowser,
    isForDemos,
    hashing,
  }: Required<Pick<BackendOptions, "isInBrowser" | "isForDemos" | "hashing">>,
) {
  const { collections } = database;
  return [
    ...authHandlers(collections, createPasswords(hashing)),
    ...modulesHandlers(collections),
    ...demoUsersHandlers(collections),
    ...projectsHandlers(collections),
    ...pricingHandlers(collections),
    ...promotionHandlers(collections),
    ...changesHandlers(collections),
    ...templateSettingsHandlers(collections),
    ...formSubmissionsHandlers(collections),
    ...overviewHandlers(collections),
    ...moduleBatchHandlers(collections),
    ...pricingChangeHandlers(collections),
    ...connectorsHandlers(),
    ...demoHandlers(database, { mayVisitorsReset: isInBrowser, mayReset: isForDemos }),
  ];
}

const toSignIn = ({ url }: Request, basePath: string) =>
  Response.redirect(new URL(`${basePath}?login=1`, url));

const notFound = () => HttpResponse.json({ error: "This call does not exist." }, { status: 404 });

const browserFailures: Failures = {
  full: [507, "This browser's storage is full. Free some space and try again: nothing was changed."],
  newer: [409, "Your data was written by a newer version. Reload the page to get it: nothing was changed."],
  blocked: [503, "Another tab is holding the data. Close the other tabs and try again."],
  failed: [500, "This browser could not save the change. Try again: nothing was changed."],
  unread: [500, "Something went wrong. Please try again."],
};

function explainFailure(error: unknown, failures: Failures) {
  const [status, message] =
    error instanceof StoreError ? failures[error.reason] : [500, "Something went wrong. Please try again."];
  console.error("Sitewright's backend could not answer.", error);
  return HttpResponse.json({ error: message }, { status, headers: { [BACKEND_HEADER]: "failed" } });
}
