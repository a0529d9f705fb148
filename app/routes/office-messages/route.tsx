import { href, Link, redirect } from 'react-router';
import { listContactMessages } from '#features/enquiries/contact-messages.server.ts';
import { type ContactMessage, contactMessageList } from '#features/enquiries/contact-messages.ts';
import { recordsEnquiries } from '#features/enquiries/record-enquiry.server.ts';
import { officeMessagesOnly } from '#http/guards.server.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { listPath, parseListQuery } from '#platform/lists.ts';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { tabClass, tabListClass } from '#ui/tabs.ts';
import { Deadline } from '../admin/contact-messages/contact-message-table.tsx';
import { OfficeOf } from '../admin/enquiries/office-of.tsx';
import { SealedText } from '../admin/enquiries/sealed-text.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { addEnquiryPath, officeMessagePath } from './office-message-path.ts';

export const middleware: Route.MiddlewareFunction[] = [officeMessagesOnly];
const path = href('/office-messages');
const states = contactMessageList.filters.state;

/** Administrators have the messages of their offices in the console. */
export async function loader({ url, context }: Route.LoaderArgs) {
  if (getSession(context).role === 'admin') throw redirect(href('/admin-console/enquiries/messages'), 303);
  const asked = parseListQuery(contactMessageList, url.searchParams);
  const state = asked.filters.state ?? 'new';
  const query = { ...asked, search: '', filters: { ...asked.filters, state } };
  const { items, next, mayAdd } = await readForSession(context, async (tx) => ({
    ...(await listContactMessages(tx, query)),
    mayAdd: await recordsEnquiries(tx),
  }));
  return { items, state, mayAdd, older: next && listPath(path, contactMessageList, { ...query, after: next }) };
}

/** Messages of the contact form to the offices of the signed-in person. @see PD-75 */
export default function OfficeMessages({ loaderData: { items, state, mayAdd, older } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage title={t('portal.officeMessages')} lead={t('officeMessages.lead')} width="text">
      {mayAdd && (
        <Link to={addEnquiryPath} className={buttonClass({ variant: 'secondary' }, 'self-start')}>
          {t('addEnquiry.title')}
        </Link>
      )}
      <nav aria-label={t('admin.list.state')}>
        <ul className={tabListClass}>
          {states.map((each) => (
            <li key={each}>
              <Link
                to={`${path}?state=${each}`}
                aria-current={each === state ? 'true' : undefined}
                className={tabClass}
              >
                {t(`enquiries.state.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {items.length === 0 ? (
        <EmptyState icon="mail" title={t('officeMessages.none')} className={cardClass} />
      ) : (
        <ul className={classNames(cardClass, 'divide-y divide-line')}>
          {items.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      {older && (
        <Link to={older} className={buttonClass({ variant: 'secondary' }, 'self-center')}>
          {t('officeMessages.more')}
        </Link>
      )}
    </PortalPage>
  );
}

function MessageRow({ message }: { message: ContactMessage }) {
  const t = useTranslate();
  const { id, topic, name, receivedAt, dueOn } = message;
  return (
    <li>
      <Link
        to={officeMessagePath(id)}
        className="block px-5 py-4 no-underline hover:bg-ivory focus-visible:-outline-offset-3"
      >
        <span className="block font-[620] wrap-anywhere">
          {name === '' ? t('enquiries.notGiven') : <SealedText text={name} />}
        </span>
        <span className="block text-sm text-ink-soft">
          {t(`enquiry.topic.${topic}`)} · <OfficeOf enquiry={message} /> · <LocalTime at={receivedAt} format="short" />
        </span>
        {dueOn !== null && (
          <span className="block text-sm">
            {t('contactMessages.dueOn')}: <Deadline message={message} />
          </span>
        )}
      </Link>
    </li>
  );
}
