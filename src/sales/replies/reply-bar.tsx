import { Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "wouter";
import { later } from "#src/lib/later.ts";
import { hasOutbox } from "#src/sales/replies/outbox-hint.ts";
import { readTicket } from "#src/sales/replies/read-ticket.ts";
import { Button } from "#src/ui/button.tsx";
import { notOpened } from "#src/ui/not-opened.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { closeReply, openReply, useIsReplyOpen } from "../reply-slice.ts";
import { useVisit } from "../visit-slice.ts";
import { noteLookedAt } from "./looked-at.ts";

const ReplyDialog = later(() => import("./reply-dialog.tsx").then(({ ReplyDialog }) => ReplyDialog));

/** A bar with a reply button, on every page of a visit that began with a seller's link. */
export function ReplyBar() {
  const ticket = useVisit(({ visit }) => visit.ticket);
  const [path] = useLocation();
  const isOpen = useIsReplyOpen();
  const toast = useToast();
  const to = ticket ? readTicket(ticket) : undefined;

  useEffect(() => {
    if (ticket) noteLookedAt(ticket, path);
  }, [ticket, path]);
  useEffect(sendWhenOnline, []);
  useEffect(() => closeReply, []);

  // Hidden on the seller's own pages, because the seller may have opened the link to check it.
  if (!to || path.startsWith("/admin/")) return null;
  const giveUp = () => {
    closeReply();
    toast(notOpened());
  };
  return (
    <div data-spread="" className="flex min-w-0 grow items-center justify-end gap-4">
      <Button look="primary" size="small" className="min-w-0" onClick={openReply}>
        <span className="truncate">{to.sender ? `Send to ${to.sender}` : "Send a reply"}</span>
      </Button>
      {isOpen && (
        <ErrorBoundary fallback={null} onError={giveUp}>
          <Suspense>
            <ReplyDialog ticket={ticket} to={to} onClose={closeReply} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Sends replies written offline when the network is back, on any page. */
function sendWhenOnline() {
  const send = () => {
    if (!hasOutbox() || !navigator.onLine) return;
    import("#src/sales/replies/outbox.ts").then(({ sendOutbox }) => sendOutbox()).catch(() => {}); // the reply stays queued, and the dialog says so
  };
  const onShow = () => document.visibilityState === "visible" && send();
  send();
  addEventListener("online", send);
  document.addEventListener("visibilitychange", onShow);
  return () => {
    removeEventListener("online", send);
    document.removeEventListener("visibilitychange", onShow);
  };
}
