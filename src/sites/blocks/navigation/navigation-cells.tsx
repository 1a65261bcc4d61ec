import { css, type ViewProps } from "../define-block.ts";
import type { NavigationData } from "./navigation-fields.ts";
import { Brand, Menu } from "./navigation-parts.tsx";

function NavigationCells({ data, id, scope }: ViewProps<NavigationData>) {
  return (
    <div className="sw-inner">
      <Brand scope={scope} />
      <Menu id={id} scope={scope} action={data.action} />
    </div>
  );
}

export const navigationCells = {
  label: "A row of cells",
  View: NavigationCells,
  css: css`.sw-navigation-cells{border-bottom:2px solid var(--sw-ink)}
@container sw-site (min-width:56rem){
.sw-navigation-cells .sw-inner{width:100%;padding-inline-start:max(3.2rem,50% - 38rem);align-items:stretch;min-height:4.6rem;gap:0}
.sw-navigation-cells .sw-brand{min-height:100%}
.sw-navigation-cells .sw-pages,.sw-navigation-cells .sw-pages-list{gap:0;align-items:stretch;align-self:stretch;flex-wrap:nowrap}
.sw-navigation-cells .sw-pages li{display:flex}
.sw-navigation-cells .sw-pages a:not(.sw-button){min-height:100%;padding-inline:clamp(1rem,1.9cqi,1.9rem);border-inline-start:1px solid var(--sw-line)}
.sw-navigation-cells .sw-pages-action{border-radius:0;min-height:100%;padding-inline:2.2rem;box-shadow:none;border-width:0}
}`,
};
