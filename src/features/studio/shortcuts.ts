/** Every key of the studio, as the help lists them and `useShortcuts` and the canvas obey them. */
export const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "Ctrl Z", does: "Undo" },
  { keys: "Ctrl Shift Z, or Ctrl Y", does: "Redo" },
  { keys: "↑ ↓", does: "From block to block, in the page and in the list" },
  { keys: "Enter, or F2", does: "Type in the chosen block" },
  { keys: "Tab, Shift Tab", does: "While typing: to the next text of the block, or the one before" },
  { keys: "Escape", does: "End typing; let go of the block" },
  { keys: "Alt ↑, Alt ↓", does: "Move the block" },
  { keys: "A", does: "Add a block" },
  { keys: "Ctrl D", does: "Duplicate the block" },
  { keys: "[ and ]", does: "Show the block in another way" },
  { keys: "H", does: "Hide the block, or show it" },
  { keys: "L", does: "Lock the block, or unlock it" },
  { keys: "Delete", does: "Delete the block" },
  { keys: "+ and -, 0", does: "Larger and smaller, fit" },
  { keys: "1, 2, 3, 4", does: "Desktop, tablet, phone, all three" },
  { keys: "?", does: "This list" },
];
