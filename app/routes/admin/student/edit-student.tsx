import { Form } from 'react-router';
import type { PersonChoice } from '../../../features/accounts/accounts.ts';
import type { FoundStudent } from '../../../features/students/students.server.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { PersonChoiceField } from '../person-choice.tsx';
import { PersonFinder } from '../person-finder.tsx';
import { StudentFields } from '../students/student-fields.tsx';
import { editStudentForm, type StudentField } from '../students/student-forms.ts';

type EditStudentProps = {
  student: FoundStudent;
  parents: PersonChoice[];
  mentors: PersonChoice[];
  search: { parent: string; mentor: string };
  found: { parents: number; mentors: number };
  choicesShown: number;
  searchWaitSeconds: number;
  refused: RefusedForm<StudentField> | null;
};

export function EditStudent(props: EditStudentProps) {
  return (
    <Card>
      <Finders {...props} />
      <EditStudentForm {...props} />
    </Card>
  );
}

/** Each form keeps the search text of the other. */
function Finders({ search, found, choicesShown, searchWaitSeconds }: EditStudentProps) {
  const t = useTranslate();
  return (
    <>
      <PersonFinder
        name="parent"
        label={t('students.choice.findParent')}
        search={search.parent}
        foundCount={found.parents}
        shownAtMost={choicesShown}
        waitSeconds={searchWaitSeconds}
      >
        {search.mentor && <input type="hidden" name="mentor" value={search.mentor} />}
      </PersonFinder>
      <PersonFinder
        name="mentor"
        label={t('students.choice.findMentor')}
        search={search.mentor}
        foundCount={found.mentors}
        shownAtMost={choicesShown}
        waitSeconds={searchWaitSeconds}
      >
        {search.parent && <input type="hidden" name="parent" value={search.parent} />}
      </PersonFinder>
    </>
  );
}

function EditStudentForm({ student, parents, mentors, refused }: EditStudentProps) {
  const form = useForm(editStudentForm, refused, student);
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <ErrorSummary errors={form.errors} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StudentFields form={form}>
          <PersonChoiceField {...form.field('parentId')} of="parent" choices={parents} />
        </StudentFields>
        <PersonChoiceField {...form.field('academicMentorId')} of="mentor" choices={mentors} />
        <PersonChoiceField {...form.field('wellbeingCoachId')} of="mentor" choices={mentors} />
      </div>
      <SubmitButton form={form} />
    </Form>
  );
}
