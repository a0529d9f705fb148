import { useTranslate } from '#i18n/language-context.tsx';
import type { TranslationKey } from '#i18n/translate.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { DurableFormState } from './use-durable-form.ts';

type SendingStatusProps = {
  form: Pick<DurableFormState, 'texts' | 'isOnline' | 'isWaiting' | 'isStored' | 'isStorageUnavailable'>;
  button: string;
  className?: string;
  waiting?: string | undefined;
};

/** A live region that shows whether an unsent text is kept on the device. */
export function SendingStatus({ form, button, className, waiting }: SendingStatusProps) {
  const t = useTranslate() as (key: TranslationKey, parameters: { button: string }) => string;
  const { isOnline, isWaiting, isStorageUnavailable } = form;
  const isCalm = isOnline && !isWaiting && !isStorageUnavailable && !waiting;
  const icon = !isOnline ? 'cloud-off' : isCalm ? 'check' : 'triangle-alert';
  const text = waiting ? null : statusText(form);
  return (
    <p role="status" className={classNames('text-sm', className, isCalm ? 'text-ink-soft' : 'font-[560] text-ink')}>
      {(waiting || text) && (
        <span className="flex items-start gap-2">
          <Icon name={icon} className={classNames('mt-1 size-4 shrink-0', isCalm ? 'text-moss' : 'text-brass')} />
          {waiting ?? (text && t(text, { button }))}
        </span>
      )}
    </p>
  );
}

function statusText({ texts, isOnline, isWaiting, isStored, isStorageUnavailable }: SendingStatusProps['form']) {
  if (isWaiting) return isOnline ? (`${texts}.offline.back` as const) : (`${texts}.offline.notSent` as const);
  if (!isOnline) return isStored ? (`${texts}.offline` as const) : null;
  if (isStorageUnavailable) return `${texts}.draft.notKept` as const;
  return isStored ? 'form.draftKept' : null;
}
