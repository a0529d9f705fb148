import type { LinkedStudents } from '#features/students/students.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { EffectList } from '../account-removal/effect-list.tsx';

export function MergeEffects({ students }: { students: LinkedStudents }) {
  const t = useTranslate();
  const moved = [
    t('removal.merge.messages'),
    ...(students.asParent > 0 ? [t('removal.merge.students')] : []),
    ...(students.asMentor > 0 ? [t('removal.merge.mentored')] : []),
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
