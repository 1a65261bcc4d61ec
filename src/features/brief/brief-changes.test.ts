import { expect, test } from "vitest";
import { understand } from "#src/brief/understand.ts";
import { applyChanges, readChanges, writeChanges } from "./brief-changes.ts";

const read = understand("A bakery in Lisbon called Crumb, friendly, with a menu and a gallery, no blog");
const changed = (query: string) => applyChanges(read, readChanges(new URLSearchParams(query)));

test("without changes the parsed brief is unchanged", () => {
  expect(changed("brief=x&utm_source=fair")).toEqual(read);
});

test("each part can be corrected or removed", () => {
  expect(changed("b-trade=cafe&b-name=Nook&b-tone=calm&b-colours=navy")).toMatchObject({
    industry: "cafe",
    name: "Nook",
    place: "Lisbon",
    tone: "calm",
    palette: "navy",
  });
  expect(changed("b-name=&b-place=&b-tone=")).not.toHaveProperty("name");
  expect(changed("b-name=&b-place=&b-tone=")).not.toHaveProperty("place");
  expect(changed("b-name=&b-place=&b-tone=")).not.toHaveProperty("tone");
});

test("features can be added and removed, and an excluded one can be restored", () => {
  const { features, excludedFeatures } = changed("b-with=blog.map&b-without=menu");

  expect(features).toEqual(["gallery", "map", "blog"]);
  expect(excludedFeatures).toEqual(["menu"]);
});

test("invalid changes in an address are ignored", () => {
  expect(
    changed("b-trade=__proto__&b-tone=constructor&b-with=nothing.%3Cb%3E&b-like=counter.x&b-like=evil.1"),
  ).toEqual(read);
  expect(readChanges(new URLSearchParams(`b-name=${"x".repeat(9_000)}`)).name).toHaveLength(80);
});

test("a change is added to the address beside other parameters, and can be removed", () => {
  const search = new URLSearchParams("brief=x&utm_source=fair");

  const next = writeChanges(search, { name: "Nook", with: "map", like: "counter.0" });

  expect(next.toString()).toBe("brief=x&utm_source=fair&b-name=Nook&b-with=map&b-like=counter.0");
  expect(writeChanges(next, { name: null, with: "", like: null }).toString()).toBe(search.toString());
});
