import type { ComponentType } from "react";

/** Colours by purpose, as `#rrggbb`. Each ink is readable on its background. */
export interface ProgramColours {
  ground: string;
  surface: string;
  ink: string;
  muted: string;
  line: string;
  edge: string;
  strong: string;
  fill: string;
  onFill: string;
  accent: string;
  onAccent: string;
  accentInk: string;
}

export interface ProgramTheme {
  plain: ProgramColours;
  tinted: ProgramColours;
  dark: ProgramColours;
  accent: ProgramColours;
  displayFont: string;
  textFont: string;
}

export const programRoles = ["admin", "user", "guest"] as const;
/** The role of the viewer: admins may do everything, users their daily work, guests only look. */
export type ProgramRole = (typeof programRoles)[number];

export interface ProgramProps {
  name: string;
  theme: ProgramTheme;
  role: ProgramRole;
  /** The stored data of the last run, not validated; read when the program starts. */
  kept: unknown;
  onKeep: (data: Record<string, unknown>) => void;
}

export type Program = ComponentType<ProgramProps>;
