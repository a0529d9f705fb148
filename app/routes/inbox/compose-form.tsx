import { href, Link, useLocation, useNavigate } from 'react-router';
import { DurableForm } from '#forms/durable-form.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SendingBar } from '#forms/sending-bar.tsx';
import { useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PersonField } from '#ui/person-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLanguageField } from '#ui/text-language-field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { FoundPerson } from '#ui/use-person-search.ts';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import { deleteFiles } from '../attachments/upload-file.ts';
import { useFormUploads } from '../attachments/use-uploads.ts';
import { AnsweredMessage } from './answered-message.tsx';
import { BackToMessages } from './back-to-messages.tsx';
import type { ComposeStart } from './compose.server.ts';
import { composeForm } from './compose-fields.ts';
import { type MessageField, parseReceiver, receiverText } from './draft-storage.ts';
import { RecipientSearch, RecipientSelect } from './recipient-select.tsx';
import { StudentSelect } from './student-select.tsx';
import { useMessageDraft } from './use-message-draft.ts';

type ComposeFormProps = {
  /** Null if loading failed. */
  start: ComposeStart | null;
  answer: FormAnswer<MessageField> | null;
};

/** @see core §2 Secure Inbox, §5 Compose, contract "forms" */
export function ComposeForm({ start, answer }: ComposeFormProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const form = useComposeForm({ start, answer });
  const isReply = new URLSearchParams(search).has('re');
  const { uploads, onSubmit, isWaiting } = useFormUploads(form);
  const answered = start?.answered;
  const back = answered ? href('/inbox/:messageId', { messageId: answered.id }) : href('/inbox');
  const { name, label, error } = form.field('attachments');

  function discard(): void {
    deleteFiles(uploads.files);
    void navigate(back);
  }

  return (
    <section aria-labelledby="compose-title" className="p-5 sm:p-7">
      <BackToMessages to={back} />
      <h2 id="compose-title" tabIndex={-1} {...(isReply ? {} : routeFocus)} className="text-2xl outline-none">
        {t(isReply ? 'compose.replyTitle' : 'compose.title')}
      </h2>
      <RecipientSearch start={start} />
      <DurableForm
        form={form}
        action={`${href('/inbox')}${search}`}
        // Without a script the form posts the files.
        {...(!isHydrated && { encType: 'multipart/form-data' as const })}
        onSubmit={onSubmit}
        data-sends
        className="mt-5 flex flex-col gap-5"
      >
        <RecipientField form={form} matches={start?.matches ?? []} />
        <StudentSelect students={start?.students ?? []} field={form.field('studentId')} />
        <TextField {...form.field('subject')} dir="auto" autoComplete="off" />
        {answered && <AnsweredMessage message={answered} />}
        <TextAreaField
          {...form.field('body')}
          dir="auto"
          {...(isReply ? routeFocus : {})}
          className="[&_textarea]:min-h-[min(14rem,40vh)]"
        />
        <TextLanguageField {...form.field('language')} />
        <AttachmentsField uploads={uploads} label={label} name={name} error={error} />
        <SendingBar
          form={form}
          className={stickyBar}
          waiting={isWaiting ? t('attachments.wait') : undefined}
          onDiscard={discard}
        >
          <Link to={back} className={buttonClass({ variant: 'secondary' }, 'max-sm:order-1 max-sm:px-3.5')}>
            {t('form.cancel')}
          </Link>
        </SendingBar>
      </DurableForm>
    </section>
  );
}

type RecipientFieldProps = { form: ReturnType<typeof useComposeForm>; matches: ComposeStart['matches'] };

function RecipientField({ form, matches }: RecipientFieldProps) {
  const { name, label, hint, isOptional, error } = form.field('receiverId');
  const recipient = {
    name,
    label,
    hint,
    isOptional,
    error,
    chosen: parseReceiver(form.draft.textOf('receiver')),
    onChoose: (receiver: FoundPerson | null) =>
      form.draft.changeAll({ receiver: receiverText(receiver), receiverId: receiver?.id ?? '' }),
  };
  return (
    <PersonField
      {...recipient}
      searchUrl={href('/inbox/recipients')}
      fallback={<RecipientSelect {...recipient} matches={matches} />}
    />
  );
}

function useComposeForm({ start, answer }: ComposeFormProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const { requestId = '', subject = '', studentId = '', matches = [] } = start ?? {};
  const receiver: FoundPerson | null = start?.receiver ?? null;
  const postedId = answer?.values?.receiverId ?? '';
  const known = [receiver, ...matches].find((person) => person?.id === postedId);
  // The recipient stays selected even if the name could not be loaded.
  const kept = postedId === '' ? receiver : (known ?? { id: postedId, fullName: t('compose.recipient.kept') });
  const place = useMessageDraft({ receiver: kept, to: parameters.get('to'), re: parameters.get('re') });
  return useForm(composeForm, answer, { receiverId: receiver?.id ?? '', subject, studentId }, { requestId, ...place });
}

/** Sticky, except on low viewports, where it would cover the text. */
const stickyBar =
  'sending-bar [@media(height>=30rem)]:sticky bottom-0 -mx-5 -mb-5 rounded-b-lg border-t border-line bg-paper px-5 pt-3 pb-4 sm:-mx-7 sm:-mb-7 sm:px-7';

const routeFocus = { 'data-route-focus': '' };
