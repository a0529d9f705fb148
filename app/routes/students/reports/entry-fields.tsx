import { type KeyboardEvent, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, href, Link, useLocation, useNavigate, useRevalidator } from 'react-router';
import { type Grade, nameIn, type Scale } from '#features/reports/report-settings.ts';
import type { ReportField } from '#features/reports/reports.schema.ts';
import type { ReportContent, ReportInProgress, ReportKey } from '#features/reports/reports.ts';
import { DiscardDraft } from '#forms/discard-draft.tsx';
import { DraftOwner } from '#forms/draft-owner.tsx';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo } from '#forms/form-answer.ts';
import { textsIn } from '#forms/form-drafts.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { FormKeys } from '#forms/form-sending.tsx';
import { type FormState, useForm } from '#forms/use-form.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { fieldId } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextLanguageField } from '#ui/text-language-field.tsx';
import { entryForm } from './entry-form.ts';
import { writeFragment } from './report-paths.ts';
import { SaveState } from './save-state.tsx';
import { StateBadge } from './state-badge.tsx';
import { type SaveStatus, useAutosave } from './use-autosave.ts';

type EntryFormProps = {
  report: ReportInProgress;
  grades: Grade[];
  subject: string;
  reportKey: ReportKey;
  response: object | undefined;
};

/**
 * The form of one report. While the mentor types, it saves itself on the server, and keeps on the device what is not saved
 * yet. Its buttons work without JavaScript; Ctrl+Enter presses the first one. Unchanged fields show the last saved text.
 */
export function EntryForm({ report, grades, subject, reportKey, response }: EntryFormProps) {
  const t = useTranslate();
  const [saved, setSaved] = useState<AutosavedReport | null>(null);
  const form = useForm(entryForm, answerTo(entryForm, response), contentOf(report, saved), {
    recordId: `${reportKey.termId} ${reportKey.subjectId}`,
  });
  const { draft } = form;
  const autosave = useAutosave(href('/students/reports/draft'), {
    more: { ...reportKey },
    isPaused: form.isOutdated || draft.isConflict,
    onSaved(posted, revision) {
      const content = textsIn(posted);
      // First: without its draft, a field shows this text.
      flushSync(() => setSaved({ content, revision, over: report }));
      draft.rebase(content);
    },
  });
  const isChangedElsewhere = form.isOutdated || draft.isConflict || autosave.status === 'changed';
  const revision = isChangedElsewhere ? report.revision : Math.max(saved?.revision ?? 0, report.revision);
  const element = useRef<HTMLFormElement>(null);
  const resume = useEffectEvent(() => {
    if (draft.isTouched && element.current) autosave.saveSoon(element.current, 0);
  });
  useEffect(() => {
    if (draft.isRestored || form.submission > 0) resume();
  }, [draft.isRestored, form.submission]);
  useRevalidateWhen(autosave.status === 'changed');
  useRevalidateWhenSaved(draft.isTouched);
  useFocusAfterContinue();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  function showSaved(): void {
    draft.discard();
    autosave.cancel();
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }
  return (
    <Form
      ref={element}
      method="post"
      noValidate
      aria-labelledby="report-subject report-student"
      onInput={(event) => autosave.saveSoon(event.currentTarget)}
      onKeyDown={continueByKey}
      onSubmit={autosave.onSubmit}
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
      {isChangedElsewhere && <OtherText {...{ report, grades, draft }} onDiscard={showSaved} />}
      <FormKeys form={form} />
      <input type="hidden" name="revision" value={revision} />
      <div className="grid gap-5 sm:grid-cols-2">
        <GradeField form={form} scale="attainment" grades={grades} />
        <GradeField form={form} scale="effort" grades={grades} />
      </div>
      <TextAreaField {...form.field('target')} {...written} rows={2} />
      <TextAreaField {...form.field('comment')} {...written} rows={7} />
      <TextAreaField {...form.field('nextStep')} {...written} rows={2} />
      <TextLanguageField {...form.field('language')} />
      {form.problem && <FormProblem>{form.problem}</FormProblem>}
      <SaveState report={report} status={isChangedElsewhere ? 'changed' : statusOf(autosave.status, draft)} />
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

/** A text that was saved automatically, with its spaces as they were typed. */
interface AutosavedReport {
  content: Partial<ReportContent>;
  revision: number;
  /** What the page had loaded when it was saved. */
  over: ReportInProgress;
}

/** What was saved last. A published report has no revision. */
function contentOf(report: ReportInProgress, saved: AutosavedReport | null): Partial<ReportContent> {
  if (!saved) return report.content;
  const isLoadedSince = report.revision === 0 ? report !== saved.over : report.revision > saved.revision;
  return isLoadedSince ? report.content : saved.content;
}

type EntryDraft = FormState<ReportField>['draft'];

/** `kept`: on this device. */
function statusOf(status: SaveStatus, { isTouched, isStorageUnavailable }: EntryDraft): SaveStatus | 'kept' {
  if (!isTouched) return status;
  if (status === 'failed' && !isStorageUnavailable) return 'kept';
  return status === 'unchanged' || status === 'saved' ? 'saving' : status;
}

/** Loads the list of reports and the stored text again. */
function useRevalidateWhen(isDue: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isDue) void revalidate();
  }, [isDue, revalidate]);
}

/** Another tab may have saved the draft that this one shows, too. */
function useRevalidateWhenSaved(isTouched: boolean): void {
  const [wasTouched, setWasTouched] = useState(false);
  if (isTouched && !wasTouched) setWasTouched(true);
  useRevalidateWhen(wasTouched && !isTouched);
}

type OtherTextProps = Pick<EntryFormProps, 'report' | 'grades'> & { draft: EntryDraft; onDiscard: () => void };

/** What was saved or published elsewhere since the form was opened. */
function OtherText({ report: { content, changedBy }, grades, draft, onDiscard }: OtherTextProps) {
  const { language, t } = useLanguage();
  const reader = useContext(DraftOwner);
  const isOwn = changedBy !== null && changedBy.id === reader;
  const texts = entryForm.names.flatMap((name) => {
    const grade = grades.find(({ id }) => id === content[name]);
    const text = grade ? nameIn(grade.names, language) : content[name];
    return text === '' || name === 'language' ? [] : [{ name, text }];
  });
  return (
    <div role="alert" className="rounded-lg border-2 border-clay bg-clay-tint p-4">
      <p>{t(isOwn ? 'reportEntry.changedElsewhere' : 'reportEntry.changedByOthers')}</p>
      <h3 className="mt-4 text-lg">
        {changedBy ? t('reportEntry.otherText', { name: changedBy.fullName }) : t('reportEntry.otherText.unknown')}
      </h3>
      <dl className="mt-2 space-y-2">
        {texts.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-sm font-[620]">{t(entryForm.fields[name].label)}</dt>
            <dd dir="auto" lang={content.language || undefined} className="whitespace-pre-wrap wrap-anywhere">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {draft.isTouched && (
        <div className="mt-4 flex">
          <DiscardDraft label={t('reportEntry.takeOther')} state={draft.state} onDiscard={onDiscard} />
        </div>
      )}
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
      <Link to={href('/parent-dashboard/reports/:reportId', { reportId })} className="text-link">
        {t('reportEntry.viewPublished')}
      </Link>
    </p>
  );
}
