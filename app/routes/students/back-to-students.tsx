import { useTranslate } from '../../i18n/language-context.tsx';
import { BackLink } from '../../ui/back-link.tsx';

export function BackToStudents() {
  const t = useTranslate();
  return (
    <BackLink to="/students" className="no-print">
      {t('letter.back')}
    </BackLink>
  );
}
