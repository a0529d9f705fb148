import { type KeyboardEvent, useEffect, useState } from 'react';
import { Form, Link, useLocation, useRevalidator } from 'react-router';
import { type Grade, nameIn, type Scale } from '../../../features/reports/report-settings.ts';
import type { ReportField } from '../../../features/reports/reports.schema.ts';
import type { ReportInProgress, ReportKey } from '../../../features/reports/reports.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import type { InvalidForm } from '../../../forms/invalid-form.ts';
import { type FormState, useForm } from '../../../forms/use-form.ts';
import { useLanguage, useTranslate } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { fieldId } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { entryForm } from './entry-form.ts';
import { writeFragment } from './report-paths.ts';
import { SaveState } from './save-state.tsx';
import { StateBadge } from './state-badge.tsx';
import { useAutosave } from './use-autosave.ts';

type EntryFormProps = {
  report: ReportInProgress;
  grades: Grade[];
  subject: string;
  reportKey: ReportKey;
  invalid: (InvalidForm<ReportField> & { isChangedByOthers?: boolean }) | null;
};

/** Saved while it is written; the buttons work without a script. Ctrl+Enter saves and continues. */
export function EntryForm({ report, grades, subject, reportKey, invalid }: EntryFormProps) {
  const t = useTranslate();
  const form = useForm(entryForm, invalid, report.content, { keepsDraft: false });
  const autosave = useAutosave('/students/reports/draft', { ...reportKey }, report.revision);
  const isChangedByOthers = invalid?.isChangedByOthers === true || autosave.status === 'changed';
  // Not that of a later load: a text that this form has not shown must not be replaced.
  const [opened] = useState(report.revision);
  const revision = isChangedByOthers ? report.revision : Math.max(autosave.revision, opened);
  useRevalidateWhen(report.revision === 0 && autosave.revision > 0);
  useRevalidateWhen(autosave.status === 'changed');
  useFocusAfterContinue();
  return (
    <Form
      method="post"
      noValidate
      aria-labelledby="report-subject report-student"
      onInput={(event) => autosave.saveSoon(event.currentTarget)}
      onKeyDown={continueByKey}
      onSubmit={autosave.cancel}
      className="flex flex-col gap-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="report-subject" className="text-2xl">
          <bdi translate="no">{subject}</bdi>
        </h2>
        <StateBadge state={report.state} />
      </div>
      <Published report={report} />
      <ErrorSummary errors={form.errors} />
      {isChangedByOthers && <OtherText report={report} grades={grades} />}
      <input type="hidden" name="revision" value={revision} />
      <div className="grid gap-5 sm:grid-cols-2">
        <GradeField form={form} scale="attainment" grades={grades} />
        <GradeField form={form} scale="effort" grades={grades} />
      </div>
      <TextAreaField {...form.field('target')} {...written} rows={2} />
      <TextAreaField {...form.field('comment')} {...written} rows={7} />
      <TextAreaField {...form.field('nextStep')} {...written} rows={2} />
      <SaveState report={report} status={autosave.status} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="continue" data-continue>
          {t('reportEntry.continue')}
        </Button>
        <Button type="submit" name="intent" value="save" variant="secondary">
          {t('reportEntry.submit')}
        </Button>
        <Button type="submit" name="intent" value="publish" variant="secondary">
          {t('reportEntry.publish')}
        </Button>
        {report.revision > 0 && (
          <Button type="submit" name="intent" value="discard" variant="quiet">
            {t('reportEntry.discard')}
          </Button>
        )}
      </div>
      <p className="scripts-only text-sm text-ink-soft max-md:hidden">
        {t('reportEntry.keys', { keys: 'Ctrl+Enter' })}
      </p>
    </Form>
  );
}

/** Loads the list of reports and the stored text again. */
function useRevalidateWhen(isDue: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isDue) void revalidate();
  }, [isDue, revalidate]);
}

/** What somebody else has saved or published since the form was opened. */
function OtherText({ report: { content, changedBy }, grades }: Pick<EntryFormProps, 'report' | 'grades'>) {
  const { language, t } = useLanguage();
  const texts = entryForm.names.flatMap((name) => {
    const grade = grades.find(({ id }) => id === content[name]);
    const text = grade ? nameIn(grade.names, language) : content[name];
    return text === '' ? [] : [{ name, text }];
  });
  return (
    <div role="alert" className="rounded-lg border-2 border-clay bg-clay-tint p-4">
      <p>{t('reportEntry.changedByOthers')}</p>
      <h3 className="mt-4 text-lg">
        {changedBy ? t('reportEntry.otherText', { name: changedBy.fullName }) : t('reportEntry.otherText.unknown')}
      </h3>
      <dl className="mt-2 space-y-2">
        {texts.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-sm font-[620]">{t(entryForm.fields[name].label)}</dt>
            <dd dir="auto" translate="no" className="whitespace-pre-wrap wrap-anywhere">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Focuses the first field of the next report, because the form that had the focus was replaced. */
function useFocusAfterContinue(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === writeFragment) document.getElementById(fieldId('attainment'))?.focus();
  }, [hash]);
}

const written = { dir: 'auto', translate: 'no' } as const;

function continueByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit(event.currentTarget.querySelector<HTMLButtonElement>('[data-continue]'));
}

type GradeFieldProps = { form: Pick<FormState<ReportField>, 'field' | 'draft'>; scale: Scale; grades: Grade[] };

/** An archived grade stays available where it was chosen. */
function GradeField({ form, scale, grades }: GradeFieldProps) {
  const { language, t } = useLanguage();
  const offered = grades.filter(
    (grade) => grade.scale === scale && (!grade.isArchived || grade.id === form.draft.valueOf(scale)),
  );
  return (
    <SelectField {...form.field(scale)}>
      <option value="">{t('reportEntry.choose')}</option>
      {offered.map(({ id, names }) => (
        <option key={id} value={id}>
          {nameIn(names, language)}
        </option>
      ))}
    </SelectField>
  );
}

function Published({ report: { state, reportId } }: Pick<EntryFormProps, 'report'>) {
  const t = useTranslate();
  if (state === 'none' || state === 'draft' || reportId === null) return null;
  return (
    <p className="rounded-lg bg-sand/60 px-4 py-3 text-sm">
      {t(state === 'published' ? 'reportEntry.isPublished' : 'reportEntry.isCorrection')}{' '}
      <Link to={`/parent-dashboard/reports/${reportId}`} className="text-link">
        {t('reportEntry.viewPublished')}
      </Link>
    </p>
  );
}
