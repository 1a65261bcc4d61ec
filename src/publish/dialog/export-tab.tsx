import { useEffect, useMemo, useRef, useState } from "react";
import { basePath } from "#src/lib/base-path.ts";
import { downloadText, forgetFile, isFileChosen, saveFile } from "#src/lib/download.ts";
import { formatNumber } from "#src/lib/english.ts";
import { fileNameOf } from "#src/lib/file-name.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { followInWindow } from "#src/lib/open-window.ts";
import { paths } from "#src/lib/paths.ts";
import { canShareFile, shareFile, shareOutcome } from "#src/lib/share-file.ts";
import { hasHidden, withoutHidden } from "#src/share/without-hidden.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { readOrigin } from "#src/sites/links.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { ExportForms } from "../export/export-forms.tsx";
import { ExportLists } from "../export/export-lists.tsx";
import type { Progress } from "../export/export-site.ts";

interface ExportTabProps {
  projectKey: string;
  name: string;
  document: SiteDocument;
  /** Whether to include the editable site, and the control for it. */
  withSite: boolean;
  siteChoice: React.ReactNode;
}

const ZIP = "application/zip";

type Outcome = { tone: "good" | "bad"; text: string; html?: string };

/** Exports the site as an archive for a host, as a single file, or as text. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the markup of the tab
export function ExportTab(props: ExportTabProps) {
  const { projectKey, name, document: whole, withSite, siteChoice } = props;
  const [origin, setOrigin] = useState(whole.head?.origin ?? "");
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const running = useRef<AbortController>(null);
  const wanted = origin.trim() === "" ? "" : readOrigin(origin);
  const document = useMemo(() => withoutHidden(whole), [whole]);
  const isReady = progress === null;
  const canZip = isReady && wanted !== null;
  const file = fileNameOf(name);
  const zipName = `${file}.zip`;
  const zipKey = `ZIP of ${projectKey}`;
  /** A finished archive that took too long for the share menu, which browsers only open shortly after a click. */
  const waiting = useRef<{ of: SiteDocument; origin: string | null; withSite: boolean; archive: Blob }>(null);

  // Closing the dialog aborts the export.
  useEffect(() => () => running.current?.abort(), []);

  const run = async (work: (signal: AbortSignal) => Promise<Outcome>) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setOutcome(null);
    setProgress({ step: "Drawing the pages", part: 0.05 });
    try {
      const outcome = await work(controller.signal);
      if (!controller.signal.aborted) setOutcome(outcome);
    } catch (error) {
      if (!controller.signal.aborted) console.info("The files could not be made.", error);
      setOutcome(
        controller.signal.aborted
          ? { tone: "good", text: "Stopped. Nothing was saved." }
          : { tone: "bad", text: "The files could not be made. Please try again." },
      );
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  const makeZip = async (signal: AbortSignal) => {
    const { exportZip } = await import("../export/export-site.ts").catch(guardedReload);
    const made = await exportZip(name, document, {
      origin: wanted || undefined,
      withSite,
      signal,
      onProgress: (progress) => !signal.aborted && setProgress(progress),
    });
    signal.throwIfAborted();
    return made;
  };

  const saveZip = () =>
    run(async (signal) => {
      const { archive, hasFonts } = await makeZip(signal);
      const savedAs = await saveFile(zipKey, zipName, archive);
      if (!savedAs) return { tone: "good", text: "Nothing was saved." };
      return {
        tone: "good",
        text: `${savedAs} is saved, ${formatFileSize(archive.size)}. ${fontsNote(hasFonts)}`,
      };
    });

  const shareZip = () =>
    run(async (signal) => {
      const { current } = waiting;
      const isWaiting =
        current?.of === document && current.origin === wanted && current.withSite === withSite;
      const archive = isWaiting ? current.archive : (await makeZip(signal)).archive;
      const outcome = await shareFile(new File([archive], zipName, { type: ZIP }));
      waiting.current =
        outcome === "needs-click" ? { of: document, origin: wanted, withSite, archive } : null;
      return { tone: "good", text: shareOutcome(zipName, outcome) };
    });

  const saveSingle = () =>
    run(async (signal) => {
      const { singleFile } = await import("../export/export-site.ts").catch(guardedReload);
      const html = await singleFile(document, true, signal);
      signal.throwIfAborted();
      const size = downloadText(`${file}.html`, html, "text/html");
      const hasFonts = html.includes("data:font/woff2");
      return {
        tone: "good",
        text: `${file}.html is saved, ${formatFileSize(size)}. ${fontsNote(hasFonts)}`,
      };
    });

  const copyHtml = () =>
    run(async (signal) => {
      const { singleFile } = await import("../export/export-site.ts").catch(guardedReload);
      const html = await singleFile(document, false, signal);
      try {
        await navigator.clipboard.writeText(html);
        return { tone: "good", text: `${formatNumber(html.length)} characters of HTML are copied.` };
      } catch {
        // Permission denied, or an insecure context, which has no clipboard.
        return {
          tone: "good",
          text: "The browser did not let us copy. Select the text below and copy it:",
          html,
        };
      }
    });

  return (
    <div>
      <ul className="-mt-4 divide-y divide-line border-line border-b">
        <Way
          title="ZIP with the whole website"
          text="Every page, the style sheet, the fonts and a 404 page, as any host takes them. Opens from disk too."
        >
          <div className="flex flex-wrap gap-3">
            <Button look="primary" aria-disabled={!canZip} onClick={() => canZip && saveZip()}>
              Save the ZIP
            </Button>
            {isFileChosen(zipKey) && (
              <Button
                aria-disabled={!canZip}
                onClick={() => {
                  if (!canZip) return;
                  forgetFile(zipKey);
                  void saveZip();
                }}
              >
                Save elsewhere
              </Button>
            )}
            {canShareFile(zipName, ZIP) && (
              <Button aria-disabled={!canZip} onClick={() => canZip && shareZip()}>
                Share…
              </Button>
            )}
          </div>
        </Way>
        <Way
          title="One HTML file"
          text="All pages, pictures and fonts in a single file: to mail it, to keep it, to open it anywhere."
        >
          <Button aria-disabled={!isReady} onClick={saveSingle}>
            Save as HTML
          </Button>
        </Way>
        <Way title="HTML to paste" text="The same as text, without the fonts, for another program.">
          <Button aria-disabled={!isReady} onClick={copyHtml}>
            Copy as HTML
          </Button>
        </Way>
      </ul>
      {hasHidden(whole) && (
        <p className="mt-4 text-muted text-sm">Hidden blocks are left out; the project file keeps them.</p>
      )}
      <div className="mt-4">{siteChoice}</div>
      <ExportForms projectKey={projectKey} document={document} />
      <ExportLists document={document} />
      <div className="mt-4 min-h-14">
        {progress ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-0 grow basis-60">
              <p role="status" className="text-sm">
                {progress.step}…
              </p>
              <progress
                aria-label="Progress of the export"
                value={progress.part}
                className="mt-1 h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-signal"
              />
            </div>
            <Button size="small" onClick={() => running.current?.abort()}>
              Cancel
            </Button>
          </div>
        ) : (
          <p role="status" className={outcome?.tone === "bad" ? "text-danger" : ""}>
            {outcome?.text}
          </p>
        )}
        {outcome?.html && (
          <textarea
            readOnly
            rows={4}
            aria-label="HTML of the site"
            value={outcome.html}
            onFocus={({ target }) => target.select()}
            className="mt-2 block w-full rounded-[10px] border border-edge bg-raised px-3 py-2 text-sm"
          />
        )}
      </div>
      <div className="mt-2 grid items-start gap-x-6 gap-y-3 border-line border-t pt-4 sm:grid-cols-2">
        <TextField
          label="Its address online"
          type="url"
          placeholder="https://example.com"
          value={origin}
          onChange={({ target }) => setOrigin(target.value)}
          hint="Optional. Adds a site map, pictures for shared links and the addresses that search engines want."
          error={wanted === null ? "Use an address such as https://example.com" : undefined}
        />
        <p className="text-muted text-sm sm:pt-8">
          To put it on Netlify, Cloudflare Pages, Vercel, GitHub Pages, a bucket or nginx, follow the{" "}
          <a
            href={basePath + paths.help("exported-site")}
            target="_blank"
            rel="noopener"
            onClick={followInWindow}
            className="text-signal underline underline-offset-4"
          >
            help<span className="sr-only"> (opens a new window)</span>
          </a>
          , or the notes in the ZIP.
        </p>
      </div>
    </div>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-72">
        <h3 className="font-bold font-text text-base tracking-normal">{title}</h3>
        <p className="text-muted text-sm">{text}</p>
      </div>
      {children}
    </li>
  );
}

const fontsNote = (hasFonts: boolean) =>
  hasFonts
    ? ""
    : "Its fonts could not be fetched, so it uses those of each device; export it again when you are online.";
