import { useTranslate } from '#i18n/language-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { FormState } from './use-form.ts';

type SendingStatusProps = {
  form: Pick<FormState<string>, 'isOnline' | 'isWaiting'> & {
    draft: Pick<FormState<string>['draft'], 'isTouched' | 'isStorageUnavailable'>;
  };
  className?: string;
  waiting?: string | undefined;
};

/** A live region that shows whether an unsent text is kept on the device. */
export function SendingStatus({ form, className, waiting }: SendingStatusProps) {
  const t = useTranslate();
  const { isOnline, isWaiting, draft } = form;
  const isCalm = isOnline && !isWaiting && !draft.isStorageUnavailable && !waiting;
  const icon = !isOnline ? 'cloud-off' : isCalm ? 'check' : 'triangle-alert';
  const text = waiting ? null : statusText(form);
  return (
    <p role="status" className={classNames('text-sm', className, isCalm ? 'text-ink-soft' : 'font-[560] text-ink')}>
      {(waiting || text) && (
        <span className="flex items-start gap-2">
          <Icon name={icon} className={classNames('mt-1 size-4 shrink-0', isCalm ? 'text-moss' : 'text-brass')} />
          {waiting ?? (text && t(text))}
        </span>
      )}
    </p>
  );
}

function statusText({ isOnline, isWaiting, draft }: SendingStatusProps['form']) {
  if (isWaiting) return isOnline ? 'form.offline.back' : 'form.offline.notSent';
  if (!isOnline) return draft.isTouched ? 'form.offline' : null;
  if (draft.isStorageUnavailable) return 'form.messageNotKept';
  return draft.isTouched ? 'form.draftKept' : null;
}
