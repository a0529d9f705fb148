import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { useTranslate } from '../../i18n/language-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ComposeRefusal } from './compose.server.ts';

/** Why it is not certain that the message left; field errors stand at their fields. */
export function ComposeProblem({ problem }: Pick<ComposeRefusal, 'problem'>) {
  const t = useTranslate();
  if (problem === 'refused') return null;
  return (
    <p role="alert" className="mt-4 flex items-start gap-2.5 rounded-lg border border-clay/30 bg-clay-tint p-4">
      <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-clay" />
      <span>{t(problem === 'unconfirmed' ? 'compose.failed.text' : 'compose.otherContent')}</span>
    </p>
  );
}

type ComposeStatusProps = {
  isOnline: boolean;
  /** Send was pressed while offline. */
  isWaiting: boolean;
  isKept: boolean;
  isStorageOff: boolean;
};

/** What happens to the text meanwhile: one line, read out when it changes. */
export function ComposeStatus({ isOnline, isWaiting, isKept, isStorageOff }: ComposeStatusProps) {
  const t = useTranslate();
  const isCalm = isOnline && !isWaiting && !isStorageOff;
  const Icon = !isOnline ? CloudOff : isCalm ? Check : TriangleAlert;
  const text = !isOnline
    ? t(isWaiting ? 'compose.offline.notSent' : 'compose.offline')
    : isWaiting
      ? t('compose.offline.back')
      : isStorageOff
        ? t('compose.draft.notKept')
        : isKept
          ? t('compose.draft.kept')
          : null;
  return (
    <p
      role="status"
      className={classNames(
        'flex-1 basis-[calc(100%-5rem)] text-sm sm:basis-full',
        isCalm ? 'text-ink-soft' : 'font-[560] text-ink',
      )}
    >
      {text && (
        <span className="flex items-start gap-2">
          <Icon aria-hidden className={classNames('mt-1 size-4 shrink-0', isCalm ? 'text-moss' : 'text-brass')} />
          {text}
        </span>
      )}
    </p>
  );
}
