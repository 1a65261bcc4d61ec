import { createHash } from "node:crypto";
import { vi } from "vitest";
import { templateDocument } from "#src/sites/templates.ts";
import { type Double, fetchFrom } from "#tests/support/host-apis/double.ts";
import { withPassport } from "../passport/passport.ts";
import type { Progress, PublishOptions, SiteFile } from "./publication.ts";

/** The files of a template's export, without fonts. */
export async function aSite(change: (text: string) => string = (text) => text): Promise<SiteFile[]> {
  const { renderStatic } = await import("#src/sites/render-static.ts");
  const document = await templateDocument("bakery-counter");
  if (!document) throw new Error("The template of this test is gone.");
  const { files } = renderStatic(document);
  const entries = files.map(({ path, text }) => ({ path, content: new TextEncoder().encode(change(text)) }));
  entries.push({ path: "fonts/a.woff2", content: new Uint8Array(3_000).map((_, at) => (at * 37) % 251) });
  return withPassport(entries, { engine: "1.0.0" });
}

/** Stubs `fetch` with these hosts and makes all pauses instant. */
export function stubHosts(...doubles: Double[]) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.stubGlobal("fetch", fetchFrom(...doubles));
}

export function options(more: Partial<PublishOptions> = {}): PublishOptions & { progress: Progress[] } {
  const progress: Progress[] = [];
  return {
    signal: new AbortController().signal,
    onProgress: (now) => progress.push(now),
    sent: new Set(),
    ...more,
    progress,
  };
}

/** Runs a publication to its end, advancing each pause when nothing else is pending. */
export async function settled<Result>(running: Promise<Result>): Promise<Result> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  running.then(over, over);
  while (!isOver) {
    await new Promise(setImmediate);
    await vi.advanceTimersToNextTimerAsync();
  }
  return running;
}

/** Returns the digests that a browser remembers of the files that it has published, by path. */
export const writtenBefore = (...all: (readonly SiteFile[])[]) =>
  new Map(
    [...new Set(all.flat().map(({ path }) => path))].map((path) => [
      path,
      new Set(all.flat().flatMap((file) => (file.path === path ? [print(file.content)] : []))),
    ]),
  );

/** Returns the digest of each file. */
export const filesOf = (files: readonly SiteFile[]) =>
  new Map(files.map(({ path, content }) => [path, print(content)]));
export const bytesOf = (files: ReadonlyMap<string, Uint8Array>) =>
  new Map([...files].map(([path, content]) => [path, print(content)]));
/** Returns the digests of a downloaded site. */
export async function digestsOf(entries: readonly { path: string; content: Blob }[]) {
  const digests = entries.map(
    async ({ path, content }) => [path, print(new Uint8Array(await content.arrayBuffer()))] as const,
  );
  return new Map(await Promise.all(digests));
}

/** Returns the files of the first list whose content differs in the second. */
export const changedIn = (files: readonly SiteFile[], before: readonly SiteFile[]) =>
  files.filter(({ path, content }) => filesOf(before).get(path) !== print(content));

export const print = (content: Uint8Array | string) => createHash("sha256").update(content).digest("hex");
