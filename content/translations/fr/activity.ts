import type { activity as english } from '../en/activity.ts';
import type { TranslationOf } from '../translation.ts';

export const activity = {
  'activity.older': 'Activité plus ancienne',
  'activity.newest': 'Activité la plus récente',
  'activity.ofAll': 'Tous les élèves',
  'activity.level-changed': 'Niveau modifié',
  'activity.mentor-assigned': 'Nouveau mentor pédagogique : {name}',
  'activity.coach-assigned': 'Nouveau coach bien-être : {name}',
  'activity.absence-reported': 'Absence signalée',
  'activity.absence-reported.by': 'Absence signalée par {name}',
  'activity.absence-withdrawn': 'Absence annulée',
  'activity.absence-withdrawn.by': 'Absence annulée par {name}',
  'activity.feedback-published': 'Nouvelle appréciation',
  'activity.feedback-corrected': 'Appréciation corrigée',
  'activity.report-published': 'Nouveau bulletin',
  'activity.report-corrected': 'Bulletin corrigé',
  'activity.country-changed': 'Changement du pays des cours',
} as const satisfies TranslationOf<typeof english>;
