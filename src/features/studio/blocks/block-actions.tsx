import downIcon from "icon:arrow-down";
import upIcon from "icon:arrow-up";
import clipboardIcon from "icon:clipboard-text";
import copyIcon from "icon:copy";
import moreIcon from "icon:dots-three-vertical";
import showIcon from "icon:eye";
import hideIcon from "icon:eye-slash";
import lockIcon from "icon:lock-simple";
import unlockIcon from "icon:lock-simple-open";
import deleteIcon from "icon:trash";
import { useAction } from "#src/lib/use-action.ts";
import type { Block } from "#src/sites/document.ts";
import { Menu } from "#src/ui/menu.tsx";
import { useBlockCommands } from "../block-commands.ts";
import { ToolButton } from "../tool-button.tsx";

interface BlockActionsProps {
  block: Block;
  size?: "normal" | "small";
  /** Shows only the buttons for moving, and the other actions in a menu. */
  isShort?: boolean;
}

/** All actions on a whole block. */
export function BlockActions({ block, size = "normal", isShort = false }: BlockActionsProps) {
  const actions = useActionsOn(block);
  const shown = isShort ? actions.slice(0, 2) : actions;
  return (
    <>
      {shown.map(({ onChoose, isDisabled, isGrave, ...look }) => (
        <ToolButton key={look.keys} {...look} size={size} disabled={isDisabled} onClick={onChoose} />
      ))}
      {isShort && (
        <Menu side="free" button={<ToolButton icon={moreIcon} label="More" />} choices={actions.slice(2)} />
      )}
    </>
  );
}

interface BlockAction {
  icon: string;
  label: string;
  keys: string;
  isDisabled?: boolean | undefined;
  isGrave?: boolean;
  onChoose: () => void;
}

function useActionsOn({ id, isLocked, isHidden }: Block): readonly BlockAction[] {
  const commands = useBlockCommands();
  const [duplicate] = useAction(async () => commands.duplicate(id));
  const unlessLocked = { isDisabled: isLocked };
  return [
    {
      icon: upIcon,
      label: "Move up",
      keys: "Alt ↑",
      ...unlessLocked,
      onChoose: () => commands.move(id, -1),
    },
    {
      icon: downIcon,
      label: "Move down",
      keys: "Alt ↓",
      ...unlessLocked,
      onChoose: () => commands.move(id, 1),
    },
    { icon: copyIcon, label: "Duplicate", keys: "Ctrl D", onChoose: () => void duplicate() },
    { icon: clipboardIcon, label: "Copy", keys: "Ctrl C", onChoose: () => void commands.copy(id) },
    {
      icon: isHidden ? hideIcon : showIcon,
      label: isHidden ? "Show on the page" : "Hide from the page",
      keys: "H",
      ...unlessLocked,
      onChoose: () => commands.hide(id),
    },
    {
      icon: isLocked ? lockIcon : unlockIcon,
      label: isLocked ? "Unlock" : "Lock",
      keys: "L",
      onChoose: () => commands.lock(id),
    },
    {
      icon: deleteIcon,
      label: "Delete",
      keys: "Delete",
      ...unlessLocked,
      isGrave: true,
      onChoose: () => commands.remove(id),
    },
  ];
}
