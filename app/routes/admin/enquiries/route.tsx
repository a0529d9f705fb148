import { data } from 'react-router';
import { countEnquiries, listEnquiries } from '../../../features/enquiries/enquiries.server.ts';
import { enquiryList } from '../../../features/enquiries/enquiries.ts';
import { loadList } from '../../../http/lists.server.ts';
import { searchAnswer } from '../../../http/searches.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { withNamespace } from '../../shell/with-namespace.ts';
import type { Route } from './+types/route.ts';
import { EnquiryList } from './enquiry-list.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('enquiries')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { keyring } = context.get(servicesContext);
  const list = await loadList(request, context, enquiryList, {
    page: (tx, query) => listEnquiries(tx, keyring, query),
    count: countEnquiries,
  });
  return data(list, searchAnswer({ waitSeconds: list.searchWaitSeconds }));
}

/** What came by the contact form. @see PD-13, PD-30 */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('enquiries.title')}</PortalTitle>
      <EnquiryList loaded={loaderData} />
    </>
  );
}
