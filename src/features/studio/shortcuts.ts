import { type CommandName, commands } from "./commands.ts";

/** The shortcuts of commands, joined as a list reads them. */
const keys = (names: readonly CommandName[], joint = ", ") =>
  names.map((name) => commands[name].keys[0]).join(joint);

/** The keyboard shortcuts as the help lists them. Those without a command are of the canvas. */
export const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: keys(["undo"]), does: "Undo" },
  { keys: commands.redo.keys.join(", or "), does: "Redo" },
  { keys: "↑ ↓", does: "From block to block, in the page and in the list" },
  { keys: "Enter, or F2", does: "Type in the chosen block" },
  { keys: "Tab, Shift Tab", does: "While typing: to the next text of the block, or the one before" },
  { keys: "Shift Enter", does: "While typing: a new line, where a text may have several" },
  { keys: "Ctrl B, Ctrl I, Ctrl K", does: "While typing in a paragraph: bold, italic, a link" },
  { keys: keys(["deselect"]), does: "Stop typing; deselect the block" },
  { keys: keys(["moveUp", "moveDown"]), does: "Move the block" },
  { keys: keys(["add"]), does: "Add a block" },
  {
    keys: `${keys(["copy"])}, Ctrl V`,
    does: "Copy the block, and paste it here or into another site",
  },
  { keys: keys(["duplicate"]), does: "Duplicate the block" },
  { keys: keys(["lookBefore", "lookAfter"], " and "), does: "Show the block in another way" },
  { keys: keys(["hide"]), does: "Hide the block, or show it" },
  { keys: keys(["lock"]), does: "Lock the block against edits by text, or unlock it" },
  { keys: keys(["remove"]), does: "Delete the block" },
  { keys: `${keys(["larger", "smaller"], " and ")}, ${keys(["fit"])}`, does: "Larger and smaller, fit" },
  { keys: keys(["desktop", "tablet", "phone", "all"]), does: "Desktop, tablet, phone, all three" },
  { keys: keys(["help"]), does: "This list" },
];
