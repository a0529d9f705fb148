import { data, Form, href, Link } from 'react-router';
import { listAbsencesOfAssigned } from '#features/absences/absences.server.ts';
import { listAbsencePatterns, listUnexplainedOfAssigned } from '#features/attendance/attendance.server.ts';
import { listOfficesOf } from '#features/offices/offices.server.ts';
import type { HeldOffice } from '#features/offices/offices.ts';
import { findReportsDue } from '#features/reports/reports-due.server.ts';
import { listRoster } from '#features/students/roster.server.ts';
import { stages } from '#features/students/stages.ts';
import type { RosterStudent } from '#features/students/students.ts';
import { runSearch, searchResponseInit } from '#http/searches.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { NothingFound } from '#ui/nothing-found.tsx';
import { SearchLimitNote } from '#ui/search-limit-note.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { tabClass, tabListClass } from '#ui/tabs.ts';
import { TextField } from '#ui/text-field.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { AttendanceFollowUp } from './attendance-follow-up.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { CurrentAbsences } from './current-absences.tsx';
import {
  groupsOf,
  isInGroup,
  isNarrowed,
  type RosterGroups,
  type RosterQuery,
  type RosterView,
  rosterPath,
  rosterQueryOf,
  studentsPerPage,
  views,
} from './roster-query.ts';
import { type ListedStudent, RosterTable } from './roster-table.tsx';
import { type Chosen, useChosen } from './use-chosen.ts';
import { studentParameter, valueOfStudent } from './write/chosen-students.ts';

/** @see PD-33 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = rosterQueryOf(url.searchParams);
  const [{ found, waitSeconds }, everybody, absences, attendance, offices, due] = await Promise.all([
    runSearch({ request, url, context }, [query.search], () =>
      readForSession(context, (tx) => listRoster(tx, query.search)),
    ),
    query.search === '' ? null : readForSession(context, (tx) => listRoster(tx, '')),
    readForSession(context, (tx) => listAbsencesOfAssigned(tx)),
    readForSession(context, async (tx) => ({
      unexplained: await listUnexplainedOfAssigned(tx),
      patterns: await listAbsencePatterns(tx),
    })),
    readForSession(context, (tx) => listOfficesOf(tx)),
    readForSession(context, (tx) => findReportsDue(tx, stages)),
  ]);
  const absentIds = new Set(absences.map(({ studentId }) => studentId));
  const all = (found ?? [])
    .filter((student) => isInGroup(student, query))
    .map((student) => ({
      ...student,
      reports: due?.states.get(student.id) ?? null,
      isAbsent: absentIds.has(student.id),
    }));
  const inView = (view: RosterView) => all.filter((student) => isInView(student, view));
  const counts = countBy(views, (view) => inView(view).length);
  const term = due && { id: due.termId, dueOn: due.dueOn };
  const assigned = everybody ?? found ?? [];
  const groups = groupsOf(assigned);
  const listed = sortedFor(query.view, inView(query.view));
  // Students may have left since the link was made.
  const page = Math.min(query.page, Math.max(Math.ceil(listed.length / studentsPerPage), 1));
  const students = listed.slice((page - 1) * studentsPerPage, page * studentsPerPage);
  const listedIds = listed.map(({ id }) => id);
  return data(
    {
      ...{ query: { ...query, page }, groups, counts, students, listedIds, absences, offices, term },
      attendance: { ...attendance, nameOf: new Map(assigned.map(({ id, fullName }) => [id, fullName])) },
      searchWaitSeconds: waitSeconds,
    },
    searchResponseInit({ waitSeconds }),
  );
}

const countBy = <Name extends string>(names: readonly Name[], count: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;

function isInView({ waiting, isQuiet, isAbsent, reports }: ListedStudent, view: RosterView): boolean {
  switch (view) {
    case 'all':
      return true;
    case 'waiting':
      return waiting !== null;
    case 'quiet':
      return isQuiet;
    case 'absent':
      return isAbsent;
    case 'due':
      return reports === 'due' || reports === 'overdue';
  }
}

/** Who has waited or been silent for longest comes first; otherwise by name. */
function sortedFor(view: RosterView, students: ListedStudent[]): ListedStudent[] {
  if (view === 'waiting') return students.toSorted((a, b) => (a.waiting?.since ?? 0) - (b.waiting?.since ?? 0));
  if (view === 'quiet') return students.toSorted((a, b) => (a.lastContactAt ?? 0) - (b.lastContactAt ?? 0));
  return students;
}

