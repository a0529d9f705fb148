import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

interface ChosenAudienceProps {
  /** The page that asks for another one. */
  changeTo: string;
  /** Why nobody is reached; null if somebody is. */
  nobody: PlainTranslationKey | null;
  /** Who it is, and how many. */
  children: ReactNode;
}

export function ChosenAudience({ changeTo, nobody, children }: ChosenAudienceProps) {
  const t = useTranslate();
  if (nobody)
    return (
      <EmptyState
        icon="users"
        level={2}
        title={t('announcement.nobody')}
        className={cardClass}
        action={
          <Link to={changeTo} className="text-link">
            {t('announcement.audience.change')}
          </Link>
        }
      >
        {t(nobody)}
      </EmptyState>
    );
  return (
    <section aria-label={t('announcement.audience')} className="border-s-2 border-line ps-4">
      {children}
      <Link to={changeTo} className="text-link inline-flex min-h-11 items-center text-sm">
        {t('announcement.audience.change')}
      </Link>
    </section>
  );
}
