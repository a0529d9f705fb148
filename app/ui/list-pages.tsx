import { Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from './button.tsx';

/** Links to the next and first page; the browser's Back button leads to those between. */
export function ListPages({ first, next }: { first: string | null; next: string | null }) {
  const t = useTranslate();
  if (first === null && next === null) return null;
  return (
    <div className="flex gap-3">
      {first && (
        <Link to={first} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('list.first')}
        </Link>
      )}
      {next && (
        <Link to={next} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('list.more')}
        </Link>
      )}
    </div>
  );
}
