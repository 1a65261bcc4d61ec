import { useEffect, useMemo, useRef, useState } from "react";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { noteEditor } from "#src/lib/unfinished.ts";
import type { EditorProps } from "../run/editor-props.ts";
import css from "./edit.css?inline";
import { type EditPlace, type Section, sections } from "./edit-place.ts";
import { type Editing, EditingContext } from "./editing.ts";
import { FieldsPanel } from "./fields-panel.tsx";
import { LookPanel } from "./look-panel.tsx";
import { PagesPanel } from "./pages-panel.tsx";
import { performSteps } from "./perform-steps.ts";
import { RolesPanel } from "./roles-panel.tsx";
import { TablesPanel } from "./tables-panel.tsx";
import { useEditDraft } from "./use-edit-draft.ts";
import { ViewPanel } from "./view-panel.tsx";
import { WordsPanel } from "./words-panel.tsx";

adoptStyle(css);

/** Everything about an app that its owner can change, beside the app itself. */
export function AppEditor(props: EditorProps) {
  const { app, columns, view, table, target, seenAs, draftKey, readLog, onEdit, onSeeAs, onShow, onClose } =
    props;
  const { document } = app;
  const [place, setPlace] = useEditDraft<EditPlace>(draftKey, "place", () => ({ section: "fields" }));
  const [problem, setProblem] = useState("");
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shownPart = `${place.section} ${place.field === undefined}`;
  useEffect(() => {
    if (shownPart && body.current) body.current.scrollTop = 0;
  }, [shownPart]);

  const [met, setMet] = useState(target);
  if (target && target !== met) {
    setMet(target);
    setPlace({ section: "fields", table: target.table, field: target.field });
  }
  // A field that was pressed in the app opens here, so the focus follows it.
  useEffect(() => {
    if (target) heading.current?.focus();
  }, [target]);
  // An update of the product waits until the app is not edited any more.
  useEffect(noteEditor, []);
  // A button that is gone, such as that of a deleted field, had the focus.
  useEffect(() => {
    if (place && window.document.activeElement === window.document.body) heading.current?.focus();
  }, [place]);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  const editing = useMemo<Editing>(
    () => ({
      columns,
      document,
      draftKey,
      preview: (steps) => performSteps(columns, steps),
      perform(steps) {
        const outcome = performSteps(columns, steps);
        setProblem("problem" in outcome ? outcome.problem : "");
        if ("problem" in outcome) return false;
        if (outcome.edit) onEdit(outcome.edit);
        return true;
      },
      edit: onEdit,
      show: onShow,
    }),
    [columns, document, draftKey, onEdit, onShow],
  );
  const shown = place.table ?? table ?? document.tables[0]?.id ?? "";
  return (
    <aside ref={panel} tabIndex={-1} className="edit-panel tone-plain" aria-label="Edit app">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          Edit app
        </h2>
        <button type="button" className="act" onClick={onClose}>
          Done
        </button>
      </header>
      <nav aria-label="Parts of the app">
        <ul>
          {(Object.keys(sections) as Section[]).map((section) => (
            <li key={section}>
              <button
                type="button"
                aria-current={section === place.section ? "true" : undefined}
                onClick={() => {
                  setProblem("");
                  setPlace({ section });
                }}
              >
                {sections[section]}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={body} className="edit-body">
        <p role="alert" className="problem">
          {problem}
        </p>
        <EditingContext value={editing}>
          {place.section === "fields" && (
            <FieldsPanel table={shown} field={place.field} view={view} readLog={readLog} onPlace={setPlace} />
          )}
          {place.section === "view" && <ViewPanel key={view?.id} view={view} />}
          {place.section === "pages" && <PagesPanel view={view} />}
          {place.section === "tables" && <TablesPanel readLog={readLog} onPlace={setPlace} />}
          {place.section === "roles" && <RolesPanel seenAs={seenAs} onSeeAs={onSeeAs} />}
          {place.section === "look" && <LookPanel />}
          {place.section === "words" && <WordsPanel view={view} />}
        </EditingContext>
      </div>
    </aside>
  );
}
