import { css, type ViewProps } from "../define-block.ts";
import type { NavigationData } from "./navigation-fields.ts";
import { Brand, Menu } from "./navigation-parts.tsx";

function NavigationBar({ data, id, scope }: ViewProps<NavigationData>) {
  return (
    <div className="sw-inner">
      <Brand scope={scope} />
      <Menu id={id} scope={scope} action={data.action} />
    </div>
  );
}

export const navigationBar = {
  label: "One line",
  View: NavigationBar,
  css: css`.sw-navigation-bar{border-bottom:1px solid var(--sw-line)}
@container sw-site (min-width:56rem){.sw-navigation-bar .sw-inner{min-height:5.6rem}}`,
};
