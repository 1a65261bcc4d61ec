import { useRef, useState } from "react";
import { ImportMapping } from "#src/entities/import/import-mapping.tsx";
import { RowCheck, type RowChoice } from "#src/entities/import/row-check.tsx";
import { useImport } from "#src/entities/import/use-import.ts";
import { basePath } from "#src/lib/base-path.ts";
import { download } from "#src/lib/download.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { writeSpreadsheet } from "#src/lib/spreadsheet/spreadsheet.ts";
import { useAction } from "#src/lib/use-action.ts";
import { keepLinks } from "#src/sales/replies/prospects.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { FileDrop } from "#src/ui/file-drop.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { UNSIGNED } from "../links/link-signing.tsx";
import { useStoredFields } from "../links/use-stored-fields.ts";
import { CardSheets } from "./card-sheets.tsx";
import type { SheetLink, SheetSettings } from "./make-links.ts";
import { type ProspectRow, prospectFields, prospectRules } from "./prospect-rows.ts";
import { linksTable } from "./prospect-tables.ts";
import { problemsOfSettings, SettingsForm } from "./sheet-settings.tsx";

const EXAMPLE = `Company;Industry;Town;Phone;Colour;Sentence
Blue Door Bakery;Bakery;Leith;+44 131 496 0123;#a02020;We bake sourdough by night and deliver it by bicycle.
Harbour Legal;Law firm;Bristol;+44 117 496 0456;;Contracts and disputes for shipping companies since 1987.
Fern & Co;Florist;Bath;;#2e7d32;Flowers for weddings and for no reason at all.
`;

const initial: SheetSettings & Record<string, string> = {
  ...{ industry: "bakery", style: "counter", sender: "", replyTo: "", lastDay: "" },
};

type Making = { done: number; of: number };

/** Makes links, QR codes and cards from a file of prospects. */
export function ManyLinks() {
  const [settings, change] = useStoredFields<SheetSettings & Record<string, string>>("sales_sheet", initial);
  const sheet = useImport<ProspectRow>({
    id: "import-prospects",
    fields: prospectFields,
    rules: prospectRules,
  });
  const [choice, setChoice] = useState<RowChoice>("good");
  const [making, setMaking] = useState<Making>();
  const [made, setMade] = useState<{ links: readonly SheetLink[]; text: string; problem: string }>();
  const running = useRef<AbortController>(null);
  const { checked } = sheet;
  const good = checked?.good ?? [];
  const isWrong = Object.values(problemsOfSettings(settings)).some((problem) => problem !== undefined);
  const isHeld = choice === "all" && (checked?.badRows ?? 0) > 0;

  const make = async () => {
    if (running.current) return;
    const mine = new AbortController();
    running.current = mine;
    setMade(undefined);
    setMaking({ done: 0, of: good.length });
    try {
      const { makeLinks } = await import("./make-links.ts").catch(guardedReload);
      const links = await makeLinks(good, settings, {
        signal: mine.signal,
        onProgress: ({ length }) => setMaking({ done: length, of: good.length }),
      });
      const problem = await store(links, settings.lastDay);
      const text = outcomeOf(links, good.length);
      setMade({ links, text, problem });
      announce(text);
    } catch (error) {
      console.info("The links could not be made.", error);
      setMade({
        links: [],
        text: "",
        problem: "The links could not be made. Reload the page and try again.",
      });
    } finally {
      running.current = null;
      setMaking(undefined);
    }
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {!sheet.opened && (
        <FileDrop
          accept=".csv,.tsv,.txt,.xlsx,.json"
          title="Drop a file with prospects"
          titleOnTouch="Choose a file with prospects"
          onChoose={sheet.open}
          reading={sheet.reading}
          onCancel={sheet.cancel}
          failure={sheet.failure}
          actions={
            <Button onClick={() => sheet.open(new File([EXAMPLE], "example-prospects.csv"))}>
              Try an example
            </Button>
          }
        >
          CSV, XLSX or JSON, up to 10 MB. One row for each prospect; only the name is needed. The file stays
          in this browser.
        </FileDrop>
      )}
      {sheet.opened && <ImportMapping from={sheet} fields={prospectFields} />}
      {sheet.opened && sheet.missing.length === 0 && !checked && <Skeleton className="h-24" />}
      {checked && (
        <>
          <RowCheck checked={checked} choice={choice} onChoose={setChoice} />
          <SettingsForm settings={settings} onChange={change} />
          <div className="flex flex-wrap items-center gap-4">
            {making ? (
              <>
                <progress
                  aria-label="Links made"
                  value={making.done}
                  max={making.of}
                  className="h-3 w-60 max-w-full"
                />
                <p>
                  {making.done} of {making.of}
                </p>
                <Button onClick={() => running.current?.abort()}>Cancel</Button>
              </>
            ) : (
              <Button
                look="primary"
                disabled={isWrong || isHeld || good.length === 0}
                onClick={() => void make()}
              >
                Make {good.length} {good.length === 1 ? "link" : "links"}
              </Button>
            )}
          </div>
        </>
      )}
      {made && <Result {...made} errors={checked?.errors ?? []} />}
    </div>
  );
}

