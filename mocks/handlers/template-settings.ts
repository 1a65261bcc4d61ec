import { noSetting } from "#src/contract/offered-templates.ts";
import { isTemplateId } from "#src/contract/template-id.ts";
import { templateName } from "#src/contract/template-name.ts";
import {
  listTemplateSettings,
  saveTemplateSettings,
  type TemplateSetting,
} from "#src/contract/template-settings.ts";
import type { Collections } from "../db/collections.ts";
import { logged, putRecord } from "./change-log.ts";
import { handle, Refusal } from "./handle.ts";
import { requireAdmin } from "./session.ts";

export function templateSettingsHandlers(collections: Collections) {
  const { templateSettings } = collections;
  return [
    handle(listTemplateSettings, () => templateSettings.all()),

    handle(saveTemplateSettings, ({ body: { settings, area }, request }) => {
      const by = requireAdmin(collections, request);
      for (const { id } of settings) {
        if (!isTemplateId(id)) throw new Refusal(404, `There is no template “${id}”.`);
      }
      const before = new Map(templateSettings.all().map((setting) => [setting.id, setting]));
      const summary = summaryOf(
        settings.map((setting) => [before.get(setting.id) ?? noSetting(setting.id), setting]),
      );
      return logged(
        collections,
        { by, area: area ?? "marketplace", touches: ["templateSettings"], summary },
        async () => {
          for (const setting of settings) {
            const { id } = setting;
            const present = before.get(id);
            if (JSON.stringify(present) === JSON.stringify(setting)) continue;
            if (!saysNothing(setting)) await putRecord(collections, "templateSettings", setting);
            else if (present) templateSettings.delete((query) => query.where({ id }));
          }
          return templateSettings.all();
        },
      );
    }),
  ];
}

const saysNothing = (setting: TemplateSetting) =>
  JSON.stringify(setting) === JSON.stringify(noSetting(setting.id));

function summaryOf(pairs: readonly (readonly [TemplateSetting, TemplateSetting])[]) {
  const changed = pairs.filter(([old, now]) => JSON.stringify(old) !== JSON.stringify(now));
  const isAny = (is: (old: TemplateSetting, now: TemplateSetting) => boolean) =>
    changed.some(([old, now]) => is(old, now));
  const verbs = [
    isAny((old, now) => !old.isHidden && now.isHidden) && "hid",
    isAny((old, now) => old.isHidden && !now.isHidden) && "published",
    isAny((old, now) => !old.isFeatured && now.isFeatured) && "featured",
    isAny((old, now) => old.isFeatured && !now.isFeatured) && "no longer featured",
    isAny((old, now) => old.price !== now.price) && "priced",
    isAny((old, now) => old.tags.join("\n") !== now.tags.join("\n")) && "tagged",
    isAny((old, now) => old.position !== now.position) && "moved",
  ].filter((verb) => verb !== false);
  const what =
    changed.length === 1 && changed[0] ? templateName(changed[0][1].id) : `${changed.length} templates`;
  const words = `${verbs.join(", ") || "saved"}: ${what}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
