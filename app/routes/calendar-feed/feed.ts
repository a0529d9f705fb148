import { createHash } from 'node:crypto';
import { school } from '#content/school.ts';
import { openFeed } from '#features/calendar-feeds/calendar-feeds.server.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import { person, readAs } from '#platform/database.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { calendarFeed } from '#platform/ical.server.ts';
import { servicesContext } from '#platform/request-context.server.ts';
import type { Route } from './+types/feed.ts';
import { feedEvents, listEntries, spanOf } from './entries.server.ts';

/** The calendar of the person whose key is in the query, which the log does not contain. Uses no session. @see PD-68 */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  try {
    return await respond(request, url.searchParams.get('key') ?? '', context.get(servicesContext).appUrl);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return plain('The calendar is unavailable for a short time.', 503);
  }
}

async function respond(request: Request, key: string, appUrl: URL): Promise<Response> {
  const feed = await openFeed(key);
  if (!feed) return plain('There is no such calendar.', 404);
  if (feed.waitSeconds > 0)
    return plain('This calendar was read more than 60 times within an hour.', 429, {
      'Retry-After': String(feed.waitSeconds),
    });
  const { personId, language, showsNames } = feed;
  const now = new Date();
  const reader = { language, showsNames, t: translateInto(language) };
  const entries = await readAs(person(personId), (tx) => listEntries(tx, reader, now));
  const tag = `"${createHash('sha256').update(JSON.stringify(entries)).digest('base64url')}"`;
  const headers = { ETag: tag, 'Cache-Control': 'private, no-cache' };
  if (isKnown(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  return new Response(calendarFeed(school.name, feedEvents(entries, appUrl), spanOf(now).from), {
    headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}

/** A proxy that compresses marks the tag as weak. */
const isKnown = (header: string | null, tag: string): boolean =>
  header?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag) ?? false;

const plain = (text: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
