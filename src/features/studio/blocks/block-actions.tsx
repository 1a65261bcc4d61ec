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
import { blockCommands } from "../block-commands.ts";
import { type Command, commands } from "../commands.ts";
import { useStudioStore } from "../studio-slice.ts";
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

/** The actions on a block in the order of the buttons. */
const actionNames = ["moveUp", "moveDown", "duplicate", "copy", "hide", "lock", "remove"] as const;

function useActionsOn(block: Block) {
  const store = useStudioStore();
  const [run] = useAction(async (name: (typeof actionNames)[number]) => {
    commands[name].run(store.getState(), blockCommands(store.getState), block.id);
  });
  return actionNames.map((name) => {
    const { label, keys, isEdit }: Command = commands[name];
    return {
      icon: iconOf(name, block),
      label: typeof label === "string" ? label : label(block),
      keys: keys[0],
      isDisabled: isEdit && block.isLocked,
      isGrave: name === "remove",
      onChoose: () => void run(name),
    };
  });
}

function iconOf(name: (typeof actionNames)[number], { isHidden, isLocked }: Block) {
  if (name === "hide") return isHidden ? hideIcon : showIcon;
  if (name === "lock") return isLocked ? lockIcon : unlockIcon;
  return icons[name];
}

const icons = {
  moveUp: upIcon,
  moveDown: downIcon,
  duplicate: copyIcon,
  copy: clipboardIcon,
  remove: deleteIcon,
};
