import arrowIcon from "icon:arrow-right";
import { Link } from "wouter";
import { assetAddress, paths } from "#src/lib/paths.ts";
import { Icon } from "#src/ui/icon.tsx";

const tiles = [
  { category: "CRM", text: "Know every customer" },
  { category: "Games", text: "Give them a reason to play" },
  { category: "Security", text: "Keep watch, keep records" },
  { category: "Productivity", text: "Get the day’s work done" },
  { category: "AI", text: "Let the machine go first" },
];

/** The five module categories, each a link to the live demos. */
export function CategoryTiles() {
  return (
    <section aria-labelledby="modules" className="page py-14 lg:py-20">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h2 id="modules" className="text-[clamp(1.75rem,4vw*var(--type-scale),2.75rem)]">
          Walk into a working demo
        </h2>
        <p className="max-w-[46ch] text-muted">
          Thirty-five modules with real entries in them. Be the admin, the manager or the guest: nobody asks
          you to sign up.
        </p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-6">
        {tiles.map(({ category, text }, index) => (
          <li key={category} className={index < 3 ? "lg:col-span-2" : "lg:col-span-3"}>
            <Link
              href={`${paths.liveDemos}?category=${category}`}
              className="group relative isolate flex h-44 lg:h-56 flex-col justify-end overflow-hidden rounded-card border border-transparent bg-night p-5 text-on-night high-contrast:border-line screen-reader:h-auto"
            >
              {/* `content-visibility` also keeps lazy pictures off screen from being fetched. */}
              <span className="absolute inset-0 -z-10 [content-visibility:auto]">
                <img
                  src={assetAddress(`/images/banners/${category.toLowerCase()}.svg`)}
                  alt=""
                  data-decorative=""
                  width={1600}
                  height={480}
                  loading="lazy"
                  className="size-full object-cover object-[82%_50%]"
                />
              </span>
              <span className="absolute inset-x-0 bottom-0 -z-10 h-4/5 bg-linear-to-t from-night to-transparent high-contrast:h-1/2 high-contrast:bg-none high-contrast:bg-night" />
              <span className="flex items-center justify-between gap-3 font-bold font-display text-[clamp(1.25rem,7vw*var(--type-scale),1.5rem)]">
                {category}
                <span className="transition-transform group-hover:translate-x-1">
                  <Icon path={arrowIcon} />
                </span>
              </span>
              <span className="text-on-night-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
