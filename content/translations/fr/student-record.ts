import type { studentRecord as english } from '../en/student-record.ts';
import type { TranslationOf } from '../translation.ts';

export const studentRecord = {
  'studentRecord.reports': 'Bulletins',
  'studentRecord.reports.none': 'Aucun bulletin n’a encore été publié.',
  'studentRecord.reports.begun': {
    one: '{count} autre n’est pas encore publié',
    many: '{count} d’autres ne sont pas encore publiés',
    other: '{count} autres ne sont pas encore publiés',
  },
  'studentRecord.absences': 'Absences',
  'studentRecord.absences.none': 'Aucune absence n’a été signalée.',
  'studentRecord.absences.count': {
    one: '{count} absence au total',
    many: '{count} d’absences au total',
    other: '{count} absences au total',
  },
  'studentRecord.absences.all': 'Élèves absents',
  'studentRecord.messages': 'Messages',
  'studentRecord.messages.count': {
    one: '{count} message mentionne cet élève.',
    many: '{count} de messages mentionnent cet élève.',
    other: '{count} messages mentionnent cet élève.',
  },
  'studentRecord.messages.text':
    'Les administrateurs ne voient que leur nombre. Les messages adressés à des responsables de l’école, ou envoyés par eux, ne sont pas comptés.',
  'studentRecord.safety.entered': 'La fiche est remplie.',
  'studentRecord.safety.none': 'Rien n’a encore été saisi.',
  'studentRecord.safety.due': 'Non confirmée cette période.',
  'studentRecord.safety.unseen': {
    one: '{count} texte sur les décisions de justice attend d’être confirmé.',
    many: '{count} textes sur les décisions de justice attendent d’être confirmés.',
    other: '{count} textes sur les décisions de justice attendent d’être confirmés.',
  },
  'studentRecord.safety.text': 'Chaque consultation des détails est enregistrée avec votre nom.',
} as const satisfies TranslationOf<typeof english>;
