import type { ReadPictures } from "#src/entities/pictures/picture-entries.ts";

/** The number of imported pictures, and the refused ones. */
export function ImportedPictures({ of: { assets, refused } }: { of: ReadPictures }) {
  return (
    <>
      {assets.length > 0 && (
        <p className="mt-3 text-sm">
          {assets.length === 1 ? "1 picture comes along." : `${assets.length} pictures come along.`}
        </p>
      )}
      {refused.length > 0 && (
        <div className="mt-3 border-amber-ink border-l-4 bg-amber-tint px-3 py-2 text-amber-ink text-sm">
          <p>These pictures are damaged and are left out; drawn pictures stand in for them:</p>
          <ul className="mt-1 max-h-32 list-disc overflow-auto ps-5 [overflow-wrap:anywhere]">
            {[...new Set(refused)].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
