import type { Office } from '../../../../content/offices.ts';
import type { FoundAccount } from '../../../features/accounts/accounts.ts';
import type { LinkedStudents } from '../../../features/students/students.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { EffectList } from '../account-removal/effect-list.tsx';

interface ErasureEffectsProps {
  account: FoundAccount;
  offices: Office[];
  students: LinkedStudents;
}

export function ErasureEffects({ account: { fullName: name, role }, offices, students }: ErasureEffectsProps) {
  const t = useTranslate();
  const isParent = role === 'parent';
  const deleted = [
    t('removal.erase.account', { name }),
    ...(isParent ? [t('removal.erase.messages', { name })] : []),
    t('removal.erase.unsent'),
    ...(students.asParent > 0 ? [t('removal.erase.links')] : []),
    ...(students.asMentor > 0 ? [t('admin.confirm.role.losesStudents', { count: students.asMentor })] : []),
    ...offices.map((office) => t('removal.erase.office', { name, office: t(`office.${office}`) })),
  ];
  const kept = [
    isParent ? t('removal.erase.kept.family') : t('removal.erase.kept.staff', { name }),
    t('removal.erase.kept.records'),
    t('removal.erase.kept.log'),
  ];
  return (
    <>
      <EffectList title={t('removal.deleted')} effects={deleted} />
      <EffectList title={t('removal.kept')} effects={kept} />
    </>
  );
}