type ResultProps = {
  links: readonly SheetLink[];
  text: string;
  problem: string;
  errors: NonNullable<ReturnType<typeof useImport<ProspectRow>>["checked"]>["errors"];
};

function Result({ links, text, problem, errors }: ResultProps) {
  const [failure, setFailure] = useState("");
  const good = links.filter(({ path }) => path);
  const bad = links.filter(({ problem }) => problem);
  const [saveCsv] = useAction(async () => {
    setFailure("");
    try {
      const table = linksTable(links, errors, location.origin + basePath);
      download("links.csv", await writeSpreadsheet("csv", [table]));
    } catch (error) {
      console.info("The file could not be made.", error);
      setFailure("The file could not be made. Please try again.");
    }
  });
  return (
    <>
      <section aria-labelledby="made">
        <h2 id="made" className="text-2xl">
          Links
        </h2>
        <p className="mt-2">{text}</p>
        {good.some(({ isSigned }) => !isSigned) && <p className="mt-2">{UNSIGNED}</p>}
        {bad.length > 0 && (
          <ul className="mt-3 list-disc ps-6">
            {bad.map(({ number, row, problem }) => (
              <li key={number}>
                Row {number}, <bdi>{row.name}</bdi>: {problem}
              </li>
            ))}
          </ul>
        )}
        <p role="alert" className="mt-2 text-danger empty:hidden">
          {problem || failure}
        </p>
        {links.length > 0 && (
          <Button className="mt-4" onClick={saveCsv}>
            Download the links as CSV
          </Button>
        )}
      </section>
      {good.length > 0 && <CardSheets cards={good.map(({ row, path }) => ({ name: row.name, path }))} />}
    </>
  );
}

/** Returns a message, or "" if all links are stored with their prospects. */
async function store(links: readonly SheetLink[], lastDay: string) {
  try {
    await keepLinks(
      links
        .filter(({ path }) => path)
        .map(({ row, path }) => ({
          ...{ prospect: row.name, address: path, name: "A welcome page", lastDay },
          email: row.email,
          isSent: false,
        })),
    );
    return "";
  } catch (error) {
    console.info("The links were not stored with their prospects.", error);
    return "This browser could not store the links with their prospects. Download the CSV before you leave.";
  }
}

function outcomeOf(links: readonly SheetLink[], of: number) {
  const good = links.filter(({ path }) => path).length;
  const rest = of - links.length;
  const checked = `${good} ${good === 1 ? "link is" : "links are"} made, opened once and compared with ${good === 1 ? "its row" : "their rows"}.`;
  return rest > 0 ? `${checked} ${rest} were left out when you cancelled.` : checked;
}
