import type { PolicyLink } from '#features/policies/policies.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { PublicLink } from '#ui/public-link.tsx';

export function PrevNextLinks({ previous, next }: Record<'previous' | 'next', PolicyLink | null>) {
  const t = useTranslate();
  return (
    <nav aria-label={t('legal.otherPolicies')} className="no-print mt-10 grid gap-4 sm:grid-cols-2">
      {previous && (
        <PublicLink to={`/legal/${previous.slug}`} className={linkClass}>
          <span className="flex items-center gap-2 text-sm text-ink-soft">
            <Icon name="arrow-left" className="mirrored size-4" />
            {t('legal.previous')}
          </span>
          <span className={titleClass}>{previous.title}</span>
        </PublicLink>
      )}
      {next && (
        <PublicLink to={`/legal/${next.slug}`} className={`${linkClass} sm:col-start-2 sm:items-end sm:text-end`}>
          <span className="flex items-center gap-2 text-sm text-ink-soft">
            {t('legal.next')}
            <Icon name="arrow-right" className="mirrored size-4" />
          </span>
          <span className={titleClass}>{next.title}</span>
        </PublicLink>
      )}
    </nav>
  );
}

const linkClass =
  'flex flex-col gap-1 rounded-md border border-line bg-paper px-5 py-4 no-underline hover:border-brass-bright';
const titleClass = 'font-heading text-lg text-sea';
