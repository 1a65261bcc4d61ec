import { useState } from "react";
import { unopenedApp } from "#src/apps/templates/load-template.ts";
import type { SharedProject } from "#src/entities/projects/use-shared-project.ts";
import { basePath } from "#src/lib/base-path.ts";
import { formatNumber } from "#src/lib/english.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { encodeApp, type LinkedApp } from "#src/share/app-token.ts";
import { MAX_TOKEN_LENGTH } from "#src/share/limits.ts";
import { Button } from "#src/ui/button.tsx";
import { LinkField } from "#src/ui/link-field.tsx";
import { sharePath } from "../shared-site/share-address.ts";

interface AppLinkTabProps {
  shared: SharedProject;
  onWantFile: () => void;
}

/** Creates a link that contains a whole app; its records only if the sender wants. */
export function AppLinkTab({ shared, onWantFile }: AppLinkTabProps) {
  const [hasRecords, setHasRecords] = useState(false);
  const { latest: link, error } = useAsyncValue(() => makeAppLink(shared, hasRecords), [shared, hasRecords]);
  const isTooLong = link && (link.length === 0 || link.length > MAX_TOKEN_LENGTH);
  return (
    <div className="grid gap-4">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={hasRecords}
          onChange={({ target }) => setHasRecords(target.checked)}
        />
        With the records
      </label>
      <p className="text-muted text-sm">
        {hasRecords
          ? "Anyone who has the link can read the names, numbers and notes in the records."
          : "The link has the tables, views and look of the app. The records stay here."}
      </p>
      {error ? (
        <p role="alert" className="text-danger">
          The link could not be made. Close this and try again.
        </p>
      ) : isTooLong ? (
        <div className="border-amber-ink border-l-4 bg-amber-tint px-4 py-3 text-amber-ink">
          <p className="font-medium">This app is too large for a link.</p>
          <p className="mt-1">
            {link.length > 0 && `It would have ${formatNumber(link.length)} characters; `}
            {formatNumber(MAX_TOKEN_LENGTH)} are what mail and chat programs carry safely. Send the project
            file instead: it opens in any browser that has this product.
          </p>
          <Button size="small" className="mt-3" onClick={onWantFile}>
            Use the project file
          </Button>
        </div>
      ) : (
        <>
          <LinkField
            label="Link to the whole app"
            address={link?.address ?? ""}
            title={shared.project.name}
          />
          <p role="status" className="text-muted text-sm">
            {link
              ? `${formatNumber(link.length)} characters. Nothing is uploaded: the app is in the part after the #, which is never sent to a server. Pictures are left out.`
              : "Making the link…"}
          </p>
        </>
      )}
    </div>
  );
}

async function makeAppLink({ project, app: earlier, builtApp }: SharedProject, hasRecords: boolean) {
  const app: LinkedApp | undefined = builtApp ?? (await unopenedApp(project.templateId, earlier));
  if (!app) throw new Error("There is no app to share.");
  const { document, records, counters } = app;
  const token = await encodeApp(hasRecords ? { document, records, counters } : { document });
  return { address: token && location.origin + basePath + sharePath(token), length: token.length };
}
