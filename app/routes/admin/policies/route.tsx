import { data } from 'react-router';
import { policyReaderList } from '#features/policies/policies.ts';
import { listMaterialVersions } from '#features/policies/policy-notices.server.ts';
import { countPolicyReaders, listPolicyReaders } from '#features/policies/policy-readers.server.ts';
import { languageOf } from '#http/language.server.ts';
import { loadList } from '#http/lists.server.ts';
import { searchResponseInit } from '#http/searches.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { PolicyReaders } from './policy-readers.tsx';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const language = languageOf(request, context);
  const [list, versions] = await Promise.all([
    loadList({ request, url, context }, policyReaderList, { page: listPolicyReaders, count: countPolicyReaders }),
    readForSession(context, (tx) => listMaterialVersions(tx, language)),
  ]);
  return data({ list, versions }, searchResponseInit({ waitSeconds: list.searchWaitSeconds }));
}

/** Who has acknowledged a material version of a policy, and who has not. @see PD-61 */
export default function Policies({ loaderData: { list, versions } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('policyReaders.title')}</PortalTitle>
      {versions.length === 0 ? (
        <EmptyState icon="shield-check" level={2} title={t('policyReaders.none')} className={cardClass}>
          {t('policyReaders.none.text')}
        </EmptyState>
      ) : (
        <PolicyReaders loaded={list} versions={versions} />
      )}
    </>
  );
}
