import { Form } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { secondFactorIntents } from './second-factor-intents.ts';

/** Hides the button that turns it off in a disclosure, which also works without a script. */
export function Authenticator({ since, isChangeable }: { since: Date; isChangeable: boolean }) {
  const t = useTranslate();
  return (
    <Card>
      <h2 className="flex flex-wrap items-center gap-x-3 text-2xl">
        {t('twoFactor.app.title')}
        <Badge tone="moss">{t('twoFactor.on')}</Badge>
      </h2>
      <p className="mt-2 text-ink-soft">
        {t('twoFactor.app.since')} <LocalTime at={since} format="long" />
      </p>
      {isChangeable && (
        <details className="mt-4">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {t('twoFactor.remove')}
          </summary>
          <Form method="post" className="mt-2 flex flex-col items-start gap-4">
            <p>{t('twoFactor.remove.text')}</p>
            <Button type="submit" name="intent" value={secondFactorIntents.removeAuthenticator} variant="danger">
              {t('twoFactor.remove.submit')}
            </Button>
          </Form>
        </details>
      )}
    </Card>
  );
}
