/** A call was answered, but not with success. Its message is the status, a colon and the body or status text. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own words, where it sent `{ error }`. */
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

/** The server's own explanation of a failure, if it has one. `message` is for the console and may hold raw data. */
export const serverReason = (error: unknown) => (error instanceof ApiError && error.reason) || undefined;

/** The body of a refused call is `{ error }`; checked by hand, as no page waits for the schemas. */
function readReason(body: string) {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === "string" ? error : undefined;
  } catch {
    return undefined; // HTML, empty or of another shape: there are no words to show
  }
}
