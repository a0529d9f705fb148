import { Form, useNavigation } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export const acknowledgeIntent = 'acknowledge';

/** The button with which an officer takes note of a concern or report, or who has done so and when. @see PD-75 */
export function Acknowledge({ acknowledged }: { acknowledged: { at: Date; by: string | null } | null }) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formData?.get('intent') === acknowledgeIntent;
  if (acknowledged)
    return (
      <p className="text-ink-soft">
        {t('safeguarding.acknowledgedBy', { name: acknowledged.by ?? t('message.formerUser') })} ·{' '}
        <LocalTime at={acknowledged.at} format="short" />
      </p>
    );
  return (
    <Card isAlert className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-prose flex-1 basis-72">{t('safeguarding.acknowledge.text')}</p>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value={acknowledgeIntent} isBusy={isSubmitting}>
          {t('safeguarding.acknowledge')}
        </Button>
      </Form>
    </Card>
  );
}
