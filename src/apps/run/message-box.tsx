import { useId, useState } from "react";
import type { AppColumns, Column } from "../computed/column.ts";
import type { Draft } from "../views/field-draft.ts";
import { readMessage } from "../views/read-message.ts";

interface MessageBoxProps {
  columns: AppColumns;
  inputs: readonly Column[];
  isOpenAtFirst: boolean;
  onRead: (drafts: Record<string, Draft>) => void;
}

/** Fills in a form from a mail or from the answers of a site's form. */
export function MessageBox({ columns, inputs, isOpenAtFirst, onRead }: MessageBoxProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const read = (next: string) => {
    setText(next);
    const { drafts, rest } = readMessage(next, inputs, columns);
    const count = Object.keys(drafts).length;
    if (count > 0) onRead(drafts);
    setSaid(
      [
        count > 0 &&
          `${count} ${count === 1 ? "field is" : "fields are"} filled in. Look at them before you save.`,
        rest.length > 0 && `Without a field: ${rest.join("; ")}.`,
      ]
        .filter(Boolean)
        .join(" "),
    );
  };
  return (
    <div className="run-message">
      <button type="button" className="act" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Fill in from a message
      </button>
      {isOpen && (
        <div className="field">
          <label htmlFor={id}>The message</label>
          <p id={`${id}-hint`}>
            Paste a mail, or the answers of your site’s form. “Phone: 07700 900123” goes into the field for
            the phone.
          </p>
          <textarea
            id={id}
            rows={4}
            aria-describedby={`${id}-hint`}
            value={text}
            onChange={({ target }) => read(target.value)}
          />
        </div>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
