import { ApiError } from "#src/api/api-error.ts";
import { call } from "#src/api/call.ts";
import {
  type ConnectorCall,
  type ConnectorId,
  callEcho,
  type EchoFailure,
  type EchoRequest,
} from "#src/contract/connectors.ts";

/** Sends one call to the simulated service and returns the log entry, even on failure. Status 0 means no response. */
export async function sendTestCall(
  connector: ConnectorId,
  payload: Record<string, string>,
  fail: EchoFailure | undefined,
): Promise<ConnectorCall> {
  const at = new Date().toISOString();
  const start = performance.now();
  const { status, answer } = await answerTo({ connector, payload, ...(fail && { fail }) });
  return {
    at,
    status,
    duration: performance.now() - start,
    sent: JSON.stringify(payload, null, 2),
    answer: typeof answer === "string" ? answer : JSON.stringify(answer, null, 2),
  };
}

async function answerTo(body: EchoRequest) {
  try {
    return { status: 200, answer: await call(callEcho, { body }) };
  } catch (error) {
    if (error instanceof ApiError)
      return { status: error.status, answer: { error: error.reason ?? error.message } };
    return { status: 0, answer: error instanceof Error ? error.message : "There was no answer." };
  }
}
