import { fileType, isFileBeside } from "../../embeds/addresses.ts";
import type { Scope } from "../define-block.ts";
import type { DownloadsData } from "./downloads-fields.ts";

interface FileLinkProps {
  file: DownloadsData["files"][number];
  scope: Scope;
}

/** The name of a file as a link. Files beside the pages exist only in an export, so previews show no link. */
export function FileLink({ file, scope }: FileLinkProps) {
  const name = file.name || "File";
  const details = [fileType(file.to), file.size].filter(Boolean).join(", ");
  const words = details ? `${name} (${details})` : name;
  const isBeside = isFileBeside(file.to);
  if (!file.to || (isBeside && scope.frameHead === undefined))
    return (
      <span className="sw-file-name" data-field="name">
        {name}
      </span>
    );
  return (
    <a
      className="sw-file-name"
      data-field="name"
      href={file.to}
      aria-label={words}
      download={isBeside || undefined}
    >
      {name}
    </a>
  );
}

/** A sheet of paper labelled with the file type. */
export const FileSheet = ({ file }: Pick<FileLinkProps, "file">) => (
  <span className="sw-file-sheet" aria-hidden="true">
    {fileType(file.to) || "File"}
  </span>
);
