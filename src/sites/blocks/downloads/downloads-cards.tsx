import type { ViewProps } from "../define-block.ts";
import { Each, Head, Text } from "../parts.tsx";
import css from "./downloads-cards.css?site";
import type { DownloadsData } from "./downloads-fields.ts";
import { FileLink, FileSheet } from "./file-link.tsx";

function DownloadsCards({ data, id, level, scope }: ViewProps<DownloadsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Downloads" />
      <ul className="sw-files-cards">
        <Each of={data.files} field="files">
          {(file) => (
            <li className="sw-card sw-file">
              <FileSheet file={file} />
              <FileLink file={file} scope={scope} />
              <Text of={file} field="text" className="sw-quiet" />
              <Text of={file} field="size" className="sw-file-size" />
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

export const downloadsCards = {
  label: "Cards",
  View: DownloadsCards,
  css,
};
