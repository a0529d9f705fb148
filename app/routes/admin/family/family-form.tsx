import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { languageCodes, languages } from '../../../../content/languages.ts';
import type { PersonChoice } from '../../../features/accounts/accounts.ts';
import { familyLimits } from '../../../features/families/families.ts';
import type { DefinedForm } from '../../../forms/define-form.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { FormProblem } from '../../../forms/form-problem.tsx';
import type { InvalidForm } from '../../../forms/invalid-form.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import type { ChoiceState } from '../../../forms/use-form.ts';
import { type RowsDraft, useRow, useRowsDraft } from '../../../forms/use-rows.ts';
import { dateFormatter } from '../../../i18n/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/language-context.tsx';
import type { PlainTranslationKey } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { roleLabels } from '../accounts/role-options.tsx';
import { enquiryPath } from '../enquiry/enquiry-path.ts';
import { RelationField, RightsFields } from '../guardian/guardian-fields.tsx';
import { PersonChoiceField } from '../person-choice.tsx';
import { StudentFields } from '../students/student-fields.tsx';
import { rowCounts, valuesOf, withRows } from './family-draft.ts';
import {
  addIntent,
  type Enrolment,
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
  /** Of a response to the form. */
  returned: FamilyDraft | null;
  problem: string | null;
  mentors: PersonChoice[];
};

/** Rows are added and removed by the server, so that the form works without a script. @see PD-53 */
export function FamilyForm({ start, returned, problem, mentors }: FamilyFormProps) {
  const { language, t } = useLanguage();
  const isSubmitting = useNavigation().formMethod === 'POST';
  const draft = returned ?? start;
  const kept = useRowsDraft({
    texts: 'family',
    start: valuesOf(withRows(start, familyLimits, language)),
    returned: returned && valuesOf(returned),
    recordId: start.enrolment?.enquiryId ?? '',
  });
  const { guardians, students } = withRows(draft, rowCounts(kept.typedNames), language);
  const { existing, focus } = draft;
  const choices = [...draft.chosen.filter(({ id }) => mentors.every((mentor) => mentor.id !== id)), ...mentors];
  return (
    <Form method="post" noValidate preventScrollReset className="flex max-w-4xl flex-col gap-8">
      <DefaultButton />
      {draft.enrolment && <EnrolmentNote enrolment={draft.enrolment} isOutdated={draft.isEnrolmentOutdated} />}
      <ErrorSummary errors={useErrors(draft)} />
      <Group title={t('family.guardians')} group="guardians" count={guardians.length}>
        {guardians.map((row, index) => (
          <GuardianFieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: each response renders a new form
            key={index}
            {...{ row, index, focus, kept, isOnly: guardians.length === 1 }}
            account={accountOf(kept.valueOf(rowName({ group: 'guardians', row: index, name: 'email' })), existing)}
          />
        ))}
      </Group>
      <Group title={t('family.students')} group="students" count={students.length}>
        {students.map((row, index) => (
          <StudentFieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: each response renders a new form
            key={index}
            {...{ row, index, focus, kept, isOnly: students.length === 1 }}
            mentors={choices}
          />
        ))}
      </Group>
      <SubmitButton form={{ texts: 'family', intent: 'create', isSubmitting, problem, draft: kept }} />
    </Form>
  );
}

type EnrolmentNoteProps = { enrolment: Enrolment; isOutdated: boolean };

