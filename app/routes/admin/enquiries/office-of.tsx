import type { ListedEnquiry } from '#features/enquiries/enquiries.ts';
import { useTranslate } from '#i18n/language-context.tsx';

/** Who handles an enquiry or message; consultations and messages without an office are with administrators. */
export function OfficeOf({ enquiry: { topic, office } }: { enquiry: Pick<ListedEnquiry, 'topic' | 'office'> }) {
  const t = useTranslate();
  return office
    ? t(`office.${office}`)
    : t(topic === 'consultation' ? 'enquiry.office.consultation' : 'enquiry.office.other');
}
