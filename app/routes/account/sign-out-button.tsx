import { type SubmitEvent, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { draftsOf } from '../inbox/draft-storage.ts';
import { markDraftsToForget } from '../shell/drafts-to-forget.ts';
import type { ShellData } from '../shell/shell-data.server.ts';

const dialogId = 'sign-out';

/** Full document load: no personal data stays in memory. Asks before deleting drafts. @see R8 @see PD-26 */
export function SignOutButton() {
  const t = useTranslate();
  const personId = useRouteLoaderData<ShellData>('root')?.person?.id ?? '';
  const [draftCount, setDraftCount] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);

  function askAboutDrafts(event: SubmitEvent) {
    const { length } = draftsOf(personId);
    if (length === 0) return;
    event.preventDefault();
    setDraftCount(length);
    dialog.current?.showModal();
  }

  return (
    <>
      <form method="post" action="/sign-out" onSubmit={askAboutDrafts} className="no-print">
        <Button type="submit" variant="secondary" size="small">
          <Icon name="log-out" className="mirrored" />
          {t('signOut.submit')}
        </Button>
      </form>
      <Dialog id={dialogId} ref={dialog} title={t('signOut.drafts.title')}>
        <p className="text-ink-soft">{t('signOut.drafts.text', { count: draftCount })}</p>
        <form
          method="post"
          action="/sign-out"
          onSubmit={() => markDraftsToForget(personId)}
          className="mt-6 flex flex-wrap justify-end gap-3"
        >
          <Button variant="secondary" commandfor={dialogId} command="close">
            {t('signOut.drafts.stay')}
          </Button>
          <Button type="submit" variant="danger">
            {t('signOut.drafts.confirm')}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
