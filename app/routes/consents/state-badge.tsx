import type { ComponentProps } from 'react';
import type { ConsentState } from '#features/consents/consents.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';

const tones: Record<ConsentState, ComponentProps<typeof Badge>['tone']> = {
  open: 'brass',
  given: 'moss',
  refused: 'neutral',
  conflicting: 'clay',
  expired: 'neutral',
};

export function ConsentBadge({ state }: { state: ConsentState }) {
  const t = useTranslate();
  return <Badge tone={tones[state]}>{t(`consents.state.${state}`)}</Badge>;
}
