import type { ReactNode } from "react";
import { formatDay } from "#src/lib/calendar-days.ts";
import { paths } from "#src/lib/paths.ts";
import type { ShareError, ShareFailure } from "#src/share/token-content.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";

const NOT_VALID = "This preview link is not valid";

const texts: Record<Exclude<ShareFailure, "expired">, { title: string; why: string; advice: string }> = {
  missing: {
    title: NOT_VALID,
    why: "A preview link carries the whole site in itself, and this one ends before it.",
    advice: "Copy the link again from where it was made, to its very end.",
  },
  truncated: {
    title: NOT_VALID,
    why: "The end of the link is missing. Some mail and chat programs cut long links in two.",
    advice: "Copy all of it, including the next line, or ask for the project file instead.",
  },
  damaged: {
    title: NOT_VALID,
    why: "Part of the link has changed since it was made, so the site in it cannot be trusted.",
    advice: "Copy it again from where it was made, or ask for a new one.",
  },
  foreign: {
    title: NOT_VALID,
    why: "The link contains characters that our links never have.",
    advice: "Look whether a comma, a bracket or a space has slipped in, and open it without.",
  },
  future: {
    title: "This preview link needs a newer version",
    why: "It was made with a newer version of this product than the one that is open here.",
    advice: "Reload the page; if that does not help, open the link where it was made.",
  },
  "too-large": {
    title: NOT_VALID,
    why: "It would unpack to far more than any site has, so it was not opened.",
    advice: "Ask the sender for the project file instead.",
  },
  unreadable: {
    title: NOT_VALID,
    why: "The link is complete, but it does not hold a site that can be shown.",
    advice: "Ask the sender for a new link.",
  },
  outdated: {
    title: "This preview link is too old",
    why: "The template that the site was made of has changed so much that the two do not fit together any more.",
    advice: "Ask the sender for a new link, or for the project file, which does not expire.",
  },
};

interface ShareRefusedProps {
  error: ShareError;
  /** Whether the link is signed with a known key; undefined while it is being checked. */
  isSigned: boolean | undefined;
}

/** Explains why a shared site cannot be shown, and the next steps. */
export function ShareRefused({ error, isSigned }: ShareRefusedProps) {
  if (error.failure === "expired") return <Expired error={error} isSigned={isSigned} />;
  const { title, why, advice } = texts[error.failure];
  return (
    <Refusal title={title} mark={marks[error.failure]}>
      <p>{why}</p>
      <p className="mt-3 text-ink">{advice}</p>
    </Refusal>
  );
}

function Expired({ error: { label }, isSigned }: ShareRefusedProps) {
  const sender = isSigned ? label.sender : "";
  return (
    <Refusal title="This preview link has expired" mark={label.lastDay}>
      <p>
        {isSigned ? "It could be opened until" : "The link asks to be opened until"}{" "}
        <time dateTime={label.lastDay}>{formatDay(label.lastDay)}</time>.
      </p>
      <p className="mt-3 text-ink">
        Ask <bdi>{sender || "the sender"}</bdi> for a new one
        {label.sender && !isSigned && (
          <>
            {" "}
            (it says it is from <bdi>{label.sender}</bdi>)
          </>
        )}
        : the site itself is not lost.
      </p>
    </Refusal>
  );
}

/** Short labels, drawn like a draughtsman's notes. */
const marks: Record<Exclude<ShareFailure, "expired">, string> = {
  missing: "0 of 1 site",
  truncated: "end missing",
  damaged: "does not add up",
  foreign: "not our hand",
  future: "newer edition",
  "too-large": "over 256 kB",
  unreadable: "not a site",
  outdated: "older edition",
};

function Refusal({ title, mark, children }: { title: string; mark: string; children: ReactNode }) {
  return (
    <div className="blueprint border-line border-b">
      <div className="page grid items-center gap-x-16 gap-y-10 py-12 md:grid-cols-[minmax(0,1fr)_20rem] md:py-20">
        <div className="max-w-[60ch]">
          <PageHeading title={title}>{title}</PageHeading>
          <div className="mt-5 text-lg text-muted">{children}</div>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={paths.templateDemos} look="primary">
              Browse Templates
            </ButtonLink>
            <ButtonLink href={paths.home}>Return to Home</ButtonLink>
          </div>
        </div>
        <TornSheet mark={mark} />
      </div>
    </div>
  );
}

/** A drawing of a sheet with its lower half torn off. */
function TornSheet({ mark }: { mark: string }) {
  return (
    <svg
      viewBox="0 0 320 320"
      aria-hidden="true"
      data-decorative=""
      className="w-full max-w-80 max-md:max-w-60"
    >
      <path
        d="M28 12h264v206l-26 14-22-18-24 20-28-16-22 22-30-20-24 14-26-18-32 18-30-10z"
        className="fill-raised stroke-edge"
        strokeWidth="1.5"
      />
      <path
        d="M28 258l30 10 32-18 26 18 24-14 30 20 22-22 28 16 24-20 22 18 26-14v36H28z"
        className="fill-sunken stroke-edge"
        strokeWidth="1.5"
        strokeDasharray="5 4"
      />
      <g className="stroke-line" strokeWidth="10" strokeLinecap="round">
        <path d="M56 122h98M56 146h76M56 170h88" />
      </g>
      <path d="M56 52h128M56 78h92" className="stroke-ink" strokeWidth="14" strokeLinecap="round" />
      <path
        d="M186 110h78v78h-78zM186 110l78 78M264 110l-78 78"
        className="fill-none stroke-edge"
        strokeWidth="1.5"
      />
      <g className="stroke-signal" strokeWidth="1.5" fill="none">
        <path d="M28 290h264M28 284v12M292 284v12" />
      </g>
      <text x="160" y="312" textAnchor="middle" className="fill-signal font-semibold text-[13px]">
        {mark}
      </text>
    </svg>
  );
}
