import { href, Link } from 'react-router';
import { officeRecipient } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';

/** Opens a message to the Designated Safeguarding Lead. */
export function WriteToLead() {
  const t = useTranslate();
  return (
    <Link to={`${href('/inbox')}?compose&to=${officeRecipient('safeguarding')}`} className="text-link">
      {t('safety.writeToLead')}
    </Link>
  );
}
