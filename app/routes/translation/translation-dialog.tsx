import { href } from 'react-router';
import { languageCodes, languages } from '#content/languages.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { Island } from '#islands/island.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { cookiePreferencesDialogId } from '../consent/cookie-preferences-dialog.tsx';

export const translationDialogId = 'translation';
const pageTranslationSlotId = 'page-translation';

export type TranslationDialogProps = {
  returnTo: string;
  /** Whether the external service may translate this page. @see PD-12 */
  external: 'needs-consent' | 'available' | 'not-while-signed-in' | 'not-where-you-type';
};

/** @see PD-9, PD-12 */
export function TranslationDialog({ returnTo, external }: TranslationDialogProps) {
  const t = useTranslate();
  return (
    <Dialog id={translationDialogId} title={t('translation.title')}>
      <p className="text-ink-soft">{t('translation.text')}</p>
      <form method="post" action={href('/preferences/language')} className="mt-5">
        <input type="hidden" name="returnTo" value={returnTo} />
        <LanguageButtons />
      </form>
      <section aria-labelledby="translation-others" className="mt-8 border-t border-line pt-5">
        <h3 id="translation-others">{t('translation.others')}</h3>
        {external === 'not-while-signed-in' || external === 'not-where-you-type' ? (
          <p className="mt-1.5 text-sm text-ink-soft">{t(`translation.others.${external}`)}</p>
        ) : (
          <ExternalTranslation shown={external} />
        )}
      </section>
    </Dialog>
  );
}

/** The texts of all states, of which the page shows one. */
function ExternalTranslation({ shown }: { shown: 'needs-consent' | 'available' }) {
  const t = useTranslate();
  return (
    <Island name="page-translation" props={{ slot: pageTranslationSlotId }}>
      {(['needs-consent', 'needs-reload', 'available', 'failed'] as const).map((state) => (
        <div key={state} data-state={state} hidden={state !== shown}>
          <p className="mt-1.5 text-sm text-ink-soft">{t(`translation.others.${state}`)}</p>
          {state === 'needs-consent' && (
            <Button
              variant="secondary"
              size="small"
              commandfor={cookiePreferencesDialogId}
              command="show-modal"
              className="mt-4"
            >
              {t('consent.managePreferences')}
            </Button>
          )}
          {state === shown && state === 'available' && <div id={pageTranslationSlotId} className="mt-3 min-h-11" />}
        </div>
      ))}
    </Island>
  );
}

function LanguageButtons() {
  const { language: current } = useLanguage();
  return (
    <ul translate="no" className="grid grid-cols-2 gap-3">
      {languageCodes.map((language) => (
        <li key={language}>
          <button
            type="submit"
            name="language"
            value={language}
            lang={language}
            dir={languages[language].direction}
            aria-current={language === current ? 'true' : undefined}
            className={classNames(
              'flex min-h-16 w-full items-center justify-between gap-2 rounded-lg border bg-paper px-3 sm:px-4 py-2 font-heading text-xl',
              language === current
                ? 'border-2 border-sea bg-sea-tint text-sea'
                : 'border-line hover:border-sea hover:bg-ivory',
              'busy-line',
            )}
          >
            {languages[language].ownName}
            {language === current && <Icon name="check" className="size-5 shrink-0" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
