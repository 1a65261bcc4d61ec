import type { ViewProps } from "../define-block.ts";
import { Each, Head } from "../parts.tsx";
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
              {file.text && (
                <p className="sw-quiet" data-field="text">
                  {file.text}
                </p>
              )}
              {file.size && (
                <p className="sw-file-size" data-field="size">
                  {file.size}
                </p>
              )}
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
