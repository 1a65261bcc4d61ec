import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import { useStore } from "zustand";
import { queryClient, useSuspenseQuery } from "#src/api/query.ts";
import {
  answerSentence,
  contactSentence,
  nameSentence,
  placeSentence,
  withOffer,
  withSentence,
} from "#src/brief/answers.ts";
import { composeBrief } from "#src/brief/compose-brief.ts";
import { featureLabels } from "#src/brief/feature-labels.ts";
import { loadMaterial } from "#src/brief/material.ts";
import { industryShown, withIndustry } from "#src/brief/own-kind.ts";
import { withOwnPictures } from "#src/brief/own-pictures.ts";
import type { Feature, ParsedBrief } from "#src/brief/parsed-brief.ts";
import { firstPicture } from "#src/brief/pictures/site-pictures.ts";
import { firstProposals, moreLike, type Proposal } from "#src/brief/proposals.ts";
import { withArticle } from "#src/brief/short-text.ts";
import { sentencesOf, unplaced } from "#src/brief/unplaced.ts";
import { industries } from "#src/contract/industries.ts";
import { goBack } from "#src/lib/go-back.ts";
import { later } from "#src/lib/later.ts";
import { whenIdle } from "#src/lib/scheduler.ts";
import { useAction } from "#src/lib/use-action.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { AddBriefPictures } from "./add-brief-pictures.tsx";
import { applyChanges, changeParameters, readChanges, writeChanges } from "./brief-changes.ts";
import { briefPictures } from "./brief-pictures.ts";
import { type BriefQuestion, offersAfter, questionsAfter } from "./brief-questions.ts";
import { BriefQuestionsPanel } from "./brief-questions-panel.tsx";
import { BriefText } from "./brief-text.tsx";
import type { BetterWords } from "./model/improve-words.ts";
import { PictureReasons } from "./picture-reasons.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import { ProposalDialog } from "./proposal-dialog.tsx";
import { briefQuery } from "./propose-while-written.ts";
import { readBrief, typed, withBrief } from "./stored-brief.ts";
import { UnderstoodPanel } from "./understood-panel.tsx";

const ModelPanel = later(() => import("./model/model-panel.tsx").then(({ ModelPanel }) => ModelPanel));

export interface ChosenSite {
  document: SiteDocument;
  understood: ParsedBrief;
  brief: string;
}

export interface BriefProposalsProps {
  /** Called when proposals for this industry are ready, to preload what using one needs. */
  onMade: (industry: string) => void;
  /** Creates a project from the site and opens it. Resolves on success and on failure. */
  onUse: (site: ChosenSite) => Promise<void>;
  /** Buttons beside the brief. */
  others?: ReactNode;
  /** Shown above the proposals. */
  above?: ReactNode;
}

