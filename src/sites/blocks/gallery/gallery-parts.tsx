import type { ViewProps } from "../define-block.ts";
import { Each } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { GalleryData } from "./gallery-fields.ts";

type PicturesProps = Pick<ViewProps<GalleryData>, "data" | "id" | "tone" | "scope"> & { className: string };

export function GalleryPictures({ data, id, tone, scope, className }: PicturesProps) {
  return (
    <ul className={className}>
      <Each of={data.pictures}>
        {({ picture, caption }, index) => (
          <li>
            <figure>
              {picture && (
                <div className="sw-gallery-art">
                  <Picture picture={picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                </div>
              )}
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        )}
      </Each>
    </ul>
  );
}
