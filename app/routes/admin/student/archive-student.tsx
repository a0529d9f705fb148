import { Form } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export function ArchiveStudent({ isArchived }: { isArchived: boolean }) {
  const t = useTranslate();
  const intent = isArchived ? 'restore' : 'archive';
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2>{t(`students.${intent}.title`)}</h2>
        <p className="max-w-prose text-sm text-ink-soft">{t(`students.${intent}.text`)}</p>
      </div>
      <Form method="post">
        <Button type="submit" name="intent" value={intent} variant={isArchived ? 'secondary' : 'danger'}>
          {t(`students.${intent}.submit`)}
        </Button>
      </Form>
    </Card>
  );
}
