import type { attendance as english } from '../en/attendance.ts';
import type { TranslationOf } from '../translation.ts';

export const attendance = {
  'attendance.mark.present': 'Présent',
  'attendance.mark.late': 'En retard',
  'attendance.mark.absent': 'Absent',
  'attendance.mark.left-early': 'Parti avant la fin',
  'attendance.mark.technical': 'Problème technique',
  'attendance.minutes': { one: '{count} minute', many: '{count} minutes', other: '{count} minutes' },
  'attendance.unexplained': 'Sans explication',
  'attendance.explained': 'La famille était au courant : {reason}',
  'attendance.explanation.illness': 'maladie',
  'attendance.explanation.appointment': 'rendez-vous médical',
  'attendance.explanation.family': 'raisons familiales',
  'attendance.explanation.technical': 'problème technique',
  'attendance.explanation.other': 'autre motif',
  'attendance.formerCourse': 'Cours',
} as const satisfies TranslationOf<typeof english>;
