import checkIcon from "icon:check";
import heartIcon from "icon:heart";
import fullHeartIcon from "icon:heart-fill";
import plusIcon from "icon:plus";
import clsx from "clsx";
import { type MouseEvent, memo } from "react";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import type { Template } from "#src/contract/templates.ts";
import { Icon } from "#src/ui/icon.tsx";
import { kindOf } from "./facets.ts";
import { Swatches } from "./swatches.tsx";
import { TemplatePicture } from "./template-picture.tsx";
import "./marketplace.css";

export interface CardActions {
  onPreview: (template: Template) => void;
  onUse: (template: Template) => void;
  onFavour: (template: Template, isFavourite: boolean) => void;
  onCompare: (template: Template, isCompared: boolean) => void;
}

interface TemplateCardProps extends CardActions {
  template: Template;
  /** The admin's settings for the template, if any. */
  setting: TemplateSetting | undefined;
  /** The address of the template's preview on this page. */
  href: string;
  isFavourite: boolean;
  isCompared: boolean;
  /** Whether the comparison has room for one more. */
  canCompare: boolean;
  /** Whether the card is the tab stop of the roving tabindex. */
  isStop: boolean;
  isFirst?: boolean;
}

const overlayButton = "inline-flex items-center gap-1.5 rounded-[10px] px-3 py-1.5 font-semibold text-sm";

/** A template in the list: its first screen and a few lines of text. Buttons appear on hover. */
export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
  const { template, setting, href, isFavourite, isCompared, canCompare, isStop, isFirst, onPreview, onUse } =
    props;
  const { name, swatches } = template;
  const tabIndex = isStop ? 0 : -1;

  const preview = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // opens in a new tab or window
    event.preventDefault();
    onPreview(template);
  };

  return (
    <article className="template-card group relative flex h-full flex-col">
      <div
        className={clsx(
          // `content-visibility` skips pictures off screen: browsers load lazy images from thousands of pixels away.
          "aspect-[3/2] overflow-hidden rounded-card border bg-sunken transition-[border-color] [content-visibility:auto] group-hover:border-ink",
          isCompared ? "border-signal ring-2 ring-signal" : "border-line",
        )}
      >
        <TemplatePicture template={template} isFirst={isFirst ?? false} />
      </div>
      <div className="flex grow items-start gap-2 pt-3">
        <div className="min-w-0 grow">
          <h3 className="text-xl">
            {/* The link covers the whole card; the buttons are layered above it. */}
            <a
              href={href}
              tabIndex={tabIndex}
              onClick={preview}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-signal focus-visible:after:outline-offset-4 group-hover:text-signal"
            >
              {name}
            </a>
          </h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            {kindOf(template)}
            <Swatches colours={swatches} />
          </p>
          {setting && (setting.isFeatured || setting.tags.length > 0) && (
            <p className="mt-1 flex flex-wrap gap-x-2 gap-y-1 text-sm">
              {setting.isFeatured && <span className="font-semibold text-signal">Featured</span>}
              {setting.tags.map((tag) => (
                <span key={tag} className="rounded-full border border-line px-2">
                  {tag}
                </span>
              ))}
            </p>
          )}
        </div>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-pressed={isFavourite}
          aria-label={`Favourite: ${name}`}
          onClick={() => props.onFavour(template, !isFavourite)}
          className="relative z-10 -mt-1.5 -me-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink aria-pressed:text-danger"
        >
          <Icon path={isFavourite ? fullHeartIcon : heartIcon} className="size-6" />
        </button>
      </div>
      <div className="template-actions">
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={`Use template: ${name}`}
          onClick={() => onUse(template)}
          className={clsx(overlayButton, "bg-signal text-on-signal hover:bg-signal-strong")}
        >
          Use template
        </button>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-pressed={isCompared}
          aria-label={`Compare: ${name}`}
          disabled={!isCompared && !canCompare}
          title={!isCompared && !canCompare ? "Three can be compared at a time" : undefined}
          onClick={() => props.onCompare(template, !isCompared)}
          className={clsx(
            overlayButton,
            "border border-edge bg-raised text-ink hover:border-ink hover:bg-sunken disabled:text-muted",
          )}
        >
          <Icon path={isCompared ? checkIcon : plusIcon} />
          Compare
        </button>
      </div>
    </article>
  );
});
