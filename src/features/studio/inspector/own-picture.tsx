import imagesIcon from "icon:images";
import { useIsTouchOnly } from "#src/lib/use-media.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useStudio } from "../studio-slice.ts";
import { PhotoEditor } from "./photo-editor.tsx";
import type { PictureFieldProps } from "./picture-field-props.ts";

/** A photograph with its settings, or the ways to add one. */
export function OwnPicture(props: PictureFieldProps) {
  const { picture, path } = props;
  const block = useStudio((studio) => studio.block);
  const openPictures = useStudio((studio) => studio.openPictures);
  const isTouchOnly = useIsTouchOnly();
  const open = () => block && openPictures({ block, path });
  if (picture?.kind === "photo") return <PhotoEditor {...props} photo={picture} onReplace={open} />;
  return (
    <div className="blueprint blueprint-fine grid justify-items-center gap-3 rounded-lg border-2 border-edge border-dashed bg-raised px-4 py-6 text-center">
      <Icon path={imagesIcon} className="size-8 text-signal" />
      <p className="text-muted text-sm">
        {isTouchOnly
          ? "Choose a photograph from your pictures, or paste one."
          : "Drop a photograph on the page where it belongs, paste one, or choose it from your pictures."}
      </p>
      <Button look="primary" size="small" onClick={open}>
        Your pictures
      </Button>
    </div>
  );
}
