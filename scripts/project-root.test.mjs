import { expect, test } from "vitest";
import { projectPath } from "./project-root.mjs";

test.each(["/home/ann/site", "/usr/src/app", "/home/ann/my work/src/site #1", "C:/src/pages/admin"])(
  "a module below %s has the same path as anywhere",
  (root) => {
    expect(projectPath(`${root}/src/pages/home-page.tsx`, root)).toBe("src/pages/home-page.tsx");
    expect(projectPath(`${root}/node_modules/react/index.js`, root)).toBe("node_modules/react/index.js");
    expect(projectPath(`${root}/src/main.tsx`.replaceAll("/", "\\"), root)).toBe("src/main.tsx");
  },
);

test("a virtual module and a file beside the project keep their ids", () => {
  expect(projectPath("\0icon:plus", "/usr/src/app")).toBe("\0icon:plus");
  expect(projectPath("/usr/src/app-two/src/main.tsx", "/usr/src/app")).toBe("/usr/src/app-two/src/main.tsx");
});
