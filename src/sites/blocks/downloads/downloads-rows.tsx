import type { ViewProps } from "../define-block.ts";
import { Each, Head, Text } from "../parts.tsx";
import type { DownloadsData } from "./downloads-fields.ts";
import css from "./downloads-rows.css?site";
import { FileLink, FileSheet } from "./file-link.tsx";

function DownloadsRows({ data, id, level, scope }: ViewProps<DownloadsData>) {
  return (
    <div className="sw-inner sw-files-cols">
      <Head id={id} level={level} data={data} fallback="Downloads" />
      <ul className="sw-files-rows">
        <Each of={data.files} field="files">
          {(file) => (
            <li className="sw-file">
              <FileSheet file={file} />
              <div>
                <FileLink file={file} scope={scope} />
                <Text of={file} field="text" className="sw-quiet" />
              </div>
              <Text of={file} field="size" className="sw-file-size" />
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

export const downloadsRows = {
  label: "Rows",
  View: DownloadsRows,
  css,
};
