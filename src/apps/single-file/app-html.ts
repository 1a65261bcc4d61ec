import { escapeHtml } from "#src/sites/escape-html.ts";
import type { FileContent } from "./file-content.ts";

/** The code of a file, the same for every app: see scripts/vite/app-file.ts. */
export interface FileParts {
  script: string;
  style: string;
  /** The content security policy, with the digests of the script and the style. */
  policy: string;
}

/** The parts that an installable folder adds to the page: see src/apps/installed. */
export interface InstalledParts {
  /** Runs before the script of the app. */
  script: string;
  /** The policy of the page, which has the digest of this script, too. */
  policy: string;
  /** The service worker, without the list of its files. */
  worker: string;
}

const OPENING = '<script type="application/json" id="app">';
const CLOSING = "</script>";

/**
 * Returns the page of an app with its records inside. The records are JSON in which no `<` is left, so that no text of
 * theirs can end the element.
 */
export function writeAppHtml(
  { script, style, policy }: FileParts,
  content: FileContent,
  installed?: Pick<InstalledParts, "script" | "policy">,
) {
  const { name, locale } = content.app.document;
  const json = JSON.stringify(content).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(installed?.policy ?? policy)}">${
    installed ? `\n<meta name="policy-of-copies" content="${escapeHtml(policy)}">` : ""
  }
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(name)}</title>
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<noscript>This app needs JavaScript. Allow it for this file and reload the page.</noscript>
${OPENING}${json}${CLOSING}
${installed ? `<script>${installed.script}</script>\n` : ""}<script>${script}</script>
</body>
</html>
`;
}

/** Returns the JSON in the page of an app, or undefined if the text is no such page. */
export function jsonInHtml(html: string) {
  const at = html.indexOf(OPENING);
  if (at < 0) return;
  const end = html.indexOf(CLOSING, at);
  return end < 0 ? undefined : html.slice(at + OPENING.length, end);
}
