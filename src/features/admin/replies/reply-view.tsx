import { useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { work } from "#src/api/work-database.ts";
import { workKey } from "#src/api/work-queries.ts";
import { AddressList } from "#src/entities/import/address-list.tsx";
import { planNames } from "#src/entities/pricing/plans.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { mailTo } from "#src/lib/mail-address.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { makeProjectOf, ReplyProjectError, readReplySite } from "#src/sales/replies/project-of-reply.ts";
import { prospectId, prospects } from "#src/sales/replies/prospects.ts";
import { type ReceivedReply, removeReply } from "#src/sales/replies/receive-reply.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Answer } from "../answer.tsx";

interface ReplyViewProps {
  record: ReceivedReply;
  onClose: () => void;
}

/** One reply: its content, the link it answers, and the next steps. */
export function ReplyView({ record, onClose }: ReplyViewProps) {
  const { prospect: name, reply, madeProject } = record;
  const { site, brief, plan, modules, openedAt, without } = reply;
  const [problem, setProblem] = useState("");
  const { data: prospect } = useQuery({
    queryKey: [...workKey("prospects"), prospectId(name)],
    queryFn: async () => (await work.get(prospects, prospectId(name))) ?? null,
  });
  // A site that cannot be read says so where a project is to be made of it.
  const { value: content } = useAsyncValue(() => site && readReplySite(site).catch(() => undefined), [site]);
  const [make, isMaking] = useAction(async () => {
    setProblem("");
    try {
      await makeProjectOf(reply);
    } catch (error) {
      setProblem(
        error instanceof ReplyProjectError
          ? error.message
          : "The project could not be stored. Please try again.",
      );
    }
  });
  const [remove] = useAction(async () => {
    await removeReply(record.id);
    onClose();
  });
  const links = prospect?.links ?? [];

  return (
    <Dialog
      title={name}
      subtitle={`Written ${formatDateTime(new Date(reply.at), "full")}`}
      onClose={onClose}
      className="max-w-3xl!"
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_16rem]">
        <dl className="grid content-start gap-3">
          <Answer name="Answers the link">
            {links.length === 0
              ? "One that was signed in this browser, and is not in its list any more."
              : links.map((link) => (
                  <ButtonLink
                    key={link.address}
                    href={link.address}
                    size="inline"
                    look="quiet"
                    className="-mx-1.5 flex! w-fit text-start"
                  >
                    {link.name}, {formatDateTime(new Date(link.at), "short")}
                  </ButtonLink>
                ))}
            {prospect && (
              <ButtonLink href={paths.prospect(prospect.id)} size="small" className="mt-1 flex! w-fit">
                Notes on {name}
              </ButtonLink>
            )}
          </Answer>
          {(reply.name || reply.email) && (
            <Answer name="From">
              {reply.name}
              {reply.email && (
                <>
                  {reply.name && <br />}
                  <a className="break-all underline underline-offset-4" href={mailTo(reply.email)}>
                    {reply.email}
                  </a>
                </>
              )}
            </Answer>
          )}
          {reply.note && <Answer name="Note">{reply.note}</Answer>}
          {plan && <Answer name="Plan">{planNames[plan]}</Answer>}
          {brief && (
            <Answer name="Brief">
              {brief.businessName}: {brief.description}
              {brief.phone && `\n${brief.phone}`}
            </Answer>
          )}
          {(openedAt || modules) && (
            <Answer name="Looked at">
              {openedAt && `Opened the link ${formatDateTime(new Date(openedAt), "medium")}`}
              {modules &&
                modules.length > 0 &&
                `\n${modules.map((slug) => slug.replaceAll("-", " ")).join(", ")}`}
            </Answer>
          )}
          {without && without.length > 0 && (
            <Answer name="Not in it yet">
              {without.join(", ")}: there was no room. The file of this reply brings it, and is joined with
              this one.
            </Answer>
          )}
        </dl>
        <div className="grid content-start gap-3">
          {site && (
            <p>
              <span className="block text-muted text-sm">Their site</span>
              <bdi className="font-medium">{site.name}</bdi>
            </p>
          )}
          {site?.token && (
            <ButtonLink href={`${paths.fullPreview("v1")}#${site.token}`} look="primary">
              Open the site
            </ButtonLink>
          )}
          {madeProject ? (
            <ButtonLink href={paths.openProject(madeProject)}>Open the project</ButtonLink>
          ) : (
            (site || brief) && (
              <Button aria-disabled={isMaking} onClick={() => void make()}>
                {isMaking ? "Making it…" : "Make a project of it"}
              </Button>
            )
          )}
          <p role="alert" className="text-danger text-sm empty:hidden">
            {problem}
          </p>
          {site && !madeProject && <AddressList of={content} />}
          <Button look="quiet" onClick={() => void remove()}>
            Remove this reply
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
