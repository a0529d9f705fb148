import { Form, useLocation } from 'react-router';
import type { PersonChoice } from '#features/accounts/accounts.ts';
import type { NewStudent } from '#features/students/students.schema.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { PersonChoiceField } from '../person-choice.tsx';
import { PersonFinder } from '../person-finder.tsx';
import { StudentFields } from './student-fields.tsx';
import { addStudentForm } from './student-forms.ts';

type AddStudentProps = {
  search: string;
  parents: PersonChoice[];
  nextNumber: string;
  choicesShown: number;
  searchWaitSeconds: number;
  invalid: FormAnswer<keyof NewStudent> | null;
};

export function AddStudent({ search, parents, nextNumber, choicesShown, searchWaitSeconds, invalid }: AddStudentProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="add-student">
      <Card>
        <h1 id="add-student" className="mb-4 text-2xl">
          {t('students.add.title')}
        </h1>
        <PersonFinder
          name="parent"
          label={t('students.choice.findParent')}
          search={search}
          foundCount={parents.length}
          shownAtMost={choicesShown}
          waitSeconds={searchWaitSeconds}
        >
          <input type="hidden" name="add" />
        </PersonFinder>
        <AddStudentForm {...{ parents, nextNumber, search, invalid }} />
      </Card>
    </section>
  );
}

type AddStudentFormProps = Pick<AddStudentProps, 'search' | 'parents' | 'nextNumber' | 'invalid'>;

function AddStudentForm({ parents, nextNumber, search, invalid }: AddStudentFormProps) {
  const onlyMatch = search !== '' && parents.length === 1 ? parents[0] : undefined;
  const form = useForm(
    addStudentForm,
    invalid,
    { parentId: onlyMatch?.id ?? null, studentNumber: nextNumber },
    { recordId: onlyMatch?.id },
  );
  // Server and browser spell the URL `?add` differently.
  const action = `?${new URLSearchParams(useLocation().search)}`;
  return (
    <Form key={form.key} method="post" action={action} noValidate className="flex flex-col gap-4">
      <ErrorSummary errors={form.errors} />
      <div className="field-row sm:grid-cols-2">
        <StudentFields form={form} autoFocus={form.key > 0}>
          <PersonChoiceField {...form.choice('parentId')} of="parent" choices={parents} />
        </StudentFields>
      </div>
      <SubmitButton form={form} />
    </Form>
  );
}
