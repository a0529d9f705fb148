import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import { DurableForm } from '#forms/durable-form.tsx';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { SendingBar } from '#forms/sending-bar.tsx';
import { useFormKey } from '#forms/use-form-key.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import { useDocument } from '#ui/document-facts.ts';
import { enquiryAnchor, honeypotName } from './contact-form.ts';
import { EnquiryControls } from './enquiry-controls.tsx';
import type { ContactFormInUse } from './use-contact-form.ts';

/** The contact form: a private consultation, or a message on another topic. @see content §2 Admissions page, §3, §4, §5, §8 @see PD-13, PD-30 */
export function EnquiryForm({ form }: { form: ContactFormInUse }) {
  const t = useTranslate();
  const { path } = useDocument();
  const button = buttonText(form.topic, t);
  return (
    <DurableForm form={form} action={`${path}#${enquiryAnchor}`} preventScrollReset className="flex flex-col gap-5">
      <ErrorSummary errors={form.errors} />
      <EnquiryControls form={form} />
      <Honeypot key={useFormKey(form.isSubmitting, false)} />
      <SendingBar form={form} button={button} size="large" />
    </DurableForm>
  );
}

function buttonText(topic: EnquiryTopic, t: Translate): string {
  return topic === 'consultation' ? t('enquiry.submit') : t(`enquiry.submit.${topic}`);
}

/** Only bots fill in this field: people neither see nor reach it. */
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
