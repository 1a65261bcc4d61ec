import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Page } from "@playwright/test";

/** One sheet of paper: its pixels, and its words. */
export interface Sheet {
  width: number;
  height: number;
  text: string;
  /** The darkest pixel of a row or of a part of it, from 0, black, to 255, paper. */
  darkest: (row: number, from?: number, to?: number) => number;
}

/** Prints a page as most people do, on A4 and without background graphics, and draws the sheets. */
export async function printed(page: Page): Promise<Sheet[]> {
  const pdf = await page.pdf({ format: "A4" });
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const sheets: Sheet[] = [];
    for (const sheet of document.pages()) {
      const text = sheet.getText(); // rendering closes the sheet
      const { width, height, data } = await sheet.render({ scale: 2, render: "bitmap", colorSpace: "Gray" });
      const stride = data.length / height;
      sheets.push({
        width,
        height,
        text,
        darkest: (row, from = 0, to = width) =>
          data
            .subarray(row * stride + from, row * stride + to)
            .reduce((one, other) => Math.min(one, other), 255),
      });
    }
    return sheets;
  } finally {
    library.destroy();
  }
}

/** The darkest pixel of each line of text, picture or box: of each band of rows between two empty rows. */
export function bandsOf({ height, darkest }: Sheet) {
  const bands: { top: number; bottom: number; darkest: number }[] = [];
  for (let row = 0; row < height; row++) {
    const ink = darkest(row);
    const last = bands.at(-1);
    if (ink > PAPER) continue;
    if (last?.bottom === row) Object.assign(last, { bottom: row + 1, darkest: Math.min(last.darkest, ink) });
    else bands.push({ top: row, bottom: row + 1, darkest: ink });
  }
  return bands;
}

const PAPER = 250;
