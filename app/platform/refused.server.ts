/**
 * An expected refusal of an action, thrown to roll back its transaction. Each action extends it without a body, so that
 * `instanceof` tells the reasons apart.
 */
export class Refused<Reason extends string, Field extends string = never> extends Error {
  readonly reason: Reason;
  /** The invalid field, if the reason concerns one. */
  readonly field: Field | null;
  /** Seconds until the action is possible again; 0 unless a limit was reached. */
  readonly retryAfterSeconds: number;

  constructor(reason: Reason, options: ErrorOptions & { field?: Field; retryAfterSeconds?: number } = {}) {
    super(reason, options);
    this.name = new.target.name;
    this.reason = reason;
    this.field = options.field ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? 0;
  }
}
