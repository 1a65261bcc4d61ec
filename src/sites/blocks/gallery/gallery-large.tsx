import type { ViewProps } from "../define-block.ts";
import { Picture } from "../picture.tsx";
import type { GalleryData } from "./gallery-fields.ts";

type LargeProps = Pick<ViewProps<GalleryData>, "data" | "id" | "tone" | "scope"> & { index: number };

const largeId = (id: string, index: number) => `${id}-large-${index}`;

const nameOf = ({ data, index }: LargeProps) => {
  const { picture, caption } = data.pictures[index] ?? {};
  return caption || picture?.label || `Picture ${index + 1}`;
};

/** Covers the picture, so that all of it can be pressed. */
export function EnlargeButton(props: LargeProps) {
  return (
    <button className="sw-enlarge" type="button" popoverTarget={largeId(props.id, props.index)}>
      <span className="sw-hidden">{`Show it large: ${nameOf(props)}`}</span>
    </button>
  );
}

/** The picture as large as the window. Escape closes it, as with every popover, without a script. */
export function Large(props: LargeProps) {
  const { data, id, tone, scope, index } = props;
  const { picture = null, caption } = data.pictures[index] ?? {};
  return (
    <div className="sw-large" id={largeId(id, index)} popover="auto" role="dialog" aria-label={nameOf(props)}>
      <div className="sw-large-art" data-picture="picture">
        <Picture picture={picture} scope={scope} tone={tone} id={`${id}-large-${index}-art`} />
      </div>
      <div className="sw-large-foot">
        <p data-field="caption">{caption}</p>
        <button type="button" popoverTarget={largeId(id, index)} popoverTargetAction="hide">
          Close
        </button>
      </div>
    </div>
  );
}
