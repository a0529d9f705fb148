import { data, useLocation } from 'react-router';
import { answerTo } from '#forms/form-answer.ts';
import { searchResponseInit } from '#http/searches.server.ts';
import { findVisitorSession } from '#http/session.server.ts';
import type { Route } from './+types/compose.ts';
import { handleCompose, startCompose } from './compose.server.ts';
import { composeForm } from './compose-fields.ts';
import { ComposeForm } from './compose-form.tsx';
import { failureStatus } from './failure-status.server.ts';
import { NoneSelected } from './inbox-states.tsx';
import { isComposeOpen } from './is-compose-open.ts';

/** `start` is null if the form is closed, or if loading failed. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  // The guard permits a posted form while the session's owner is unknown.
  if (!isComposeOpen(url) || !findVisitorSession(context)) return data({ start: null });
  try {
    const start = await startCompose({ request, url, context });
    return data({ start }, searchResponseInit({ waitSeconds: start.searchWaitSeconds }));
  } catch (error) {
    return data({ start: null }, { status: failureStatus(error, context) });
  }
}

/** @see core §4, §5, §8 @see R9 */
export const action = ({ request, url, context }: Route.ActionArgs) => handleCompose({ request, url, context });

/** Shown beside the list while no message is open. A separate route, so that an open message does not load the form. */
export default function Compose({ loaderData: { start }, actionData }: Route.ComponentProps) {
  const isOpen = isComposeOpen(useLocation());
  const answer = answerTo(composeForm, actionData);
  return isOpen || answer ? <ComposeForm start={start} answer={answer} /> : <NoneSelected />;
}
