import type { ReactNode } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { FormProblem } from './form-problem.tsx';
import { SendingStatus } from './sending-status.tsx';
import type { FormState } from './use-form.ts';

type SendingBarProps = {
  form: Pick<FormState<string>, 'texts' | 'problem' | 'isSubmitting' | 'isOnline' | 'isWaiting'> & {
    draft: Pick<FormState<string>['draft'], 'isTouched' | 'isStorageUnavailable' | 'state' | 'discard'>;
  };
  button?: string;
  size?: 'large';
  className?: string;
  /** Why the form is not sent yet. */
  waiting?: string | undefined;
  onDiscard?: () => void;
  children?: ReactNode;
};

export function SendingBar({ form, button, size, className, waiting, onDiscard, children }: SendingBarProps) {
  const t = useTranslate();
  const label = button ?? t(`${form.texts}.submit`);
  return (
    <div className={classNames('flex flex-wrap items-center gap-3', className)}>
      {form.problem && <FormProblem className="basis-full">{form.problem}</FormProblem>}
      <SendingStatus form={form} waiting={waiting} className="flex-1 basis-[calc(100%-5rem)] sm:basis-full" />
      <Button type="submit" {...(size && { size })} isBusy={form.isSubmitting} className="max-sm:order-1 max-sm:px-3.5">
        <Icon name="send" className="mirrored" />
        {form.isSubmitting ? t(`${form.texts}.submitting`) : label}
      </Button>
      {children}
      {form.draft.isTouched && (
        <DiscardDraft
          state={form.draft.state}
          onDiscard={() => {
            form.draft.discard();
            onDiscard?.();
          }}
        />
      )}
    </div>
  );
}
