import { useTranslate } from '#i18n/language-context.tsx';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { FormSending, type FormSendingProps } from './form-sending.tsx';
import type { FormState } from './use-form.ts';

type SubmitButtonProps = {
  form: FormSendingProps['form'] & Pick<FormState<string>, 'isSubmitting'>;
  /** Primary on a page whose main action it is. */
  variant?: ButtonLook['variant'];
  /** As wide as the form, on sign-in pages. */
  isWide?: boolean;
};

export function SubmitButton({ form, variant, isWide = false }: SubmitButtonProps) {
  const { texts, intent, isSubmitting } = form;
  const t = useTranslate();
  return (
    <>
      <FormSending form={form} />
      <Button
        type="submit"
        {...(intent && { name: 'intent', value: intent })}
        variant={variant}
        isBusy={isSubmitting}
        className={isWide ? '' : 'self-start'}
      >
        {t(isSubmitting ? `${texts}.submitting` : `${texts}.submit`)}
      </Button>
    </>
  );
}
