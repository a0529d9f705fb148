import { useTranslate } from '../i18n/language-context.tsx';
import { Button } from '../ui/button.tsx';
import type { FormInUse } from './use-form.ts';

type SubmitButtonProps = {
  form: Pick<FormInUse<string>, 'texts' | 'intent' | 'isSubmitting'>;
  isDanger?: boolean;
};

export function SubmitButton({ form: { texts, intent, isSubmitting }, isDanger = false }: SubmitButtonProps) {
  const t = useTranslate();
  return (
    <Button
      type="submit"
      {...(intent && { name: 'intent', value: intent })}
      variant={isDanger ? 'danger' : 'primary'}
      disabled={isSubmitting}
      className="self-start"
    >
      {t(isSubmitting ? `${texts}.submitting` : `${texts}.submit`)}
    </Button>
  );
}
