import { publishToGithub } from "./github.ts";
import { publishToNetlify } from "./netlify.ts";
import { readPlace, type Service } from "./place.ts";
import { PublishError, type Published, type SiteFile, type Step } from "./publication.ts";

interface CommandOptions {
  host: Service;
  /** The destination as people write it, such as `ann/crumb` for GitHub. */
  place: string;
  /** Creates the repository or site first. */
  isNew: boolean;
  /** Continues even if the destination holds a website from elsewhere. */
  replaces: boolean;
  token: string;
  files: readonly SiteFile[];
  signal: AbortSignal;
  onStep: (step: Step) => void;
}

/**
 * Publishes files from the command line. Throws a `PublishError` with a message for people, also for an invalid
 * destination.
 */
export async function publishFiles(options: CommandOptions): Promise<Published> {
  const { host, token, files, signal, replaces, onStep } = options;
  const place = readPlace(host, options.place, options.isNew);
  if (!place || place.host === "folder")
    throw new PublishError(
      "missing",
      host === "github"
        ? "Name the repository with --repo, such as ann/crumb."
        : "Name the site with --name, such as crumb.",
    );
  let last: Step | undefined;
  const all = {
    signal,
    replaces,
    sent: new Set<string>(),
    onProgress: ({ step }: { step: Step }) => {
      if (step !== last) onStep(step);
      last = step;
    },
  };
  return place.host === "github"
    ? publishToGithub(token, place, files, all)
    : publishToNetlify(token, place, files, all);
}
