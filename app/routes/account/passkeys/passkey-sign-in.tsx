import { FormProblem } from '#forms/form-problem.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { usePasskey } from './use-passkey.ts';

interface PasskeySignInProps {
  /** Path of the page with this button; `<action>/passkey` returns the options for the device. */
  action: string;
  variant: ButtonLook['variant'];
  redirectTo: string | null;
}

export const passkeyIntent = 'passkey';

export function PasskeySignIn({ action, variant, redirectTo }: PasskeySignInProps) {
  const t = useTranslate();
  const { post, problem, isBusy } = usePasskey({
    purpose: 'sign in',
    optionsPath: `${action}/passkey`,
    action,
    intent: passkeyIntent,
  });
  return (
    <div className="flex flex-col gap-4">
      {problem && <FormProblem>{t(problem)}</FormProblem>}
      <Button
        variant={variant}
        className="noscript:hidden"
        isBusy={isBusy}
        onClick={() => post(redirectTo ? { redirectTo } : {})}
      >
        {t(isBusy ? 'passkey.waiting' : 'passkey.use')}
      </Button>
      <p className="hidden text-sm text-ink-soft noscript:block">{t('passkey.noScript')}</p>
    </div>
  );
}
