import { Link } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icon.tsx';

export function BackToMessages({ to }: { to: string }) {
  const t = useTranslate();
  return (
    <Link to={to} className="no-print text-link mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm pane:hidden">
      <Icon name="arrow-left" className="mirrored size-4" />
      {t('message.back')}
    </Link>
  );
}
