import { href } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { markDraftsForDeletion } from '../shell/drafts-to-delete.ts';
import { useKeptDraftCount } from '../shell/kept-drafts.ts';

export const signOutDialogId = 'sign-out';

/** Asks before a sign-out deletes drafts. One per page; `SignOutForm` opens it. @see PD-26 */
export function SignOutDialog({ personId }: { personId: string }) {
  const t = useTranslate();
  const count = useKeptDraftCount(personId);
  return (
    <Dialog id={signOutDialogId} title={t('signOut.drafts.title')}>
      <p className="text-ink-soft">{t('signOut.drafts.text', { count })}</p>
      <form
        method="post"
        action={href('/sign-out')}
        onSubmit={() => markDraftsForDeletion(personId)}
        className="mt-6 flex flex-wrap justify-end gap-3"
      >
        <Button variant="secondary" commandfor={signOutDialogId} command="close">
          {t('signOut.drafts.stay')}
        </Button>
        <Button type="submit" variant="danger">
          {t('signOut.drafts.confirm')}
        </Button>
      </form>
    </Dialog>
  );
}
