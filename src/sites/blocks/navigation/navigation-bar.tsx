import type { ViewProps } from "../define-block.ts";
import css from "./navigation-bar.css?site";
import type { NavigationData } from "./navigation-fields.ts";
import { Brand, Menu } from "./navigation-parts.tsx";

function NavigationBar({ data, id, tone, scope }: ViewProps<NavigationData>) {
  return (
    <div className="sw-inner">
      <Brand scope={scope} tone={tone} />
      <Menu id={id} scope={scope} action={data.action} />
    </div>
  );
}

export const navigationBar = {
  label: "One line",
  View: NavigationBar,
  css,
};
