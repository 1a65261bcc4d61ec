/** An app takes larger files than the imports of `src/lib/spreadsheet`. */
export const sourceLimits = { megabytes: 60, rows: 200_000, columns: 200 } as const;
