import clsx from "clsx";
import type { ComponentProps } from "react";
import { Link } from "wouter";

const shape =
  "inline-flex items-center justify-center gap-2 rounded-[10px] font-semibold transition-colors duration-150 disabled:cursor-not-allowed";

const looks = {
  primary: "bg-signal text-on-signal hover:bg-signal-strong disabled:bg-grey-tint disabled:text-muted",
  outline:
    "border border-edge bg-raised text-ink hover:border-ink hover:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-muted",
  quiet: "text-ink hover:bg-sunken disabled:text-muted",
  danger: "border border-danger bg-raised text-danger hover:bg-red-tint",
};

const sizes = {
  normal: "min-h-11 px-4 py-2",
  small: "min-h-9 px-3 py-1 text-sm",
  large: "min-h-13 px-6 py-2 text-lg",
  /** For use inside a line of text. */
  inline: "min-h-9 px-1.5 py-1 underline underline-offset-4",
};

/** The default look. Inside a line of text, an underline is enough. */
const lookOf = (size: keyof typeof sizes) => (size === "inline" ? "quiet" : "outline");

interface ButtonLook {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

export function Button({
  size = "normal",
  look = lookOf(size),
  type = "button",
  className,
  ...props
}: ComponentProps<"button"> & ButtonLook) {
  return <button {...props} type={type} className={clsx(shape, looks[look], sizes[size], className)} />;
}

interface ButtonLinkProps extends Omit<ComponentProps<"a">, "href">, ButtonLook {
  href: string;
}

/** A `mailto:` link that looks like a button. The router would treat it as a page. */
export function MailLink({ size = "normal", look = lookOf(size), className, ...props }: ButtonLinkProps) {
  return <a {...props} className={clsx(shape, looks[look], sizes[size], className)} />;
}

/** A link that looks like a button, for the main action of a page. */
export function ButtonLink({ size = "normal", look = lookOf(size), className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={clsx(shape, looks[look], sizes[size], className)} />;
}
