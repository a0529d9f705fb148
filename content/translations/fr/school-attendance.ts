import type { schoolAttendance as english } from '../en/school-attendance.ts';
import type { TranslationOf } from '../translation.ts';

export const schoolAttendance = {
  'schoolAttendance.title': 'Assiduité de l’école',
  'schoolAttendance.missing': 'Séances sans appel',
  'schoolAttendance.missing.none': 'Chaque séance commencée ce jour-là a son appel.',
  'schoolAttendance.noTeacher': 'Sans enseignant',
  'schoolAttendance.unexplained': 'Absences inexpliquées',
  'schoolAttendance.unexplained.lead':
    'Des trente derniers jours, les plus récentes d’abord. Les responsables ont été interrogés ; une absence qui reste inexpliquée est une préoccupation.',
  'schoolAttendance.unexplained.none': 'Il n’y en a aucune.',
} as const satisfies TranslationOf<typeof english>;
