/** An error that the operator can correct: only its message is printed. */
export class CommandError extends Error {}
