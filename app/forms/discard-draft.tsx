import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import type { FormDraft } from './draft-store.ts';

type DiscardDraftProps = {
  /** Of the dialog, if the page has several drafts. */
  id?: string;
  label?: string;
  state: FormDraft['state'];
  onDiscard: () => void;
};

/** The dialog says that the draft was not sent, unless the outcome is unknown. */
export function DiscardDraft({ id: dialogId = 'discard-draft', label, state, onDiscard }: DiscardDraftProps) {
  const t = useTranslate();
  const text = label ?? t('form.discard');
  // The button that opened the dialog is removed with the draft, so that the browser cannot restore the focus.
  function discard({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const { form } = currentTarget;
    flushSync(onDiscard);
    firstControl(form)?.focus();
  }
  return (
    <>
      <Button variant="quiet" commandfor={dialogId} command="show-modal" title={text} className="ms-auto max-sm:px-3">
        <Icon name="trash-2" />
        <span className={label ? '' : 'max-sm:sr-only'}>{text}</span>
      </Button>
      <Dialog id={dialogId} title={t('form.discard.title')}>
        <p className="text-ink-soft">
          {t('form.discard.text')} {state === 'new' && t('form.discard.notSent')}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" commandfor={dialogId} command="close">
            {t('form.discard.keep')}
          </Button>
          <Button variant="danger" onClick={discard}>
            {t('form.discard.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

const firstControl = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])].find(
    (control) => control.checkVisibility() && !control.matches(':disabled'),
  );
