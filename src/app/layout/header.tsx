import menuIcon from "icon:list";
import closeIcon from "icon:x";
import type { ComponentProps } from "react";
import { Link, useLocation } from "wouter";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { useBeta } from "#src/features/beta/beta-slice.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Popover } from "#src/ui/popover.tsx";
import { AccountControls, accountLinks, BetaControls } from "./account-controls.tsx";
import { CartPart } from "./cart-part.tsx";
import { Logo } from "./logo.tsx";

const adminLinks = [
  { href: paths.admin.marketplace, label: "App Marketplace" },
  { href: paths.admin.aiAssistant, label: "AI Assistant" },
  { href: paths.admin.uploadPlans, label: "Upload Plans" },
  { href: paths.admin.pricing, label: "Admin Pricing" },
];

export function Header() {
  const isAdmin = useAuth((auth) => auth.user?.role === "admin");
  return (
    <header className="border-line border-b bg-paper">
      <nav id="navigation" aria-label="Main" tabIndex={-1} className="page relative outline-none">
        <div className="flex min-h-16 items-center justify-between gap-2">
          <Logo />
          <DesktopMenu />
          <MobileMenu />
        </div>
        {isAdmin && (
          <ul className="-mt-1 hidden flex-wrap gap-x-6 pb-2 lg:flex" aria-label="Administration">
            {adminLinks.map(({ href, label }) => (
              <li key={href}>
                <MenuLink href={href}>{label}</MenuLink>
              </li>
            ))}
          </ul>
        )}
      </nav>
    </header>
  );
}

function DesktopMenu() {
  const isBeta = useBeta((beta) => beta.isBeta);
  return (
    <div className="hidden min-w-0 items-center gap-2 lg:flex">
      <ButtonLink href={paths.templateDemos} look="primary" size="small">
        Start Building
      </ButtonLink>
      <ButtonLink href={paths.liveDemos} look="quiet" size="small">
        View Demos
      </ButtonLink>
      {!isBeta && (
        <ButtonLink href={paths.pricing} look="quiet" size="small" data-not-for="beta">
          Get Pricing
        </ButtonLink>
      )}
      <CartPart />
      <span className="mx-2 h-6 border-line border-l" />
      <BetaControls />
      <AccountControls hasMenu />
    </div>
  );
}

/** The menu of small screens, below the header. Choosing an entry closes it. */
function MobileMenu() {
  const isSignedIn = useAuth((auth) => auth.user !== null);
  const isAdmin = useAuth((auth) => auth.user?.role === "admin");
  const isBeta = useBeta((beta) => beta.isBeta);
  return (
    <div className="flex items-center lg:hidden">
      <CartPart />
      <Popover
        button={(isOpen) => <MenuToggle isOpen={isOpen} />}
        className="absolute inset-x-0 top-full z-30 border-line border-y bg-raised shadow-float"
      >
        {(close) => (
          <ul className="page flex flex-col py-2">
            <MobileLink href={paths.templateDemos} onClick={close}>
              Browse Templates
            </MobileLink>
            <MobileLink href={paths.webAppBuilder} onClick={close}>
              Start Building
            </MobileLink>
            <MobileLink href={paths.liveDemos} onClick={close}>
              View Demos
            </MobileLink>
            {!isBeta && (
              <MobileLink href={paths.pricing} onClick={close}>
                Get Pricing
              </MobileLink>
            )}
            {isSignedIn &&
              accountLinks.map(({ href, label }) => (
                <MobileLink key={href} href={href} onClick={close}>
                  {label}
                </MobileLink>
              ))}
            {isAdmin && (
              <MobileLink href={paths.admin.marketplace} onClick={close}>
                App Marketplace
              </MobileLink>
            )}
            <li className="mt-2 flex flex-wrap items-center gap-3 border-line border-t pt-3 pb-1">
              <BetaControls />
              <AccountControls />
            </li>
          </ul>
        )}
      </Popover>
    </div>
  );
}

function MenuToggle({ isOpen, ...props }: ComponentProps<"button"> & { isOpen: boolean }) {
  return (
    <button
      {...props}
      type="button"
      className="-mr-2 grid size-[44px] shrink-0 place-items-center rounded-[10px] text-2xl hover:bg-sunken"
    >
      <Icon path={isOpen ? closeIcon : menuIcon} />
      <span className="sr-only">{isOpen ? "Close menu" : "Open menu"}</span>
    </button>
  );
}

function MobileLink(props: Omit<ComponentProps<typeof MenuLink>, "className">) {
  return (
    <li>
      <MenuLink {...props} className="w-full" />
    </li>
  );
}

interface MenuLinkProps {
  href: string;
  children: string;
  onClick?: () => void;
  className?: string;
}

function MenuLink({ href, children, onClick, className = "" }: MenuLinkProps) {
  const [path] = useLocation();
  return (
    <Link
      href={href}
      onClick={onClick}
      aria-current={path === href ? "page" : undefined}
      className={`inline-flex min-h-11 items-center font-medium hover:text-signal aria-[current]:text-signal ${className}`}
    >
      {children}
    </Link>
  );
}
