import { countEnquiries, listEnquiries } from '#features/enquiries/enquiries.server.ts';
import { enquiryList } from '#features/enquiries/enquiries.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryViews } from './enquiry-views.tsx';
import { loadEnquiries } from './load-enquiries.server.ts';

export function loader({ request, url, context }: Route.LoaderArgs) {
  return loadEnquiries({ request, url, context }, enquiryList, {
    page: (tx, query) => listEnquiries(tx, query),
    count: countEnquiries,
  });
}

/** Enquiries of the contact form. @see PD-13, PD-30 */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('enquiries.title')}</PortalTitle>
      <EnquiryViews current="list" />
      <EnquiryList loaded={loaderData.list} owners={loaderData.owners} />
    </>
  );
}
