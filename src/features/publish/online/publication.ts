import type { ZipEntry } from "#src/lib/zip/archive.ts";

/** A file of a site, with its path below the site's address. */
export type SiteFile = ZipEntry;

/** In this order. What visitors see changes in `switch` alone, in one go. */
export const steps = ["check", "compare", "upload", "switch", "wait"] as const;
export type Step = (typeof steps)[number];

export interface Progress {
  step: Step;
  files: number;
  ofFiles: number;
  bytes: number;
  ofBytes: number;
}

export interface PublishOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Digests of files that an earlier try has sent; what this one sends is added, so that the next can go on from there. */
  sent: Set<string>;
  /** Goes on although the place holds a website that was not put there from here. */
  replaces?: boolean;
  /** Visitors get this state from now on, as soon as the host has made its pages of it. */
  onSwitched?: (state: Pick<Published, "address" | "revision">) => void;
  /** The message of this version at the host. */
  message?: string;
}

export interface Published {
  /** Of the site, where the host has named it. */
  address: string;
  /** Whether the host has said that the address shows this state; otherwise it takes longer than we waited. */
  isReady: boolean;
  /** The host's id of this version: a commit, a deploy. */
  revision: string;
  /** How many files were sent, and how many were taken away. */
  changed: number;
  removed: number;
}

export type PublishFailure =
  /** The line is broken, or the host has no answer for browsers. */
  | "unreachable"
  /** The host is busy or asks to wait. */
  | "busy"
  | "token"
  | "forbidden"
  | "missing"
  | "conflict"
  | "refused"
  /** The place holds another website. */
  | "occupied"
  /** Another tab is publishing to the same place. */
  | "elsewhere"
  | "unexpected";

/** Says in words why a site could not be put online. Whatever was up before is still up, unless it says otherwise. */
export class PublishError extends Error {
  override name = "PublishError";
  readonly failure: PublishFailure;

  constructor(failure: PublishFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** These pass by themselves: the same again goes on where it stopped. */
export const canResume = ({ failure }: PublishError) => failure === "unreachable" || failure === "busy";

/** Says how far a publication is, in files and bytes of those that are sent. */
export function progressOf(files: readonly SiteFile[], onProgress: PublishOptions["onProgress"]) {
  const progress: Progress = { step: "check", files: 0, ofFiles: 0, bytes: 0, ofBytes: sizeOf(files) };
  const tell = (change: Partial<Progress>) => onProgress(Object.assign(progress, change) && { ...progress });
  return {
    begin: (step: Step) => tell({ step }),
    beginUpload: (wanted: readonly SiteFile[]) =>
      tell({ step: "upload", files: 0, bytes: 0, ofFiles: wanted.length, ofBytes: sizeOf(wanted) }),
    hasSent: ({ content }: SiteFile) =>
      tell({ files: progress.files + 1, bytes: progress.bytes + content.length }),
  };
}

const sizeOf = (files: readonly SiteFile[]) => files.reduce((sum, { content }) => sum + content.length, 0);

/** So many files are on their way at a time. */
const AT_ONCE = 4;

/** Sends all, some at a time; after a failure no other is begun. */
export async function sendAll<Entry>(entries: readonly Entry[], send: (entry: Entry) => Promise<void>) {
  const queue = [...entries];
  let hasFailed = false;
  const work = async () => {
    for (let next = queue.shift(); next && !hasFailed; next = queue.shift()) {
      try {
        await send(next);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

/** One publication at a time to each place, whichever tab it is started in. */
export async function alone<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return work();
  return locks.request(`publish ${place}`, { ifAvailable: true }, async (lock) => {
    if (lock) return work();
    throw new PublishError(
      "elsewhere",
      "Another tab is putting a site online at this very place. Wait until it is done, or cancel it there.",
    );
  });
}
