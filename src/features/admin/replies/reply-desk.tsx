import fileIcon from "icon:file-arrow-up";
import { useEffect, useRef, useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { work } from "#src/api/work-database.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import {
  type ReceivedReply,
  type RefusedReply,
  type ReplyOutcome,
  type ReplySource,
  receiveReply,
  replies,
} from "#src/sales/replies/receive-reply.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useIsAdmin } from "../use-admin.ts";
import { RefusedReplies } from "./refused-replies.tsx";
import { ReplyTable } from "./reply-table.tsx";
import { ReplyView } from "./reply-view.tsx";

/** Imports replies from prospects, pasted as a link or read from a file, and lists them. */
export function ReplyDesk() {
  useFollowWork();
  const isAdmin = useIsAdmin();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<ReplyOutcome | { kind: "failed"; message: string }>();
  const [openId, setOpenId] = useState<string | null>(null);
  const { data: all = [], isPending } = useQuery({
    queryKey: workKey("replies"),
    queryFn: () => work.all(replies),
  });
  const received = all
    .filter((record): record is ReceivedReply => record.state === "received")
    .sort((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1));
  const refused = all.filter((record): record is RefusedReply => record.state === "refused");
  const open = received.find(({ id }) => id === openId);

  const receive = async (source: ReplySource) => {
    try {
      const outcome = await receiveReply(source);
      setOutcome(outcome);
      if (outcome.kind !== "refused") announce(textOf(outcome));
    } catch (error) {
      const message = error instanceof Error ? error.message : "It could not be stored. Please try again.";
      setOutcome({ kind: "failed", message });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the reply in the address is imported once
  useEffect(() => {
    const takeIn = () => {
      const token = new URLSearchParams(location.hash.slice(1)).get("reply");
      if (token === null) return;
      // Remove the imported reply from the address, so it does not stay in the browser history.
      history.replaceState(history.state, "", location.pathname + location.search);
      void receive({ token });
    };
    takeIn();
    addEventListener("hashchange", takeIn);
    return () => removeEventListener("hashchange", takeIn);
  }, []);

  return (
    <section aria-labelledby="replies">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <div className="me-auto">
          <h2 id="replies" className="text-2xl">
            Replies to your links{" "}
            {isAdmin && (
              <span className="font-normal font-text text-base text-muted tracking-normal">
                {received.length}
              </span>
            )}
          </h2>
          <p className="mt-1 max-w-[62ch] text-muted">
            Open a prospect’s reply link in this browser, or import the file they have sent you.
          </p>
        </div>
        <Button size="small" onClick={() => input.current?.click()}>
          <Icon path={fileIcon} />
          Import a reply
        </Button>
        <input
          ref={input}
          type="file"
          accept=".sitewright-reply,.json,application/json"
          aria-label="Choose the file of a reply"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void receive({ file });
            target.value = "";
          }}
        />
      </div>
      {outcome && <Outcome outcome={outcome} isAdmin={isAdmin} onOpen={setOpenId} />}
      {isAdmin && (
        <>
          <ReplyTable replies={received} isLoading={isPending} onOpen={setOpenId} />
          <RefusedReplies refused={refused} />
        </>
      )}
      {isAdmin && open && <ReplyView key={open.id} record={open} onClose={() => setOpenId(null)} />}
    </section>
  );
}

interface OutcomeProps {
  outcome: ReplyOutcome | { kind: "failed"; message: string };
  isAdmin: boolean;
  onOpen: (id: string) => void;
}

function Outcome({ outcome, isAdmin, onOpen }: OutcomeProps) {
  const isBad = outcome.kind === "refused" || outcome.kind === "failed";
  return (
    <div
      role={isBad ? "alert" : undefined}
      className={`mb-4 flex flex-wrap items-center gap-3 rounded-card border px-4 py-3 ${isBad ? "border-danger" : "border-edge bg-sunken"}`}
    >
      <p className="min-w-0 grow basis-60">
        {textOf(outcome)}
        {outcome.kind === "refused" && " It is set aside below and changes nothing."}
        {!isBad && !isAdmin && " Sign in as an admin to read it."}
      </p>
      {(outcome.kind === "received" || outcome.kind === "completed" || outcome.kind === "known") &&
        isAdmin && (
          <Button size="small" onClick={() => onOpen(outcome.record.id)}>
            Read it
          </Button>
        )}
    </div>
  );
}

function textOf(outcome: OutcomeProps["outcome"]) {
  if (outcome.kind === "failed") return outcome.message;
  if (outcome.kind === "refused") return `This reply was refused. ${outcome.record.reason}`;
  const { prospect } = outcome.record;
  return {
    received: `A reply from ${prospect} has come in.`,
    completed: `The rest of the reply from ${prospect} has come in.`,
    known: `This reply from ${prospect} is here already. Nothing was added.`,
  }[outcome.kind];
}
