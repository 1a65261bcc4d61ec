import { useMemo, useState } from "react";
import { subtleCrypto } from "#src/api/link-keys.ts";
import { useQuery } from "#src/api/query.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import { readPublishHosts } from "#src/lib/publish-hosts.ts";
import { hasHidden, withoutHidden } from "#src/share/without-hidden.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { ExportForms } from "../export/export-forms.tsx";
import { ExportLists } from "../export/export-lists.tsx";
import { FolderForm } from "./folder-form.tsx";
import { type Publication, readHistory } from "./history.ts";
import { HistoryList } from "./history-list.tsx";
import { HostForm } from "./host-form.tsx";
import { type Host, hostNames, type Place } from "./place.ts";
import { PublishingStatus } from "./publishing-status.tsx";
import { usePublishing } from "./use-publishing.ts";

interface OnlineTabProps {
  projectKey: string;
  document: SiteDocument;
  /** Whether to include the editable site, and the control for it. */
  withSite: boolean;
  siteChoice: React.ReactNode;
  onWantZip: () => void;
}

const hosts: readonly { id: Host; text: string }[] = [
  { id: "github", text: "A repository of your account, free of charge" },
  { id: "netlify", text: "A site of your account, free to begin with" },
  { id: "folder", text: "On this computer, for a server of your own" },
];

/** Publishes the site to a live address: destination, progress and history. */
export function OnlineTab(props: OnlineTabProps) {
  const { projectKey, document: whole, withSite, siteChoice, onWantZip } = props;
  useFollowWork();
  const document = useMemo(() => withoutHidden(whole), [whole]);
  const allowed = readPublishHosts(import.meta.env.VITE_PUBLISH_HOSTS);
  const { data: history, isPending } = useQuery({
    queryKey: [...workKey("publications"), projectKey],
    queryFn: () => readHistory(projectKey),
    staleTime: 0,
    showsError: true,
  });
  const [chosen, setChosen] = useState<Host>();
  const { state, publish, goBack, cancel } = usePublishing();
  const isRunning = state.phase === "running";
  const host = chosen ?? history?.[0]?.host ?? allowed[0] ?? "folder";
  const last = history?.find((one) => one.host === host)?.place;
  const goBackTo = (publication: Publication) => {
    setChosen(publication.host);
    void goBack(publication);
  };
  const start = (place: Place) => publish({ project: projectKey, document, place, withSite });

  const choices = (
    <div>
      {siteChoice}
      <ExportForms projectKey={projectKey} document={document} />
      <ExportLists document={document} />
    </div>
  );

  if (!subtleCrypto()) {
    return (
      <p>
        Browsers allow this only on pages with HTTPS. Open this product by an address that begins with
        https://, or save the website files and put them up by hand.
      </p>
    );
  }
  return (
    <div>
      <RadioGroup
        label="Where"
        labelClassName="mb-1 block font-medium"
        value={host}
        onChoose={setChosen}
        isDisabled={isRunning}
        className="grid gap-2 sm:grid-cols-3"
      >
        {hosts.map(({ id, text }) => (
          <RadioButton
            key={id}
            value={id}
            className="rounded-[10px] border border-edge px-3 py-2 text-start hover:border-ink aria-checked:border-signal aria-checked:bg-cyan-tint"
          >
            <span className="block font-semibold">{hostNames[id]}</span>
            <span className="block text-muted text-sm">{text}</span>
          </RadioButton>
        ))}
      </RadioGroup>
      <div className="mt-5">
        {host === "folder" ? (
          <FolderForm project={projectKey} isRunning={isRunning} onPublish={start} onWantZip={onWantZip}>
            {choices}
          </FolderForm>
        ) : !allowed.includes(host) ? (
          <NotAllowed host={host} onWantZip={onWantZip} />
        ) : (
          !isPending && (
            <HostForm key={host} host={host} last={last} isRunning={isRunning} onPublish={start}>
              {choices}
            </HostForm>
          )
        )}
      </div>
      {state.phase !== "idle" && state.host === host && <PublishingStatus state={state} onCancel={cancel} />}
      {hasHidden(whole) && (
        <p className="mt-4 text-muted text-sm">Hidden blocks are left out; the project file keeps them.</p>
      )}
      <HistoryList history={history ?? []} isRunning={isRunning} onGoBack={goBackTo} />
    </div>
  );
}

function NotAllowed({ host, onWantZip }: { host: "github" | "netlify"; onWantZip: () => void }) {
  return (
    <div className="border-amber-ink border-s-4 bg-amber-tint px-4 py-3 text-amber-ink">
      <p className="font-medium">This copy of the product does not talk to {hostNames[host]}.</p>
      <p className="mt-1">
        Its pages may connect to no other server. Whoever runs it can allow this one with the setting{" "}
        <code className="[overflow-wrap:anywhere]">VITE_PUBLISH_HOSTS={host}</code> of the build. Until then,{" "}
        <button
          type="button"
          onClick={onWantZip}
          className="min-h-6 font-medium underline underline-offset-4"
        >
          save the website files
        </button>{" "}
        and put them up by hand.
      </p>
    </div>
  );
}
