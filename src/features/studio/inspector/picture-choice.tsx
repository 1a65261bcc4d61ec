import { useState } from "react";
import { Tabs } from "#src/ui/tabs.tsx";
import { DrawnChoice } from "./drawn-choice.tsx";
import { OwnPicture } from "./own-picture.tsx";
import type { PictureFieldProps } from "./picture-field-props.ts";

const tabs = [
  { id: "own", label: "Your picture" },
  { id: "drawn", label: "Drawn" },
] as const;

/** A picture of the visitor's own beside what the product draws. */
export function PictureChoice(props: PictureFieldProps) {
  const { picture } = props;
  const kind = picture && picture.kind !== "photo" ? "drawn" : "own";
  const [shown, setShown] = useState<"own" | "drawn">(kind);
  const [last, setLast] = useState(kind);
  // A picture that was dropped in place of a drawn one is what somebody wants to see now.
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
