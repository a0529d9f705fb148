import type { OwnOffer } from '#features/meetings/meetings.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { audienceText } from '../announcements/audience-text.ts';

/** Whom an offer is for. Of students, only that they were chosen. */
export function useReceiverText(): (offer: Pick<OwnOffer, 'audience' | 'choices'>) => string {
  const t = useTranslate();
  return ({ audience, choices }) =>
    audience === 'enquiry' ? t('meetings.toEnquiry') : audienceText({ audience, choices }, t);
}
