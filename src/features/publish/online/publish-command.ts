import { publishToGithub } from "./github.ts";
import { publishToNetlify } from "./netlify.ts";
import { readPlace, type Service } from "./place.ts";
import { PublishError, type Published, type SiteFile, type Step } from "./publication.ts";

interface CommandOptions {
  host: Service;
  /** As a person writes it, such as `ann/crumb` for GitHub. */
  place: string;
  /** Makes the repository or the site first. */
  isNew: boolean;
  /** Goes on although the place holds a website that was not put there from here. */
  replaces: boolean;
  token: string;
  files: readonly SiteFile[];
  signal: AbortSignal;
  onStep: (step: Step) => void;
}

/** Puts files online as the page does. Throws a `PublishError` in words, also for a place that cannot be read. */
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
