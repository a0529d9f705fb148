import type { FoundAccount } from '#features/accounts/accounts.ts';
import type { LinkedStudents } from '#features/students/students.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { EffectList } from '../account-removal/effect-list.tsx';

type ErasureEffectsProps = { account: FoundAccount; students: LinkedStudents };

export function ErasureEffects({ account: { fullName: name }, students }: ErasureEffectsProps) {
  const t = useTranslate();
  const deleted = [
    t('removal.erase.account', { name }),
    t('removal.erase.messages', { name }),
    t('removal.erase.unsent'),
    ...(students.asParent > 0 ? [t('removal.erase.links')] : []),
  ];
  // The same for every account: whether there is a safeguarding record must not be visible.
  const kept = [
    t('removal.erase.kept.family'),
    t('removal.erase.kept.records'),
    t('removal.erase.kept.safeguarding', { name }),
    t('removal.erase.kept.log'),
  ];
  return (
    <>
      <EffectList title={t('removal.deleted')} effects={deleted} />
      <EffectList title={t('removal.kept')} effects={kept} />
    </>
  );
}
