import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, Link, useNavigation } from 'react-router';
import type { PersonChoice } from '#features/accounts/accounts.ts';
import { familyLimits } from '#features/families/families.ts';
import { checkboxState } from '#forms/checkbox-state.ts';
import { DefaultButton } from '#forms/default-button.tsx';
import type { DefinedForm } from '#forms/define-form.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { InvalidForm } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useFocusFirstError } from '#forms/use-focus-first-error.ts';
import type { FieldState } from '#forms/use-form.ts';
import { type RowsDraft, rowErrors, useRow, useRowsDraft } from '#forms/use-rows.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LanguageOptions } from '#i18n/language-options.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { fieldId } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { roleLabels } from '../accounts/role-options.tsx';
import { enquiryPath } from '../enquiry/enquiry-path.ts';
import { RelationField, RightsFields } from '../guardian/guardian-fields.tsx';
import { PersonChoiceField } from '../person-choice.tsx';
import { StudentFields } from '../students/student-fields.tsx';
import { addRow, keptName, removeErrors, removeRow, shownRows, valuesOf } from './family-draft.ts';
import {
  addIntent,
  type Enrolment,
  type FamilyAnswer,
  type FamilyDraft,
  type FamilyGroup,
  type GuardianRow,
  guardianRowForm,
  removeIntent,
  rowName,
  type StudentRow,
  studentRowForm,
} from './family-forms.ts';

type FamilyFormProps = {
  start: FamilyDraft;
  /** When the page was loaded. */
  isEnrolmentOutdated: boolean;
  /** Of a response to the form. */
  returned: FamilyAnswer | null;
  problem: string | null;
  mentors: PersonChoice[];
};

/** Rows are added and removed in the browser, or by the server without a script. @see PD-53 */
export function FamilyForm({ start, isEnrolmentOutdated, returned, problem, mentors }: FamilyFormProps) {
  const { language, t } = useLanguage();
  const isSubmitting = useNavigation().formMethod === 'POST';
  useFocusFirstError(isSubmitting);
  const kept = useRowsDraft({
    texts: 'family',
    start: valuesOf(start, language),
    returned: returned && valuesOf(returned, language),
    recordId: start.enrolment?.enquiryId ?? '',
  });
  const [changedSince, setChangedSince] = useState<FamilyDraft | null>(null);
  const response = returned ?? start;
  const draft = changedSince === response ? removeErrors(response) : response;
  const isOutdated = returned ? returned.kind === 'outdated' : isEnrolmentOutdated;
  const rows = shownRows(kept.valueOf, draft);
  const keys = useRowKeys(draft);
  const shownKeys = { guardians: keys.shown('guardians', rows), students: keys.shown('students', rows) };

  function changeRows(group: FamilyGroup, change: (draft: FamilyDraft) => FamilyDraft, left: number[]): void {
    const changed = change({ ...draft, ...rows });
    flushSync(() => {
      kept.changeAll(valuesOf(changed, language));
      keys.change({ ...shownKeys, [group]: left });
      setChangedSince(response);
    });
    if (changed.focus) document.getElementById(fieldId(changed.focus))?.focus();
  }

  const groupProps = (group: FamilyGroup) => ({
    group,
    count: rows[group].length,
    onAdd: () => changeRows(group, (present) => addRow(present, group, language), shownKeys[group]),
  });
  const rowProps = (group: FamilyGroup, index: number) => ({
    index,
    kept,
    focus: draft.focus,
    isOnly: rows[group].length === 1,
    onRemove: () =>
      changeRows(
        group,
        (present) => removeRow(present, group, index),
        shownKeys[group].filter((_, row) => row !== index),
      ),
  });
  const choices = [...draft.chosen.filter(({ id }) => mentors.every((mentor) => mentor.id !== id)), ...mentors];
  return (
    <Form method="post" noValidate preventScrollReset className="flex max-w-4xl flex-col gap-8">
      <DefaultButton intent="create" />
      {draft.enrolment && <EnrolmentNote enrolment={draft.enrolment} isOutdated={isOutdated} />}
      <ErrorSummary errors={useErrors(rows)} />
      <Group title={t('family.guardians')} {...groupProps('guardians')}>
        {rows.guardians.map((row, index) => (
          <GuardianFieldset
            key={shownKeys.guardians[index]}
            row={row}
            {...rowProps('guardians', index)}
            account={accountOf(row.values.email, draft.existing)}
          />
        ))}
      </Group>
      <Group title={t('family.students')} {...groupProps('students')}>
        {rows.students.map((row, index) => (
          <StudentFieldset
            key={shownKeys.students[index]}
            row={row}
            {...rowProps('students', index)}
            mentors={choices}
            chosen={keys.first.students[shownKeys.students[index] ?? -1]}
          />
        ))}
      </Group>
      <SubmitButton form={{ texts: 'family', intent: 'create', isSubmitting, problem, draft: kept }} />
    </Form>
  );
}

