import { DurableFormElement } from '../../../forms/durable-form-element.tsx';
import type { UnsavedForm } from '../../../forms/invalid-form.ts';
import { SendingBar } from '../../../forms/sending-bar.tsx';
import { useDurableForm } from '../../../forms/use-durable-form.ts';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { useMessageDraft } from '../../inbox/use-message-draft.ts';
import { enquiryPath } from './enquiry-path.ts';
import { type ReplyField, replyForm } from './reply-form.ts';

type ReplyFieldsProps = { enquiryId: string; requestId: string; unsaved: UnsavedForm<ReplyField> | undefined };

export function ReplyFields({ enquiryId, requestId, unsaved }: ReplyFieldsProps) {
  const draft = useMessageDraft({ requestId, to: enquiryPath(enquiryId) });
  const form = useDurableForm(replyForm, { ...draft, unsaved });
  return (
    <DurableFormElement form={form} preventScrollReset className="flex flex-col gap-4">
      <TextAreaField {...form.field('body')} dir="auto" className="[&_textarea]:min-h-40" />
      <SendingBar form={form} />
    </DurableFormElement>
  );
}
