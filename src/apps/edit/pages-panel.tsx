import type { View } from "../document.ts";
import { viewKinds } from "../views/view-kinds.ts";
import { useEdits } from "./editing.ts";
import { OrderList } from "./order-list.tsx";

/** The navigation: its pages in order, the first of which is the home page, and the views that are no page. */
export function PagesPanel({ view: current }: { view: View | undefined }) {
  const { document, perform, show } = useEdits();
  const { pages, views } = document;
  const shown = pages.flatMap((id) => views.find((view) => view.id === id) ?? []);
  const others = views.filter(({ id, kind }) => !pages.includes(id) && kind !== "record" && kind !== "print");
  return (
    <section className="edit-section" aria-label="Pages of the app">
      <p className="edit-hint">The first page opens with the app.</p>
      <OrderList
        label="Pages"
        items={shown.map((view) => ({ ...view, isFixed: view.isLocked }))}
        onMove={(view, to) => perform([{ do: "place-page", view, to }])}
      >
        {({ id, name, kind, isLocked }) => (
          <span className="edit-page">
            <button
              type="button"
              className="edit-open"
              aria-current={id === current?.id ? "true" : undefined}
              onClick={() => show(id)}
            >
              <strong>{name}</strong>
              <small>
                {viewKinds[kind].name}
                {id === pages[0] && ", home"}
                {isLocked && ", locked"}
              </small>
            </button>
            {!isLocked && (
              <button
                type="button"
                className="act"
                onClick={() => perform([{ do: "place-page", view: id, to: null }])}
              >
                Hide <span className="sr">{name}</span>
              </button>
            )}
          </span>
        )}
      </OrderList>
      {others.length > 0 && (
        <>
          <h3>Not in the navigation</h3>
          <ul className="run-history">
            {others.map(({ id, name, kind }) => (
              <li key={id} className="run-deleted">
                <span>
                  <strong>{name}</strong> <small className="edit-hint">{viewKinds[kind].name}</small>
                </span>
                <button
                  type="button"
                  className="act"
                  onClick={() => perform([{ do: "place-page", view: id, to: pages.length }])}
                >
                  Show <span className="sr">{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
