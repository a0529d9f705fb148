import type { childAttendance as english } from '../en/child-attendance.ts';
import type { TranslationOf } from '../translation.ts';

export const childAttendance = {
  'childAttendance.title': 'Assiduité',
  'childAttendance.lead': 'Ce que les enseignants ont noté pour les séances de vos enfants.',
  'childAttendance.waiting': 'Étiez-vous au courant de cette absence ?',
  'childAttendance.waiting.text':
    'Personne ne l’a signalée. Si vous ne savez pas où se trouve votre enfant, cherchez-le d’abord, puis écrivez à l’école.',
  'childAttendance.knew': 'Nous étions au courant. Motif :',
  'childAttendance.noRight': 'Votre compte ne permet pas de répondre. Un autre responsable peut le faire.',
  'childAttendance.write': 'Écrire à l’école',
  'childAttendance.saved': 'Merci. L’école voit votre réponse.',
  'childAttendance.gone': 'Cette absence a déjà été expliquée ou corrigée.',
  'childAttendance.summary': '{attended} séances suivies sur {lessons} enregistrées',
  'childAttendance.none': 'Rien n’a encore été noté.',
  'childAttendance.toPage': 'Voir l’assiduité',
  'childAttendance.pattern': {
    one: '{count} absence en deux semaines',
    many: '{count} absences en deux semaines',
    other: '{count} absences en deux semaines',
  },
} as const satisfies TranslationOf<typeof english>;
