import { data } from 'react-router';
import { countEnquiries, listEnquiries } from '../../../features/enquiries/enquiries.server.ts';
import { enquiryList } from '../../../features/enquiries/enquiries.ts';
import { listOwners } from '../../../features/enquiries/enquiry-owners.server.ts';
import { loadList } from '../../../http/lists.server.ts';
import { searchAnswer } from '../../../http/searches.server.ts';
import { readForSession } from '../../../http/session.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { withNamespace } from '../../shell/with-namespace.ts';
import type { Route } from './+types/route.ts';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryViews } from './enquiry-views.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  withNamespace('enquiries'),
  withNamespace('admissions'),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { keyring } = context.get(servicesContext);
  const [list, owners] = await Promise.all([
    loadList(request, context, enquiryList, {
      page: (tx, query) => listEnquiries(tx, keyring, query),
      count: countEnquiries,
    }),
    readForSession(context, listOwners),
  ]);
  return data({ list, owners }, searchAnswer({ waitSeconds: list.searchWaitSeconds }));
}

/** What came by the contact form. @see PD-13, PD-30 */
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
