import { Form, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { copyText } from '../copy-text.ts';
import { secondFactorIntents } from './second-factor-intents.ts';

/** Shown once, in the response to the form that made them. */
export function NewRecoveryCodes({ codes, startPage }: { codes: readonly string[]; startPage: string }) {
  const t = useTranslate();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {t('twoFactor.codes.new')}
      </h2>
      <p className="mt-2">{t('twoFactor.codes.new.text')}</p>
      <ul dir="ltr" translate="no" className="my-5 grid gap-x-8 gap-y-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      {useHydrated() && <CopyOrPrintCodes codes={codes} />}
      <Link to={startPage} className={buttonClass({}, 'no-print mt-5')}>
        {t('twoFactor.codes.kept')}
      </Link>
    </Card>
  );
}

function CopyOrPrintCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslate();
  const told = { copied: 'twoFactor.codes.copied', notCopied: 'twoFactor.codes.notCopied' } as const;
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => copyText(codes.join('\n'), told)}>
        {t('twoFactor.codes.copy')}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('twoFactor.codes.print')}
      </Button>
    </div>
  );
}

export function RecoveryCodes({ left, isChangeable }: { left: number; isChangeable: boolean }) {
  const t = useTranslate();
  return (
    <Card>
      <h2 className="text-2xl">{t('twoFactor.codes.title')}</h2>
      <p className="mt-2 text-ink-soft">{t('twoFactor.codes.text')}</p>
      <p className="mt-3 font-[560]">{t('twoFactor.codes.left', { count: left })}</p>
      {isChangeable && (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value={secondFactorIntents.newCodes} variant="secondary">
            {t('twoFactor.codes.replace')}
          </Button>
        </Form>
      )}
    </Card>
  );
}
