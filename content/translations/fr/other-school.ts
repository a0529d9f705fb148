import type { otherSchool as english } from '../en/other-school.ts';
import type { TranslationOf } from '../translation.ts';

export const otherSchool = {
  'otherSchool.title': 'Heures dans une autre école',
  'otherSchool.lead':
    'Si {name} suit aussi l’enseignement d’une autre école, indiquez ici les heures de chaque semaine. Le calendrier signale alors les séances qui tombent pendant ces heures, pour vous et pour le mentor pédagogique. Les autres responsables autorisés à voir votre enfant, le coach bien-être et les administrateurs voient également ces heures.',
  'otherSchool.entered': 'Heures hebdomadaires',
  'otherSchool.none': 'Aucune heure n’a été saisie.',
  'otherSchool.add': 'Ajouter des heures',
  'otherSchool.changeTitle': 'Modifier des heures',
  'otherSchool.weekday': 'Jour de la semaine',
  'otherSchool.weekday.choose': 'Choisissez un jour',
  'otherSchool.weekday.missing': 'Choisissez un jour de la semaine',
  'otherSchool.startsAt': 'De',
  'otherSchool.endsAt': 'À',
  'otherSchool.time.missing': 'Saisissez une heure',
  'otherSchool.endsAt.early': 'Saisissez une heure postérieure au début',
  'otherSchool.timeZone': 'Fuseau horaire de l’autre école',
  'otherSchool.timeZone.missing': 'Choisissez un fuseau horaire',
  'otherSchool.term': 'Trimestre',
  'otherSchool.term.missing': 'Choisissez un trimestre de notre école',
  'otherSchool.noTerms': 'Vous pourrez saisir des heures dès que l’école aura fixé les dates du prochain trimestre.',
  'otherSchool.noRight':
    'Vous pouvez voir ces heures, mais pas les modifier. Un responsable autorisé à écrire au sujet de {name} peut le faire.',
  'otherSchool.tooMany': 'Soixante saisies au plus sont possibles par enfant. Supprimez-en d’abord',
  'otherSchool.changedMeanwhile':
    'Ces heures ont été modifiées ou supprimées entre-temps. Revenez à la liste pour voir leur état actuel.',
  'otherSchool.submit': 'Enregistrer',
  'otherSchool.submitting': 'Enregistrement…',
  'otherSchool.change': 'Modifier',
  'otherSchool.changeNamed': 'Modifier\u202f: {hours}',
  'otherSchool.remove': 'Supprimer',
  'otherSchool.removeNamed': 'Supprimer\u202f: {hours}',
  'otherSchool.cancel': 'Revenir à la liste',
  'otherSchool.success': 'Les heures sont enregistrées.',
  'otherSchool.removed': 'Les heures sont supprimées.',
} as const satisfies TranslationOf<typeof english>;
