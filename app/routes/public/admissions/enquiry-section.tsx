import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import type { EnquiryConfirmation } from '#features/enquiries/confirmation.server.ts';
import type { FormAnswer } from '#forms/form-answer.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LinkedText } from '#ui/linked-text.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { type ContactField, enquiryAnchor } from './contact-form.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquiryReceived } from './enquiry-received.tsx';
import { useContactForm } from './use-contact-form.ts';

export type EnquirySectionProps = {
  title: string;
  lead: string;
  /** Leads to answers that the school has published; not shown to somebody who is worried about a child. */
  note: string | null;
  /** Topic in the URL; null if it names none. */
  topic: EnquiryTopic | null;
  answer: FormAnswer<ContactField> | null;
  confirmation: EnquiryConfirmation | null;
  figures: Record<string, string>;
};

/** The contact form under the heading of its topic, or the confirmation of what was sent with it. @see PD-30 */
export function EnquirySection(props: EnquirySectionProps) {
  const { title, lead, note, topic, answer, confirmation, figures } = props;
  const t = useTranslate();
  const contact = useContactForm({ topic, sentTopic: confirmation?.topic ?? null, answer });
  const form = <EnquiryForm form={contact} />;
  if (confirmation && !answer) {
    return (
      <EnquiryReceived
        key={confirmation.reference}
        confirmation={confirmation}
        figures={figures}
        hasDraft={contact.draft.isTouched}
        form={form}
      />
    );
  }
  const shown = contact.topic;
  return (
    <PageSection
      id={enquiryAnchor}
      background="paper"
      title={shown === 'consultation' ? title : t(`enquiry.title.${shown}`)}
      lead={shown === 'consultation' ? lead : t(`enquiry.lead.${shown}`)}
    >
      {note && shown !== 'safeguarding' && (
        <p className="mb-6">
          <LinkedText>{note}</LinkedText>
        </p>
      )}
      {form}
    </PageSection>
  );
}
