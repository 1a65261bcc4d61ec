import { expect, test } from "vitest";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { parseDocument, type SiteDocument } from "../document.ts";
import { outgoingOf } from "../outgoing.ts";
import { renderSingle } from "../render-single.ts";
import { renderStatic } from "../render-static.ts";
import { templateDocument } from "../templates.ts";
import { profilesProblem } from "./social.ts";
import { videoAt, videoProblem } from "./video.ts";

const template = (await templateDocument("bakery-counter")) as SiteDocument;
const YOUTUBE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
test.each([
  [YOUTUBE, "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0"],
  [
    "https://youtu.be/dQw4w9WgXcQ?t=42",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=42",
  ],
  [
    "https://m.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
  ],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"],
  [
    "https://vimeo.com/76979871/0123abcdef",
    "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=0123abcdef",
  ],
])("%s plays in the player without cookies", (address, player) => {
  expect(videoAt(` ${address} `)).toMatchObject({ kind: "player", player });
});

test.each([
  ["http://youtu.be/dQw4w9WgXcQ", "begins with https://"],
  ["https://www.youtube.com/playlist?list=PL1234567890", "names no video"],
  ["https://vimeo.com/channels/staffpicks", "names no video"],
  ["https://example.org/page", "example.org is not known for videos"],
  ["https://youtube.com.example.org/watch?v=dQw4w9WgXcQ", "is not known for videos"],
  ["javascript:alert(1)", "Use the address of a video"],
  ["../secret.mp4", "Use the address of a video"],
  ["a video of us", "Use the address of a video"],
])("%s is refused, and the reason is said", (address, reason) => {
  expect(videoProblem(address)).toContain(reason);
  expect(withVideo(address).pages[0]?.blocks.find(({ kind }) => kind === "video")?.data).toMatchObject({
    to: "",
  });
});

test.each([
  [YOUTUBE, "frame-src https://www.youtube-nocookie.com"],
  ["https://vimeo.com/76979871", "frame-src https://player.vimeo.com"],
  ["https://files.crumb.example/tour.mp4", "media-src https://files.crumb.example"],
  ["videos/tour.webm", "media-src 'self'"],
])("a page with %s opens %s and nothing else, and no other page does", (address, opened) => {
  const site = withVideo(address);
  const before = renderStatic(template).files;
  const { files } = renderStatic(site);

  expect(policyOf(page(files, "index"))).toBe(`${policyOf(page(before, "index"))}; ${opened}`);
  for (const { text } of files.filter((file) => /\.html$/.test(file.path) && file.path !== "index.html"))
    expect(policyOf(text)).not.toMatch(/frame-src|media-src/);
  expect(policyOf(renderSingle(site))).toBe(`${policyOf(renderSingle(template))}; ${opened}`);
});

test.each([
  ["no address", ""],
  ["a refused address", "https://example.org"],
])("with %s nothing is opened and nothing can be pressed", (_, address) => {
  const html = page(renderStatic(withVideo(address)).files, "index");

  expect(html).toContain("sw-screen");
  expect(html).not.toMatch(/<iframe|<video|"sw-play"|frame-src|media-src/);
});

test("a hidden video adds nothing to the content security policy", () => {
  const site = withVideo(YOUTUBE, { isHidden: true });

  expect(page(renderStatic(site).files, "index")).not.toMatch(/youtube|frame-src/);
});

test.each([
  ["files", (site: SiteDocument) => page(renderStatic(site).files, "index")],
  ["one file", renderSingle],
])("in %s nothing of a player is asked for before its link is pressed", (_, html) => {
  const document = new DOMParser().parseFromString(html(withVideo(YOUTUBE)), "text/html");
  const frame = document.querySelector("iframe");
  const cover = new DOMParser().parseFromString(frame?.srcdoc ?? "", "text/html");

  expect(document.querySelectorAll("[src^='https:'], script, object, embed")).toHaveLength(0);
  expect(frame?.hasAttribute("src")).toBe(false);
  expect(frame?.title).toBe("Video: Our <oven> & us");
  expect(cover.querySelectorAll("[src], script, img")).toHaveLength(0);
  expect([...cover.links].map(({ href, textContent }) => [href, textContent])).toEqual([
    [
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
      "Play the video “Our <oven> & us” from YouTube",
    ],
  ]);
});

