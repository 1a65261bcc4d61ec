import * as z from "zod/mini";
import { type CopyModel, MAX_ANSWER_LENGTH, ModelError } from "./copy-model.ts";

interface Server {
  origin: string;
  key: string;
  model: string;
}

const answerSchema = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.optional(z.unknown()) }))
    .check(z.minLength(1)),
});

/** A client for servers with the OpenAI chat completions API. */
export function serverModel({ origin, key, model }: Server): CopyModel {
  return {
    name: `${model} at ${new URL(origin).host}`,
    async ask({ rules, material }, signal) {
      const response = await fetch(`${origin}/v1/chat/completions`, {
        method: "POST",
        credentials: "omit",
        // A redirect must not carry the key to another host.
        redirect: "error",
        referrerPolicy: "no-referrer",
        cache: "no-store",
        signal,
        headers: { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify({
          model,
          messages: [
            { role: "system", content: rules },
            { role: "user", content: material },
          ],
          temperature: 0.4,
          response_format: { type: "json_object" },
        }),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new ModelError(refusals[response.status] ?? `The server answered with ${response.status}.`);
      }
      const answer = answerSchema.safeParse(parsed(await bodyOf(response)));
      const content = answer.data?.choices[0]?.message.content;
      if (content === undefined) throw new ModelError("The server’s answer has the wrong format.");
      return content;
    },
  };
}

const refusals: Record<number, string> = {
  401: "The server does not accept this key.",
  403: "The server does not allow this key to do that.",
  404: "The server does not know this model.",
  429: "The server received too many requests. Try again later.",
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON
  }
}

/** Reads a response up to a size limit, so that an endless stream cannot fill the memory. */
async function bodyOf(response: Response) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_ANSWER_LENGTH) {
      await reader?.cancel();
      throw new ModelError("The server’s answer is too long.");
    }
  }
}
