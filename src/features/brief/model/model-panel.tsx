import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { readOrigins } from "#src/lib/model-origins.ts";
import { session } from "#src/lib/storage.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, FormMessage, useForm } from "#src/ui/form.tsx";
import { Select } from "#src/ui/select.tsx";
import { findBuiltInModel } from "./built-in-model.ts";
import { type CopyModel, ModelError } from "./copy-model.ts";
import { type BetterWords, improveWords } from "./improve-words.ts";
import { serverModel } from "./server-model.ts";

/** A model in the browser is slower. Its download has no limit. */
const TIME_LIMITS_MS = { browser: 120_000, server: 30_000 };
const BROWSER = "browser";
const NOTHING_BETTER = "The model found no better wording that keeps all facts. Nothing was changed.";
const KEY = "model-key:";
const NAME = "model-name:";

/** The settings of a server. The browser's own model needs neither a name nor a key. */
const accessSchema = z.object({
  model: z.string().check(z.trim(), z.minLength(1, "Choose one of the server’s models.")),
  key: z.string().check(z.trim()),
});
type Access = z.infer<typeof accessSchema>;
const anyAccessSchema = z.object({ model: z.string(), key: z.string() });

const accessTo = (origin: string): Access => ({
  model: session.read(`${NAME}${origin}`) ?? "",
  key: session.read(`${KEY}${origin}`) ?? "",
});

const origins = readOrigins(import.meta.env.VITE_MODEL_ORIGINS);

interface ModelPanelProps {
  documents: readonly SiteDocument[];
  tone: string | undefined;
  result: BetterWords | undefined;
  onResult: (words: BetterWords | undefined) => void;
}

