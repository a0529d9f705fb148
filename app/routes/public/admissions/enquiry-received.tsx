import { type ReactNode, useState } from 'react';
import type { EnquiryConfirmation } from '#features/enquiries/confirmation.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { TranslationKey } from '#i18n/translate.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { confirmationAnchor, enquiryAnchor } from './contact-form.ts';
import { DangerNote } from './danger-note.tsx';

type EnquiryReceivedProps = {
  confirmation: EnquiryConfirmation;
  /** Deadlines of the next steps, formatted for the language. */
  figures: Record<string, string>;
  /** The device has the draft of another message. */
  hasDraft: boolean;
  form: ReactNode;
};

/** Confirmation of a message: its reference, what was sent and what happens next. @see PD-30 */
export function EnquiryReceived({ confirmation, figures, hasDraft, form }: EnquiryReceivedProps) {
  const t = useTranslate();
  const { topic, reference, email, isMailed } = confirmation;
  const translate = t as (key: TranslationKey, parameters: Record<string, string>) => string;
  return (
    <PageSection
      id={enquiryAnchor}
      background="paper"
      title={t('enquiry.confirmation.title')}
      titleProps={{ id: confirmationAnchor, tabIndex: -1 }}
    >
      <div className="flex flex-col gap-8">
        <div className="rounded-lg border border-moss/40 bg-moss-tint p-5">
          <p className="text-sm text-ink-soft">{t('enquiries.reference')}</p>
          <div className="mt-0.5 font-heading text-2xl">
            <bdi translate="no">{reference}</bdi>
          </div>
          <p className="mt-2">{t('enquiry.confirmation.keep')}</p>
        </div>
        {topic === 'safeguarding' && <DangerNote />}
        <div>
          <h3 className="text-xl">{t('enquiry.confirmation.next')}</h3>
          <p className="mt-2">{translate(`enquiry.next.${topic}`, figures)}</p>
          {isMailed && (
            <p className="mt-2">
              {email === '' ? t('enquiry.confirmation.mailRequested') : t('enquiry.confirmation.mail', { email })}
            </p>
          )}
        </div>
        <div>
          <h3 className="text-xl">{t('enquiry.confirmation.summary')}</h3>
          <Summary confirmation={confirmation} />
        </div>
        <AnotherMessage hasDraft={hasDraft}>{form}</AnotherMessage>
      </div>
    </PageSection>
  );
}

function Summary({ confirmation }: { confirmation: EnquiryConfirmation }) {
  const t = useTranslate();
  const { topic, name, email, region, stage } = confirmation;
  const typed = (text: string) => (
    <bdi translate="no" className="wrap-anywhere">
      {text}
    </bdi>
  );
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Detail label={t('enquiry.topic')}>{t(`enquiry.topic.${topic}`)}</Detail>
      <Detail label={t('enquiry.confirmation.office')}>{t(`enquiry.office.${topic}`)}</Detail>
      {name && <Detail label={t('enquiry.name')}>{typed(name)}</Detail>}
      {email && <Detail label={t('enquiry.email')}>{typed(email)}</Detail>}
      {region && <Detail label={t('enquiry.region')}>{typed(region)}</Detail>}
      {stage && <Detail label={t('enquiry.stage')}>{t(`enquiry.stage.${stage}`)}</Detail>}
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

/** Opens the form again, without a script too. */
function AnotherMessage({ hasDraft, children }: { hasDraft: boolean; children: ReactNode }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details open={isOpen || hasDraft} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={buttonClass({ variant: 'secondary' }, 'list-none [&::-webkit-details-marker]:hidden')}>
        {t('enquiry.confirmation.another')}
      </summary>
      <div className="mt-6">{children}</div>
    </details>
  );
}
