import { css, type ViewProps } from "../define-block.ts";
import type { NavigationData } from "./navigation-fields.ts";
import { Brand, Menu } from "./navigation-parts.tsx";

function NavigationOverlay({ data, id, scope }: ViewProps<NavigationData>) {
  return (
    <div className="sw-inner">
      <Brand scope={scope} />
      <Menu id={id} scope={scope} action={data.action} />
    </div>
  );
}

export const navigationOverlay = {
  label: "Over the picture",
  View: NavigationOverlay,
  css: css`.sw-navigation-overlay{position:absolute;inset:0 0 auto;background:linear-gradient(color-mix(in oklab,var(--sw-ground) 92%,transparent),color-mix(in oklab,var(--sw-ground) 60%,transparent) 62%,transparent)}
.sw-navigation-overlay .sw-inner{min-height:6.2rem}
.sw-navigation-overlay .sw-pages-button{background:var(--sw-ground)}
@container sw-site (min-width:56rem){.sw-navigation-overlay .sw-pages-action{background:transparent;color:var(--sw-ink);border-color:transparent transparent var(--sw-accent);border-radius:0;box-shadow:none;padding-inline:.2rem}}`,
};
