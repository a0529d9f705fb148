import { href, Link } from 'react-router';
import { type Course, type CourseRule, endOf } from '#features/courses/courses.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { DayRange } from '#i18n/day-range.tsx';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { weekdayName } from '#i18n/weekday-name.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';

/** When the course meets, and what is over. */
export function RuleList({ course }: { course: Course }) {
  const t = useTranslate();
  const { id: courseId, rules, isArchived } = course;
  const [current, over] = [rules.filter(({ isOver }) => !isOver), rules.filter(({ isOver }) => isOver)];
  return (
    <section aria-labelledby="rules" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="rules" className="text-xl">
            {t('courses.rules')}
          </h2>
          {current.length > 0 && (
            <p className="text-sm text-ink-soft">
              {t('courses.rules.zone', { zone: course.timeZone.replaceAll('_', ' ') })}
            </p>
          )}
        </div>
        {!isArchived && (
          <Link
            to={href('/admin-console/courses/:courseId/rules/:ruleId', { courseId, ruleId: 'new' })}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('courses.rule.add')}
          </Link>
        )}
      </div>
      {current.length === 0 ? (
        <Card className="text-ink-soft">{t('courses.rules.empty')}</Card>
      ) : (
        <RuleTable rules={current} course={course} />
      )}
      {over.length > 0 && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
            {t('courses.rules.over', { count: over.length })}
          </summary>
          <RuleTable rules={over} course={course} />
        </details>
      )}
    </section>
  );
}

function RuleTable({ rules, course }: { rules: CourseRule[]; course: Course }) {
  const t = useTranslate();
  const headings = [
    t('courses.rule.day'),
    t('courses.rule.time'),
    t('courses.rule.length'),
    t('courses.field.term'),
    t('courses.rule.days'),
    t('admin.list.actions'),
  ];
  return (
    <Table caption={t('courses.rules')} headings={headings}>
      {rules.map((rule) => (
        <RuleRow key={rule.id} rule={rule} course={course} />
      ))}
    </Table>
  );
}

function RuleRow({ rule, course: { id: courseId, isArchived } }: { rule: CourseRule; course: Course }) {
  const { language, dateLocale, t } = useLanguage();
  const day = weekdayName(rule.weekday, dateLocale);
  const time = `${rule.startsAt}–${endOf(rule)}`;
  return (
    <TableRow>
      <RowHeading>
        <span className="font-[620]">{day}</span>
      </RowHeading>
      <Cell label={t('courses.rule.time')}>
        <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
          {time}
        </bdi>
      </Cell>
      <Cell label={t('courses.rule.length')}>{t('courses.rule.minutes', { count: rule.minutes })}</Cell>
      <Cell label={t('courses.field.term')}>
        <bdi translate="no">{nameIn(rule.term, language)}</bdi>
      </Cell>
      <Cell label={t('courses.rule.days')}>
        <DayRange first={rule.firstDay} last={rule.lastDay} />
      </Cell>
      <Cell isWide>
        {!isArchived && !rule.isOver && (
          <Link
            to={href('/admin-console/courses/:courseId/rules/:ruleId', { courseId, ruleId: rule.id })}
            aria-label={t('courses.rule.changeNamed', { day, time })}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('courses.rule.change')}
          </Link>
        )}
      </Cell>
    </TableRow>
  );
}
