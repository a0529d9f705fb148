import { useLocation } from 'react-router';
import { school } from '#content/school.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { useShell } from '../shell/use-shell.ts';

export function PrintHeader({ updated }: { updated: string }) {
  const t = useTranslate();
  const origin = useShell()?.origin ?? '';
  const { pathname } = useLocation();
  return (
    <div className="print-header">
      <p>
        <bdi translate="no">{school.name}</bdi>
      </p>
      <p>
        {t('legal.lastUpdated', { date: updated })}
        <br />
        <bdi dir="ltr">{origin + pathname}</bdi>
      </p>
    </div>
  );
}
