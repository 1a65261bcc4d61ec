import { useLoaded } from "#src/lib/use-loaded.ts";
import type { DataTable, DataTableProps } from "./data-table.tsx";
import { Skeleton } from "./skeleton.tsx";

const loadTable = () => import("./data-table.tsx").then(({ DataTable }) => DataTable);

/** A table whose code comes after what stands around it. */
export function LaterTable<Row>(props: DataTableProps<Row>) {
  const Table: typeof DataTable | undefined = useLoaded(loadTable);
  return Table ? <Table {...props} /> : <Skeleton className="h-[min(44rem,80dvh)]" />;
}
