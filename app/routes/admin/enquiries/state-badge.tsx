import type { EnquiryState } from '#features/enquiries/enquiries.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';

const tones = {
  new: 'brass',
  contacted: 'sea',
  scheduled: 'sea',
  interview: 'sea',
  offered: 'sea',
  accepted: 'moss',
  enrolled: 'moss',
  closed: 'neutral',
} as const;

export function StateBadge({ state }: { state: EnquiryState }) {
  const t = useTranslate();
  return <Badge tone={tones[state]}>{t(`enquiries.state.${state}`)}</Badge>;
}
