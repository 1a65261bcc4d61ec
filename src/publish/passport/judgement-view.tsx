import { formatNumber } from "#src/lib/english.ts";
import { type Judged, type Verdict, verdictOf } from "./judge-archive.ts";
import type { Rebuilt } from "./rebuild.ts";

const SHOWN = 50;

const headlines: Record<Verdict, (whole: number) => string> = {
  identical: (whole) =>
    `Identical: ${whole === 1 ? "the one file is" : `all ${formatNumber(whole)} files are`} as they were exported.`,
  listed: (whole) =>
    `${whole === 1 ? "The one file is" : `All ${formatNumber(whole)} files are`} as the passport beside them lists them.`,
  unclear: () => "It is unclear whether this website is as it was exported.",
  changed: () => "This website is not as it was exported.",
};

/** Shows which files of an exported site have changed, and how that was checked. */
export function JudgementView({ judged }: { judged: Judged }) {
  const { judgement, rebuilt } = judged;
  const { engine, whole, changed, missing, added } = judgement;
  const redrawn = (rebuilt?.different ?? []).filter(
    (path) => !changed.includes(path) && !missing.includes(path),
  );
  const lists = [
    ["Changed", changed],
    ["Missing or damaged", missing],
    ["Not of this site", added],
    ["Not as they are rebuilt here", redrawn],
  ] as const;
  return (
    <>
      <p role="status" data-autofocus="" tabIndex={-1} className="text-lg outline-none">
        {headlines[verdictOf(judged)](whole)}
      </p>
      {lists.map(
        ([name, paths]) =>
          paths.length > 0 && (
            <section key={name} aria-label={name} className="mt-4">
              <h3 className="text-base">{name}</h3>
              <ul className="mt-1 text-sm [overflow-wrap:anywhere]">
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
        {rebuilt ? (
          <RebuiltWords rebuilt={rebuilt} engine={engine} />
        ) : (
          <>
            Compared with the passport in the archive alone, which says that version <bdi>{engine}</bdi> made
            it. The site could not be rebuilt: neither the archive nor this browser has it. This finds damage
            and later changes to files; it does not find a passport that was changed with them.
          </>
        )}
      </p>
    </>
  );
}

function RebuiltWords({ rebuilt, engine }: { rebuilt: Rebuilt; engine: string }) {
  const { same, different, others } = rebuilt;
  return (
    <>
      Rebuilt here from {rebuilt.from === "file" ? "the site.json in it" : "the project in this browser"}:{" "}
      {formatNumber(same)} of {formatNumber(same + different.length)} pages and texts came out the same, byte
      for byte. {others > 0 && `${formatNumber(others)} pictures and fonts were compared with the passport. `}
      {rebuilt.engine !== engine && (
        <>
          The passport says that version <bdi>{engine}</bdi> made the site. Version {rebuilt.engine} rebuilt
          it, so files may differ for that reason, or because somebody changed them and the passport.{" "}
        </>
      )}
      None of this proves who made the site.
    </>
  );
}
