import { useEffect, useMemo, useRef, useState } from "react";
import { missedLines } from "#src/brief/moved/missed-words.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { wordsOf } from "../import-errors.ts";
import { MissedList } from "./missed-list.tsx";
import { type MovedIn, moveIn } from "./move-in.ts";
import { countPictures } from "./moved-pictures.ts";
import type { MovedWebsite } from "./open-site.ts";

interface MovedReviewProps {
  moved: MovedWebsite;
  onImported: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Shows the imported content of a foreign website, before and after a project is created. */
export function MovedReview({ moved, onImported, onBack, onClose }: MovedReviewProps) {
  const [done, setDone] = useState<MovedIn>();
  const [progress, setProgress] = useState("");
  const [failure, setFailure] = useState("");
  const running = useRef<AbortController>(null);
  const pictures = useMemo(() => countPictures(moved.site, moved.entries), [moved]);
  useEffect(() => () => running.current?.abort(), []);

  const [move, isMoving] = useAction(async () => {
    const controller = new AbortController();
    running.current = controller;
    setFailure("");
    try {
      const { signal } = controller;
      const onProgress = (count: number, of: number) => setProgress(`${count} of ${of} pictures`);
      setDone(await moveIn(moved, { signal, onProgress }));
      onImported();
    } catch (error) {
      if (!controller.signal.aborted)
        setFailure(wordsOf(error, "This could not be saved. Please try again."));
    } finally {
      setProgress("");
    }
  });

  if (done) {
    return (
      <>
        <p role="status" data-autofocus="" tabIndex={-1} className="text-lg outline-none">
          <bdi>{done.name}</bdi> has moved in with what could be read.
        </p>
        <MissedList lines={done.missed} />
        <p className="mt-3 text-muted text-sm">
          Nothing is online yet, and the old website is as it was. Read it through before you publish it.
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <ButtonLink href={paths.studio(done.key)} look="primary" onClick={onClose}>
            Open in the studio
          </ButtonLink>
          <Button onClick={onClose}>Close</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p role="status" data-autofocus="" tabIndex={-1} className="outline-none">
        This website was not exported here. Its texts and pictures move into the template that suits them
        best.
      </p>
      <Found moved={moved} pictures={pictures} />
      {pictures.here < pictures.all && (
        <p className="mt-2 text-muted text-sm">
          To take all pictures along, save the page with them (“Webpage, complete”), and drop the page and its
          folder together.
        </p>
      )}
      <MissedList lines={missedLines(moved.site.missed)} />
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {failure}
      </p>
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <span role="status" className="text-muted text-sm">
          {progress}
        </span>
        <Button onClick={onBack}>Something else</Button>
        <Button look="primary" aria-disabled={isMoving} onClick={move}>
          {isMoving ? "Moving in…" : "Move in"}
        </Button>
      </div>
    </>
  );
}

interface FoundProps {
  moved: MovedWebsite;
  pictures: { all: number; here: number };
}

function Found({ moved: { site }, pictures }: FoundProps) {
  const { business, pages, posts } = site;
  const titles = pages.map(({ title, name }) => title || name).filter(Boolean);
  const facts = [
    ["Name", business.name],
    ["Pages", titles.slice(0, 6).join("; ") + (titles.length > 6 ? ` and ${titles.length - 6} more` : "")],
    ["Articles", posts.length > 0 ? String(posts.length) : ""],
    ["Telephone", business.phone],
    ["E-mail", business.email],
    ["Address", [business.street, business.town].filter(Boolean).join(", ")],
    ["Hours", business.hours.map(({ day, open, close }) => `${day} ${open}–${close}`).join(", ")],
    ["Pictures", picturesLine(pictures)],
  ].filter(([, value]) => value);
  return (
    <dl className="mt-4 divide-y divide-line border-line border-y">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="line-clamp-3 font-medium [overflow-wrap:anywhere]">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function picturesLine({ all, here }: FoundProps["pictures"]) {
  if (all === 0) return "";
  if (here === all) return all === 1 ? "1, which comes along" : `${all}, which come along`;
  return `${here} of ${all}; the others are not among the files`;
}
