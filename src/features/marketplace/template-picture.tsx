import type { Template } from "#src/contract/templates.ts";
import { pictures } from "#src/entities/templates/template-catalogue.ts";
import { assetAddress } from "#src/lib/paths.ts";

interface TemplatePictureProps {
  template: Template;
  /** Set for pictures in the first viewport. */
  isFirst?: boolean;
  className?: string;
}

/** The first screen of a template, or the cover of an app. Decorative: its name is beside it. */
export function TemplatePicture({
  template: { id, type },
  isFirst = false,
  className,
}: TemplatePictureProps) {
  const address =
    type === "web" ? `/images/templates/${id}.webp?v=${pictures}` : `/images/templates/${id}.svg`;
  return (
    <img
      src={assetAddress(address)}
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
