interface About {
  name: string;
  sector: string;
  /** The position in lists, ascending. */
  position: number;
  /** The order of addition; the highest number is the newest. */
  age: number;
}

export interface ListedIndustry extends About {
  /** The name of the industry's folder, as in template ids: `law-firm-ledger`. */
  id: string;
  /** The parent folder: industries with similar pictures, which load together. */
  group: string;
}

const found = import.meta.glob<About>("../sites/industries/*/*/industry.json", {
  eager: true,
  import: "default",
});

/** The industries with templates, one for each folder, in list order. */
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

/** Collects one kind of file of all industries by industry id: `./shops/bookshop/looks.json` belongs to `bookshop`. */
export function byIndustry<Content>(files: Record<string, Content>): Record<string, Content> {
  const entries = Object.entries(files).map(([path, content]): [string, Content] => [
    path.split("/").at(-2) ?? "",
    content,
  ]);
  const places = new Map(industries.map(({ id, position }) => [id, position]));
  const placeOf = ([id]: [string, Content]) => places.get(id) ?? 0;
  return Object.fromEntries(entries.sort((one, other) => placeOf(one) - placeOf(other)));
}
