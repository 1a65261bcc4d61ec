import { later } from "#src/lib/later.ts";

// What is shown once a file is opened, and not loaded before.
export const ImportMapping = later(() =>
  import("./import-mapping.tsx").then(({ ImportMapping }) => ImportMapping),
);
export const RowCheck = later(() => import("./row-check.tsx").then(({ RowCheck }) => RowCheck));
