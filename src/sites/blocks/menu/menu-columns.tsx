import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import type { MenuData } from "./menu-fields.ts";
import { Lines } from "./menu-parts.tsx";

function MenuColumns({ data, id, level }: ViewProps<MenuData>) {
  return (
    <div className="sw-inner">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="Price list"
      />
      <div className="sw-menu-columns-list">
        <Each of={data.sections}>
          {(section) => (
            <div>
              <Subtitle level={level}>{section.title}</Subtitle>
              {section.note && <p className="sw-quiet">{section.note}</p>}
              <Lines lines={section.entries} />
            </div>
          )}
        </Each>
      </div>
      {data.note && <p className="sw-menu-note">{data.note}</p>}
    </div>
  );
}

export const menuColumns = {
  label: "Columns",
  View: MenuColumns,
  css: css`.sw-menu-columns-list{columns:24rem 2;column-gap:clamp(2.4rem,6cqi,6rem)}
.sw-menu-columns-list>div{break-inside:avoid;padding-bottom:2.8rem}
.sw-menu-columns-list .sw-subtitle{padding-bottom:.7rem;border-bottom:2px solid var(--sw-accent);margin-bottom:1.2rem}
.sw-menu-columns-list .sw-quiet{margin:-.4rem 0 1rem;font-size:.95rem}`,
};
