import { CategoryTiles } from "./category-tiles.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { IndustryIndex } from "./industry-index.tsx";

/** What stands below the phones: links, whose code may come after the page can be used. */
export function ShowcaseRest() {
  return (
    <>
      <IndustryIndex />
      <CategoryTiles />
      <ClosingCall />
    </>
  );
}
