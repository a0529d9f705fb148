import type { ReportInProgress } from '#features/reports/reports.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { SaveStatus } from './use-autosave.ts';

type SaveStateProps = { report: Pick<ReportInProgress, 'changedAt' | 'changedBy'>; status: SaveStatus | 'kept' };

/** A live region that shows whether the draft is saved. */
export function SaveState({ report: { changedAt, changedBy }, status }: SaveStateProps) {
  const t = useTranslate();
  const isCalm = status === 'unchanged' || status === 'saving' || status === 'saved';
  return (
    <p role="status" className={classNames('text-sm', isCalm ? 'text-ink-soft' : 'font-[560] text-clay')}>
      {status === 'unchanged' ? (
        changedAt && (
          <>
            {t('reportEntry.lastSaved')} <LocalTime at={changedAt} format="short" />
            {changedBy && (
              <>
                , <bdi translate="no">{changedBy.fullName}</bdi>
              </>
            )}
          </>
        )
      ) : (
        <span className="flex items-start gap-2">
          <Icon name={isCalm ? 'check' : 'triangle-alert'} className="mt-1 size-4 shrink-0" />
          {t(`reportEntry.status.${status}`)}
        </span>
      )}
    </p>
  );
}
