import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { erasePath } from '../erase-account/erase-form.ts';

/** @see PD-63 */
export function EraseAccount({ accountId }: { accountId: string }) {
  const t = useTranslate();
  return (
    <Card className="max-w-2xl">
      <h3 className="font-sans text-base font-[620]">{t('admin.erase')}</h3>
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">{t('admin.erase.text')}</p>
      <Link to={erasePath(accountId)} className={buttonClass({ variant: 'secondary' })}>
        {t('admin.erase.submit')}
      </Link>
    </Card>
  );
}
