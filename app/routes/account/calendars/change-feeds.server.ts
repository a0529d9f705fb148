import { data, href, type RouterContextProvider } from 'react-router';
import { NewFeedSchema } from '#features/calendar-feeds/calendar-feeds.schema.ts';
import { addFeed, removeFeed } from '#features/calendar-feeds/calendar-feeds.server.ts';
import { answerForm, handleForm } from '#forms/handle-form.server.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { getSession, writeForSession } from '#http/session.server.ts';
import { servicesContext } from '#platform/request-context.server.ts';
import { parseUuid } from '#platform/uuid.ts';
import { feedForm } from './feed-form.ts';

type Context = Readonly<RouterContextProvider>;

/** Returns the address of the new feed, which a redirect would lose. Without a recent password, the page asks for it. */
export async function addFeedFromForm(form: FormData, context: Context) {
  const posted = parseForm(form, NewFeedSchema, feedForm);
  if (!getSession(context).hasRecentPassword) return answerForm(context, posted, {}, { status: 403 });
  return handleForm(context, posted, async (feed, returnErrors) => {
    const key = await writeForSession(context, (tx) => addFeed(tx, feed));
    if (key === null) return returnErrors({ name: 'calendarFeeds.full' });
    const address = new URL(`${href('/calendar.ics')}?key=${key}`, context.get(servicesContext).appUrl);
    return data({ kind: 'done' as const, name: feed.name, address: address.href });
  });
}

export async function removeFeedFromForm(form: FormData, context: Context): Promise<never> {
  const id = parseUuid(onlyText(form, 'feedId'));
  if (id === null) throw data(null, { status: 400 });
  // Removed by another tab: the same result.
  await writeForSession(context, (tx) => removeFeed(tx, id));
  throw redirectWithNotice(context, href('/account/calendars'), { tone: 'success', text: 'calendarFeeds.removed' });
}
