import { useEffect, useRef } from 'react';
import { data, Outlet, type RouterContextProvider } from 'react-router';
import { listInbox } from '../../features/messages/messages.server.ts';
import {
  type InboxView,
  inboxViewOf,
  type ListedMessage,
  type ListPlace,
  parsePlace,
  placeToText,
} from '../../features/messages/messages.ts';
import { searchMessages } from '../../features/messages/search-messages.server.ts';
import { submitOnce } from '../../forms/submit-once.ts';
import { searchAnswer, searchInTurn } from '../../http/searches.server.ts';
import { findVisitorSession, readForSession } from '../../http/session.server.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { searchWordsOf } from '../../platform/fold-text.server.ts';
import { type Page, searchOf } from '../../platform/lists.ts';
import { log } from '../../platform/log.server.ts';
import { requestOriginContext, servicesContext } from '../../platform/request-context.server.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PortalTitle } from '../shell/portal-title.tsx';
import { withNamespace } from '../shell/with-namespace.ts';
import type { Route } from './+types/route.ts';
import { type ComposeStart, composeSearchOf, handleCompose, isComposeOpen, startCompose } from './compose.server.ts';
import type { ComposePane } from './compose.tsx';
import { composeForm } from './compose-fields.ts';
import { InboxHeading } from './inbox-heading.tsx';
import { LoadFailed } from './inbox-states.tsx';
import { MessageList } from './message-list.tsx';
import rowSheet from './message-row.css?url';
import type { InboxSearch } from './search-results.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('messages')];

/** List and initial data of an open compose form. Revalidated when the database notifies of a change. @see core §2 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const before = placeIn(url);
  const isOpen = isComposeOpen(url, context);
  try {
    const loaded = await loadInbox(request, context, before, isOpen);
    const waitSeconds = loaded.compose?.searchWaitSeconds || loaded.search?.waitSeconds || 0;
    return data({ ...loaded, before: before && placeToText(before) }, searchAnswer({ waitSeconds }));
  } catch (error) {
    const isUnavailable = isDatabaseUnavailable(error);
    if (!isUnavailable)
      log.error({ err: error, requestId: context.get(requestOriginContext).id }, 'an inbox did not load');
    return data(failed(isOpen), { status: isUnavailable ? 503 : 500 });
  }
}

type InboxData = {
  /** Null if loading failed. */
  page: Page<ListedMessage> | null;
  view: InboxView;
  search: InboxSearch | null;
  isComposing: boolean;
  compose: ComposeStart | null;
  before: string | null;
};

const failed = (isComposing: boolean): InboxData => ({
  page: null,
  view: 'all',
  search: null,
  isComposing,
  compose: null,
  before: null,
});

function placeIn({ searchParams }: URL): ListPlace | null {
  const text = searchParams.get('before');
  const place = text === null ? null : parsePlace(text);
  if (text !== null && place === null) throw data(null, { status: 400 });
  return place;
}

async function loadInbox(
  request: Request,
  context: Readonly<RouterContextProvider>,
  before: ListPlace | null,
  isComposing: boolean,
): Promise<Omit<InboxData, 'before'>> {
  const session = findVisitorSession(context);
  // The guard permits a posted form while the session's owner is unknown.
  if (!session) return failed(isComposing);
  const { keyring } = context.get(servicesContext);
  const url = new URL(request.url);
  const view = inboxViewOf(url.searchParams);
  const query = searchOf(url.searchParams, 'q');
  const words = searchWordsOf(query);
  const load = (waitSeconds: number) =>
    readForSession(context, async (tx) => {
      const [page, found, compose] = await Promise.all([
        words.length === 0 ? listInbox(tx, keyring, session.personId, { view, before }) : noPage,
        words.length === 0 || waitSeconds > 0
          ? null
          : searchMessages(tx, keyring, session.personId, { words, view, before }),
        isComposing ? startCompose(tx, context, url, waitSeconds) : null,
      ]);
      return { page, view, search: words.length === 0 ? null : { query, found, waitSeconds }, isComposing, compose };
    });
  // Requests by the client router need no search.
  const isSearching = isComposing && !url.pathname.endsWith('.data');
  const searches = [isSearching ? composeSearchOf(url) : '', words.join(' ')];
  const searched = await searchInTurn(request, context, searches, () => load(0));
  return searched.found ?? load(searched.waitSeconds);
}

const noPage: Page<ListedMessage> = { items: [], next: null };

/** @see core §4, §5, §8 @see R9 */
export async function action({ request, context }: Route.ActionArgs) {
  return handleCompose(request, context);
}

/** Submission by script, where the response may be lost. */
export const clientAction = (submission: Route.ClientActionArgs) =>
  submitOnce(composeForm, submission, (location) => location === '/inbox');

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: rowSheet }];

/** List and detail side by side from 900 px, one at a time below. @see core §2 Secure Inbox */
export default function Inbox({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, view, search, isComposing, compose, before } = loaderData;
  const t = useTranslate();
  useComposeFocus(isComposing);
  const isMessageShown = params.messageId !== undefined;
  const isDetailShown = isMessageShown || isComposing;
  const refusal = actionData instanceof Response ? undefined : actionData;
  return (
    <div className="mx-auto max-w-portal px-4 pt-4 pb-6 sm:px-6">
      {!isMessageShown && <PortalTitle>{t(isComposing ? 'compose.title' : 'inbox.title')}</PortalTitle>}
      <InboxHeading isDetailShown={isDetailShown} isComposing={isComposing} />
      <div
        className={classNames(
          cardClass,
          'pane:grid pane:min-h-[calc(100dvh-15rem)] pane:grid-cols-[minmax(19rem,2fr)_minmax(0,3.4fr)] print:contents',
        )}
      >
        <div className={classNames(listPane, isDetailShown && 'max-pane:hidden')}>
          {page ? <MessageList {...page} {...{ view, before, isComposing, search }} /> : <LoadFailed />}
        </div>
        <div className={classNames('min-w-0', !isDetailShown && 'max-pane:hidden')}>
          <Outlet context={{ isComposing, start: compose, refusal } satisfies ComposePane} />
        </div>
      </div>
    </div>
  );
}

const listPane =
  'no-print pane:border-e pane:border-line pane:sticky pane:top-0 pane:self-start pane:min-h-112 pane:max-h-dvh pane:overflow-y-auto';

/** Opening and closing the form changes only the query: move the focus explicitly. */
function useComposeFocus(isComposing: boolean): void {
  const shown = useRef(isComposing);
  useEffect(() => {
    if (shown.current === isComposing) return;
    shown.current = isComposing;
    const main = document.getElementById('main');
    const target = main?.querySelector<HTMLElement>('[data-route-focus]') ?? main;
    target?.focus({ preventScroll: true });
  }, [isComposing]);
}
