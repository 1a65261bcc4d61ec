import { memo, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { basePath } from "#src/lib/base-path.ts";
import { Button } from "#src/ui/button.tsx";
import { QrCode } from "#src/ui/qr-code.tsx";
import { readInvitation } from "../links/invitation.ts";
import { cardPicture } from "./card-picture.ts";
import "./card-sheets.css";

/** Three columns and eight rows. */
const PER_SHEET = 24;

export interface Card {
  name: string;
  /** The path of the link. */
  path: string;
}

/** Cards for all links on A4, 24 per sheet: a preview of the first sheet, and the printed copy. */
export function CardSheets({ cards }: { cards: readonly Card[] }) {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const [isStopped, setIsStopped] = useState(false);
  const next = isStopped ? undefined : cards.find(({ path }) => !pictures.has(path))?.path;

  useEffect(() => {
    if (next === undefined) return;
    const show = (picture: string) => setPictures((before) => new Map(before).set(next, picture));
    // A card without its picture is still usable.
    cardPicture(next).then(show, () => show(""));
  }, [next]);

  const drawn = cards.filter(({ path }) => pictures.has(path)).length;
  const isDrawn = drawn === cards.length;
  const isReady = isDrawn || isStopped;
  const sheets = Array.from({ length: Math.ceil(cards.length / PER_SHEET) }, (_, index) =>
    cards.slice(index * PER_SHEET, (index + 1) * PER_SHEET),
  );
  const [first = []] = sheets;
  const places = sheets.map((sheet) => sheet[0]?.path ?? "");

  return (
    <section aria-labelledby="cards">
      <div className="flex flex-wrap items-end gap-4">
        <div className="min-w-0 grow basis-72">
          <h2 id="cards" className="text-2xl">
            Cards to print
          </h2>
          <p className="mt-1 max-w-[62ch] text-muted">
            {cards.length} {cards.length === 1 ? "card" : "cards"} on {sheets.length}{" "}
            {sheets.length === 1 ? "sheet" : "sheets"} of A4, 3 × 8 with cut marks. Print without margins and
            without scaling.
          </p>
        </div>
        <p role="status" className="text-muted">
          {isStopped && !isDrawn && `${cards.length - drawn} cards have no picture.`}
          {isReady ? "" : `Drawing picture ${drawn + 1} of ${cards.length}…`}
        </p>
        {!isDrawn && (
          <Button onClick={() => setIsStopped(!isStopped)}>
            {isStopped ? "Draw the other pictures" : "Leave out the other pictures"}
          </Button>
        )}
        <Button look="primary" disabled={!isReady || cards.length === 0} onClick={() => window.print()}>
          Print the cards
        </Button>
      </div>
      <section
        aria-label="The first sheet"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
        tabIndex={0}
        className="mt-4 max-h-[30rem] overflow-auto rounded-card border border-line bg-sunken p-3"
      >
        <Sheet cards={first} pictures={pictures} />
      </section>
      {createPortal(
        <div data-cards="" aria-hidden="true">
          {sheets.map((sheet, index) => (
            <Sheet key={places[index]} cards={sheet} pictures={pictures} />
          ))}
        </div>,
        document.body,
      )}
    </section>
  );
}

interface SheetProps {
  cards: readonly Card[];
  pictures: ReadonlyMap<string, string>;
}

function Sheet({ cards, pictures }: SheetProps) {
  return (
    <div className="card-sheet">
      {cards.map(({ name, path }) => (
        <CardFace key={path} name={name} path={path} picture={pictures.get(path)} />
      ))}
    </div>
  );
}

interface CardFaceProps extends Card {
  picture: string | undefined;
}

/** Memoized, because QR codes are expensive and cards render again whenever a picture is ready. */
const CardFace = memo(function CardFace({ name, path, picture }: CardFaceProps) {
  return (
    <div className="card">
      <div className="card-words">
        {picture ? <img src={picture} alt="" /> : <span className="card-blank" />}
        <p className="card-name">
          <bdi>{name}</bdi>
        </p>
        <p className="card-from">{fromOf(path)}</p>
      </div>
      <QrCode address={location.origin + basePath + path} className="card-code" />
    </div>
  );
});

function fromOf(path: string) {
  const sender = readInvitation(path)?.sender;
  return sender ? `Your website, begun by ${sender}` : "Your website, begun";
}
