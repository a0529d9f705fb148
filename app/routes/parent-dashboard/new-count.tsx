import { useTranslate } from '#i18n/language-context.tsx';
import { CountBadge } from '#ui/badge.tsx';

export function NewCount({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <span>
      <CountBadge count={count} />
      <span className="sr-only">{t('dashboard.newCount', { count })}</span>
    </span>
  );
}
