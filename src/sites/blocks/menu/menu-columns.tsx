import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import css from "./menu-columns.css?site";
import type { MenuData } from "./menu-fields.ts";
import { Lines } from "./menu-parts.tsx";

function MenuColumns({ data, id, level }: ViewProps<MenuData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Price list" />
      <div className="sw-menu-columns-list">
        <Each of={data.sections} field="sections">
          {(section) => (
            <div>
              {section.title && (
                <Subtitle level={level} field="title">
                  {section.title}
                </Subtitle>
              )}
              {section.note && (
                <p className="sw-quiet" data-field="note">
                  {section.note}
                </p>
              )}
              <Lines lines={section.entries} />
            </div>
          )}
        </Each>
      </div>
      {data.note && (
        <p className="sw-menu-note" data-field="note">
          {data.note}
        </p>
      )}
    </div>
  );
}

export const menuColumns = {
  label: "Columns",
  View: MenuColumns,
  css,
};
