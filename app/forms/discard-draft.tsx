import { Trash2 } from 'lucide-react';
import { useTranslate } from '../i18n/language-context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const dialogId = 'discard-draft';

/** Throws a draft away, after asking. */
export function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslate();
  return (
    <>
      <Button
        variant="quiet"
        commandfor={dialogId}
        command="show-modal"
        title={t('compose.discard')}
        className="ms-auto max-sm:px-3"
      >
        <Trash2 aria-hidden />
        <span className="max-sm:sr-only">{t('compose.discard')}</span>
      </Button>
      <Dialog id={dialogId} title={t('compose.discard.title')}>
        <p className="text-ink-soft">{t('compose.discard.text')}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" commandfor={dialogId} command="close">
            {t('compose.discard.keep')}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {t('compose.discard.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
