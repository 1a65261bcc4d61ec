import { useEffect, useState } from "react";
import type { TemplateSettings } from "#src/contract/offered-templates.ts";
import { whenIdle } from "#src/lib/scheduler.ts";

const none: TemplateSettings = new Map();

/** What admins have decided about the templates. No page waits for it: until it is there, all are as delivered. */
export function useTemplateSettings() {
  const [settings, setSettings] = useState(none);

  useEffect(() => {
    let isWanted = true;
    let stop = () => {};
    const cancel = whenIdle(async () => {
      // Without it the page is as it was delivered, which is no failure to speak of.
      const module = await import("./watch-template-settings.ts").catch(() => null);
      if (module && isWanted) stop = module.watchTemplateSettings(setSettings);
    });
    return () => {
      isWanted = false;
      cancel();
      stop();
    };
  }, []);

  return settings;
}
