import type { ComponentType } from "react";

/** Colours by purpose, as `#rrggbb`. Each ink is readable on its background. */
export interface AppColours {
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

export interface AppTheme {
  plain: AppColours;
  tinted: AppColours;
  dark: AppColours;
  accent: AppColours;
  displayFont: string;
  textFont: string;
}

export const appRoles = ["admin", "user", "guest"] as const;
/** The role of the viewer: admins may do everything, users their daily work, guests only look. */
export type AppRole = (typeof appRoles)[number];

export interface RunningAppProps {
  name: string;
  theme: AppTheme;
  role: AppRole;
  /** The stored data of the last run, not validated; read when the program starts. */
  kept: unknown;
  onKeep: (data: Record<string, unknown>) => void;
}

export type RunningApp = ComponentType<RunningAppProps>;
