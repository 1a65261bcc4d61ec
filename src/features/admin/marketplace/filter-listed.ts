import type { ListedTemplate } from "./listed-templates.ts";

const filters = {
  all: { label: "All", keeps: () => true },
  published: { label: "Published", keeps: ({ setting }: ListedTemplate) => !setting.isHidden },
  hidden: { label: "Hidden", keeps: ({ setting }: ListedTemplate) => setting.isHidden },
  featured: { label: "Featured", keeps: ({ setting }: ListedTemplate) => setting.isFeatured },
  priced: {
    label: "With a price of their own",
    keeps: ({ setting }: ListedTemplate) => setting.price !== null,
  },
} as const;
export type TemplateFilter = keyof typeof filters;

export const filterOptions = Object.entries(filters).map(([value, { label }]) => ({
  value: value as TemplateFilter, // `Object.entries` widens the keys to string
  label,
}));

/** Returns the templates that pass the filter and contain the words in a name, id or tag. */
export function filterListed(listed: readonly ListedTemplate[], filter: TemplateFilter, words: string) {
  const wanted = words.trim().toLowerCase();
  return listed.filter(
    (one) =>
      filters[filter].keeps(one) &&
      `${one.kind} ${one.template.name} ${one.id} ${one.setting.tags.join(" ")}`
        .toLowerCase()
        .includes(wanted),
  );
}
