import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle, Text } from "../parts.tsx";
import type { MenuData } from "./menu-fields.ts";
import { Lines } from "./menu-parts.tsx";
import css from "./menu-tabs.css?site";

function MenuTabs({ data, id, level }: ViewProps<MenuData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Price list" />
      <div className="sw-tabs">
        <fieldset className="sw-tabs-choice">
          <legend className="sw-hidden">Show</legend>
          <Each of={data.sections} field="sections">
            {(section, index) => (
              <label>
                <input type="radio" name={`${id}-tab`} value={index} defaultChecked={index === 0} />
                <span data-field="title">{section.title}</span>
              </label>
            )}
          </Each>
        </fieldset>
        <Each of={data.sections} field="sections">
          {(section, index) => (
            <div className={`sw-tabs-panel sw-tabs-panel-${index}`}>
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

export const menuTabs = {
  label: "Tabs",
  View: MenuTabs,
  css,
};
