import { href, Link, useLocation } from 'react-router';
import { type Correspondent, type Message, replySubject } from '#features/messages/messages.ts';
import { textIn } from '#forms/draft-store.ts';
import { DurableForm } from '#forms/durable-form.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SendingBar } from '#forms/sending-bar.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { personName } from '#ui/describe-person.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import { deleteFiles } from '../attachments/upload-file.ts';
import { useFormUploads } from '../attachments/use-uploads.ts';
import { composeForm } from './compose-fields.ts';
import { type MessageField, parseReceiver } from './draft-storage.ts';
import { replyFieldId } from './reply-field.ts';
import { useDrafts } from './use-drafts.ts';
import { useMessageDraft } from './use-message-draft.ts';

type ReplyFormProps = {
  /** Of the thread, oldest first. */
  messages: readonly Message[];
  newest: Message;
  to: Correspondent;
  requestId: string;
  answer: FormAnswer<MessageField> | null;
};

/** Below the newest message of a thread. Without a script, the form with all fields shows its errors. @see PD-83 */
export function ReplyForm({ messages, newest, to, requestId, answer }: ReplyFormProps) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const answered = useAnswered(messages) ?? newest;
  const form = useReplyForm({ answered, to, requestId, answer });
  const { uploads, onSubmit, isWaiting } = useFormUploads(form);
  const allFields = `${href('/inbox')}?compose&to=${to.id}&re=${answered.id}`;
  if (form.isOtherMessage)
    return (
      <Link to={allFields} className={buttonClass({ variant: 'secondary' }, 'no-print mt-4')}>
        {t('drafts.to', { name: form.recipientName })}
      </Link>
    );
  const { name, label, error } = form.field('attachments');
  const hiddenErrors = form.errors.filter((each) => isHidden(each.name));
  return (
    <section aria-labelledby="reply-title" className="reply sending-bar no-print">
      <h3 id="reply-title" className="sr-only">
        {t('message.reply')}
      </h3>
      <p className="text-sm text-ink-soft">
        {t('message.to')}{' '}
        <bdi translate="no" className="font-[620] text-ink">
          {form.recipientName}
        </bdi>
        {answered.studentName && (
          <>
            {' · '}
            {t('message.student')} <bdi translate="no">{answered.studentName}</bdi>
          </>
        )}{' '}
        <Link to={allFields} className="text-link inline-flex min-h-6 items-center ps-1">
          {t('compose.change')}
        </Link>
      </p>
      <DurableForm
        form={form}
        action={isHydrated ? `${pathname}${search}` : allFields}
        // Without a script the form posts the files.
        {...(!isHydrated && { encType: 'multipart/form-data' as const })}
        onSubmit={onSubmit}
        data-sends
        preventScrollReset
      >
        {hiddenFields.map((each) => (
          <input key={each} type="hidden" name={each} value={form.draft.valueOf(each)} />
        ))}
        {hiddenErrors.map(({ name: field, text }) => (
          <FormProblem key={field} className="mt-2">
            {text}
          </FormProblem>
        ))}
        <TextAreaField
          {...form.field('body')}
          id={replyFieldId}
          dir="auto"
          rows={1}
          placeholder={t(newest.direction === 'sent' ? 'message.writeAgain' : 'message.reply')}
          className="mt-1.5 [&>label]:sr-only"
        />
        <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2">
          <AttachmentsField uploads={uploads} label={label} name={name} error={error} isCompact />
          <SendingBar
            form={form}
            waiting={isWaiting ? t('attachments.wait') : undefined}
            onDiscard={() => deleteFiles(uploads.files)}
            className="min-w-0 flex-1 justify-end [&>[type=submit]]:order-1 [&>[role=status]]:basis-40 [&>[role=status]:empty]:basis-0"
          />
        </div>
      </DurableForm>
    </section>
  );
}

const hiddenFields = ['receiverId', 'subject', 'studentId', 'language'] as const;
const isHidden = (name: MessageField) => hiddenFields.some((field) => field === name);

/** The message of the thread that an unsent draft answers: it stays the same when another one arrives. */
function useAnswered(messages: readonly Message[]): Message | undefined {
  const answered = useDrafts().map(({ draft }) => textIn(draft, 're'));
  return messages.find(({ id }) => answered.includes(id));
}

type ReplyOptions = Pick<ReplyFormProps, 'to' | 'requestId' | 'answer'> & { answered: Message };

function useReplyForm({ answered, to, requestId, answer }: ReplyOptions) {
  const t = useTranslate();
  const reply = {
    receiverId: to.id,
    subject: answered.subject ? replySubject(answered.subject) : '',
    studentId: answered.studentId ?? '',
    language: '',
  };
  const place = useMessageDraft({ receiver: to, to: to.id, re: answered.id });
  const form = useForm(composeForm, answer, reply, { requestId, ...place });
  const { draft } = form;
  return {
    ...form,
    recipientName: personName(parseReceiver(draft.textOf('receiver')) ?? to, t),
    /** Recipient, subject, student or language were changed: the text goes on in the form with all fields. */
    isOtherMessage: hiddenFields.some((field) => draft.valueOf(field) !== reply[field]),
  };
}
