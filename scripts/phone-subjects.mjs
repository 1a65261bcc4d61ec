// @ts-check
// Measures on phones whether each subject of the first picture is whole and large, over trades and styles.
// Run: node scripts/phone-subjects.mjs [every [seed]], where 1 in `every` trades is measured.
import { launchBrowser } from "./browser.mjs";
import { fail } from "./run.mjs";
import { runSource } from "./run-source.mjs";

const PHONE = { width: 390, height: 844 };
/** The least share of a subject that shows; its corners are empty. */
const WHOLE = 0.985;
/** The least share of the picture's width or height that the largest subject fills. */
const LARGE = 0.5;

async function main() {
  const [every = 5, seed = 0] = process.argv.slice(2).map(Number);
  const { tradeIds, sitesInStyles } = /** @type {typeof import("./subjects/boxed-subjects.ts")} */ (
    await runSource("./scripts/subjects/boxed-subjects.ts")
  );
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: PHONE });
  const faults = [];
  let count = 0;
  for (const [index, id] of tradeIds.entries()) {
    if (index % every !== 0) continue;
    for (const { style, document, site } of sitesInStyles(id, seed)) {
      const hero = document.pages[0]?.blocks.find(({ kind }) => kind === "hero");
      const picture = hero?.kind === "hero" ? hero.data.picture : null;
      if (picture?.kind !== "subject") continue;
      await page.setContent(inline(site.files));
      const seen = await page.evaluate(measure);
      count += 1;
      const cut = seen.filter(({ share }) => share < WHOLE);
      const isSmall = !seen.some(({ size }) => size >= LARGE);
      if (cut.length > 0 || isSmall)
        faults.push(
          `${id} ${style} ${hero?.variant} ${document.theme.treatment} ${picture.subjects}: ${JSON.stringify(seen)}`,
        );
    }
  }
  await browser.close();
  console.log(
    [...faults, `${count - faults.length} of ${count} first pictures are whole and large.`].join("\n"),
  );
  if (faults.length > 0) process.exitCode = 1;
}

/** @param {{ path: string, text: string }[]} files */
function inline(files) {
  const text = (/** @type {string} */ name) => files.find(({ path }) => path === name)?.text ?? "";
  return text("index.html")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${text("site.css")}</style>`);
}

/** Runs in the browser: the share of each box that shows, and its size as a share of the picture. */
function measure() {
  const frame = document.querySelector(".sw-hero .sw-picture")?.parentElement?.getBoundingClientRect();
  if (!frame) return [];
  return [...document.querySelectorAll(".sw-hero .box")].map((box) => {
    const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
    const shownX = Math.min(right, frame.right, innerWidth) - Math.max(left, frame.left, 0);
    const shownY = Math.min(bottom, frame.bottom) - Math.max(top, frame.top);
    const round = (/** @type {number} */ value) => Math.round(value * 1000) / 1000;
    return {
      share: round(Math.min(shownX / width, shownY / height)),
      size: round(Math.max(width / frame.width, height / frame.height)),
    };
  });
}

main().catch(fail);