test("a file is loaded only when played, and has captions and an alternative text", () => {
  const site = withVideo(
    "https://files.crumb.example/tour.mp4",
    {},
    { captions: "videos/tour.vtt", transcript: ["We bake."] },
  );
  const html = page(renderStatic(site).files, "index");
  const video = new DOMParser().parseFromString(html, "text/html").querySelector("video");

  expect(video?.preload).toBe("none");
  expect(video?.querySelector("track")?.getAttribute("src")).toBe("videos/tour.vtt");
  expect(policyOf(html)).toContain("media-src 'self' https://files.crumb.example");
  expect(html).toContain("Read what is said");
});

test.each([[YOUTUBE], ["videos/tour.webm"]])("the page with %s is valid HTML", async (address) => {
  const site = withVideo(address, {}, { transcript: ["We bake."] });
  const html = page(renderStatic(site).files, "index");
  expect(await htmlProblems(html)).toEqual([]);
});

test("the host of a video is among the site's destinations", () => {
  expect(outgoingOf(withVideo(YOUTUBE)).hosts).toContain("www.youtube.com");
});

test.each([
  ["the position of the block", { position: "53.38, -1.49" }, undefined, /mlat=53.38&mlon=-1.49/, true],
  [
    "the position of the site",
    {},
    { geo: { latitude: 51.05, longitude: 3.71 } },
    /mlat=51.05&mlon=3.71/,
    true,
  ],
  ["the address of the business", {}, undefined, /search\?query=118%20Sharrow%20Rise/, false],
])(
  "the sheet of a map leads to OpenStreetMap by %s, and asks for nothing from there",
  (_, data, head, address, hasWay) => {
    const map = {
      kind: "map",
      variant: "sheet",
      data: { title: "Find us", picture: { kind: "map" }, ...data },
    };
    const html = page(renderStatic({ ...withBlock(map), ...(head && { head }) }).files, "index");
    const links = [
      ...new DOMParser()
        .parseFromString(html, "text/html")
        .querySelectorAll<HTMLAnchorElement>(".sw-map a.sw-button"),
    ];

    expect(links[0]?.href).toMatch(address);
    expect(links.map(({ textContent }) => textContent)).toEqual(
      hasWay ? ["Open the map", "Plan the way"] : ["Open the map"],
    );
    expect(policyOf(html)).toBe(policyOf(page(renderStatic(template).files, "index")));
  },
);

test("social profiles are in every footer with their network's name, and other addresses are left out", () => {
  const social = [
    "https://www.instagram.com/crumb",
    "javascript:alert(1)",
    "https://crumb.social/@crumb",
    "https://shop.example/",
  ];
  const site = parseDocument({ ...template, meta: { ...template.meta, social } });
  for (const { text } of renderStatic(site).files.filter(({ path }) => path.endsWith(".html"))) {
    const links = new DOMParser()
      .parseFromString(text, "text/html")
      .querySelectorAll<HTMLAnchorElement>("footer a[rel=me]");
    expect([...links].map(({ href, textContent }) => `${textContent} ${href}`)).toEqual([
      "Instagram https://www.instagram.com/crumb",
      "Mastodon https://crumb.social/@crumb",
      "shop.example https://shop.example/",
    ]);
  }
  expect(outgoingOf(site).hosts).toContain("www.instagram.com");
});

test.each([
  ["https://www.instagram.com/", "names no profile"],
  ["http://facebook.com/crumb", "Use addresses such as"],
  ["@crumb", "Use addresses such as"],
])("%s is no profile, and the reason is said", (address, reason) => {
  expect(profilesProblem(["https://x.com/crumb", address])).toContain(reason);
});

const withVideo = (to: string, block: object = {}, data: object = {}) =>
  withBlock({
    id: "video",
    kind: "video",
    variant: "wide",
    ...block,
    data: { title: "Our <oven> & us", to, ...data },
  });

/** Returns the home page with one more block, above the footer. */
function withBlock(block: object): SiteDocument {
  const [first, ...rest] = template.pages;
  const blocks = (first?.blocks ?? []).toSpliced(-1, 0, { id: "added", ...block } as never);
  return parseDocument({ ...template, pages: [{ ...first, blocks }, ...rest] });
}

const page = (files: { path: string; text: string }[], name: string) =>
  files.find(({ path }) => path === `${name}.html`)?.text ?? "";

const policyOf = (html: string) =>
  new DOMParser().parseFromString(html, "text/html").querySelector<HTMLMetaElement>("meta[http-equiv]")
    ?.content ?? "";
