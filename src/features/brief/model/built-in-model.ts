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

/**
 * Returns the browser's built-in model, if it has the Prompt API. Chromium logs a console warning when its availability
 * is queried without the model service, so the query waits until the visitor asks for an answer.
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
