import { css, type ViewProps } from "../define-block.ts";
import type { NavigationData } from "./navigation-fields.ts";
import { Brand, Menu } from "./navigation-parts.tsx";

function NavigationPill({ data, id, scope }: ViewProps<NavigationData>) {
  return (
    <div className="sw-inner">
      <div className="sw-navigation-panel">
        <Brand scope={scope} />
        <Menu id={id} scope={scope} action={data.action} />
      </div>
    </div>
  );
}

export const navigationPill = {
  label: "A floating panel",
  View: NavigationPill,
  css: css`.sw-navigation-pill{padding-top:1rem}
.sw-navigation-panel{flex:1;display:flex;align-items:center;justify-content:space-between;gap:1.5rem;padding:.45rem .6rem .45rem 1.5rem;border-radius:calc(var(--sw-radius-card) + .2rem);background:var(--sw-surface);border:var(--sw-border);box-shadow:var(--sw-shadow)}
.sw-navigation-pill .sw-brand{color:var(--sw-strong)}`,
};
