import type { ChosenPicture, PictureReason } from "#src/brief/pictures/choose-pictures.ts";
import { Button } from "#src/ui/button.tsx";

interface PictureReasonsProps {
  /** The first picture of each proposal. */
  pictures: readonly ChosenPicture[];
  /** Shows the next best picture on this proposal. */
  onNext: (index: number) => void;
}

/** Says what the first picture of each proposal shows and why, and changes it with one press. */
export function PictureReasons({ pictures, onNext }: PictureReasonsProps) {
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-xl">Pictures</h3>
      <ul className="divide-y divide-line border-line border-y" aria-label="Pictures">
        {pictures.map((chosen, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is known by its place
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 px-1 py-2"
          >
            <p aria-live="polite">
              <span className="text-muted text-sm">Proposal {index + 1}</span>
              <span className="block break-words font-semibold">{titleOf(chosen)}</span>
              <span className="text-muted text-sm">{reasonText(chosen.reason)}</span>
            </p>
            <Button
              size="small"
              aria-label={`Another picture for proposal ${index + 1}`}
              onClick={() => onNext(index)}
            >
              Another
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const titleOf = ({ picture: { kind, label } }: ChosenPicture) =>
  label || (kind === "plain" ? "Shapes and light" : "A scene of the industry");

function reasonText(reason: PictureReason) {
  switch (reason.kind) {
    case "said":
    case "block":
      return `From “${reason.words}”.`;
    case "trade":
      return "Usual for this kind of business.";
    case "industry":
      return "The picture of this industry.";
    case "plain":
      return "No drawing fits what the brief says.";
  }
}
