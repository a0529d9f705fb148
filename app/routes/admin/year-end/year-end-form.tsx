import type { ReactNode } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import { levelText, stageIds, stageOf } from '#features/students/stages.ts';
import { checkboxState } from '#forms/checkbox-state.ts';
import { DefaultButton } from '#forms/default-button.tsx';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useFocusFirstError } from '#forms/use-focus-first-error.ts';
import { keptControl, type RowsDraft, rowErrors, useRow, useRowsDraft } from '#forms/use-rows.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { termForm } from '../report-setting/setting-forms.ts';
import { KeptStudents } from './kept-students.tsx';
import {
  type GroupRow,
  groupForm,
  groupValueName,
  type ShownStudents,
  type TermRow,
  termValueName,
  unlistedStudents,
  valuesOf,
  type YearEndDraft,
} from './year-end-forms.ts';

type YearEndFormProps = {
  start: YearEndDraft;
  /** Of a response to the form. */
  returned: YearEndDraft | null;
  /** Of a lost response. */
  problem: string | null;
};

type PartProps = { draft: YearEndDraft; kept: RowsDraft };

/** The preview contains all values of this form and posts them again. */
export function YearEndForm({ start, returned, problem }: YearEndFormProps) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formMethod === 'POST';
  const draft = returned ?? start;
  const errors = useErrors(draft);
  useFocusFirstError(isSubmitting);
  const kept = useRowsDraft({ texts: 'yearEnd', start: valuesOf(start), returned: returned && valuesOf(returned) });
  return (
    <Form method="post" noValidate className="flex flex-col gap-8">
      <DefaultButton intent="preview" />
      {draft.problem && <FormProblem>{t(draft.problem)}</FormProblem>}
      <ErrorSummary errors={errors} />
      <Groups draft={draft} kept={kept} />
      <Terms draft={draft} kept={kept} />
      <SubmitButton form={{ texts: 'yearEnd', intent: 'preview', isSubmitting, problem, draft: kept }} />
    </Form>
  );
}

const nameOf = (group: GroupRow, t: Translate) => levelText(group, t) ?? t('dashboard.student.levelNotSet');

function useErrors({ groups, terms }: YearEndDraft) {
  const t = useTranslate();
  return [
    ...groups.flatMap((row, index) =>
      rowErrors(t, { form: groupForm, row, prefix: `groups.${index}`, label: nameOf(row, t) }),
    ),
    ...terms.flatMap((row, index) =>
      rowErrors(t, { form: termForm, row, prefix: `terms.${index}`, label: row.values.nameEn }),
    ),
  ];
}

function Part({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="max-w-prose text-sm text-ink-soft">{lead}</p>
      </div>
      {children}
    </section>
  );
}

function Groups({ draft, kept }: PartProps) {
  const t = useTranslate();
  const { groups, shown } = draft;
  const unlisted = unlistedStudents(kept, draft);
  return (
    <Part id="year-end-groups" title={t('yearEnd.groups')} lead={t('yearEnd.groups.text')}>
      {groups.length === 0 ? (
        <EmptyState icon="graduation-cap" level={3} title={t('yearEnd.groups.empty')} className={cardClass}>
          {t('yearEnd.groups.empty.text')}
        </EmptyState>
      ) : (
        groups.map((group, index) => (
          <GroupFieldset key={group.key} {...{ index, group, kept }} shown={shown?.key === group.key ? shown : null} />
        ))
      )}
      {unlisted.map((id) => (
        <input key={id} type="hidden" name="kept" value={id} />
      ))}
      {unlisted.length > 0 && <p role="note">{t('yearEnd.kept.unlisted', { count: unlisted.length })}</p>}
    </Part>
  );
}

type GroupProps = { index: number; group: GroupRow; kept: RowsDraft; shown: ShownStudents | null };

