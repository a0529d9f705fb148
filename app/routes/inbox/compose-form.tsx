import { type SubmitEvent, useState } from 'react';
import { Form, Link, useLocation, useNavigate, useNavigation, useRouteLoaderData } from 'react-router';
import { messageLimits } from '../../features/messages/messages.ts';
import { DiscardDraft } from '../../forms/discard-draft.tsx';
import { FormProblem } from '../../forms/form-problem.tsx';
import { remainingCharacters } from '../../forms/remaining-characters.ts';
import { SendingStatus } from '../../forms/sending-status.tsx';
import { useFocusOnRefusal } from '../../forms/use-focus-on-refusal.ts';
import { useOnline } from '../../forms/use-online.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { normaliseNewlines } from '../../platform/text-input.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PersonField } from '../../ui/person-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ShellData } from '../shell/shell-data.server.ts';
import { AttachmentsField } from './attachments/attachments-field.tsx';
import { deleteFiles } from './attachments/upload-file.ts';
import { useUploads } from './attachments/use-uploads.ts';
import { BackToMessages } from './back-to-messages.tsx';
import type { ComposeRefusal, ComposeStart } from './compose.server.ts';
import type { Draft } from './draft-storage.ts';
import { RecipientSearch, RecipientSelect } from './recipient-select.tsx';
import { useDraft } from './use-draft.ts';

type ComposeFormProps = {
  /** Null if loading failed. */
  start: ComposeStart | null;
  refusal: ComposeRefusal | undefined;
};

/** @see core §2 Secure Inbox, §5 Compose, contract "forms" */
export function ComposeForm({ start, refusal }: ComposeFormProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const navigate = useNavigate();
  const personId = useRouteLoaderData<ShellData>('root')?.person?.id ?? null;
  const isHydrated = useHydrated();
  const isSending = useNavigation().formMethod === 'POST';
  const keptName = t('compose.recipient.kept');
  const posted = refusal ? postedDraft(refusal, search, keptName) : null;
  const { draft, write, attempt, discard, ...device } = useDraft(personId, startOf(start, search), posted);
  const uploads = useUploads(draft.attachments, (attachments) => write({ attachments }));
  const isOnline = useOnline();
  const [isWaiting, setIsWaiting] = useState(false);
  const form = useFocusOnRefusal(refusal);
  const back = start?.replyTo ? `/inbox/${start.replyTo}` : '/inbox';
  const errorOf = (name: 'receiverId' | 'subject' | 'body' | 'attachments', current: string) => {
    const key = refusal?.errors[name];
    // Hide the error once the field has been edited.
    return key && normaliseNewlines(refusal.values[name]) === current ? t(key) : undefined;
  };

  function send(event: SubmitEvent<HTMLFormElement>) {
    if (uploads.isBusy) {
      event.preventDefault();
      uploads.askToWait();
      return;
    }
    setIsWaiting(!isOnline);
    if (isOnline && !isSending) attempt();
    else event.preventDefault();
  }

  const recipient = {
    label: t('compose.recipient'),
    name: 'receiverId',
    chosen: draft.receiver,
    onChoose: (receiver: Draft['receiver']) => write({ receiver }),
    error: errorOf('receiverId', draft.receiver?.id ?? ''),
  };
  return (
    <section aria-labelledby="compose-title" className="p-5 sm:p-7">
      <BackToMessages to={back} />
      <h2 id="compose-title" tabIndex={-1} {...(draft.re ? {} : routeFocus)} className="text-2xl outline-none">
        {t(draft.re ? 'compose.replyTitle' : 'compose.title')}
      </h2>
      {refusal && refusal.problem !== 'refused' && (
        <FormProblem className="mt-4">{problemText(refusal, t)}</FormProblem>
      )}
      <RecipientSearch start={start} />
      <Form
        ref={form}
        method="post"
        // Without a script the form posts the files.
        {...(!isHydrated && { encType: 'multipart/form-data' as const })}
        action={`/inbox${search}`}
        noValidate
        onSubmit={send}
        className="mt-5 flex flex-col gap-5"
      >
        <input type="hidden" name="requestId" value={draft.requestId} />
        <PersonField
          {...recipient}
          searchUrl="/inbox/recipients"
          fallback={<RecipientSelect {...recipient} matches={start?.matches ?? []} />}
        />
        <TextField
          label={t('compose.subject')}
          name="subject"
          dir="auto"
          autoComplete="off"
          value={draft.subject}
          onChange={({ target }) => write({ subject: target.value })}
          error={errorOf('subject', draft.subject)}
        />
        <TextAreaField
          label={t('compose.body')}
          name="body"
          dir="auto"
          {...(draft.re ? routeFocus : {})}
          value={draft.body}
          onChange={({ target }) => write({ body: target.value })}
          hint={remainingCharacters(draft.body, messageLimits.bodyLength, t)}
          error={errorOf('body', draft.body)}
          className="[&_textarea]:min-h-[min(14rem,40vh)]"
        />
        <AttachmentsField
          uploads={uploads}
          label={t('attachments.title')}
          name="attachments"
          error={errorOf('attachments', draft.attachments)}
        />
        <div className={sendingBar}>
          <SendingStatus
            isOnline={isOnline}
            isWaiting={isWaiting}
            {...device}
            texts={statusTexts}
            className="flex-1 basis-[calc(100%-5rem)] sm:basis-full"
          />
          <Button type="submit" aria-disabled={isSending || undefined} className="max-sm:order-1">
            <Icon name="send" className="mirrored" />
            {t(isSending ? 'compose.sending' : 'compose.send')}
          </Button>
          <Link to={back} className={buttonClass({ variant: 'secondary' }, 'max-sm:order-1')}>
            {t('compose.cancel')}
          </Link>
          {device.isKept && (
            <DiscardDraft
              state={draft.state}
              onDiscard={() => {
                deleteFiles(uploads.files);
                discard();
                void navigate(back);
              }}
            />
          )}
        </div>
      </Form>
    </section>
  );
}

