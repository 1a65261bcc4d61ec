import { afterEach, expect, test, vi } from "vitest";
import { categoryBanner } from "./category-look.ts";

afterEach(() => void vi.unstubAllEnvs());

test("a category's banner ships with the product", () => {
  expect(categoryBanner("Games")).toBe("/images/banners/games.svg");
});

test.each(["https://images.example/banners", "https://images.example/banners/"])(
  "the build may name an outside image host: %s",
  (host) => {
    vi.stubEnv("VITE_IMAGE_HOST", host);

    expect(categoryBanner("AI")).toBe("https://images.example/banners/ai.svg");
  },
);
