import { formatNumber } from "#src/lib/english.ts";
import { Button } from "#src/ui/button.tsx";
import type { Judgement } from "./passport.ts";

const SHOWN = 50;

interface JudgementViewProps {
  judgement: Judgement;
  onBack: () => void;
}

/** Whether the files of an exported site are as they left, or which are not. */
export function JudgementView({ judgement, onBack }: JudgementViewProps) {
  const { engine, whole, changed, missing, added } = judgement;
  const lists = [
    ["Changed", changed],
    ["Missing or damaged", missing],
    ["Not of this site", added],
  ] as const;
  const isIdentical = lists.every(([, paths]) => paths.length === 0);
  return (
    <>
      <p role="status" data-autofocus="" tabIndex={-1} className="text-lg outline-none">
        {isIdentical
          ? `Identical: ${whole === 1 ? "the one file is" : `all ${formatNumber(whole)} files are`} as they were exported.`
          : "This website is not as it was exported."}
      </p>
      {lists.map(
        ([name, paths]) =>
          paths.length > 0 && (
            <section key={name} aria-label={name} className="mt-4">
              <h3 className="text-base">{name}</h3>
              <ul className="mt-1 max-h-48 overflow-y-auto text-sm [overflow-wrap:anywhere]">
                {paths.slice(0, SHOWN).map((path) => (
                  <li key={path}>
                    <bdi>{path}</bdi>
                  </li>
                ))}
                {paths.length > SHOWN && <li>and {formatNumber(paths.length - SHOWN)} more</li>}
              </ul>
            </section>
          ),
      )}
      <p className="mt-4 text-muted text-sm [overflow-wrap:anywhere]">
        Compared with the passport in the archive, which says that version <bdi>{engine}</bdi> made it. It
        finds damage and later changes; it does not prove who made the site. To go on with a site, import its
        project file, which Share and export saves on its own.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Another file</Button>
      </div>
    </>
  );
}
