import type { ComponentType } from "react";
import type { Roles } from "#src/sites/themes/compose.ts";

export interface AppTheme {
  plain: Roles;
  tinted: Roles;
  dark: Roles;
  accent: Roles;
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
  /** The stored data of the last run, not validated; read when the app starts. */
  saved: unknown;
  onSave: (data: Record<string, unknown>) => void;
}

export interface RunningApp {
  Component: ComponentType<RunningAppProps>;
  /** Reads stored data as the app does when it starts, and drops what it cannot read. */
  read: (saved: unknown) => object | undefined;
}
