import type { ViewProps } from "../define-block.ts";
import { Each, Head, Subtitle, Text } from "../parts.tsx";
import type { MenuData } from "./menu-fields.ts";
import { Lines } from "./menu-parts.tsx";
import css from "./menu-ticket.css?site";

function MenuTicket({ data, id, level }: ViewProps<MenuData>) {
  return (
    <div className="sw-inner sw-ticket-cols">
      <Head id={id} level={level} data={data} fallback="Price list" />
      <div className="sw-ticket sw-tone sw-tone-plain">
        <Each of={data.sections} field="sections">
          {(section) => (
            <div className="sw-ticket-part">
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
        <Text of={data} field="note" className="sw-menu-note" />
      </div>
    </div>
  );
}

export const menuTicket = {
  label: "A ticket",
  View: MenuTicket,
  css,
};
