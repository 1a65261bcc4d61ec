import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import type { MenuData } from "./menu-fields.ts";
import { Lines } from "./menu-parts.tsx";

function MenuTicket({ data, id, level, scope }: ViewProps<MenuData>) {
  return (
    <div className="sw-inner sw-ticket-cols">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="Price list"
      />
      <div className="sw-ticket sw-tone sw-tone-plain">
        <p className="sw-ticket-name">{scope.meta.business.name}</p>
        <Each of={data.sections}>
          {(section) => (
            <div className="sw-ticket-part">
              <Subtitle level={level}>{section.title}</Subtitle>
              {section.note && <p className="sw-quiet">{section.note}</p>}
              <Lines lines={section.entries} />
            </div>
          )}
        </Each>
        {data.note && <p className="sw-menu-note">{data.note}</p>}
      </div>
    </div>
  );
}

export const menuTicket = {
  label: "A ticket",
  View: MenuTicket,
  css: css`.sw-ticket{padding:2.6rem clamp(1.3rem,3.4cqi,2.8rem) 2.8rem;filter:drop-shadow(0 18px 26px rgb(0 0 0/.28));mask:conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) bottom/18px 51% repeat-x,conic-gradient(from 135deg at top,#0000,#000 1deg 89deg,#0000 90deg) top/18px 51% repeat-x}
.sw-ticket-name{text-align:center;font:var(--sw-weight) var(--sw-t2)/1.1 var(--sw-display);letter-spacing:var(--sw-tracking);padding-bottom:1.3rem}
.sw-ticket-part{padding-block:1.5rem;border-top:2px dashed var(--sw-edge)}
.sw-ticket-part .sw-subtitle{font-size:var(--sw-t1);margin-bottom:1rem}
.sw-ticket-part .sw-quiet{margin:-.5rem 0 1rem;font-size:.95rem}
.sw-ticket .sw-menu-note{margin:0;padding-top:1.3rem;border-top:2px dashed var(--sw-edge);text-align:center}
@container sw-site (min-width:56rem){.sw-ticket-cols{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:clamp(3rem,6cqi,6rem);align-items:start}.sw-ticket-cols .sw-head{position:sticky;top:3rem;--sw-align:start;--sw-head-margin:0}}`,
};
