import { type CopyModel, ModelError } from "./copy-model.ts";

/** The subset of the browser's Prompt API that is used here. */
interface LanguageModelApi {
  availability: (options?: object) => Promise<string>;
  create: (options: object) => Promise<{
    prompt: (text: string, options: object) => Promise<string>;
    destroy: () => void;
  }>;
}

const languages = {
  expectedInputs: [{ type: "text", languages: ["en"] }],
  expectedOutputs: [{ type: "text", languages: ["en"] }],
};

const states: Record<string, "done" | "needed" | "running" | undefined> = {
  available: "done",
  downloadable: "needed",
  downloading: "running",
};

/**
 * Returns the browser's built-in model, if it has the Prompt API. Chromium logs a console warning when its availability
 * is queried without the model service, so the query waits until the visitor asks for an answer.
 */
export function findBuiltInModel(scope: object = globalThis): CopyModel | undefined {
  const api = (scope as { LanguageModel?: LanguageModelApi }).LanguageModel;
  if (typeof api?.availability !== "function" || typeof api.create !== "function") return undefined;
  const state = async () => {
    const found = states[await api.availability(languages).catch(() => "unavailable")];
    if (!found) throw new ModelError("This browser has no language model ready. Nothing was changed.");
    return found;
  };
  return {
    name: "this browser’s own model",
    async ask({ rules, material, answer }, signal) {
      const session = await api.create({
        ...languages,
        signal,
        initialPrompts: [{ role: "system", content: rules }],
      });
      try {
        const text: unknown = await session.prompt(material, { signal, responseConstraint: answer });
        if (typeof text !== "string") throw new ModelError("The model’s answer is not a text.");
        return text;
      } finally {
        session.destroy();
      }
    },
    download: {
      state,
      async start(signal, onProgress) {
        const monitor = (events: EventTarget) =>
          events.addEventListener("downloadprogress", (event) => onProgress((event as ProgressEvent).loaded));
        try {
          (await api.create({ ...languages, signal, monitor })).destroy();
        } catch (error) {
          if (signal.aborted) throw error;
          throw new ModelError(NOT_DOWNLOADED);
        }
      },
    },
  };
}

const NOT_DOWNLOADED =
  "The browser could not download its language model. Check the connection and the free space on this device, then press the button again. Nothing was changed.";
