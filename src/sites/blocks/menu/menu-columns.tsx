import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle, Text } from "../parts.tsx";
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
              <Text of={section} field="note" className="sw-quiet" />
              <Lines lines={section.entries} />
            </div>
          )}
        </Each>
      </div>
      <Text of={data} field="note" className="sw-menu-note" />
    </div>
  );
}

export const menuColumns = {
  label: "Columns",
  View: MenuColumns,
  css,
};
