import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { alertCardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

/** Warns of vacant offices. @see PD-28 */
export function OfficesNote({ vacantCount }: { vacantCount: number | null }) {
  const t = useTranslate();
  if (vacantCount === 0) return null;
  return (
    <p role="note" className={classNames(alertCardClass, 'flex items-start gap-2.5 px-4 py-2')}>
      <Icon name="triangle-alert" className="mt-3 size-5 shrink-0 text-clay" />
      <span className="py-2">
        {vacantCount === null
          ? t('admin.pending.uncounted', { work: t('admin.pending.vacantOffices.name') })
          : t('offices.warning', { count: vacantCount })}{' '}
        <Link to={href('/admin-console/offices')} className="text-link inline-flex min-h-11 items-center">
          {t('offices.title')}
        </Link>
      </span>
    </p>
  );
}
