/** Groups of files in the order in which they are kept: what is needed most comes first. */
export const offlineGroups = {
  pages: "Pages and code",
  drawings: "Drawings and icons",
  fonts: "Fonts",
  pictures: "Pictures of templates",
  music: "Music",
} as const;

export type OfflineGroup = keyof typeof offlineGroups;
export const groupIds = Object.keys(offlineGroups) as OfflineGroup[];

/** `offline.json` of a build (scripts/vite/offline-files.ts): the files of each group, below the base path, in bytes. */
export type OfflineList = Record<OfflineGroup, [file: string, bytes: number][]>;
