import type { ReportState } from '#features/reports/reports.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';

const tones = { none: 'neutral', draft: 'brass', published: 'moss', correction: 'brass' } as const;

export function StateBadge({ state }: { state: ReportState }) {
  const t = useTranslate();
  return <Badge tone={tones[state]}>{t(`reports.state.${state}`)}</Badge>;
}
