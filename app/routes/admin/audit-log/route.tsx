import { data } from 'react-router';
import { auditList } from '#features/audit/audit.ts';
import { readAuditLog } from '#features/audit/audit-rows.server.ts';
import { languageOf } from '#http/language.server.ts';
import { loadList } from '#http/lists.server.ts';
import { searchResponseInit } from '#http/searches.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { AuditList } from './audit-list.tsx';
import { detailsIn } from './shown-details.server.ts';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { items, ...list } = await loadList({ request, url, context }, auditList, readAuditLog);
  const show = detailsIn(languageOf(request, context));
  const rows = items.map((row) => ({ ...row, details: row.details.map(show) }));
  return data({ ...list, items: rows }, searchResponseInit({ waitSeconds: list.searchWaitSeconds }));
}

/** The audit log: events with actor, record and time. @see R12 */
export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('audit.title')}</PortalTitle>
      <AuditList loaded={loaderData} />
    </>
  );
}
