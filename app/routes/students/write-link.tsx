import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

type WriteLinkProps = { to: { id: string; fullName: string }; studentId: string; isNamed?: boolean };

/** Opens the compose form with this recipient and student. @see contract "portal paths" */
export function WriteLink({ to: { id, fullName }, studentId, isNamed = false }: WriteLinkProps) {
  const t = useTranslate();
  return (
    <Link
      to={`${href('/inbox')}?compose&to=${id}&student=${studentId}`}
      aria-label={t('assigned.writeTo', { name: fullName })}
      className={buttonClass(
        { variant: 'secondary', size: 'small' },
        isNamed ? 'no-print' : 'no-print shrink-0 whitespace-nowrap',
      )}
    >
      <Icon name="pen-line" />
      {isNamed ? t('assigned.writeTo', { name: fullName }) : t('assigned.write')}
    </Link>
  );
}