/** Offers to improve the texts with a language model. Renders nothing if no model is available. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the markup of the panel
export function ModelPanel({ documents, tone, result, onResult }: ModelPanelProps) {
  const [builtIn] = useState(() => findBuiltInModel());
  const choices = [
    ...(builtIn ? [{ value: BROWSER, label: "This browser’s own model" }] : []),
    ...origins.map((origin) => ({ value: origin, label: new URL(origin).host })),
  ];
  const [chosen, setChosen] = useState<string>();
  const asking = useRef<AbortController>(null);
  /** The download of the browser's model: offered, or its progress from 0 to 1. */
  const [download, setDownload] = useState<"none" | "offered" | number>("none");
  const titleId = useId();

  // These rewordings are dropped when the visitor leaves or changes the brief meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sites have other texts
  useEffect(() => () => asking.current?.abort(), [documents[0]]);

  const choice = choices.find(({ value }) => value === chosen) ?? choices[0];
  const isServer = choice !== undefined && choice.value !== BROWSER;
  const form = useForm<Access, Access>({
    schema: isServer ? accessSchema : anyAccessSchema,
    initial: accessTo(choice?.value ?? BROWSER),
    onSubmit: (access) => improve(access),
    onFailure: (error) =>
      error instanceof ModelError ? error.message : "The model cannot be reached. Nothing was changed.",
  });
  if (!choice) return null;

  const choose = (value: string) => {
    setChosen(value);
    form.reset(accessTo(value));
  };
  const kept = (name: keyof Access, key: typeof KEY | typeof NAME) => {
    const { onChange, ...field } = form.field(name);
    return {
      ...field,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        session.write(`${key}${choice.value}`, event.target.value);
        return onChange(event);
      },
    };
  };

  /** Downloads the browser's model, once the visitor has agreed. Resolves to false if this press only asks. */
  const isReady = async ({ download: needed }: CopyModel, signal: AbortSignal) => {
    const state = (await needed?.state()) ?? "done";
    if (!needed || state === "done") return true;
    if (state === "needed" && download === "none") {
      setDownload("offered");
      announce(DOWNLOAD_FIRST);
      return false;
    }
    setDownload(0);
    try {
      await needed.start(signal, setDownload);
      setDownload("none");
      announce("The language model is downloaded.");
      return true;
    } catch (error) {
      setDownload("offered");
      throw error;
    }
  };
  const improve = async ({ model, key }: Access) => {
    const engine: CopyModel | undefined = isServer
      ? serverModel({ origin: choice.value, key, model })
      : builtIn;
    if (!engine) return;
    const controller = new AbortController();
    asking.current = controller;
    try {
      if (!(await isReady(engine, controller.signal))) return;
      const words = await improveWords(documents, engine, {
        signal: controller.signal,
        timeLimitMs: TIME_LIMITS_MS[isServer ? "server" : "browser"],
        tone,
      });
      announce(
        `${words.words.size === 1 ? "One text" : `${words.words.size} texts`} improved, ${words.refused.length} refused.`,
      );
      if (words.words.size > 0) onResult(words);
      else form.setError("root", { message: NOTHING_BETTER });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      asking.current = null;
    }
  };
  const isAsking = form.isSubmitting;
  const isDownloading = typeof download === "number";
  const label = download === "offered" && !isServer ? "Download the model" : "Improve the words";

  return (
    <section aria-labelledby={titleId} className="mt-10 border-line border-t pt-6">
      <h3 id={titleId} className="text-xl">
        Better words from a language model
      </h3>
      <p className="mt-1 max-w-[64ch] text-muted">
        It only improves the wording: a suggestion that changes a name, a number, a price or a claim is
        refused.
      </p>
      <Form form={form} className="mt-4 grid max-w-2xl gap-4">
        {choices.length > 1 && (
          <Select label="Which model" value={choice.value} options={choices} onChoose={choose} />
        )}
        {isServer && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={`Model at ${choice.label}`}
                autoComplete="off"
                maxLength={120}
                {...kept("model", NAME)}
              />
              <TextField
                label="Key"
                type="password"
                autoComplete="off"
                spellCheck={false}
                maxLength={400}
                {...kept("key", KEY)}
              />
            </div>
            <p className="rounded-[10px] border border-edge bg-amber-tint px-4 py-2 text-amber-ink">
              The words of these proposals are sent to {choice.label}. The key stays in this tab until you
              close it, and anyone at this tab can use it: take one with a low spending limit, and revoke it
              afterwards.
            </p>
          </>
        )}
        {download !== "none" && !isServer && <DownloadNote progress={download} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isAsking}>
            {isDownloading ? "Downloading…" : isAsking ? "Asking…" : label}
          </Button>
          {isAsking && (
            <Button look="quiet" onClick={() => asking.current?.abort()}>
              Stop
            </Button>
          )}
          {result && !isAsking && (
            <Button look="quiet" onClick={() => onResult(undefined)}>
              Back to the words from here
            </Button>
          )}
        </div>
      </Form>
      <div className="mt-3">
        <FormMessage form={form} />
      </div>
      {result && result.refused.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-6 cursor-pointer">Refused: {result.refused.length}</summary>
          <ul className="mt-2 grid gap-1 text-muted text-sm">
            {result.refused.map(({ text, reason }) => (
              <li key={text} className="break-words">
                “{text}”: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const DOWNLOAD_FIRST =
  "Your browser has to download its language model first, once for all websites. That can be several gigabytes: use a connection without a data limit. Your words stay on this device.";

function DownloadNote({ progress }: { progress: "offered" | number }) {
  const id = useId();
  if (progress === "offered") return <p className="max-w-[64ch]">{DOWNLOAD_FIRST}</p>;
  return (
    <div className="grid max-w-md gap-1">
      <label htmlFor={id}>Downloading the language model: {Math.floor(progress * 100)}%</label>
      <progress id={id} value={progress} className="w-full accent-signal" />
      <p className="text-muted text-sm">
        This can take many minutes. The words are improved as soon as it is done.
      </p>
    </div>
  );
}
