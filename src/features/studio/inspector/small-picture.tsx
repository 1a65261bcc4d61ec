import { useId, useMemo } from "react";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { Picture as PictureDrawing } from "#src/sites/blocks/picture.tsx";
import type { Picture } from "#src/sites/fields.ts";
import { artThemesOf } from "#src/sites/themes/theme.ts";
import { PhotoView } from "../pictures/photo-view.tsx";
import { useSite } from "../studio-slice.ts";

/** A picture as on the site, but small. */
export function SmallPicture({ picture }: { picture: Picture }) {
  const photos = usePhotos(picture);
  const files = picture.kind === "photo" && photos?.get(picture.asset);
  return files ? <PhotoView photo={picture} files={files} /> : <SmallDrawing picture={picture} />;
}

function SmallDrawing({ picture }: { picture: Picture }) {
  const { meta, theme } = useSite();
  const id = useId();
  const art = useMemo(() => artThemesOf(theme), [theme]);
  const scope = {
    meta,
    pages: [],
    page: "",
    entryHref: () => "",
    formName: () => "",
    thanks: undefined,
    href: () => "",
    art,
  };
  return (
    <PictureDrawing
      picture={{ ...picture, label: "" }}
      scope={scope}
      tone="plain"
      id={`studio${id.replace(/\W/g, "")}`}
      className="block size-full object-cover"
    />
  );
}
