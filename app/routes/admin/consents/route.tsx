import { data } from 'react-router';
import { consentList } from '#features/consents/consents.ts';
import { countConsents, listConsents } from '#features/consents/console-consents.server.ts';
import { loadList } from '#http/lists.server.ts';
import { searchResponseInit } from '#http/searches.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { ConsentTable } from './consent-table.tsx';

export async function loader(args: Route.LoaderArgs) {
  const list = await loadList(args, consentList, { page: listConsents, count: countConsents });
  return data(list, searchResponseInit({ waitSeconds: list.searchWaitSeconds }));
}

/** What the school has asked guardians. @see PD-72 */
export default function Consents({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('consents.title')}</PortalTitle>
      <ConsentTable loaded={loaderData} />
    </>
  );
}
