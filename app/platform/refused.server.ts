/** An expected refusal, which rolls back. Extended per action, so that `instanceof` distinguishes the reasons. */
export class Refused<Reason extends string, Field extends string = never> extends Error {
  readonly reason: Reason;
  readonly field: Field | null;
  readonly retryAfterSeconds: number;

  constructor(reason: Reason, options: ErrorOptions & { field?: Field; retryAfterSeconds?: number } = {}) {
    super(reason, options);
    this.name = new.target.name;
    this.reason = reason;
    this.field = options.field ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? 0;
  }
}
