import { DurableForm } from '#forms/durable-form.tsx';
import { answerTo } from '#forms/form-answer.ts';
import { SendingBar } from '#forms/sending-bar.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useMessageDraft } from '../../inbox/use-message-draft.ts';
import { replyForm } from './reply-form.ts';

/** `page` shows the enquiry. `isNew`: a reply changes its status. */
type ReplyFieldsProps = { page: string; isNew: boolean; requestId: string; response: object | undefined };

export function ReplyFields({ page, isNew, requestId, response }: ReplyFieldsProps) {
  const t = useTranslate();
  const form = useForm(replyForm, answerTo(replyForm, response), {}, { requestId, ...useMessageDraft({ to: page }) });
  const body = form.field('body');
  return (
    <DurableForm form={form} preventScrollReset className="flex flex-col gap-4">
      <TextAreaField
        {...body}
        hint={
          isNew ? (
            <>
              {body.hint} {t('pipeline.reply.becomesContacted')}
            </>
          ) : (
            body.hint
          )
        }
        dir="auto"
        className="[&_textarea]:min-h-40"
      />
      <SendingBar form={form} />
    </DurableForm>
  );
}
