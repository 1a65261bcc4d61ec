import downIcon from "icon:arrow-down";
import upIcon from "icon:arrow-up";
import clipboardIcon from "icon:clipboard-text";
import copyIcon from "icon:copy";
import showIcon from "icon:eye";
import hideIcon from "icon:eye-slash";
import lockIcon from "icon:lock-simple";
import unlockIcon from "icon:lock-simple-open";
import deleteIcon from "icon:trash";
import { useAction } from "#src/lib/use-action.ts";
import type { Block } from "#src/sites/document.ts";
import { useBlockCommands } from "../block-commands.ts";
import { ToolButton } from "../tool-button.tsx";

interface BlockActionsProps {
  block: Block;
  size?: "normal" | "small";
}

/** All actions on a whole block. */
export function BlockActions({ block, size = "normal" }: BlockActionsProps) {
  const commands = useBlockCommands();
  const { id, isLocked, isHidden } = block;
  const [duplicate] = useAction(async () => commands.duplicate(id));
  return (
    <>
      <ToolButton
        size={size}
        icon={upIcon}
        label="Move up"
        keys="Alt ↑"
        disabled={isLocked}
        onClick={() => commands.move(id, -1)}
      />
      <ToolButton
        size={size}
        icon={downIcon}
        label="Move down"
        keys="Alt ↓"
        disabled={isLocked}
        onClick={() => commands.move(id, 1)}
      />
      <ToolButton
        size={size}
        icon={copyIcon}
        label="Duplicate"
        keys="Ctrl D"
        onClick={() => void duplicate()}
      />
      <ToolButton
        size={size}
        icon={clipboardIcon}
        label="Copy"
        keys="Ctrl C"
        // Hidden on phones, where the toolbar has no room for it; the panel shows it.
        className="max-sm:[[role=toolbar]_&]:hidden"
        onClick={() => void commands.copy(id)}
      />
      <ToolButton
        size={size}
        icon={isHidden ? hideIcon : showIcon}
        label={isHidden ? "Show on the page" : "Hide from the page"}
        keys="H"
        disabled={isLocked}
        onClick={() => commands.hide(id)}
      />
      <ToolButton
        size={size}
        icon={isLocked ? lockIcon : unlockIcon}
        label={isLocked ? "Unlock" : "Lock"}
        keys="L"
        onClick={() => commands.lock(id)}
      />
      <ToolButton
        size={size}
        icon={deleteIcon}
        label="Delete"
        keys="Delete"
        disabled={isLocked}
        onClick={() => commands.remove(id)}
      />
    </>
  );
}
