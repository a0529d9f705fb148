import { useTranslate } from '../i18n/language-context.tsx';
import { Button } from '../ui/button.tsx';
import type { FormInUse } from './use-form.ts';

type SubmitButtonProps = { form: Pick<FormInUse<string>, 'texts' | 'intent' | 'isSubmitting'> };

export function SubmitButton({ form: { texts, intent, isSubmitting } }: SubmitButtonProps) {
  const t = useTranslate();
  return (
    <Button
      type="submit"
      {...(intent && { name: 'intent', value: intent })}
      disabled={isSubmitting}
      className="self-start"
    >
      {t(isSubmitting ? `${texts}.submitting` : `${texts}.submit`)}
    </Button>
  );
}
