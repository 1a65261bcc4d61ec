import type { MissedLine } from "#src/brief/moved/missed-words.ts";

/** The parts of a website that could not be imported, with the reason for each. */
export function MissedList({ lines }: { lines: readonly MissedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section
      aria-label="What could not be read"
      className="mt-4 border-amber-ink border-s-4 bg-amber-tint px-3 py-2 text-amber-ink text-sm"
    >
      <h3 className="font-medium text-base">What could not be read</h3>
      <ul className="mt-1 list-disc ps-5 [overflow-wrap:anywhere]">
        {lines.map(({ kind, what, names, why }) => (
          <li key={kind}>
            <b>{what}</b>
            {names && (
              <>
                : <bdi>{names}</bdi>
              </>
            )}
            . {why}
          </li>
        ))}
      </ul>
    </section>
  );
}
