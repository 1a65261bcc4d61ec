import sendIcon from "icon:paper-plane-tilt";
import { useState } from "react";
import type { Connection, ConnectorCall, EchoFailure } from "#src/contract/connectors.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Select } from "#src/ui/select.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import type { ConnectableProject } from "./connectable-project.ts";
import { logCall } from "./connections-store.ts";
import type { Connector } from "./connector-catalogue.ts";
import { payloadOf, unfilled } from "./payload.ts";
import { sendTestCall } from "./send-test-call.ts";
import { useChangeConnections } from "./use-change-connections.ts";

type Outcome = "success" | EchoFailure;

const outcomes: readonly { value: Outcome; label: string }[] = [
  { value: "success", label: "The call succeeds" },
  { value: "refused", label: "The permission has expired" },
  { value: "unknown-field", label: "A field is not known" },
  { value: "too-many", label: "Too many calls" },
  { value: "down", label: "The service is down" },
];

/** Created with the first entry, because it takes up to 100 ms on a slow phone. */
let time: Intl.DateTimeFormat | undefined;

function timeOf(at: string | number) {
  time ??= new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" });
  return time.format(new Date(at));
}

interface TestCallProps {
  connector: Connector;
  connection: Connection;
  project: ConnectableProject;
}

/** Sends the project once and shows the request and the response. */
export function TestCall({ connector, connection, project }: TestCallProps) {
  const toast = useToast();
  const [outcome, setOutcome] = useState<Outcome>("success");
  const payload = payloadOf(connection.mapping, project);
  const missing = unfilled(connector, connection.mapping);

  const [send, isSending] = useAction(async () => {
    try {
      const entry = await sendTestCall(connector.id, payload, outcome === "success" ? undefined : outcome);
      await logCall(connection.id, entry);
    } catch (error) {
      const description = error instanceof Error ? error.message : "The call could not be made.";
      toast({ title: "Not sent", description, tone: "destructive" });
    }
  });

  return (
    <section aria-label="Test call">
      <h3 className="text-xl">Test call</h3>
      <p className="mt-1 text-muted">
        Sends the data below to a simulated service, which answers with the data it received.
      </p>
      <pre className="mt-3 overflow-x-auto whitespace-pre-wrap rounded-[10px] border border-line bg-sunken p-4 text-sm [overflow-wrap:anywhere]">
        {JSON.stringify(payload, null, 2)}
      </pre>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Select<Outcome>
          label="What happens"
          value={outcome}
          options={outcomes}
          onChoose={setOutcome}
          className="grow basis-56 sm:max-w-xs"
        />
        <Button
          look="primary"
          disabled={missing.length > 0}
          aria-disabled={isSending}
          onClick={() => void send()}
        >
          <Icon path={sendIcon} />
          {isSending ? "Sending…" : "Send test call"}
        </Button>
      </div>
      {missing.length > 0 && (
        <p role="alert" className="mt-3 text-danger">
          Map {missing.map(({ label }) => `“${label}”`).join(" and ")} first: the service needs it.
        </p>
      )}
      <CallLog connection={connection} />
    </section>
  );
}

function CallLog({ connection: { id, calls } }: { connection: Connection }) {
  const change = useChangeConnections();
  const [clear] = useAction(() => change((store) => store.clearCalls(id)));
  return (
    <div className="mt-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h4 className="text-lg">Log of calls</h4>
        {calls.length > 0 && (
          <Button look="quiet" size="small" onClick={() => void clear()}>
            Clear the log
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {calls[0] && `The last call was answered with ${calls[0].status}.`}
      </p>
      {calls.length === 0 ? (
        <p className="text-muted">No call yet.</p>
      ) : (
        <ol className="border-line border-b">
          {calls.map((entry, index) => (
            <li key={entry.at} className="border-line border-t">
              <LoggedCall entry={entry} isOpen={index === 0} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function LoggedCall({ entry, isOpen }: { entry: ConnectorCall; isOpen: boolean }) {
  const isGood = entry.status >= 200 && entry.status < 300;
  return (
    <details open={isOpen}>
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <Badge tone={isGood ? "green" : "red"}>
          {entry.status === 0 ? "No answer" : `${entry.status} ${isGood ? "received" : "failed"}`}
        </Badge>
        <span>{timeOf(entry.at)}</span>
        <span className="text-muted tabular-nums">{Math.round(entry.duration)} ms</span>
      </summary>
      {!isGood && <p className="pb-2 font-medium text-danger">{reasonIn(entry.answer)}</p>}
      <dl className="grid gap-3 pb-4 md:grid-cols-2">
        <Payload title="Sent" text={entry.sent} />
        <Payload title="Answer" text={entry.answer} />
      </dl>
    </details>
  );
}

function Payload({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{title}</dt>
      <dd>
        <pre className="max-h-72 overflow-auto whitespace-pre-wrap rounded-[10px] border border-line bg-sunken p-3 text-sm [overflow-wrap:anywhere]">
          {text}
        </pre>
      </dd>
    </div>
  );
}

/** Returns the error message of a response, or its raw text. */
function reasonIn(answer: string) {
  try {
    const { error } = JSON.parse(answer) as { error?: unknown };
    return typeof error === "string" ? error : answer;
  } catch {
    return answer;
  }
}
