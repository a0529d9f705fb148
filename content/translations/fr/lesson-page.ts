import type { lessonPage as english } from '../en/lesson-page.ts';
import type { TranslationOf } from '../translation.ts';

export const lessonPage = {
  'lesson.students': 'Élèves',
  'lesson.noStudents': 'Aucun élève ne suit ce cours en ce moment.',
  'lesson.note': 'Note aux familles',
  'lesson.note.hint':
    'Les familles et les enseignants de cette séance la lisent dans l’espace famille. Ne nommez aucun enfant.',
  'lesson.note.tooLong': 'La note doit compter au maximum 500 caractères',
  'lesson.change': 'Modifier cette séance',
  'lesson.change.zone': 'Le jour et l’heure sont ceux du cours, dans le fuseau {zone}.',
  'lesson.state': 'La séance',
  'lesson.state.missing': 'Veuillez choisir ce qu’il advient de la séance',
  'lesson.state.held': 'A lieu comme prévu',
  'lesson.state.cancelled': 'Est annulée',
  'lesson.state.moved': 'Est déplacée',
  'lesson.movedDay': 'Nouveau jour',
  'lesson.movedDay.hint': 'Seulement si la séance est déplacée',
  'lesson.movedDay.missing': 'Veuillez indiquer le nouveau jour',
  'lesson.movedDay.invalid': 'Veuillez indiquer un jour dans l’année à venir',
  'lesson.movedDay.past': 'Cette heure est déjà passée. Veuillez en choisir une autre.',
  'lesson.movedStart': 'Nouveau début',
  'lesson.movedStart.missing': 'Veuillez indiquer le nouveau début',
  'lesson.movedStart.invalid': 'Veuillez indiquer une heure',
  'lesson.teacher': 'Enseignant',
  'lesson.teacher.usual': 'Comme d’habitude',
  'lesson.teacher.unknown': 'Veuillez choisir quelqu’un dans la liste',
  'lesson.room': 'Adresse d’une autre classe en ligne',
  'lesson.room.hint':
    'Adresse web sécurisée. Laissez vide pour la classe habituelle. Les familles ne voient pas l’adresse : elles l’ouvrent en rejoignant la séance.',
  'lesson.room.invalid': 'Veuillez indiquer l’adresse web sécurisée d’une classe en ligne utilisée par l’école',
  'lesson.submit': 'Enregistrer la modification',
  'lesson.submitting': 'Enregistrement…',
  'lesson.success': 'La séance a été modifiée.',
  'lesson.undo': 'Rétablir comme prévu',
  'lesson.undone': 'La séance a de nouveau lieu comme prévu.',
  'lesson.over': 'Cette séance est terminée et ne peut plus être modifiée.',
  'lesson.changedMeanwhile':
    'Quelqu’un d’autre a modifié cette séance entre-temps. Vous voyez sa version avec vos saisies ; l’enregistrement la remplace.',
  'lesson.conflict': 'Modifier la séance malgré tout ?',
  'lesson.conflict.person': '{name} a une autre séance à cette heure-là.',
  'lesson.conflict.submit': 'Modifier malgré tout',
} as const satisfies TranslationOf<typeof english>;
