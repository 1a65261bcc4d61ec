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
  /** Set for the image in the first viewport. */
  isFirst?: boolean;
}

/**
 * The module's picture, or its category's if it is missing or fails to load. Decorative, because the name is beside it.
 */
export function ModuleImage({ module, className, isFirst = false }: ModuleImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  // Built-in modules are placeholders for stored ones; their pictures are named after them.
  const own = module.id < 0 ? `/images/modules/${slug(module.name)}.svg` : module.imagePath;
  const source = own && !hasFailed ? assetAddress(own) : categoryBanner(module.category);
  // Images on another host load lazily and without a referrer.
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
