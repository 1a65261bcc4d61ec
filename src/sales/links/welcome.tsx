import clsx from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { templateName } from "#src/contract/template-name.ts";
import { formatDay } from "#src/lib/calendar-days.ts";
import { paths } from "#src/lib/paths.ts";
import { slug } from "#src/lib/slug.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { LinkImage } from "#src/ui/link-image.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { useWithVisit } from "../visit-slice.ts";
import { hasEnded, type Invitation, invitationPaths, type MakeSiteLink } from "./invitation.ts";
import { useSitePath } from "./use-site-path.ts";

interface WelcomeProps {
  invitation: Invitation;
  /** Whether the link is signed with a known key; undefined while it is being checked. */
  isSigned: boolean | undefined;
  /** The template under the prospect's name. */
  site: ReactNode;
  makeSiteLink: MakeSiteLink;
}

/** The first page of a personalised link: the prospect's name, then the pages chosen for them. */
export function Welcome({ invitation, isSigned, site, makeSiteLink }: WelcomeProps) {
  const { templateId, module, as } = invitation;
  const known = moduleCatalogue.find(({ name }) => slug(name) === module);
  const withVisit = useWithVisit();
  const { path, isMaking } = useSitePath(invitation, makeSiteLink);
  if (hasEnded(invitation)) return <Ended invitation={invitation} isSigned={isSigned} />;
  return (
    <>
      <Greeting invitation={invitation} isSigned={isSigned} />
      <div className="page grid gap-6 py-10 sm:py-14 lg:grid-cols-12">
        {templateId && (
          <section
            aria-labelledby="their-site"
            className="overflow-hidden rounded-card border border-line bg-raised lg:col-span-7"
          >
            <div className="aspect-16/10 overflow-hidden border-line border-b bg-sunken">{site}</div>
            <div className="flex flex-wrap items-end justify-between gap-4 p-5 sm:p-6">
              <div className="min-w-0 grow basis-64">
                <h2 id="their-site" className="text-2xl">
                  Your website, begun
                </h2>
                <p className="mt-1 text-muted">
                  {templateName(templateId)}: every page, to walk through and to change.
                </p>
              </div>
              {isMaking ? (
                <p role="status" className="min-h-11 py-2.5 text-muted">
                  Drawing your website…
                </p>
              ) : (
                <ButtonLink href={path} look="primary">
                  See your website
                </ButtonLink>
              )}
            </div>
          </section>
        )}
        <div className="flex flex-col gap-6 lg:col-span-5">
          {module && (
            <section
              aria-labelledby="their-module"
              className="flex grow flex-col rounded-card border border-line bg-raised p-5 sm:p-6"
            >
              <h2 id="their-module" className="text-2xl">
                {known?.name ?? "Your module"}
              </h2>
              <p className="mt-2 text-muted">
                {known?.description ?? "A working demo with sample data that is yours to change."}
              </p>
              <ButtonLink href={invitationPaths.module(invitation, false)} className="mt-5 self-start">
                Enter {as ? `as ${as}` : "the demo"}
              </ButtonLink>
            </section>
          )}
          <section
            aria-labelledby="next-step"
            className="blueprint flex grow flex-col rounded-card border border-line p-5 sm:p-6"
          >
            <h2 id="next-step" className="text-2xl">
              Or begin with one sentence
            </h2>
            <p className="mt-2 text-muted">
              Say what your business does, and a finished site is drawn while you watch. No account, nothing
              to install.
            </p>
            <div className="mt-5 flex flex-wrap gap-3">
              <ButtonLink href={withVisit(paths.webAppBuilder)}>Start building</ButtonLink>
              <ButtonLink href={paths.webAppForm} look="quiet">
                Write to us
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

function Greeting({ invitation, isSigned }: Pick<WelcomeProps, "invitation" | "isSigned">) {
  const { prospect, sender, note, accent, logo, lastDay } = invitation;
  const edge = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (edge.current) edge.current.style.backgroundColor = accent;
  }, [accent]);

  return (
    <div className="blueprint border-line border-b">
      <div ref={edge} aria-hidden="true" data-decorative="" className="h-2 bg-signal" />
      <div className="page py-10 sm:py-16">
        <div className="flex flex-wrap items-start justify-between gap-6">
          <PageHeading title={`Prepared for ${prospect}`} className="max-w-[18ch]">
            <span className="mb-3 block font-medium font-text text-base text-muted tracking-normal">
              Prepared for
            </span>{" "}
            <bdi>{prospect}</bdi>
          </PageHeading>
          {logo && <LinkImage data={logo} className="h-18 w-56 rounded-card p-3" />}
        </div>
        {note && (
          <blockquote className="mt-8 max-w-[62ch] border-edge border-s-2 ps-5 text-lg">
            <p>{note}</p>
            {sender && isSigned && (
              <footer className="mt-2 text-base text-muted">
                <bdi>{sender}</bdi>
              </footer>
            )}
          </blockquote>
        )}
        {!note && sender && isSigned && (
          <p className="mt-5 text-lg text-muted">
            by <bdi>{sender}</bdi>
          </p>
        )}
        {!isSigned && (
          <p className={clsx("mt-5 text-muted", isSigned === undefined && "invisible")}>
            {sender ? (
              <>
                This link says it is from <bdi className="font-medium">{sender}</bdi>.
              </>
            ) : (
              "This link does not say whom it is from."
            )}{" "}
            Nothing in it proves who made it.
          </p>
        )}
        {invitation.ticket && (
          <p className="mt-6 max-w-[62ch] text-muted text-sm">
            This page reports nothing to anybody. Should you reply, you choose whether the reply says when you
            opened it and what you looked at.
          </p>
        )}
        {lastDay && (
          <p className="mt-6 text-muted text-sm">
            {isSigned ? "This page opens until" : "The link asks to be opened until"}{" "}
            <time dateTime={lastDay}>{formatDay(lastDay)}</time>.
          </p>
        )}
      </div>
    </div>
  );
}

function Ended({
  invitation: { prospect, sender, lastDay },
  isSigned,
}: Pick<WelcomeProps, "invitation" | "isSigned">) {
  return (
    <div className="blueprint border-line border-b">
      <div className="page py-14 sm:py-24">
        <PageHeading title="This invitation has ended">This invitation has ended</PageHeading>
        <p className="mt-5 max-w-[60ch] text-lg text-muted">
          It was prepared for <bdi className="font-medium text-ink">{prospect}</bdi>, and{" "}
          {isSigned ? "could be opened" : "the link asks to be opened"} until{" "}
          <time dateTime={lastDay}>{formatDay(lastDay)}</time>. Ask{" "}
          {sender && isSigned ? <bdi className="font-medium text-ink">{sender}</bdi> : "whoever sent it"} for
          a new one
          {sender && !isSigned && (
            <>
              {" "}
              (it says it is from <bdi className="font-medium text-ink">{sender}</bdi>)
            </>
          )}
          ; templates and demos are open to everybody meanwhile.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={paths.templateDemos} look="primary">
            Browse Templates
          </ButtonLink>
          <ButtonLink href={paths.liveDemos}>View Demos</ButtonLink>
        </div>
      </div>
    </div>
  );
}
