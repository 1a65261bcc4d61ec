import versionsIcon from "icon:clock-counter-clockwise";
import pagesIcon from "icon:files";
import checkIcon from "icon:list-checks";
import wordsIcon from "icon:magic-wand";
import searchIcon from "icon:magnifying-glass";
import themeIcon from "icon:palette";
import formsIcon from "icon:paper-plane-tilt";
import editIcon from "icon:sliders-horizontal";
import blocksIcon from "icon:stack";
import type { PanelId } from "../studio-slice.ts";

export const panelLooks: Record<PanelId, { name: string; title: string; icon: string }> = {
  blocks: { name: "Blocks", title: "Blocks of this page", icon: blocksIcon },
  edit: { name: "Edit", title: "Edit", icon: editIcon },
  pages: { name: "Pages", title: "Pages", icon: pagesIcon },
  forms: { name: "Forms", title: "Forms", icon: formsIcon },
  theme: { name: "Theme", title: "Theme", icon: themeIcon },
  words: { name: "Words", title: "Change it with words", icon: wordsIcon },
  search: { name: "Search", title: "Search and sharing", icon: searchIcon },
  check: { name: "Check", title: "Site check", icon: checkIcon },
  versions: { name: "Versions", title: "Versions", icon: versionsIcon },
};

export const panelIds = Object.keys(panelLooks) as PanelId[];
