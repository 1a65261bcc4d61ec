import caretIcon from "icon:caret-right";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { paths } from "#src/lib/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { AdminNote } from "./admin-note.tsx";
import { adminPages } from "./admin-pages.ts";

interface AdminFrameProps {
  title: string;
  /** One sentence about the purpose of the page. */
  intro: ReactNode;
  /** One or two sentences on the permissions of users and admins. */
  permissions: ReactNode;
  /** The page needs no account. */
  isForAll?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout shared by all admin pages. */
export function AdminFrame({
  title,
  intro,
  permissions,
  isForAll = false,
  actions,
  children,
}: AdminFrameProps) {
  return (
    <div className="page grid gap-x-10 pb-16 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <SideNavigation />
      <div className="min-w-0 pt-5 lg:pt-8">
        <Breadcrumbs title={title} />
        <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 grow basis-80">
            <PageHeading title={title} className="text-[clamp(1.85rem,4.5vw*var(--type-scale),3rem)]!">
              {title}
            </PageHeading>
            <p className="mt-2 max-w-[64ch] text-muted">{intro}</p>
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
        <div className="mt-6">
          <AdminNote isForAll={isForAll}>{permissions}</AdminNote>
        </div>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">{children}</div>
      </div>
    </div>
  );
}

/** A side navigation; on narrow screens a strip that scrolls sideways. */
function SideNavigation() {
  const [path] = useLocation();
  const current = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const link = current.current;
    const strip = link?.closest("ul");
    if (!link || !strip) return;
    const centre = () => {
      strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.clientWidth) / 2;
    };
    centre();
    // A turned tablet would hide the current page.
    addEventListener("resize", centre);
    return () => removeEventListener("resize", centre);
  }, []);

  return (
    <nav
      aria-label="Administration"
      className="-mx-[clamp(1rem,4vw,2.5rem)] min-w-0 border-line border-b bg-raised lg:mx-0 lg:border-r lg:border-b-0 lg:bg-transparent lg:pt-8 lg:pe-4 lg:pb-16"
    >
      <div className="lg:sticky lg:top-8">
        <p className="mb-2 hidden px-3 text-muted text-sm lg:block">Administration</p>
        <ul className="relative flex overflow-x-auto px-2 lg:flex-col lg:overflow-visible lg:px-0">
          {adminPages.map(({ path: href, label, icon }) => (
            <li key={href} className="shrink-0">
              <Link
                ref={path === href ? current : undefined}
                href={href}
                aria-current={path === href ? "page" : undefined}
                className="-outline-offset-2 flex min-h-12 items-center gap-2.5 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-muted hover:text-ink aria-[current]:border-signal aria-[current]:text-ink lg:min-h-11 lg:rounded-[10px] lg:border-b-0 lg:aria-[current]:bg-sunken lg:hover:bg-sunken lg:high-contrast:aria-[current]:underline"
              >
                <Icon path={icon} className="size-5 lg:[[aria-current]_&]:text-signal" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Breadcrumbs({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
        <Crumb href={paths.home}>Home</Crumb>
        <Crumb href={paths.admin.modules}>Administration</Crumb>
        <li aria-current="page" className="min-w-0 text-ink">
          {title}
        </li>
      </ol>
    </nav>
  );
}

function Crumb({ href, children }: { href: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <Link
        href={href}
        className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-ink"
      >
        {children}
      </Link>
      <Icon path={caretIcon} className="size-3.5 rtl:-scale-x-100" />
    </li>
  );
}
