import closeIcon from "icon:x";
import { useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import type { Choice } from "../fields/choice/choice.ts";
import { newChoices } from "./new-field.ts";
import { OrderList } from "./order-list.tsx";

interface ChoicesEditorProps {
  choices: readonly Choice[];
  onChoices: (choices: Choice[]) => void;
}

/** The choices of a field: renamed, ordered, removed, added one by one or several with commas. */
export function ChoicesEditor({ choices, onChoices }: ChoicesEditorProps) {
  const [added, setAdded] = useState("");
  const move = (id: string, to: number) => {
    const one = choices.find((choice) => choice.id === id);
    if (one) onChoices(choices.filter((choice) => choice !== one).toSpliced(to, 0, one));
  };
  const add = () => {
    const known = new Set(choices.map(({ name }) => name.toLowerCase()));
    const names = added
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== "" && !known.has(name.toLowerCase()));
    setAdded("");
    onChoices([...choices, ...newChoices([...new Set(names)], choices)]);
  };
  return (
    <fieldset className="edit-group">
      <legend>Choices</legend>
      <OrderList label="Choices" items={choices} onMove={move}>
        {({ id, name }) => (
          <span className="edit-choice field">
            <input
              aria-label={`Choice ${name}`}
              value={name}
              maxLength={80}
              onChange={({ target }) =>
                onChoices(
                  choices.map((choice) => (choice.id === id ? { ...choice, name: target.value } : choice)),
                )
              }
            />
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => onChoices(choices.filter((choice) => choice.id !== id))}
            >
              <Icon path={closeIcon} />
            </button>
          </span>
        )}
      </OrderList>
      <span className="edit-choice field">
        <input
          aria-label="New choice"
          placeholder="New choice"
          value={added}
          onChange={({ target }) => setAdded(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || added.trim() === "") return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="act" onClick={add}>
          Add
        </button>
      </span>
    </fieldset>
  );
}
