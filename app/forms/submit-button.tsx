import { useTranslate } from '../i18n/language-context.tsx';
import { Button } from '../ui/button.tsx';
import type { FormState } from './use-form.ts';

type SubmitButtonProps = {
  form: Pick<FormState<string>, 'texts' | 'intent' | 'isSubmitting'>;
  isDanger?: boolean;
  /** As wide as the form, on sign-in pages. */
  isWide?: boolean;
};

export function SubmitButton({ form, isDanger = false, isWide = false }: SubmitButtonProps) {
  const { texts, intent, isSubmitting } = form;
  const t = useTranslate();
  return (
    <Button
      type="submit"
      {...(intent && { name: 'intent', value: intent })}
      variant={isDanger ? 'danger' : 'primary'}
      isBusy={isSubmitting}
      className={isWide ? '' : 'self-start'}
    >
      {t(isSubmitting ? `${texts}.submitting` : `${texts}.submit`)}
    </Button>
  );
}
