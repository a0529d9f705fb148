import { useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from './card.tsx';
import { classNames } from './class-names.ts';

/** Replaces the search results when the rate limit is exceeded. @see PD-36 */
export function SearchLimitNote({ waitSeconds }: { waitSeconds: number }) {
  const t = useTranslate();
  return (
    <p role="status" className={classNames(cardClass, 'p-5')}>
      {t('ui.search.tooMany', { count: waitSeconds })}
    </p>
  );
}
