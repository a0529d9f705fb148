import { data } from 'react-router';
import { Refused } from '#platform/refused.server.ts';

/** Answers to refusals by their reason. An answer returns what the person is told, or throws a response. */
export type Refusals<Reason extends string, Told> = {
  readonly [Each in Reason]: (refused: Refused<string, string>) => Told;
};

/** @throws a response with status 404 */
export const gone = (): never => {
  throw data(null, { status: 404 });
};

/** Returns undefined for an error without an answer. */
export function toldAbout<Told>(error: unknown, refusals: Partial<Refusals<string, Told>>): Told | undefined {
  return error instanceof Refused ? refusals[error.reason]?.(error) : undefined;
}

/** For a write without a form: returns its result, or the answer to its refusal. @throws any other error */
export async function answerRefusals<Result, Told>(
  write: () => Promise<Result>,
  refusals: Partial<Refusals<string, Told>>,
): Promise<Result | Awaited<Told>> {
  try {
    return await write();
  } catch (error) {
    const told = await toldAbout(error, refusals);
    if (told === undefined) throw error;
    return told;
  }
}
