import { Form, href, Link } from 'react-router';
import type { Course } from '#features/courses/courses.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { studentsForm } from './course-forms.ts';
import { MemberRow } from './member-row.tsx';

type StudentListProps = {
  course: Course;
  classNames: readonly string[];
  invalid: FormAnswer<'numbers' | 'wholeClass'> | null;
};

export function StudentList(props: StudentListProps) {
  const t = useTranslate();
  const { course } = props;
  return (
    <section aria-labelledby="students">
      <Card>
        <h2 id="students" className="flex items-baseline gap-3 text-xl">
          {t('courses.list.students')}
          <span className="text-base text-ink-soft tabular-nums">{course.students.length}</span>
        </h2>
        {course.students.length === 0 ? (
          <p className="mt-1 text-ink-soft">{t('courses.students.empty')}</p>
        ) : (
          <ul className="mt-2 max-h-120 divide-y divide-line overflow-y-auto print:max-h-none">
            {course.students.map((student) => (
              <MemberRow key={student.id} member={student} course={course}>
                <Link to={href('/admin-console/students/:studentId', { studentId: student.id })} className="text-link">
                  <bdi translate="no" className="wrap-anywhere">
                    {student.fullName}
                  </bdi>
                </Link>
                <bdi translate="no" className="text-sm text-ink-soft tabular-nums">
                  {student.studentNumber}
                </bdi>
                <bdi className="text-sm text-ink-soft">{student.className}</bdi>
              </MemberRow>
            ))}
          </ul>
        )}
        {!course.isArchived && <AddStudents {...props} />}
      </Card>
    </section>
  );
}

function AddStudents({ course, classNames, invalid }: StudentListProps) {
  const t = useTranslate();
  const form = useForm(studentsForm, invalid, {}, { revision: course.revision });
  return (
    <details
      open={course.students.length === 0 || invalid !== null}
      className="no-print mt-4 border-t border-line pt-2"
    >
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {t('courses.students.add')}
      </summary>
      <Form key={form.key} method="post" preventScrollReset noValidate className="flex flex-col gap-4">
        {form.isOutdated && <FormProblem>{t('courses.changedMeanwhile')}</FormProblem>}
        <ErrorSummary errors={form.errors} />
        <div className="field-row sm:grid-cols-2">
          <TextAreaField {...form.field('numbers')} rows={3} dir="ltr" autoComplete="off" spellCheck={false} />
          <SelectField {...form.field('wholeClass')} autoComplete="off">
            <option value="">{t('courses.field.wholeClass.choose')}</option>
            {classNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </div>
        <SubmitButton form={form} variant="secondary" />
      </Form>
    </details>
  );
}
