import { useCallback, useEffect, useRef, useState } from "react";
import { type OpenSheets, openSheets } from "#src/apps/sheets/open-sheets.ts";
import type { Answers, SheetPlan } from "#src/apps/sheets/plan.ts";
import type { SheetSource } from "#src/apps/sheets/read/read-source.ts";
import { runInTurns } from "#src/apps/sheets/run-in-turns.ts";
import { appFromPlan, type SheetApp } from "#src/apps/sheets/to-app.ts";
import { SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";

export interface SheetProposal {
  plan: SheetPlan;
  made: SheetApp;
  answers: Answers;
}

interface SheetsState {
  /** The name of what is being read, and the share that is done. */
  reading: { name: string; share: number } | undefined;
  proposal: SheetProposal | undefined;
  /** A sentence for people. */
  failure: string | undefined;
}

interface Session {
  controller: AbortController;
  name: string;
  opened?: OpenSheets;
}

const PASTED = "the pasted rows";
const NOTHING: SheetsState = { reading: undefined, proposal: undefined, failure: undefined };
/** The shares of the work that end with reading and with planning. */
const READ = 0.35;
const PLANNED = 0.85;

/** Reads a spreadsheet into a proposed app, with progress. One file is open at a time. */
export function useSheets() {
  const [state, setState] = useState(NOTHING);
  const current = useRef<Session>(null);

  const stop = useCallback(() => {
    current.current?.controller.abort();
    current.current?.opened?.close();
    current.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const propose = useCallback(async (session: Session, answers: Answers, from: number) => {
    const { controller, name, opened } = session;
    const { signal } = controller;
    if (!opened) return;
    const tell = (start: number, end: number) => (share: number) =>
      setState((now) => ({ ...now, reading: { name, share: start + share * (end - start) } }));
    const plan = await opened.plan(answers, { signal, onProgress: tell(from, PLANNED) });
    if (plan.tables.length === 0) throw new SpreadsheetError("There are no rows to make an app of.");
    const made = await runInTurns(
      appFromPlan(plan, {
        ...{ name: nameOf(session, plan), now: new Date().toISOString(), answers },
        ...region(),
      }),
      { signal, onProgress: tell(PLANNED, 1) },
    );
    if (current.current === session) setState({ ...NOTHING, proposal: { plan, made, answers } });
  }, []);

  const begin = async (source: SheetSource) => {
    stop();
    const name = "pasted" in source ? PASTED : source.name;
    const session: Session = { controller: new AbortController(), name };
    current.current = session;
    const { signal } = session.controller;
    setState({ ...NOTHING, reading: { name, share: 0 } });
    try {
      session.opened = await openSheets(source, {
        signal,
        onProgress: (share) => setState((now) => ({ ...now, reading: { name, share: share * READ } })),
      });
      if (signal.aborted) return session.opened.close();
      await propose(session, {}, READ);
    } catch (error) {
      if (!signal.aborted) setState({ ...NOTHING, failure: failureOf(error) });
    }
  };

  /** Makes the app again with another answer. The last one stays until then, and also if this fails. */
  const answer = async (id: string, choice: string) => {
    const session = current.current;
    const { proposal } = state;
    if (!session || !proposal) return;
    session.controller.abort();
    session.controller = new AbortController();
    const { signal } = session.controller;
    setState((now) => ({ ...now, failure: undefined, reading: { name: session.name, share: 0 } }));
    try {
      await propose(session, { ...proposal.answers, [id]: choice }, 0);
    } catch (error) {
      if (!signal.aborted) setState((now) => ({ ...now, reading: undefined, failure: failureOf(error) }));
    }
  };

  const cancel = () => {
    const session = current.current;
    if (state.proposal && session) {
      session.controller.abort();
      setState((now) => ({ ...now, reading: undefined }));
      return;
    }
    stop();
    setState(NOTHING);
  };

  const close = () => {
    stop();
    setState(NOTHING);
  };
  return { ...state, begin, answer, cancel, close };
}

/** The file's name, and that of the first table for pasted rows. */
function nameOf({ name }: Session, { tables }: SheetPlan) {
  if (name === PASTED) return tables[0]?.name.many ?? "Rows";
  const words = name
    .replace(/\.[^.]*$/, "")
    .replace(/[_]+|(?<=\p{L})-(?=\p{L})/gu, " ")
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The language and currency of a file that does not tell them. */
const region = () => (navigator.language === "en-US" ? { locale: "en-US", currency: "USD" } : {});

const failureOf = (error: unknown) =>
  error instanceof SpreadsheetError
    ? error.message
    : "This file could not be read. Save it again as CSV or .xlsx, and try that one.";
