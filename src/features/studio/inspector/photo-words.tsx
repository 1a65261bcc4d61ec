import { useId } from "react";
import { type Asset, assetStore } from "#src/pictures/asset-store.ts";
import type { PhotoPicture } from "#src/sites/fields.ts";
import { Button } from "#src/ui/button.tsx";
import { suggestedWords } from "../pictures/suggested-words.ts";
import { useStudioStore } from "../studio-slice.ts";
import { control, Labelled } from "./labelled.tsx";

interface PhotoWordsProps {
  photo: PhotoPicture;
  asset: Asset | null | undefined;
  /** The values of the other fields of the group. */
  data: Record<string, unknown>;
  set: (changes: Partial<PhotoPicture>) => void;
  onLeave: () => void;
}

const LONGEST = 300;

/** The alternative text of a photograph, with a prompt until it has one. */
export function PhotoWords({ photo, asset, data, set, onLeave }: PhotoWordsProps) {
  const id = useId();
  const store = useStudioStore();
  const { label, decorative = false } = photo;
  const isAsked = label === "" && !decorative;
  const suggestions = isAsked ? suggestedWords(store.getState(), data, asset) : [];

  /** Stores the text with the picture, for its next use. */
  const remember = (words: string) => {
    if (asset && words && !asset.alt) assetStore.setAlt(asset.id, words).catch(() => {}); // the site already contains the text
  };

  return (
    <div
      className={
        isAsked ? "grid gap-2 rounded-lg border border-amber-ink bg-amber-tint/40 p-2.5" : "grid gap-2"
      }
    >
      <Labelled
        label="Alternative text"
        hint={
          decorative
            ? "Screen readers pass over it"
            : isAsked
              ? "Say in a few words what the picture shows, for people who cannot see it."
              : "Read out in place of the picture"
        }
      >
        {(field, hint) => (
          <input
            id={field}
            aria-describedby={hint}
            className={control}
            maxLength={LONGEST}
            value={label}
            disabled={decorative}
            onChange={(event) => set({ label: event.target.value })}
            onBlur={() => {
              remember(label);
              onLeave();
            }}
          />
        )}
      </Labelled>
      {suggestions.length > 0 && (
        <fieldset aria-label="Suggestions" className="flex flex-wrap gap-1.5">
          {suggestions.map((words) => (
            <Button
              key={words}
              size="small"
              className="max-w-full text-start! font-medium! leading-tight [overflow-wrap:anywhere]"
              onClick={() => {
                set({ label: words });
                remember(words);
                onLeave();
              }}
            >
              Use “{words}”
            </Button>
          ))}
        </fieldset>
      )}
      <label htmlFor={`${id}-decorative`} className="flex min-h-8 items-center gap-2.5 text-sm">
        <input
          id={`${id}-decorative`}
          type="checkbox"
          className="size-5"
          checked={decorative}
          onChange={(event) => {
            set({ decorative: event.target.checked || undefined });
            onLeave();
          }}
        />
        Decorative: it says nothing that the text does not
      </label>
    </div>
  );
}
