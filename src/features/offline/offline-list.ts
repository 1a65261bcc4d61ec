/** Groups of files in download order: the most important ones come first. */
export const offlineGroups = {
  pages: "Pages and code",
  drawings: "Drawings and icons",
  fonts: "Fonts",
  pictures: "Pictures of templates",
  music: "Music",
} as const;

export type OfflineGroup = keyof typeof offlineGroups;
export const groupIds = Object.keys(offlineGroups) as OfflineGroup[];

/**
 * The `offline.json` of a build (scripts/vite/offline-files.ts): for each group its files, relative to the base path,
 * and their sizes in bytes.
 */
export type OfflineList = Record<OfflineGroup, [file: string, bytes: number][]>;