/** The mentor's students and the state of the correspondence with each family. */
export default function Students({ loaderData }: Route.ComponentProps) {
  const { query, groups, counts, students, listedIds, absences, offices, term } = loaderData;
  const { attendance, searchWaitSeconds } = loaderData;
  const t = useTranslate();
  const chosen = useChosen(listedIds);
  const hasStudents = counts.all > 0 || isNarrowed(query);
  return (
    <div className="mx-auto flex max-w-portal flex-col gap-4 px-4 pt-4 pb-10 sm:px-6">
      <PortalTitle>{t('roster.title')}</PortalTitle>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h1 className="text-2xl">{t('roster.title')}</h1>
          {hasStudents && (
            <Link to={href('/students/reports')} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              <Icon name="file-text" />
              {t('roster.reports')}
            </Link>
          )}
        </div>
        {hasStudents && <p className="text-sm text-ink-soft">{t('roster.lead')}</p>}
        {offices.length > 0 && <OwnOffices offices={offices} />}
      </div>
      {hasStudents ? (
        <>
          <AttendanceFollowUp {...attendance} />
          <RosterViews query={query} counts={counts} />
          <RosterSearch query={query} groups={groups} />
          {query.view === 'absent' && absences.length > 0 && <CurrentAbsences absences={absences} />}
          {searchWaitSeconds > 0 ? (
            <SearchLimitNote waitSeconds={searchWaitSeconds} />
          ) : students.length === 0 ? (
            <NothingFound
              level={2}
              title={t('roster.none')}
              reset={{ to: href('/students'), text: t('roster.showAll') }}
            >
              {t('roster.none.text')}
            </NothingFound>
          ) : (
            <Form action={href('/students/write')} className="flex flex-col gap-3">
              <ChoiceBar chosen={chosen} />
              <RosterTable students={students} chosen={chosen} term={term} />
              <ChosenElsewhere chosen={chosen} shown={students} />
              <ListPages
                first={query.page > 1 ? rosterPath({ ...query, page: 1 }) : null}
                next={
                  query.page * studentsPerPage < listedIds.length
                    ? rosterPath({ ...query, page: query.page + 1 })
                    : null
                }
              />
            </Form>
          )}
        </>
      ) : (
        <EmptyState icon="graduation-cap" level={2} title={t('roster.empty')} className={cardClass}>
          {t('roster.empty.text')}
        </EmptyState>
      )}
    </div>
  );
}

/** Students who were chosen and are on other pages of the list. */
function ChosenElsewhere({ chosen, shown }: { chosen: Chosen; shown: readonly RosterStudent[] }) {
  const onPage = new Set(shown.map(({ id }) => id));
  return chosen.ids
    .filter((id) => !onPage.has(id))
    .map((id) => <input key={id} type="hidden" name={studentParameter} value={valueOfStudent(id)} />);
}

/** Their messages are in the inbox. @see PD-28 */
function OwnOffices({ offices }: { offices: readonly HeldOffice[] }) {
  const t = useTranslate();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-soft">{t('offices.own')}</span>
      {offices.map(({ id, isDeputy }) => (
        <Badge key={id} tone="sea" className="text-start whitespace-normal">
          {isDeputy ? t('offices.asDeputy', { office: t(`office.${id}`) }) : t(`office.${id}`)}
        </Badge>
      ))}
    </p>
  );
}

function RosterSearch({ query, groups: { levels, classNames } }: { query: RosterQuery; groups: RosterGroups }) {
  const t = useTranslate();
  return (
    <Form
      role="search"
      action={href('/students')}
      key={rosterPath(query)}
      preventScrollReset
      className="grid grid-cols-2 gap-3 sm:flex"
    >
      {query.view !== 'all' && <input type="hidden" name="show" value={query.view} />}
      <TextField
        label={t('roster.search')}
        name="search"
        type="search"
        autoComplete="off"
        placeholder={t('roster.search')}
        defaultValue={query.search}
        className="col-span-2 min-w-0 grow *:[label]:sr-only pane:max-w-xl"
      />
      {(levels.length > 1 || query.level) && (
        <SelectField
          label={t('dashboard.student.level')}
          name="level"
          defaultValue={query.level ?? ''}
          className="*:[label]:sr-only sm:w-44"
        >
          <option value="">{t('roster.level.all')}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {t(`stage.${level}`)}
            </option>
          ))}
        </SelectField>
      )}
      {(classNames.length > 1 || query.className) && (
        <SelectField
          label={t('roster.class')}
          name="class"
          defaultValue={query.className ?? ''}
          className="*:[label]:sr-only sm:w-44"
        >
          <option value="">{t('roster.class.all')}</option>
          {classNames.map((className) => (
            <option key={className}>{className}</option>
          ))}
        </SelectField>
      )}
      <Button type="submit" variant="secondary" size="small" className="col-span-2">
        {t('roster.submit')}
      </Button>
    </Form>
  );
}

type RosterViewsProps = { query: RosterQuery; counts: Record<RosterView, number> };

function RosterViews({ query, counts }: RosterViewsProps) {
  const t = useTranslate();
  // Without a term on which reports are written, none is due.
  const shown = views.filter((view) => view !== 'due' || counts.due > 0 || query.view === 'due');
  return (
    <nav aria-label={t('roster.show')}>
      <ul className={tabListClass}>
        {shown.map((view) => (
          <li key={view}>
            <Link
              to={rosterPath({ ...query, view, page: 1 })}
              preventScrollReset
              aria-current={view === query.view ? 'true' : undefined}
              className={tabClass}
            >
              {t(`roster.${view}`)} <span className="tabular-nums">({counts[view]})</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