/** React keys of the rows, so that a row keeps its chosen people and its focus when another one is removed. */
function useRowKeys(draft: FamilyDraft) {
  const [first] = useState(draft);
  const keysOf = (rows: readonly unknown[]) => rows.map((_, index) => index);
  const [keys, setKeys] = useState({ guardians: keysOf(first.guardians), students: keysOf(first.students) });
  const [next, setNext] = useState(Math.max(familyLimits.guardians, familyLimits.students));
  return {
    /** The rows that the page was loaded with, whose keys are their indexes. */
    first,
    shown: (group: FamilyGroup, rows: Pick<FamilyDraft, FamilyGroup>) =>
      rows[group].map((_, index) => keys[group][index] ?? next + index),
    /** @param left keys of the rows that stay; others get new ones */
    change(left: Record<FamilyGroup, number[]>): void {
      setKeys(left);
      setNext(next + Math.max(familyLimits.guardians, familyLimits.students));
    },
  };
}

type EnrolmentNoteProps = { enrolment: Enrolment; isOutdated: boolean };

/** Explains the effects on the enquiry of the family. @see PD-54 */
function EnrolmentNote({ enrolment: { enquiryId, reference, revision, until }, isOutdated }: EnrolmentNoteProps) {
  const { t, dateLocale } = useLanguage();
  const formatDay = dateFormatter(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <input type="hidden" name="revision" value={revision ?? ''} />
      {isOutdated && <FormProblem>{t('pipeline.enrol.outdated', { reference })}</FormProblem>}
      <div className="rounded-lg border border-brass/40 bg-brass-tint p-4">
        <p>{t('pipeline.enrol.from', { reference })}</p>
        {until && <p className="mt-1">{t('pipeline.confirm.enrolled', { until: formatDay(until) })}</p>}
        <Link to={enquiryPath(enquiryId)} className="text-link inline-flex min-h-11 items-center">
          {t('pipeline.enrol.open')}
        </Link>
      </div>
    </>
  );
}

function useErrors({ guardians, students }: Pick<FamilyDraft, FamilyGroup>) {
  const t = useTranslate();
  return [
    ...guardians.flatMap((row, index) => {
      const label = t('family.guardian', { number: index + 1 });
      return rowErrors(t, { form: guardianRowForm, row, prefix: `guardians.${index}`, label });
    }),
    ...students.flatMap((row, index) => {
      const label = t('family.student', { number: index + 1 });
      return rowErrors(t, { form: studentRowForm, row, prefix: `students.${index}`, label });
    }),
  ];
}

type GroupProps = { title: string; group: FamilyGroup; count: number; onAdd: () => void; children: ReactNode };

function Group({ title, group, count, onAdd, children }: GroupProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby={`family-${group}`} className="flex flex-col gap-4">
      <h2 id={`family-${group}`} className="text-xl">
        {title}
      </h2>
      {children}
      {count < familyLimits[group] && (
        <Button
          type="submit"
          name="intent"
          value={addIntent(group)}
          variant="secondary"
          className="self-start"
          onClick={insteadOfPosting(onAdd)}
        >
          {t(group === 'guardians' ? 'family.addGuardian' : 'family.addStudent')}
        </Button>
      )}
    </section>
  );
}

function insteadOfPosting(act: () => void) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    act();
  };
}

type RowProps<Row> = {
  row: Row;
  index: number;
  focus: string | null;
  kept: RowsDraft;
  isOnly: boolean;
  onRemove: () => void;
};

const accountOf = (address: string, existing: FamilyDraft['existing']) =>
  existing.find(({ email }) => email === address.trim().toLowerCase()) ?? null;

