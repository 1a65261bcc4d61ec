import type { LinkValue } from "../../fields.ts";
import type { Tone } from "../../themes/compose.ts";
import type { Scope } from "../define-block.ts";
import { Logo } from "../logo.tsx";
import { Action } from "../parts.tsx";
import css from "./navigation-parts.css?site";

interface PartProps {
  id: string;
  scope: Scope;
}

/** A longer name would fill the head of a phone. */
const LONG_NAME = 26;

export function Brand({ scope, tone }: { scope: Scope; tone: Tone }) {
  const name = scope.meta.business.name || scope.meta.tagline || "Home";
  return (
    <a
      className={name.length > LONG_NAME ? "sw-brand sw-brand-long" : "sw-brand"}
      data-field="business:name"
      href={scope.href(`page:${scope.pages[0]?.id ?? "home"}`)}
    >
      <Logo scope={scope} tone={tone}>
        {name}
      </Logo>
    </a>
  );
}

/** The list of pages: in a row if there is room, otherwise behind a button. A site of one page has its action alone. */
export function Menu({ id, scope, action }: PartProps & { action: LinkValue }) {
  const pages = scope.pages.filter(({ label }) => label);
  if (pages.length === 0)
    return <Action field="action" link={action} scope={scope} className="sw-button sw-pages-action" />;
  return (
    <>
      <button className="sw-pages-button" type="button" popoverTarget={`${id}-menu`}>
        <span className="sw-pages-bars" aria-hidden="true" />
        Menu
      </button>
      <nav className="sw-pages" id={`${id}-menu`} popover="auto" aria-label="Main">
        <ul className="sw-pages-list">
          {pages.map((page) => (
            <li key={page.id}>
              <a
                href={scope.href(`page:${page.id}`)}
                data-field={`page:${page.id}`}
                aria-current={page.id === scope.page ? "page" : undefined}
              >
                {page.label}
              </a>
            </li>
          ))}
        </ul>
        <Action field="action" link={action} scope={scope} className="sw-button sw-pages-action" />
      </nav>
    </>
  );
}

export const navigationCss = css;
