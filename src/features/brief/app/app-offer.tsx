import { useMemo } from "react";
import { useSuspenseQuery } from "#src/api/query.ts";
import { createRecords } from "#src/apps/records/records.ts";
import { Button } from "#src/ui/button.tsx";
import { appQuery } from "./describe-in-worker.ts";
import { MakeAppButton } from "./make-app-button.tsx";

interface AppOfferProps {
  brief: string;
  onShow: () => void;
}

/** Offers the app that a brief asks for beside a website. */
export function AppOffer({ brief, onShow }: AppOfferProps) {
  const { data } = useSuspenseQuery(appQuery(brief));
  const app = useMemo(() => createRecords(data.samples), [data]);
  const tables = app.document.tables.map(({ name }) => name.many.toLowerCase());
  return (
    <section
      aria-labelledby="app-offer"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-signal bg-raised px-4 py-4"
    >
      <div className="min-w-0">
        <h2 id="app-offer" className="text-lg">
          You also asked for an app
        </h2>
        <p className="max-w-[60ch] text-muted">
          It keeps {listOf(tables)}, and becomes a project of its own beside the website.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onShow}>Try the app</Button>
        <MakeAppButton app={app} description={brief} />
      </div>
    </section>
  );
}

const listOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