function problemText({ problem, retryAfterSeconds = 0 }: ComposeRefusal, t: Translate): string {
  if (problem === 'unconfirmed') return t('compose.failed.text');
  if (problem === 'storage full') return t('error.storageFull');
  if (problem === 'other content') return t('compose.otherContent');
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  if (minutes <= 90) return t('compose.tooMany.minutes', { count: minutes });
  return t('compose.tooMany.hours', { count: Math.ceil(minutes / 60) });
}

const statusTexts = {
  offline: 'compose.offline',
  notSent: 'compose.offline.notSent',
  back: 'compose.offline.back',
  notKept: 'compose.draft.notKept',
  kept: 'compose.draft.kept',
} as const;

/** Sticky, except on low viewports, where it would cover the text. */
const sendingBar =
  'sending-bar [@media(height>=30rem)]:sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center gap-3 rounded-b-lg border-t border-line bg-paper px-5 pt-3 pb-4 sm:-mx-7 sm:-mb-7 sm:px-7';

/** Receives the focus when the form opens. */
const routeFocus = { 'data-route-focus': '' };

function startOf(start: ComposeStart | null, search: string): Draft {
  return {
    requestId: start?.requestId ?? '',
    receiver: start?.receiver ?? null,
    subject: start?.subject ?? '',
    body: '',
    attachments: '',
    ...placeOf(search),
    state: 'new',
  };
}

/** The posted values; the recipient stays selected even if the name could not be loaded. */
function postedDraft({ values, receiver, problem }: ComposeRefusal, search: string, keptName: string): Draft {
  const { receiverId, ...texts } = values;
  const kept = receiverId === '' ? null : { id: receiverId, fullName: keptName };
  return {
    ...texts,
    receiver: receiver ?? kept,
    ...placeOf(search),
    state: problem === 'unconfirmed' ? 'attempted' : 'new',
  };
}

function placeOf(search: string): Pick<Draft, 'to' | 're'> {
  const parameters = new URLSearchParams(search);
  return { to: parameters.get('to'), re: parameters.get('re') };
}