/** Explains the effects on the enquiry of the family. @see PD-54 */
function EnrolmentNote({ enrolment: { enquiryId, reference, revision, until }, isOutdated }: EnrolmentNoteProps) {
  const { t, dateLocale } = useLanguage();
  const formatDay = dateFormatter(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <input type="hidden" name="revision" value={revision} />
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

/** The Enter key presses the first button of a form, which must not remove a row. */
function DefaultButton() {
  return (
    <button type="submit" name="intent" value="create" tabIndex={-1} aria-hidden className="sr-only">
      +
    </button>
  );
}

function useErrors({ guardians, students }: FamilyDraft) {
  const t = useTranslate();
  const errorsOf = <Name extends string>(group: FamilyGroup, rows: InvalidForm<Name>[], { names }: DefinedForm<Name>) =>
    rows.flatMap(({ errors }, index) =>
      names.flatMap((field) => {
        const error: PlainTranslationKey | undefined = errors[field];
        const row = t(group === 'guardians' ? 'family.guardian' : 'family.student', { number: index + 1 });
        return error
          ? [{ name: rowName({ group, row: index, name: field }), text: t('family.rowError', { row, text: t(error) }) }]
          : [];
      }),
    );
  return [...errorsOf('guardians', guardians, guardianRowForm), ...errorsOf('students', students, studentRowForm)];
}

type GroupProps = { title: string; group: FamilyGroup; count: number; children: ReactNode };

function Group({ title, group, count, children }: GroupProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby={`family-${group}`} className="flex flex-col gap-4">
      <h3 id={`family-${group}`} className="text-xl">
        {title}
      </h3>
      {children}
      {count < familyLimits[group] && (
        <Button type="submit" name="intent" value={addIntent(group)} variant="secondary" className="self-start">
          {t(group === 'guardians' ? 'family.addGuardian' : 'family.addStudent')}
        </Button>
      )}
    </section>
  );
}

type RowProps<Row> = { row: Row; index: number; focus: string | null; kept: RowsDraft; isOnly: boolean };

const accountOf = (address: string, existing: FamilyDraft['existing']) =>
  existing.find(({ email }) => email === address.trim().toLowerCase()) ?? null;

/** The field that `focus` names gets the focus. */
function useFamilyRow<Name extends string>(
  group: FamilyGroup,
  form: DefinedForm<Name>,
  { row, index, focus, kept }: RowProps<InvalidForm<Name>>,
) {
  const nameOf = (name: Name) => ({ name: rowName({ group, row: index, name }) });
  const { field, choice } = useRow(form, row, kept, nameOf);
  const focused = (name: Name) => nameOf(name).name === focus && { autoFocus: true };
  return {
    field: (name: Name) => ({ ...field(name), ...focused(name) }),
    choice: (name: Name) => ({ ...choice(name), ...focused(name) }),
  };
}

type RowFieldsetProps = { group: FamilyGroup; index: number; isOnly: boolean; children: ReactNode };

function RowFieldset({ group, index, isOnly, children }: RowFieldsetProps) {
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
          <Button type="submit" name="intent" value={removeIntent(group, index)} variant="quiet" size="small">
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
  const { index, isOnly, account } = props;
  const form = useFamilyRow('guardians', guardianRowForm, props);
  return (
    <RowFieldset group="guardians" {...{ index, isOnly }}>
      <div className="field-row sm:grid-cols-2">
        <TextField {...form.field('fullName')} {...asTyped} />
        <TextField {...form.field('email')} type="email" {...asTyped} />
        {account?.isSuitable && <ExistingAccount account={account} field={form.choice('useExisting')} />}
        <RelationField form={form} />
        <SelectField {...form.field('language')}>
          {languageCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code].ownName}
            </option>
          ))}
        </SelectField>
      </div>
      <details className="mt-4">
        <summary className="text-link min-h-11 cursor-pointer py-2.5 font-[620]">{t('family.rights')}</summary>
        <RightsFields form={form} />
      </details>
    </RowFieldset>
  );
}

type ExistingAccountProps = { account: FamilyDraft['existing'][number]; field: ChoiceState & { id: string } };

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
          defaultChecked={field.defaultValue !== ''}
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

function StudentFieldset(props: RowProps<StudentRow> & { mentors: PersonChoice[] }) {
  const { index, isOnly, mentors } = props;
  const form = useFamilyRow('students', studentRowForm, props);
  return (
    <RowFieldset group="students" {...{ index, isOnly }}>
      <div className="field-row sm:grid-cols-2">
        <StudentFields form={form} />
        <PersonChoiceField {...form.choice('academicMentorId')} of="mentor" choices={mentors} />
        <PersonChoiceField {...form.choice('wellbeingCoachId')} of="mentor" choices={mentors} />
      </div>
    </RowFieldset>
  );
}

const asTyped = { autoComplete: 'off', translate: 'no' } as const;
