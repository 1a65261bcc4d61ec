/** Thrown by handlers. The call is answered with this status and `{ error: message }`. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
