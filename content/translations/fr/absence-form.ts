import type { absenceForm as english } from '../en/absence-form.ts';
import type { TranslationOf } from '../translation.ts';

export const absenceForm = {
  'absence.title': 'Absences',
  'absence.lead':
    'Prévenez l’école lorsqu’un élève ne peut pas être présent. Le mentor pédagogique en est informé et voit les jours dans la liste de ses élèves. Les administrateurs voient qui est absent.',
  'absence.student': 'Élève',
  'absence.student.missing': 'Veuillez choisir un élève',
  'absence.student.noRight': 'Votre compte n’est pas configuré pour signaler les absences de cet élève.',
  'absence.firstDay': 'Premier jour',
  'absence.firstDay.missing': 'Veuillez indiquer le premier jour',
  'absence.firstDay.far': 'Le premier jour doit se situer dans le mois écoulé ou l’année à venir',
  'absence.firstDay.taken': 'Une absence est déjà signalée pour ces jours. Vous la trouverez ci-dessous.',
  'absence.lastDay': 'Dernier jour',
  'absence.lastDay.hint': 'À laisser vide pour un seul jour',
  'absence.lastDay.invalid': 'Veuillez indiquer une date',
  'absence.lastDay.early': 'Le dernier jour précède le premier',
  'absence.lastDay.far':
    'Une absence dure trois mois au plus. Pour une absence plus longue, veuillez écrire à l’école.',
  'absence.reason': 'Motif',
  'absence.reason.choose': 'Choisir un motif',
  'absence.reason.missing': 'Veuillez choisir un motif',
  'absence.note': 'Remarque',
  'absence.note.hint':
    'Seulement si elle est utile. Il n’est pas nécessaire de décrire une maladie. Le mentor, le coach et les autres responsables de l’élève peuvent la lire.',
  'absence.note.tooLong': 'La remarque ne doit pas dépasser 1 000 caractères',
  'absence.submit': 'Signaler l’absence',
  'absence.submitting': 'Signalement en cours…',
  'absence.success': 'L’absence est signalée et l’école en est informée.',
  'absence.tooMany':
    'Absence non signalée : vous avez envoyé beaucoup de messages en peu de temps. Veuillez réessayer dans dix minutes.',
  'absence.notTold':
    'Absence non signalée : personne ne peut recevoir le message pour le moment. Veuillez écrire à l’un des responsables de l’école.',
  'absence.coming': 'Absences en cours et prévues',
  'absence.none': 'Aucune absence signalée.',
  'absence.withdraw': 'Annuler l’absence',
  'absence.withdrawNamed': 'Annuler l’absence de {name}',
  'absence.withdraw.title': 'Annuler l’absence de {name} ?',
  'absence.withdraw.message':
    'L’école en sera informée, et les autres responsables de l’élève verront que vous l’avez annulée.',
  'absence.withdraw.keep': 'Garder l’absence',
  'absence.withdrawn': 'L’absence est annulée et l’école en est informée.',
  'absence.noRight': 'Vous ne pouvez pas signaler d’absence',
  'absence.noRight.text':
    'Votre compte n’est pas configuré pour signaler des absences. Si vous pensez qu’il s’agit d’une erreur, veuillez écrire à l’école.',
  'absence.toOffice': 'Écrire au coordinateur pédagogique',
  'absence.message.reported.subject': 'Absence : {student}',
  'absence.message.reported': '{student} sera absent(e) : {days}.',
  'absence.message.withdrawn.subject': 'Absence annulée : {student}',
  'absence.message.withdrawn': 'L’absence de {student} est annulée : {days}.',
  'absence.message.days': 'du {first} au {last}',
  'absence.message.reason': 'Motif : {reason}',
} as const satisfies TranslationOf<typeof english>;
