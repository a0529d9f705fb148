import { Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';

type ListPagerProps = {
  /** Place of the first and last row in the list. */
  first: number;
  last: number;
  /** Null if it is not known. */
  count: number | null;
  maxCounted: number;
  previous: string | null;
  next: string | null;
};

/** Which rows are shown, and links in both directions. */
export function ListPager({ first, last, count, maxCounted, previous, next }: ListPagerProps) {
  const t = useTranslate();
  if (previous === null && next === null) return null;
  const position =
    count === null
      ? t('list.position.uncounted', { first, last })
      : count > maxCounted
        ? t('list.position.more', { first, last, count: maxCounted })
        : t('list.position', { first, last, count });
  return (
    <nav aria-label={t('list.pages')} className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-ink-soft tabular-nums">{position}</p>
      {previous && (
        <Link to={previous} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('list.previous')}
        </Link>
      )}
      {next && (
        <Link to={next} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('list.more')}
        </Link>
      )}
    </nav>
  );
}
