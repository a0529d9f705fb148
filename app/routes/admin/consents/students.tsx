import { data, href } from 'react-router';
import { consentStudentList } from '#features/consents/consents.ts';
import {
  countConsentStudents,
  listConsentStudents,
  listConsentTitles,
} from '#features/consents/console-consents.server.ts';
import { loadList } from '#http/lists.server.ts';
import { searchResponseInit } from '#http/searches.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/students.ts';
import { StudentTable } from './student-table.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [list, titles] = await Promise.all([
    loadList(args, consentStudentList, { page: listConsentStudents, count: countConsentStudents }),
    readForSession(args.context, listConsentTitles),
  ]);
  return data({ list, titles }, searchResponseInit({ waitSeconds: list.searchWaitSeconds }));
}

/** Who has decided what about which student. @see PD-72 */
export default function ConsentStudents({ loaderData: { list, titles } }: Route.ComponentProps) {
  const t = useTranslate();
  const shown = titles.find(({ id }) => id === list.query.filters.consent) ?? titles[0];
  return (
    <>
      <PortalTitle>{t('consents.students')}</PortalTitle>
      <BackLink
        to={
          shown ? href('/admin-console/consents/:consentId', { consentId: shown.id }) : href('/admin-console/consents')
        }
      >
        {t(shown ? 'consents.list.question' : 'consents.title')}
      </BackLink>
      <StudentTable loaded={list} titles={titles} shown={shown} />
    </>
  );
}
