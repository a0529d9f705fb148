import { type SubmitEvent, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { DiscardDraft } from '../../../forms/discard-draft.tsx';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { FormProblem } from '../../../forms/form-problem.tsx';
import { SendingStatus } from '../../../forms/sending-status.tsx';
import { useFocusOnRefusal } from '../../../forms/use-focus-on-refusal.ts';
import { useFormKey } from '../../../forms/use-form-key.ts';
import { useKeptDraft } from '../../../forms/use-kept-draft.ts';
import { useOnline } from '../../../forms/use-online.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { normaliseNewlines } from '../../../platform/text-input.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useActionToast } from '../../use-action-toast.ts';
import type { EnquiryRefusal } from './enquiry.server.ts';
import { EnquiryControls, type EnquiryFieldName, enquiryFieldNames } from './enquiry-controls.tsx';
import {
  blankEnquiry,
  draftKey,
  type EnquiryDraft,
  enquiryDrafts,
  isSameEnquiry,
  mergeEnquiry,
} from './enquiry-drafts.ts';
import { enquiryAnchor, trapName } from './enquiry-fields.ts';

/** The private consultation form. @see content §2 Admissions page, §3, §4, §5, §8 @see decisions 13 */
export function EnquiryForm({ refusal }: { refusal: EnquiryRefusal | undefined }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const { draft, write, attempt, discard, ...device } = useKeptDraft({
    store: enquiryDrafts,
    key: draftKey,
    start: blankEnquiry,
    posted: refusal ? postedDraft(refusal) : null,
    isSame: isSameEnquiry,
    whenBlind: mergeEnquiry,
  });
  const isOnline = useOnline();
  const [isWaiting, setIsWaiting] = useState(false);
  const form = useFocusOnRefusal(refusal);
  useActionToast(refusal?.toast);
  const errorOf = (name: EnquiryFieldName) => {
    const key = refusal?.errors[name];
    // whoever has changed the field since has read the message
    return key && normaliseNewlines(refusal.values[name]) === draft[name] ? t(key) : undefined;
  };
  const errors = enquiryFieldNames.flatMap((name) => {
    const text = errorOf(name);
    return text ? [{ name, text }] : [];
  });

  function send(event: SubmitEvent<HTMLFormElement>) {
    setIsWaiting(!isOnline);
    if (isOnline && !isSending) attempt();
    else event.preventDefault();
  }

  return (
    <Form
      ref={form}
      method="post"
      action={`${pathname}#${enquiryAnchor}`}
      noValidate
      preventScrollReset
      onSubmit={send}
      className="flex flex-col gap-5"
    >
      <Problem refusal={refusal} />
      <ErrorSummary errors={errors} />
      <input type="hidden" name="requestId" value={draft.requestId} />
      <EnquiryControls draft={draft} write={write} errorOf={errorOf} />
      <Trap key={useFormKey(isSending, false)} />
      <SendingStatus isOnline={isOnline} isWaiting={isWaiting} {...device} texts={statusTexts} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="large" aria-disabled={isSending || undefined}>
          <Icon name="send" className="mirrored" />
          {t(isSending ? 'enquiry.submitting' : 'enquiry.submit')}
        </Button>
        {device.isKept && <DiscardDraft state={draft.state} onDiscard={discard} />}
      </div>
    </Form>
  );
}

const statusTexts = {
  offline: 'enquiry.offline',
  notSent: 'enquiry.offline.notSent',
  back: 'enquiry.offline.back',
  notKept: 'enquiry.draft.notKept',
  kept: 'compose.draft.kept',
} as const;

/** What was posted without a script. */
function postedDraft({ values, problem }: EnquiryRefusal): EnquiryDraft {
  const message = normaliseNewlines(values.message);
  return { ...values, message, state: problem === 'unconfirmed' ? 'attempted' : 'new' };
}

/** Why it was not sent, where no field is to blame. */
function Problem({ refusal }: { refusal: EnquiryRefusal | undefined }) {
  const t = useTranslate();
  switch (refusal?.problem) {
    case 'unconfirmed':
      return <FormProblem>{t('enquiry.failed.text')}</FormProblem>;
    case 'storage full':
      return <FormProblem>{t('error.storageFull')}</FormProblem>;
    case 'other content':
      return <FormProblem>{t('enquiry.otherContent')}</FormProblem>;
    case 'too many':
      return <FormProblem>{t('enquiry.tooMany.text', { count: refusal.waitMinutes })}</FormProblem>;
    case 'trapped':
      return <FormProblem>{t('enquiry.trapped')}</FormProblem>;
    default:
      return null;
  }
}

/** Programs fill in every field they find; people neither see nor reach this one. */
function Trap() {
  const t = useTranslate();
  return (
    <div aria-hidden className="sr-only">
      <label>
        {t('enquiry.leaveEmpty')}
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
