import type { Audience } from '#features/consents/consents.ts';
import type { PlainTranslationKey, Translate } from '#i18n/translate.ts';

export const audienceLabels = {
  everybody: 'consents.audience.everybody',
  primary: 'stage.primary',
  middle: 'stage.middle',
  secondary: 'stage.secondary',
  university: 'stage.university',
  class: 'consents.audience.class',
  chosen: 'consents.audience.chosen',
} as const satisfies Record<Audience, PlainTranslationKey>;

/** Names the class, too. */
export const audienceText = (
  { audience, className }: { audience: Audience; className: string | null },
  t: Translate,
): string => (className === null ? t(audienceLabels[audience]) : t('consents.audience.ofClass', { name: className }));
