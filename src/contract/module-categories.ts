export const moduleCategories = ["CRM", "Games", "Security", "Productivity", "AI"] as const;
export type ModuleCategory = (typeof moduleCategories)[number];