/** Shows the parsed brief from the address and three sites made from it. Every choice is in the address, too. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the callbacks share the state in the address
export function BriefProposals({ onMade, onUse, others, above }: BriefProposalsProps) {
  const [search, setSearch] = useSearchParams();
  // The previous proposals stay visible until the next brief is parsed.
  const latest = readBrief(search);
  const brief = useDeferredValue(latest);
  const changes = useMemo(() => readChanges(search), [search]);
  const { data: read } = useSuspenseQuery(briefQuery(brief));
  const current = useMemo(() => applyChanges(read, changes), [read, changes]);
  const shown = useMemo(() => industryShown(brief, current), [brief, current]);
  const { trade } = current;
  const {
    value: material,
    error,
    retry,
  } = useAsyncValue(() => loadMaterial(shown, { trade }), [shown, trade]);
  const other = changes.industry ? undefined : current.otherIndustry;
  const second = other ?? shown;
  const { value: otherMaterial } = useAsyncValue(() => loadMaterial(second, { trade }), [second, trade]);
  const [looked, setLooked] = useState<number | null>(null);

  const { like, pictures } = changes;
  const proposals = useMemo(
    () =>
      (like ? moreLike({ ...like, turn: 0 }) : firstProposals(current)).map((proposal, index) => ({
        ...proposal,
        picture: pictures[index] ?? 0,
      })),
    [like, current, pictures],
  );
  const added = useMemo(() => sentencesOf(brief, current, changes.added), [brief, current, changes.added]);
  const written = useMemo(
    () =>
      material &&
      proposals.map((proposal, index) => {
        // The last proposal is for the second industry if two score closely.
        const isOther = other && otherMaterial && index === proposals.length - 1;
        const understood = isOther ? withIndustry(current, other) : current;
        const own = { text: brief, understood, material: isOther ? otherMaterial : material, added };
        return {
          proposal,
          understood,
          picture: firstPicture(own, proposal),
          document: composeBrief(own, proposal),
        };
      }),
    [material, proposals, brief, current, other, otherMaterial, added],
  );
  const [better, setBetter] = useState<{ of: typeof written; words: BetterWords }>();
  const betterWords = better?.of === written ? better?.words : undefined;
  const { logo, photos } = useStore(briefPictures);
  const ownWords = [
    logo && "your logo and its colours",
    photos.length > 0 && (photos.length === 1 ? "your photograph" : "your photographs"),
  ]
    .filter(Boolean)
    .join(", and ");
  const sites = useMemo(
    () =>
      written?.map(({ proposal, understood, document }, index) => ({
        proposal,
        understood,
        document: withOwnPictures(betterWords?.inDocument(document) ?? document, { logo, photos, index }),
      })),
    [written, betterWords, logo, photos],
  );
  const firstSite = written?.[0]?.document;
  const left = useMemo(
    () => (firstSite ? unplaced(brief, current, firstSite, changes.added) : []),
    [brief, current, firstSite, changes.added],
  );
  const title = `Three proposals${current.name ? ` for ${current.name}` : ""}`;
  const industryName = nameOfIndustry(current.industry);

  useEffect(() => {
    if (sites) announce(`${title}: ${industryName}${current.place ? `, ${current.place}` : ""}.`, "brief");
  }, [sites, title, industryName, current.place]);

  const isMade = sites !== undefined;
  useEffect(() => {
    if (!isMade) return;
    return whenIdle(() => onMade(current.industry));
  }, [isMade, onMade, current.industry]);

  const change = (next: Parameters<typeof writeChanges>[1]) =>
    setSearch((now) => writeChanges(now, next), { state: { briefSteps: ownSteps() + 1 } });
  const changeFeature = (feature: Feature, isWanted: boolean) => {
    const without = (list: readonly Feature[]) => list.filter((one) => one !== feature);
    const isAsRead = isWanted ? read.features.includes(feature) : read.excludedFeatures.includes(feature);
    change({
      with: [...without(changes.with), ...(isWanted && !isAsRead ? [feature] : [])].join("."),
      without: [...without(changes.without), ...(!isWanted && !isAsRead ? [feature] : [])].join("."),
    });
  };
  // Until the trade is loaded, its questions would jump in after the others.
  const asking = { answered: changes.asked, labels: featureLabels, trade: material?.trade };
  const questions = material ? questionsAfter(brief, current, asking) : [];
  const offers = material ? offersAfter(latest, asking) : [];
  const rewrite = (edit: (text: string) => string, next: Parameters<typeof writeChanges>[1]) => {
    // A brief that is being edited and was not read again keeps its edits.
    const unread = typed.read(latest);
    if (unread !== undefined && unread !== latest) typed.write(edit(latest), edit(unread));
    // Two quick ticks both count, although the first was not read yet.
    setSearch((now) => writeChanges(withBrief(now, edit(readBrief(now))), next), {
      state: { briefSteps: ownSteps() + 1 },
    });
  };
  const [answer] = useAction(async (question: BriefQuestion, value: string) => {
    const { about, id } = question;
    const asked = [...changes.asked, id].join(".");
    if (about === "features") return change({ asked, with: [...changes.with, value].join(".") });
    if (about === "tone" || about === "industry") return change({ asked, [about]: value, like: null });
    const sentence = sentenceOf(question, value, brief);
    if (!sentence) return;
    const add = (text: string) => withSentence(text, sentence);
    const reread = await queryClient.ensureQueryData(briefQuery(add(latest)));
    const hasField = about === "name" || about === "place";
    // Any name and place can be typed, also one that is no name in a text.
    const isRead = hasField && isSame(reread[about], value);
    rewrite(add, { asked, ...(hasField && { [about]: isRead ? null : value }) });
    announce(`Added to your brief: “${sentence}”`, "answer");
  });
  const tick = (offer: string, isOffered: boolean) => {
    const owned = material?.trade;
    if (!owned) return;
    const edit = (text: string) => withOffer(text, owned, offer, isOffered);
    rewrite(edit, {});
    announce(isOffered ? `Added to your brief: ${offer}.` : `Removed from your brief: ${offer}.`, "answer");
  };
  const undo = () => {
    if (ownSteps() > 0) void goBack();
    else
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const name of changeParameters) next.delete(name);
          return next;
        },
        { replace: true },
      );
  };
  const [use, isBusy] = useAction((document: SiteDocument, understood: ParsedBrief) =>
    onUse({ document, understood, brief }),
  );
  const more = ({ style, seed }: Proposal) => change({ like: `${style}.${seed}` });

  const isChanged = ownSteps() > 0 || changeParameters.some((name) => search.has(name));
  const isNear = material !== undefined && !material.isOwn;
  const notes = [
    ...(other
      ? [
          `This could be ${withArticle(industryName)} or ${withArticle(nameOfIndustry(other))}: proposal 3 is made for the second.`,
        ]
      : []),
    ...(current.industry === read.industry ? read.notes : []),
    ...(isNear
      ? [
          `The words and pictures of a ${industryName} are still being made; those of a ${material.industry.name.toLowerCase()} stand in for them.`,
        ]
      : []),
  ];

  return (
    <section aria-labelledby="brief-title" className="blueprint border-line border-y bg-sunken">
      <div className="page grid gap-8 py-8 lg:pt-6 lg:pb-10">
        <div className="grid gap-4">
          <BriefText key={brief} brief={brief}>
            {others}
          </BriefText>
          <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
            <AddBriefPictures />
          </div>
        </div>
        {above}
        <BriefQuestionsPanel
          brief={brief}
          questions={questions}
          offers={offers}
          onAnswer={(question, value) => void answer(question, value)}
          onTick={tick}
          onSkip={(id) => change({ asked: [...changes.asked, id].join(".") })}
        />
        {notes.map((note) => (
          <p key={note} className="max-w-4xl rounded-[10px] border border-edge bg-raised px-4 py-3">
            {note}
          </p>
        ))}
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="min-w-0">
            <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
              <div className="min-w-0">
                <PageHeading
                  id="brief-title"
                  title="Proposals"
                  className="break-words text-[clamp(1.5rem,3.5vw*var(--type-scale),2.25rem)]!"
                >
                  {title}
                </PageHeading>
                <p className="mt-1 max-w-[64ch] text-muted">
                  {betterWords
                    ? `Written in your browser; ${countOf(betterWords.words.size)} by ${betterWords.by}, checked so that no fact has changed.`
                    : "Written in your browser, without a language model."}{" "}
                  Your facts are in your own words, and nothing is claimed that you did not say.
                  {ownWords && ` The proposals use ${ownWords}.`}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                {like && (
                  <Button size="small" onClick={() => change({ like: null })}>
                    The first three
                  </Button>
                )}
                {isChanged && (
                  <Button size="small" onClick={undo}>
                    Undo
                  </Button>
                )}
              </div>
            </div>
            {error ? (
              <p role="alert" className="rounded-[10px] border border-edge bg-raised px-4 py-3">
                The words and pictures for these sites could not be loaded.{" "}
                <Button size="inline" onClick={retry}>
                  Try again
                </Button>
              </p>
            ) : (
              <ul
                className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3"
                aria-busy={!sites}
                aria-label="Proposals"
              >
                {sites
                  ? sites.map(({ proposal, understood, document }, index) => (
                      <ProposalCard
                        key={`${proposal.style} ${proposal.seed}`}
                        number={index + 1}
                        proposal={proposal}
                        document={document}
                        isBusy={isBusy}
                        onUse={() => void use(document, understood)}
                        onLook={() => setLooked(index)}
                        onMore={() => more(proposal)}
                      />
                    ))
                  : [1, 2, 3].map((place) => (
                      <li
                        key={place}
                        className="mb-10 aspect-[4/5] animate-shimmer rounded-card bg-grey-tint"
                      />
                    ))}
              </ul>
            )}
            {written && (
              <Suspense>
                <ModelPanel
                  documents={written.map(({ document }) => document)}
                  tone={current.tone}
                  result={betterWords}
                  onResult={(words) => setBetter(words && { of: written, words })}
                />
              </Suspense>
            )}
          </div>
          <div className="min-w-0">
            <UnderstoodPanel
              read={read}
              current={current}
              onChange={(field, value) =>
                change({ [field]: value, ...((field === "tone" || field === "industry") && { like: null }) })
              }
              onFeature={changeFeature}
              left={left}
              onAdd={(id) => change({ added: [...changes.added, id].join(".") })}
            />
            {written && (
              <PictureReasons
                pictures={written.map(({ picture }) => picture)}
                onNext={(at) =>
                  change({
                    pictures: proposals
                      .map(({ picture }, index) => picture + (index === at ? 1 : 0))
                      .join("."),
                  })
                }
              />
            )}
          </div>
        </div>
      </div>
      {looked !== null && sites?.[looked] && (
        <ProposalDialog
          number={looked + 1}
          brief={brief}
          document={sites[looked].document}
          onUse={() => {
            const chosen = sites[looked];
            if (chosen) void use(chosen.document, chosen.understood);
          }}
          onClose={() => setLooked(null)}
        />
      )}
    </section>
  );
}

/** Returns an answer as a sentence of the brief. */
function sentenceOf({ about, question }: BriefQuestion, value: string, brief: string) {
  if (about === "contact") return contactSentence(value);
  if (about === "name") return nameSentence(value);
  return about === "place" ? placeSentence(value, brief) : answerSentence(question, value, brief);
}

const isSame = (read: string | undefined, typed: string) =>
  read?.toLowerCase() === typed.trim().toLowerCase().replace(/\.$/, "");

/** Counts the history entries, up to the current one, that were made by choices on this page. */
function ownSteps() {
  const { briefSteps } = (history.state ?? {}) as { briefSteps?: unknown };
  return typeof briefSteps === "number" && briefSteps > 0 ? briefSteps : 0;
}

const nameOfIndustry = (industry: string) =>
  industries.find(({ id }) => id === industry)?.name.toLowerCase() ?? industry;
const countOf = (texts: number) => (texts === 1 ? "one text" : `${texts} texts`);
