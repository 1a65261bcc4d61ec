import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { basePath } from "#src/lib/base-path.ts";
import { formatDay } from "#src/lib/calendar-days.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { ProspectSitePicture } from "#src/sales/prospect-sites/prospect-site-picture.tsx";
import { type Prospect, removeProspect } from "#src/sales/replies/prospects.ts";
import type { ReceivedReply } from "#src/sales/replies/receive-reply.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LinkField } from "#src/ui/link-field.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { readInvitation } from "../links/invitation.ts";
import { FollowUp } from "./follow-up-mail.tsx";
import { ProspectForm } from "./prospect-form.tsx";
import { useProspects } from "./use-prospects.ts";

/** All data about one prospect. */
export function ProspectView({ id }: { id: string }) {
  const { all, isPending, isError, retry, repliesOf } = useProspects();
  const prospect = all.find((one) => one.id === id);
  return (
    <>
      <PageHeading title={prospect?.name ?? "Prospect"} className="mb-8">
        <bdi>{prospect?.name ?? "Prospect"}</bdi>
      </PageHeading>
      {prospect ? (
        <Known key={id} prospect={prospect} replies={repliesOf(id)} />
      ) : (
        <Unknown isPending={isPending} isError={isError} onRetry={retry} />
      )}
    </>
  );
}

interface UnknownProps {
  isPending: boolean;
  isError: boolean;
  onRetry: () => void;
}

function Unknown({ isPending, isError, onRetry }: UnknownProps) {
  if (isPending) return <Skeleton className="h-96" />;
  if (isError) {
    return (
      <div role="alert">
        <p className="text-danger">This prospect could not be read.</p>
        <Button className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <EmptyState
      title="This browser knows no such prospect"
      action={<ButtonLink href={paths.prospects}>All prospects</ButtonLink>}
    >
      It was removed, or the links were made in another browser.
    </EmptyState>
  );
}

function Known({ prospect, replies }: { prospect: Prospect; replies: readonly ReceivedReply[] }) {
  const { links, openedAt } = prospect;
  const [link] = links;
  const invitation = link && readInvitation(link.address);
  const address = link ? location.origin + basePath + link.address : "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-12">
      <div className="grid min-w-0 gap-10">
        <ProspectForm prospect={prospect} />
        <FollowUp prospect={prospect} sender={invitation?.sender ?? ""} />
        <Replies replies={replies} />
        <Remove prospect={prospect} />
      </div>
      <aside aria-label="Link and site" className="grid min-w-0 gap-6 max-lg:order-first">
        {invitation?.site && (
          <div className="aspect-16/10 overflow-hidden rounded-card border border-line bg-sunken">
            <ProspectSitePicture facts={invitation} />
          </div>
        )}
        <section className="rounded-card border border-line bg-raised p-5">
          {link ? (
            <>
              <LinkField label={link.name} address={address} title={`For ${prospect.name}`} />
              <p className="text-muted text-sm">
                Made {formatDateTime(new Date(link.at), "medium")}
                {link.lastDay && `, opens until ${formatDay(link.lastDay)}`}.
              </p>
              <ButtonLink href={link.address} target="_blank" rel="noopener" look="quiet" className="mt-3">
                Open as they see it<span className="sr-only"> (opens a new window)</span>
              </ButtonLink>
            </>
          ) : (
            <p>No link of this browser is stored for them.</p>
          )}
          {links.length > 1 && (
            <details className="mt-3">
              <summary className="min-h-8 underline-offset-4 hover:underline">
                Earlier links ({links.length - 1})
              </summary>
              <ul className="mt-1">
                {links.slice(1).map((one) => (
                  <li key={one.address}>
                    <ButtonLink href={one.address} size="inline" className="text-start">
                      {one.name}, {formatDateTime(new Date(one.at), "short")}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </section>
        <section className="rounded-card border border-line bg-raised p-5">
          <h2 className="font-bold font-display text-xl">Opened</h2>
          <p className="mt-1">
            {openedAt
              ? `${formatDateTime(new Date(openedAt), "full")}, as their reply says.`
              : "Not known. Links report nothing by themselves: a reply says it, where the prospect agrees."}
          </p>
        </section>
      </aside>
    </div>
  );
}

function Replies({ replies }: { replies: readonly ReceivedReply[] }) {
  return (
    <section aria-labelledby="their-replies">
      <h2 id="their-replies" className="text-2xl">
        Replies and their site
      </h2>
      {replies.length === 0 && (
        <p className="mt-2 text-muted">
          No reply yet. Open a reply link or file on the page of form submissions, and it is listed here.
        </p>
      )}
      <ul className="mt-3 grid gap-3">
        {replies.map(({ id, receivedAt, reply: { site, note, name, modules }, madeProject }) => (
          <li key={id} className="rounded-card border border-line bg-raised p-4">
            <p className="text-muted text-sm">
              {formatDateTime(new Date(receivedAt), "medium")}
              {name && (
                <>
                  , from <bdi>{name}</bdi>
                </>
              )}
            </p>
            <p className="mt-1 whitespace-pre-line break-words">{note || "Without a note."}</p>
            {modules && modules.length > 0 && (
              <p className="mt-1 text-muted text-sm">
                Looked at {modules.map((module) => module.replaceAll("-", " ")).join(", ")}
              </p>
            )}
            <Buttons>
              {site?.token && (
                <ButtonLink size="small" href={`${paths.fullPreview("v1")}#${site.token}`}>
                  Open their site<span className="sr-only"> {site.name}</span>
                </ButtonLink>
              )}
              {madeProject && (
                <ButtonLink size="small" href={paths.openProject(madeProject)}>
                  Open the project
                </ButtonLink>
              )}
              <ButtonLink size="small" look="quiet" href={paths.admin.formSubmissions}>
                Read it in the inbox
              </ButtonLink>
            </Buttons>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 flex flex-wrap gap-3">{children}</div>
);

function Remove({ prospect }: { prospect: Prospect }) {
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState("");
  const [, navigate] = useLocation();
  const [remove] = useAction(async () => {
    try {
      await removeProspect(prospect.id);
      navigate(paths.prospects);
    } catch (error) {
      console.info("The prospect could not be removed.", error);
      setProblem("It could not be removed. Please try again.");
    }
  });
  return (
    <div className="border-line border-t pt-5">
      {isAsked ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="grow basis-60">
            Notes, next step and the list of links are removed. Replies stay in the inbox, and links still
            open.
          </p>
          <Button onClick={() => setIsAsked(false)}>Keep it</Button>
          <Button look="danger" onClick={remove}>
            Remove {prospect.name}
          </Button>
        </div>
      ) : (
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          Remove this prospect
        </Button>
      )}
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
