import { Form } from 'react-router';
import type { Course } from '#features/courses/courses.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export function ArchiveCourse({ course: { isArchived, revision } }: { course: Course }) {
  const t = useTranslate();
  const intent = isArchived ? 'restore' : 'archive';
  return (
    <Card className="no-print flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="text-xl">{t(`courses.${intent}.title`)}</h2>
        <p className="max-w-prose text-sm text-ink-soft">{t(`courses.${intent}.text`)}</p>
      </div>
      <Form method="post">
        <input type="hidden" name="revision" value={revision} />
        <Button type="submit" name="intent" value={intent} variant={isArchived ? 'secondary' : 'danger'}>
          {t(`courses.${intent}.submit`)}
        </Button>
      </Form>
    </Card>
  );
}
