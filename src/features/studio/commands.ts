import { shortcutKey } from "#src/lib/shortcut-key.ts";
import type { Block } from "#src/sites/document.ts";
import { blockCommands } from "./block-commands.ts";
import { nextZoom } from "./canvas/devices.ts";
import type { StudioState } from "./studio-slice.ts";

type BlockCommands = ReturnType<typeof blockCommands>;

export interface Command {
  /** What a menu or a button calls it. */
  label: string | ((block: Block) => string);
  /** The shortcuts as people read them, the first of them beside the label. */
  keys: readonly string[];
  /** Whether the browser has an event of its own for these keys. */
  isEvent?: true;
  /** Whether it is for the chosen block. */
  isOnBlock?: true;
  /** Whether a locked block refuses it. */
  isEdit?: true;
  /** `block` is the id of the chosen block. */
  run: (studio: StudioState, blocks: BlockCommands, block: string) => void;
}

const onBlock = { isOnBlock: true } as const;
const edit = { isOnBlock: true, isEdit: true } as const;

/** The commands of the studio, from which its buttons, menus, shortcuts and help are made. */
export const commands = {
  undo: { label: "Undo", keys: ["Ctrl Z"], run: ({ undo }) => undo() },
  redo: { label: "Redo", keys: ["Ctrl Shift Z", "Ctrl Y"], run: ({ redo }) => redo() },
  deselect: { ...onBlock, label: "Deselect the block", keys: ["Escape"], run: ({ choose }) => choose(null) },
  moveUp: { ...edit, label: "Move up", keys: ["Alt ↑"], run: (_, blocks, block) => blocks.move(block, -1) },
  moveDown: {
    ...edit,
    label: "Move down",
    keys: ["Alt ↓"],
    run: (_, blocks, block) => blocks.move(block, 1),
  },
  add: { label: "Add a block", keys: ["A"], run: ({ openPalette }) => openPalette() },
  duplicate: {
    ...onBlock,
    label: "Duplicate",
    keys: ["Ctrl D"],
    run: (_, blocks, block) => blocks.duplicate(block),
  },
  copy: {
    ...onBlock,
    isEvent: true,
    label: "Copy",
    keys: ["Ctrl C"],
    run: (_, blocks, block) => void blocks.copy(block),
  },
  lookBefore: {
    ...edit,
    label: "Previous look",
    keys: ["["],
    run: (_, blocks, block) => blocks.swap(block, -1),
  },
  lookAfter: { ...edit, label: "Next look", keys: ["]"], run: (_, blocks, block) => blocks.swap(block, 1) },
  hide: {
    ...edit,
    label: ({ isHidden }) => (isHidden ? "Show on the page" : "Hide from the page"),
    keys: ["H"],
    run: (_, blocks, block) => blocks.hide(block),
  },
  lock: {
    ...onBlock,
    label: ({ isLocked }) => (isLocked ? "Unlock" : "Lock"),
    keys: ["L"],
    run: (_, blocks, block) => blocks.lock(block),
  },
  remove: {
    ...edit,
    label: "Delete",
    keys: ["Delete", "Backspace"],
    run: (_, blocks, block) => blocks.remove(block),
  },
  larger: { label: "Larger", keys: ["+", "="], run: ({ scale, setZoom }) => setZoom(nextZoom(scale, 1)) },
  smaller: { label: "Smaller", keys: ["-"], run: ({ scale, setZoom }) => setZoom(nextZoom(scale, -1)) },
  fit: { label: "Fit", keys: ["0"], run: ({ setZoom }) => setZoom(null) },
  desktop: { label: "Desktop", keys: ["1"], run: ({ showOn }) => showOn("desktop") },
  tablet: { label: "Tablet", keys: ["2"], run: ({ showOn }) => showOn("tablet") },
  phone: { label: "Phone", keys: ["3"], run: ({ showOn }) => showOn("phone") },
  all: { label: "All three", keys: ["4"], run: ({ showOn }) => showOn("all") },
  help: { label: "Keys and help", keys: ["?"], run: ({ openHelp }) => openHelp() },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

const all: readonly Command[] = Object.values(commands);

/** Returns the command that a press of keys stands for. */
export function commandOf(event: KeyboardEvent) {
  const pressed = pressOf(event);
  return all.find(({ keys, isEvent }) => !isEvent && keys.some((key) => key.toLowerCase() === pressed));
}

const arrows: Record<string, string> = { arrowup: "↑", arrowdown: "↓" };

/** Writes a press as the table does, in small letters. Shift counts with Ctrl only: signs such as "?" need it anyway. */
function pressOf(event: KeyboardEvent) {
  const key = shortcutKey(event);
  const hasControl = event.ctrlKey || event.metaKey;
  return [
    hasControl && "ctrl",
    event.altKey && "alt",
    hasControl && event.shiftKey && "shift",
    arrows[key] ?? key,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Runs a command, unless it is for a block and none is chosen. Returns whether it ran. */
export function runCommand({ isOnBlock, run }: Command, read: () => StudioState) {
  const studio = read();
  if (isOnBlock && studio.block === null) return false;
  run(studio, blockCommands(read), studio.block ?? "");
  return true;
}