function GroupFieldset({ index, group, kept, shown }: GroupProps) {
  const t = useTranslate();
  const prefix = `groups.${index}`;
  const { field } = useRow(groupForm, group, kept, (name) => ({
    name: `${prefix}.${name}`,
    keptAs: groupValueName(group, name),
  }));
  const stage = group.currentLevel === null ? null : stageOf(group.currentLevel);
  const following = stageIds.slice(stage === null ? 0 : stageIds.indexOf(stage) + 1);
  const others = [...following, ...stageIds.filter((other) => other !== stage && !following.includes(other))];
  return (
    <fieldset className={classNames(cardClass, 'min-w-0 p-4 sm:p-5')}>
      <legend className="sr-only">{nameOf(group, t)}</legend>
      <input type="hidden" name={`${prefix}.key`} value={group.key} />
      <div className="grid items-end gap-x-6 gap-y-3 md:grid-cols-3">
        <p aria-hidden className="self-center">
          <bdi translate="no" className="block font-[620]">
            {nameOf(group, t)}
          </bdi>
          <span className="text-sm text-ink-soft">{t('yearEnd.count', { count: group.count })}</span>
        </p>
        <SelectField {...field('to')}>
          <option value="stays">{t('yearEnd.to.stays')}</option>
          {others.map((other) => (
            <option key={other} value={other}>
              {t('yearEnd.to.stage', { stage: t(`stage.${other}`) })}
            </option>
          ))}
          <option value="leaves">{t('yearEnd.to.leaves')}</option>
        </SelectField>
        <TextField {...field('className')} autoComplete="off" translate="no" dir="auto" />
      </div>
      <KeptStudents {...{ group, shown, kept }} />
    </fieldset>
  );
}

function Terms({ draft: { terms }, kept }: PartProps) {
  const t = useTranslate();
  return (
    <Part
      id="year-end-terms"
      title={t('yearEnd.terms')}
      lead={t(terms.length === 0 ? 'yearEnd.terms.none' : 'yearEnd.terms.text')}
    >
      {terms.length === 0 ? (
        <Link to={href('/admin-console/reports')} className="text-link inline-flex min-h-11 items-center self-start">
          {t('reportSettings.link')}
        </Link>
      ) : (
        terms.map((term, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms are neither added nor removed
          <TermFieldset key={index} {...{ index, term, kept }} />
        ))
      )}
    </Part>
  );
}

function TermFieldset({ index, term, kept }: { index: number; term: TermRow; kept: RowsDraft }) {
  const { language, t } = useLanguage();
  const prefix = `terms.${index}`;
  const { field } = useRow(termForm, term, kept, (name) => ({ name: termValueName(index, name) }));
  const name = term.values[nameFieldOf[language]] || term.values.nameEn;
  return (
    <fieldset className={classNames(cardClass, 'min-w-0 p-4 sm:p-5')}>
      <legend className="sr-only">{name}</legend>
      <label className="mb-3 flex min-h-11 cursor-pointer items-center gap-2.5 font-[620]">
        <input
          type="checkbox"
          name={`${prefix}.add`}
          {...checkboxState(keptControl(kept, termValueName(index, 'add')))}
          className="size-5 shrink-0 accent-sea"
        />
        <span>{t('yearEnd.terms.add', { name })}</span>
      </label>
      <div className="grid items-end gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField {...field('nameEn')} {...asTyped} lang="en" />
        <TextField {...field('firstDay')} type="date" />
        <TextField {...field('lastDay')} type="date" />
        <TextField {...field('dueOn')} hint={undefined} type="date" />
      </div>
      <details className="mt-2" open={(['nameAr', 'nameFr', 'nameZh'] as const).some((name) => term.errors[name])}>
        <summary className="text-link min-h-11 cursor-pointer py-2.5 text-sm">{t('yearEnd.terms.otherNames')}</summary>
        <div className="mt-1 grid items-end gap-x-6 gap-y-3 sm:grid-cols-3">
          <TextField {...field('nameAr')} {...asTyped} lang="ar" />
          <TextField {...field('nameFr')} {...asTyped} lang="fr" />
          <TextField {...field('nameZh')} {...asTyped} lang="zh" />
        </div>
      </details>
    </fieldset>
  );
}

const nameFieldOf = { en: 'nameEn', ar: 'nameAr', fr: 'nameFr', zh: 'nameZh' } as const;

const asTyped = { autoComplete: 'off', translate: 'no', dir: 'auto' } as const;
