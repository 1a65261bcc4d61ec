import type { ReactNode } from "react";
import type { Change } from "#src/brief/revise/draft.ts";

/** A list of changes with old and new values. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {changes.map(({ what, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
        <li key={index} className="break-words p-2.5 text-sm">
          <p className="font-medium">{what}</p>
          {(before !== undefined || after !== undefined) && (
            <p className="mt-0.5 text-muted">
              {before !== undefined && <del className="no-underline">{before}</del>}
              {before !== undefined && after !== undefined && " → "}
              {after !== undefined && <ins className="font-medium text-ink no-underline">{after}</ins>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A note on the changes. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className="border-amber-ink border-s-3 bg-amber-tint px-3 py-1.5 text-amber-ink text-sm">{children}</p>
  );
}
