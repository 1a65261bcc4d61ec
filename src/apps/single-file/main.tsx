// Starts the app of a file. The build makes one script of it: see scripts/vite/app-file.ts.
import "#src/contract/fields.ts";
import "./file.css";
import { createRoot } from "react-dom/client";
import { AppDocumentError } from "../document.ts";
import { readContent } from "./file-content.ts";
import { FileStage } from "./file-stage.tsx";

const root = document.getElementById("root");
const script = document.currentScript?.textContent ?? "";
const parts = {
  script,
  style: document.querySelector("style")?.textContent ?? "",
  policy:
    document.querySelector<HTMLMetaElement>("meta[http-equiv='Content-Security-Policy']")?.content ?? "",
};

if (root) {
  try {
    const content = readContent(document.getElementById("app")?.textContent ?? "");
    createRoot(root).render(<FileStage content={content} parts={parts} />);
  } catch (error) {
    if (!(error instanceof AppDocumentError)) throw error;
    root.setAttribute("role", "alert");
    root.className = "unreadable";
    root.textContent = `${error.message} Nothing in this file was changed.`;
  }
}
