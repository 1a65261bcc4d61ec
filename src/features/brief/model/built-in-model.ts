import { type CopyModel, ModelError } from "./copy-model.ts";

/** The parts of the browser's Prompt API that are used here. */
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

/**
 * The model of a browser with the Prompt API. Chromium writes a warning to the console when it is asked for the
 * availability and its model service is not running, so it is not asked before the visitor wants an answer.
 */
export function findBuiltInModel(scope: object = globalThis): CopyModel | undefined {
  const api = (scope as { LanguageModel?: LanguageModelApi }).LanguageModel;
  if (typeof api?.availability !== "function" || typeof api.create !== "function") return undefined;
  return {
    name: "this browser’s own model",
    async ask({ rules, material, answer }, signal) {
      const state = await api.availability(languages).catch(() => "unavailable");
      if (!["available", "downloadable", "downloading"].includes(state)) {
        throw new ModelError("This browser has no language model ready. Nothing was changed.");
      }
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
  };
}
