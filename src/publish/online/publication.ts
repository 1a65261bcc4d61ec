import type { ZipEntry } from "#src/lib/zip/archive.ts";

/** A file of a site, with its path relative to the site's address. */
export type SiteFile = ZipEntry;

/** The digests of the files that this browser has put at a destination, by path. */
export type WrittenFiles = ReadonlyMap<string, ReadonlySet<string>>;

/** The steps in order. What visitors see changes only in `switch`, atomically. */
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
  /** Digests of files that earlier attempts have uploaded. This attempt adds its own, so that a retry can resume. */
  sent: Set<string>;
  /** Continues even if the destination holds a website from elsewhere. */
  replaces?: boolean;
  /** The files that this browser has put there before. Others are never removed. */
  written?: WrittenFiles;
  /** Called when the host has accepted this version and visitors will get it as soon as it is built. */
  onSwitched?: (state: Pick<Published, "address" | "revision">) => void;
  /** The commit message. */
  message?: string;
}

export interface Published {
  /** The address of the site, as reported by the host. */
  address: string;
  /** Whether the host has confirmed that the address serves this version; false after a timeout. */
  isReady: boolean;
  /** The host's id of this version: a commit or a deploy. */
  revision: string;
  /** The numbers of uploaded and removed files. */
  changed: number;
  removed: number;
  /** The number of files from an earlier publication that stay, because they may not be this browser's. */
  left?: number;
  /** Whether the browser could not add it to the list of publications. */
  isUnlisted?: boolean;
}

export type PublishFailure =
  /** The network is down, or the host does not allow CORS. */
  | "unreachable"
  /** The host is busy or limits the rate. */
  | "busy"
  | "token"
  | "forbidden"
  | "missing"
  | "conflict"
  | "refused"
  /** The destination holds another website. */
  | "occupied"
  /** Another tab is publishing to the same destination. */
  | "elsewhere"
  | "unexpected";

/**
 * An error with a message for people. The previously published site is still online, unless the message says otherwise.
 */
export class PublishError extends Error {
  override name = "PublishError";
  readonly failure: PublishFailure;

  constructor(failure: PublishFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** Temporary failures: a retry resumes the upload. */
export const canResume = ({ failure }: PublishError) => failure === "unreachable" || failure === "busy";

/** Reports the progress of a publication in files and bytes. */
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

/** The number of parallel uploads. */
const AT_ONCE = 4;

/** Uploads all entries with limited concurrency. After a failure it starts no more. */
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

/** Allows one publication to a destination at a time, across all tabs. A second one is rejected. */
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
