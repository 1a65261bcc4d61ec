export const projectTypes = ["web", "app", "game"] as const;
export type ProjectType = (typeof projectTypes)[number];

export const projectStatuses = ["active", "deployed", "draft"] as const;
export type ProjectStatus = (typeof projectStatuses)[number];
