import { href, Link, useLocation } from 'react-router';
import { DurableFormElement } from '#forms/durable-form-element.tsx';
import type { UnsavedForm } from '#forms/invalid-form.ts';
import { SendingBar } from '#forms/sending-bar.tsx';
import { useDurableForm } from '#forms/use-durable-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { AttachmentsField } from '../../attachments/attachments-field.tsx';
import { deleteFiles } from '../../attachments/upload-file.ts';
import { useFormUploads } from '../../attachments/use-uploads.ts';
import { useMessageDraft } from '../../inbox/use-message-draft.ts';
import { useShell } from '../../shell/use-shell.ts';
import { type LetterField, letterForm } from './letter-fields.ts';

type LetterFormProps = {
  requestId: string;
  receivers: readonly { id: string }[];
  unsaved: UnsavedForm<LetterField> | undefined;
};

export function LetterForm({ requestId, receivers, unsaved }: LetterFormProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const form = useDurableForm(letterForm, { ...useMessageDraft({ requestId, to: search }), unsaved });
  const { uploads, onSubmit, isWaiting } = useFormUploads(form);
  const { name, label, error } = form.field('attachments');
  const personId = useShell()?.person?.id;
  const button = t('letter.submit', { count: receivers.filter(({ id }) => id !== personId).length });
  return (
    <DurableFormElement
      form={form}
      button={button}
      action={`${href('/students/write')}${search}`}
      // Without a script the form posts the files.
      {...(!isHydrated && { encType: 'multipart/form-data' as const })}
      onSubmit={onSubmit}
      className={classNames(cardClass, 'flex flex-col gap-5 p-5 sm:p-7')}
    >
      <TextField {...form.field('subject')} dir="auto" autoComplete="off" />
      <TextAreaField {...form.field('body')} dir="auto" className="[&_textarea]:min-h-[min(14rem,40vh)]" />
      <AttachmentsField uploads={uploads} label={label} name={name} error={error} />
      <SendingBar
        form={form}
        button={button}
        className="sending-bar"
        waiting={isWaiting ? t('attachments.wait') : undefined}
        onDiscard={() => deleteFiles(uploads.files)}
      >
        <Link to={href('/students')} className={buttonClass({ variant: 'secondary' }, 'max-sm:order-1 max-sm:px-3.5')}>
          {t('form.cancel')}
        </Link>
      </SendingBar>
    </DurableFormElement>
  );
}
