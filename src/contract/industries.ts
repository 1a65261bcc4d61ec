interface About {
  name: string;
  sector: string;
  /** The higher, the later it is listed. */
  position: number;
  /** The higher, the later it came. */
  age: number;
}

export interface ListedIndustry extends About {
  /** The name of its folder, as in the ids of its templates: `law-firm-ledger`. */
  id: string;
  /** The folder around it: industries that are drawn alike, and are loaded together. */
  group: string;
}

const found = import.meta.glob<About>("../sites/industries/*/*/industry.json", {
  eager: true,
  import: "default",
});

/** The industries that templates are made for: one for each folder, in the order in which they are listed. */
export const industries: readonly ListedIndustry[] = Object.entries(found)
  .map(([path, about]) => {
    const [id = "", group = ""] = path.split("/").reverse().slice(1);
    return { ...about, id, group };
  })
  .sort((one, other) => one.position - other.position);

export const sectors = [...new Set(industries.map(({ sector }) => sector))].map((name) => ({
  name,
  industries: industries.filter(({ sector }) => sector === name),
}));

/** The content of each industry's file of one kind, by industry id: `./shops/bookshop/looks.json` belongs to `bookshop`. */
export function byIndustry<Content>(files: Record<string, Content>): Record<string, Content> {
  const entries = Object.entries(files).map(([path, content]): [string, Content] => [
    path.split("/").at(-2) ?? "",
    content,
  ]);
  const places = new Map(industries.map(({ id, position }) => [id, position]));
  const placeOf = ([id]: [string, Content]) => places.get(id) ?? 0;
  return Object.fromEntries(entries.sort((one, other) => placeOf(one) - placeOf(other)));
}
