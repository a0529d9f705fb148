import { Form, href, useNavigation } from 'react-router';
import type { Device } from '#features/accounts/devices.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import type { Translate } from '#i18n/translate.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { AccountSection } from './section.tsx';

export interface ShownSession {
  id: string;
  device: Device;
  createdAt: Date;
  lastUsedAt: Date;
  isThis: boolean;
}

export const sessionIntents = { endOne: 'end-session', endOthers: 'end-other-sessions' } as const;

export function SessionsSection({ sessions }: { sessions: readonly ShownSession[] }) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formData?.get('intent') === sessionIntents.endOthers;
  return (
    <AccountSection name="sessions" title={t('account.sessions.title')}>
      <p className="text-ink-soft">{t('account.sessions.text')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action={href('/account')}>
          <Button
            type="submit"
            variant="secondary"
            name="intent"
            value={sessionIntents.endOthers}
            isBusy={isSubmitting}
          >
            {t('account.sessions.endOthers')}
          </Button>
        </Form>
      )}
    </AccountSection>
  );
}

function SessionRow({ session: { id, device, createdAt, lastUsedAt, isThis } }: { session: ShownSession }) {
  const t = useTranslate();
  const isSubmitting = useNavigation().formData?.get('sessionId') === id;
  const name = deviceName(device, t);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 font-[620]">
          {name} {isThis && <Badge tone="moss">{t('account.sessions.this')}</Badge>}
        </p>
        <dl className="flex flex-wrap gap-x-5 text-sm text-ink-soft">
          <SessionTime label={t('account.sessions.since')} at={createdAt} />
          {!isThis && <SessionTime label={t('account.sessions.lastUse')} at={lastUsedAt} />}
        </dl>
      </div>
      {!isThis && (
        <Form method="post" action={href('/account')}>
          <input type="hidden" name="sessionId" value={id} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            name="intent"
            value={sessionIntents.endOne}
            isBusy={isSubmitting}
            aria-label={t('account.sessions.end.named', { device: name })}
          >
            {t('account.sessions.end')}
          </Button>
        </Form>
      )}
    </li>
  );
}

function SessionTime({ label, at }: { label: string; at: Date }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt>{label}</dt>
      <dd>
        <LocalTime at={at} format="short" />
      </dd>
    </div>
  );
}

function deviceName({ browser, system }: Device, t: Translate): string {
  if (browser && system) return t('account.sessions.device', { browser, system });
  return browser ?? system ?? t('account.sessions.unknown');
}
