import { countContactMessages, listContactMessages } from '#features/enquiries/contact-messages.server.ts';
import { contactMessageList } from '#features/enquiries/contact-messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { EnquiryViews } from '../enquiries/enquiry-views.tsx';
import { loadEnquiries } from '../enquiries/load-enquiries.server.ts';
import type { Route } from './+types/route.ts';
import { ContactMessageTable } from './contact-message-table.tsx';

export function loader({ request, url, context }: Route.LoaderArgs) {
  return loadEnquiries({ request, url, context }, contactMessageList, {
    page: (tx, query) => listContactMessages(tx, query),
    count: countContactMessages,
  });
}

/** Messages of the contact form on other topics than consultations, by deadline. @see PD-30 */
export default function ContactMessages({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('contactMessages.title')}</PortalTitle>
      <EnquiryViews current="messages" />
      <ContactMessageTable loaded={loaderData.list} owners={loaderData.owners} />
    </>
  );
}
