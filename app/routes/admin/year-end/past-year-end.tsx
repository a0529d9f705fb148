import { Form, href, Link } from 'react-router';
import type { PastYearEnd } from '#features/students/year-end.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Detail } from '#ui/detail.tsx';
import { HistoryLink } from '../history-link.tsx';

type PastYearEndCardProps = {
  past: PastYearEnd;
  /** Students who were changed since: they prevent an undo. */
  changed: { id: string; fullName: string }[];
};

export function PastYearEndCard({ past, changed }: PastYearEndCardProps) {
  const t = useTranslate();
  return (
    <Card className="flex max-w-3xl flex-col gap-5">
      <h2 className="text-xl">{t('yearEnd.past')}</h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Detail label={t('yearEnd.past.by')}>
          <bdi translate="no">{past.doneBy ?? t('yearEnd.past.formerAccount')}</bdi>
        </Detail>
        <Detail label={t('yearEnd.past.at')}>
          <LocalTime at={past.doneAt} format="long" />
        </Detail>
        <Detail label={t('yearEnd.past.changes')} isWide>
          <ul>
            <li>{t('yearEnd.moved', { count: past.moved })}</li>
            <li>{t('yearEnd.left', { count: past.left })}</li>
            <li>{t('yearEnd.added', { count: past.terms })}</li>
          </ul>
        </Detail>
        <Detail label={t('yearEnd.past.until')} isWide>
          <LocalTime at={past.undoUntil} format="long" />
        </Detail>
      </dl>
      {changed.length > 0 && <ChangedSince changed={changed} />}
      <p className="max-w-prose text-sm text-ink-soft">{t('yearEnd.undo.text')}</p>
      <Form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <input type="hidden" name="id" value={past.id} />
        <Button type="submit" name="intent" value="undo" variant="secondary">
          {t('yearEnd.undo.submit')}
        </Button>
        <HistoryLink of={past.id} />
      </Form>
    </Card>
  );
}

function ChangedSince({ changed }: Pick<PastYearEndCardProps, 'changed'>) {
  const t = useTranslate();
  return (
    <div role="alert" className="rounded-lg border-2 border-clay bg-clay-tint p-5">
      <p>{t('yearEnd.undo.changedSince')}</p>
      <ul className="mt-2">
        {changed.map(({ id, fullName }) => (
          <li key={id}>
            <Link
              to={href('/admin-console/students/:studentId', { studentId: id })}
              className="text-link inline-flex min-h-11 items-center"
            >
              <bdi translate="no">{fullName}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
