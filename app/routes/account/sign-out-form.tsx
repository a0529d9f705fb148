import type { SubmitEvent } from 'react';
import { href } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { countKeptDrafts } from '../shell/kept-drafts.ts';
import { useShell } from '../shell/use-shell.ts';
import { signOutDialogId } from './sign-out-dialog.tsx';

/** Full document load: no personal data stays in memory. Asks before deleting drafts. @see R8 @see PD-26 */
export function SignOutForm({ className }: { className: string }) {
  const t = useTranslate();
  const personId = useShell()?.person?.id ?? '';
  function confirmDiscardingDrafts(event: SubmitEvent) {
    const dialog = document.getElementById(signOutDialogId);
    if (countKeptDrafts(personId) === 0 || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    dialog.showModal();
  }
  return (
    <form method="post" action={href('/sign-out')} onSubmit={confirmDiscardingDrafts} className="no-print">
      <button type="submit" className={className}>
        <Icon name="log-out" className="mirrored" />
        {t('signOut.submit')}
      </button>
    </form>
  );
}
