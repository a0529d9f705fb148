import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { levelText } from '#features/students/stages.ts';
import type { Student } from '#features/students/students.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import { dashboardPath, type TabName } from './dashboard-path.ts';

type StudentHeadingProps = { students: Student[]; selected: Student; tab: TabName; actions: ReactNode };

/** Names the student to the mentor or coach, and leads to the list and to the students beside this one in it. @see PD-33 */
export function StudentHeading({ students, selected, tab, actions }: StudentHeadingProps) {
  const t = useTranslate();
  const place = students.findIndex(({ id }) => id === selected.id);
  const [previous, next] = [students[place - 1], students[place + 1]];
  return (
    <div>
      <PortalTitle>{selected.fullName}</PortalTitle>
      <div className="no-print flex flex-wrap items-center justify-between gap-x-6">
        <BackLink to={href('/students')}>{t('dashboard.staff.back')}</BackLink>
        {(previous || next) && (
          <nav aria-label={t('dashboard.staff.others')} className="flex min-w-0 flex-wrap gap-x-6">
            {previous && <Neighbour student={previous} tab={tab} as="previous" />}
            {next && <Neighbour student={next} tab={tab} as="next" />}
          </nav>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <div className="me-auto min-w-0">
          <p className="eyebrow">{t('dashboard.staff.student')}</p>
          <h1 className="text-3xl wrap-anywhere">
            <bdi translate="no">{selected.fullName}</bdi>
          </h1>
          <p className="mt-2 text-ink-soft">
            <span className="sr-only">{t('dashboard.student.level')}: </span>
            <bdi>{levelText(selected, t) ?? t('dashboard.student.levelNotSet')}</bdi>
            <span aria-hidden="true"> · </span>
            <span className="sr-only">{t('dashboard.student.number')}: </span>
            <bdi translate="no" className="tabular-nums">
              {selected.studentNumber}
            </bdi>
          </p>
        </div>
        {actions}
      </div>
    </div>
  );
}

type NeighbourProps = { student: Student; tab: TabName; as: 'previous' | 'next' };

function Neighbour({ student: { id, fullName }, tab, as }: NeighbourProps) {
  const t = useTranslate();
  return (
    <Link
      to={dashboardPath({ studentId: id, tab })}
      aria-label={t(`dashboard.staff.${as}`, { name: fullName })}
      className="text-link inline-flex min-h-11 min-w-0 items-center gap-1 text-sm"
    >
      {as === 'previous' && <Icon name="chevron-left" className="mirrored size-4" />}
      <bdi translate="no" className="max-w-32 truncate sm:max-w-56">
        {fullName}
      </bdi>
      {as === 'next' && <Icon name="chevron-right" className="mirrored size-4" />}
    </Link>
  );
}
