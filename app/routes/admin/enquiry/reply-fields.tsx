import { DurableForm } from '#forms/durable-form.tsx';
import { answerTo } from '#forms/form-answer.ts';
import { SendingBar } from '#forms/sending-bar.tsx';
import { useForm } from '#forms/use-form.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useMessageDraft } from '../../inbox/use-message-draft.ts';
import { replyForm } from './reply-form.ts';

/** `page` shows the enquiry. */
type ReplyFieldsProps = { page: string; requestId: string; response: object | undefined };

export function ReplyFields({ page, requestId, response }: ReplyFieldsProps) {
  const form = useForm(replyForm, answerTo(replyForm, response), {}, { requestId, ...useMessageDraft({ to: page }) });
  return (
    <DurableForm form={form} preventScrollReset className="flex flex-col gap-4">
      <TextAreaField {...form.field('body')} dir="auto" className="[&_textarea]:min-h-40" />
      <SendingBar form={form} />
    </DurableForm>
  );
}
