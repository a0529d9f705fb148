import type { RouterContextProvider } from 'react-router';
import { countMalformedAttempt } from '#features/accounts/count-malformed-attempt.server.ts';
import { answerForm, handleForm } from '#forms/handle-form.server.ts';
import type { PostedForm } from '#forms/parse-form.server.ts';
import { fallbackInOutage } from '#platform/database-errors.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { securityLog } from '#platform/security-log.server.ts';
import { attemptRefusal } from './attempt-refusal.server.ts';

type Save<Name extends string, Value, Result> = Parameters<typeof handleForm<Name, Value, Result>>[2];

/** `handleForm` for visitors: a form with invalid values is counted for its network, too. @see R6 */
export async function handleEntryForm<Name extends string, Value, Result>(
  context: Readonly<RouterContextProvider>,
  posted: PostedForm<Name, Value>,
  save: Save<Name, Value, Result>,
) {
  if (!posted.parsed.ok) {
    const origin = context.get(requestOriginContext);
    const limited = await countMalformedAttempt(origin.network).catch(fallbackInOutage(null));
    if (limited) {
      securityLog.record('sign-in limited', origin, { reached: limited.reached });
      const { problem, init } = attemptRefusal(limited);
      return answerForm(context, posted, { problem: { text: problem } }, init);
    }
  }
  return handleForm(context, posted, save);
}
