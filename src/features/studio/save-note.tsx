import savedIcon from "icon:check-circle";
import savingIcon from "icon:circle-notch";
import failedIcon from "icon:warning";
import { Icon } from "#src/ui/icon.tsx";
import { useStudio } from "./studio-slice.ts";

const looks = {
  saved: { text: "Saved", icon: savedIcon, className: "text-muted" },
  saving: { text: "Saving…", icon: savingIcon, className: "text-muted" },
  failed: { text: "Not saved", icon: failedIcon, className: "text-danger font-semibold" },
};

/** The save status. */
export function SaveNote() {
  const kind = useStudio(({ save, holding }) => (holding === "gone" ? "failed" : save.kind));
  const canEdit = useStudio((studio) => studio.holding !== "elsewhere" && studio.holding !== "unread");
  const { text, icon, className } = looks[kind];
  return (
    <p className={`flex items-center gap-1.5 whitespace-nowrap text-sm ${className}`}>
      {canEdit && <Icon path={icon} className="size-4" />}
      {canEdit ? text : "Read-only"}
    </p>
  );
}
