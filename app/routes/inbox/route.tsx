import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { focusRouteTarget } from '../shell/focus-route-target.ts';
import { PortalTitle } from '../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import inboxSheet from './inbox.css?url';
import { InboxHeading } from './inbox-heading.tsx';
import { LoadFailed } from './inbox-states.tsx';
import { isComposeOpen } from './is-compose-open.ts';
import { loadInboxOrNull } from './load-inbox.server.ts';
import { MessageList } from './message-list.tsx';

/** Revalidated when the database notifies of a change. @see core §2 */
export const loader = ({ request, url, context }: Route.LoaderArgs) => loadInboxOrNull({ request, url, context });

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: inboxSheet }];

/** List and detail side by side from 900 px, one at a time below. @see core §2 Secure Inbox */
export default function Inbox({ loaderData: { inbox }, params }: Route.ComponentProps) {
  const t = useTranslate();
  const isComposing = isComposeOpen(useLocation());
  useComposeFocus(isComposing);
  const isMessageShown = params.messageId !== undefined;
  const isDetailShown = isMessageShown || isComposing;
  return (
    <div className="inbox mx-auto max-w-portal px-4 pt-4 pb-6 sm:px-6 pane:pt-0 pane:pb-4">
      {!isMessageShown && <PortalTitle>{t(isComposing ? 'compose.title' : 'inbox.title')}</PortalTitle>}
      <InboxHeading isDetailShown={isDetailShown} isComposing={isComposing} />
      <div className={classNames(cardClass, 'inbox-panes print:contents')}>
        <div className={classNames('no-print', isDetailShown && 'max-pane:hidden')}>
          {inbox ? <MessageList {...inbox} isComposing={isComposing} /> : <LoadFailed />}
        </div>
        {/* Another message starts at its top. */}
        <div
          key={params.messageId}
          className={classNames('min-w-0 pane:border-s pane:border-line', !isDetailShown && 'max-pane:hidden')}
        >
          <Outlet />
        </div>
      </div>
    </div>
  );
}

/** Opening and closing the form changes only the query: move the focus explicitly. */
function useComposeFocus(isComposing: boolean): void {
  const shown = useRef(isComposing);
  useEffect(() => {
    if (shown.current === isComposing) return;
    shown.current = isComposing;
    focusRouteTarget();
  }, [isComposing]);
}
