import { useState } from "react";
import { basePath } from "#src/lib/base-path.ts";
import { paths } from "#src/lib/paths.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { control, Labelled } from "../inspector/labelled.tsx";
import { loadRecords } from "./use-fill.ts";

interface AnswersInAppProps {
  /** The address that the answers bring along, if any. */
  address: string | undefined;
  isDisabled: boolean;
  onChange: (address: string | undefined) => void;
}

/** Chooses the application, and its table, into which the owner takes the answers of the site's forms. */
export function AnswersInApp({ address, isDisabled, onChange }: AnswersInAppProps) {
  const taken = readAddress(address);
  const [chosen, setChosen] = useState(taken?.key ?? "");
  const { value: apps, error } = useAsyncValue(async () => (await loadRecords()).appsOfBrowser(), []);
  const { value: tables, error: problem } = useAsyncValue(
    () => (chosen ? readTables(chosen) : undefined),
    [chosen],
  );
  if (error || !apps || (apps.length === 0 && !address)) return null;
  const isGone = chosen !== "" && !apps.some(({ key }) => key === chosen);
  return (
    <section className="grid gap-3">
      <h3 className="text-base">Into my application</h3>
      <Labelled
        label="Application"
        problem={
          isGone
            ? "This application is not in this browser any more. Choose another one."
            : problem instanceof Error
              ? problem.message
              : undefined
        }
        hint="Each answer brings a link. It opens the application with a new record: paste the answer there, look at it, and save."
      >
        {(id, described) => (
          <select
            id={id}
            aria-describedby={described}
            className={control}
            disabled={isDisabled}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              if (address) onChange(undefined);
            }}
          >
            <option value="">No application</option>
            {isGone && <option value={chosen}>{chosen}</option>}
            {apps.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {chosen !== "" && tables && (
        <Labelled label="An answer becomes a new">
          {(id) => (
            <select
              id={id}
              className={control}
              disabled={isDisabled}
              value={taken?.key === chosen ? taken.table : ""}
              onChange={({ target }) => onChange(target.value ? addressOf(chosen, target.value) : undefined)}
            >
              <option value="">Choose…</option>
              {tables.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name.one}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
    </section>
  );
}

async function readTables(key: string) {
  const { readColumns } = await loadRecords();
  return (await readColumns(key)).data.document.tables;
}

const addressOf = (key: string, table: string) =>
  `${location.origin}${basePath}${paths.takeMessage(key, table)}`;

function readAddress(address: string | undefined) {
  const parameters = address && URL.canParse(address) ? new URL(address).searchParams : undefined;
  const [key, table] = [parameters?.get("project"), parameters?.get("take")];
  return key && table ? { key, table } : undefined;
}
