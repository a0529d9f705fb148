import { type SubmitEvent, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import type { EnquiryTopic } from '../../../../content/enquiry-topics.ts';
import { DiscardDraft } from '../../../forms/discard-draft.tsx';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { FormProblem } from '../../../forms/form-problem.tsx';
import { SendingStatus } from '../../../forms/sending-status.tsx';
import { useFocusOnRefusal } from '../../../forms/use-focus-on-refusal.ts';
import { useFormKey } from '../../../forms/use-form-key.ts';
import type { DraftInUse } from '../../../forms/use-kept-draft.ts';
import { useOnline } from '../../../forms/use-online.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import { normaliseNewlines } from '../../../platform/text-input.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { EnquiryRefusal } from './enquiry.server.ts';
import { EnquiryControls, type EnquiryFieldName, enquiryFieldNames } from './enquiry-controls.tsx';
import type { EnquiryDraft } from './enquiry-drafts.ts';
import { enquiryAnchor, honeypotName } from './enquiry-fields.ts';

type EnquiryFormProps = { refusal: EnquiryRefusal | undefined; draft: DraftInUse<EnquiryDraft> };

/** The contact form: a private consultation, or a message on another topic. @see content §2 Admissions page, §3, §4, §5, §8 @see PD-13, PD-30 */
export function EnquiryForm({ refusal, draft: { draft, write, attempt, discard, ...device } }: EnquiryFormProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const isOnline = useOnline();
  const [isWaiting, setIsWaiting] = useState(false);
  const form = useFocusOnRefusal(refusal);
  const button = buttonText(draft.topic, t);
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
      <Problem refusal={refusal} button={button} />
      <ErrorSummary errors={errors} />
      <input type="hidden" name="requestId" value={draft.requestId} />
      <EnquiryControls draft={draft} write={write} errorOf={errorOf} />
      <Honeypot key={useFormKey(isSending, false)} />
      <SendingStatus
        isOnline={isOnline}
        isWaiting={isWaiting}
        {...device}
        texts={statusTexts}
        parameters={{ button }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="large" aria-disabled={isSending || undefined}>
          <Icon name="send" className="mirrored" />
          {isSending ? t('enquiry.submitting') : button}
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

function buttonText(topic: EnquiryTopic, t: Translate): string {
  return topic === 'consultation' ? t('enquiry.submit') : t(`enquiry.submit.${topic}`);
}

/** Why it was not sent, where no field is to blame. */
function Problem({ refusal, button }: { refusal: EnquiryRefusal | undefined; button: string }) {
  const t = useTranslate();
  switch (refusal?.problem) {
    case 'unconfirmed':
      return <FormProblem>{t('enquiry.failed.text', { button })}</FormProblem>;
    case 'storage full':
      return <FormProblem>{t('error.storageFull')}</FormProblem>;
    case 'other content':
      return <FormProblem>{t('enquiry.otherContent', { button })}</FormProblem>;
    case 'too many':
      return <FormProblem>{t('enquiry.tooMany.text', { count: refusal.waitMinutes })}</FormProblem>;
    case 'trapped':
      return <FormProblem>{t('enquiry.honeypot', { button })}</FormProblem>;
    default:
      return null;
  }
}

/** Programs fill in every field they find; people neither see nor reach this one. */
function Honeypot() {
  const t = useTranslate();
  return (
    <div aria-hidden className="sr-only">
      <label>
        {t('enquiry.leaveEmpty')}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
