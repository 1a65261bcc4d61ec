import type { ViewProps } from "../define-block.ts";
import type { NavigationData } from "./navigation-fields.ts";
import css from "./navigation-overlay.css?site";
import { Brand, Menu } from "./navigation-parts.tsx";

function NavigationOverlay({ data, id, tone, scope }: ViewProps<NavigationData>) {
  return (
    <div className="sw-inner">
      <Brand scope={scope} tone={tone} />
      <Menu id={id} scope={scope} action={data.action} />
    </div>
  );
}

export const navigationOverlay = {
  label: "Over the picture",
  View: NavigationOverlay,
  css,
};
