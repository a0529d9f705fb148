import { Link } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icon.tsx';

export function BackToStudents() {
  const t = useTranslate();
  return (
    <Link to="/students" className="no-print text-link inline-flex min-h-11 items-center gap-1.5 text-sm">
      <Icon name="arrow-left" className="mirrored size-4" />
      {t('letter.back')}
    </Link>
  );
}
