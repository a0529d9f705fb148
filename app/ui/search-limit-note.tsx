import { useTranslate } from '../i18n/language-context.tsx';
import { cardClass } from './card.tsx';
import { classNames } from './class-names.ts';

/** In place of what a search would have found, after too many searches. @see decisions 36 */
export function SearchLimitNote({ waitSeconds }: { waitSeconds: number }) {
  const t = useTranslate();
  return (
    <p role="status" className={classNames(cardClass, 'p-5')}>
      {t('ui.search.tooMany', { count: waitSeconds })}
    </p>
  );
}
