import type { ViewProps } from "../define-block.ts";
import { Each } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { GalleryData } from "./gallery-fields.ts";
import { EnlargeButton, Large } from "./gallery-large.tsx";

type PicturesProps = Pick<ViewProps<GalleryData>, "data" | "id" | "tone" | "scope"> & {
  className: string;
};

export function GalleryPictures({ className, ...props }: PicturesProps) {
  const { data, id, tone, scope } = props;
  return (
    <ul className={className}>
      <Each of={data.pictures} field="pictures">
        {({ picture, caption }, index) => (
          <li>
            <figure>
              {picture && (
                <div className="sw-gallery-art" data-picture="picture">
                  <Picture picture={picture} scope={scope} tone={tone} id={`${id}-${index}`} />
                  {data.isEnlarged && <EnlargeButton {...props} index={index} />}
                </div>
              )}
              {caption && <figcaption data-field="caption">{caption}</figcaption>}
            </figure>
            {data.isEnlarged && picture && <Large {...props} index={index} />}
          </li>
        )}
      </Each>
    </ul>
  );
}
