import type { FormEvent } from 'react';
import { Form, href } from 'react-router';
import { type Passkey, passkeyLimits } from '#features/accounts/passkeys.ts';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePasskey } from '../passkeys/use-passkey.ts';
import { addPasskeyIntent, passkeyForm } from './passkey-form.ts';
import { secondFactorIntents } from './second-factor-intents.ts';

interface PasskeysProps {
  passkeys: readonly Passkey[];
  isChangeable: boolean;
  invalid: FormAnswer<'name' | 'response'> | null;
  /** Browser and system of this device; empty if unknown. */
  suggestedName: string;
}

export function Passkeys({ passkeys, isChangeable, invalid, suggestedName }: PasskeysProps) {
  const t = useTranslate();
  const isFull = passkeys.length >= passkeyLimits.perPerson;
  return (
    <Card>
      <h2 className="text-2xl">{t('passkeys.title')}</h2>
      <p className="mt-2 text-ink-soft">{t('passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...{ passkey, isChangeable }} />
          ))}
        </ul>
      )}
      {isChangeable && isFull && <p className="mt-4">{t('passkeys.full')}</p>}
      {isChangeable && !isFull && <AddPasskey {...{ invalid, suggestedName }} />}
    </Card>
  );
}

function PasskeyRow({ passkey, isChangeable }: { passkey: Passkey; isChangeable: boolean }) {
  const t = useTranslate();
  const { id, name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="py-3">
      <p className="font-[620] wrap-anywhere">
        <bdi translate="no">{name}</bdi>
      </p>
      <dl className="flex flex-wrap gap-x-5 text-sm text-ink-soft">
        <div className="flex flex-wrap gap-x-1.5">
          <dt>{t('passkeys.added')}</dt>
          <dd>
            <LocalTime at={createdAt} format="short" />
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-1.5">
          <dt>{t('passkeys.lastUse')}</dt>
          <dd>{lastUsedAt ? <LocalTime at={lastUsedAt} format="short" /> : t('passkeys.unused')}</dd>
        </div>
      </dl>
      {isChangeable && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {t('passkeys.remove', { name })}
          </summary>
          <Form method="post" className="mt-1 mb-2 flex flex-col items-start gap-4">
            <p>{t('passkeys.remove.text')}</p>
            <input type="hidden" name="passkeyId" value={id} />
            <Button type="submit" name="intent" value={secondFactorIntents.removePasskey} variant="danger">
              {t('passkeys.remove.submit')}
            </Button>
          </Form>
        </details>
      )}
    </li>
  );
}

/** Without a name, posts the form to show the error of the field, before the device is asked for a passkey. */
function AddPasskey({ invalid, suggestedName }: Pick<PasskeysProps, 'invalid' | 'suggestedName'>) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const form = useForm(passkeyForm, invalid, { name: suggestedName });
  const { post, problem, isBusy } = usePasskey({
    purpose: 'add',
    optionsPath: href('/account/two-factor/passkey'),
    action: href('/account/two-factor'),
    intent: addPasskeyIntent,
  });
  const refusal = problem ?? (invalid?.errors.name ? null : invalid?.errors.response);

  function submit(event: FormEvent<HTMLFormElement>) {
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name !== 'string' || name.trim() === '') return;
    event.preventDefault();
    void post({ name });
  }

  return (
    <>
      <Form
        key={form.key}
        method="post"
        noValidate
        onSubmit={submit}
        className="mt-5 flex flex-col gap-4 noscript:hidden"
      >
        {refusal && <FormProblem>{t(refusal)}</FormProblem>}
        <TextField {...form.field('name')} maxLength={passkeyLimits.nameLength} dir="auto" />
        <Button
          type="submit"
          name="intent"
          value={passkeyForm.intent}
          variant="secondary"
          disabled={!isHydrated}
          isBusy={isBusy}
          className="self-start"
        >
          {t(isBusy ? 'passkeys.add.submitting' : 'passkeys.add.submit')}
        </Button>
      </Form>
      <p className="mt-4 hidden noscript:block">{t('passkeys.noScript')}</p>
    </>
  );
}
