import { useTranslate } from '../../i18n/language-context.tsx';
import { BackLink } from '../../ui/back-link.tsx';

export function BackToMessages({ to }: { to: string }) {
  const t = useTranslate();
  return (
    <BackLink to={to} className="no-print mb-3 pane:hidden">
      {t('message.back')}
    </BackLink>
  );
}
