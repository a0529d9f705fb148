import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showNotice } from '#ui/notices.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useShell } from '../shell/use-shell.ts';
import { pushPermission, turnPushOff, turnPushOn } from './device-push.ts';

interface PushSectionProps {
  publicKey: string;
  /** In this browser, for this session. */
  isOn: boolean;
}

/** Push notifications of this browser: absent without a script. @see PD-74 */
export function PushSection(props: PushSectionProps) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const permission = pushPermission();
  return (
    <section aria-labelledby="push-title">
      <Card className="flex flex-col items-start gap-4">
        <h2 id="push-title" className="text-xl">
          {t('push.title')}
        </h2>
        <p className="text-ink-soft">{t('push.text')}</p>
        {permission === null && <p>{t('push.unsupported')}</p>}
        {permission === 'denied' && <p>{t('push.blocked')}</p>}
        {(permission === 'default' || permission === 'granted') && <PushButton {...props} />}
      </Card>
    </section>
  );
}

function PushButton({ publicKey, isOn }: PushSectionProps) {
  const t = useTranslate();
  const personId = useShell()?.person?.id ?? '';
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  async function change() {
    setIsBusy(true);
    const isDone = isOn ? await turnPushOff() : await turnPushOn(publicKey, personId);
    await revalidate();
    setIsBusy(false);
    if (isDone) showNotice({ tone: 'success', text: isOn ? 'push.turnedOff' : 'push.turnedOn' });
    else showNotice({ tone: 'error', text: 'push.failed' });
  }
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void change()}>
      {t(isOn ? 'push.turnOff' : 'push.turnOn')}
    </Button>
  );
}
