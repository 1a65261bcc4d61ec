interface ShortcutGroup {
  where: string;
  shortcuts: readonly { keys: readonly string[]; does: string }[];
}

/** All keyboard shortcuts, grouped by the area where they work. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    where: "On every page",
    shortcuts: [
      { keys: ["Tab"], does: "The first two stops skip to the content and to the navigation" },
      { keys: ["F8"], does: "To the notification that is on screen; Escape dismisses it" },
      { keys: ["Esc"], does: "Closes the dialog, the menu or the list that is open" },
    ],
  },
  {
    where: "Tabs, devices and sliders",
    shortcuts: [
      { keys: ["←", "→", "↑", "↓"], does: "To the tab or the device beside it; a slider by one step" },
      { keys: ["Home", "End"], does: "To the first and to the last" },
    ],
  },
  {
    where: "Projects",
    shortcuts: [{ keys: ["↑", "↓"], does: "Through the actions of a project, in its open menu" }],
  },
  {
    where: "A site on the full screen",
    shortcuts: [{ keys: ["Esc"], does: "Back to the page, from inside of the site as well" }],
  },
  {
    where: "Presenter view",
    shortcuts: [
      { keys: ["←", "→"], does: "A step back, a step on; so do Page Up and Page Down" },
      { keys: ["B"], does: "Blanks the audience’s window, and shows it again" },
    ],
  },
];
