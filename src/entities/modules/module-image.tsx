import clsx from "clsx";
import { useState } from "react";
import { imageHost } from "#src/contract/image-address.ts";
import type { Module } from "#src/contract/modules.ts";
import { assetAddress } from "#src/lib/paths.ts";
import { slug } from "#src/lib/slug.ts";
import { categoryBanner } from "./category-look.ts";

interface ModuleImageProps {
  module: Module;
  className?: string;
  /** For the image that the page opens with. */
  isFirst?: boolean;
}

/** The module's picture; one without a picture, or whose address fails, gets its category's. Says nothing beside the name. */
export function ModuleImage({ module, className, isFirst = false }: ModuleImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  // Modules of the built-in list stand in for the saved ones, whose pictures are named after them.
  const own = module.id < 0 ? `/images/modules/${slug(module.name)}.svg` : module.imagePath;
  const source = own && !hasFailed ? assetAddress(own) : categoryBanner(module.category);
  // An image on another host loads when it is seen, and its host is not told which page shows it.
  const isElsewhere = source === own && imageHost(own) !== "";
  return (
    <img
      src={source}
      alt=""
      data-decorative=""
      width={640}
      height={400}
      loading={isFirst && !isElsewhere ? "eager" : "lazy"}
      fetchPriority={isFirst && !isElsewhere ? "high" : undefined}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => setHasFailed(true)}
      className={clsx("aspect-[16/10] w-full bg-grey-tint object-cover", className)}
    />
  );
}
