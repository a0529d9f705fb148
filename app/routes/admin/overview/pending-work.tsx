import { Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { PendingKind } from './pending-work.server.ts';

/** The pending work of administrators, at the start of the console. */
export function PendingWork({ work }: { work: PendingKind[] }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="pending-work" className={classNames(cardClass, 'px-5 py-4')}>
      <h2 id="pending-work" className="text-xl">
        {t('admin.pending.title')}
      </h2>
      {work.length === 0 && <p className="mt-1 text-ink-soft">{t('admin.pending.none')}</p>}
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2 min-[60rem]:grid-cols-1">
        {work.map((pending) => (
          <li key={pending.kind}>
            <Link to={pending.to} className="text-link inline-flex min-h-11 items-center gap-2">
              {(pending.counted === null || pending.counted.overdue > 0) && (
                <Icon name="triangle-alert" className="size-5 shrink-0 text-clay" />
              )}
              <PendingText {...pending} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PendingText({ kind, counted }: PendingKind) {
  const t = useTranslate();
  if (counted === null) return t('admin.pending.uncounted', { work: t(`admin.pending.${kind}.name`) });
  const { count, overdue } = counted;
  const text = t(`admin.pending.${kind}`, { count });
  return kind === 'privacyRequests' && overdue > 0 ? `${text} ${t('admin.pending.ofThemOverdue', { overdue })}` : text;
}
