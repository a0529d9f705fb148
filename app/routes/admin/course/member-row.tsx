import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Course } from '#features/courses/courses.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';

type MemberRowProps = {
  member: { id: string; fullName: string | null };
  course: Pick<Course, 'revision' | 'isArchived'>;
  children: ReactNode;
};

/** A teacher or student of a course, who can be removed. */
export function MemberRow({ member: { id, fullName }, course, children }: MemberRowProps) {
  const t = useTranslate();
  return (
    <li className="flex min-h-13 items-center justify-between gap-4 py-1.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">{children}</div>
      {!course.isArchived && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="revision" value={course.revision} />
          <input type="hidden" name="memberId" value={id} />
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="quiet"
            size="small"
            aria-label={t('courses.member.removeNamed', { name: fullName ?? '–' })}
          >
            {t('courses.member.remove')}
          </Button>
        </Form>
      )}
    </li>
  );
}
