// @ts-check
// Draws the icons of home screens and the picture that goes with a shared link, from the mark and the fonts of the
// product. Run: node scripts/draw-icons.mjs
import { mkdirSync, readFileSync } from "node:fs";
import { launchBrowser } from "./browser.mjs";
import { project } from "./run.mjs";
import { runSource } from "./run-source.mjs";

/** @type {typeof import("../src/lib/brand.ts")} */
const { brand } = await runSource("./src/lib/brand.ts");

const font = (/** @type {string} */ name) => {
  const file = `${project}node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
};

/** @param {{ size: number, share: number, round: boolean }} look `share` of the square is the mark */
const icon = ({ size, share, round }) => `
  <body style="margin:0;background:transparent">
    <svg width="${size}" height="${size}" viewBox="0 0 24 24" style="display:block">
      <rect width="24" height="24" rx="${round ? 5.2 : 0}" fill="#0e7490"/>
      <g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".08">
        <path d="M0 3h24M0 11h24M0 16h24M0 21h24M3 0v24M12 0v24M21 0v24"/>
      </g>
      <path d="${brand.logo}" fill="#fff" transform="translate(12 12) scale(${share}) translate(-12 -12)"/>
    </svg>
  </body>`;

const social = `
  <style>
    @font-face { font-family: Display; src: url(${font("bricolage-grotesque")}); font-weight: 200 800 }
    @font-face { font-family: Text; src: url(${font("figtree")}); font-weight: 300 900 }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #faf8f3; color: #12161f;
      background-image: linear-gradient(#0e749022 1px, transparent 1px), linear-gradient(90deg, #0e749022 1px, transparent 1px),
        linear-gradient(#0e749011 1px, transparent 1px), linear-gradient(90deg, #0e749011 1px, transparent 1px);
      background-size: 120px 120px, 120px 120px, 24px 24px, 24px 24px }
    svg { position: absolute; right: -70px; top: -5px; width: 640px; height: 640px; overflow: visible; color: #0e7490 }
    div { position: absolute; left: 72px; top: 132px; width: 620px }
    h1 { font: 800 104px/1 Display; letter-spacing: -.04em; margin: 0 }
    p { font: 500 36px/1.35 Text; margin: 28px 0 0; color: #3f4653 }
    b { display: inline-block; margin-top: 40px; font: 600 28px Text; color: #fff; background: #0e7490; border-radius: 14px; padding: 18px 30px }
  </style>
  <svg viewBox="-4.5 -4.5 33 33" fill="none">
    <g stroke="currentColor" stroke-width=".06" opacity=".45">
      <path d="M-3 3h30M-3 11h30M-3 16h30M-3 21h30M3-3v30M21-3v30M12-3v30" stroke-dasharray=".5 .35"/>
      <circle cx="12" cy="12" r="12.7"/><path d="m-1-1 26 26M25-1-1 25"/>
    </g>
    <path d="${brand.logo}" fill="currentColor"/>
  </svg>
  <div><h1>${brand.name}</h1><p>${brand.tagline}. One sentence in, a finished website out.</p><b>Start building</b></div>`;

const pictures = [
  { file: "icons/icon-192.png", width: 192, html: icon({ size: 192, share: 0.82, round: true }) },
  { file: "icons/icon-512.png", width: 512, html: icon({ size: 512, share: 0.82, round: true }) },
  // Some systems crop the icon to a circle: the mark stays within the inner 80 %.
  { file: "icons/maskable-512.png", width: 512, html: icon({ size: 512, share: 0.66, round: false }) },
  { file: "icons/apple-touch-icon.png", width: 180, html: icon({ size: 180, share: 0.78, round: false }) },
  { file: "images/social.png", width: 1200, height: 630, html: social },
];

mkdirSync(`${project}public/icons`, { recursive: true });
const browser = await launchBrowser();
for (const { file, width, height = width, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${project}public/${file}`, omitBackground: true });
  console.log(file);
}
await browser.close();
