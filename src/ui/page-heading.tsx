import clsx from "clsx";
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from "react";
import { brand } from "#src/lib/brand.ts";
import { announceMore } from "./announce.ts";

interface PageHeadingProps extends ComponentProps<"h1"> {
  /** The document title, before the product's name. */
  title: string;
  /** Set for a loading message, which must not replace the title of a prerendered page. */
  isLoading?: boolean;
}

/**
 * The `h1` of a page. It sets the document title, and takes the focus after a navigation, so that screen readers
 * announce the page. On the first load the focus stays at the top, before the skip links.
 */
export function PageHeading({ title, isLoading = false, className, ...props }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The title changes together with the heading.
  useLayoutEffect(() => {
    if (isLoading && !hasNavigated) return;
    document.title = title === brand.name ? `${brand.name} · ${brand.tagline}` : `${title} · ${brand.name}`;
  }, [title, isLoading]);

  useEffect(() => {
    if (isLoading && !hasNavigated) return;
    if (hasNavigated) announceMore(isLoading ? title : `Page loaded: ${title}.`, "page");
  }, [title, isLoading]);

  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (hasNavigated && isFree) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <h1
      {...props}
      ref={heading}
      tabIndex={-1}
      className={clsx("text-[clamp(2rem,5vw*var(--type-scale),3.5rem)]", className)}
    />
  );
}

let hasNavigated = false;

/** Call it on every change of path: the old page loses the focus, and the new heading takes it. */
export function startNavigation() {
  hasNavigated = true;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
