import type { LostValue } from "./gone-choices.ts";

const MOST_SHOWN = 50;

/** Lists the values that a change empties, before it happens. */
export const LostValues = ({ lost }: { lost: readonly LostValue[] }) => (
  <>
    <p>
      {lost.length === 1
        ? "One value does not fit and becomes empty."
        : `${lost.length} values do not fit and become empty.`}{" "}
      Undo brings {lost.length === 1 ? "it" : "them"} back.
    </p>
    <ul className="run-history">
      {lost.slice(0, MOST_SHOWN).map(({ record, field, text, problem }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
        <li key={at}>
          <strong>{record || "Unnamed"}</strong>: {field} “{text}”{" "}
          <span className="edit-hint">{problem}</span>
        </li>
      ))}
    </ul>
    {lost.length > MOST_SHOWN && <p>And {lost.length - MOST_SHOWN} more.</p>}
  </>
);
