import { useEffect } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import { useShell } from '../shell/use-shell.ts';
import { registerServiceWorker, renewPush } from './device-push.ts';

/** On pages of signed-in people. @see PD-74 */
export function useServiceWorker(): void {
  const { language } = useLanguage();
  const personId = useShell()?.person?.id;
  useEffect(() => whenIdle(() => registerServiceWorker(language)), [language]);
  useEffect(() => {
    if (personId !== undefined) renewPush(personId);
  }, [personId]);
}
