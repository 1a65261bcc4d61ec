import { render, screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Asset } from "#src/pictures/asset-store.ts";
import { PictureTile } from "./picture-tile.tsx";

// jsdom makes no addresses of blobs.
beforeAll(() => {
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => {};
});
afterAll(() => {
  Reflect.deleteProperty(URL, "createObjectURL");
  Reflect.deleteProperty(URL, "revokeObjectURL");
});

const tile = (fields: Partial<Asset>) => {
  const asset = {
    id: "1",
    alt: "",
    color: "#2f5d3a",
    sizes: [{ blob: new Blob() }],
    ...fields,
  } as unknown as Asset;
  const { container, unmount } = render(
    <PictureTile asset={asset} uses={0} isChosen={false} onChoose={vi.fn()} />,
  );
  expect(screen.getByRole("button")).toHaveAccessibleName(`${asset.name}, not used`);
  const image = container.querySelector("img");
  const shown = { fit: image?.className ?? "", ground: image?.parentElement?.style.backgroundColor };
  unmount();
  return shown;
};

test("a photograph fills its tile, and a drawing is shown whole on a ground that it stands out from", () => {
  expect(tile({ name: "shop.jpg" })).toMatchObject({ fit: expect.stringContaining("object-cover") });
  const dark = tile({ name: "logo.svg" });
  expect(dark.fit).toContain("object-contain");
  expect(dark.ground).toBe("rgb(255, 255, 255)");
  expect(tile({ name: "logo.SVG", color: "#ffffff" }).ground).toBe("rgb(22, 24, 29)");
});
