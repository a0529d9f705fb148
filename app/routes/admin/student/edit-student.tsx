import { Form } from 'react-router';
import type { PersonChoice } from '#features/accounts/accounts.ts';
import type { FoundStudent } from '#features/students/students.server.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { PersonChoiceField } from '../person-choice.tsx';
import { PersonFinder } from '../person-finder.tsx';
import { StudentFields } from '../students/student-fields.tsx';
import { editStudentForm, type StudentField } from '../students/student-forms.ts';

type EditStudentProps = {
  student: FoundStudent;
  mentors: PersonChoice[];
  search: string;
  foundCount: number;
  choicesShown: number;
  searchWaitSeconds: number;
  invalid: FormAnswer<StudentField> | null;
};

export function EditStudent(props: EditStudentProps) {
  const t = useTranslate();
  const { search, foundCount, choicesShown, searchWaitSeconds } = props;
  return (
    <Card>
      <h2 className="mb-4 text-xl">{t('students.edit.title')}</h2>
      <PersonFinder
        name="mentor"
        label={t('students.choice.findMentor')}
        search={search}
        foundCount={foundCount}
        shownAtMost={choicesShown}
        waitSeconds={searchWaitSeconds}
      />
      <EditStudentForm {...props} />
    </Card>
  );
}

function EditStudentForm({ student, mentors, invalid }: EditStudentProps) {
  const t = useTranslate();
  const form = useForm(editStudentForm, invalid, student, {
    revision: student.revision,
  });
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-4">
      {form.isOutdated && !form.isSubmitting && <FormProblem>{t('students.changedMeanwhile')}</FormProblem>}
      <ErrorSummary errors={form.errors} />
      <div className="field-row sm:grid-cols-2">
        <StudentFields form={form} />
      </div>
      <div className="field-row sm:grid-cols-2">
        <PersonChoiceField {...form.choice('academicMentorId')} of="mentor" choices={mentors} />
        <PersonChoiceField {...form.choice('wellbeingCoachId')} of="mentor" choices={mentors} />
      </div>
      <SubmitButton form={form} />
    </Form>
  );
}
