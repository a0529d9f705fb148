import type { absentStudents as english } from '../en/absent-students.ts';
import type { TranslationOf } from '../translation.ts';

export const absentStudents = {
  'absentStudents.title': 'Élèves absents',
  'absentStudents.day': 'Absents le {day}',
  'absentStudents.dayLabel': 'Jour',
  'absentStudents.search': 'Rechercher par nom, numéro, classe ou responsable',
  'absentStudents.level.all': 'Tous les niveaux',
  'absentStudents.reason.all': 'Tous les motifs',
  'absentStudents.days': 'Jours',
  'absentStudents.reportedBy': 'Signalée par',
  'absentStudents.reportedAt': 'Signalée le',
  'absentStudents.nobody': 'Compte supprimé',
  'absentStudents.empty': 'Aucun élève n’est absent',
  'absentStudents.empty.text': 'Les absences que les familles signalent pour ce jour apparaissent ici.',
} as const satisfies TranslationOf<typeof english>;
