// Starts the app of a file. The build makes one script of it: see scripts/vite/app-file.ts.
import "#src/contract/fields.ts";
import "./file.css";
import { createRoot } from "react-dom/client";
import { AppDocumentError } from "../document.ts";
import type { KeptApp } from "../installed/kept-app.ts";
import { readContent } from "./file-content.ts";
import { downloadOther, FileStage } from "./file-stage.tsx";

const root = document.getElementById("root");
const script = document.currentScript?.textContent ?? "";
const parts = {
  script,
  style: document.querySelector("style")?.textContent ?? "",
  policy: metaOf("[name='policy-of-copies']") ?? metaOf("[http-equiv='Content-Security-Policy']") ?? "",
};

function metaOf(selector: string) {
  return document.querySelector<HTMLMetaElement>(`meta${selector}`)?.content;
}

const text = document.getElementById("app")?.textContent ?? "";
if (window.openInstalled)
  void window.openInstalled({ text, start, download: (json) => downloadOther(parts, readContent(json)) });
else start(text);

function start(json: string, kept?: KeptApp) {
  if (!root) return;
  try {
    createRoot(root).render(<FileStage content={readContent(json)} parts={parts} kept={kept} />);
  } catch (error) {
    if (!(error instanceof AppDocumentError)) throw error;
    root.setAttribute("role", "alert");
    root.className = "unreadable";
    root.textContent = `${error.message} Nothing in this file was changed.`;
  }
}
