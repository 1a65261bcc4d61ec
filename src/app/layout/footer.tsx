import { useEffect, useState } from "react";
import { Link } from "wouter";
import { useBeta } from "#src/features/beta/beta-slice.ts";
import { brand } from "#src/lib/brand.ts";
import { paths } from "#src/lib/paths.ts";
import { Logo } from "./logo.tsx";

const publicPages = [
  { href: paths.home, label: "Home" },
  { href: paths.templateDemos, label: "Templates" },
  { href: paths.liveDemos, label: "Live demos" },
  { href: paths.viewProjects, label: "Projects" },
  { href: paths.pricing, label: "Pricing" },
  { href: paths.webAppForm, label: "Write a brief" },
  { href: paths.cart, label: "Cart" },
  { href: paths.demoAccounts, label: "Demo accounts" },
  { href: paths.demoPreview, label: "Demo preview" },
  { href: paths.help(), label: "Help" },
  { href: paths.changelog, label: "Changelog" },
];

export function Footer() {
  const isBeta = useBeta((beta) => beta.isBeta);
  // Starts with the prerendered year, which may be last year.
  const [year, setYear] = useState(import.meta.env.BUILD_YEAR);
  useEffect(() => setYear(new Date().getFullYear()), []);
  const pages = publicPages.filter(({ href }) => !(isBeta && href === paths.pricing));
  return (
    <footer data-needs-room="" className="mt-16 border-line border-t bg-sunken pb-[var(--floating-room,0px)]">
      <div className="page flex flex-col gap-8 py-10 md:flex-row md:items-start md:justify-between">
        <div>
          <Logo />
          <p className="mt-2 max-w-[36ch] text-muted">
            {brand.tagline}. It runs in your browser, and works offline.
          </p>
        </div>
        <nav aria-label="Footer" className="md:w-[30rem]">
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-4">
            {pages.map(({ href, label }) => (
              <li key={href} data-not-for={href === paths.pricing ? "beta" : undefined}>
                <Link
                  href={href}
                  className="inline-flex min-h-10 items-center underline-offset-4 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="page">
        <p className="border-line border-t py-5 text-muted text-sm">
          © {year} {brand.name}. All rights reserved.
          {brand.buildLabel && ` · ${brand.buildLabel}`}
        </p>
      </div>
    </footer>
  );
}
