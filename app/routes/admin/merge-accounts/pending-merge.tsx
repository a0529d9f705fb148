import { Form, useNavigation } from 'react-router';
import type { PendingMerge } from '#features/accounts/pending-merges.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { withdrawMergeIntent } from './withdraw-merge-intent.ts';

/** On the pages of both accounts. @see PD-64 */
export function PendingMergeCard({ merge, action }: { merge: PendingMerge; action: string }) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formData?.get('intent') === withdrawMergeIntent;
  const { id, keptName, keptEmail, duplicateName, duplicateEmail, endsAt } = merge;
  const names = { keptName, keptEmail, duplicateName, duplicateEmail };
  if (merge.isConfirmed)
    return (
      <Card className="flex max-w-2xl flex-col gap-3">
        <h2 className="font-sans text-base font-[620]">{t('admin.pendingMerge.running.title')}</h2>
        <p className="wrap-anywhere">{t('admin.pendingMerge.running', names)}</p>
      </Card>
    );
  return (
    <Card className="flex max-w-2xl flex-col gap-3">
      <h2 className="font-sans text-base font-[620]">{t('admin.pendingMerge.title')}</h2>
      <p className="wrap-anywhere">{t('admin.pendingMerge.text', names)}</p>
      {merge.isValid ? (
        <p className="text-sm text-ink-soft">
          {t('admin.pendingMerge.until')} <LocalTime at={endsAt} format="short" />
        </p>
      ) : (
        <p>{t('admin.pendingMerge.changed')}</p>
      )}
      <Form method="post" action={action}>
        <input type="hidden" name="mergeId" value={id} />
        <Button
          type="submit"
          variant="secondary"
          size="small"
          name="intent"
          value={withdrawMergeIntent}
          isBusy={isSubmitting}
        >
          {t('admin.pendingMerge.withdraw')}
        </Button>
      </Form>
    </Card>
  );
}
