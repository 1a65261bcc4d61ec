import { useState } from "react";
import { Tabs } from "#src/ui/tabs.tsx";
import { DrawnChoice } from "./drawn-choice.tsx";
import { OwnPicture } from "./own-picture.tsx";
import type { PictureFieldProps } from "./picture-field-props.ts";

const tabs = [
  { id: "own", label: "Your picture" },
  { id: "drawn", label: "Drawn" },
] as const;

/** Chooses between an uploaded and a drawn picture. */
export function PictureChoice(props: PictureFieldProps) {
  const { picture } = props;
  const kind = picture && picture.kind !== "photo" ? "drawn" : "own";
  const [shown, setShown] = useState<"own" | "drawn">(kind);
  const [last, setLast] = useState(kind);
  // A picture dropped onto a drawn one switches to the uploaded picture.
  if (kind !== last) {
    setLast(kind);
    setShown(kind);
  }
  return (
    <Tabs label="Kind of picture" tabs={tabs} selected={shown} onSelect={setShown} className="mt-2">
      {shown === "own" ? <OwnPicture {...props} /> : <DrawnChoice {...props} />}
    </Tabs>
  );
}
