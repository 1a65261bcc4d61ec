/** An error response. Its message is the status, a colon, and the body or status text. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's message, if it sent `{ error }`. */
  readonly reason: string | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.reason = readReason(body);
  }

  static async from(response: Response) {
    return new ApiError(response.status, response.statusText, await response.text());
  }
}

/** Returns the server's message, if it sent one. `message` is for the console and may contain raw data. */
export const serverReason = (error: unknown) => (error instanceof ApiError && error.reason) || undefined;

/** Parses `{ error }` by hand, so that no page has to load the schemas. */
function readReason(body: string) {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === "string" ? error : undefined;
  } catch {
    return undefined; // HTML, empty or another shape: there is no message to show
  }
}
