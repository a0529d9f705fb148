import { Form, useNavigation } from 'react-router';
import type { PersonChoice } from '../../../features/accounts/accounts.ts';
import type { FoundStudent } from '../../../features/students/students.server.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { useErrorOf } from '../../../forms/use-error-of.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PersonChoiceField } from '../person-choice.tsx';
import { PersonFinder } from '../person-finder.tsx';
import { StudentFields, useStudentErrors } from '../students/student-fields.tsx';
import type { RefusedStudent } from '../students/student-refusal.server.ts';

type EditStudentProps = {
  student: FoundStudent;
  parents: PersonChoice[];
  mentors: PersonChoice[];
  search: { parent: string; mentor: string };
  found: { parents: number; mentors: number };
  choicesShown: number;
  searchWaitSeconds: number;
  refused: RefusedStudent | null;
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
  const t = useTranslate();
  const isSubmitting = useNavigation().formData?.get('intent') === 'save';
  const errors = refused?.errors ?? {};
  const summary = useStudentErrors(errors);
  const errorOf = useErrorOf(errors);
  const person = (name: 'parentId' | 'academicMentorId' | 'wellbeingCoachId') => ({
    name,
    chosenId: refused?.values[name] ?? student[name],
    error: errorOf(name),
  });
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <ErrorSummary errors={summary} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StudentFields values={refused?.values ?? valuesOf(student)} errors={errors}>
          <PersonChoiceField label={t('students.field.parent')} of="parent" choices={parents} {...person('parentId')} />
        </StudentFields>
        <PersonChoiceField
          label={t('students.field.academicMentor')}
          of="mentor"
          choices={mentors}
          {...person('academicMentorId')}
        />
        <PersonChoiceField
          label={t('students.field.wellbeingCoach')}
          of="mentor"
          choices={mentors}
          {...person('wellbeingCoachId')}
        />
      </div>
      <Button type="submit" name="intent" value="save" disabled={isSubmitting} className="self-start">
        {isSubmitting ? t('students.edit.submitting') : t('students.edit.submit')}
      </Button>
    </Form>
  );
}

function valuesOf({ fullName, studentNumber, currentLevel }: FoundStudent) {
  return { fullName, studentNumber, currentLevel };
}
