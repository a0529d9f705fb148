import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** @see PD-63, PD-64 */
export function RemoveAccount({ accountId }: { accountId: string }) {
  return (
    <Card className="divide-y divide-line *:py-5 *:first:pt-1 *:last:pb-0">
      <PageLink texts="admin.merge" to={href('/admin-console/accounts/:accountId/merge', { accountId })} />
      <PageLink texts="admin.erase" to={href('/admin-console/accounts/:accountId/erase', { accountId })} />
    </Card>
  );
}

function PageLink({ texts, to }: { texts: 'admin.merge' | 'admin.erase'; to: string }) {
  const t = useTranslate();
  return (
    <section>
      <h2 className="font-sans text-base font-[620]">{t(texts)}</h2>
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">{t(`${texts}.text`)}</p>
      <Link to={to} className={buttonClass({ variant: 'secondary' })}>
        {t(`${texts}.submit`)}
      </Link>
    </section>
  );
}
