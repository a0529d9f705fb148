import type { Decision } from '#features/consents/consents.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import { useShell } from '../shell/use-shell.ts';

/** What each guardian who may decide has answered. */
export function Decisions({ decisions }: { decisions: readonly Decision[] }) {
  const t = useTranslate();
  const ownId = useShell()?.person?.id;
  return (
    <ul className="text-sm text-ink-soft">
      {decisions.map(({ guardianId, guardianName, answer, answeredAt }) => (
        <li key={guardianId} className="wrap-anywhere">
          {guardianId === ownId ? t('family.you') : <bdi translate="no">{guardianName}</bdi>}
          <span aria-hidden="true"> · </span>
          {t(`consents.answer.${answer ?? 'none'}`)}
          {answeredAt && (
            <>
              <span aria-hidden="true"> · </span>
              <LocalDay at={answeredAt.getTime()} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
