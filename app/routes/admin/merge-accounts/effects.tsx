import type { Office } from '../../../../content/offices.ts';
import type { LinkedStudents } from '../../../features/students/students.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { EffectList } from '../account-removal/effect-list.tsx';

interface MergeEffectsProps {
  offices: Office[];
  students: LinkedStudents;
}

export function MergeEffects({ offices, students }: MergeEffectsProps) {
  const t = useTranslate();
  const moved = [
    t('removal.merge.messages'),
    ...(students.asParent > 0 ? [t('removal.merge.students')] : []),
    ...(students.asMentor > 0 ? [t('removal.merge.mentored')] : []),
    ...offices.map((office) => t('removal.merge.office', { office: t(`office.${office}`) })),
    t('removal.merge.work'),
  ];
  return (
    <>
      <EffectList title={t('removal.merge.moves')} effects={moved} />
      <EffectList title={t('removal.deleted')} effects={[t('removal.merge.access')]} />
      <EffectList title={t('removal.kept')} effects={[t('removal.merge.between')]} />
    </>
  );
}
