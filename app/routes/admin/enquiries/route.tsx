import { enquiriesPerPage, listEnquiries } from '../../../features/enquiries/enquiries.server.ts';
import { readForSession } from '../../../http/session.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { withNamespace } from '../../shell/with-namespace.ts';
import type { Route } from './+types/route.ts';
import { EnquiryList } from './enquiry-list.tsx';
import { enquiryQueryOf } from './enquiry-query.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('enquiries')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { keyring } = context.get(servicesContext);
  const query = enquiryQueryOf(new URL(request.url).searchParams);
  const found = await readForSession(context, (tx) => listEnquiries(tx, keyring, query));
  return { query, enquiries: found.slice(0, enquiriesPerPage), hasMore: found.length > enquiriesPerPage };
}

/** What came by the contact form. @see PD-13, PD-30 */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('enquiries.title')}</PortalTitle>
      <EnquiryList {...loaderData} />
    </>
  );
}
