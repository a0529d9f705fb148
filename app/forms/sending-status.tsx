import { useTranslate } from '../i18n/language-context.tsx';
import type { PlainMessageKey } from '../i18n/translate.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

type SendingStatusProps = {
  isOnline: boolean;
  isWaiting: boolean;
  isKept: boolean;
  isStorageOff: boolean;
  texts: Record<'offline' | 'notSent' | 'back' | 'notKept' | 'kept', PlainMessageKey>;
  className?: string;
};

/** Shows whether an unsent text is kept on the device; a live region. */
export function SendingStatus({ isOnline, isWaiting, isKept, isStorageOff, texts, className }: SendingStatusProps) {
  const t = useTranslate();
  const isCalm = isOnline && !isWaiting && !isStorageOff;
  const icon = !isOnline ? 'cloud-off' : isCalm ? 'check' : 'triangle-alert';
  const text = !isOnline
    ? isWaiting
      ? t(texts.notSent)
      : isKept
        ? t(texts.offline)
        : null
    : isWaiting
      ? t(texts.back)
      : isStorageOff
        ? t(texts.notKept)
        : isKept
          ? t(texts.kept)
          : null;
  return (
    <p role="status" className={classNames('text-sm', className, isCalm ? 'text-ink-soft' : 'font-[560] text-ink')}>
      {text && (
        <span className="flex items-start gap-2">
          <Icon name={icon} className={classNames('mt-1 size-4 shrink-0', isCalm ? 'text-moss' : 'text-brass')} />
          {text}
        </span>
      )}
    </p>
  );
}
