import { type FormEvent, useId, useRef, useState } from "react";
import type { Recomposition } from "#src/brief/recompose.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { useAction } from "#src/lib/use-action.ts";
import type { Block, SiteDocument } from "#src/sites/document.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { keepBeforeChange } from "../automatic-versions.ts";
import { control, Labelled } from "../inspector/labelled.tsx";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";
import { BriefProposal } from "./brief-proposal.tsx";
import { useOwnBrief } from "./use-own-brief.ts";
import { useTypedWords } from "./use-typed-words.ts";

const load = () => import("#src/brief/recompose.ts").catch(guardedReload);
const MAX_BRIEF_LENGTH = 20_000;

const UNKEPT =
  "The site as it is could not be saved as a version, so nothing was rewritten. Make room on this device, or press again: Undo takes it back while the studio is open.";

interface Asked {
  of: SiteDocument;
  brief: string;
  keepsLook: boolean;
  version: number;
}

/**
 * Regenerates the whole site from a brief, except locked blocks. A preview comes first, and applying it is one undo
 * step.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the markup of the form
export function BriefForm() {
  const document = useSite();
  const canEdit = useCanEdit();
  const change = useStudio((studio) => studio.change);
  const { project } = useStudio((studio) => studio.opened);
  const [brief, setBrief] = useBrief();
  const [keepsLook, setKeepsLook] = useState(false);
  const [problem, setProblem] = useState("");
  const [isUnkept, setIsUnkept] = useState(false);
  const [answer, setAnswer] = useState<{ asked: Asked; made: Recomposition }>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // The proposal is outdated if the site or the brief has changed since.
  const isCurrent =
    answer?.asked.of === document && answer.asked.brief === brief && answer.asked.keepsLook === keepsLook;
  const blocks = document.pages.flatMap((page) => page.blocks);

  const [ask, isReading] = useAction(async (version: number) => {
    if (!canEdit) return;
    setProblem("");
    try {
      const { recompose } = await load();
      const made = await recompose(document, brief, { version, keepsLook });
      if ("refusal" in made) {
        setProblem(made.refusal);
        setAnswer(undefined);
      } else {
        setAnswer({ asked: { of: document, brief, keepsLook, version }, made });
        announce(
          `Version ${version + 1}: ${made.readAs}. Below are the changes, and the parts that stay.`,
          "studio",
        );
      }
    } catch (error) {
      console.info("The site could not be written.", error);
      setProblem("This could not be written just now. Nothing was changed. Try again.");
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(0);
  };
  const close = () => {
    setAnswer(undefined);
    button.current?.focus();
  };
  const [apply] = useAction(async (made: Recomposition) => {
    try {
      await keepBeforeChange(project, document, "Before the rewrite");
    } catch {
      // A second press confirms.
      if (!isUnkept) {
        setIsUnkept(true);
        setProblem(UNKEPT);
        return;
      }
    }
    if (!change("Rewritten from a brief", () => made.document)) return;
    setIsUnkept(false);
    setProblem("");
    announce("Rewritten. Undo takes it back in one step.", "studio");
    close();
  });

  return (
    <div className="grid gap-4">
      <form onSubmit={submit} className="grid gap-3">
        <div>
          <Labelled label="Your brief" hint={stayingWords(blocks, keepsLook)}>
            {(field, hint) => (
              <textarea
                id={field}
                aria-describedby={problem ? `${id}-problem ${hint}` : hint}
                aria-invalid={problem ? true : undefined}
                rows={6}
                maxLength={MAX_BRIEF_LENGTH}
                className={`${control} leading-snug`}
                value={brief}
                placeholder="A calm florist in Leeds called Petal, with a gallery and online booking"
                disabled={!canEdit}
                onChange={(event) => {
                  setBrief(event.target.value);
                  setProblem("");
                }}
                onKeyDown={(event) => {
                  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
                    event.currentTarget.form?.requestSubmit();
                  }
                }}
              />
            )}
          </Labelled>
          {problem && (
            <p id={`${id}-problem`} role="alert" className="mt-1.5 text-danger text-sm">
              {problem}
            </p>
          )}
        </div>
        <label className="flex min-h-9 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-signal"
            checked={keepsLook}
            disabled={!canEdit}
            onChange={(event) => setKeepsLook(event.target.checked)}
          />
          Keep colours, fonts and shapes
        </label>
        <Button ref={button} type="submit" disabled={!canEdit} aria-disabled={isReading}>
          {isReading ? "Reading…" : "Show what would change"}
        </Button>
      </form>
      {isCurrent && (
        <BriefProposal
          made={answer.made}
          version={answer.asked.version}
          canEdit={canEdit}
          onApply={() => void apply(answer.made)}
          onLeave={close}
          onAnother={() => void ask(answer.asked.version + 1)}
        />
      )}
    </div>
  );
}

function stayingWords(all: readonly Block[], keepsLook: boolean) {
  const locked = all.filter(({ isLocked }) => isLocked).length;
  const anew = "Every page, text and picture is made again, in your browser.";
  if (locked === 0) return `${anew} Nothing is locked: lock a block (L) to keep it as it is.`;
  const staying =
    locked === 1 ? "The one locked block stays as it is" : `The ${locked} locked blocks stay as they are`;
  if (locked === all.length) return `${staying}, and so do colours and fonts: everything is locked.`;
  return `${anew} ${staying}${keepsLook ? "" : ", in the new colours and fonts"}.`;
}

/** Returns the text typed last; at first, the project's original brief. */
function useBrief() {
  const { project } = useStudio((studio) => studio.opened);
  const [typed, setTyped] = useTypedWords("brief");
  const own = useOwnBrief(project) ?? "";
  return [typed ?? own, setTyped] as const;
}
