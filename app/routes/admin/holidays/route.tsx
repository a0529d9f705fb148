import { href, Link } from 'react-router';
import { type ListedHoliday, listHolidaysWithLessons } from '#features/courses/holidays.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { readForSession } from '#http/session.server.ts';
import { DayRange } from '#i18n/day-range.tsx';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { RowLink } from '../list/row-link.tsx';
import type { Route } from './+types/route.ts';
import { schoolYearOf } from './school-year.ts';

/** The newest school year first. */
export async function loader({ context }: Route.LoaderArgs) {
  const holidays = await readForSession(context, listHolidaysWithLessons);
  return { years: [...Map.groupBy(holidays, ({ firstDay }) => schoolYearOf(firstDay))].reverse() };
}

/** @see PD-67 */
export default function Holidays({ loaderData: { years } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="holidays" className="flex flex-col gap-6">
      <PortalTitle>{t('holidays.title')}</PortalTitle>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <BackLink to={href('/admin-console/courses')}>{t('courses.title')}</BackLink>
          <h1 id="holidays" className="text-2xl">
            {t('holidays.title')}
          </h1>
          <p className="mt-1 max-w-prose text-ink-soft">{t('holidays.lead')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={href('/admin-console/reports')} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('holidays.terms')}
          </Link>
          <Link
            to={href('/admin-console/holidays/:holidayId', { holidayId: 'new' })}
            className={buttonClass({ size: 'small' })}
          >
            {t('holidays.add')}
          </Link>
        </div>
      </div>
      {years.length === 0 && (
        <EmptyState icon="calendar-off" title={t('holidays.empty')} className={cardClass}>
          {t('holidays.empty.text')}
        </EmptyState>
      )}
      {years.map(([year, holidays]) => (
        <SchoolYear key={year} year={year} holidays={holidays} />
      ))}
    </section>
  );
}

function SchoolYear({ year, holidays }: { year: string; holidays: ListedHoliday[] }) {
  const { language, t } = useLanguage();
  const title = t('holidays.year', { year });
  const headings = [t('holidays.name'), t('holidays.days'), { text: t('holidays.lessons'), isNumber: true }];
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      <Table caption={title} headings={headings}>
        {holidays.map(({ id, names, firstDay, lastDay, lessonCount }) => (
          <TableRow key={id}>
            <RowHeading>
              <RowLink to={href('/admin-console/holidays/:holidayId', { holidayId: id })}>
                <bdi translate="no" className="wrap-anywhere">
                  {nameIn(names, language)}
                </bdi>
              </RowLink>
            </RowHeading>
            <Cell label={t('holidays.days')}>
              <DayRange first={firstDay} last={lastDay} />
            </Cell>
            <Cell label={t('holidays.lessons')} isNumber>
              {lessonCount}
            </Cell>
          </TableRow>
        ))}
      </Table>
    </section>
  );
}
