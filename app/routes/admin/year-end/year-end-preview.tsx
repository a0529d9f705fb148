import { Form, useNavigation } from 'react-router';
import { figures } from '#content/legal/figures.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { type Level, levelText } from '#features/students/stages.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';
import { formatPeriod } from '../retention/format-period.ts';
import { isMoved, type PreviewedGroup, type YearEndPreview } from './year-end-forms.ts';

type PreviewProps = {
  preview: YearEndPreview;
  /** Somebody else changed students since the last preview. */
  isOutdated: boolean;
  /** Of a lost response. */
  problem: string | null;
};

/** Preview of a year end. Confirming posts the form again. */
export function PreviewOfYearEnd({ preview, isOutdated, problem }: PreviewProps) {
  const t = useTranslate();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { groups, terms } = preview;
  const headings = [t('yearEnd.from'), t('yearEnd.to'), t('yearEnd.students'), t('yearEnd.keptStudents')];
  return (
    <section aria-labelledby="year-end-preview" className="flex flex-col gap-5">
      <div>
        <h2 id="year-end-preview" ref={heading} tabIndex={-1} className="text-xl">
          {t('yearEnd.preview')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('yearEnd.preview.text')}</p>
      </div>
      {isOutdated && <FormProblem>{t('yearEnd.changedMeanwhile')}</FormProblem>}
      <Effects groups={groups} termCount={terms.length} />
      {groups.length > 0 && (
        <Table caption={t('yearEnd.preview')} headings={headings}>
          {groups.map((group) => (
            <GroupLine key={group.key} group={group} />
          ))}
        </Table>
      )}
      {terms.length > 0 && <NewTerms terms={terms} />}
      {problem && <FormProblem>{problem}</FormProblem>}
      <Confirmation preview={preview} />
    </section>
  );
}

function Effects({ groups, termCount }: { groups: PreviewedGroup[]; termCount: number }) {
  const { t, dateLocale } = useLanguage();
  const sum = (some: PreviewedGroup[]) => some.reduce((total, { count }) => total + count, 0);
  const left = sum(groups.filter(({ to }) => to === null));
  const moved = sum(groups.filter((group) => group.to !== null && isMoved(group)));
  const period = formatPeriod(figures.recordsAfterEnrolmentYears, 'year', dateLocale);
  return (
    <Card>
      <ul className="list-disc space-y-1.5 ps-5 marker:text-brass">
        <li>{t('yearEnd.moved', { count: moved })}</li>
        <li>{t('yearEnd.left', { count: left })}</li>
        <li>{t('yearEnd.added', { count: termCount })}</li>
        {left > 0 && (
          <>
            <li>{t('yearEnd.effect.access')}</li>
            <li>{t('yearEnd.effect.retention', { period })}</li>
          </>
        )}
        <li>{t('yearEnd.effect.told')}</li>
        <li>{t('yearEnd.effect.undo')}</li>
      </ul>
    </Card>
  );
}

function GroupLine({ group }: { group: PreviewedGroup }) {
  const t = useTranslate();
  const { to, count, kept } = group;
  const nameOf = (level: Level) => (
    <bdi translate="no">{levelText(level, t) ?? t('dashboard.student.levelNotSet')}</bdi>
  );
  return (
    <TableRow>
      <RowHeading>{nameOf(group)}</RowHeading>
      <Cell label={t('yearEnd.to')}>
        {to === null ? (
          <span className="font-[620] text-clay">{t('yearEnd.to.leaves')}</span>
        ) : isMoved(group) ? (
          nameOf(to)
        ) : (
          <span className="text-ink-soft">{t('yearEnd.unchanged')}</span>
        )}
      </Cell>
      <Cell label={t('yearEnd.students')}>
        <span className="tabular-nums">{count}</span>
      </Cell>
      <Cell label={t('yearEnd.keptStudents')} isWide>
        {kept.length === 0 ? '–' : kept.map((name) => <KeptName key={name} name={name} />)}
      </Cell>
    </TableRow>
  );
}

const KeptName = ({ name }: { name: string }) => (
  <span className="block">
    <bdi translate="no">{name}</bdi>
  </span>
);

function NewTerms({ terms }: Pick<YearEndPreview, 'terms'>) {
  const { language, t } = useLanguage();
  return (
    <Table
      caption={t('yearEnd.terms')}
      headings={[
        t('yearEnd.terms'),
        t('reportSettings.firstDay'),
        t('reportSettings.lastDay'),
        t('reportSettings.dueOn'),
      ]}
    >
      {terms.map(({ names, firstDay, lastDay, dueOn }) => (
        <TableRow key={firstDay}>
          <RowHeading>
            <bdi translate="no">{nameIn(names, language)}</bdi>
          </RowHeading>
          <Cell label={t('reportSettings.firstDay')}>
            <CalendarDay day={firstDay} />
          </Cell>
          <Cell label={t('reportSettings.lastDay')}>
            <CalendarDay day={lastDay} />
          </Cell>
          <Cell label={t('reportSettings.dueOn')}>
            <CalendarDay day={dueOn} />
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}

function Confirmation({ preview: { id, studentsDigest, fields, groups } }: Pick<PreviewProps, 'preview'>) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      {[...fields, ['id', id], ['seen', studentsDigest]].map(([name = '', value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value="confirm"
        isBusy={isSubmitting}
        variant={groups.some(({ to }) => to === null) ? 'danger' : 'primary'}
      >
        {t('yearEnd.confirm')}
      </Button>
      <Button type="submit" name="intent" value="edit" variant="secondary" isBusy={isSubmitting}>
        {t('yearEnd.edit')}
      </Button>
    </Form>
  );
}
