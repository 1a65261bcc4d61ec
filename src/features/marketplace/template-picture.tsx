import type { Template } from "#src/contract/templates.ts";
import { pictureOf } from "#src/entities/templates/template-catalogue.ts";
import { assetAddress } from "#src/lib/paths.ts";

interface TemplatePictureProps {
  template: Template;
  /** Set for pictures in the first viewport. */
  isFirst?: boolean;
  className?: string;
}

/** The first screen of a template, or the cover of a program. Decorative: its name is beside it. */
export function TemplatePicture({ template, isFirst = false, className }: TemplatePictureProps) {
  return (
    <img
      src={assetAddress(pictureOf(template))}
      alt=""
      width={480}
      height={320}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      className={`block aspect-[3/2] h-auto w-full object-cover object-top ${className ?? ""}`}
    />
  );
}
