import { Form, useNavigation } from 'react-router';
import type { PersonChoice } from '../../../features/accounts/accounts.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { useFormKey } from '../../../forms/use-form-key.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PersonChoiceField } from '../person-choice.tsx';
import { PersonFinder } from '../person-finder.tsx';
import { StudentFields, useStudentErrors } from './student-fields.tsx';
import type { RefusedStudent } from './student-refusal.server.ts';

type AddStudentProps = {
  search: string;
  parents: PersonChoice[];
  choicesShown: number;
  searchWaitSeconds: number;
  refused: RefusedStudent | null;
};

export function AddStudent({ search, parents, choicesShown, searchWaitSeconds, refused }: AddStudentProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="add-student">
      <Card>
        <h2 id="add-student" className="mb-4 text-2xl">
          {t('students.add.title')}
        </h2>
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
        <AddStudentForm parents={parents} search={search} refused={refused} />
      </Card>
    </section>
  );
}

type AddStudentFormProps = Pick<AddStudentProps, 'parents' | 'refused'> & { search: string };

function AddStudentForm({ parents, search, refused }: AddStudentFormProps) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formData?.get('intent') === 'add';
  const formKey = useFormKey(isSubmitting, refused !== null);
  const errors = refused?.errors ?? {};
  const summary = useStudentErrors(errors);
  const onlyMatch = search !== '' && parents.length === 1 ? parents[0] : null;
  const parentError = errors['parentId'];
  return (
    <Form key={formKey} method="post" noValidate className="flex flex-col gap-4">
      <ErrorSummary errors={summary} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StudentFields values={refused?.values ?? {}} errors={errors} autoFocus={formKey > 0}>
          <PersonChoiceField
            label={t('students.field.parent')}
            name="parentId"
            of="parent"
            choices={parents}
            chosenId={refused?.values['parentId'] ?? onlyMatch?.id ?? null}
            error={parentError && t(parentError)}
          />
        </StudentFields>
      </div>
      <Button type="submit" name="intent" value="add" disabled={isSubmitting} className="self-start">
        {isSubmitting ? t('students.add.submitting') : t('students.add.submit')}
      </Button>
    </Form>
  );
}
