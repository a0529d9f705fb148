import type { Side } from '#features/messages/messages.ts';
import type { Translate } from '#i18n/translate.ts';

/** `Eleanor Whitcombe`, or `Complaints Officer (Eleanor Whitcombe)`. */
export function sideText({ fullName, office }: Side, t: Translate): string {
  if (!office) return fullName ?? t('message.formerUser');
  return fullName === null ? t(`office.${office}`) : `${t(`office.${office}`)} (${fullName})`;
}
