import { href, Link, useLocation } from 'react-router';
import { DurableForm } from '#forms/durable-form.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SendingBar } from '#forms/sending-bar.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLanguageField } from '#ui/text-language-field.tsx';
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
  answer: FormAnswer<LetterField> | null;
};

export function LetterForm({ requestId, receivers, answer }: LetterFormProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const form = useForm(letterForm, answer, {}, { requestId, ...useMessageDraft({ to: search }) });
  const { uploads, onSubmit, isWaiting } = useFormUploads(form);
  const { name, label, error } = form.field('attachments');
  const personId = useShell()?.person?.id;
  const button = t('letter.submit', { count: receivers.filter(({ id }) => id !== personId).length });
  return (
    <DurableForm
      form={form}
      action={`${href('/students/write')}${search}`}
      // Without a script the form posts the files.
      {...(!isHydrated && { encType: 'multipart/form-data' as const })}
      onSubmit={onSubmit}
      className={classNames(cardClass, 'flex flex-col gap-5 p-5 sm:p-7')}
    >
      <TextField {...form.field('subject')} dir="auto" autoComplete="off" />
      <TextAreaField {...form.field('body')} dir="auto" className="[&_textarea]:min-h-[min(14rem,40vh)]" />
      <TextLanguageField {...form.field('language')} />
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
    </DurableForm>
  );
}
