import { href } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Switch } from '#ui/switch.tsx';

export const cookiePreferencesDialogId = 'cookie-preferences';

export type CookiePreferencesDialogProps = {
  returnTo: string;
  functional: boolean;
  analytics: boolean;
};

/** The essential category cannot be turned off. @see core §2, §5 */
export function CookiePreferencesDialog(props: CookiePreferencesDialogProps) {
  const { returnTo, functional, analytics } = props;
  const t = useTranslate();

  return (
    <Dialog id={cookiePreferencesDialogId} title={t('consent.dialog.title')}>
      <p className="text-ink-soft">{t('consent.dialog.text')}</p>
      <form method="post" action={href('/preferences/consent')} className="mt-4">
        <input type="hidden" name="returnTo" value={returnTo} />
        <div className="divide-y divide-line border-y border-line *:py-4">
          <Switch
            id="consent-essential"
            label={t('consent.essential')}
            description={t('consent.essential.text')}
            defaultChecked
            disabled
          />
          <Switch
            id="consent-functional"
            name="functional"
            label={t('consent.functional')}
            description={t('consent.functional.text')}
            defaultChecked={functional}
          />
          <Switch
            id="consent-analytics"
            name="analytics"
            label={t('consent.analytics')}
            description={t('consent.analytics.text')}
            defaultChecked={analytics}
          />
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" commandfor={cookiePreferencesDialogId} command="close">
            {t('consent.cancel')}
          </Button>
          <Button type="submit" name="choice" value="save">
            {t('consent.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
