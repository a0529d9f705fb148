import { data } from 'react-router';
import { listInbox } from '#features/messages/messages.server.ts';
import {
  formatCursor,
  type InboxView,
  inboxViewOf,
  type ListedMessage,
  type MessageCursor,
  parseCursor,
} from '#features/messages/messages.ts';
import { searchMessages } from '#features/messages/search-messages.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { runSearch, searchResponseInit } from '#http/searches.server.ts';
import { findVisitorSession, readForSession } from '#http/session.server.ts';
import { searchWordsOf } from '#platform/fold-text.server.ts';
import { type Page, searchOf } from '#platform/lists.ts';
import { failureStatus } from './failure-status.server.ts';
import type { InboxSearch } from './search-results.tsx';

export interface InboxData {
  /** Empty during a search. */
  page: Page<ListedMessage>;
  view: InboxView;
  /** Null without a search. */
  search: InboxSearch | null;
  before: string | null;
}

/** `inbox` is null if loading failed. @throws 400 for an invalid cursor */
export async function loadInboxOrNull(args: RequestArgs) {
  const { url, context } = args;
  // The guard permits a posted form while the session's owner is unknown.
  if (!findVisitorSession(context)) return data({ inbox: null });
  const before = cursorOf(url);
  try {
    const inbox = await loadInbox(args, before);
    return data({ inbox }, searchResponseInit({ waitSeconds: inbox.search?.waitSeconds ?? 0 }));
  } catch (error) {
    return data({ inbox: null }, { status: failureStatus(error, context) });
  }
}

async function loadInbox(args: RequestArgs, before: MessageCursor | null): Promise<InboxData> {
  const { url, context } = args;
  const view = inboxViewOf(url.searchParams);
  const query = searchOf(url.searchParams, 'q');
  const words = searchWordsOf(query);
  const shown = { view, before: before && formatCursor(before) };
  if (words.length === 0) {
    const page = await readForSession(context, (tx) => listInbox(tx, { view, before }));
    return { ...shown, page, search: null };
  }
  const { found, waitSeconds } = await runSearch(args, [words.join(' ')], () =>
    readForSession(context, (tx) => searchMessages(tx, { words, view, before })),
  );
  return { ...shown, page: { items: [], next: null }, search: { query, found, waitSeconds } };
}

function cursorOf({ searchParams }: URL): MessageCursor | null {
  const text = searchParams.get('before');
  const cursor = text === null ? null : parseCursor(text);
  if (text !== null && cursor === null) throw data(null, { status: 400 });
  return cursor;
}
