import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle } from "../parts.tsx";
import type { MenuData } from "./menu-fields.ts";
import { Lines } from "./menu-parts.tsx";

const MOST = 8;

function MenuTabs({ data, id, level }: ViewProps<MenuData>) {
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
      <div className="sw-tabs">
        <fieldset className="sw-tabs-choice">
          <legend className="sw-hidden">Show</legend>
          <Each of={data.sections}>
            {(section, index) => (
              <label>
                <input type="radio" name={`${id}-tab`} value={index} defaultChecked={index === 0} />
                <span>{section.title}</span>
              </label>
            )}
          </Each>
        </fieldset>
        <Each of={data.sections}>
          {(section, index) => (
            <div className={`sw-tabs-panel sw-tabs-panel-${index}`}>
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

const hidden = Array.from(
  { length: MOST },
  (_, index) => `.sw-tabs:has([value="${index}"]:checked) .sw-tabs-panel-${index}`,
).join(",");

export const menuTabs = {
  label: "Tabs",
  View: MenuTabs,
  css: css`.sw-tabs-choice{display:flex;flex-wrap:wrap;gap:.5rem;margin-bottom:2rem}
.sw-tabs-choice label{position:relative}
.sw-tabs-choice input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.sw-tabs-choice span{display:flex;align-items:center;min-height:2.9rem;padding:.3rem 1.3rem;border:2px solid var(--sw-edge);border-radius:var(--sw-radius-button);font-weight:600}
.sw-tabs-choice input:checked + span{background:var(--sw-fill);border-color:var(--sw-fill);color:var(--sw-on-fill)}
.sw-tabs-choice input:focus-visible + span{outline:3px solid var(--sw-ink);outline-offset:3px}
.sw-tabs-panel{display:none}
.sw-tabs-panel .sw-subtitle{margin-bottom:1.4rem}
.sw-tabs-panel .sw-quiet{margin:-.8rem 0 1.4rem}
${hidden}{display:block}
@container sw-site (min-width:52rem){.sw-tabs-panel .sw-lines{grid-template-columns:1fr 1fr;gap:1.4rem clamp(2.4rem,6cqi,5rem)}}
@media print{.sw-tabs-panel{display:block}}`,
};
