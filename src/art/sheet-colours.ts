import type { ArtTheme } from "./art-theme.ts";

/** The colours of sheets on which drawings are looked at, by day and by night. */
export const sheetColours: Record<"light" | "dark", Omit<ArtTheme, "treatment">> = {
  light: {
    isDark: false,
    ground: "#f6efe2",
    groundDeep: "#e6d8bf",
    dominant: "#0e6b74",
    accent: "#e2803f",
    light: "#fffaf0",
    ink: "#14242b",
  },
  dark: {
    isDark: true,
    ground: "#10202b",
    groundDeep: "#081219",
    dominant: "#2f6f8f",
    accent: "#e8a54b",
    light: "#f4ead6",
    ink: "#071018",
  },
};
