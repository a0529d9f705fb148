import type { absences as english } from '../en/absences.ts';
import type { TranslationOf } from '../translation.ts';

export const absences = {
  'absence.reason.illness': 'Maladie',
  'absence.reason.appointment': 'Rendez-vous médical',
  'absence.reason.family': 'Raisons familiales',
  'absence.reason.travel': 'Voyage',
  'absence.reason.observance': 'Fête ou obligation religieuse',
  'absence.reason.other': 'Autre motif',
  'absence.reportedBy': 'Signalée par {name}',
  'absence.report': 'Signaler une absence',
} as const satisfies TranslationOf<typeof english>;
