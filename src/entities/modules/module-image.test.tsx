import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ModuleImage } from "./module-image.tsx";

const module = { id: 1, name: "Till", category: "Productivity", description: "Counts" } as const;

test.each([
  ["/images/modules/till.svg", "eager"],
  ["https://pictures.example/till.png", "lazy"],
])("the image %s, first on a page, loads %s and without a referrer", (imagePath, loading) => {
  render(<ModuleImage module={{ ...module, imagePath }} isFirst />);

  const [image] = document.images;
  expect(image).toHaveAttribute("src", imagePath);
  expect(image).toHaveAttribute("loading", loading);
  expect(image).toHaveAttribute("referrerpolicy", "no-referrer");
});
