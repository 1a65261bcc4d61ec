import { useState } from "react";
import { downloadText } from "#src/lib/download.ts";
import { fileNameOf } from "#src/lib/file-name.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { defaultReplyUrl, mayPostTo } from "#src/lib/reply-addresses.ts";
import { useAction } from "#src/lib/use-action.ts";
import type { ReplyAddress } from "#src/sales/replies/read-ticket.ts";
import type { Reply, ReplyPart } from "#src/sales/replies/reply.ts";
import { writeReplyFile } from "#src/sales/replies/reply-code.ts";
import { Button, MailLink } from "#src/ui/button.tsx";
import { LinkCode } from "#src/ui/link-code.tsx";
import { LinkField } from "#src/ui/link-field.tsx";
import type { ReplyLink } from "./make-reply.ts";

interface ReplyWaysProps {
  to: ReplyAddress;
  /** Undefined while the reply is being made, or if that fails. */
  prepared: Prepared | undefined;
  hasFailed: boolean;
}

interface Prepared {
  reply: Reply;
  link: ReplyLink | undefined;
  code: ReplyLink | undefined;
  mail: ReplyLink | undefined;
}

/** The channels for a reply. Each reports what has happened. */
export function ReplyWays({ to, prepared, hasFailed }: ReplyWaysProps) {
  const [outcome, setOutcome] = useState("");
  const [showsCode, setShowsCode] = useState(false);
  const url = to.url || defaultReplyUrl();
  const canPost = url !== "" && mayPostTo(url);
  const fileName = `${fileNameOf(to.prospect, "reply")}.sitewright-reply`;

  const [post, isPosting] = useAction(async () => {
    if (!prepared) return;
    try {
      const { postReply } = await import("#src/sales/replies/outbox.ts");
      const { reply } = prepared;
      await postReply({ id: reply.id, url, to: to.sender || to.email, body: JSON.stringify(reply) });
      setOutcome("It is in your outbox. See below how far it has come.");
    } catch {
      setOutcome("It could not be stored in this browser, so it was not sent. Choose another way.");
    }
  });
  const [save] = useAction(async () => {
    if (!prepared) return;
    const size = downloadText(fileName, writeReplyFile(prepared.reply), "application/json");
    setOutcome(`${fileName} was saved, ${formatFileSize(size)}. Attach it to a message to ${to.email}.`);
  });

  const { mail, code, link } = prepared ?? {};
  return (
    <section aria-labelledby="reply-ways">
      <h3 id="reply-ways" className="text-xl">
        How it goes
      </h3>
      <div className="mt-3 flex flex-wrap gap-3">
        {canPost && (
          <Button look="primary" aria-disabled={isPosting || !prepared} onClick={post}>
            {isPosting ? "Sending…" : `Send to ${new URL(url).host}`}
          </Button>
        )}
        {mail ? (
          <MailLink
            look={canPost ? "outline" : "primary"}
            href={mail.address}
            onClick={() =>
              setOutcome(
                "Your mail program was opened with the reply. It leaves when you press Send there, which this page cannot see. If nothing has opened, save it as a file.",
              )
            }
          >
            Write a mail
          </MailLink>
        ) : (
          <Button disabled>Write a mail</Button>
        )}
        <Button disabled={!prepared} onClick={save}>
          Save as a file
        </Button>
        <Button disabled={!prepared} aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {showsCode ? "Hide the QR code" : "Show a QR code"}
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-6">
        {hasFailed ? "The reply could not be made. Choose another site, or none." : outcome}
      </p>
      {showsCode && prepared && (
        <div className="mt-2 max-w-80">
          {code ? (
            <>
              <LinkCode address={code.address} fileName={`${fileNameOf(to.prospect, "reply")}-reply`} />
              <LeftOut way="the code" without={code.without} />
            </>
          ) : (
            <p>The reply is too long for a code. Save it as a file.</p>
          )}
        </div>
      )}
      {mail && <LeftOut way="the mail" without={mail.without} />}
      {link && (
        <div className="mt-4 border-line border-t pt-4">
          <LinkField
            label="Or hand it on as a link"
            address={link.address}
            title={`Reply from ${to.prospect}`}
          />
          <LeftOut way="the link" without={link.without} />
        </div>
      )}
    </section>
  );
}

const partNames: Record<ReplyPart, string> = { site: "your site", brief: "your brief", note: "your note" };

/** Explains which parts a channel has no room for, and which channels do. */
function LeftOut({ way, without }: { way: string; without: readonly ReplyPart[] }) {
  if (without.length === 0) return null;
  const parts = without.map((part) => partNames[part]);
  const [first = "", ...more] = parts;
  const names = more.length === 0 ? first : `${[first, ...more.slice(0, -1)].join(", ")} and ${more.at(-1)}`;
  return (
    <p className="mt-2 text-sm">
      There is no room for {names} in {way}. Save the reply as a file and send that as well: both make one
      reply.
    </p>
  );
}
