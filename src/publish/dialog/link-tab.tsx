import { Suspense, useState } from "react";
import { dayOf } from "#src/lib/calendar-days.ts";
import { formatNumber } from "#src/lib/english.ts";
import { fileNameOf } from "#src/lib/file-name.ts";
import { later } from "#src/lib/later.ts";
import { local } from "#src/lib/storage.ts";
import { MAX_TOKEN_LENGTH, NOTE_LENGTH, SENDER_LENGTH } from "#src/share/limits.ts";
import { hasHidden } from "#src/share/without-hidden.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { Button } from "#src/ui/button.tsx";
import { fitsCode } from "#src/ui/code-length.ts";
import { TextField } from "#src/ui/field.tsx";
import { LinkField } from "#src/ui/link-field.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { type ShareLink, useShareLink } from "./use-share-link.ts";

const LinkCode = later(() => import("#src/ui/link-code.tsx").then(({ LinkCode }) => LinkCode));

/** The sender's name, shared by all links. */
const SENDER_KEY = "link_sender";

/** A link that was copied or shared. */
export interface MadeLink {
  address: string;
  name: string;
  prospect: string;
  lastDay: string;
}

interface LinkTabProps {
  document: SiteDocument;
  name: string;
  onLinkMade: ((link: MadeLink) => void) | undefined;
  onWantFile: () => void;
}

/** Creates a link that contains the whole site and a message from the sender. */
export function LinkTab({ document, name, onLinkMade, onWantFile }: LinkTabProps) {
  const [label, setLabel] = useState(() => ({
    sender: local.read(SENDER_KEY) ?? "",
    prospect: "",
    note: "",
    lastDay: "",
  }));
  const link = useShareLink(document, label);
  const set = (changes: Partial<typeof label>) => setLabel((now) => ({ ...now, ...changes }));
  const address = link?.state === "ready" ? link.address : "";

  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        {link?.state === "too-long" ? (
          <TooLong length={link.length} onWantFile={onWantFile} />
        ) : link?.state === "failed" ? (
          <p role="alert" className="text-danger">
            The link could not be made. Close this and try again.
          </p>
        ) : (
          <>
            <LinkField
              label="Link to the whole site"
              address={address}
              title={name}
              onHandedOn={() =>
                onLinkMade?.({ address, name, prospect: label.prospect, lastDay: label.lastDay })
              }
            />
            <p className="text-muted text-sm">
              {link ? explain(link, hasHidden(document)) : "Making the link…"}
            </p>
            {link?.state === "ready" && (link.leftPhotos > 0 || link.leftLogo) && (
              <LeftPictures photos={link.leftPhotos} hasLogo={link.leftLogo} onWantFile={onWantFile} />
            )}
          </>
        )}
        <details className="group mt-5 border-line border-t pt-4">
          <summary className="min-h-8 font-medium underline-offset-4 hover:underline">
            Say who it is from, for whom, or until when it opens
          </summary>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            <TextField
              label="From"
              maxLength={SENDER_LENGTH}
              autoComplete="name"
              value={label.sender}
              onChange={({ target }) => {
                local.write(SENDER_KEY, target.value);
                set({ sender: target.value });
              }}
            />
            <TextField
              label="Prepared for"
              maxLength={SENDER_LENGTH}
              autoComplete="off"
              value={label.prospect}
              onChange={({ target }) => set({ prospect: target.value })}
            />
            <TextArea
              label="Note"
              rows={2}
              maxLength={NOTE_LENGTH}
              value={label.note}
              onChange={({ target }) => set({ note: target.value })}
              className="sm:col-span-2"
            />
            <TextField
              label="Opens until"
              type="date"
              min={dayOf(new Date())}
              hint="The last day on which it opens; empty for always."
              value={label.lastDay}
              onChange={({ target }) => set({ lastDay: target.value })}
            />
          </div>
        </details>
      </div>
      <div>
        {link === undefined && <Skeleton className="aspect-square w-full" />}
        {address &&
          (fitsCode(address) ? (
            <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
              <LinkCode address={address} fileName={`${fileNameOf(name)}-qr-code`} />
            </Suspense>
          ) : (
            <div className="blueprint blueprint-fine rounded-card border border-line border-dashed p-4 text-sm">
              <p>The link is too long for a code that a camera can read.</p>
              <Button size="small" className="mt-3" onClick={onWantFile}>
                Use the project file
              </Button>
            </div>
          ))}
      </div>
    </div>
  );
}

interface LeftPicturesProps {
  photos: number;
  hasLogo: boolean;
  onWantFile: () => void;
}

function LeftPictures({ photos, hasLogo, onWantFile }: LeftPicturesProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-amber-ink border-l-4 bg-amber-tint px-4 py-3 text-amber-ink">
      <p className="min-w-0 grow basis-60">
        {photos === 1 &&
          "Your photograph is too large for a link. Whoever opens it sees a drawn picture instead. "}
        {photos > 1 &&
          `Your ${formatNumber(photos)} photographs are too large for a link. Whoever opens it sees drawn pictures instead. `}
        {hasLogo && "Your logo is too large for a link. Whoever opens it sees the name instead."}
      </p>
      <Button size="small" onClick={onWantFile}>
        Send the file instead
      </Button>
    </div>
  );
}

function TooLong({ length, onWantFile }: { length: number; onWantFile: () => void }) {
  return (
    <div className="border-amber-ink border-l-4 bg-amber-tint px-4 py-3 text-amber-ink">
      <p className="font-medium">This site is too large for a link.</p>
      <p className="mt-1">
        {length > 0 && `It would have ${formatNumber(length)} characters; `}
        {formatNumber(MAX_TOKEN_LENGTH)} are what mail and chat programs carry safely. Send the project file
        instead: it opens in any browser that has this product.
      </p>
      <Button size="small" className="mt-3" onClick={onWantFile}>
        Use the project file
      </Button>
    </div>
  );
}

function explain(link: ShareLink, hasHiddenBlocks: boolean) {
  if (link.state !== "ready") return "";
  const hidden = hasHiddenBlocks ? " Hidden blocks are left out; the project file keeps them." : "";
  const long =
    link.length > MAX_TOKEN_LENGTH
      ? " Some chat programs cut off a link of this length: try it, or send the project file."
      : "";
  return `${formatNumber(link.length)} characters.${long} Nothing is uploaded: the site is in the part after the #, which is never sent to a server. Anyone who has the link can open it and make their own copy.${hidden}`;
}