/** The field that `focus` names gets the focus. */
function useFamilyRow<Name extends string>(
  group: FamilyGroup,
  form: DefinedForm<Name>,
  { row, index, focus, kept }: RowProps<InvalidForm<Name>>,
) {
  const nameOf = (name: Name) => ({
    name: rowName({ group, row: index, name }),
    keptAs: keptName(group, index, name, kept.valueOf),
  });
  const { field, choice } = useRow(form, row, kept, nameOf);
  const focused = (name: Name) => nameOf(name).name === focus && { autoFocus: true };
  return {
    field: (name: Name) => ({ ...field(name), ...focused(name) }),
    choice,
  };
}

type RowFieldsetProps = Pick<RowProps<unknown>, 'index' | 'isOnly' | 'onRemove'> & {
  group: FamilyGroup;
  children: ReactNode;
};

function RowFieldset({ group, index, isOnly, onRemove, children }: RowFieldsetProps) {
  const t = useTranslate();
  const number = index + 1;
  const isGuardian = group === 'guardians';
  return (
    <fieldset className={classNames(cardClass, 'p-5 sm:p-6')}>
      <legend className="sr-only">{t(isGuardian ? 'family.guardian' : 'family.student', { number })}</legend>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <span aria-hidden className="font-[620]">
          {t(isGuardian ? 'family.guardian' : 'family.student', { number })}
        </span>
        {!isOnly && (
          <Button
            type="submit"
            name="intent"
            value={removeIntent(group, index)}
            variant="quiet"
            size="small"
            onClick={insteadOfPosting(onRemove)}
          >
            {t(isGuardian ? 'family.removeGuardian' : 'family.removeStudent', { number })}
          </Button>
        )}
      </div>
      {children}
    </fieldset>
  );
}

function GuardianFieldset(props: RowProps<GuardianRow> & { account: FamilyDraft['existing'][number] | null }) {
  const t = useTranslate();
  const { index, isOnly, onRemove, account } = props;
  const { field } = useFamilyRow('guardians', guardianRowForm, props);
  const form = { field, choice: field };
  return (
    <RowFieldset group="guardians" {...{ index, isOnly, onRemove }}>
      <div className="field-row sm:grid-cols-2">
        <TextField {...form.field('fullName')} {...asTyped} />
        <TextField {...form.field('email')} type="email" {...asTyped} />
        {account?.isSuitable && <ExistingAccount account={account} field={field('useExisting')} />}
        <RelationField form={form} />
        <SelectField {...form.field('language')}>
          <LanguageOptions />
        </SelectField>
      </div>
      <details className="mt-4">
        <summary className="text-link min-h-11 cursor-pointer py-2.5 font-[620]">{t('family.rights')}</summary>
        <RightsFields form={form} />
      </details>
    </RowFieldset>
  );
}

type ExistingAccountProps = { account: FamilyDraft['existing'][number]; field: FieldState & { id: string } };

/** Offered once the server knows that an account has the address. */
function ExistingAccount({ account, field }: ExistingAccountProps) {
  const t = useTranslate();
  const role = t(account.role ? roleLabels[account.role] : 'admin.role.none');
  return (
    <div className="rounded-lg border border-line bg-brass-tint px-4 py-3 sm:col-span-2">
      <p>{t('family.existing', { name: account.fullName, role })}</p>
      <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 font-[620]">
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          {...checkboxState(field)}
          aria-describedby={`${field.id}-hint`}
          className="size-5 accent-sea"
        />
        {field.label}
      </label>
      <p id={`${field.id}-hint`} className="text-sm text-ink-soft">
        {t('family.existing.hint')}
      </p>
    </div>
  );
}

type StudentFieldsetProps = RowProps<StudentRow> & {
  mentors: PersonChoice[];
  /** The row that the page was loaded with: chosen people are not kept on the device. */
  chosen: StudentRow | undefined;
};

function StudentFieldset({ mentors, chosen, ...props }: StudentFieldsetProps) {
  const { index, isOnly, onRemove } = props;
  const { field, choice } = useFamilyRow('students', studentRowForm, props);
  const person = (name: 'academicMentorId' | 'wellbeingCoachId') => ({
    ...choice(name),
    defaultValue: chosen?.values[name] ?? '',
  });
  return (
    <RowFieldset group="students" {...{ index, isOnly, onRemove }}>
      <div className="field-row sm:grid-cols-2">
        <StudentFields form={{ field, choice: field }} />
        <PersonChoiceField {...person('academicMentorId')} of="mentor" choices={mentors} />
        <PersonChoiceField {...person('wellbeingCoachId')} of="mentor" choices={mentors} />
      </div>
    </RowFieldset>
  );
}

const asTyped = { autoComplete: 'off', translate: 'no' } as const;
