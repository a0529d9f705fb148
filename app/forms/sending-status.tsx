import { useTranslate } from '../i18n/language-context.tsx';
import type { TranslationKey } from '../i18n/translate.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

type SendingStatusProps = {
  isOnline: boolean;
  isWaiting: boolean;
  isKept: boolean;
  isStorageOff: boolean;
  texts: Record<'offline' | 'notSent' | 'back' | 'notKept' | 'kept', TranslationKey>;
  /** Placeholders of these texts. */
  parameters?: Record<string, string>;
  className?: string;
};

/** Shows whether an unsent text is kept on the device; a live region. */
export function SendingStatus(props: SendingStatusProps) {
  const { isOnline, isWaiting, isKept, isStorageOff, texts, parameters = {}, className } = props;
  const t = useTranslate() as (key: TranslationKey, parameters: Record<string, string>) => string;
  const isCalm = isOnline && !isWaiting && !isStorageOff;
  const icon = !isOnline ? 'cloud-off' : isCalm ? 'check' : 'triangle-alert';
  const text = !isOnline
    ? isWaiting
      ? t(texts.notSent, parameters)
      : isKept
        ? t(texts.offline, parameters)
        : null
    : isWaiting
      ? t(texts.back, parameters)
      : isStorageOff
        ? t(texts.notKept, parameters)
        : isKept
          ? t(texts.kept, parameters)
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
