import clsx from "clsx";
import type { ComponentProps } from "react";

/** A raised surface with a hairline border. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={clsx("rounded-card border border-line bg-raised", className)} />;
}
