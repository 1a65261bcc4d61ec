import type { LinkValue } from "../../fields.ts";
import { css, type Scope } from "../define-block.ts";
import { Action } from "../parts.tsx";

interface PartProps {
  id: string;
  scope: Scope;
}

export function Brand({ scope }: { scope: Scope }) {
  return (
    <a className="sw-brand" href={scope.href(`page:${scope.pages[0]?.id ?? "home"}`)}>
      {scope.meta.business.name || scope.meta.tagline || "Home"}
    </a>
  );
}

/** One list of pages: in a row where there is room, else behind a button. */
export function Menu({ id, scope, action }: PartProps & { action: LinkValue }) {
  return (
    <>
      <button className="sw-pages-button" type="button" popoverTarget={`${id}-menu`}>
        <span className="sw-pages-bars" aria-hidden="true" />
        Menu
      </button>
      <nav className="sw-pages" id={`${id}-menu`} popover="auto" aria-label="Main">
        <ul className="sw-pages-list">
          {scope.pages
            .filter(({ label }) => label)
            .map((page) => (
              <li key={page.id}>
                <a
                  href={scope.href(`page:${page.id}`)}
                  aria-current={page.id === scope.page ? "page" : undefined}
                >
                  {page.label}
                </a>
              </li>
            ))}
        </ul>
        <Action link={action} scope={scope} className="sw-button sw-pages-action" />
      </nav>
    </>
  );
}

export const navigationCss = css`
.sw-navigation{position:relative;z-index:5}
.sw-navigation .sw-inner{display:flex;align-items:center;justify-content:space-between;gap:1.5rem;min-height:4.75rem}
.sw-brand{display:inline-flex;align-items:center;min-height:2.75rem;font:var(--sw-weight) clamp(1.25rem,1.1rem + .7cqi,1.65rem)/1.05 var(--sw-display);letter-spacing:var(--sw-tracking);text-decoration:none;text-wrap:balance}
.sw-pages-button{display:inline-flex;align-items:center;gap:.7rem;min-height:2.9rem;padding:.4rem 1.1rem;border:2px solid var(--sw-edge);border-radius:var(--sw-radius-button);background:transparent;font-weight:600;cursor:pointer;flex:none}
.sw-pages-bars{width:1.1rem;height:.6rem;border-block:2px solid currentColor}
.sw-pages{border:0;margin:0;padding:2rem 1.35rem 2.4rem;width:100%;max-width:none;height:auto;max-height:100%;inset:0 0 auto;overflow:auto;background:var(--sw-ground);color:var(--sw-ink);box-shadow:0 30px 60px rgb(0 0 0/.35)}
.sw-pages::backdrop{background:rgb(0 0 0/.45)}
.sw-pages a:not(.sw-button){display:flex;min-height:3.4rem;align-items:center;border-bottom:1px solid var(--sw-line);font:var(--sw-weight) 1.6rem/1.1 var(--sw-display);letter-spacing:var(--sw-tracking);text-decoration:none}
.sw-pages [aria-current]{color:var(--sw-strong)}
.sw-pages-action{margin-top:1.6rem;width:100%}
@container sw-site (min-width:56rem){
.sw-pages-button{display:none}
.sw-pages{display:flex;position:static;align-items:center;gap:clamp(1.2rem,2.4cqi,2.3rem);width:auto;height:auto;overflow:visible;padding:0;background:none;color:inherit;box-shadow:none}
.sw-pages-list{display:flex;flex-wrap:wrap;gap:0 clamp(1.2rem,2.4cqi,2.3rem)}
.sw-pages a:not(.sw-button){min-height:2.75rem;border:0;font:500 1rem/1.2 var(--sw-text);letter-spacing:0;text-underline-offset:.5em}
.sw-pages a:not(.sw-button):hover,.sw-pages [aria-current]{text-decoration:underline;color:inherit}
.sw-pages-action{margin:0;width:auto;min-height:2.75rem;padding:.5rem 1.25rem}
}`;
