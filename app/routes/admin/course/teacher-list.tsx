import { Form, href, Link } from 'react-router';
import type { PersonChoice } from '#features/accounts/accounts.ts';
import type { Course } from '#features/courses/courses.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { PersonChoiceField } from '../person-choice.tsx';
import { PersonFinder } from '../person-finder.tsx';
import { teacherForm } from './course-forms.ts';
import { MemberRow } from './member-row.tsx';

type TeacherListProps = {
  course: Course;
  staff: PersonChoice[];
  search: string;
  choicesShown: number;
  searchWaitSeconds: number;
  invalid: FormAnswer<'teacherId'> | null;
};

export function TeacherList(props: TeacherListProps) {
  const t = useTranslate();
  const { course, staff, search, choicesShown, searchWaitSeconds } = props;
  return (
    <section aria-labelledby="teachers">
      <Card>
        <h2 id="teachers" className="text-xl">
          {t('courses.list.teachers')}
        </h2>
        {course.teachers.length === 0 ? (
          <p className="mt-1 text-ink-soft">{t('courses.teachers.empty')}</p>
        ) : (
          <ul className="mt-2 divide-y divide-line">
            {course.teachers.map((teacher) => (
              <MemberRow key={teacher.id} member={teacher} course={course}>
                <Link to={href('/admin-console/accounts/:accountId', { accountId: teacher.id })} className="text-link">
                  <bdi translate="no" className="wrap-anywhere">
                    {teacher.fullName ?? '–'}
                  </bdi>
                </Link>
                {!teacher.isActive && <Badge tone="clay">{t('courses.teachers.inactive')}</Badge>}
              </MemberRow>
            ))}
          </ul>
        )}
        {!course.isArchived && (
          <div className="no-print mt-4 border-t border-line pt-4">
            <PersonFinder
              name="staff"
              label={t('courses.teacher.find')}
              search={search}
              foundCount={staff.length}
              shownAtMost={choicesShown}
              waitSeconds={searchWaitSeconds}
            />
            <AddTeacher {...props} />
          </div>
        )}
      </Card>
    </section>
  );
}

function AddTeacher({ course, staff, invalid }: TeacherListProps) {
  const t = useTranslate();
  const form = useForm(teacherForm, invalid, {}, { revision: course.revision });
  return (
    <Form key={form.key} method="post" preventScrollReset noValidate className="flex flex-col gap-4">
      {form.isOutdated && <FormProblem>{t('courses.changedMeanwhile')}</FormProblem>}
      <ErrorSummary errors={form.errors} />
      <PersonChoiceField {...form.choice('teacherId')} of="staff" choices={staff} isRequired />
      <SubmitButton form={form} variant="secondary" />
    </Form>
  );
}
