import { DurableFormElement } from '#forms/durable-form-element.tsx';
import { answerTo } from '#forms/invalid-form.ts';
import { SendingBar } from '#forms/sending-bar.tsx';
import { useDurableForm } from '#forms/use-durable-form.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useMessageDraft } from '../../inbox/use-message-draft.ts';
import { replyForm } from './reply-form.ts';

/** `page` shows the enquiry. */
type ReplyFieldsProps = { page: string; requestId: string; response: object | undefined };

export function ReplyFields({ page, requestId, response }: ReplyFieldsProps) {
  const draft = useMessageDraft({ requestId, to: page });
  const form = useDurableForm(replyForm, { ...draft, unsaved: answerTo(replyForm, response) ?? undefined });
  return (
    <DurableFormElement form={form} preventScrollReset className="flex flex-col gap-4">
      <TextAreaField {...form.field('body')} dir="auto" className="[&_textarea]:min-h-40" />
      <SendingBar form={form} />
    </DurableFormElement>
  );
}
