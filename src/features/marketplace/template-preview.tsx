import desktopIcon from "icon:desktop";
import phoneIcon from "icon:device-mobile";
import tabletIcon from "icon:device-tablet";
import heartIcon from "icon:heart";
import fullHeartIcon from "icon:heart-fill";
import clsx from "clsx";
import { Suspense, useState } from "react";
import { isBuiltApp } from "#src/contract/app-templates.ts";
import { templateFeatures } from "#src/contract/template-facets.ts";
import type { Template } from "#src/contract/templates.ts";
import { isGame } from "#src/entities/projects/app-ids.ts";
import type { AppRole } from "#src/entities/running-app.ts";
import { later } from "#src/lib/later.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { kindOf } from "./facets.ts";
import type { Device } from "./live-site.tsx";
import type { CardActions } from "./template-card.tsx";
import { TemplatePicture } from "./template-picture.tsx";
import { TemplatePrice } from "./template-price.tsx";

/** Deferred, because it contains the site engine and the texts of all industries. */
const LiveSite = later(() => import("./sites-on-demand.ts").then(({ LiveSite }) => LiveSite));
const GameStage = later(() => import("#src/apps/game-stage.tsx").then(({ GameStage }) => GameStage));
const StoredAppStage = later(() =>
  import("#src/apps/run/stored-app-stage.tsx").then(({ StoredAppStage }) => StoredAppStage),
);

const ROLE: AppRole = "admin";

const devices: Record<Device, { name: string; icon: string }> = {
  phone: { name: "Phone", icon: phoneIcon },
  tablet: { name: "Tablet", icon: tabletIcon },
  desktop: { name: "Desktop", icon: desktopIcon },
};

interface TemplatePreviewProps extends Pick<CardActions, "onUse" | "onFavour"> {
  template: Template;
  isFavourite: boolean;
  onClose: () => void;
}

/** A live preview of a template on a chosen device; its links work. */
export function TemplatePreview({ template, isFavourite, onUse, onFavour, onClose }: TemplatePreviewProps) {
  const [device, setDevice] = useState<Device>(() => (innerWidth < 700 ? "phone" : "desktop"));
  const { name, type, features } = template;
  const isSite = type === "web";

  return (
    <Dialog
      title={name}
      subtitle={kindOf(template)}
      onClose={onClose}
      className="flex h-[calc(100dvh-1rem)] max-w-[92rem]! flex-col sm:h-[calc(100dvh-2rem)] [&>*]:shrink-0 overflow-y-auto"
    >
      <div data-demo="" className="-mt-1 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {isSite ? (
          <fieldset className="min-w-0">
            <legend className="sr-only">Device</legend>
            <div className="flex rounded-[10px] border border-edge">
              {Object.entries(devices).map(([id, { name, icon }]) => (
                <label
                  key={id}
                  className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 px-3 font-medium first:rounded-s-[9px] last:rounded-e-[9px] hover:bg-sunken has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-signal has-focus-visible:outline-offset-2"
                >
                  <input
                    type="radio"
                    name="device"
                    value={id}
                    checked={device === id}
                    onChange={() => setDevice(id as Device)}
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  <Icon path={icon} />
                  <span className="max-sm:sr-only">{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : (
          <p className="max-w-[60ch] text-muted">
            {type === "app" ? "It works as it is" : "Play it as it is"}; what you do is saved in this browser.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <TemplatePrice templateId={template.id} />
          <Button
            aria-pressed={isFavourite}
            aria-label="Favourite"
            onClick={() => onFavour(template, !isFavourite)}
            className="aria-pressed:text-danger"
          >
            <Icon path={isFavourite ? fullHeartIcon : heartIcon} />
          </Button>
          <Button look="primary" onClick={() => onUse(template)}>
            Use template
          </Button>
        </div>
      </div>
      <div
        className={clsx(
          "blueprint -mx-4 sm:-mx-6 grid min-h-80 grow shrink! basis-0 border-line border-t bg-sunken",
          // Without a text below it, the stage ends with the dialog.
          features.length > 0 ? "border-b" : "-mb-4 sm:-mb-6",
        )}
      >
        {isSite ? (
          <Suspense fallback={<Waiting template={template} />}>
            <LiveSite
              key={template.id}
              templateId={template.id}
              name={name}
              device={device}
              onEscape={onClose}
            />
          </Suspense>
        ) : isGame(template.id) ? (
          <Suspense fallback={<Waiting template={template} />}>
            <div className="min-h-0 min-w-0 overflow-y-auto overflow-x-hidden">
              <GameStage gameId={template.id} appKey={template.id} />
            </div>
          </Suspense>
        ) : isBuiltApp(template.id) ? (
          <Suspense fallback={<Waiting template={template} />}>
            {/* A size container, so that apps can fit their fields to it. */}
            <div className="min-h-0 min-w-0 overflow-y-auto overflow-x-hidden [container-type:size]">
              <StoredAppStage appKey={template.id} origin={{ templateId: template.id }} role={ROLE} />
            </div>
          </Suspense>
        ) : (
          <div className="mx-auto w-full max-w-3xl self-center p-4">
            <TemplatePicture template={template} isFirst className="rounded-card border border-line" />
          </div>
        )}
      </div>
      {features.length > 0 && (
        <p className="mt-3 text-muted text-sm max-sm:line-clamp-2" title={featureNames(template)}>
          {featureNames(template)}
        </p>
      )}
    </Dialog>
  );
}

function Waiting({ template }: { template: Template }) {
  return (
    <div className="m-auto w-full max-w-3xl p-4 text-center" role="status">
      <TemplatePicture
        template={template}
        isFirst
        className="animate-shimmer rounded-card border border-line"
      />
      <p className="mt-3 text-muted">Opening {template.name}…</p>
    </div>
  );
}

const featureNames = ({ features }: Template) =>
  features.map((feature) => templateFeatures[feature]).join(" · ");
