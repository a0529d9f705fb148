import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { PendingWork as Work } from './pending-work.server.ts';

/** What waits for an administrator, at the start of the console. */
export function PendingWork({ work }: { work: Work }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="pending-work" className={classNames(cardClass, 'px-5 py-4')}>
      <h2 id="pending-work" className="text-xl">
        {t('admin.pending.title')}
      </h2>
      {work.length === 0 && <p className="mt-1 text-ink-soft">{t('admin.pending.none')}</p>}
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {work.map(({ kind, count, to }) => (
          <li key={kind}>
            <Link to={to} className="text-link inline-flex min-h-11 items-center gap-2">
              {(kind === 'overdueEnquiries' || kind === 'lateMessages') && (
                <Icon name="triangle-alert" className="size-5 shrink-0 text-clay" />
              )}
              {t(`admin.pending.${kind}`, { count })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
