import { useTranslate } from '#i18n/language-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { copyText } from '../copy-text.ts';

const told = { copied: 'calendarFeeds.copied', notCopied: 'calendarFeeds.notCopied' } as const;

/** Shown once, in the response to the form that made it. */
export function NewAddress({ name, address }: { name: string; address: string }) {
  const t = useTranslate();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
        {t('calendarFeeds.address', { name })}
      </h2>
      <p className="mt-2">{t('calendarFeeds.address.text')}</p>
      <p dir="ltr" translate="no" className="my-4 rounded-md bg-ivory p-3 font-mono text-sm select-all wrap-anywhere">
        {address}
      </p>
      <div className="no-print flex flex-wrap gap-3">
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass()}>
          {t('calendarFeeds.subscribe')}
        </a>
        {useHydrated() && (
          <Button variant="secondary" onClick={() => copyText(address, told)}>
            {t('calendarFeeds.copy')}
          </Button>
        )}
      </div>
    </Card>
  );
}
