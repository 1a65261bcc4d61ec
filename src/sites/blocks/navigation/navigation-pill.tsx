import type { ViewProps } from "../define-block.ts";
import type { NavigationData } from "./navigation-fields.ts";
import { Brand, Menu } from "./navigation-parts.tsx";
import css from "./navigation-pill.css?site";

function NavigationPill({ data, id, tone, scope }: ViewProps<NavigationData>) {
  return (
    <div className="sw-inner">
      <div className="sw-navigation-panel">
        <Brand scope={scope} tone={tone} />
        <Menu id={id} scope={scope} action={data.action} />
      </div>
    </div>
  );
}

export const navigationPill = {
  label: "A floating panel",
  View: NavigationPill,
  css,
};
